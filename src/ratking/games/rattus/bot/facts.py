"""What a trained eye looks at on a table of Rattus: numbers for every seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ratking.core.question import NATURE
from ratking.core.row import has
from ratking.core.state import is_waiting, top_seat
from ratking.games.rattus.board import NOWHERE
from ratking.games.rattus.bot.losses import FAMILIES, ExpectedLoss, add_rat_to_come, add_rats
from ratking.games.rattus.cards import most_citizens
from ratking.games.rattus.cards.deck import FAMILY
from ratking.games.rattus.cards.deck import NAMES as CARD_NAMES
from ratking.games.rattus.domains import CLASS_CARDS
from ratking.games.rattus.state import (
    ACTIVE,
    CARDS,
    CITIZENS,
    CROWD,
    DIPLOMATS,
    ENDING,
    FINAL_ROUND,
    HAND,
    HANDS,
    HAVEN,
    HOLDER,
    INCREASED,
    LAST_PLAGUE,
    PHASE,
    PLAGUE,
    POTIONS,
    RAT_COUNT,
    SAVED_DIPLOMATS,
    SETUP,
    STORED,
    STRUCK,
    SUPPLY,
    RattusState,
)

NAMES: Final[tuple[str, ...]] = (
    # shared_facts
    "setup", "final round", "last plague", "time left", "time left squared", "rats in a region",
    "plague strikes", "nature is asked", "smallest hand", "two players", "players", "ending",
    # own_facts and add_region
    "board", "hand", "haven", "stored", "tokens", "loss", "near loss", "worst loss", "struck loss",
    "later loss", "leads", "places", "cards held", "alone", "safe", "region cards",
    # add_turn_and_rivals
    "may increase", "has increased", "turns to wait", "kept", "best rival", "mean rival",
    # add_card_facts
    *(f"holds {card}" for card in CARD_NAMES),
)  # fmt: skip
"""What the numbers of a seat are called, one for each: a network knows them by these names."""

SHARED: Final = 12
RIVALS: Final = 6
FACTS: Final = len(NAMES)
"""How many facts come first for every seat alike, how many say how it stands, and all of them."""

OWN: Final = SHARED
"""Where the facts begin that a seat has of its own; these are their places."""

ON_BOARD: Final = OWN
IN_HAND: Final = OWN + 1
IN_HAVEN: Final = OWN + 2
ON_BAKER: Final = OWN + 3
TOKENS: Final = OWN + 4
LOSS: Final = OWN + 5
NEAR_LOSS: Final = OWN + 6
WORST_LOSS: Final = OWN + 7
STRUCK_LOSS: Final = OWN + 8
LATER_LOSS: Final = OWN + 9
LEADS: Final = OWN + 10
PLACES: Final = OWN + 11
HELD: Final = OWN + 12
ALONE: Final = OWN + 13
SAFE: Final = OWN + 14
REGION_CARDS: Final = OWN + 15
STANDING: Final = OWN + 16
HELD_CARDS: Final = STANDING + RIVALS


def facts(losses: list[list[ExpectedLoss]], state: RattusState) -> list[vec[float]]:
    """List the facts of every seat."""
    players = state.box.players
    found = [own_facts(state, seat) for seat in range(players)]
    held = families_held(state)
    for region in state.box.in_play:
        if CROWD.of(state, region):
            add_region(losses, state, region, held, found)
    shared = shared_facts(state)
    for seat in range(players):
        mine = found[seat]
        for place in range(i64(SHARED)):
            mine[place] = shared[place]
        add_turn_and_rivals(state, seat, found)
        add_card_facts(state, seat, mine)
    return found


def yes(true: bool) -> float:
    """Write a truth as a number."""
    return 1.0 if true else 0.0


def time_left(state: RattusState) -> float:
    """Say which part of the rats is still beside the board."""
    return float(SUPPLY.of(state)) / float(state.box.supply)


def shared_facts(state: RattusState) -> vec[float]:
    """Describe the moment, the same for every seat."""
    box, phase = state.box, PHASE.of(state)
    left, smallest = time_left(state), HAND.of(state, 0)
    for seat in range(1, box.players):
        if HAND.of(state, seat) < smallest:
            smallest = HAND.of(state, seat)
    shared = vec[float]([0.0] * SHARED)
    shared[0] = yes(phase == SETUP)
    shared[1] = yes(phase == FINAL_ROUND)
    shared[2] = yes(phase == LAST_PLAGUE)
    shared[3] = left
    shared[4] = left * left
    shared[5] = float(RAT_COUNT.total(state)) / float(len(box.in_play))
    shared[6] = yes(STRUCK.of(state) != NOWHERE)
    shared[7] = yes(is_waiting(state) and top_seat(state) == NATURE)
    shared[8] = float(smallest) / 20.0
    shared[9] = yes(box.players == 2)
    shared[10] = float(box.players) / 6.0
    shared[11] = yes(ENDING.of(state) != 0)
    return shared


def own_facts(state: RattusState, seat: int) -> vec[float]:
    """Count what a seat has beside its regions."""
    found = vec[float]([0.0] * FACTS)
    found[IN_HAND] = float(HAND.of(state, seat)) / 5.0
    found[IN_HAVEN] = float(HAVEN.of(state, seat))
    found[ON_BAKER] = float(STORED.of(state, seat))
    found[TOKENS] = float(SAVED_DIPLOMATS.of(state, seat))
    for place in range(CARDS.count(state)):
        if HOLDER.of(state, CARDS.of(state, place)) == seat:
            found[HELD] += 1.0
    found[REGION_CARDS] = float(HANDS[seat].count(state))
    return found


def families_held(state: RattusState) -> vec[float]:
    """Count the cards of each family that each seat holds."""
    held = vec[float]([0.0] * (state.box.players * FAMILIES))
    for place in range(CARDS.count(state)):
        card = CARDS.of(state, place)
        holder = HOLDER.of(state, card)
        if holder >= 0:
            held[holder * FAMILIES + FAMILY[card]] += 1.0
    return held


def is_near(state: RattusState, region: int) -> bool:
    """Say whether the plague reaches a region in one step."""
    plague = PLAGUE.of(state)
    return plague != NOWHERE and has(state.ways.near[plague], region)


def add_symbols(loss: float, omen: ExpectedLoss, held: vec[float], seat: int) -> float:
    """Add what the class symbols of an omen cost the cards of a seat."""
    symbols = omen.symbols
    first: i64 = seat * FAMILIES
    for family in range(i64(FAMILIES)):
        if held[first + family] > 0.0:
            loss += held[first + family] * symbols[family]
    return loss


def add_region(
    losses: list[list[ExpectedLoss]],
    state: RattusState,
    region: int,
    held: vec[float],
    found: list[vec[float]],
) -> None:
    """Add up what a region means for everybody who lives there."""
    most, crowd = most_citizens(state, region), CROWD.of(state, region)
    now, later = ExpectedLoss(), ExpectedLoss()
    add_rats(now, losses, state, region, 1.0)
    add_rat_to_come(later, losses, state, region, 1.0)
    near, struck = is_near(state, region), STRUCK.of(state) == region
    safe = RAT_COUNT.of(state, region) == 0
    for seat in range(state.box.players):
        citizens = CITIZENS.of(state, region, seat)
        if citizens:
            mine, count = found[seat], float(citizens)
            loss = now.everyone + (now.majority if citizens == most else 0.0)
            more = later.everyone + (later.majority if citizens == most else 0.0)
            loss = add_symbols(loss, now, held, seat)
            more = add_symbols(more, later, held, seat)
            if loss > count:
                loss = count
            if more > count - loss:
                more = count - loss
            mine[ON_BOARD] += count
            mine[LOSS] += loss
            mine[LATER_LOSS] += more
            mine[PLACES] += 1.0
            if near:
                mine[NEAR_LOSS] += loss
                if loss > mine[WORST_LOSS]:
                    mine[WORST_LOSS] = loss
            if struck:
                mine[STRUCK_LOSS] = loss
            if citizens == most:
                mine[LEADS] += count
            if citizens == crowd:
                mine[ALONE] += count
            if safe:
                mine[SAFE] += count
            mine[TOKENS] += float(DIPLOMATS.of(state, region, seat))
            mine[TOKENS] += float(POTIONS.of(state, region, seat))


def add_turn_and_rivals(state: RattusState, seat: int, found: list[vec[float]]) -> None:
    """Say when a seat's turn comes, and how it stands against the others."""
    players = state.box.players
    wait, increased = (seat - ACTIVE.of(state)) % players, INCREASED.of(state) != 0
    best, total = -100.0, 0.0
    for other in range(players):
        if other != seat:
            theirs = kept(found[other])
            if theirs > best:
                best = theirs
            total += theirs
    mine = found[seat]
    mine[STANDING] = yes(wait == 0 and not increased)
    mine[STANDING + 1] = yes(wait == 0 and increased)
    mine[STANDING + 2] = float(wait) / float(players)
    mine[STANDING + 3] = kept(mine)
    mine[STANDING + 4] = best
    mine[STANDING + 5] = total / float(players - 1)


def kept(own: vec[float]) -> float:
    """Count the citizens that a seat will keep if every rat is revealed now."""
    return own[ON_BOARD] - own[LOSS] + own[IN_HAVEN]


def add_card_facts(state: RattusState, seat: int, mine: vec[float]) -> None:
    """Say which cards a seat holds, weighed with the time that is left to use them."""
    left = 0.1 + time_left(state)
    for card in range(CLASS_CARDS):
        if HOLDER.of(state, card) == seat:
            mine[HELD_CARDS + card] = left
