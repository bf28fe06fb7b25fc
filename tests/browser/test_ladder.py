"""The ladder, a player's page, and the choice to be shown."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import wait_until
from tests.browser.test_pages import violations
from tests.server.running import Server


def leave_a_game(page: Page, url: str) -> None:
    """Begin a game against a character and go; bots bring it to its end."""
    seats = [{"kind": "me"}, {"kind": "bot", "name": "Pip", "level": "pip"}]
    wish: dict[str, Any] = {"game": "rattus", "options": {"players": 2}, "seats": seats}
    table = page.request.post(f"{url}/tables", data=wish).json()["table"]["id"]
    page.request.post(f"{url}/tables/{table}/start")
    page.request.post(f"{url}/tables/{table}/leave")
    wait_until(page, lambda: page.request.get(f"{url}/tables/{table}").json()["status"] == "over")


@pytest.mark.parametrize(
    ("size", "theme", "name"), [(DESKTOP, "light", "Rosalind"), (PHONE, "dark", "Mechthild")]
)
def test_whoever_wants_to_be_shown_is_found_on_the_ladder(
    visit: Visit, server: Server, size: dict[str, int], theme: str, name: str
) -> None:
    page = visit("/", size, theme)
    assert page.request.post(f"{server.url}/names", data={"name": name}).ok
    leave_a_game(page, server.url)
    page.goto(f"{server.url}/ladder")
    expect(page.get_by_role("link", name="Pip")).to_be_visible()
    expect(page.get_by_role("link", name=name)).to_have_count(0)
    page.goto(f"{server.url}/me")
    page.get_by_label("Show me on the ladder").check()
    expect(page.get_by_label("Show me on the ladder")).to_be_checked()
    page.goto(f"{server.url}/ladder")
    assert violations(page) == []
    page.get_by_role("link", name=name).click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_text("1 left early")).to_be_visible()
    assert violations(page) == []
