"""Puzzles from games of strong bots: each game is played by its number, and looked through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from ratking.agents import agent_named
from ratking.core.game import Game
from ratking.core.play import Agent, decide, draw
from ratking.core.question import NATURE
from ratking.core.state import State, is_waiting, kind_at, open_place, top_kind, top_seat
from ratking.games import game
from ratking.puzzles.finding import Finder
from ratking.puzzles.puzzle import Puzzle
from ratking.text import words_of

OF_A_KIND: Final = 5
"""So many puzzles of one kind a game gives at the most: ten of the same bore people."""

LOOKED_AT: Final = 0.5
"""The share of its decisions at which a game is looked at."""

LONGEST: Final = 4000


@dataclass(frozen=True)
class Plan:
    """Which games are played, and by whom."""

    game: str
    agent: str
    seed: str
    options: Mapping[str, object]
    data: Path | None = None


@dataclass(frozen=True)
class Searched:
    """What one game has given."""

    number: int
    looked_at: int
    puzzles: list[Puzzle]


class Search:
    """Plays the games of a plan, and looks for puzzles in them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game[Any] = game(plan.game, plan.data)

    def play(self, number: int) -> Searched:
        """Play one game, and look at some of its decisions."""
        stream = f"{self.plan.seed}/{number}"
        luck, finder = Random(stream), Finder(self.game, words_of(self.game), stream)
        found, kinds, looked = list[Puzzle](), Counter[str](), 0
        for place, state, seat in self._moments(number, luck):
            kind = kind_at(state, open_place(state, seat)).name
            if kinds[kind] < OF_A_KIND and luck.random() < LOOKED_AT:
                looked += 1
                puzzle = finder.look(state, seat, place)
                if puzzle is not None:
                    found.append(puzzle)
                    kinds[kind] += 1
        return Searched(number, looked, found)

    def sit_down(self, number: int = 0) -> list[Agent]:
        """Seat the same agent everywhere, each with luck of its own."""
        players = self.game.players(self.game.new(self.plan.options))
        streams = [f"{self.plan.seed}/{number}/{seat}" for seat in range(players)]
        return [agent_named(self.plan.agent, self.game, stream, True) for stream in streams]

    def _moments(self, number: int, luck: Random) -> Iterator[tuple[int, State, int]]:
        """Go through a game, and stop wherever a seat begins a decision."""
        state: State = self.game.new(self.plan.options)
        agents = self.sit_down(number)
        planning, place = set[int](), 0
        while is_waiting(state) and place < LONGEST:
            seat = top_seat(state)
            together = top_kind(state).together
            if not together:
                planning = set()
            if seat == NATURE:
                choice = draw(self.game, state, luck)
            else:
                if len(self.game.legal(state, seat)) > 1 and seat not in planning:
                    yield place, state, seat
                planning |= {seat} if together else set()
                choice = decide(self.game, state, seat, agents[seat])
            self.game.apply(state, seat, choice)
            place += 1
