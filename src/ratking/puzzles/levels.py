"""How hard a puzzle is: which levels find its best way, and the rating that follows from that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erf
from typing import Any, Final

from ratking.agents.analysis import Analyst
from ratking.agents.greedy import Greedy, softmax_weights
from ratking.agents.halving import search_for
from ratking.agents.ismcts import Budget
from ratking.agents.levels import LEVELS
from ratking.agents.standing import BETA
from ratking.agents.value_network import evaluator_of
from ratking.analysis.ways import Way
from ratking.core.game import Game, Observation
from ratking.core.state import State

STRENGTHS: Final = {"novice": 13.0, "easy": 19.0, "medium": 25.0, "hard": 30.0, "expert": 33.0}
"""Roughly how strong the levels are, in points of openskill; only by these a puzzle is rated."""

SLACK: Final = {"novice": 1.6, "easy": 0.6, "medium": 0.0}
"""How many points worse a way may look and still be taken by those who do not search."""

WORLDS: Final = {"hard": 400, "expert": 1000}
"""How many worlds the others sample."""

EASIEST: Final = 5.0
HARDEST: Final = 45.0


def found_by(
    analyst: Analyst, table: State, seat: int, ways: Sequence[Way], is_plan: bool
) -> dict[str, float]:
    """Say how likely each level picks the first of some ways."""
    return {
        level: round(_share(analyst, level, table, seat, ways, is_plan), 3) for level in STRENGTHS
    }


def _share(
    analyst: Analyst, level: str, table: State, seat: int, ways: Sequence[Way], is_plan: bool
) -> float:
    if level in SLACK:
        return _at_a_glance(analyst, level, table, seat, ways, is_plan)
    if is_plan:
        return float(_by_trying(analyst.game, level, seat, ways) == 0)
    search = _search(analyst.game, level, WORLDS[level])
    observation, question = Observation(seat, table), analyst.game.question(table, seat)
    answers = analyst.game.answers(table, seat)
    return float(search.choose(observation, question, answers) == ways[0][0][0])


def _at_a_glance(
    analyst: Analyst, level: str, table: State, seat: int, ways: Sequence[Way], is_plan: bool
) -> float:
    """Whoever looks one decision ahead draws by what the ways look worth."""
    greedy = Greedy(analyst.game, analyst.evaluator.heuristic, "")
    greedy.heuristic.prepare(table, seat)
    if is_plan:
        worths = [greedy.judge(after, seat) for _, after in ways]
    else:
        worths = greedy.worths(table, seat, [choices[0] for choices, _ in ways])
    shares = softmax_weights(worths, SLACK[level])
    return shares[0] / sum(shares)


def _by_trying(game: Game[Any], level: str, seat: int, ways: Sequence[Way]) -> int:
    """Compare plans as a search of a level would, all equally long."""
    worths = []
    for _, after in ways:
        search = _search(game, level, WORLDS[level] // len(ways))
        search.think(Observation(seat, after))
        worths.append(search.root.value(seat))
    return worths.index(max(worths))


def _search(game: Game[Any], level: str, iterations: int) -> Any:
    evaluator = evaluator_of(game, LEVELS[level].early)
    exploration = evaluator.heuristic.exploration_constant()
    return search_for(game, evaluator, Budget(iterations, exploration=exploration), "a puzzle")


def rating_of(finds: Mapping[str, float]) -> float:
    """Rate a puzzle so that the levels find it, all together, as often as they did."""
    wanted = sum(finds.values())
    low, high = EASIEST, HARDEST
    for _ in range(30):
        middle = (low + high) / 2
        expected = sum(_chance(STRENGTHS[level] - middle) for level in finds)
        low, high = (middle, high) if expected > wanted else (low, middle)
    return round((low + high) / 2, 1)


def _chance(ahead: float) -> float:
    """How likely somebody finds what is rated so much lower."""
    return 0.5 + 0.5 * erf(ahead / BETA / 2.0)
