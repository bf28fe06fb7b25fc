"""The verbs of Rattus: the only functions that change a state, each telling its event."""

from __future__ import annotations

from ratking.games.rattus import events as tell
from ratking.games.rattus.state import (
    NEW_RAT,
    NO_RAT,
    SLOTS,
    SUPPLY,
    UNTAKEN,
    Rat,
    RattusState,
)


def place_citizens(state: RattusState, seat: int, region: int, count: int) -> None:
    """Put citizens from the hand stock into a region."""
    state.hand[seat] -= count
    _change_citizens(state, seat, region, count)
    if state.told is not None:
        state.told.append(tell.CitizensPlaced(seat, region, count))


def kill_citizens(state: RattusState, seat: int, region: int, count: int) -> None:
    """Return dead citizens to their owner's hand stock (RB-27)."""
    _change_citizens(state, seat, region, -count)
    state.hand[seat] += count
    if state.told is not None:
        state.told.append(tell.CitizensDied(seat, region, count))


def move_citizens(state: RattusState, seat: int, origin: int, goal: int, count: int) -> None:
    """Move citizens from one region to another."""
    _change_citizens(state, seat, origin, -count)
    _change_citizens(state, seat, goal, count)
    if state.told is not None:
        state.told.append(tell.CitizensMoved(seat, origin, goal, count))


def save_citizen(state: RattusState, seat: int, region: int) -> None:
    """Bring one citizen into the Safe Haven (RB-34)."""
    _change_citizens(state, seat, region, -1)
    state.haven[seat] += 1
    if state.told is not None:
        state.told.append(tell.CitizenSaved(seat, region))


def _change_citizens(state: RattusState, seat: int, region: int, change: int) -> None:
    state.citizens[region * state.box.players + seat] += change
    state.crowd[region] += change


def take_card(state: RattusState, seat: int, card: int) -> None:
    """Take a class card from the table or from another player (RB-13)."""
    loser = state.holder[card]
    state.holder[card] = seat
    state.took_card = True
    if state.told is not None:
        state.told.append(tell.CardTaken(seat, card, loser))


def bring_card_into_play(state: RattusState, card: int) -> None:
    """Lay a class card beside the board (RB-3)."""
    state.holder[card] = UNTAKEN
    state.cards.append(card)
    state.cards.sort()
    if state.told is not None:
        state.told.append(tell.CardChosen(card))


def mark_used(state: RattusState, seat: int, card: int) -> None:
    """Remember that a card's ability was used this turn (RB-14)."""
    state.used |= 1 << card
    if state.told is not None:
        state.told.append(tell.CardUsed(seat, card))


def move_plague(state: RattusState, seat: int, region: int) -> None:
    """Move the plague piece."""
    state.plague = region
    if state.told is not None:
        state.told.append(tell.PlagueMoved(seat, region))


def place_caravan(state: RattusState, seat: int, region: int) -> None:
    """Put or move the Caravan."""
    state.caravan = region
    if state.told is not None:
        state.told.append(tell.CaravanMoved(seat, region))


def lay_rat(state: RattusState, region: int, rat: Rat) -> None:
    """Put a rat behind those that already lie in the region."""
    state.rats[region * SLOTS + state.rat_count[region]] = rat
    state.rat_count[region] += 1


def lift_rat(state: RattusState, slot: int) -> Rat:
    """Take a rat off the board; the later ones of its region close up."""
    rat = state.rats[slot]
    region = slot // SLOTS
    last = region * SLOTS + state.rat_count[region] - 1
    while slot < last:
        state.rats[slot] = state.rats[slot + 1]
        slot += 1
    state.rats[last] = NO_RAT
    state.rat_count[region] -= 1
    return rat


def add_rat(state: RattusState, seat: int, region: int) -> None:
    """Put a new rat from the supply face down into a region (RB-17)."""
    state.supply -= 1
    lay_rat(state, region, NEW_RAT)
    if state.told is not None:
        state.told.append(tell.RatAdded(seat, region))


def move_rat(state: RattusState, seat: int, slot: int, region: int) -> None:
    """Move a rat to another region."""
    lay_rat(state, region, lift_rat(state, slot))
    if state.told is not None:
        state.told.append(tell.RatMoved(seat, slot, region))


def swap_rats(state: RattusState, seat: int, first: int, second: int) -> None:
    """Let two rats trade places."""
    rats = state.rats
    rats[first], rats[second] = rats[second], rats[first]
    if state.told is not None:
        state.told.append(tell.RatsSwapped(seat, first, second))


def deal_face(state: RattusState, slot: int, face: int) -> None:
    """Give a rat the face that nature drew for it."""
    rat = state.rats[slot]
    state.undealt[face] = 0
    if rat.pool == SUPPLY and state.box.faces[face].starter:
        state.strays -= 1
    state.rats[slot] = Rat(rat.pool, face, rat.seen)


def show_rat(state: RattusState, seat: int, slot: int) -> None:
    """Let one seat see a face (RB-33); it stays known to that seat alone."""
    rat = state.rats[slot]
    state.rats[slot] = Rat(rat.pool, rat.face, rat.seen | (1 << seat))
    if state.told is not None:
        state.told.append(tell.RatSeen(seat, slot, rat.face))


def reveal_rat(state: RattusState, slot: int) -> int:
    """Turn a rat over for everybody; it leaves the game (RB-21)."""
    face = lift_rat(state, slot).face
    if state.told is not None:
        state.told.append(tell.RatRevealed(slot // SLOTS, slot % SLOTS, face))
    return face
