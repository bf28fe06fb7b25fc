"""The best whole plans for a seat: what to answer, the chance to win, and why in one sentence.

A move that was made is looked at in the same way: it stands among the plans that were best.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from ratking.agents.analysis import Analyst, Effort
from ratking.agents.ismcts import Budget, following
from ratking.agents.tree import NONE
from ratking.agents.winning import WinSearch
from ratking.analysis.outlook import Outlook, look_ahead, most_telling
from ratking.core.game import Game, Observation
from ratking.core.question import Kind
from ratking.core.state import State, kind_at, open_place
from ratking.text import Words

BEST: Final = 3
LOOK: Final = Budget(iterations=2000, seconds=1.0, batch=8)
"""How long the search looks for plans."""

WORLDS: Final = 160
"""In so many worlds each plan is tried, as an analysis does afterwards."""

FUTURES: Final = 40
"""In so many worlds each plan is played on to the next turn, to say why."""


@dataclass(frozen=True)
class Plan:
    """Answers that belong together, with the chance to win that they leave, and why.

    The noise is twice the standard error of the chance; what was played stands among the best.
    """

    choices: list[int]
    plan: Mapping[str, int]
    label: str
    chance: float
    noise: float
    why: str
    played: bool = False


Way = tuple[list[int], State]
"""Answers that belong together, and the table as their seat sees it after them."""


def best_plans(game: Game[Any], words: Words, table: State, seat: int) -> list[Plan]:
    """Find the best plans of a seat from what it sees, the best first."""
    analyst = Analyst(game, Effort(WORLDS), "advice")
    ways = _best_ways(analyst, table, seat)
    found = _compared(analyst, words, table, seat, ways)
    return sorted(found, key=lambda plan: -plan.chance)


def judged(
    game: Game[Any], words: Words, table: State, seat: int, choices: Sequence[int]
) -> list[Plan]:
    """Set what a seat has answered among the best plans that it had, the best first."""
    analyst = Analyst(game, Effort(WORLDS), "advice")
    played = _followed(analyst, table, seat, choices)
    ways = _best_ways(analyst, table, seat)
    others = [way for way in ways if not _is_same(words, seat, way, played)]
    first, *rest = _compared(analyst, words, table, seat, [played, *others], "judged")
    return sorted([replace(first, played=True), *rest], key=lambda plan: -plan.chance)


def _best_ways(analyst: Analyst, table: State, seat: int) -> list[Way]:
    search = WinSearch(analyst.game, analyst.evaluator, LOOK, "advice")
    answers = analyst.game.answers(table, seat)
    lines = search.explain(Observation(seat, table), answers)[:BEST]
    return [_whole(analyst, search, table, seat, line.answer) for line in lines]


def _compared(
    analyst: Analyst,
    words: Words,
    table: State,
    seat: int,
    ways: list[Way],
    saying: str = "advice",
) -> list[Plan]:
    """Try each plan in many worlds, and say what tells it from the others."""
    game, question = analyst.game, analyst.game.question(table, seat)
    ahead = [
        look_ahead(game, analyst.evaluator, Observation(seat, after), FUTURES, "advice")
        for _, after in ways
    ]
    plans = []
    for place, (choices, after) in enumerate(ways):
        chance, noise = _tried(analyst, after, seat)
        is_whole = len(choices) > 1 or _is_to_confirm(analyst, after, seat)
        label = words.plan(after, seat) if is_whole else words.label(table, question, choices[0])
        planned = words.planned(after, seat) if is_whole else {}
        why = _why(words, ahead, place, saying)
        plans.append(Plan(choices, planned, label, round(chance, 3), round(2 * noise, 3), why))
    return plans


def _followed(analyst: Analyst, table: State, seat: int, choices: Sequence[int]) -> Way:
    """Go on as somebody did, until all is planned; whoever was not ready began again."""
    after: State = analyst.game.copy(table)
    made = list[int]()
    for place, choice in enumerate(choices, start=1):
        if _is_to_confirm(analyst, after, seat):
            if place == len(choices):
                break
            made = []
        else:
            made.append(choice)
        analyst.game.apply(after, seat, choice)
        if not (_goes_on(analyst, after, seat) or _is_to_confirm(analyst, after, seat)):
            break
    return made, after


def _is_same(words: Words, seat: int, way: Way, other: Way) -> bool:
    """Say whether two ways come to the same plan, whatever was planned first."""
    is_whole = len(way[0]) > 1 or len(other[0]) > 1
    planned = words.planned(way[1], seat) if is_whole else {}
    return way[0] == other[0] or (planned != {} and planned == words.planned(other[1], seat))


def _whole(analyst: Analyst, search: WinSearch, table: State, seat: int, first: int) -> Way:
    """Go on from an answer behind a screen as the search would, until all is planned."""
    game, evaluator = analyst.game, analyst.evaluator
    after: State = game.copy(table)
    node, choices, choice = following(search.root, first), list[int](), first
    while True:
        game.apply(after, seat, choice)
        choices.append(choice)
        if not _goes_on(analyst, after, seat):
            return choices, after
        legal = game.legal(after, seat)
        if len(legal) == 1:  # the tree has no node for it
            choice = legal[0]
            continue
        choice = node.favourite(legal)
        if choice == NONE:
            choice = evaluator.rollout_policy(after, seat, legal, search.rng)
        node = following(node, choice)


def _goes_on(analyst: Analyst, after: State, seat: int) -> bool:
    """Say whether the seat still makes its plan, apart from saying that it is ready."""
    asked = _asked(analyst, after, seat)
    return asked is not None and asked.together and not analyst.evaluator.heuristic.confirms(asked)


def _is_to_confirm(analyst: Analyst, after: State, seat: int) -> bool:
    """Say whether the seat only has to say that it is ready."""
    asked = _asked(analyst, after, seat)
    return asked is not None and analyst.evaluator.heuristic.confirms(asked)


def _asked(analyst: Analyst, after: State, seat: int) -> Kind[Any] | None:
    if seat not in analyst.game.open_seats(after):
        return None
    return kind_at(after, open_place(after, seat))


def _tried(analyst: Analyst, after: State, seat: int) -> tuple[float, float]:
    """Try a plan in many worlds: the chance to win, and its standard error."""
    search = analyst.search("advice again")
    search.think(Observation(seat, after))
    return search.root.value(seat), search.spread(seat)


def _why(words: Words, ahead: list[Outlook], place: int, saying: str) -> str:
    others = [one for number, one in enumerate(ahead) if number != place]
    telling = most_telling(ahead[place], others)
    if telling is None:
        return ""
    figure, mine, usual = telling
    return words.advice(figure, mine, usual, saying)
