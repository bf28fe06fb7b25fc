"""A search for puzzles is written down game by game, and goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from ratking.core.errors import BadFile
from ratking.puzzles.generating import Searched
from ratking.puzzles.notebook import Notebook, puzzles_in
from ratking.puzzles.puzzle import Puzzle, Weighed

HEAD = {"ratking": "puzzles 1", "game": "rattus", "seed": "0"}
PUZZLE = Puzzle(
    "abc", 1, "act", {"players": 2}, (Weighed((3,), 0.5, 0.01), Weighed((4,), 0.4, 0.01)),
    False, None, {"novice": 0.2}, (0.5, 0.4),
)  # fmt: skip


def test_what_was_found_is_there_when_it_is_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    first = Notebook(path, HEAD)
    first.add(Searched(4, 10, [PUZZLE]))
    first.close()
    again = Notebook(path, HEAD)
    assert (again.done, again.found) == ({4}, 1)
    again.close()
    assert puzzles_in(path) == (HEAD, [PUZZLE])


def test_a_line_that_was_cut_off_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    first = Notebook(path, HEAD)
    first.add(Searched(0, 10, [PUZZLE]))
    first.close()
    path.write_bytes(path.read_bytes() + b'{"game": 1, "puz')
    again = Notebook(path, HEAD)
    again.add(Searched(2, 1, []))
    again.close()
    assert Notebook(path, HEAD).done == {0, 2}


def test_another_search_does_not_go_into_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    Notebook(path, HEAD).close()
    with pytest.raises(BadFile, match="another search"):
        Notebook(path, HEAD | {"seed": "1"})


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    path.write_text("a letter\n", encoding="utf-8")
    with pytest.raises(BadFile, match="does not hold puzzles"):
        Notebook(path, HEAD)
    assert path.read_text(encoding="utf-8") == "a letter\n"
