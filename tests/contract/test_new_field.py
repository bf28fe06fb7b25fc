"""A new field is one line: copies, names, plain data, planes, types and docs come by themselves."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent.parent / "src" / "ratking"
LINE = """
OMENS: Final = Line(ROW, "omens", SEAT, Count(9), "bad omens that each seat has seen")
"""
TRIED = """
import json, sys
import ratking
from importlib import import_module
game = ratking.game(sys.argv[1])
declared = import_module(f"ratking.games.{sys.argv[1]}.state")
state = game.new({})
declared.OMENS.put(state, 1, 7)
twin = game.copy(state)
assert twin.omens[1] == 7 and twin.key() == state.key()
declared.OMENS.change(twin, 1, -1)
assert state.omens[1] == 7 and twin.key() != state.key()
written = json.loads(json.dumps(game.to_json(state)))
assert written["omens"][:2] == [0, 7]
assert game.from_json(written).key() == state.key()
written["omens"][0] = 10
try:
    game.from_json(written)
except ratking.BadFile as refused:
    assert str(refused) == "omens must be a whole number from 0 to 9, not 10."
from ratking.envs.codec.codec import Codec
codec = Codec(game, game.players(state))
planes = [plane.name for plane in codec.planes for _ in range(plane.length)]
first = planes.index("omens")
for seat in range(codec.players):
    seen = codec.tensor(state, seat)[first : first + codec.players]
    assert list(seen) == [7 * ((turn + seat) % codec.players == 1) for turn in range(codec.players)]
shape = import_module(f"ratking.games.{sys.argv[1]}.notation").SHAPE
assert "omens: number[]" in shape.type()
"""


@pytest.mark.parametrize("name", ["cartus", "ratland", "rattus"])
def test_a_new_field_is_one_line(name: str, tmp_path: Path) -> None:
    copied = tmp_path / "ratking"
    unread = shutil.ignore_patterns("pages", "__pycache__", "*.so")
    shutil.copytree(SOURCE, copied, ignore=unread)
    declaration = copied / "games" / name / "state.py"
    text = declaration.read_text(encoding="utf-8")
    first = text.index("ROW: Final = Row(")
    end = text.index("\n", first)
    declaration.write_text(text[:end] + LINE + text[end:], encoding="utf-8")
    words = [sys.executable, "-c", TRIED, name]
    done = subprocess.run(
        words, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
