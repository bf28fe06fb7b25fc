"""Every game is found by its manifest: ours by their folders, others by an entry point."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from ratking.core.errors import BadFile, BadOption
from ratking.core.game import Game
from ratking.core.manifest import Documents, Manifest, load, resource
from ratking.games import GAMES, GROUP, Shelf, files_of, game
from tests.toy_box import MANIFEST, PLACE, put_on_the_shelf

ROOT = Path(__file__).parent.parent.parent
FILES = ("lesson", "learned", "learned_early")
"""Parts that are files of a package."""


def install(folder: Path, name: str, place: str) -> None:
    """Lay down what pip leaves behind of a package that brings a game."""
    info = folder / f"{name.replace(' ', '_')}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Name: {name.replace(' ', '-')}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {place}\n")


def run(*words: str, path: Path | None = None) -> str:
    """Run Python in a process of its own, with one more folder to import from."""
    known = [
        *([str(path)] if path else []),
        str(ROOT),
        *os.environ.get("PYTHONPATH", "").split(":"),
    ]
    done = subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        check=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": os.pathsep.join(known)},
    )
    return done.stdout


@pytest.mark.parametrize("name", GAMES)
def test_every_part_of_a_game_is_where_its_manifest_says(name: str) -> None:
    parts = GAMES[name]
    assert parts.name == name
    assert issubclass(load(parts.rules), Game)
    assert isinstance(load(parts.documents), Documents)
    for part in FILES:
        where = getattr(parts, part)
        assert not where or resource(where).is_file()
    for language in ("en", "de", "fr"):
        assert resource(parts.messages.format(language=language)).is_file()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_takes_as_many_players_as_it_says(name: str) -> None:
    opened = game(name)
    counts = opened.player_counts()
    for count in counts:
        assert opened.players(opened.new({"players": count})) == count
    for count in (counts[0] - 1, counts[-1] + 1):
        with pytest.raises(BadOption):
            opened.new({"players": count})


def test_nothing_of_a_game_is_imported_before_it_is_opened() -> None:
    program = (
        "import sys, ratking; list(ratking.GAMES); "
        "print([name for name in sys.modules if name.startswith('ratking.games.')])"
    )
    assert run("-c", program).strip() == "[]"


def test_a_package_brings_a_game_by_an_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "sealed bids", PLACE)
    monkeypatch.syspath_prepend(str(tmp_path))
    shelf = Shelf()
    assert shelf["sealed bids"] == MANIFEST
    assert len(shelf) == len(GAMES) + 1


def test_a_game_of_another_package_is_played_by_the_commands(tmp_path: Path) -> None:
    install(tmp_path, "sealed bids", PLACE)
    listed = json.loads(run("-m", "ratking", "games", "--json", path=tmp_path))
    assert {"name": "sealed bids", "players": [2, 3, 4]}.items() <= listed[-1].items()
    words = ("simulate", "sealed bids", "--agents", "greedy,uniform,novice", "--games", "2")
    played = json.loads(run("-m", "ratking", *words, "--json", path=tmp_path))
    assert played["games"] == 2


def test_two_packages_cannot_bring_the_same_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "rattus", PLACE)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BadFile) as refused:
        list(Shelf())
    assert str(refused.value) == (
        "Two packages bring a game 'rattus': ratking.games.rattus.manifest:MANIFEST and "
        f"{PLACE}; only one of them can be installed."
    )


@pytest.mark.parametrize("place", ["no.such.module:MANIFEST", "tests.toy_box:NOTHING"])
def test_a_manifest_that_is_not_there_is_named(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES.places, "chess", place)
    with pytest.raises(BadFile) as refused:
        game("chess")
    assert str(refused.value) == f"The game 'chess' cannot be opened: there is no {place}."


def test_a_game_may_do_without_most_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)
    assert game("sealed bids").title == "Sealed Bids"
    assert files_of("sealed bids") == ()
    for part in fields(Manifest):
        if part.name not in ("name", "rules") and not getattr(MANIFEST, part.name):
            assert getattr(Manifest(name="x", rules="y"), part.name) == part.default
    with pytest.raises(BadOption, match="No board"):
        load(MANIFEST.board, "No board.")
