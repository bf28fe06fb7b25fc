"""Whole games by touching what glows, on a desktop and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import GAMES, Toucher

SIZES = {"desktop": DESKTOP, "phone": PHONE}
THINGS = {
    ("rattus", "desktop"): {"region", "card"},
    ("rattus", "phone"): {"region"},
    ("cartus", "desktop"): {"place"},
    ("cartus", "phone"): {"place"},
}
"""What must have been touched at least once; RatLand has its steppers."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_clicks_against_bots(visit: Visit, game: str, size: str) -> None:
    person = Toucher(visit("/", SIZES[size]), f"{game} {size}")
    person.deal(game)
    person.play_to_the_end()
    result = person.page.get_by_role("dialog", name="Result")
    expect(result.locator(".sum")).to_have_count(4)
    expect(result.get_by_role("button", name="Play again", exact=True)).to_be_visible()
    assert set(person.touched) >= THINGS.get((game, size), set())
