"""Whole recorded games: what they came to once, they must come to for ever.

A change of the rules writes them anew, with the game's name:
`python -c "from tests.golden.test_golden import write_anew; write_anew('rattus')"`,
and `python -m pytest tests/golden` then says which of the expected results have to change.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from ratking.core.game import Game
from ratking.core.play import draw
from ratking.core.question import NATURE
from ratking.core.record import Record, new_record, read_record, replay
from ratking.games import game
from tests.games.rattus.words import RATTUS

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Golden:
    """How a game was played, and what it came to."""

    options: dict[str, object]
    seed: int
    scores: list[int]
    places: list[int]
    ending: str


def opened(box: str) -> Game[Any]:
    """Open the box that golden games are played with: tokens of Rattus may be corrected."""
    return RATTUS if box == RATTUS.name else game(box)


def play_golden_game(game: Game[Any], golden: Golden) -> Record:
    """Play a game with answers drawn at random from the seed."""
    rng = Random(golden.seed)
    record = new_record(game, golden.options)
    state = game.new(golden.options)
    while not game.is_over(state):
        seats = game.open_seats(state)
        seat = seats[0] if len(seats) == 1 else rng.choice(seats)
        nature = seat == NATURE
        choice = draw(game, state, rng) if nature else rng.choice(game.answers(state, seat))
        game.answer(state, seat, choice)
        record.answers.append((seat, choice))
    outcome = game.outcome(state)
    assert outcome is not None
    record.scores = outcome.scores
    return record


def path_of(game: Game[Any], name: str) -> Path:
    """Say where a record lies."""
    return FOLDER / game.name / f"{name}.record"


def read(game: Game[Any], name: str) -> Record:
    """Read a golden record."""
    return read_record(path_of(game, name).read_text("utf-8"), lambda _: game)


def end_of(game: Game[Any], name: str) -> Any:
    """Replay a golden record to its last state."""
    return replay(game, read(game, name))[0]
