"""What a review found broken stays whole: chances, figures, results, and the wire."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import Person, sit_at
from tests.browser.test_replays import analysed, brought, place, slider
from tests.browser.test_why import play_over
from tests.server.running import Server

BOTS = [{"kind": "bot", "name": name, "level": "uniform"} for name in ("Anselm", "Ines", "Bertold")]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_risk_lens_speaks_in_per_cent(visit: Visit, language: str) -> None:
    page = visit("/", language=language)
    person = Person(page, "lens")
    page.locator("article.panel button.primary").first.click()
    while person.is_asked() and not page.locator(".group .title").count():
        person.answer()
    page.get_by_role("button", name=re.compile("Risk lens|Risiko|risque", re.I)).click()
    chance = page.locator(".chances text").first
    expect(chance).to_have_text(re.compile(r"^\d{1,3}\s?%$"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_result_of_cartus_shows_all_points(
    visit: Visit, server: Server, size: dict[str, int]
) -> None:
    page = visit("/", size)
    seats = [{"kind": "me", "name": "Anna"}, *BOTS]
    sit_at(page, server.url, {"game": "cartus", "seats": seats})
    play_over(page, page.url.replace("/t/", "/tables/"))
    sums = page.locator("dialog[open] .sum")
    expect(sums).to_have_count(4)
    for place_ in range(4):
        box = sums.nth(place_).bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= size["width"] - box["width"]
    assert page.locator("dialog[open] .scroll").evaluate("e => e.scrollWidth <= e.clientWidth")


def test_without_a_network_the_table_says_so_and_comes_back(visit: Visit) -> None:
    page = visit("/")
    person = Person(page, "offline")
    person.deal("rattus")
    assert person.is_asked()
    asked = person.prompt.get_by_role("heading").inner_text()
    page.context.set_offline(True)
    expect(person.prompt.get_by_role("heading")).to_have_text("You are offline")
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.context.set_offline(False)
    expect(person.prompt.get_by_role("heading")).to_have_text(asked)


def test_a_replay_opens_at_the_beginning_with_its_costliest_moments(
    visit: Visit, server: Server
) -> None:
    page = visit(f"/replay/{brought(server, 'rattus')}#analysis")
    analysed(page)
    page.get_by_role("link", name="Game", exact=True).click()
    expect(slider(page)).to_have_value("0")
    chapters = page.get_by_role("group", name="Costliest moments").get_by_role("button")
    chapters.first.click()
    expect(chapters.first).to_have_attribute("aria-pressed", "true")
    assert place(page) > 0


def test_a_long_search_of_ratland_has_steps(visit: Visit, server: Server) -> None:
    page = visit(f"/replay/{brought(server, 'ratland')}")
    expect(slider(page)).to_have_value("0")
    part = page.locator("[data-at]").filter(has_text="draws").first
    part.click()
    shown = place(page)
    expect(page).to_have_url(re.compile("at="))
    page.get_by_role("button", name="One step on").click()
    expect(slider(page)).to_have_value(str(shown + 1))
    names = page.locator("a[data-at]").evaluate_all(
        "all => all.map(one => new URL(one.href).searchParams.get('at'))"
    )
    assert any("." in name for name in names)
