"""Ways to answer: one answer, or several that make a plan behind a screen, and their chances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ratking.agents.analysis import Analyst
from ratking.agents.ismcts import Budget, following
from ratking.agents.tree import NONE
from ratking.agents.winning import WinSearch
from ratking.core.game import Observation
from ratking.core.question import Kind
from ratking.core.state import State, kind_at, open_place
from ratking.text import Words

BEST: Final = 3
LOOK: Final = Budget(iterations=2000, seconds=1.0, batch=8)
"""How long the search looks for plans."""

Way = tuple[list[int], State]
"""Answers that belong together, and the table as their seat sees it after them."""


def best_ways(
    analyst: Analyst, table: State, seat: int, look: Budget = LOOK, most: int = BEST
) -> list[Way]:
    """Find the ways that a search likes best, from what a seat sees."""
    search = WinSearch(analyst.game, analyst.evaluator, look, analyst.seed)
    answers = analyst.game.answers(table, seat)
    lines = search.explain(Observation(seat, table), answers)[:most]
    return [_whole(analyst, search, table, seat, line.answer) for line in lines]


def followed(analyst: Analyst, table: State, seat: int, choices: Sequence[int]) -> Way:
    """Go on as somebody did, until all is planned; whoever was not ready began again."""
    after: State = analyst.game.copy(table)
    made = list[int]()
    for place, choice in enumerate(choices, start=1):
        then: State = analyst.game.copy(after)
        analyst.game.apply(then, seat, choice)
        if is_to_confirm(analyst, after, seat):
            if place == len(choices) or not goes_on(analyst, then, seat):
                break
            made = []
        else:
            made.append(choice)
        after = then
        if not (goes_on(analyst, after, seat) or is_to_confirm(analyst, after, seat)):
            break
    return made, after


def is_same(words: Words, seat: int, way: Way, other: Way) -> bool:
    """Say whether two ways come to the same plan, whatever was planned first."""
    is_plan = len(way[0]) > 1 or len(other[0]) > 1
    planned = words.planned(way[1], seat) if is_plan else {}
    return way[0] == other[0] or (planned != {} and planned == words.planned(other[1], seat))


def is_whole(analyst: Analyst, seat: int, way: Way) -> bool:
    """Say whether a way is a plan: several answers, or one with which all is planned."""
    return len(way[0]) > 1 or is_to_confirm(analyst, way[1], seat)


def goes_on(analyst: Analyst, after: State, seat: int) -> bool:
    """Say whether the seat still makes its plan, apart from saying that it is ready."""
    kind = asked(analyst, after, seat)
    return kind is not None and kind.together and not analyst.evaluator.heuristic.confirms(kind)


def is_to_confirm(analyst: Analyst, after: State, seat: int) -> bool:
    """Say whether the seat only has to say that it is ready."""
    kind = asked(analyst, after, seat)
    return kind is not None and analyst.evaluator.heuristic.confirms(kind)


def asked(analyst: Analyst, after: State, seat: int) -> Kind[Any] | None:
    """Find what a seat is asked, if it is."""
    if seat not in analyst.game.open_seats(after):
        return None
    return kind_at(after, open_place(after, seat))


def tried(analyst: Analyst, after: State, seat: int, seed: str) -> tuple[float, float]:
    """Try a way in many worlds: the chance to win, and its standard error."""
    search = analyst.search(seed)
    search.think(Observation(seat, after))
    return search.root.value(seat), search.spread(seat)


def _whole(analyst: Analyst, search: WinSearch, table: State, seat: int, first: int) -> Way:
    """Go on from an answer behind a screen as the search would, until all is planned."""
    game, evaluator = analyst.game, analyst.evaluator
    after: State = game.copy(table)
    node, choices, choice = following(search.root, first), list[int](), first
    while True:
        game.apply(after, seat, choice)
        choices.append(choice)
        if not goes_on(analyst, after, seat):
            return choices, after
        legal = game.legal(after, seat)
        if len(legal) == 1:  # the tree has no node for it
            choice = legal[0]
            continue
        choice = node.favourite(legal)
        if choice == NONE:
            choice = evaluator.rollout_policy(after, seat, legal, search.rng)
        node = following(node, choice)
