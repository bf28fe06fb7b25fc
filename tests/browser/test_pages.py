"""The pages around the table: what they hold, how heavy they are, and whether all can use them."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, ROOT, Visit
from tests.browser.person import GAMES, Person, measured, wait_until
from tests.server.running import Server, fetched

MOST_BYTES = 500_000
"""All pages, boxes, portraits and words in three languages together; nobody fetches all of it."""

FONTS = (".woff", ".woff2")
AXE = ROOT / "ui" / "node_modules" / "axe-core" / "axe.min.js"
PATHS = {
    "home": "/",
    "set up rattus": "/new/rattus",
    "set up cartus": "/new/cartus",
    "set up ratland": "/new/ratland",
    "rules": "/rules/cartus",
    "watch": "/watch",
    "replays": "/replays",
    "me": "/me",
    "ladder": "/ladder",
    "credits": "/credits",
    "missing": "/no-such-page",
}


def violations(page: Page) -> list[str]:
    """Ask axe what is seriously wrong on a page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [
        f"{one['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def day_and_night(page: Page) -> list[str]:
    """Ask axe by day and by night; a page follows the machine at once."""
    found = []
    for scheme, theme in {"light": "parchment", "dark": "night"}.items():
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += violations(page)
    return found


@pytest.mark.parametrize("name", PATHS)
def test_everybody_can_use_a_page_by_day_and_by_night(visit: Visit, name: str) -> None:
    page = visit(PATHS[name], DESKTOP)
    expect(page.get_by_role("heading").first).to_be_visible()
    assert day_and_night(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_use_a_table_by_day_and_by_night(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    person = Person(visit("/", size), f"axe {game}")
    person.deal(game)
    for _ in range(4):
        assert person.is_asked()
        person.answer()
    assert person.is_asked()
    assert day_and_night(person.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_one_click_and_few_words_lead_to_the_first_decision(visit: Visit, game: str) -> None:
    """The seconds are measured by benchmarks/first_decision.py."""
    page = visit("/")
    expect(page.get_by_role("heading", name=GAMES[game], exact=True)).to_be_visible()
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda one: asked.append(f"{one.method} {one.url.rpartition('/')[2]}"))
    wires: list[str] = []
    page.on("websocket", lambda wire: wires.append(wire.url))
    Person(page, "quick").deal(game)
    page.locator(".asks").wait_for()
    words = {"GET chat", "GET tables", "GET texts?language=en", "POST start", "POST tables"}
    wait_until(page, lambda: words <= set(asked))
    said = [one for one in asked if "." not in one]
    assert set(said) == words
    assert len(said) <= len(words) + 1, (
        "what is printed is asked for early, and once more at the table"
    )
    assert len(wires) == 1


@pytest.mark.parametrize("fonts", ["our fonts", "the fonts of the machine"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_home_page_needs_no_scrolling(
    visit: Visit, server: Server, language: str, fonts: str
) -> None:
    """Neither before one's tables are known, nor with more of them than there is room for."""
    page = visit("/", language=language)
    wish = {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    for _ in range(3):
        assert page.request.post(f"{server.url}/tables", data=wish).ok
    asked: list[Route] = []
    page.route("**/tables/mine", lambda mine: asked.append(mine))
    if fonts != "our fonts":
        page.route("**/*.woff*", lambda font: font.abort("connectionrefused"))
    page.reload()
    expect(page.get_by_role("heading", name="RatLand")).to_be_visible()
    wait_until(page, lambda: bool(asked))
    assert measured(page).height == DESKTOP["height"]
    asked.pop().continue_()
    expect(page.locator("section li a")).to_have_count(3)
    assert measured(page).height == DESKTOP["height"]


@pytest.mark.parametrize("path", [*PATHS.values()])
def test_nothing_sticks_out_of_a_phone(visit: Visit, path: str) -> None:
    page = visit(path, PHONE)
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert measured(page).width == PHONE["width"]


@pytest.mark.parametrize("room", ["t", "new", "rules", "replay", "learn"])
def test_an_address_that_leads_nowhere_gets_a_sentence(visit: Visit, room: str) -> None:
    page = visit(f"/{room}/nosuch")
    expect(page.get_by_role("heading", name="Nobody sits here")).to_be_visible()
    expect(page.get_by_role("link", name="To the home page")).to_be_visible()


def test_an_open_table_is_continued_from_the_home_page(visit: Visit) -> None:
    person = Person(visit("/"), "again")
    person.deal("cartus")
    assert person.is_asked()
    table = person.page.url
    person.page.get_by_role("link", name="ratking: home").click()
    waiting = person.page.get_by_role("region", name="Continue")
    expect(waiting.get_by_text("your turn")).to_be_visible()
    waiting.get_by_role("link", name="Resume").click()
    expect(person.page).to_have_url(table)
    person.seen = ""
    assert person.is_asked()


def test_a_table_with_own_cards_is_set_up(visit: Visit) -> None:
    page = visit("/new/rattus")
    page.get_by_label("Your own list").check()
    for card in ("Peasant", "Monk", "Baker", "Witch", "King"):
        page.get_by_role("checkbox", name=card).first.check()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("6 different cards are needed, not 5")
    page.get_by_role("checkbox", name="Knight").first.check()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".prompt")).to_be_visible()


def test_surprise_me_chooses_something_that_can_be_played(visit: Visit) -> None:
    page = visit("/new/ratland")
    page.get_by_role("button", name="Surprise me").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".prompt")).to_be_visible()


def test_night_is_chosen_and_remembered(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Night look").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")


def test_a_public_table_can_be_watched(visit: Visit) -> None:
    host = visit("/new/rattus")
    host.get_by_label("Public table").check()
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator(".prompt")).to_be_visible()
    stranger = visit("/watch")
    stranger.get_by_role("link", name="Look on").first.click()
    expect(stranger.get_by_text("You are watching")).to_be_visible()


WIRE = """() => performance.getEntriesByType("resource")
  .filter((one) => !one.name.endsWith(".woff2"))
  .map((one) => [one.encodedBodySize, one.responseEnd])"""
FIRST_PAINT = """() => new Promise((done) => new PerformanceObserver((list) => {
  for (const one of list.getEntries())
    if (one.name === "first-contentful-paint") done(one.startTime);
}).observe({ type: "paint", buffered: true }))"""
TO_THE_FIRST_PAINT = 150_000
TO_THE_FIRST_DECISION = 250_000
"""How many bytes may come over the wire, besides the letters, for which nothing waits."""


def test_little_comes_over_the_wire_before_somebody_can_play(visit: Visit) -> None:
    page = visit("/")
    painted = page.evaluate(FIRST_PAINT)
    before = [size for size, at in page.evaluate(WIRE) if at <= painted]
    assert 0 < sum(before) < TO_THE_FIRST_PAINT
    page.get_by_role("button", name="Play Rattus against bots", exact=True).click()
    expect(page.locator(".asks")).to_be_visible()
    assert sum(size for size, _ in page.evaluate(WIRE)) < TO_THE_FIRST_DECISION


def test_assets_come_packed_as_the_browser_likes_it(server: Server, pages: Path) -> None:
    asset = next((pages / "assets").glob("index-*.js"))
    sizes = {}
    for liked, packing in {"gzip, br": "br", "gzip": "gzip", "br;q=0": "", "": ""}.items():
        headers = {"accept-encoding": liked}
        with httpx.stream("GET", f"{server.url}/assets/{asset.name}", headers=headers) as reply:
            assert reply.headers.get("content-encoding", "") == packing
            assert reply.headers["vary"] == "accept-encoding"
            assert reply.headers["content-type"].startswith("text/javascript")
            sizes[packing] = int(reply.headers["content-length"])
    assert sizes["br"] < sizes["gzip"] < sizes[""] == asset.stat().st_size
    assert fetched(f"{server.url}/assets/no-such-file.js").json()["code"] == "unknown"


def test_a_newcomer_is_asked_for_a_name_once_and_may_give_none(visit: Visit) -> None:
    page = visit("/", met=False)
    play = page.get_by_role("button", name="Play Rattus against bots", exact=True)
    play.click()
    asked = page.get_by_role("dialog", name="What shall we call you?")
    assert asked.get_by_label("Your name").input_value()
    asked.get_by_role("button", name="Skip").click()
    expect(page.locator(".asks")).to_be_visible()
    expect(page.locator(".seats")).to_contain_text("Red")
    expect(page.locator(".seats")).not_to_contain_text("You")
    page.goto(page.url.partition("/t/")[0])
    play.click()
    expect(page.locator(".asks")).to_be_visible()


def test_the_client_is_light(pages: Path) -> None:
    known = {*FONTS, ".br", ".gz"}
    parts = [part for part in pages.rglob("*") if part.is_file() and part.suffix not in known]
    weight = sum(len(gzip.compress(part.read_bytes())) for part in parts)
    assert weight < MOST_BYTES


def test_assets_are_kept_for_long_and_the_document_is_not(server: Server, pages: Path) -> None:
    asset = next((pages / "assets").glob("*.js")).name
    kept = fetched(f"{server.url}/assets/{asset}").headers["cache-control"]
    assert "immutable" in kept
    assert "max-age=31536000" in kept
    fresh = fetched(f"{server.url}/t/some-table")
    assert fresh.headers["cache-control"] == "no-cache"
    assert fresh.headers["content-type"].startswith("text/html")


def test_a_program_gets_its_refusal_as_data_and_a_person_gets_a_page(server: Server) -> None:
    asked = fetched(f"{server.url}/no-such-page")
    assert asked.json()["code"] == "unknown"
    typed = fetched(f"{server.url}/no-such-page", headers={"accept": "text/html"})
    assert typed.status_code == 404
    assert "<title>ratking</title>" in typed.text


def test_nothing_comes_from_another_host(pages: Path) -> None:
    for part in pages.rglob("*.html"):
        text = part.read_text(encoding="utf-8")
        assert "http://" not in text
        assert "https://" not in text
