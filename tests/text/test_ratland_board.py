"""The words of RatLand's board in the browser, and the sources that say them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ratking.games.ratland.pieces import CLAN_NAMES, COLOURS, EVENT_NAMES, SPACES
from ratking.games.ratland.state import PHASES
from tests.text.files import LANGUAGES, listed

BOARD = Path(__file__).parents[2] / "ui" / "src" / "boxes" / "ratland"
SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(BOARD.iterdir())
    if path.suffix in (".svelte", ".ts")
)
VARIED = {
    "ratland-space-": [space.replace(" ", "-") for space in SPACES],
    "ratland-find-": list(COLOURS),
    "ratland-phase-": list(PHASES[1:-1]),
    "ratland-sum-": ["stolen", "robbed", "found", "young", "away", "dead"],
    "ratland-board-": ["normal", "normal.text", "aggressive", "aggressive.text"],
}


def said() -> set[str]:
    """Find the messages that are named whole, and those that are put together from a list."""
    plain = set(re.findall(r'"(ratland-[a-z-]+)"', SOURCES))
    return plain | {start + end for start, ends in VARIED.items() for end in ends}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_says_what_is_written_and_nothing_else(language: str) -> None:
    assert said() == set(listed(language, "browser_ratland"))


@pytest.mark.parametrize("start", VARIED)
def test_what_is_put_together_is_really_said(start: str) -> None:
    assert f"`{start}${{" in SOURCES


@pytest.mark.parametrize("name", [*EVENT_NAMES, *CLAN_NAMES])
def test_every_event_and_clan_has_a_symbol(name: str) -> None:
    assert re.search(rf'{name}: "game:[a-z0-9-]+"', SOURCES)
