"""The games of the family by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from ratking.core.errors import BadFile, BadOption
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
