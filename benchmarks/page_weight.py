"""What the pages weigh, and whether they keep still: bytes over the wire, paint, layout shift.

A server of its own, and Chromium with an empty cache for each game. The wire is counted until the
first paint of the home page and until the first question is on the table; letters (fonts) are left
out, because nothing waits for them. The shift is that of the home page and of some turns of play,
as browsers report it, and for the table also all of it together. A second table has every page that
is no table: paint, the largest part of it, shift, how long the page was deaf, and its weight.
"""

from __future__ import annotations

import os
import tempfile

from playwright.sync_api import Browser, sync_playwright

from benchmarks.first_decision import PAGES
from tests.browser.conftest import MET
from tests.browser.person import GAMES, Person
from tests.browser.test_pages import FIRST_PAINT, PATHS, WIRE, violations
from tests.server.running import Server
from tests.servers import program

TURNS = 12
"""So many answers are given while the board has to keep still."""

PATIENCE = 120_000
"""Milliseconds: a busy machine may take its time."""

WATCH_SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts.push(one);
  }).observe({ type: "layout-shift", buffered: true });
}"""
SHIFTS = """() => {
  let [all, worst, now, began, last] = [0, 0, 0, 0, 0];
  for (const { value, startTime } of window.shifts) {
    if (startTime - last > 1000 || startTime - began > 5000) [now, began] = [0, startTime];
    [all, now, last] = [all + value, now + value, startTime];
    worst = Math.max(worst, now);
  }
  window.shifts.length = 0;
  return [worst, all];
}"""
"""What browsers report, the worst five seconds, and all shifts together."""


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
    home, _ = page.evaluate(SHIFTS)
    person = Person(page, "weight")
    person.deal(game)
    page.locator(".asks").wait_for()
    decided = sum(size for size, _ in page.evaluate(WIRE))
    for _ in range(TURNS):
        if person.is_asked():
            person.answer()
    worst, together = page.evaluate(SHIFTS)
    context.close()
    sizes = f"{before / 1000:.0f} kB | {decided / 1000:.0f} kB"
    shifts = f"{home:.3f} | {worst:.3f} | {together:.3f}"
    return f"| {GAMES[game]} | {painted:.0f} ms | {sizes} | {shifts} |"


LARGEST = """() => new Promise((done) => {
  let [largest, deaf] = [0, 0];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) deaf += Math.max(0, one.duration - 50);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) largest = one.startTime;
    done([largest, deaf]);
  }).observe({ type: "largest-contentful-paint", buffered: true });
})"""


def look(browser: Browser, url: str, name: str) -> str:
    """Open a page as a stranger does, and let it come to rest."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(url + PATHS[name])
    page.evaluate(WATCH_SHIFTS)
    page.get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")
    painted = page.evaluate(FIRST_PAINT)
    largest, deaf = page.evaluate(LARGEST)
    shift, _ = page.evaluate(SHIFTS)
    weight = sum(size for size, _ in page.evaluate(WIRE))
    serious = len(violations(page))
    context.close()
    times = f"{painted:.0f} ms | {largest:.0f} ms | {deaf:.0f} ms"
    return f"| {name} | {times} | {shift:.3f} | {weight / 1000:.0f} kB | {serious} |"


def main() -> None:
    """Print a table with a row for each game."""
    words = ["--no-sandbox"] if os.geteuid() == 0 else []
    print(f"load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    print("| game | first paint | until it | first decision | home | table | together |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        server = Server({"RATKING_DATA": folder, "RATKING_STATIC": str(PAGES)})
        try:
            with sync_playwright() as play:
                browser = play.chromium.launch(executable_path=program("chromium"), args=words)
                for game in GAMES:
                    print(weigh(browser, server.url, game), flush=True)
                print("\n| page | first paint | largest paint | deaf for | shift | weight | axe |")
                print("|---|---|---|---|---|---|---|")
                for name in PATHS:
                    print(look(browser, server.url, name), flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
