"""An owner's folder with data files at every door of the command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ratking.cli import play, serve
from tests.cli.conftest import Ratking
from tests.cli.test_play import Well as Well
from tests.cli.test_play import no_screen as no_screen
from tests.cli.test_play import open_table as open_table
from tests.cli.test_play import pages as pages
from tests.owner import OWN_TEXT, correct, owners_rattus
from tests.servers import free_port

OWN = "Rattus is played with data files of your own: tokens.json, cards.json."
SERVERS = (("serve",), ("play",))


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return owners_rattus(tmp_path / "mine")


@pytest.fixture
def record(ratking: Ratking, mine: Path, tmp_path: Path) -> Path:
    """A game between bots with the owner's box."""
    folder = tmp_path / "records"
    words = ("--agents", "greedy,greedy", "--games", "1", "--records", folder, "--data", mine)
    assert ratking("simulate", "rattus", *words).code == 0
    [found] = folder.iterdir()
    return found


@pytest.fixture(autouse=True)
def nobody_listens(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Servers are asked for and never opened."""
    heard: list[object] = []
    for door in (play, serve):
        monkeypatch.setattr(door, "listen", lambda *words: heard.append(words))
    monkeypatch.setenv("RATKING_GAME_DATA", "")
    return heard


def test_the_list_of_games_says_which_files_are_yours(ratking: Ratking, mine: Path) -> None:
    said = ratking("games", "--data", mine)
    assert OWN in said.out
    assert said.out.count("data files of your own") == 1


def test_a_table_says_it_and_shows_your_text(ratking: Ratking, mine: Path) -> None:
    words = ("--option", "cards=King,Monk,Peasant,Witch,Knight,Merchant", "--seed", "7")
    said = ratking("table", "rattus", *words, "--data", mine, typed="? king\nq\n")
    assert OWN in said.out
    assert OWN_TEXT in said.out


@pytest.mark.parametrize("door", ["replay", "verify", "analyse"])
def test_a_record_belongs_to_its_files(
    ratking: Ratking, record: Path, mine: Path, door: str
) -> None:
    assert ratking.mistake(door, record).startswith("The record was made with other tables (data ")
    said = ratking(door, record, "--data", mine, *(("--worlds", "2") if door == "analyse" else ()))
    if door == "verify":
        assert "names no promise" in said.err
    else:
        assert said.code == 0


def test_a_position_belongs_to_its_files(ratking: Ratking, mine: Path) -> None:
    position = ratking("position", "--new", "rattus", "--data", mine).out
    assert len(json.loads(position)["data"]) == 12
    assert "other tables" in ratking.mistake("position", "-", "show", typed=position)
    assert ratking("position", "-", "answers", "--data", mine, typed=position).code == 0


def test_a_dataset_and_an_arena_are_played_with_them(
    ratking: Ratking, mine: Path, tmp_path: Path
) -> None:
    words = ("--agents", "greedy,uniform", "--games", "2", "--data", mine)
    assert ratking("dataset", "rattus", tmp_path / "set", *words).code == 0
    said = ratking("arena", "rattus", *words, "--out", tmp_path / "arena")
    assert said.code == 0, said.err
    assert OWN in said.err


@pytest.mark.parametrize("door", SERVERS, ids=str)
def test_a_server_is_opened_with_them(
    ratking: Ratking,
    mine: Path,
    pages: Path,
    no_screen: None,
    nobody_listens: list[object],
    door: tuple[str, ...],
) -> None:
    said = ratking(*door, "--port", free_port(), "--data", mine)
    assert OWN in said.out
    assert len(nobody_listens) == 1


def bad_folders(tmp_path: Path) -> dict[str, Path]:
    (tmp_path / "empty").mkdir()

    def drop(data: Any) -> None:
        del data["tokens"][31:]

    return {
        "There is no folder": tmp_path / "nowhere",
        "holds none of": tmp_path / "empty",
        "tokens.json: there must be 32 to 250 tokens, not 31.": correct(
            tmp_path / "few", "rattus", "tokens.json", drop
        ),
    }


@pytest.mark.parametrize(
    "door",
    [
        *SERVERS,
        ("games",),
        ("table", "rattus"),
        ("simulate", "rattus", "--agents", "uniform"),
        ("arena", "rattus", "--agents", "uniform,greedy"),
        ("dataset", "rattus", "out", "--agents", "uniform"),
        ("position", "--new", "rattus"),
    ],
    ids=lambda words: words[0],
)
def test_a_bad_folder_is_one_sentence_and_nothing_starts(
    ratking: Ratking,
    tmp_path: Path,
    pages: Path,
    nobody_listens: list[object],
    door: tuple[str, ...],
) -> None:
    for sentence, folder in bad_folders(tmp_path).items():
        assert sentence in ratking.mistake(*door, "--data", folder)
    assert nobody_listens == []


def test_a_table_that_is_open_already_keeps_its_files(
    ratking: Ratking, mine: Path, pages: Path, open_table: int, no_screen: None
) -> None:
    said = ratking.mistake("play", "--port", open_table, "--data", mine)
    assert said == (
        f"A table is open already, at http://127.0.0.1:{open_table}; "
        "end it first to play with --data or --agents."
    )
