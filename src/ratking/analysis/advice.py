"""The best whole plans for a seat: what to answer, the chance to win, and why in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ratking.agents.analysis import Analyst, Effort
from ratking.agents.ismcts import Budget, following
from ratking.agents.tree import NONE
from ratking.agents.winning import WinSearch
from ratking.analysis.outlook import Outlook, look_ahead, most_telling
from ratking.core.game import Game, Observation
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

    The noise is twice the standard error of the chance.
    """

    choices: list[int]
    plan: Mapping[str, int]
    label: str
    chance: float
    noise: float
    why: str


def best_plans(game: Game[Any], words: Words, table: State, seat: int) -> list[Plan]:
    """Find the best plans of a seat from what it sees, the best first."""
    analyst = Analyst(game, Effort(WORLDS), "advice")
    seen = Observation(seat, table)
    question, answers = game.question(table, seat), game.answers(table, seat)
    search = WinSearch(game, analyst.evaluator, LOOK, "advice")
    lines = search.explain(seen, answers)[:BEST]
    ways = [_whole(analyst, search, table, seat, line.answer) for line in lines]
    tried = [_tried(analyst, after, seat) for _, after in ways]
    ahead = [
        look_ahead(game, analyst.evaluator, Observation(seat, after), FUTURES, "advice")
        for _, after in ways
    ]
    plans = []
    for place, (choices, after) in enumerate(ways):
        chance, noise = tried[place]
        is_whole = len(choices) > 1
        label = words.plan(after, seat) if is_whole else words.label(table, question, choices[0])
        planned = words.planned(after, seat) if is_whole else {}
        why = _why(words, ahead, place)
        plans.append(Plan(choices, planned, label, round(chance, 3), round(2 * noise, 3), why))
    return sorted(plans, key=lambda plan: -plan.chance)


def _whole(
    analyst: Analyst, search: WinSearch, table: State, seat: int, first: int
) -> tuple[list[int], State]:
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
    if seat not in analyst.game.open_seats(after):
        return False
    kind = kind_at(after, open_place(after, seat))
    return kind.together and not analyst.evaluator.heuristic.confirms(kind)


def _tried(analyst: Analyst, after: State, seat: int) -> tuple[float, float]:
    """Try a plan in many worlds: the chance to win, and its standard error."""
    search = analyst.search("advice again")
    search.think(Observation(seat, after))
    return search.root.value(seat), search.spread(seat)


def _why(words: Words, ahead: list[Outlook], place: int) -> str:
    others = [one for number, one in enumerate(ahead) if number != place]
    telling = most_telling(ahead[place], others)
    if telling is None:
        return ""
    figure, mine, usual = telling
    return words.advice(figure, mine, usual)
