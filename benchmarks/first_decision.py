"""How long a player waits for the first decision, from an empty browser on.

A server of its own, and Debian's Chromium with an empty cache for each try. The first time runs
from the address being typed until Play can be clicked; the second from that click until the first
question is on the table. With --offline there is no server: a folder of files plays, and every try
is followed by later visits of the same browser, which has kept what it fetched and compiled.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from ratking.offline.site import write_site
from tests.browser.conftest import MET
from tests.browser.person import GAMES, Person
from tests.browser.test_offline import keep, served
from tests.server.running import Server
from tests.servers import program

PACKAGE = Path(__file__).parent.parent / "src" / "ratking"
PAGES = PACKAGE / "pages"
AT_REST = 4000
"""So many milliseconds after a visit a browser has put away what it compiled."""


def newcomer(browser: Browser) -> BrowserContext:
    """Somebody who has never been here."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(MET)
    return context


def tried(browser: Browser, url: str, game: str) -> tuple[float, float]:
    """Open the home page and sit down; return the seconds of both."""
    context = newcomer(browser)
    times = visited(context, url, game)
    context.close()
    return times


def came_back(browser: Browser, url: str, game: str, visits: int) -> list[float]:
    """Visit a site without a server so often; return the seconds until the first question."""
    context = newcomer(browser)
    times = [sum(visited(context, url, game, is_kept=True)) for _ in range(visits)]
    context.close()
    return times


def visited(
    context: BrowserContext, url: str, game: str, is_kept: bool = False
) -> tuple[float, float]:
    """Come to the home page once."""
    page = context.new_page()
    began = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.get_by_role("button", name=f"Play {GAMES[game]} against bots", exact=True).wait_for()
    shown = time.perf_counter()
    Person(page, "first").deal(game)
    page.locator(".asks").wait_for()
    asked = time.perf_counter()
    if is_kept:
        keep(page)
        page.wait_for_timeout(AT_REST)
    page.close()
    return shown - began, asked - shown


def main() -> None:
    """Print the middle of some tries for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=5)
    parser.add_argument("--offline", action="store_true", help="without a server")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if chosen.offline:
            write_site(PACKAGE, Path(folder, "site"))
            with served(Path(folder, "site")) as url:
                measure(url, chosen.tries, offline=True)
            return
        server = Server({"RATKING_DATA": folder, "RATKING_STATIC": str(PAGES)})
        try:
            measure(server.url, chosen.tries)
        finally:
            server.stop()


def measure(url: str, tries: int, offline: bool = False) -> None:
    """Try every game so often."""
    words = ["--no-sandbox"] if os.geteuid() == 0 else []
    print(f"load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program("chromium"), args=words)
        for game, title in GAMES.items():
            if offline:
                rows = [came_back(browser, url, game, 4) for _ in range(tries)]
                middle = [f"{statistics.median(one):.2f}" for one in zip(*rows, strict=True)]
                print(f"{title}: first question after {', '.join(middle)} s, visit by visit")
                continue
            times = [tried(browser, url, game) for _ in range(tries)]
            home, table = (statistics.median(one) for one in zip(*times, strict=True))
            print(f"{title}: home page {home:.2f} s, first decision {table:.2f} s after the click")
        browser.close()


if __name__ == "__main__":
    main()
