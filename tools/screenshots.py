"""Take pictures of all pages and boards: python -m tools.screenshots [FOLDER].

Both themes, a desktop and a phone; the pictures are small enough to be kept in the repository.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import DESKTOP, PAGES, PHONE
from tests.browser.person import GAMES, Person
from tests.server.running import Server
from tests.servers import program

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = {"parchment": "light", "night": "dark"}
COLOURS = 256
TURNS = 14
"""How many answers are given before a board is shown: pieces should lie on it."""

Show = Callable[[Page], None]


def main() -> None:
    """Run a server of its own, and photograph everything."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        server = Server({"RATKING_DATA": data, "RATKING_STATIC": str(PAGES)})
        words = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = play.chromium.launch(executable_path=program("chromium"), args=words)
        try:
            for size in SIZES:
                for theme in THEMES:
                    _all(browser, server.url, folder, size, theme)
        finally:
            browser.close()
            server.stop()


def _all(browser: Browser, url: str, folder: Path, size: str, theme: str) -> None:
    """Show every page in one size and theme."""
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        color_scheme=THEMES[theme],  # type: ignore[arg-type]
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(url)
    page.evaluate("localStorage.setItem('ratking', JSON.stringify({ name: 'Mara' }))")
    for name, show in VIEWS.items():
        page.goto(url)
        page.reload()
        show(page)
        page.wait_for_timeout(600)
        path = folder / f"{name}-{size}-{theme}.png"
        _keep(page, path)
        print(f"ratking: {path.name}, {path.stat().st_size // 1024} kB", flush=True)
    context.close()


def _keep(page: Page, path: Path) -> None:
    """Write a picture with few colours: much smaller, and hardly to be told apart."""
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    few = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1)
    few.save(path, optimize=True)


def _board(game: str) -> Show:
    def show(page: Page) -> None:
        person = Person(page, f"picture of {game}")
        person.deal(game)
        for _ in range(TURNS if game != "ratland" else 3):
            if not person.is_asked():
                break
            person.answer()
        person.is_asked()

    return show


def _result(page: Page) -> None:
    person = Person(page, "picture of a result")
    person.deal("ratland")
    person.play_to_the_end()


def _why_not(page: Page) -> None:
    person = Person(page, "picture of a reason")
    person.deal("cartus")
    person.is_asked()
    page.locator("[data-touch^=nun_place]").first.dispatch_event("pointerover")


def _page(path: str) -> Show:
    def show(page: Page) -> None:
        page.goto(page.url.rstrip("/") + path)

    return show


VIEWS: dict[str, Show] = {
    **{game: _board(game) for game in GAMES},
    "result": _result,
    "home": _page("/"),
    "set-up": _page("/new/rattus"),
    "rules": _page("/rules/rattus#RB-24"),
    "why-not": _why_not,
    "learn": _page("/learn"),
    "lesson": _page("/learn/cartus"),
    "watch": _page("/watch"),
    "credits": _page("/credits"),
}


if __name__ == "__main__":
    main()
