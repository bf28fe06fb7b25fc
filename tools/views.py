"""What there is to be photographed: every page and board, and how to get there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from ratking.core.manifest import Documents, load
from ratking.games import manifest_of
from ratking.lessons import lesson
from tests.browser.person import GAMES, Person
from tests.browser.test_learn import Learner
from tools.past import Past

UNCOVER = """() => {
  const study = document.querySelector(".study");
  study.scrollTop = innerWidth < 700 ? document.querySelector("figure").offsetTop - 60 : 0;
}"""
"""Shows the top of an analysis, and on a phone the board with the two answers."""

Show = Callable[[Page, Past], None]


@dataclass(frozen=True)
class View:
    """A page, and whether it is shown in German and French, too."""

    show: Show
    in_every_language: bool = False


def _board(game: str) -> Show:
    def show(page: Page, _past: Past) -> None:
        person = _dealt(page, game)
        for _ in range(_documents(game).answers_pictured):
            if not person.is_asked():
                break
            person.answer()
        person.is_asked()

    return show


def _documents(game: str) -> Documents:
    documents: Documents = load(manifest_of(game).documents)
    return documents


def _dealt(page: Page, game: str) -> Person:
    """Sit down at a new table, whatever the home page calls the button."""
    person = Person(page, f"picture of {game}")
    place = list(GAMES).index(game)
    page.locator(".button.primary").nth(place).click()
    return person


def _result(page: Page, _past: Past) -> None:
    _dealt(page, "ratland").play_to_the_end()


def _why_not(game: str, touch: str) -> Show:
    def show(page: Page, _past: Past) -> None:
        person = _dealt(page, game)
        person.is_asked()
        page.mouse.move(300, 20)  # a mouse that rests where it clicked asks nothing
        page.mouse.move(320, 20)
        page.locator(f"[data-touch^={touch}]").first.dispatch_event("pointerover")
        page.locator(".reads .not").wait_for()

    return show


def _text(page: Page, _past: Past) -> None:
    _dealt(page, "cartus").is_asked()
    page.locator("[data-touch^=place]").first.dispatch_event("contextmenu")
    page.locator("dialog[open]").wait_for()


def _lesson(game: str) -> Show:
    def show(page: Page, _past: Past) -> None:
        page.goto(page.url.rstrip("/") + f"/learn/{game}#again")
        learner = Learner(page, game)
        stops, last = lesson(game).stops, _documents(game).stop_pictured
        for number in range(last):
            learner.arrive(stops[number].id)
            learner.do(number)
        page.locator(f".coach[data-stop={stops[last].id}]").wait_for()

    return show


def _page(path: str) -> Show:
    def show(page: Page, _past: Past) -> None:
        page.goto(page.url.rstrip("/") + path)

    return show


def _replay(page: Page, past: Past) -> None:
    page.goto(f"{past.url}/replay/{past.tables['rattus']}")
    slider = page.locator("input[type=range]").first
    slider.wait_for()
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
    slider.blur()


def _analysis(game: str) -> Show:
    def show(page: Page, past: Past) -> None:
        page.goto(f"{past.url}/replay/{past.tables[game]}#analysis")
        page.locator("[aria-labelledby=mistakes] li button").first.click()
        page.locator(".versus").wait_for()
        page.evaluate(UNCOVER)

    return show


VIEWS: dict[str, View] = {
    **{game: View(_board(game)) for game in GAMES},
    "result": View(_result),
    "home": View(_page("/")),
    "set-up": View(_page("/new/rattus")),
    "rules": View(_page("/rules/rattus#RB-24"), True),
    "why-not": View(_why_not("cartus", "nun_place"), True),
    "text": View(_text, True),
    "learn": View(_page("/learn"), True),
    **{f"lesson-{game}": View(_lesson(game), game == "cartus") for game in GAMES},
    "watch": View(_page("/watch")),
    "credits": View(_page("/credits")),
}

AROUND: dict[str, View] = {
    "replay": View(_replay, True),
    **{f"analysis-{game}": View(_analysis(game), game == "rattus") for game in GAMES},
    "replays": View(_page("/replays"), True),
    "me": View(_page("/me"), True),
}
"""Pages of somebody who has played before."""
