from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from ratking.arena.journal import Journal
from ratking.arena.result import Result
from ratking.core.errors import BadFile, Mistake

HEAD: dict[str, Any] = {"journal": 1, "game": "rattus", "seed": "0"}


def result(number: int) -> Result:
    return Result(
        number, 0, number, [0, 1], ["a", "b"], [1, 2], [5, 3], [0], "rats exhausted", 10, "m",
        [3, 4], [0.25, 0.5], [0.2, 0.3], {"card": {"Witch": {"used": [1, 0]}}},
    )  # fmt: skip


def journal(folder: Path, *numbers: int) -> Journal:
    opened = Journal(folder, HEAD)
    for number in numbers:
        opened.add(result(number))
    return opened


def test_games_are_read_back_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    journal(tmp_path, 4, 0, 2).close()
    again = journal(tmp_path)
    assert list(again.results(10)) == [result(0), result(2), result(4)]
    assert [one.seconds for one in again.results(1)] == [[0.25, 0.5]]
    assert list(again.results(3)) == [result(0), result(2)]
    assert again.missing(5) == [1, 3]
    again.close()


def test_a_game_is_on_its_way_to_the_disk_before_the_next_is_played(tmp_path: Path) -> None:
    opened = journal(tmp_path, 0)
    assert opened.path.read_bytes().count(b"\n") == 2
    opened.close()


@pytest.mark.parametrize("cut", [1, 5, 60])
def test_a_line_that_was_cut_off_costs_only_its_game(tmp_path: Path, cut: int) -> None:
    opened = journal(tmp_path, 0, 1)
    opened.close()
    os.truncate(opened.path, opened.path.stat().st_size - cut)
    again = journal(tmp_path, 2)
    again.close()
    third = journal(tmp_path)
    assert [one.number for one in third.results(9)] == [0, 2]
    third.close()


def test_a_head_that_was_cut_off_begins_anew(tmp_path: Path) -> None:
    (tmp_path / "journal.jsonl").write_bytes(b'{"journal":1,"ga')
    opened = journal(tmp_path, 0)
    assert opened.missing(2) == [1]
    opened.close()


def test_another_plan_in_the_same_folder_is_told_in_one_sentence(tmp_path: Path) -> None:
    journal(tmp_path, 0).close()
    with pytest.raises(BadFile, match='seed: "0", not "1"'):
        Journal(tmp_path, HEAD | {"seed": "1"})
    again = journal(tmp_path)
    assert again.missing(1) == []
    again.close()


@pytest.mark.parametrize(
    "text", ["hello\n", "[1]\n", "{}\n", '{"journal":1,"game":"rattus","seed":"0"}\n{"x":1}\n']
)
def test_another_file_of_that_name_is_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / "journal.jsonl").write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match="is not the journal of an arena"):
        Journal(tmp_path, HEAD)
    assert (tmp_path / "journal.jsonl").read_text(encoding="utf-8") == text


def test_a_game_that_makes_no_sense_is_told(tmp_path: Path) -> None:
    opened = journal(tmp_path)
    opened.close()
    with opened.path.open("a", encoding="utf-8") as file:
        file.write('{"number":0}\n')
    again = journal(tmp_path)
    with pytest.raises(BadFile, match="holds a game that cannot be read"):
        list(again.results(1))
    again.close()


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadFile, match="cannot be used"):
        Journal(tmp_path / "file", HEAD)


def test_two_arenas_do_not_share_a_folder(tmp_path: Path) -> None:
    opened = journal(tmp_path)
    with pytest.raises(Mistake, match="Another arena is playing in"):
        journal(tmp_path)
    opened.close()
    journal(tmp_path).close()
