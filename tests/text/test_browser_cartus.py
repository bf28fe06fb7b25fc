"""The words on the board of Rattus Cartus in the browser are those that it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ratking.games.cartus.pieces import BUILDINGS, FAMILIES, OTHERS
from ratking.games.cartus.words.names import building_message
from tests.text.files import LANGUAGES, listed

BOARD = Path(__file__).parents[2] / "ui" / "src" / "boxes" / "cartus"
SAID = re.compile(r'say\(\s*"([^"]+)"')
PICKED = ("lay", "give", "discard-for-rat")


def said_by_the_board() -> set[str]:
    """Find what is said by its plain name, and put together what is said by parts."""
    sources = [path.read_text(encoding="utf-8") for path in sorted(BOARD.iterdir())]
    said = {name for source in sources for name in SAID.findall(source)}
    said |= {f"hand-{kind}" for kind in PICKED} | {f"picks-{kind}" for kind in PICKED}
    said |= {f"phase-{phase}" for phase in ("draw-buildings", "supplies", "enter", "resolve")}
    said |= {f"deck-{name.lower()}" for name in OTHERS} | {f"family-{name}" for name in FAMILIES}
    said |= {"building-premium", "building-standard"}
    actions = [building_message(building).partition("-")[2] for building in range(BUILDINGS)]
    for action in (*actions, "final"):
        said |= {f"action-{action}.premium", f"action-{action}.standard"}
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_board_is_missing(language: str) -> None:
    known = {*listed(language, "browser_cartus"), *listed(language, "cartus")}
    assert said_by_the_board() - known == set()
