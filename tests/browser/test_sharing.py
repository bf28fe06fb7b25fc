"""A finished game is shared: its card, the moving picture, and its page in a frame elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.test_pages import violations
from tests.browser.test_replays import brought
from tests.server.running import Server

ELSEWHERE = "/elsewhere"
LOADED = "image => image.complete && image.naturalWidth === 1200"


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_a_game_has_a_card_to_share(
    visit: Visit, server: Server, size: dict[str, int], theme: str
) -> None:
    page = visit(f"/replay/{brought(server, 'rattus')}", size, theme)
    page.get_by_role("button", name="Share").click()
    card = page.get_by_alt_text("How the game went")
    expect(card).to_be_visible()
    page.wait_for_function(f"() => ({LOADED})(document.querySelector('.card img'))")
    expect(page.get_by_label("Code for your page")).to_have_value(
        f'<iframe src="{page.url.partition("/replay/")[0]}/embed/'
        f'{page.url.partition("/replay/")[2].partition("?")[0]}" width="960" height="640"></iframe>'
    )
    assert violations(page) == []


def test_a_replay_is_shown_in_a_frame_elsewhere(visit: Visit, server: Server) -> None:
    page = visit("/")
    table = brought(server, "rattus")

    def elsewhere(route: Route) -> None:
        frame = f'<iframe src="{server.url}/embed/{table}" width="960" height="640"></iframe>'
        route.fulfill(status=200, content_type="text/html", body=f"<!doctype html>{frame}")

    page.route(f"{server.url}{ELSEWHERE}", elsewhere)
    page.goto(f"{server.url}{ELSEWHERE}")
    expect(page.frame_locator("iframe").get_by_role("button", name="Play").first).to_be_visible()
