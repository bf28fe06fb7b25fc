"""A series of games between agents, each game by its number."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from ratking.agents import agent_named
from ratking.arena.line_ups import LineUp, rotations
from ratking.arena.paired_luck import PairedLuck
from ratking.arena.questions import notes_for
from ratking.arena.questions.notes import Notes
from ratking.arena.result import Played, Result
from ratking.arena.watch import Watched
from ratking.core.errors import BadOption
from ratking.core.game import Game, Outcome
from ratking.core.options import read_options
from ratking.core.play import play
from ratking.core.record import Record, new_record
from ratking.games import game as open_game

LONGEST: Final = 4000
"""A game with more answers is left: players who all wait for others can go on for ever (RB-37)."""

LEFT: Final = "left"
"""The ending of such a game, which nobody has won more than others."""


@dataclass(frozen=True)
class Plan:
    """Which game, between whom, and how many games for every line-up.

    Game number n belongs to line-up n modulo their number, so that all of them grow together. The
    games of a line-up come deal by deal: the same luck, once for each way to seat it.
    """

    game: str
    line_ups: tuple[LineUp, ...]
    games: int
    seed: str = "0"
    options: dict[str, object] = field(default_factory=dict)
    data: Path | None = None
    notes: bool = False

    def total(self) -> int:
        """Count the games of all line-ups."""
        return self.games * len(self.line_ups)

    def agents(self) -> tuple[str, ...]:
        """List everybody who plays, once."""
        return tuple(dict.fromkeys(name for line_up in self.line_ups for name in line_up))


class Series:
    """Plays the games of a plan, each by its number; one table serves all of them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game[Any] = open_game(plan.game, plan.data)
        self.options = read_options(self.game.options(), plan.options)
        self.players = self.game.players(self.game.new(self.options))
        for line_up in plan.line_ups:
            if len(line_up) != self.players:
                raise BadOption(
                    f"{self.players} players need {self.players} agents, not {len(line_up)}."
                )
        for agent in plan.agents():
            agent_named(agent, self.game, "")

    def line_up(self, number: int) -> int:
        """Say which line-up plays a game."""
        return number % len(self.plan.line_ups)

    def deal(self, number: int) -> int:
        """Say which luck a game has."""
        return self._turn(number) // self._rotations(number)

    def seating(self, number: int) -> tuple[int, ...]:
        """Say which entry sits where: everybody moves on by one seat from game to game."""
        step = self._turn(number) % self._rotations(number)
        return tuple((seat + step) % self.players for seat in range(self.players))

    def _turn(self, number: int) -> int:
        return number // len(self.plan.line_ups)

    def _rotations(self, number: int) -> int:
        return rotations(self.plan.line_ups[self.line_up(number)])

    def play(self, number: int) -> Played:
        """Play one game; all its chance comes from the seed and its number."""
        deal = f"{self.plan.seed}:{self.deal(number)}"
        names = self.plan.line_ups[self.line_up(number)]
        agents = [
            Watched(agent_named(names[entry], self.game, f"{deal}:{seat}", unhurried=True))
            for seat, entry in enumerate(self.seating(number))
        ]
        state = self.game.new(self.options)
        record = new_record(self.game, self.options)
        notes = notes_for(self.game, state) if self.plan.notes else None
        listener = None if notes is None else notes.hear
        luck = PairedLuck(f"{deal}:nature", state)
        record.answers = play(self.game, state, agents, luck, listener, LONGEST)
        return Played(self._result(number, state, record, agents, notes), record)

    def _result(
        self, number: int, state: Any, record: Record, agents: list[Watched], notes: Notes | None
    ) -> Result:
        outcome = self.game.outcome(state) or left_open(self.players)
        record.scores = outcome.scores
        seating = self.seating(number)
        names = self.plan.line_ups[self.line_up(number)]
        return Result(
            number=number,
            line_up=self.line_up(number),
            deal=self.deal(number),
            seating=list(seating),
            agents=[names[entry] for entry in seating],
            places=outcome.places,
            scores=outcome.scores,
            winners=outcome.winners(),
            ending=outcome.ending,
            answers=len(record.answers),
            moves=digest(record),
            decisions=[agent.decisions for agent in agents],
            seconds=[agent.seconds for agent in agents],
            slowest=[agent.slowest for agent in agents],
            facts=notes.facts(outcome) if notes is not None else {},
        )


def left_open(players: int) -> Outcome:
    """Share a game that came to no end among all seats."""
    return Outcome([1] * players, [0] * players, [{} for _ in range(players)], LEFT)


def digest(record: Record) -> str:
    """Name a game by all its answers, so that two runs can be compared."""
    return sha256(repr(record.answers).encode()).hexdigest()[:16]
