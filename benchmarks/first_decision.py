"""How long a player waits for the first decision, from an empty browser on.

A server of its own, and Debian's Chromium with an empty cache for each try. The first time runs
from the address being typed until Play can be clicked; the second from that click until the first
question is on the table.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import MET
from tests.browser.person import GAMES, Person
from tests.server.running import Server
from tests.servers import program

PAGES = Path(__file__).parent.parent / "src" / "ratking" / "pages"


def tried(browser: Browser, url: str, game: str) -> tuple[float, float]:
    """Open the home page and sit down; return the seconds of both."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(MET)
    page = context.new_page()
    began = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.get_by_role("button", name=f"Play {GAMES[game]} against bots", exact=True).wait_for()
    shown = time.perf_counter()
    Person(page, "first").deal(game)
    page.locator(".asks").wait_for()
    asked = time.perf_counter()
    context.close()
    return shown - began, asked - shown


def main() -> None:
    """Print the middle of some tries for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=5)
    tries = parser.parse_args().tries
    with tempfile.TemporaryDirectory() as folder:
        server = Server({"RATKING_DATA": folder, "RATKING_STATIC": str(PAGES)})
        try:
            measure(server.url, tries)
        finally:
            server.stop()


def measure(url: str, tries: int) -> None:
    """Try every game so often."""
    words = ["--no-sandbox"] if os.geteuid() == 0 else []
    print(f"load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program("chromium"), args=words)
        for game, title in GAMES.items():
            times = [tried(browser, url, game) for _ in range(tries)]
            home, table = (statistics.median(one) for one in zip(*times, strict=True))
            print(f"{title}: home page {home:.2f} s, first decision {table:.2f} s after the click")
        browser.close()


if __name__ == "__main__":
    main()
