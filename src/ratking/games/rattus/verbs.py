"""The verbs of Rattus: the only functions that change a state, each telling its event."""

from __future__ import annotations

from ratking.core.state import tell
from ratking.games.rattus import events
from ratking.games.rattus.board import REGIONS
from ratking.games.rattus.domains import UNTAKEN
from ratking.games.rattus.state import (
    ACTIVE,
    BISHOPS,
    CARAVAN,
    CARDS,
    CARRYING_BOTH,
    CITIZENS,
    CROWD,
    DIPLOMATS,
    ENDING,
    FINAL_ROUND,
    HAND,
    HAVEN,
    HOLDER,
    INCREASED,
    LAST,
    LAST_PLAGUE,
    NUNS,
    PHASE,
    PLAGUE,
    POTIONS,
    SAVED_DIPLOMATS,
    STORED,
    TOOK_CARD,
    TURNS,
    USED,
    WALLS,
    WITH_BOTH,
    WITH_DIPLOMATS,
    WITH_POTIONS,
    RattusState,
)
from ratking.games.rattus.ways import Ways

# Turns.


def begin_turn(state: RattusState, seat: int) -> None:
    """Begin a turn, and forget what was done in the one before (RB-9)."""
    PHASE.put(state, TURNS)
    ACTIVE.put(state, seat)
    INCREASED.put(state, 0)
    TOOK_CARD.put(state, 0)
    forget_uses(state)
    if state.told is not None:
        tell(state, events.TurnBegan(seat))


def end_regular_turns(state: RattusState, ending: int) -> None:
    """End the regular turns with the one of the active seat, for a reason (RB-37)."""
    seat = ACTIVE.of(state)
    ENDING.put(state, ending)
    LAST.put(state, seat)
    PHASE.put(state, FINAL_ROUND)
    if state.told is not None:
        tell(state, events.LastTurnEnded(seat, ending))


def begin_final_turn(state: RattusState, seat: int) -> None:
    """Begin a seat's turn of the final round (RB-38)."""
    ACTIVE.put(state, seat)
    forget_uses(state)
    if state.told is not None:
        tell(state, events.FinalTurnBegan(seat))


def begin_last_plague(state: RattusState) -> None:
    """Let the plague ravage every region; the player of the last regular turn decides (RB-41)."""
    seat = LAST.of(state)
    PHASE.put(state, LAST_PLAGUE)
    ACTIVE.put(state, seat)
    if state.told is not None:
        tell(state, events.LastPlagueBegan(seat))


def mark_increased(state: RattusState) -> None:
    """Remember that the population was increased this turn (RB-11)."""
    INCREASED.put(state, 1)


# Citizens.


def place_citizens(state: RattusState, seat: int, region: int, count: int) -> None:
    """Put citizens from the hand stock into a region."""
    HAND.change(state, seat, -count)
    _change_citizens(state, seat, region, count)
    if state.told is not None:
        tell(state, events.CitizensPlaced(seat, region, count))


def kill_citizens(state: RattusState, seat: int, region: int, loss: int) -> int:
    """Take the dead away, plain citizens first, then potions, the diplomat last; count the dead.

    The dead return to their owner's hand stock (RB-27). A citizen saved by a potion is safe from
    the whole rat (RP-8), and a diplomat stays one. The token of a dead one returns to the stock
    (RA-13).
    """
    potions = POTIONS.of(state, region, seat)
    diplomats = DIPLOMATS.of(state, region, seat)
    both = CARRYING_BOTH.of(state, region, seat)
    dead = min(loss, CITIZENS.of(state, region, seat) - potions - diplomats + both)
    drunk = min(loss - dead, potions - both)
    if diplomats and loss > dead + drunk:
        if both:
            drunk += 1
            CARRYING_BOTH.put(state, region, seat, 0)
        else:
            dead += 1
            DIPLOMATS.put(state, region, seat, 0)
    if drunk:
        drink_potions(state, seat, region, drunk)
    if dead:
        _change_citizens(state, seat, region, -dead)
        HAND.change(state, seat, dead)
        if state.told is not None:
            tell(state, events.CitizensDied(seat, region, dead))
    return dead


def drink_potions(state: RattusState, seat: int, region: int, count: int) -> None:
    """Take away the potions that saved somebody (RP-8)."""
    POTIONS.change(state, region, seat, -count)
    if state.told is not None:
        tell(state, events.PotionsDrunk(seat, region, count))


def move_citizens(
    state: RattusState,
    seat: int,
    origin: int,
    goal: int,
    count: int,
    diplomats: int = 0,
    potions: int = 0,
) -> None:
    """Move citizens to another region or, beyond the last one, into the Safe Haven."""
    _change_citizens(state, seat, origin, -count)
    both = CARRYING_BOTH.of(state, origin, seat) if diplomats else 0
    _change_tokens(state, seat, origin, -diplomats, -potions, -both)
    if goal == REGIONS:
        HAVEN.change(state, seat, count)
        SAVED_DIPLOMATS.change(state, seat, diplomats)
    else:
        _change_citizens(state, seat, goal, count)
        _change_tokens(state, seat, goal, diplomats, potions, both)
    if state.told is not None:
        if goal == REGIONS:
            tell(state, events.CitizenSaved(seat, origin))
        else:
            tell(state, events.CitizensMoved(seat, origin, goal, count))


def send_diplomat(state: RattusState, seat: int, region: int, both: int) -> None:
    """Put a diplomat token under a citizen, one with a potion or one without (RA-13)."""
    _change_tokens(state, seat, region, 1, 0, both)
    if state.told is not None:
        tell(state, events.DiplomatSent(seat, region, both))


def give_potion(state: RattusState, seat: int, region: int, both: int) -> None:
    """Put a potion under a citizen, the diplomat or another one (RP-8)."""
    _change_tokens(state, seat, region, 0, 1, both)
    if state.told is not None:
        tell(state, events.PotionGiven(seat, region, both))


def store_citizen(state: RattusState, seat: int) -> None:
    """Put a citizen from the hand stock onto the Baker (RP-1)."""
    HAND.change(state, seat, -1)
    STORED.change(state, seat, 1)
    if state.told is not None:
        tell(state, events.CitizenStored(seat))


def release_citizens(state: RattusState, region: int) -> None:
    """Put everybody who is stored into one region (RP-1)."""
    for seat in range(state.box.players):
        count = STORED.of(state, seat)
        if count:
            STORED.put(state, seat, 0)
            _change_citizens(state, seat, region, count)
            if state.told is not None:
                tell(state, events.CitizensReleased(seat, region, count))


def _change_citizens(state: RattusState, seat: int, region: int, change: int) -> None:
    CITIZENS.change(state, region, seat, change)
    CROWD.change(state, region, change)


def _change_tokens(
    state: RattusState, seat: int, region: int, diplomats: int, potions: int, both: int
) -> None:
    DIPLOMATS.change(state, region, seat, diplomats)
    POTIONS.change(state, region, seat, potions)
    CARRYING_BOTH.change(state, region, seat, both)


# Class cards and their pieces.


def take_card(state: RattusState, seat: int, card: int) -> None:
    """Take a class card from the table or from another player (RB-13)."""
    loser = HOLDER.of(state, card)
    HOLDER.put(state, card, seat)
    TOOK_CARD.put(state, 1)
    if state.told is not None:
        tell(state, events.CardTaken(seat, card, loser))


def bring_card_into_play(state: RattusState, card: int) -> None:
    """Lay a class card beside the board (RB-3)."""
    HOLDER.put(state, card, UNTAKEN)
    CARDS.put(state, sorted([*CARDS.all(state), card]))
    if state.told is not None:
        tell(state, events.CardChosen(card))


def bring_diplomats(state: RattusState) -> None:
    """Bring the diplomats into the game; with potions a citizen may carry both (RA-13, RP-8)."""
    WITH_DIPLOMATS.put(state, 1)
    WITH_BOTH.put(state, WITH_POTIONS.of(state))


def bring_potions(state: RattusState) -> None:
    """Bring the potions into the game; with diplomats a citizen may carry both (RA-13, RP-8)."""
    WITH_POTIONS.put(state, 1)
    WITH_BOTH.put(state, WITH_DIPLOMATS.of(state))


def mark_used(state: RattusState, seat: int, card: int) -> None:
    """Remember that a card's ability was used this turn (RB-14)."""
    USED.put(state, card, 1)
    if state.told is not None:
        tell(state, events.CardUsed(seat, card))


def forget_uses(state: RattusState) -> None:
    """Let every card be used once more (RB-14)."""
    for place in range(CARDS.count(state)):
        USED.put(state, CARDS.of(state, place), 0)


def move_plague(state: RattusState, seat: int, region: int) -> None:
    """Move the plague piece."""
    PLAGUE.put(state, region)
    if state.told is not None:
        tell(state, events.PlagueMoved(seat, region))


def place_caravan(state: RattusState, seat: int, region: int) -> None:
    """Put or move the Caravan."""
    CARAVAN.put(state, region)
    if state.told is not None:
        tell(state, events.CaravanMoved(seat, region))


def place_bishops(state: RattusState, seat: int, regions: list[int]) -> None:
    """Put both bishops where they keep rats out (RP-3)."""
    BISHOPS.put(state, regions)
    if state.told is not None:
        for region in regions:
            tell(state, events.BishopPlaced(seat, region))


def place_nuns(state: RattusState, seat: int, regions: list[int]) -> None:
    """Put the three nuns where they lower the population that counts (RP-4)."""
    NUNS.put(state, regions)
    if state.told is not None:
        for region in regions:
            tell(state, events.NunPlaced(seat, region))


def build_wall(state: RattusState, seat: int, torn_down: int, border: int) -> None:
    """Put a wall on a border, one that stands elsewhere or a new one (RP-9)."""
    walls = [wall for wall in WALLS.all(state) if wall != torn_down] + [border]
    WALLS.put(state, sorted(walls))
    open_ways(state)
    if state.told is not None:
        here, there = state.box.borders[border]
        tell(state, events.WallBuilt(seat, here, there))


def open_ways(state: RattusState) -> None:
    """Work out the open borders when walls stand on some."""
    shut = [state.box.borders[wall] for wall in WALLS.all(state)]
    state.ways = Ways(
        [
            [n for n in near if (min(region, n), max(region, n)) not in shut]
            for region, near in enumerate(state.box.neighbours)
        ]
    )
