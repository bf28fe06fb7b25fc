"""Somebody at a table in the browser, who can only click and type."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page

GAMES = {"rattus": "Rattus", "cartus": "Rattus Cartus", "ratland": "RatLand"}
WAITING = """seen => {
  const prompt = document.querySelector(".prompt");
  if (document.querySelector("dialog[open] table")) return true;
  if (document.querySelector(".confirm")) return "confirm";
  return prompt && prompt.classList.contains("asks") && prompt.dataset.version !== seen;
}"""
SPOTS = """async () => {
  await document.fonts.ready;
  const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
  const points = (box) => steps.flatMap((x) => steps.map((y) => [x, y]))
    .map(([x, y]) => [box.x + x * box.width, box.y + y * box.height]);
  const glowing = () => [...document.querySelectorAll(".table [data-touch].legal")];
  const spots = () => glowing().flatMap((thing) => {
    const reached = (spot) => document.elementFromPoint(...spot)?.closest("[data-touch]") === thing;
    const at = points(thing.getBoundingClientRect()).find(reached);
    return at ? [[thing.dataset.touch, ...at]] : [];
  });
  for (let before = ""; ; ) {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    const now = spots();
    if (JSON.stringify(now) === before) return now;
    before = JSON.stringify(now);
  }
}"""
"""What glows and can be reached once all lies still, each with a point that nothing covers."""


def wait_until(page: Page, fine: Callable[[], bool]) -> None:
    """What a wire brings or a page asks for is noted while the page is waited for."""
    for _ in range(1200):
        if fine():
            return
        page.wait_for_timeout(100)
    pytest.fail("it never happens")


class Measured(NamedTuple):
    """How much room a page takes, or its window where that is larger."""

    width: int
    height: int


def measured(page: Page) -> Measured:
    """Measure a page once its letters are there."""
    found = page.evaluate(
        """async () => {
          await document.fonts.ready;
          return [document.documentElement.scrollWidth, document.documentElement.scrollHeight];
        }"""
    )
    return Measured(*found)


def sit_at(page: Page, url: str, wish: dict[str, Any]) -> None:
    """Set up a table over the protocol, start it, and sit down."""
    made = page.request.post(f"{url}/tables", data=wish).json()["table"]["id"]
    assert page.request.post(f"{url}/tables/{made}/start").ok
    page.goto(f"{url}/t/{made}")


class Person:
    """Plays by clicks, choosing at random."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.luck = Random(seed)
        self.seen = ""

    def deal(self, game: str) -> None:
        """One click on the home page."""
        name = f"Play {GAMES[game]} against bots"
        self.page.get_by_role("button", name=name, exact=True).click()

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def answers(self) -> Locator:
        return self.page.locator(".answers button")

    def is_asked(self) -> bool:
        """Wait until there is a new question; no question comes after the end."""
        while self.page.wait_for_function(WAITING, arg=self.seen).json_value() == "confirm":
            self.confirm()  # a finger's click may come a moment after the touch
        if self.page.locator("dialog[open] table").count():
            return False
        self.go_on()
        self.seen = self.prompt.get_attribute("data-version") or ""
        return True

    def go_on(self) -> None:
        """A round that is over is shown until one goes on."""
        if self.page.locator(".round").count():
            self.page.locator(".round").get_by_role("button").last.click()

    def answer(self) -> None:
        """Click one of the answers, and confirm it where that is asked."""
        self.put_the_mouse_aside()
        count = self.answers.count()
        if count == 0:
            self.use_controls()
            return
        self.answers.nth(self.luck.randrange(count)).click()
        self.confirm()

    def put_the_mouse_aside(self) -> None:
        """A mouse that rests on a thing asks about it."""
        self.page.mouse.move(1, 1)

    def confirm(self) -> None:
        """Where there is no way back, and on a phone, an answer is shown first."""
        if self.page.locator(".confirm").count():
            self.page.locator(".confirm").click()

    def use_controls(self) -> None:
        """Where a box has its own controls: deal out rats, or take up cards, and send them."""
        if self.page.locator(".controls .ready").count():
            self.deal_out_rats()
        else:
            self.take_up_cards()

    def deal_out_rats(self) -> None:
        """Send rats away one by one, the first time; later the same way as before."""
        again = self.page.locator(".controls .again")
        if again.is_enabled():
            again.click()
        more = self.page.locator(".stepper button:last-of-type:enabled")
        while self.page.locator(".controls .ready[aria-disabled=true]").count():
            more.nth(self.luck.randrange(more.count())).click()
        self.page.locator(".controls .ready").click()

    def take_up_cards(self) -> None:
        """Take cards of the hand until they may go."""
        send = self.page.locator(".controls .primary")
        cards = self.page.locator(".hand button[aria-pressed=false]:enabled")
        cards.nth(self.luck.randrange(cards.count())).click()
        while send.is_disabled():
            cards.first.click()
        send.click()

    def is_waited_for(self) -> bool:
        """See whether there is a new question, without waiting long."""
        self.page.wait_for_timeout(20)
        found = self.page.evaluate(WAITING, self.seen)
        if found == "confirm":
            self.confirm()
            return False
        if not found or self.page.locator("dialog[open] table").count():
            return False
        self.go_on()
        self.seen = self.prompt.get_attribute("data-version") or ""
        return True

    def focused(self) -> str:
        """Name what the keyboard is at."""
        name: str = self.page.evaluate(
            "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
        )
        return name

    def play_to_the_end(self) -> None:
        """Answer until the result is shown."""
        while self.is_asked():
            self.answer()


class Toucher(Person):
    """Plays by touching what glows; the list is only for what lies nowhere on the table."""

    def __init__(self, page: Page, seed: str) -> None:
        super().__init__(page, seed)
        self.touched: list[str] = []

    def answer(self) -> None:
        """Touch something that glows, by mouse or by finger, and confirm it where that is asked."""
        self.put_the_mouse_aside()
        spots = self.page.evaluate(SPOTS)
        if not spots or self.luck.random() < 0.1:
            super().answer()
            return
        thing, x, y = self.luck.choice(spots)
        self.touched.append(thing.split(":")[0])
        fingers = self.page.evaluate("navigator.maxTouchPoints > 0")
        (self.page.touchscreen.tap if fingers else self.page.mouse.click)(x, y)
        self.confirm()
