"""The printed tables: what a folder of one's own may change, and what it may not."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ratking.core.errors import BadFile
from ratking.games.ratland.game import Ratland
from ratking.games.ratland.pieces import COLOURS
from ratking.games.ratland.tables import STANDARD, load_tables
from tests.rules import rule

Change = Callable[[Any], object]


def changed(folder: Path, name: str, change: Change) -> Path:
    """Write a standard file with a change into a folder of tables."""
    data = json.loads((STANDARD / name).read_text(encoding="utf-8"))
    change(data)
    (folder / name).write_text(json.dumps(data), encoding="utf-8")
    return folder


@rule("RL-46")
def test_the_standard_tables() -> None:
    tables = load_tables()
    assert tables.fingerprint == "standard"
    assert (tables.rats, tables.start_rats, tables.start_cheese) == (115, 7, 2)
    assert dict(zip(COLOURS, tables.pieces, strict=True)) == {
        "yellow": 44, "orange": 11, "white": 11, "black": 4, "purple": 4, "blue": 6,
    }  # fmt: skip
    assert tables.events["Drunk"]["confidence"] == "likely"
    assert tables.clans["Seers"]["confidence"] == "certain"


def test_no_area_needs_more_scarce_pieces_than_the_box_holds_for_six_players() -> None:
    tables = load_tables()
    for colour in (3, 4, 5):
        most = max(area[colour] for card in tables.food for area in card)
        assert most + 1 == tables.pieces[colour]


def test_an_owner_may_correct_a_card(tmp_path: Path) -> None:
    folder = changed(tmp_path, "food.json", lambda d: d["cards"][8]["dump"].update(yellow=5))
    game = Ratland(folder)
    assert game.tables.food[8][0] == [5, 0, 8, 0, 0, 0]
    assert game.fingerprint() != "standard"


def test_an_owner_may_move_an_event_to_the_other_deck(tmp_path: Path) -> None:
    def swap(data: Any) -> None:
        data["events"]["DrCheese"]["deck"] = "final"
        data["events"]["Drunk"]["deck"] = "initial"

    game = Ratland(changed(tmp_path, "events.json", swap))
    box = game.new({"players": 2}).box
    assert 7 in box.initial_events
    assert 5 in box.final_events


WRONG: list[tuple[str, Change, str]] = [
    ("food.json", lambda d: d.pop("pieces"), "pieces must count pieces by colour"),
    ("food.json", lambda d: d["pieces"].update(pink=1), "'pink' is no colour"),
    ("food.json", lambda d: d["pieces"].update(blue=-1), "blue must be a whole number"),
    ("food.json", lambda d: d["cards"].pop(), "must list 9 cards"),
    ("food.json", lambda d: d.update(cards=3), "must list 9 cards"),
    ("food.json", lambda d: d["cards"].__setitem__(0, []), "card 1 must be an object"),
    ("food.json", lambda d: d["cards"][1].pop("city"), "card 2, city must count pieces"),
    ("events.json", lambda d: d.update(events=[]), "must list its cards under 'events'"),
    ("events.json", lambda d: d["events"].pop("Drunk"), "must list exactly Abundance"),
    ("events.json", lambda d: d["events"].update(Drunk=1), "Drunk needs 'text'"),
    ("events.json", lambda d: d["events"]["Drunk"].update(deck="x"), "Drunk must have a deck"),
    ("events.json", lambda d: d["events"]["Drunk"].update(deck="end"), "6 events of deck final"),
    ("clans.json", lambda d: d["clans"]["Seers"].pop("open"), "Seers needs 'closed' and 'open'"),
    ("upkeep.json", lambda d: d.pop("start"), "what a player begins with"),
    ("upkeep.json", lambda d: d.update(rats=True), "rats must be a whole number"),
    ("upkeep.json", lambda d: d["start"].update(rats=99), "rats at the start"),
    ("upkeep.json", lambda d: d["start"].update(cheese=None), "cheese at the start"),
    ("upkeep.json", lambda d: d.update(upkeep=[]), "must list [most rats, cheese]"),
    ("upkeep.json", lambda d: d["upkeep"].append(3), "every row of 'upkeep'"),
    ("upkeep.json", lambda d: d["upkeep"].append([2, 20]), "most rats must be"),
    ("upkeep.json", lambda d: d["upkeep"].append([30, 1]), "cheese must be"),
]


@pytest.mark.parametrize(("name", "change", "sentence"), WRONG)
def test_a_table_that_cannot_be_is_refused(
    tmp_path: Path, name: str, change: Change, sentence: str
) -> None:
    with pytest.raises(BadFile) as refused:
        load_tables(changed(tmp_path, name, change))
    assert sentence in str(refused.value)


def test_the_end_has_a_deck_of_its_own(tmp_path: Path) -> None:
    def swap(data: Any) -> None:
        data["events"]["EndOfTheGame"]["deck"] = "final"
        data["events"]["Drunk"]["deck"] = "end"

    with pytest.raises(BadFile, match="EndOfTheGame must be the event of deck end"):
        load_tables(changed(tmp_path, "events.json", swap))


def test_a_folder_must_be_one_and_hold_tables(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="There is no folder"):
        load_tables(tmp_path / "nowhere")
    with pytest.raises(BadFile, match="holds none of"):
        load_tables(tmp_path)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"{", "is not JSON"), (b"[]", "must hold one object"), (b"\xff", "cannot be read")],
)
def test_a_file_must_be_readable(tmp_path: Path, content: bytes, sentence: str) -> None:
    (tmp_path / "clans.json").write_bytes(content)
    with pytest.raises(BadFile, match=sentence):
        load_tables(tmp_path)
