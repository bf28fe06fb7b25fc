"""Puzzles in the browser: today's on the home page, a choice, the verdict, and the next one."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ratking.games import game
from ratking.puzzles.collection import puzzles_for
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.test_pages import violations
from tests.server.running import Server

BOTH = [(DESKTOP, "light"), (PHONE, "dark")]
BOXES = ("cartus", "ratland", "rattus")


def of_today(page: Page, url: str, box: str) -> str:
    puzzles: list[dict[str, Any]] = page.request.get(f"{url}/puzzles").json()["puzzles"]
    return next(str(one["id"]) for one in puzzles if one["game"] == box)


def choose(page: Page, box: str, puzzle: str, place: int) -> None:
    """Choose a way by its rank, as a person would: touch it, then touch it again."""
    origin = page.evaluate("location.origin")
    posed: Any = page.request.get(f"{origin}/puzzles/{box}/{puzzle}")
    moment = posed.json()["moment"]
    choices = [*puzzles_for(game(box)).puzzles[puzzle].ways[place].choices]
    ways = moment["offered"] or moment["view"]["questions"][0]["answers"]
    number = next(
        number
        for number, way in enumerate(ways)
        if choices == way.get("choices", [way.get("choice")])
    )
    answer = page.get_by_role("region", name="The puzzle").locator(".ways button")
    answer.nth(number).click()
    if moment["offered"]:
        answer.nth(number).click()
    else:
        page.locator("button.confirm").click()


@pytest.mark.parametrize(("size", "theme"), BOTH)
@pytest.mark.parametrize("box", BOXES)
def test_a_puzzle_is_solved_and_explained(
    visit: Visit, server: Server, box: str, size: dict[str, int], theme: str
) -> None:
    page = visit("/", size, theme)
    puzzle = of_today(page, server.url, box)
    page.get_by_role("main").get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles")).to_be_visible()
    assert violations(page) == []
    page.locator(f'a[href="/puzzles/{box}/{puzzle}"]').click()
    expect(page.get_by_role("region", name="The puzzle")).to_be_visible()
    expect(page.locator(".foot .ways button").first).to_be_visible()
    assert violations(page) == []
    choose(page, box, puzzle, 0)
    expect(page.get_by_text("Solved: nothing is better.")).to_be_visible()
    expect(page.get_by_text("One day in a row")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".foot .ways button").first).to_be_visible()
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text("Solved", exact=True)).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), BOTH)
def test_a_miss_is_drawn_beside_the_best_answer_and_stays_a_miss(
    visit: Visit, server: Server, size: dict[str, int], theme: str
) -> None:
    page = visit("/", size, theme)
    puzzle = of_today(page, server.url, "rattus")
    page.goto(f"{server.url}/puzzles/rattus/{puzzle}")
    choose(page, "rattus", puzzle, 1)
    expect(page.get_by_text("There was something better.")).to_be_visible()
    expect(page.get_by_text("your choice")).to_be_visible()
    assert violations(page) == []
    page.reload()
    expect(page.get_by_text("There was something better.")).to_be_visible()
    page.goto(f"{server.url}/puzzles")
    expect(page.get_by_text("Missed")).to_be_visible()


def test_a_puzzle_can_be_solved_with_the_keyboard_alone(visit: Visit, server: Server) -> None:
    page = visit("/", DESKTOP, "light")
    puzzle = of_today(page, server.url, "rattus")
    page.goto(f"{server.url}/puzzles/rattus/{puzzle}")
    expect(page.locator(".foot .ways button").first).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator("button.confirm")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_puzzles_are_posed_in_other_languages(visit: Visit, server: Server, language: str) -> None:
    page = visit("/", PHONE, "light", language=language)
    page.goto(f"{server.url}/puzzles")
    name = {"de": "Rätsel", "fr": "Énigmes"}[language]
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    page.goto(f"{server.url}/puzzles/ratland/{of_today(page, server.url, 'ratland')}")
    expect(page.locator(".foot .ways button").first).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), BOTH)
def test_a_challenge_is_taken_up_and_its_goals_are_in_sight(
    visit: Visit, server: Server, size: dict[str, int], theme: str
) -> None:
    page = visit("/puzzles", size, theme)
    page.get_by_role("link", name="Challenges").click()
    expect(page.get_by_role("heading", name="An honest clan")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Take it up: An honest clan").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    found = page.request.get(f"{server.url}/tables/{table}/challenge").json()
    assert found["challenge"]["id"] == "honest"
    assert found["stars"] is None
    if size == DESKTOP:
        expect(page.get_by_role("region", name="Goals")).to_be_visible()


def test_a_challenge_that_is_over_leads_back_to_all_of_them_with_its_stars(
    visit: Visit, server: Server
) -> None:
    page = visit("/challenges", DESKTOP, "light")
    page.get_by_role("button", name="Take it up: An honest clan").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    page.request.post(f"{server.url}/tables/{table}/hand-over", data={"level": "uniform"})
    result = page.get_by_role("dialog", name="Result")
    result.get_by_role("link", name="Challenges").click()
    stars = page.request.get(f"{server.url}/tables/{table}/challenge").json()["stars"]
    card = page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name="An honest clan")
    )
    expect(card.get_by_role("img").first).to_have_accessible_name(f"{stars} of 3 stars")
