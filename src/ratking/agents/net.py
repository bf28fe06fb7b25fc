"""A door for networks trained elsewhere: an ONNX file judges tables for the search.

The file takes `facts`, one row of numbers for each seat (`Heuristic.features` of the game), and
gives `worth`, one number for each row: how well that seat stands. The difference of two seats is
the log-odds that one ends ahead of the other, as in value_network.py. The metadata of the file may
name its facts, separated by commas, in the order in which it takes them
(`Heuristic.feature_names`): then it still fits when the game has learned or lost some. A file
without names must take them all.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec

from ratking.agents.evaluators import HeuristicEvaluator, share_beaten, softmax
from ratking.agents.heuristic import Heuristic
from ratking.core.errors import BadFile
from ratking.core.extras import need
from ratking.core.game import Game
from ratking.core.state import State

FACTS: Final = "facts"
WORTH: Final = "worth"
WARMTH: Final = 0.5
"""How much worse an answer may look to the network and still be looked into."""


class OnnxEvaluator(HeuristicEvaluator):
    """Expects results, and shares out interest among answers, as a network says."""

    def __init__(self, game: Game[Any], heuristic: Heuristic, path: Path) -> None:
        super().__init__(game, heuristic)
        self.game = game
        self.session = open_net(path)
        self.places = places_of(self.session, path, heuristic.feature_names())

    def priors(self, table: State, seat: int, answers: list[int]) -> list[float]:
        """Share out interest by what the network thinks of the table after each answer."""
        after = []
        for answer in answers:
            twin = self.game.copy(table)
            self.game.apply(twin, seat, answer)
            after.append(twin)
        results = self.evaluate(after)
        return softmax([10.0 * result[seat] for result in results], WARMTH)

    def evaluate(self, tables: list[State]) -> list[list[float]]:
        """Ask the network about all tables in one call."""
        numpy = import_module("numpy")
        rows = [self.picked(row) for table in tables for row in self.heuristic.features(table)]
        found = self.session.run([WORTH], {FACTS: numpy.array(rows, dtype=numpy.float32)})[0]
        worths = [float(worth) for worth in found.reshape(-1)]
        players = len(worths) // len(tables)
        return [
            share_beaten(worths[first : first + players], 1.0)
            for first in range(0, len(worths), players)
        ]

    def picked(self, row: vec[float]) -> list[float]:
        """Give the network the facts that it knows; one that the game no longer has is zero."""
        return [row[place] if place >= 0 else 0.0 for place in self.places]


def places_of(session: Any, path: Path, names: tuple[str, ...]) -> list[int]:
    """Find where the facts that a network takes stand among those of the game."""
    named = session.get_modelmeta().custom_metadata_map.get(FACTS)
    wanted = tuple(named.split(",")) if named else names
    width = session.get_inputs()[0].shape[-1]
    if isinstance(width, int) and width != len(wanted):
        raise BadFile(f"{path} must take {len(wanted)} facts for each seat, not {width}.")
    return [names.index(name) if name in names else -1 for name in wanted]


def open_net(path: Path) -> Any:
    """Open an ONNX file, or say in a sentence why it cannot be used."""
    onnxruntime = need("onnxruntime", "net")
    if not path.is_file():
        raise BadFile(f"There is no file {path}.")
    try:
        session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    except Exception as error:  # onnxruntime has no common error of its own
        raise BadFile(f"{path} is no ONNX file that can be read.") from error
    if [one.name for one in session.get_inputs()] != [FACTS]:
        raise BadFile(f"{path} must take one input, called {FACTS}.")
    if WORTH not in [one.name for one in session.get_outputs()]:
        raise BadFile(f"{path} must give an output called {WORTH}.")
    return session
