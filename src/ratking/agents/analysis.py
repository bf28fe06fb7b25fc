"""What a finished game tells: chances decision by decision, mistakes, and luck apart from skill.

The chances of a position are what the judge expects at the next real choice, averaged over what
nature may do until then. So nature changes them by luck alone, and on average not at all.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

from ratking.agents.heuristic import heuristic_of
from ratking.agents.ismcts import Budget
from ratking.agents.value_network import network_of
from ratking.agents.winning import WinEvaluator, WinSearch, won
from ratking.core.game import Game
from ratking.core.play import draw
from ratking.core.question import NATURE
from ratking.core.state import State, is_waiting, kind_at, open_place, top_seat
from ratking.games import manifest_of


class Effort:
    """How closely a game is looked at."""

    def __init__(self, iterations: int = 48, futures: int = 24, rolls: int = 4) -> None:
        self.iterations = iterations
        self.futures = futures
        self.rolls = rolls


class Moment:
    """One real decision, or what nature did between two of them, and the chances after it."""

    def __init__(self, place: int, seat: int, chances: list[float]) -> None:
        self.place = place
        self.seat = seat
        self.chances = chances
        self.choice = -1
        self.better = -1
        self.cost = 0.0
        self.noise = 0.0
        self.expected = 0.0


class Analyst:
    """Goes through a record, as far as it gets in the time it is given."""

    def __init__(self, game: Game[Any], effort: Effort, seed: str = "analysis") -> None:
        self.game = game
        self.effort = effort
        self.seed = seed
        self.rng = Random(seed)
        heuristic = heuristic_of(game)
        learned = network_of(manifest_of(game.name).learned, heuristic.feature_names())
        self.evaluator = WinEvaluator(game, heuristic, learned)

    def study(
        self, state: State, answers: list[tuple[int, int]], place: int, seconds: float
    ) -> tuple[list[Moment], int]:
        """Look at the moments from a place on; return them and the place to go on from."""
        until = time.perf_counter() + seconds if seconds else 0.0
        found: list[Moment] = []
        while place < len(answers):
            seat, choice = answers[place]
            if self.is_choice(state, seat):
                found.append(self.decision(state, place, seat, choice))
                place += 1
            else:
                place, drew = self.follow(state, answers, place)
                if drew:
                    found.append(Moment(place - 1, NATURE, self.chances(state)))
            if until and time.perf_counter() >= until:
                break
        return found, place

    def is_choice(self, state: State, seat: int) -> bool:
        """Say whether a seat has more than one answer."""
        if seat == NATURE or len(self.game.legal(state, seat)) == 1:
            return False
        return not self.evaluator.heuristic.confirms(kind_at(state, open_place(state, seat)))

    def follow(self, state: State, answers: list[tuple[int, int]], place: int) -> tuple[int, bool]:
        """Play on to the next real choice; say where it is and whether nature drew on the way."""
        drew = False
        while place < len(answers) and not self.is_choice(state, answers[place][0]):
            seat, choice = answers[place]
            drew = drew or seat == NATURE
            self.game.apply(state, seat, choice)
            place += 1
        return place, drew

    # Decisions.

    def decision(self, state: State, place: int, seat: int, choice: int) -> Moment:
        """Compare an answer with the best one that a search finds from what the seat knew."""
        better = self.best(state, place, seat)
        expected, cost, noise = self.compared(state, place, seat, choice, better)
        self.game.apply(state, seat, choice)
        moment = Moment(place, seat, self.chances(state))
        moment.choice, moment.better = choice, better
        moment.expected, moment.cost, moment.noise = expected, cost, noise
        return moment

    def best(self, state: State, place: int, seat: int) -> int:
        """Find the answer that a search would give."""
        search = self.search(f"{self.seed} {place}")
        observation = self.game.observe(state, seat)
        return search.explain(observation, self.game.answers(state, seat))[0].answer

    def compared(
        self, state: State, place: int, seat: int, choice: int, better: int
    ) -> tuple[float, float, float]:
        """Try two answers equally often; what the first is worth, what it costs, how surely."""
        search = self.search(f"{self.seed} {place} again")
        search.duel = [choice] if choice == better else [choice, better]
        search.think(self.game.observe(state, seat))
        played = search.root.edges[choice].value()
        if choice == better:
            return played, 0.0, 0.0
        return played, search.root.edges[better].value() - played, search.noise()

    def search(self, seed: str) -> WinSearch:
        """Begin a search that knows nothing yet."""
        return WinSearch(self.game, self.evaluator, Budget(self.effort.iterations), seed)

    # Chances.

    def chances(self, state: State) -> list[float]:
        """Expect who wins, at the next real choice and over all that nature may do until then."""
        if not is_waiting(state):
            return won(self.game, state)
        if self.is_waiting(state):
            return self.rolled(state)
        return mean([self.one_future(state) for _ in range(self.effort.futures)])

    def is_waiting(self, state: State) -> bool:
        """Say whether somebody has a real choice now."""
        return any(self.is_choice(state, seat) for seat in self.game.open_seats(state))

    def one_future(self, state: State) -> list[float]:
        """Let nature draw as it may until somebody has a choice."""
        world: State = self.game.copy(state)
        while is_waiting(world) and not self.is_waiting(world):
            self.go_on(world)
        return self.rolled(world) if is_waiting(world) else won(self.game, world)

    def rolled(self, state: State) -> list[float]:
        """Judge a position; one that is too rough to be judged is played on first."""
        self.evaluator.prepare(state, top_seat(state))
        if self.evaluator.is_quiescent(state):
            return self.evaluator.evaluate([state])[0]
        return mean([self.roll(self.game.copy(state)) for _ in range(self.effort.rolls)])

    def roll(self, world: State) -> list[float]:
        """Play on as everybody usually would until the position can be judged."""
        while is_waiting(world) and not self.evaluator.is_quiescent(world):
            self.go_on(world)
        return self.evaluator.evaluate([world])[0] if is_waiting(world) else won(self.game, world)

    def go_on(self, world: State) -> None:
        """Let nature draw, or somebody answer as they usually would."""
        seat = top_seat(world)
        if seat == NATURE:
            choice = draw(self.game, world, self.rng)
        else:
            choice = self.evaluator.rollout_policy(
                world, seat, self.game.legal(world, seat), self.rng
            )
        self.game.apply(world, seat, choice)


def mean(rows: list[list[float]]) -> list[float]:
    """Average chances."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
