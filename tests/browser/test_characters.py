"""Opponents with a face: chosen before a game, talking in it, and suggested after it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.test_pages import day_and_night


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_opponent_is_chosen_by_face_and_greets(visit: Visit, size: dict[str, int]) -> None:
    page = visit("/new/rattus", size)
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_label("Who plays at seat 2").select_option("corvo")
    expect(page.get_by_text("Plague doctor")).to_be_visible()
    assert day_and_night(page) == []
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("Keep your distance")).to_be_visible()
    expect(page.locator("li.panel img, .says img").first).to_be_visible()
    assert day_and_night(page) == []


def test_whoever_wants_quiet_has_it(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("localStorage.setItem('ratking', JSON.stringify({asked: true, talk: false}))")
    page.goto(page.url + "new/rattus")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("li.panel").nth(1)).to_contain_text("Clara")
    expect(page.locator(".prompt")).to_be_visible()
    assert page.locator(".says").count() == 0
