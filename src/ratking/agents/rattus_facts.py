"""What a trained eye looks at on a table of Rattus: numbers for every seat."""

from __future__ import annotations

from typing import Final

from ratking.agents.rattus_omens import FAMILIES, Omen, add_rat_to_come, add_rats
from ratking.core.question import NATURE
from ratking.games.rattus.board import NOWHERE
from ratking.games.rattus.cards.deck import FAMILY
from ratking.games.rattus.cards.deck import NAMES as CARD_NAMES
from ratking.games.rattus.state import CARDS, FINAL_ROUND, LAST_PLAGUE, SETUP, RattusState

NAMES: Final[tuple[str, ...]] = (
    # shared_facts
    "setup", "final round", "last plague", "time left", "time left squared", "rats in a region",
    "plague strikes", "nature is asked", "smallest hand", "two players", "players", "ending",
    # own_facts and add_region
    "board", "hand", "haven", "stored", "tokens", "loss", "near loss", "worst loss", "struck loss",
    "later loss", "leads", "places", "cards held", "alone", "safe", "region cards",
    # turn_and_rivals
    "may increase", "has increased", "turns to wait", "kept", "best rival", "mean rival",
    # card_facts
    *(f"holds {card}" for card in CARD_NAMES),
)  # fmt: skip
"""What the numbers of a seat are called, one for each: a network knows them by these names."""

OWN: Final = 16
"""How many facts a seat has of its own; these are their places."""

BOARD: Final = 0
HAND: Final = 1
HAVEN: Final = 2
STORED: Final = 3
TOKENS: Final = 4
LOSS: Final = 5
NEAR_LOSS: Final = 6
WORST_LOSS: Final = 7
STRUCK_LOSS: Final = 8
LATER_LOSS: Final = 9
LEADS: Final = 10
PLACES: Final = 11
HELD: Final = 12
ALONE: Final = 13
SAFE: Final = 14
REGION_CARDS: Final = 15


def facts(omens: list[list[Omen]], state: RattusState) -> list[list[float]]:
    """List the facts of every seat."""
    players = state.box.players
    own = [own_facts(state, seat) for seat in range(players)]
    held = families_held(state)
    for region in state.box.in_play:
        if state.crowd[region]:
            add_region(omens, state, region, held, own)
    shared = shared_facts(state)
    return [
        shared + own[seat] + turn_and_rivals(state, seat, own) + card_facts(state, seat)
        for seat in range(players)
    ]


def shared_facts(state: RattusState) -> list[float]:
    """Describe the moment, the same for every seat."""
    box = state.box
    time_left = state.supply / box.supply
    rats = 0
    for region in box.in_play:
        rats += state.rat_count[region]
    asked_nature = bool(state.pending) and state.pending[-1].seat == NATURE
    return [
        1.0 if state.phase == SETUP else 0.0,
        1.0 if state.phase == FINAL_ROUND else 0.0,
        1.0 if state.phase == LAST_PLAGUE else 0.0,
        time_left,
        time_left * time_left,
        rats / len(box.in_play),
        1.0 if state.struck != NOWHERE else 0.0,
        1.0 if asked_nature else 0.0,
        min(state.hand) / 20.0,
        1.0 if box.players == 2 else 0.0,
        box.players / 6.0,
        1.0 if state.ending else 0.0,
    ]


def own_facts(state: RattusState, seat: int) -> list[float]:
    """Count what a seat has beside its regions."""
    found = [0.0] * OWN
    found[HAND] = state.hand[seat] / 5.0
    found[HAVEN] = float(state.haven[seat])
    found[STORED] = float(state.stored[seat])
    found[TOKENS] = float(state.saved_diplomats[seat])
    for card in state.cards:
        if state.holder[card] == seat:
            found[HELD] += 1.0
    if state.region_deck is not None:
        found[REGION_CARDS] = float(len(state.region_deck.hands[seat]))
    return found


def families_held(state: RattusState) -> list[int]:
    """Count the cards of each family that each seat holds."""
    held = [0] * (state.box.players * FAMILIES)
    for card in state.cards:
        if state.holder[card] >= 0:
            held[state.holder[card] * FAMILIES + FAMILY[card]] += 1
    return held


def add_region(
    omens: list[list[Omen]],
    state: RattusState,
    region: int,
    held: list[int],
    own: list[list[float]],
) -> None:
    """Add up what a region means for everybody who lives there."""
    players = state.box.players
    first = region * players
    most = max(state.citizens[first : first + players])
    now, later = Omen(), Omen()
    add_rats(now, omens, state, region, 1.0)
    add_rat_to_come(later, omens, state, region, 1.0)
    near = region in state.ways.neighbours[state.plague] if state.plague != NOWHERE else False
    for seat in range(players):
        count = state.citizens[first + seat]
        if count:
            mine = own[seat]
            loss = now.everyone + (now.majority if count == most else 0.0)
            more = later.everyone + (later.majority if count == most else 0.0)
            for family in range(FAMILIES):
                cards = held[seat * FAMILIES + family]
                if cards:
                    loss += cards * now.symbols[family]
                    more += cards * later.symbols[family]
            loss = min(loss, float(count))
            mine[BOARD] += count
            mine[LOSS] += loss
            mine[LATER_LOSS] += min(more, count - loss)
            mine[PLACES] += 1.0
            if near:
                mine[NEAR_LOSS] += loss
                mine[WORST_LOSS] = max(mine[WORST_LOSS], loss)
            if region == state.struck:
                mine[STRUCK_LOSS] = loss
            if count == most:
                mine[LEADS] += count
            if count == state.crowd[region]:
                mine[ALONE] += count
            if state.rat_count[region] == 0:
                mine[SAFE] += count
            if state.diplomats:
                mine[TOKENS] += state.diplomats[first + seat]
            if state.potions:
                mine[TOKENS] += state.potions[first + seat]


def turn_and_rivals(state: RattusState, seat: int, own: list[list[float]]) -> list[float]:
    """Say when a seat's turn comes, and how it stands against the others."""
    players = state.box.players
    wait = (seat - state.active) % players
    mine = kept(own[seat])
    best, total = -100.0, 0.0
    for other in range(players):
        if other != seat:
            theirs = kept(own[other])
            best = max(best, theirs)
            total += theirs
    return [
        1.0 if wait == 0 and not state.increased else 0.0,
        1.0 if wait == 0 and state.increased else 0.0,
        wait / players,
        mine,
        best,
        total / (players - 1),
    ]


def kept(own: list[float]) -> float:
    """Count the citizens that a seat will keep if every rat is revealed now."""
    return own[BOARD] - own[LOSS] + own[HAVEN]


def card_facts(state: RattusState, seat: int) -> list[float]:
    """Say which cards a seat holds, weighed with the time that is left to use them."""
    time_left = 0.1 + state.supply / state.box.supply
    return [time_left if state.holder[card] == seat else 0.0 for card in range(CARDS)]
