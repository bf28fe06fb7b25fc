"""Short finished games to look at."""

from __future__ import annotations

from random import Random

from ratking.agents.uniform import Uniform
from ratking.core.play import play
from ratking.core.record import Record, new_record
from ratking.games import game


def played(name: str, seed: str = "1") -> Record:
    """Let two players without a plan play a game to its end."""
    opened = game(name)
    options: dict[str, object] = {"players": 2}
    state = opened.new(options)
    record = new_record(opened, options)
    record.answers = play(opened, state, [Uniform(seed), Uniform(seed)], Random(seed))
    outcome = opened.outcome(state)
    assert outcome is not None
    record.scores = outcome.scores
    return record
