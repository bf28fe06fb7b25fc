"""Where packed vectors cannot be installed, the same source plays the same games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import mypy_extensions
import pytest

import ratking
from ratking.core.play import play_randomly

SOURCE = Path(__file__).parent.parent.parent / "src"
PLAY = """
import sys
sys.path[:0] = sys.argv[1:3]
from random import Random
import ratking
from ratking.core.play import play_randomly
game = ratking.game(sys.argv[3])
state = game.new({})
count = play_randomly(game, state, Random(5))
import librt.vecs
assert "without_librt" in librt.vecs.__file__
print(count, state.key().hex())
"""


@pytest.mark.parametrize("name", sorted(ratking.GAMES))
def test_a_game_is_the_same_without_packed_vectors(name: str, tmp_path: Path) -> None:
    needed = Path(mypy_extensions.__file__)
    (tmp_path / needed.name).write_text(needed.read_text(encoding="utf-8"), encoding="utf-8")
    words = [sys.executable, "-S", "-c", PLAY, str(SOURCE), str(tmp_path), name]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    game = ratking.game(name)
    state = game.new({})
    count = play_randomly(game, state, Random(5))
    assert done.stdout.split() == [str(count), state.key().hex()]
