"""The tables of the box, and an owner's own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ratking.core.errors import BadFile
from ratking.games.cartus.game import Cartus
from ratking.games.cartus.tables import STANDARD, load_tables

Change = Callable[[dict[str, Any]], object]


def own(folder: Path, name: str, change: Change) -> Path:
    """Write one of our files with a change into a folder."""
    data = json.loads((STANDARD / name).read_text("utf-8"))
    change(data)
    (folder / name).write_text(json.dumps(data), "utf-8")
    return folder


def test_the_standard_tables_hold_what_the_box_holds() -> None:
    tables = load_tables()
    assert sum(tables.cards[:30]) == 84
    assert tables.cards[30:] == [15, 12, 12, 12, 15]
    assert len(tables.supplies) == 60
    assert tables.supplies[:5] == [(4, 0, 0), (2, 1, 0), (2, 0, 1), (0, 2, 0), (0, 1, 1)]
    assert len(tables.texts) == 12


def test_every_file_says_how_sure_it_is() -> None:
    for name in ("cards.json", "buildings.json", "box.json"):
        data = json.loads((STANDARD / name).read_text("utf-8"))
        assert data["about"]
        assert data["confidence"]


def test_an_owner_may_correct_a_table(tmp_path: Path) -> None:
    own(tmp_path, "buildings.json", lambda data: supplies(data).__setitem__(0, [5, 0, 0]))
    game = Cartus(tmp_path)
    assert game.tables.supplies[0] == (5, 0, 0)
    assert game.fingerprint() != Cartus().fingerprint() == "standard"


def supplies(data: dict[str, Any]) -> list[Any]:
    found: list[Any] = data["buildings"]["Farm"]["supplies"]
    return found


@pytest.mark.parametrize(
    ("name", "change", "said"),
    [
        ("cards.json", lambda d: d.pop("population"), "cards.json: population must be an object"),
        ("cards.json", lambda d: d["population"]["church"].update({"4": 5}), "84 population cards"),
        ("cards.json", lambda d: d["others"].update(Gold=-1), "cards.json: Gold must be a whole"),
        ("buildings.json", lambda d: d["buildings"].pop("Farm"), "must list exactly these: Farm"),
        ("buildings.json", lambda d: d["buildings"].update(Farm=3), "Farm must be an object"),
        ("buildings.json", lambda d: d["buildings"]["Farm"].pop("text"), "Farm needs a 'text'"),
        ("buildings.json", lambda d: supplies(d).pop(), "Farm: there must be 5 supplies, not 4"),
        ("buildings.json", lambda d: supplies(d)[0].pop(), "Farm: supplies must list 3 numbers"),
        ("box.json", lambda d: d.pop("start_rats"), "box.json: start_rats must be a whole number"),
        ("box.json", lambda d: d.pop("tokens"), "box.json: tokens must be an object"),
        ("box.json", lambda d: d.update(gold_points=[6]), "box.json: gold_points must list 2"),
        ("box.json", lambda d: d["players"]["2"].update(replacement=11), "cannot be drawn 2 at"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    tmp_path: Path, name: str, change: Change, said: str
) -> None:
    with pytest.raises(BadFile, match=said):
        load_tables(own(tmp_path, name, change))
