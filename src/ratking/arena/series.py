"""A series of games between the same agents, each game by its number."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from ratking.agents import agent_named
from ratking.core.errors import BadOption
from ratking.core.game import Game, Outcome
from ratking.core.options import read_options
from ratking.core.play import play
from ratking.core.record import Record, new_record
from ratking.games import game as open_game


@dataclass(frozen=True)
class Plan:
    """Which game, how often, between whom; agents change seats from game to game."""

    game: str
    agents: tuple[str, ...]
    games: int
    seed: str = "0"
    options: dict[str, object] = field(default_factory=dict)
    data: Path | None = None


@dataclass(frozen=True)
class Played:
    """One finished game: its number, which entry sat at each seat, its record and its result."""

    number: int
    seating: tuple[int, ...]
    record: Record
    winners: tuple[int, ...]
    ending: str


class Series:
    """Plays the games of a plan, each by its number; one table serves all of them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game[Any] = open_game(plan.game, plan.data)
        self.options = read_options(self.game.options(), plan.options)
        players = self.game.players(self.game.new(self.options))
        if len(plan.agents) != players:
            raise BadOption(f"{players} players need {players} agents, not {len(plan.agents)}.")
        for agent in plan.agents:
            agent_named(agent, self.game, "")

    def seating(self, number: int) -> tuple[int, ...]:
        """Say which entry sits where: everybody moves on by one seat from game to game."""
        players = len(self.plan.agents)
        return tuple((seat + number) % players for seat in range(players))

    def play(self, number: int) -> Played:
        """Play one game; all its chance comes from the seed and its number."""
        rng = Random(f"{self.plan.seed}:{number}")
        seating = self.seating(number)
        agents = [
            agent_named(self.plan.agents[entry], self.game, f"{rng.getrandbits(64):x}")
            for entry in seating
        ]
        state = self.game.new(self.options)
        record = new_record(self.game, self.options)
        record.answers = play(self.game, state, agents, rng)
        outcome = self.game.outcome(state)
        assert outcome is not None
        return _played(number, seating, record, outcome)


def _played(number: int, seating: tuple[int, ...], record: Record, outcome: Outcome) -> Played:
    record.scores = outcome.scores
    return Played(number, seating, record, tuple(outcome.winners()), outcome.ending)
