"""Short finished games to look at."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ratking.agents.greedy import Greedy
from ratking.agents.heuristic import heuristic_of
from ratking.agents.uniform import Uniform
from ratking.core.game import Game
from ratking.core.play import Agent, play
from ratking.core.record import Record, new_record, write_record
from ratking.games import game

Seating = Callable[[Game[Any]], list[Agent]]


def finished_by(seating: Seating, name: str, seed: str) -> Record:
    """Let players play a game to its end."""
    opened = game(name)
    agents = seating(opened)
    options: dict[str, object] = {"players": len(agents)}
    state = opened.new(options)
    record = new_record(opened, options)
    record.answers = play(opened, state, agents, Random(seed))
    outcome = opened.outcome(state)
    assert outcome is not None
    record.scores = outcome.scores
    return record


def played(name: str = "rattus", seed: str = "1") -> Record:
    """Two players without a plan."""
    return finished_by(lambda _: [Uniform(seed), Uniform(seed)], name, seed)


def played_well(name: str) -> Record:
    """Two players who look one answer share_beaten, with slips."""

    def seating(opened: Game[Any]) -> list[Agent]:
        return [Greedy(opened, heuristic_of(opened), seed, 1.0) for seed in ("0", "1")]

    return finished_by(seating, name, "replay")


def written(record: Record) -> str:
    """Write a record of a standard box as text."""
    return write_record(game(record.game), record)
