"""The games of the family by name."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ratking.core.errors import BadFile, BadOption, IllegalAnswer
from ratking.core.play import play
from ratking.games import GAMES, game


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
