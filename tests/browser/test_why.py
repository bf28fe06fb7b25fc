"""Why a bot did that: asked on a line of the log once the game is over, and never before."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.person import Person, sit_at, wait_until
from tests.browser.test_pages import violations

UNIFORM = {"kind": "bot", "level": "uniform"}


def sit_with_bots(page: Page, game: str) -> str:
    """Sit down with two bots; return where the table is found over the protocol."""
    seats = [{"kind": "me", "name": "Anna"}, {**UNIFORM, "name": "Odo"}, UNIFORM]
    options = {"players": 3, "start": 0}
    sit_at(page, page.url.rstrip("/"), {"game": game, "options": options, "seats": seats})
    return page.url.replace("/t/", "/tables/")


def play_over(page: Page, table: str) -> None:
    """A bot plays the rest."""
    assert page.request.post(f"{table}/hand-over", data={"level": "uniform"}).ok
    wait_until(page, lambda: page.request.get(table).json()["status"] == "over")


def test_a_line_of_the_log_says_why_the_bot_did_that_once_the_game_is_over(visit: Visit) -> None:
    page = visit("/")
    table = sit_with_bots(page, "rattus")
    person = Person(page, "why")
    for _ in range(3):
        assert person.is_asked()
        person.answer()
    whys = page.get_by_role("button", name="Why?")
    expect(whys).to_have_count(0)
    play_over(page, table)
    page.get_by_role("dialog", name="Result").get_by_role("button", name="Close").click()
    expect(whys.first).to_be_visible()
    whys.first.click()
    told = page.get_by_role("dialog", name="Why did")
    expect(told.get_by_text("did this")).to_be_visible()
    expect(told.get_by_text("chance to win, from what")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_a_replay_says_whose_plan_behind_the_screens_was_what(visit: Visit) -> None:
    page = visit("/", PHONE)
    table = sit_with_bots(page, "ratland")
    play_over(page, table)
    page.goto(page.url.replace("/t/", "/replay/"))
    page.get_by_role("button", name="Log").click()
    page.get_by_role("button", name="Why? The screens").first.click()
    told = page.get_by_role("dialog", name="Why did")
    told.get_by_role("button", name="Odo").click()
    expect(page.get_by_role("dialog", name="Why did Odo do that?")).to_be_visible()
    expect(told.get_by_text("did this")).to_be_visible()
