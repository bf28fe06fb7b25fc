"""My costly moments in the browser: they wait on My games, are tried again, and come back later.

What the server decides is tried in `tests/server/test_mistakes.py`. Here the moment, its answers
and its verdict are those of a puzzle, handed to the page as a costly moment of a game of mine.
"""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.test_ladder import leave_a_game
from tests.browser.test_pages import violations
from tests.browser.test_puzzles import choose, of_today
from tests.server.running import Server

DAY = 24 * 3600


class OneMoment:
    """Answers for the server about one costly moment."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.puzzle = of_today(page, url, "rattus")
        self.path = f"{url}/puzzles/rattus/{self.puzzle}"
        self.tried = False
        page.route("**/mistakes", self.own)
        page.route("**/mistakes/mine/7*", self.moment)

    def mistake(self) -> dict[str, Any]:
        due = time.time() + (4 * DAY if self.tried else -60)
        told = {"id": "mine/7", "game": "rattus", "table": "mine", "theme": "Placing citizens"}
        counts = {"cost": 0.08, "tries": int(self.tried), "solved": int(self.tried)}
        return {**told, **counts, "prompt": "", "due": due, "is_due": not self.tried}

    def own(self, route: Route) -> None:
        theme = {"game": "rattus", "theme": "Placing citizens", "moments": 1, "cost": 0.08}
        themes = [{**theme, "solved": int(self.tried)}]
        mistakes = [self.mistake()]
        route.fulfill(json={"due": int(not self.tried), "mistakes": mistakes, "themes": themes})

    def moment(self, route: Route) -> None:
        if route.request.resource_type == "document":
            route.continue_()
        elif route.request.method == "GET":
            moment = self.page.request.get(self.path).json()["moment"]
            route.fulfill(json={"mistake": self.mistake(), "moment": moment})
        else:
            told = self.page.request.post(self.path, data=route.request.post_data_json)
            verdict = told.json()["verdict"]
            self.tried = True
            played = verdict["ways"][-1]["way"]
            route.fulfill(json={"verdict": verdict, "played": played, "mistake": self.mistake()})


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_a_costly_moment_is_tried_again_and_comes_back_after_days(
    visit: Visit, server: Server, size: dict[str, int], theme: str
) -> None:
    page = visit("/", size, theme)
    leave_a_game(page, server.url)
    moment = OneMoment(page, server.url)
    page.goto(f"{server.url}/me")
    mine = page.get_by_role("region", name="From your own games")
    expect(mine).to_contain_text("One costly moment waits for you.")
    expect(mine).to_contain_text("Placing citizens")
    assert violations(page) == []
    mine.get_by_role("link", name="Try again").click()
    expect(page.get_by_text("about 8 points in a hundred")).to_be_visible()
    assert violations(page) == []
    choose(page, "rattus", moment.puzzle, 0)
    expect(page.get_by_text("Solved: nothing is better.")).to_be_visible()
    expect(page.get_by_text("Then you played:")).to_be_visible()
    expect(page.get_by_text("Comes back in 4 days.")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="My games").click()
    expect(mine).to_contain_text("Nothing waits today; the next one comes back in 4 days.")


def test_a_moment_that_is_not_mine_is_refused_in_a_sentence(visit: Visit, server: Server) -> None:
    page = visit("/mistakes/somebody/3")
    expect(page.get_by_role("main")).to_contain_text("There is no such")
