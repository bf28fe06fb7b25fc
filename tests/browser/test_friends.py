"""Two browsers at one table, and a third that looks on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NETWORK, Visit
from tests.browser.person import GAMES, Person, sit_at, wait_until
from tests.server.running import Server

Plain = dict[str, Any]


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


def test_two_people_play_each_other_over_the_network_and_one_reloads(
    visit: Visit, server: Server
) -> None:
    """A browser trusts this device more than another one, so both come by another name."""
    host, friend = visit("/"), visit("/")
    host.goto(server.url.replace("127.0.0.1", NETWORK))
    assert not host.evaluate("isSecureContext")
    link = open_table(host, "ratland")
    assert NETWORK in link
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


def test_a_friend_comes_by_the_address_of_the_network_and_sits_down_without_a_name(
    visit: Visit, server: Server
) -> None:
    network = server.url.replace("127.0.0.1", NETWORK)
    host = visit("/")
    host.route("**/address", lambda route: route.fulfill(json={"address": network}))
    open_table(host, "ratland")
    field = host.get_by_label("Link for this seat")
    expect(field).to_have_value(re.compile(f"^{re.escape(network)}/"))
    link = field.input_value()
    expect(host.get_by_role("img", name="QR code of the link")).to_be_visible()
    friend = visit("/")
    sit_down(friend, link, "")
    start(host, friend)
    expect(host.locator(".seats")).to_contain_text("Blue")
    people = [Person(host, "host"), Person(friend, "friend")]
    while not all(person.seen for person in people):
        for person in people:
            if person.is_waited_for():
                person.answer()


def over(person: Person) -> bool:
    return person.page.locator("dialog[open] table").count() > 0


SECRETS: dict[str, Callable[[Plain], list[object]]] = {
    "rattus": lambda seen: [
        *(card for card in seen["region_cards"]["hands"][0] if card >= 0),
        *(rat["face"] for region in seen["regions"].values() for rat in region["rats"]),
    ],
    "cartus": lambda seen: [card for card in seen["seats"][0]["hand"] if card != "?"],
    "ratland": lambda seen: [rats for rats in seen["seats"][0]["plan"].values() if rats],
}
"""What the first seat knows and nobody else may; None is a rat that lies face down."""


def listen(page: Page) -> list[Plain]:
    """Keep every view that a page is told."""
    heard: list[Plain] = []
    page.on("websocket", lambda wire: wire.on("framereceived", lambda text: keep(text, heard)))
    return heard


def keep(text: str | bytes, heard: list[Plain]) -> None:
    news = json.loads(text)
    if news["type"] == "view":
        heard.append(news["view"])


def known(game: str, view: Plain) -> list[object]:
    """List the secrets of the first seat that a view tells."""
    return [fact for fact in SECRETS[game](view["observation"]) if fact is not None]


def events(views: list[Plain]) -> list[Plain]:
    return [told["event"] for view in views for step in view["steps"] for told in step["events"]]


def begin(host: Page, game: str, visit: Visit) -> Person:
    """Bring the first seat to a moment when it knows something that others do not."""
    person = Person(host, "host")
    if game == "ratland":
        friend = visit("/")
        sit_down(friend, open_table(host, game), "Ines")
        start(host, friend)
    elif game == "rattus":
        deal_region_cards(host)
    else:
        person.deal(game)
    for _ in range({"rattus": 6, "cartus": 3, "ratland": 1}[game]):
        assert person.is_asked()
        person.answer()
    return person


def deal_region_cards(host: Page) -> None:
    seats = [{"kind": "me", "name": "Host"}, *({"kind": "bot", "level": "easy"},) * 3]
    wish = {"game": "rattus", "options": {"players": 4, "region_cards": "on"}, "seats": seats}
    sit_at(host, host.url.rstrip("/"), wish)


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_no_secret(visit: Visit, game: str) -> None:
    host = visit("/")
    mine = listen(host)
    begin(host, game, visit)
    host.wait_for_function("() => !document.querySelector('.asks')" if game == "ratland" else "1")
    stranger = visit("/")
    theirs = listen(stranger)
    stranger.goto(host.url)
    expect(stranger.get_by_text("You are watching")).to_be_visible()
    expect(stranger.locator(".answers, .controls")).to_have_count(0)
    expect(stranger.get_by_label("Your hand")).to_have_count(0)
    wait_until(host, lambda: any(known(game, view) for view in mine))
    wait_until(stranger, lambda: bool(theirs))
    for view in theirs:
        assert (view["seat"], view["questions"]) == (None, [])
        assert known(game, view) == []
    told = {json.dumps(event) for event in events(mine)}
    for event in events(theirs):
        if json.dumps(event) not in told:
            assert -1 in event.values(), "the same event, with something face down"


def test_a_link_for_nobody_is_refused_with_a_sentence(visit: Visit, server: Server) -> None:
    host = visit("/")
    Person(host, "host").deal("rattus")
    expect(host.locator(".asks")).to_be_visible()
    stranger = visit(host.url.removeprefix(server.url) + "#this-secret-is-made-up")
    expect(stranger.get_by_text("This link is not for a seat at this table.")).to_be_visible()


def test_a_link_is_spent_and_a_code_brings_the_seat_to_another_device(
    visit: Visit, server: Server
) -> None:
    host, friend = visit("/"), visit("/")
    link = open_table(host, "ratland")
    sit_down(friend, link, "Ines")
    start(host, friend)
    assert "#" not in friend.url
    stranger = visit(link.removeprefix(server.url))
    expect(stranger.get_by_text("A link works once")).to_be_visible()
    friend.goto(link)
    expect(friend.locator(".prompt")).to_be_visible()
    friend.get_by_role("button", name="Settings").click()
    friend.get_by_role("button", name="Go on playing on another device").click()
    address = friend.get_by_label("Address of the table").input_value()
    code = friend.locator("dialog output").inner_text()
    stranger.goto(address)
    stranger.get_by_label("Code", exact=True).fill(code.lower())
    stranger.get_by_role("button", name="Sit down").click()
    expect(stranger.locator(".asks")).to_be_visible()
    friend.keyboard.press("Escape")
    expect(friend.get_by_text("You are watching")).to_be_visible()


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
    person.seen = ""
    for _ in range(2_000):  # the friend may have several questions before the host has one
        if other.is_waited_for():
            other.answer()
        if person.is_waited_for():
            break
    expect(person.prompt).to_contain_class("asks")
