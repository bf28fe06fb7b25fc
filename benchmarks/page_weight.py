"""What the pages weigh, and whether they keep still: bytes over the wire, paint, layout shift.

A server of its own, and Chromium with an empty cache for each game. The wire is counted until the
first paint of the home page and until the first question is on the table; letters (fonts) are left
out, because nothing waits for them. The shift is that of the home page and of some turns of play.
"""

from __future__ import annotations

import os
import tempfile

from playwright.sync_api import Browser, sync_playwright

from benchmarks.first_decision import PAGES
from tests.browser.conftest import MET
from tests.browser.person import GAMES, Person
from tests.browser.test_pages import FIRST_PAINT, WIRE
from tests.server.running import Server
from tests.servers import program

TURNS = 12
"""So many answers are given while the board has to keep still."""

PATIENCE = 120_000
"""Milliseconds: a busy machine may take its time."""

WATCH_SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts.push(one.value);
  }).observe({ type: "layout-shift", buffered: true });
}"""
SHIFT = "() => window.shifts.reduce((all, one) => all + one, 0)"


def weigh(browser: Browser, url: str, game: str) -> str:
    """Open the home page, sit down and play on; say in a row of a table what it took."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(MET)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(url)
    page.evaluate(WATCH_SHIFTS)
    painted = page.evaluate(FIRST_PAINT)
    page.get_by_role("button", name=f"Play {GAMES[game]} against bots", exact=True).wait_for()
    before = sum(size for size, at in page.evaluate(WIRE) if at <= painted)
    home = page.evaluate(SHIFT)
    person = Person(page, "weight")
    person.deal(game)
    page.locator(".asks").wait_for()
    decided = sum(size for size, _ in page.evaluate(WIRE))
    for _ in range(TURNS):
        if person.is_asked():
            person.answer()
    table = page.evaluate(SHIFT) - home
    context.close()
    sizes = f"{before / 1000:.0f} kB | {decided / 1000:.0f} kB"
    return f"| {GAMES[game]} | {painted:.0f} ms | {sizes} | {home:.3f} | {table:.3f} |"


def main() -> None:
    """Print a table with a row for each game."""
    words = ["--no-sandbox"] if os.geteuid() == 0 else []
    print(f"load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    print(
        "| game | first paint | until it | until the first decision | shift, home | shift, table |"
    )
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        server = Server({"RATKING_DATA": folder, "RATKING_STATIC": str(PAGES)})
        try:
            with sync_playwright() as play:
                browser = play.chromium.launch(executable_path=program("chromium"), args=words)
                for game in GAMES:
                    print(weigh(browser, server.url, game), flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
