"""The map of the browser table, held against the printed board and the deck."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ratking.games.rattus.cards.deck import DECK, PRINTED
from ratking.games.rattus.tables import STANDARD, load_tables

ROOT = Path(__file__).parent.parent.parent
BOX = ROOT / "ui" / "src" / "boxes" / "rattus"
MAP: dict[str, Any] = json.loads((BOX / "map.json").read_text("utf-8"))
BOARD: dict[str, Any] = json.loads((STANDARD / "board.json").read_text("utf-8"))["regions"]


def pairs(kind: str) -> list[tuple[str, ...]]:
    """List the neighbours of one kind as the board has them, each once."""
    return sorted({tuple(sorted((name, near))) for name in BOARD for near in BOARD[name][kind]})


def test_every_region_has_a_shape_in_the_order_of_the_board() -> None:
    assert list(MAP["regions"]) == load_tables().regions
    for name, region in MAP["regions"].items():
        assert region["band"] == BOARD[name]["band"]
        assert re.fullmatch(r"(M[-\d. ]+l[-\d. ]+z)+", region["path"])


@pytest.mark.parametrize("kind", ["land", "sea"])
def test_every_border_is_on_the_map_and_no_other(kind: str) -> None:
    assert sorted(tuple(sorted(border["between"])) for border in MAP[kind]) == pairs(kind)


def test_every_region_has_a_place_for_its_name_and_its_pieces() -> None:
    listed = re.findall(
        r'^  "?([A-Z][a-zA-Z ]+)"?: \{\s*name: ', (BOX / "places.ts").read_text(), re.M
    )
    assert listed == list(BOARD)


def test_every_printed_class_card_has_a_picture_and_no_other() -> None:
    drawn = re.findall(
        r'^  ([A-Z]\w+): "game:[\w-]+",$', (BOX / "cards.ts").read_text("utf-8"), re.M
    )
    deck = [type(card).__name__ for card in DECK]
    assert drawn[:PRINTED] == deck[:PRINTED]
    assert set(drawn) <= set(deck)


def test_the_map_is_small_enough_to_load_at_once() -> None:
    assert (BOX / "map.json").stat().st_size < 60_000
