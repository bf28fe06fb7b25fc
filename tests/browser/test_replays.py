"""Finished games in the browser: scrubbed, linked, analysed, brought along, and counted."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import measured
from tests.browser.test_pages import violations
from tests.records import played_well, written
from tests.server.running import Server
from tests.servers import PATIENCE


def brought(server: Server, name: str) -> str:
    """Bring a record over the protocol; return its table."""
    made = httpx.post(
        f"{server.url}/records", json={"record": written(played_well(name))}, timeout=PATIENCE
    )
    table: str = made.raise_for_status().json()["table"]["id"]
    return table


def file_of(text: str) -> Any:
    return {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}


def slider(page: Page) -> Locator:
    return page.get_by_label("Position in the game")


def place(page: Page) -> int:
    return int(slider(page).input_value())


@pytest.mark.parametrize("name", ["rattus", "cartus", "ratland"])
def test_a_finished_game_is_scrubbed_and_its_log_followed(
    visit: Visit, server: Server, name: str
) -> None:
    table = brought(server, name)
    page = visit(f"/replay/{table}")
    expect(slider(page)).to_have_value("0")
    last = int(slider(page).get_attribute("max") or "")
    slider(page).fill(str(last))
    page.get_by_role("button", name="One step back").click()
    expect(slider(page)).to_have_value(str(last - 1))
    slider(page).fill("3")
    expect(slider(page)).to_have_value("3")
    line = page.get_by_role("list", name="Log").get_by_role("link").nth(12)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    expect(page).to_have_url(re.compile("at="))
    where, shown = page.url, place(page)
    again = visit(where.removeprefix(server.url))
    expect(slider(again)).to_have_value(str(shown))
    page.get_by_label("Seen by").select_option(index=2)
    expect(page).to_have_url(f"{where}&seat=1")
    expect(slider(page)).to_have_value(str(shown))


def test_a_game_plays_by_itself_and_stops(visit: Visit, server: Server) -> None:
    page = visit(f"/replay/{brought(server, 'rattus')}?at=1")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('input[type=range]').value > 1")
    page.get_by_role("button", name="Pause").click()
    stopped = place(page)
    page.wait_for_timeout(1200)
    assert place(page) <= stopped + 1


def analysed(page: Page) -> None:
    """Have a game looked at, unless somebody has already."""
    start = page.get_by_role("button", name="Analyse this game")
    start.or_(page.locator("#mistakes")).first.wait_for()
    if start.count():
        start.click()
    expect(page.locator("#mistakes")).to_be_visible(timeout=300_000)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_analysis_shows_curve_mistakes_and_luck(
    visit: Visit, server: Server, size: dict[str, int]
) -> None:
    page = visit(f"/replay/{brought(server, 'rattus')}#analysis", size)
    analysed(page)
    expect(page.locator("svg .line")).to_have_count(2)
    expect(page.get_by_role("heading", name="Luck and skill")).to_be_visible()
    assert violations(page) == []
    assert measured(page).width <= size["width"]
    assert page.locator(".study").evaluate("study => study.scrollWidth <= study.clientWidth")


PLACES = {"rattus": ("region:",), "cartus": ("place:", "card:"), "ratland": ("space:",)}
"""What has a place on the board itself."""


@pytest.mark.parametrize("name", list(PLACES))
def test_played_stands_against_better_on_the_board(visit: Visit, server: Server, name: str) -> None:
    table = brought(server, name)
    page = visit(f"/replay/{table}#analysis")
    analysed(page)
    mistakes = page.request.get(f"{server.url}/tables/{table}/analysis").json()["mistakes"]
    worst = max(mistakes, key=lambda one: len(on_the_board(one, PLACES[name])))
    signs = on_the_board(worst, PLACES[name])
    assert signs
    place = [one for one in mistakes if one["seat"] == worst["seat"]].index(worst)
    colour = ["red", "blue"][worst["seat"]]
    page.locator(".wide").get_by_role("button", name=colour).click()
    page.locator("[aria-labelledby=mistakes] li button").nth(place).click()
    for sign in signs:
        expect(page.locator(f"figure .sign.{sign}")).to_be_visible()
    versus = page.get_by_role("group", name="Played against better").get_by_role("button")
    expect(versus.first).to_contain_text(worst["played"]["label"])
    versus.last.click()
    expect(versus.last).to_have_attribute("aria-pressed", "true")


def on_the_board(mistake: dict[str, Any], kinds: tuple[str, ...]) -> list[str]:
    """Name those of the two answers that touch something with a place on the board."""
    names = ("played", "better")
    return [name for name in names if "".join(mistake[name]["touch"][:1]).startswith(kinds)]


def test_a_broken_record_gets_a_clear_sentence(visit: Visit) -> None:
    page = visit("/replays")
    page.locator("input[type=file]").set_input_files(file_of("once upon a time"))
    expect(page.get_by_role("alert")).to_contain_text("This is not a record")
    page.locator("input[type=file]").set_input_files(file_of("x" * 70_000))
    expect(page.get_by_role("alert")).to_contain_text("too large")
    expect(page.get_by_role("region", name="My games")).to_contain_text("will be listed here")


def test_a_whole_record_is_brought_and_seen(visit: Visit) -> None:
    page = visit("/replays")
    page.locator("input[type=file]").set_input_files(file_of(written(played_well("cartus"))))
    expect(slider(page)).to_be_visible()
    page.goto(page.url.split("/replay/")[0] + "/replays")
    mine = page.get_by_role("region", name="My games")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    expect(mine).to_contain_text("brought on")


def test_games_move_to_another_device_with_a_recovery_code(visit: Visit) -> None:
    page = visit("/me")
    expect(page.get_by_text("You have not finished a game here yet")).to_be_visible()
    page.locator("#take").fill("Hildegard")
    page.get_by_role("button", name="Take this name").click()
    expect(page.get_by_role("heading", name="You play as Hildegard")).to_be_visible()
    expect(page.get_by_label("Recovery code")).not_to_have_value("")
    code = page.get_by_label("Recovery code").input_value()
    other = visit("/me", PHONE)
    other.locator("#known").fill("Hildegard")
    other.locator("#code").fill("not the code at all")
    other.get_by_role("button", name="Bring my games here").click()
    expect(other.get_by_role("alert")).to_be_visible()
    other.locator("#code").fill(code)
    other.get_by_role("button", name="Bring my games here").click()
    expect(other.get_by_role("heading", name="You play as Hildegard")).to_be_visible()
