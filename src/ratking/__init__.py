"""ratking: board games about rats as an exact, fast, hidden-information engine."""

import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

if find_spec("librt") is None:
    sys.path.append(str(Path(__file__).parent / "without_librt"))

from ratking.core.errors import BadFile, BadOption, IllegalAnswer, Mistake
from ratking.core.game import Game, Observation, Outcome
from ratking.core.play import Agent, draw, play
from ratking.core.question import NATURE, NOBODY, Question
from ratking.core.record import Record, new_record, read_record, replay, write_record
from ratking.games import GAMES, game

try:
    __version__ = version("ratking")
except PackageNotFoundError:  # the sources alone, on the path
    __version__ = "0"

__all__ = [
    "GAMES",
    "NATURE",
    "NOBODY",
    "Agent",
    "BadFile",
    "BadOption",
    "Game",
    "IllegalAnswer",
    "Mistake",
    "Observation",
    "Outcome",
    "Question",
    "Record",
    "draw",
    "game",
    "new_record",
    "play",
    "read_record",
    "replay",
    "write_record",
]
