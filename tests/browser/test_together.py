"""Tournaments and clubs in the browser: two people come by a link, play, and see how it stands."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import wait_until
from tests.browser.test_pages import violations
from tests.server.running import Server


def let_a_bot_end_it(page: Page, url: str) -> None:
    """Let a bot answer for whoever sits at the table that the page shows."""
    table = page.url.rpartition("/")[2]
    assert page.request.post(f"{url}/tables/{table}/hand-over", data={"level": "uniform"}).ok


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_a_tournament_from_its_link_to_its_standings(
    visit: Visit, server: Server, size: dict[str, int], theme: str
) -> None:
    host, guest = visit("/together", size, theme), visit("/", size, theme)
    host.get_by_role("button", name="Set up a tournament").click()
    host.get_by_label("What it is called").fill("Sunday cheese")
    host.get_by_label("Rounds").fill("1")
    assert violations(host) == []
    host.get_by_role("dialog").get_by_role("button", name="Set up a tournament").click()
    expect(host.get_by_role("heading", name="Sunday cheese")).to_be_visible()
    expect(host.get_by_role("button", name="Begin")).to_be_disabled()
    guest.goto(host.url)
    for page, name in ((host, "Rosalind"), (guest, "Konrad")):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Enter").click()
        expect(page.get_by_text(f"You play as {name}.")).to_be_visible()
    assert violations(guest) == []
    tournament = host.url
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        page.wait_for_url(re.compile("/t/"))
    for page in (host, guest):
        let_a_bot_end_it(page, server.url)
    expect(host.get_by_role("link", name="To the tournament")).to_be_visible()
    host.get_by_role("link", name="To the tournament").click()
    expect(host.get_by_text("Over", exact=True)).to_be_visible()
    assert host.url == tournament
    expect(host.get_by_role("row", name=re.compile("Rosalind"))).to_be_visible()
    with host.expect_download() as file:
        host.get_by_role("link", name="Standings as a file").click()
    assert "Konrad" in file.value.path().read_text(encoding="utf-8")
    assert violations(host) == []


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_a_club_with_a_table_a_rest_and_a_way_out(
    visit: Visit, server: Server, size: dict[str, int], theme: str
) -> None:
    host, guest = visit("/together", size, theme), visit("/", size, theme)
    host.get_by_role("button", name="Found a club").click()
    host.get_by_label("What it is called").fill("The Sewer")
    host.get_by_label("What we shall call you").fill("Rosalind")
    host.get_by_role("button", name="Found it").click()
    expect(host.get_by_role("heading", name="The Sewer")).to_be_visible()
    link = host.get_by_label("This link lets others in").input_value()
    guest.goto(server.url + "/club/" + link.rpartition("/club/")[2])
    guest.get_by_label("What we shall call you").fill("Konrad")
    assert violations(guest) == []
    guest.get_by_role("button", name="Come in").click()
    expect(guest.get_by_role("heading", name="2 members")).to_be_visible()
    guest.get_by_role("button", name="Rest: 7 days").click()
    expect(host.get_by_text("rests until")).to_be_visible()
    host.get_by_role("button", name="Set up a table").click()
    host.get_by_label("Players").select_option("2")
    host.get_by_label("How fast").select_option("3")
    host.get_by_role("dialog").get_by_role("button", name="Set up a table").click()
    host.wait_for_url(re.compile("/t/"))
    guest.get_by_role("link", name="Join").click()
    guest.wait_for_url(re.compile("/t/"))
    guest.go_back()
    assert violations(guest) == []
    guest.get_by_role("button", name="Leave the club").click()
    guest.get_by_role("button", name="Are you sure?").click()
    expect(guest.get_by_role("heading", name="Tournaments and clubs")).to_be_visible()
    host.go_back()
    wait_until(host, lambda: host.get_by_role("heading", name="One member").count() == 1)
