"""Games without a mouse: begun, played and ended by the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import GAMES, Person, sit_at
from tests.browser.test_one_screen import play_on

KEYS = "123456789abcdegijklnopqrstvwxyz"
ENOUGH = 200
"""So many keys deal out all rats of a clan, or take up all cards of a hand."""


class Typist(Person):
    """Plays by keys alone."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def go_on(self) -> None:
        if self.page.locator(".round").count():
            self.press("Enter")

    def confirm(self) -> None:
        if self.page.locator(".confirm").count():
            self.press("Enter")

    def answer(self) -> None:
        """Give an answer by its key, or go there with the arrows."""
        count = self.answers.count()
        if not count:
            self.use_controls()
            return
        place = self.luck.randrange(count)
        if place < len(KEYS) and self.luck.random() < 0.5:
            self.press(KEYS[place])
        else:
            self.press(*["ArrowRight"] * (place + 1), "Enter")
        self.confirm()

    def deal_out_rats(self) -> None:
        self.press_until("enabled", ".controls .ready:not([aria-disabled=true])", 8)

    def take_up_cards(self) -> None:
        self.press_until("enabled", ".controls .primary:enabled", 9)

    def press_until(self, state: str, button: str, most: int) -> None:
        """Press digits until what was taken up may go, and send it."""
        for _ in range(ENOUGH):
            if self.page.locator(button).count():
                break
            self.press(str(self.luck.randint(1, most)))
        else:
            pytest.fail(f"{button} is never {state}")
        self.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_begun_by_keyboard_alone(visit: Visit, game: str) -> None:
    typist = Typist(visit("/"), f"begin {game}")
    name = f"Play {GAMES[game]} against bots"
    expect(typist.page.get_by_role("button", name=name, exact=True)).to_be_visible()
    for _ in range(30):
        typist.press("Tab")
        if typist.focused() == name:
            break
    typist.press("Enter")
    assert typist.is_asked()
    typist.answer()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit("/")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "uniform"}]
    wish = {"game": game, "options": {"players": 2, "start": 0}, "seats": seats}
    sit_at(page, page.url.rstrip("/"), wish)
    typist = Typist(page, f"keys {game}")
    for _ in range(4):
        assert typist.is_asked()
        typist.answer()
    assert typist.is_asked()  # what was answered has arrived
    play_on(page, game, typist.luck)
    page.reload()
    typist.seen = ""
    typist.play_to_the_end()
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
