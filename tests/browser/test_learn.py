"""A learner plays every lesson to its end by clicks, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from ratking.lessons import lesson, lesson_names
from tests.browser.conftest import PHONE, Visit
from tests.text.files import LANGUAGES, listed

EVERY_LESSON = [(game, language) for game in lesson_names() for language in LANGUAGES]


class Learner:
    """Somebody with a coach."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game

    @property
    def coach(self) -> Locator:
        return self.page.locator(".coach")

    @property
    def go_on(self) -> Locator:
        return self.coach.locator(".primary")

    def arrive(self, stop: str) -> None:
        """Come to a stop and read all its pages."""
        expect(self.page.locator(f".coach[data-stop={stop}]")).to_be_visible()
        pages = {f"learn-{self.game}-{stop}.text{page}" for page in ("2", "3", "4")}
        for _ in pages & set(listed("en", f"browser_learn_{self.game}")):
            self.go_on.click()

    def answer(self, choice: int) -> None:
        """Click an answer of the list, and confirm it on a phone."""
        view = self.page.request.get(self.page.url.replace("/t/", "/tables/") + "/view").json()
        choices = [answer["choice"] for answer in view["questions"][0]["answers"]]
        self.page.locator(".answers button").nth(choices.index(choice)).click()
        if self.page.locator(".confirm").count():
            self.page.locator(".confirm").click()

    def do(self, number: int) -> None:
        """Answer well after a slip; where many things are to be placed the coach shows how."""
        stop = lesson(self.game).stops[number]
        if stop.lines and self.page.viewport_size == PHONE:
            self.go_on.click()  # the coach steps aside
        if not stop.lines:
            if number + 1 < len(lesson(self.game).stops):
                self.go_on.click()
        elif stop.asked > 1:
            self.page.locator(".controls").wait_for()
            self.slip()
            self.coach.get_by_role("button").first.click()
        else:
            self.page.locator(".answers button").first.wait_for()
            if stop.wrong and number < 4:
                self.answer(int(next(iter(stop.wrong))))
                expect(self.coach.locator(".advice")).to_be_visible()
                self.go_on.click()
            self.answer(stop.lines[0][0])

    def slip(self) -> None:
        """Send cards or rats as they come, which is not what the coach meant."""
        ready = self.page.locator(".controls .ready")
        if ready.count():
            pantry = self.page.locator(".stepper button:last-of-type:enabled").last
            while ready.get_attribute("aria-disabled") == "true":
                pantry.click()
            ready.click()
        else:
            self.page.locator(".hand button[aria-pressed=false]:enabled").first.click()
            self.page.locator(".controls .primary").click()
        expect(self.coach.locator(".advice")).to_be_visible()


@pytest.mark.parametrize(("game", "language"), EVERY_LESSON)
def test_a_lesson_is_played_to_its_end(visit: Visit, game: str, language: str) -> None:
    played_to_its_end(visit("/learn", language=language), game, language)


@pytest.mark.parametrize("game", lesson_names())
def test_a_lesson_is_played_to_its_end_on_a_phone(visit: Visit, game: str) -> None:
    played_to_its_end(visit("/learn", PHONE), game, "en")


def played_to_its_end(page: Page, game: str, language: str) -> None:
    page.locator(f"a[href='/learn/{game}']").click()
    learner = Learner(page, game)
    for number, stop in enumerate(lesson(game).stops):
        learner.arrive(stop.id)
        learner.do(number)
    assert page.locator("html").get_attribute("lang") == language
    learner.go_on.click()
    page.locator(".prompt").wait_for()
    expect(learner.coach).to_have_count(0)


def test_a_lesson_that_was_left_goes_on_where_it_was(visit: Visit) -> None:
    page = visit("/learn/rattus", size=PHONE)
    learner = Learner(page, "rattus")
    for number in range(3):
        learner.arrive(lesson("rattus").stops[number].id)
        learner.do(number)
    learner.arrive("increase")
    page.goto(page.url.split("/t/")[0] + "/learn")
    page.get_by_role("link", name="Go on with Rattus").click()
    learner.arrive("increase")
    learner.do(3)
    learner.arrive("how-many")
