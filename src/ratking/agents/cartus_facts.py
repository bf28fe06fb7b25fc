"""What a trained eye looks at on a table of Rattus Cartus: numbers for every seat."""

from __future__ import annotations

from math import exp
from typing import Final

from ratking.games.cartus.pieces import (
    CARDS,
    COPIES,
    NUNS,
    OTHERS,
    POPULATION,
    UNKNOWN,
    WIDTH,
    family_of,
)
from ratking.games.cartus.state import (
    ENTERING,
    NOWHERE,
    RESOLVING,
    SUPPLIES,
    TRACKS,
    CartusState,
    is_final_round,
)

NAMES: Final[tuple[str, ...]] = (
    # shared_facts
    "time left", "time left squared", "supplies", "entering", "resolving", "final round",
    "two players", "players", "unseen nuns",
    # facts
    "points", "points late", "hopes", "hopes if alive", "steps", "steps early", "alive",
    "alive early", "alive late", "margin", "rats", "tokens", "points if alive",
    # hand_facts
    "cards", "cards early", "largest family early", "cards that fit",
    *(f"{card} early" for card in OTHERS),
    # rival_facts
    "best rival alive", "mean rival alive", "best rival", "lead",
    # CartusSense.facts
    "foreseen",
)  # fmt: skip
"""What the numbers of a seat are called, one for each: a network knows them by these names."""

PRIZES: Final = (10.0, 5.0, 2.0)


def facts(
    state: CartusState,
    left: float,
    influence: list[float],
    rats: list[float],
    living: list[float],
    margin: list[float],
) -> list[list[float]]:
    """List the facts of every seat, with influence and rats as they are foreseen."""
    players = state.box.players
    points = [float(state.tokens[seat]) for seat in range(players)]
    hopes = [0.0] * players
    for family in range(TRACKS):
        add_prizes(influence, family * players, players, points)
        add_hopes(influence, family * players, players, left, hopes)
    alive = [points[seat] * living[seat] for seat in range(players)]
    shared = shared_facts(state, left)
    found = []
    for seat in range(players):
        steps = 0.0
        for family in range(TRACKS):
            steps += influence[family * players + seat]
        own = [
            points[seat] / 10.0,
            points[seat] * (1.0 - left) / 10.0,
            hopes[seat] / 10.0,
            hopes[seat] * living[seat] / 10.0,
            steps / 10.0,
            steps * left / 10.0,
            living[seat],
            living[seat] * left,
            living[seat] * (1.0 - left),
            margin[seat] / 5.0,
            rats[seat] / 10.0,
            state.tokens[seat] / 5.0,
            alive[seat] / 10.0,
        ]
        found.append(
            shared + own + hand_facts(state, seat, left) + rival_facts(alive, points, seat)
        )
    return found


def shared_facts(state: CartusState, left: float) -> list[float]:
    """Describe the moment, the same for every seat."""
    return [
        left,
        left * left,
        1.0 if state.phase == SUPPLIES else 0.0,
        1.0 if state.phase == ENTERING else 0.0,
        1.0 if state.phase == RESOLVING else 0.0,
        1.0 if is_final_round(state) and state.round else 0.0,
        1.0 if state.box.players == 2 else 0.0,
        state.box.players / 5.0,
        state.nun_row.count(-1) / 5.0,
    ]


def hand_facts(state: CartusState, seat: int, left: float) -> list[float]:
    """Count a hand: population cards, how well they fit the row, and special cards."""
    first = seat * WIDTH
    families = [0] * TRACKS
    cards = float(state.hand[first + UNKNOWN])
    for card in range(POPULATION):
        families[card // NUNS] += state.hand[first + card]
        cards += state.hand[first + card]
    fitting = 0
    if state.place[seat] == NOWHERE:
        for building in state.row:
            fitting = max(fitting, families[family_of(building // COPIES)])
    specials = [left * state.hand[first + card] for card in range(POPULATION, CARDS)]
    return [cards / 5.0, left * cards / 5.0, left * max(families) / 3.0, fitting / 3.0, *specials]


def rival_facts(alive: list[float], points: list[float], seat: int) -> list[float]:
    """Compare a seat with the others."""
    best, total, most = -100.0, 0.0, -100.0
    for other in range(len(alive)):
        if other != seat:
            best = max(best, alive[other])
            most = max(most, points[other])
            total += alive[other]
    mean = total / (len(alive) - 1)
    return [best / 10.0, mean / 10.0, most / 10.0, (alive[seat] - best) / 10.0]


def add_prizes(influence: list[float], first: int, players: int, points: list[float]) -> None:
    """Add the prizes of a track as it is foreseen; tied seats share what they stand for."""
    for seat in range(players):
        mine = influence[first + seat]
        if mine > 0:
            ahead, level = 0, 0
            for other in range(players):
                if influence[first + other] > mine + 0.01:
                    ahead += 1
                elif influence[first + other] > mine - 0.01:
                    level += 1
            total = 0.0
            for place in range(ahead, ahead + level):
                total += PRIZES[place] if place < 3 else 0.0
            points[seat] += total / level


def rivals_ahead(influence: list[float], first: int, players: int, seat: int, left: float) -> float:
    """Expect how many rivals will end ahead on a track, the less certain the earlier it is."""
    ahead = 0.0
    for other in range(players):
        if other != seat:
            lead = influence[first + seat] - influence[first + other]
            ahead += 1.0 / (1.0 + exp(lead / (0.4 + 2.0 * left)))
    return ahead


def add_hopes(
    influence: list[float], first: int, players: int, left: float, hopes: list[float]
) -> None:
    """Add the prizes of a track as they may turn out, the less certain the earlier it is."""
    for seat in range(players):
        ahead = rivals_ahead(influence, first, players, seat, left)
        hopes[seat] += 10.0 - 5.0 * ahead if ahead < 1.0 else max(5.0 - 2.5 * (ahead - 1.0), 0.0)
