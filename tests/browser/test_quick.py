"""Quick match in the browser: strangers who meet, and somebody who is alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.person import GAMES, Person
from tests.browser.test_pages import violations
from tests.server.running import Server


def look_for_others(page: Page, game: str) -> None:
    """One click on the home page."""
    name = f"Play {GAMES[game]} with whoever is here now"
    page.get_by_role("button", name=name, exact=True).click()


@pytest.fixture
def alone(pages: Path, tmp_path: Path) -> Iterator[Server]:
    """A server where bots sit down soon."""
    told = {"RATKING_DATA": str(tmp_path), "RATKING_STATIC": str(pages)}
    running = Server({**told, "RATKING_QUICK_MATCH": "1"})
    yield running
    running.stop()


def test_two_who_look_for_others_meet_and_play(visit: Visit) -> None:
    one, two = visit("/"), visit("/", PHONE)
    look_for_others(one, "ratland")
    expect(one.get_by_text("Looking for other players")).to_be_visible()
    expect(one.get_by_text(", a bot")).to_have_count(3)
    expect(one.get_by_role("timer")).to_be_visible()
    assert violations(one) == []
    look_for_others(two, "ratland")
    for page in (one, two):
        expect(page.get_by_text(", a bot")).to_have_count(2)
    two.get_by_role("button", name="Start now").click()
    people = [Person(one, "one"), Person(two, "two")]
    for person in people:
        assert person.is_asked()
        expect(person.page.get_by_role("button", name="Hint")).to_have_count(0)
        person.answer()
    assert one.url == two.url


def test_whoever_is_alone_plays_with_bots_after_a_moment(visit: Visit, alone: Server) -> None:
    page = visit("/")
    page.goto(alone.url)
    look_for_others(page, "cartus")
    person = Person(page, "alone")
    assert person.is_asked()
    expect(page.locator(".seats")).not_to_contain_text("Blue")
    person.answer()


def test_whoever_goes_to_another_page_looks_for_others_no_longer(visit: Visit) -> None:
    one, two = visit("/"), visit("/")
    look_for_others(one, "rattus")
    expect(one.get_by_text("Looking for other players")).to_be_visible()
    with one.expect_response(lambda reply: reply.url.endswith("/leave")):
        one.go_back()
    look_for_others(two, "rattus")
    expect(two.get_by_text(", a bot")).to_have_count(3)
    assert two.url != one.url
    with two.expect_response(lambda reply: reply.url.endswith("/leave")):
        two.get_by_role("button", name="Leave the seat").click()
    expect(two.get_by_role("heading", name="Sit down.")).to_be_visible()
