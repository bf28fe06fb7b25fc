"""Several people at one screen: everybody has a turn, and nobody sees another's cards."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import GAMES, Person, sit_at
from tests.browser.test_friends import known, listen
from tests.browser.test_pages import violations

NEXT = """seen => {
  if (document.querySelector("dialog[open] table")) return true;
  if (document.querySelector("dialog.curtain[open]")) return "curtain";
  if (document.querySelector(".confirm")) return "confirm";
  const prompt = document.querySelector(".prompt.asks");
  const eyes = document.querySelector(".table")?.dataset.eyes;
  return prompt && `${eyes}/${prompt.dataset.version}` !== seen && `${eyes}/`;
}"""
VIEWS = """function (seat) {
  const isView = (one) => {
    try {
      return one.seat === seat && "observation" in one && "steps" in one;
    } catch {
      return false; // some of the browser's own objects may not be asked
    }
  };
  return this.filter(isView).length;
}"""
MANY = 600
"""So often a page may be asked whether it has forgotten."""

MORE = {"rattus": {"region_cards": "on"}, "cartus": {}, "ratland": {}}

LATE: dict[str, Callable[[dict[str, Any]], bool]] = {
    "rattus": lambda seen: bool(seen["supply"] < 3),
    "cartus": lambda seen: bool(seen["round"] > 9),
    "ratland": lambda seen: bool(seen["round"] > 4),
}
"""When the rest of a game is short enough to be played by clicks."""


class Family(Person):
    """Several people who play at one screen; each lifts the curtain before they look."""

    def __init__(self, page: Page, seed: str) -> None:
        super().__init__(page, seed)
        self.had_it: set[str] = set()

    def is_asked(self) -> bool:
        """Pass the screen on until somebody is asked something new."""
        while self.is_hidden():
            self.page.keyboard.press("Enter")
            expect(self.page.locator("dialog.curtain")).to_have_count(0)
        if self.page.locator("dialog[open] table").count():
            return False
        self.go_on()
        return True

    def is_hidden(self) -> bool:
        """Wait until the curtain hangs, or somebody is asked something new, or all is over."""
        while True:
            found = self.page.wait_for_function(NEXT, arg=self.seen).json_value()
            if found == "confirm":
                self.confirm()
                continue
            if found not in (True, "curtain"):
                self.had_it.add(found)
                self.seen = found + (self.prompt.get_attribute("data-version") or "")
            return bool(found == "curtain")


def sit_together(page: Page, game: str, *others: dict[str, Any]) -> None:
    """Sit down at one screen: Anna, somebody without a name, and others."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me"}, *others]
    options = {"players": len(seats), "start": 0, **MORE[game]}
    sit_at(page, page.url.rstrip("/"), {"game": game, "options": options, "seats": seats})


def play_on(page: Page, game: str, luck: Random) -> None:
    """Answer over the protocol until the game is nearly over."""
    table = page.url.replace("/t/", "/tables/")
    while True:
        common = page.request.get(f"{table}/view").json()
        assert common["status"] == "playing"
        if LATE[game](common["observation"]):
            return
        alone = [one["seat"] for one in common["questions"] if not one["forced"]]
        for seat in alone or [one["seat"] for one in common["shared"] if one["asked"]]:
            view = page.request.get(f"{table}/view?seat={seat}").json()
            choice = luck.choice(view["questions"][0]["answers"])["choice"]
            answer = {"version": view["version"], "choices": [choice], "seat": seat}
            assert page.request.post(f"{table}/answers", data=answer).ok


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_family_plays_to_the_end_at_one_screen(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    page = visit("/", size)
    sit_together(page, game)
    family = Family(page, f"family {game}")
    while len(family.had_it) < 2:
        assert family.is_asked()
        family.answer()
    assert family.is_asked()  # what was answered has arrived
    play_on(page, game, family.luck)
    page.reload()
    family.seen = ""
    family.play_to_the_end()
    expect(page.get_by_role("dialog", name="Result")).to_contain_text("Blue")
    assert violations(page) == []


def forgets(page: Page, seat: int) -> None:
    """Wait until nothing on the page holds a view of a seat; what fades away may hold the last."""
    for _ in range(MANY):
        if views_of(page, seat) == 0:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"The page still holds what seat {seat} saw.")


def views_of(page: Page, seat: int) -> int:
    """Count the views of a seat that the page still remembers, wherever it keeps them."""
    wire = page.context.new_cdp_session(page)
    plain = wire.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    found = wire.send("Runtime.queryObjects", {"prototypeObjectId": plain})["objects"]["objectId"]
    asked = {"functionDeclaration": VIEWS, "objectId": found, "arguments": [{"value": seat}]}
    count: int = wire.send("Runtime.callFunctionOn", asked)["result"]["value"]
    wire.detach()
    return count


@pytest.mark.parametrize("game", GAMES)
def test_the_page_forgets_what_one_person_saw_before_another_looks(visit: Visit, game: str) -> None:
    page = visit("/")
    heard = listen(page)
    sit_together(page, game)
    curtain = page.get_by_role("dialog", name="Pass to Anna")
    expect(curtain).to_be_visible()
    assert violations(page) == []
    assert {view["seat"] for view in heard} == {None}
    curtain.get_by_role("button", name="I am Anna").click()
    family = Family(page, "curtain")
    expect(curtain).to_have_count(0)
    while not family.is_hidden():
        assert views_of(page, 0) > 0
        family.answer()
    expect(page.get_by_role("dialog", name="Pass to Blue")).to_be_visible()
    forgets(page, 0)
    anna = [view for view in heard if view["seat"] == 0]
    assert any(known(game, view) for view in anna)
    told = len(heard)
    page.get_by_role("button", name="I am Blue").click()
    expect(page.locator(".prompt.asks")).to_be_visible()
    assert views_of(page, 1) > 0
    for view in heard:
        assert view["seat"] == 0 or known(game, view) == []
    assert all(view["seat"] != 0 for view in heard[told:])


def test_the_curtain_tells_what_happened_since_a_person_had_the_screen(visit: Visit) -> None:
    page = visit("/")
    sit_together(page, "cartus", {"kind": "bot", "level": "easy", "name": "Odo"})
    family = Family(page, "recap")
    told = page.get_by_role("dialog").get_by_role("region", name="Since your last turn")
    for name in ("Anna", "Blue", "Anna"):
        while not family.is_hidden():
            family.answer()
        expect(page.get_by_role("dialog", name=f"Pass to {name}")).to_be_visible()
        seen = told.all_inner_texts()
        page.keyboard.press("Enter")
        expect(page.locator("dialog.curtain")).to_have_count(0)
    assert "Blue" in seen[0]
    page.reload()
    expect(page.get_by_role("dialog", name="Pass to Anna")).to_be_visible()
    expect(told).to_have_count(0)


def test_without_secrets_the_table_says_whose_turn_it_is(visit: Visit) -> None:
    page = visit("/", PHONE)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me"}]
    wish = {"game": "rattus", "options": {"players": 2, "start": 0}, "seats": seats}
    sit_at(page, page.url.rstrip("/"), wish)
    expect(page.get_by_text("Anna: your turn")).to_be_visible()
    family = Family(page, "open")
    assert family.is_asked()
    family.answer()
    expect(page.get_by_text("Blue: your turn")).to_be_visible()
    expect(page.locator("dialog.curtain")).to_have_count(0)
