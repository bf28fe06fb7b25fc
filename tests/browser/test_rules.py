"""The rules as a page of their own, and at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import GAMES, Person, measured
from tests.browser.test_pages import day_and_night
from tests.server.running import Server, fetched

NUMBER = re.compile(r"^R[A-Z]-\d+$")
IDLE = {"rattus": ".card[data-touch]:not(.legal)", "cartus": "[data-touch^=nun_place]"}
"""What cannot be chosen in the first question of a game."""
MOVED = """() => document.querySelector(".building").dispatchEvent(
  new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }))"""
"""What a browser says when the board moves under a mouse that lies still."""
MENU = """() => document.querySelector(".held [data-touch]").dispatchEvent(
  new PointerEvent("contextmenu", { bubbles: true, cancelable: true, pointerType: "touch" }))"""
"""What the browser of a phone says after a long touch, sometimes before we do."""


def test_a_rule_is_found_by_its_words(visit: Visit) -> None:
    page = visit("/rules/rattus")
    page.get_by_role("searchbox").fill("most judged once")
    expect(page.locator(".rule")).to_have_count(1)
    expect(page.locator("#RB-24 mark").first).to_be_visible()
    page.get_by_role("searchbox").fill("dragon")
    expect(page.get_by_text("No rule and no card has these words.")).to_be_visible()


def test_an_anchor_leads_to_a_rule_and_to_a_card(visit: Visit) -> None:
    page = visit("/rules/rattus#RB-24")
    expect(page.locator("#RB-24")).to_be_in_viewport()
    expect(page.locator("#RB-24")).to_have_class(re.compile("aimed"))
    page.get_by_role("link", name="Rattus Cartus").click()
    expect(page).to_have_url(re.compile("/rules/cartus$"))
    page.goto(page.url + "#building-4")
    expect(page.locator("#building-4")).to_be_in_viewport()
    page.locator("li", has=page.locator("#building-4")).get_by_role("link", name="RC-69").click()
    expect(page.locator("#RC-69")).to_be_in_viewport()
    expect(page.locator("#RC-69")).to_have_class(re.compile("aimed"))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_are_a_page(visit: Visit, game: str, language: str) -> None:
    page = visit(f"/rules/{game}", PHONE, language=language)
    expect(page.locator(".rule").first).to_be_visible()
    assert measured(page).width <= PHONE["width"]


def test_everybody_can_read_the_rules_by_day_and_by_night(visit: Visit) -> None:
    page = visit("/rules/ratland", DESKTOP)
    expect(page.locator(".rule").first).to_be_visible()
    assert day_and_night(page) == []


def test_people_get_the_page_and_programs_the_data(server: Server) -> None:
    assert fetched(f"{server.url}/rules/cartus").json()["game"] == "cartus"
    typed = fetched(f"{server.url}/rules/cartus", headers={"accept": "text/html"})
    assert "<title>ratking</title>" in typed.text
    assert typed.headers["vary"] == "accept"


def dealt(visit: Visit, game: str, language: str = "en", size: dict[str, int] = DESKTOP) -> Person:
    page = visit("/", size, language=language)
    person = Person(page, "rules")
    named = page.get_by_role("heading", name=GAMES[game], exact=True)
    page.locator(".boxes article", has=named).get_by_role("button").first.click()
    assert person.is_asked()
    return person


def test_a_card_is_read_at_the_table_in_german(visit: Visit) -> None:
    page = dealt(visit, "rattus", "de").page
    page.locator(".card", has_text="Bauer").click(button="right")
    text = page.get_by_role("dialog", name="Bauer")
    expect(text.get_by_text("Setze einen Bürger mehr als sonst ein")).to_be_visible()
    rule = text.get_by_role("link", name="RB-30")
    expect(rule).to_have_attribute("href", "/rules/rattus#RB-30")


def test_a_building_is_read_with_its_rules(visit: Visit) -> None:
    page = dealt(visit, "cartus").page
    building = page.locator(".building .name").first
    building.click()
    text = page.get_by_role("dialog", name=building.inner_text())
    expect(text.get_by_role("link", name=NUMBER).first).to_be_visible()


@pytest.mark.parametrize(("game", "thing"), IDLE.items())
def test_hovering_says_why_not(visit: Visit, game: str, thing: str) -> None:
    person = dealt(visit, game)
    person.page.locator(thing).first.hover()
    why = person.page.locator(".reads .not")
    expect(why).to_be_visible()
    note = person.page.get_by_role("note", name="What it does")
    note.get_by_role("button", name="More").click()
    rules = person.page.get_by_role("dialog")
    expect(rules.get_by_role("link", name=NUMBER).first).to_be_visible()
    rules.get_by_role("button", name="Close").click()
    person.page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_what_may_be_chosen_asks_for_no_reason(visit: Visit) -> None:
    page = dealt(visit, "cartus").page
    page.locator(".building.legal").first.hover()
    name = page.locator(".building.legal .name").first.inner_text()
    expect(page.get_by_role("note", name="What it does")).to_contain_text(name)
    expect(page.locator(".reads .not")).to_have_count(0)


def test_a_card_is_read_where_it_is_to_be_chosen(visit: Visit) -> None:
    person = dealt(visit, "rattus")
    while person.prompt.get_by_role("heading").inner_text() != "What do you do?":
        person.answer()
        assert person.is_asked()
    take = person.page.get_by_role("group", name="Take").get_by_role("button").first
    take.focus()
    name = re.sub(r"^\S\s+", "", take.inner_text())
    note = person.page.get_by_role("note", name="What it does")
    expect(note).to_contain_text(name.strip())
    take.press("Enter")
    assert person.is_asked()
    person.page.locator(".card:not(.legal)[data-touch]").nth(1).hover()
    expect(note).to_contain_text("You have already taken a card this turn.")


def test_the_keyboard_finds_the_rules_of_a_question(visit: Visit) -> None:
    page = dealt(visit, "rattus").page
    page.get_by_role("button", name="More", exact=True).press("Enter")
    expect(page.get_by_role("dialog").get_by_role("link", name="RB-8")).to_be_visible()


MIDDLE = """async (thing) => {
  thing.scrollIntoView({ block: "center", behavior: "instant" });
  for (let before = null, frames = 0; ; ) {
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } = thing.getBoundingClientRect();
    const now = { x: x + width / 2, y: y + height / 2 };
    frames = before && before.x === now.x && before.y === now.y ? frames + 1 : 0;
    if (frames === 5) return now;
    before = now;
  }
}"""
"""Where the middle of something is once it lies still; a trial of the mouse scrolls it about."""


def hold(page: Page, thing: str) -> CDPSession:
    """Lay a finger on something that lies still, and keep it there."""
    spot = page.locator(thing).first.evaluate(MIDDLE)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    return finger


def test_a_long_touch_says_why_not(visit: Visit) -> None:
    page = dealt(visit, "cartus", size=PHONE).page
    finger = hold(page, ".held [data-touch]")
    why = page.locator(".reads .not")
    expect(why).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(why).to_be_visible()


@pytest.mark.parametrize("between", [MOVED, MENU], ids=["the board moves", "the browser's menu"])
def test_a_long_touch_is_not_lost(visit: Visit, between: str) -> None:
    page = dealt(visit, "cartus", size=PHONE).page
    hold(page, ".held [data-touch]")
    page.evaluate(between)
    why = page.locator(".reads .not")
    expect(why).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_long_touch_on_what_may_be_chosen_says_what_it_does(visit: Visit) -> None:
    page = dealt(visit, "cartus", size=PHONE).page
    hold(page, ".building.legal")
    page.evaluate(MENU.replace(".held [data-touch]", ".building.legal"))
    note = page.get_by_role("note", name="What it does")
    expect(note).to_contain_text("Premium:")
    expect(page.locator(".confirm")).to_have_count(0)
    note.get_by_role("button", name="More").click()
    expect(page.get_by_role("dialog").get_by_role("link", name=NUMBER).first).to_be_visible()
