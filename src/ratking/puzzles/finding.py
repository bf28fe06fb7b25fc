"""Looking for a puzzle in a moment of a game: a quick look, a race of all ways, and a proof.

Every way to answer is tried in sampled worlds. Those that fall behind are left; where one way stays
ahead it has to win again, with other seeds and in many more worlds, before it is called best.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from math import sqrt
from typing import Any, Final

from ratking.agents.analysis import Analyst, Effort
from ratking.agents.greedy import Greedy
from ratking.agents.ismcts import Budget
from ratking.agents.winning import WinSearch
from ratking.analysis.advice import outlooks
from ratking.analysis.outlook import most_telling
from ratking.analysis.ways import Way, best_ways, followed, goes_on, is_same, is_to_confirm, tried
from ratking.core.game import Game, Observation
from ratking.core.state import State
from ratking.puzzles.levels import SLACK, found_by
from ratking.puzzles.puzzle import Puzzle, Telling, Weighed
from ratking.text import Words

GLANCE: Final = 200
"""So many worlds show whether a moment is worth a race."""

PLANNING: Final = Budget(iterations=600, batch=8)
RACE: Final = (40, 160)
"""In so many worlds each way is tried, round after round; the second is that of a hint."""

PROOFS: Final = 3
PROVEN: Final = 800
"""So often, and each time in so many worlds, the best way has to win again."""

LONGER: Final = 1600
"""Ten times the worlds of the race, by which the whole collection is measured."""

GAP: Final = 0.05
"""So much likelier to win the best way has to be than any other."""

NEAR: Final = 0.04
SURELY: Final = 4.0
"""And by so many standard errors."""

RIVALS: Final = 3
OBVIOUS: Final = 0.85
"""What so many of the weakest find is no puzzle."""

MOST_WAYS: Final = 30
QUICK: Final = ("medium", "easy", "novice", "easy", "novice")
MOST_PLANS: Final = 4
"""So many plans are offered, of which one is best: nobody could choose among hundreds."""

HOPELESS: Final = 0.08
"""Whoever is lost anyway has no puzzle to solve."""


@dataclass
class Runner:
    """A way in the race, with its chance and the standard error of that."""

    way: Way
    chance: float = 0.0
    noise: float = 1.0


class Finder:
    """Looks at moments of one game."""

    def __init__(self, game: Game[Any], words: Words, seed: str) -> None:
        self.game = game
        self.words = words
        self.seed = seed

    def look(self, state: State, seat: int, place: int) -> Puzzle | None:
        """Find out whether a moment is a puzzle for a seat."""
        table: State = self.game.observe(state, seat).table
        analyst = self._analyst(GLANCE, f"{place} glance")
        is_plan = goes_on(analyst, table, seat)
        ways = self._plans(analyst, table, seat) if is_plan else self._single(analyst, table, seat)
        runners = self._raced(ways, seat, place, is_plan)
        if not runners or not self._proven(runners, seat, place):
            return None
        found = self._written(table, seat, place, runners, is_plan)
        return None if min(found.finds.values()) > OBVIOUS else found

    def _analyst(self, worlds: int, what: str) -> Analyst:
        return Analyst(self.game, Effort(worlds), f"puzzle {self.seed} {what}")

    # Which ways there are.

    def _single(self, analyst: Analyst, table: State, seat: int) -> list[Way]:
        """List every answer, if a glance does not show that several are as good."""
        answers = self.game.answers(table, seat)
        if is_to_confirm(analyst, table, seat) or len(answers) > MOST_WAYS:
            return []
        search = WinSearch(self.game, analyst.evaluator, Budget(GLANCE), analyst.seed)
        first, *others = search.explain(Observation(seat, table), answers)
        tried_well = [other.expected for other in others if other.visits >= GLANCE // 20]
        if tried_well and first.expected - max(tried_well) < NEAR / 2:
            return []
        return [followed(analyst, table, seat, [answer]) for answer in answers]

    def _plans(self, analyst: Analyst, table: State, seat: int) -> list[Way]:
        """Find some plans: those that a search likes, and those of whoever thinks less."""
        found: list[Way] = []
        quick = [self._quick_plan(analyst, table, seat, level) for level in QUICK]
        for way in [*best_ways(analyst, table, seat, PLANNING), *quick]:
            if all(not is_same(self.words, seat, way, other) for other in found):
                found.append(way)
        return found

    def _quick_plan(self, analyst: Analyst, table: State, seat: int, level: str) -> Way:
        greedy = Greedy(self.game, analyst.evaluator.heuristic, analyst.seed, SLACK[level])
        after: State = self.game.copy(table)
        choices = list[int]()
        while goes_on(analyst, after, seat):
            question, answers = self.game.question(after, seat), self.game.answers(after, seat)
            choices.append(greedy.choose(Observation(seat, after), question, answers))
            self.game.apply(after, seat, choices[-1])
        return choices, after

    # Which of them is best.

    def _raced(self, ways: list[Way], seat: int, place: int, is_plan: bool) -> list[Runner]:
        """Try all ways, then those that are near the first; nobody wins a close race.

        Plans that are as good as the first are not offered.
        """
        runners = [Runner(way) for way in ways]
        near = runners
        for worlds in RACE:
            self._try(near, seat, worlds, f"{place} race")
            runners.sort(key=lambda runner: -runner.chance)
            if len(runners) < 2 or runners[0].chance < HOPELESS:
                return []
            near = [one for one in runners if _may_win(one, runners[0])]
            if is_plan:
                near = runners
            elif len(near) > RIVALS + 1:
                return []
        if is_plan:
            return _offered(runners)
        return runners if runners[0].chance - runners[1].chance >= GAP else []

    def _try(self, runners: list[Runner], seat: int, worlds: int, what: str) -> None:
        for runner in runners:
            analyst = self._analyst(worlds, what)
            runner.chance, runner.noise = tried(analyst, runner.way[1], seat, analyst.seed)

    def _proven(self, runners: list[Runner], seat: int, place: int) -> bool:
        """Let the first win again, each time with other luck; keep what all of it comes to."""
        first, *others = runners[:MOST_PLANS]
        found: list[list[tuple[float, float]]] = []
        for number in range(PROOFS):
            self._try([first, *others], seat, PROVEN, f"{place} proof {number}")
            found.append([(one.chance, one.noise) for one in (first, *others)])
            if any(first.chance - other.chance < GAP / 2 for other in others):
                return False
        for runner, parts in zip((first, *others), zip(*found, strict=True), strict=True):
            runner.chance = sum(chance for chance, _ in parts) / PROOFS
            runner.noise = sqrt(sum(noise**2 for _, noise in parts)) / PROOFS
        runners.sort(key=lambda runner: -runner.chance)
        return runners[0] is first and all(_is_clear(first, other) for other in runners[1:])

    # What is kept.

    def _written(
        self, table: State, seat: int, place: int, runners: list[Runner], is_plan: bool
    ) -> Puzzle:
        ways = [runner.way for runner in runners]
        analyst = self._analyst(RACE[-1], f"{place} levels")
        finds = found_by(analyst, table, seat, ways, is_plan)
        question = self.game.question(table, seat)
        seen = self.game.to_json(table)
        name = sha256(f"{self.game.name}{seat}{seen}".encode()).hexdigest()[:10]
        return Puzzle(
            name,
            seat,
            question.kind.name,
            seen,
            tuple(_weighed(runner) for runner in runners),
            is_plan,
            self._telling(analyst, seat, ways[:RIVALS]),
            finds,
            self._longer(ways[:2], seat, place),
        )

    def _longer(self, ways: list[Way], seat: int, place: int) -> tuple[float, ...]:
        runners = [Runner(way) for way in ways]
        self._try(runners, seat, LONGER, f"{place} longer")
        return tuple(round(runner.chance, 4) for runner in runners)

    def _telling(self, analyst: Analyst, seat: int, ways: list[Way]) -> Telling | None:
        first, *others = outlooks(analyst, seat, ways)
        telling = most_telling(first, others)
        if telling is None:
            return None
        figure, mine, usual = telling
        return Telling(figure, round(mine, 2), round(usual, 2))


def _may_win(one: Runner, first: Runner) -> bool:
    return one.chance + one.noise > first.chance - NEAR - GAP


def _offered(runners: list[Runner]) -> list[Runner]:
    """Pick the best plan, and the next ones that are clearly worse."""
    first = runners[0]
    worse = [one for one in runners[1:] if first.chance - one.chance >= GAP]
    return [first, *worse[: MOST_PLANS - 1]] if len(worse) > 1 else []


def _is_clear(first: Runner, other: Runner) -> bool:
    ahead = first.chance - other.chance
    return ahead >= GAP and ahead >= SURELY * sqrt(first.noise**2 + other.noise**2)


def _weighed(runner: Runner) -> Weighed:
    return Weighed(tuple(runner.way[0]), round(runner.chance, 4), round(runner.noise, 4))


def looked_at_again(
    game: Game[Any], puzzle: Puzzle, seed: str, worlds: int = LONGER
) -> tuple[float, ...]:
    """Try the first two ways of a puzzle once more: what the long search would say today."""
    table, chances = game.from_json(puzzle.table), list[float]()
    for way in puzzle.ways[:2]:
        analyst = Analyst(game, Effort(worlds), seed)
        after = followed(analyst, table, puzzle.seat, way.choices)[1]
        chances.append(tried(analyst, after, puzzle.seat, seed)[0])
    return tuple(chances)
