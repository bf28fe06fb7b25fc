"""Two browsers at one table, and a third that looks on."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.server.running import Server


def open_table(page: Page, game: str, players: int = 2) -> str:
    """Set up a table with one friend, and read the link to send."""
    page.goto(f"{page.url.rstrip('/')}/new/{game}")
    page.get_by_label("Players", exact=True).select_option(str(players))
    page.get_by_label("Who sits at seat 2").select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Link for this seat").input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    """Come by link, and say a name."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def start(host: Page, friend: Page) -> None:
    host.get_by_role("button", name="Start the game").click()
    expect(friend.locator(".prompt")).to_be_visible()


def test_two_people_play_each_other_by_link_and_one_reloads(visit: Visit) -> None:
    host = visit("/")
    link = open_table(host, "ratland")
    friend = visit("/")
    sit_down(friend, link, "Ines")
    start(host, friend)
    expect(host.get_by_role("listitem").filter(has_text="Ines").first).to_be_visible()
    people = [Person(host, "host"), Person(friend, "friend")]
    for turn in range(10_000):
        if over(people[0]):
            break
        if turn == 6:
            friend.reload()
            people[1].seen = ""
        for person in people:
            if person.is_waited_for():
                person.answer()
    for person in people:
        expect(person.page.get_by_role("dialog", name="Result")).to_be_visible()


def over(person: Person) -> bool:
    return person.page.locator("dialog[open] table").count() > 0


def test_a_spectator_sees_no_secret(visit: Visit) -> None:
    host = visit("/")
    Person(host, "host").deal("cartus")
    expect(host.locator(".asks")).to_be_visible()
    address = host.url
    heard: list[dict[str, Any]] = []
    stranger = visit("/")
    stranger.on("websocket", lambda wire: wire.on("framereceived", lambda text: keep(text, heard)))
    stranger.goto(address)
    expect(stranger.get_by_text("You are watching")).to_be_visible()
    expect(stranger.locator(".answers")).to_have_count(0)
    views = [news["view"] for news in heard if news["type"] == "view"]
    assert views
    for view in views:
        assert view["seat"] is None
        assert view["questions"] == []
        for seat in view["observation"]["seats"]:
            assert list(seat["hand"]) in ([], ["?"])
    expect(stranger.get_by_label("Your hand")).to_have_count(0)


def keep(text: str | bytes, heard: list[dict[str, Any]]) -> None:
    heard.append(json.loads(text))


def test_a_link_for_nobody_is_refused_with_a_sentence(visit: Visit, server: Server) -> None:
    host = visit("/")
    Person(host, "host").deal("rattus")
    expect(host.locator(".asks")).to_be_visible()
    stranger = visit(host.url.removeprefix(server.url) + "#this-secret-is-made-up")
    expect(stranger.get_by_text("This link is not for a seat at this table.")).to_be_visible()


def test_a_bot_takes_the_seat_and_hands_it_back(visit: Visit) -> None:
    host, friend = visit("/"), visit("/")
    sit_down(friend, open_table(host, "ratland"), "Ines")
    start(host, friend)
    person = Person(host, "host")
    assert person.is_asked()
    host.get_by_role("button", name="Settings").click()
    host.get_by_role("button", name="Let a bot play for me").click()
    back = person.prompt.get_by_role("button", name="Take the seat back")
    expect(back).to_be_visible()
    expect(host.locator(".asks")).to_have_count(0)
    back.click()
    expect(back).to_have_count(0)
    other = Person(friend, "friend")
    assert other.is_asked()
    other.answer()
    person.seen = ""
    assert person.is_asked()
