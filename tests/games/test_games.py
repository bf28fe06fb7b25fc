"""The boxes by name, and an owner's folder with data files for one of them or for several."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ratking.core.errors import BadFile, BadOption, IllegalAnswer
from ratking.core.play import play
from ratking.games import GAMES, every_game, files_of, game
from tests.owner import correct


def copied(folder: Path, name: str, file: str) -> None:
    """Copy a data file of ours and change what it says about itself."""
    correct(folder, name, file, lambda data: data.update(about="Corrected beside the board."))


def own_files(folder: Path | None) -> dict[str, list[str]]:
    return {name: opened.own_files() for name, opened in every_game(folder).items()}


@pytest.mark.parametrize("name", GAMES)
def test_every_game_opens_by_its_name(name: str) -> None:
    assert game(name).name == name
    assert game(name).fingerprint() == "standard"


def test_a_game_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadOption) as refused:
        game("chess")
    assert str(refused.value).startswith("There is no game 'chess'; there are ")


def test_a_folder_of_tables_replaces_ours(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="holds none of"):
        game("rattus", tmp_path)


class OffByOne:
    """Means the last answer, and counts from one."""

    def choose(self, observation: Any, question: Any, answers: list[int]) -> int:
        return answers[-1] + 1


@pytest.mark.parametrize("name", GAMES)
def test_no_game_goes_on_with_an_answer_that_is_none(name: str) -> None:
    opened = game(name)
    with pytest.raises(IllegalAnswer, match=r"Seat \d answered \d+ to the question '\w+'"):
        play(opened, opened.new({"players": 2}), [OffByOne(), OffByOne()], Random(1))


def test_without_a_folder_every_box_is_ours() -> None:
    assert own_files(None) == {"cartus": [], "ratland": [], "rattus": []}
    assert all(files_of(name) for name in GAMES)


def test_a_folder_may_hold_the_files_of_one_game(tmp_path: Path) -> None:
    copied(tmp_path, "rattus", "tokens.json")
    assert game("rattus", tmp_path).own_files() == ["tokens.json"]
    assert own_files(tmp_path) == {"cartus": [], "ratland": [], "rattus": ["tokens.json"]}


def test_a_folder_may_hold_a_folder_for_each_game(tmp_path: Path) -> None:
    copied(tmp_path / "rattus", "rattus", "cards.json")
    copied(tmp_path / "cartus", "cartus", "cards.json")
    assert game("cartus", tmp_path).own_files() == ["cards.json"]
    assert own_files(tmp_path) == {
        "cartus": ["cards.json"],
        "ratland": [],
        "rattus": ["cards.json"],
    }


def test_a_file_that_two_games_have_must_say_whose_it_is(tmp_path: Path) -> None:
    copied(tmp_path, "rattus", "cards.json")
    assert game("rattus", tmp_path).own_files() == ["cards.json"]
    with pytest.raises(BadFile) as refused:
        every_game(tmp_path)
    assert str(refused.value) == (
        "cards.json may be of cartus or rattus; put it into a folder of that name."
    )


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"There is no folder .*nowhere' with data files\."):
        every_game(tmp_path / "nowhere")


def test_a_folder_without_any_data_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"holds none of cards\.json, .*, and no folder of a game\."):
        every_game(tmp_path)


def test_a_folder_of_a_game_without_its_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "rattus").mkdir()
    with pytest.raises(BadFile, match=r"rattus' holds none of board\.json"):
        every_game(tmp_path)
