"""The best whole plans for a seat: what to answer, the chance to win, and why in one sentence.

A move that was made is looked at in the same way: it stands among the plans that were best.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from ratking.agents.analysis import Analyst, Effort
from ratking.analysis.outlook import Outlook, look_ahead, most_telling
from ratking.analysis.ways import Way, best_ways, followed, is_same, is_whole, tried
from ratking.core.game import Game, Observation
from ratking.core.state import State
from ratking.text import Words

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


def best_plans(game: Game[Any], words: Words, table: State, seat: int) -> list[Plan]:
    """Find the best plans of a seat from what it sees, the best first."""
    analyst = Analyst(game, Effort(WORLDS), "advice")
    ways = best_ways(analyst, table, seat)
    found = _compared(analyst, words, table, seat, ways)
    return sorted(found, key=lambda plan: -plan.chance)


def judged(
    game: Game[Any], words: Words, table: State, seat: int, choices: Sequence[int]
) -> list[Plan]:
    """Set what a seat has answered among the best plans that it had, the best first."""
    analyst = Analyst(game, Effort(WORLDS), "advice")
    played = followed(analyst, table, seat, choices)
    ways = best_ways(analyst, table, seat)
    others = [way for way in ways if not is_same(words, seat, way, played)]
    first, *rest = _compared(analyst, words, table, seat, [played, *others], "judged")
    return sorted([replace(first, played=True), *rest], key=lambda plan: -plan.chance)


def _compared(
    analyst: Analyst,
    words: Words,
    table: State,
    seat: int,
    ways: list[Way],
    saying: str = "advice",
) -> list[Plan]:
    """Try each plan in many worlds, and say what tells it from the others."""
    ahead = outlooks(analyst, seat, ways)
    question = analyst.game.question(table, seat)
    plans = []
    for place, (choices, after) in enumerate(ways):
        chance, noise = tried(analyst, after, seat, "advice again")
        as_plan = is_whole(analyst, seat, ways[place])
        label = words.plan(after, seat) if as_plan else words.label(table, question, choices[0])
        planned = words.planned(after, seat) if as_plan else {}
        why = _why(words, ahead, place, saying)
        plans.append(Plan(choices, planned, label, round(chance, 3), round(2 * noise, 3), why))
    return plans


def outlooks(analyst: Analyst, seat: int, ways: list[Way]) -> list[Outlook]:
    """Look ahead behind each way, to tell it from the others."""
    return [
        look_ahead(analyst.game, analyst.evaluator, Observation(seat, after), FUTURES, "advice")
        for _, after in ways
    ]


def _why(words: Words, ahead: list[Outlook], place: int, saying: str) -> str:
    others = [one for number, one in enumerate(ahead) if number != place]
    telling = most_telling(ahead[place], others)
    if telling is None:
        return ""
    figure, mine, usual = telling
    return words.advice(figure, mine, usual, saying)
