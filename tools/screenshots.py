"""Take pictures of all pages and boards, or of those that are named.

    python -m tools.screenshots [NAME ...] [--folder FOLDER]

English in both themes on a desktop and a phone; the pages around the table also in German and
French by day. The pictures are small enough to be kept in the repository.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from dataclasses import dataclass
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import DESKTOP, PAGES, PHONE
from tests.server.running import Server
from tests.servers import program
from tools.past import PLAYER, Past
from tools.views import AROUND, VIEWS

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = {"parchment": "light", "night": "dark"}
COLOURS = 256
WORLDS = "24"
"""How closely games are analysed: pictures need no more."""


@dataclass(frozen=True)
class Style:
    """How a page is shown; English is not named in the name of a picture."""

    size: str
    theme: str
    language: str = "en"

    def name(self, view: str) -> str:
        """Name a picture after its page and its style."""
        tongue = "" if self.language == "en" else f"-{self.language}"
        return f"{view}-{self.size}-{self.theme}{tongue}.png"


STYLES = [Style(size, theme) for size, theme in product(SIZES, THEMES)]
STYLES += [Style(size, "parchment", language) for language, size in product(("de", "fr"), SIZES)]


def main() -> None:
    """Run a server of its own, and photograph everything, or the pages that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join((*VIEWS, *AROUND)))
    parser.add_argument("--folder", type=Path, default=FOLDER)
    arguments = parser.parse_args()
    if unknown := set(arguments.names) - {*VIEWS, *AROUND}:
        parser.error(f"There is no page called {', '.join(sorted(unknown))}.")
    folder: Path = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    wanted = set(arguments.names) or {*VIEWS, *AROUND}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        server = Server(
            {"RATKING_DATA": data, "RATKING_STATIC": str(PAGES), "RATKING_ANALYSIS": WORLDS}
        )
        words = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = play.chromium.launch(executable_path=program("chromium"), args=words)
        try:
            memory, past = _remembered(browser, server.url, bool(wanted & set(AROUND)))
            for style in STYLES:
                _all(browser, server.url, folder, style, wanted, memory, past)
        finally:
            browser.close()
            server.stop()


def _remembered(browser: Browser, url: str, needed: bool) -> tuple[Any, Past]:
    """Let the player have a past where it is needed; return what her browser remembers of it."""
    context = browser.new_context()
    past = Past(context.request, url)
    if needed:
        print("ratking: playing the games of the past (a minute or two)", flush=True)
        past.happen()
    memory = context.storage_state()
    context.close()
    return memory, past


def _all(
    browser: Browser,
    url: str,
    folder: Path,
    style: Style,
    wanted: set[str],
    memory: Any,
    past: Past,
) -> None:
    """Show every page in one style; only the pages of her past know who looks."""
    for views, known in ((VIEWS, None), (AROUND, memory)):
        page = _open(browser, url, style, known)
        for name, show in views.items():
            if name in wanted and (style.language == "en" or show.in_every_language):
                page.goto(url)
                page.reload()
                show.show(page, past)
                page.wait_for_timeout(600)
                _keep(page, folder / style.name(name))
        page.context.close()


def _open(browser: Browser, url: str, style: Style, memory: Any) -> Page:
    context = browser.new_context(
        viewport=SIZES[style.size],  # type: ignore[arg-type]
        color_scheme=THEMES[style.theme],  # type: ignore[arg-type]
        reduced_motion="reduce",
        locale=style.language,
        storage_state=memory,
    )
    page = context.new_page()
    page.goto(url)
    page.evaluate(f"localStorage.setItem('ratking', JSON.stringify({{ name: '{PLAYER}' }}))")
    return page


def _keep(page: Page, path: Path) -> None:
    """Write a picture with few colours: much smaller, and hardly to be told apart."""
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    few = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1)
    few.save(path, optimize=True)
    print(f"ratking: {path.name}, {path.stat().st_size // 1024} kB", flush=True)


if __name__ == "__main__":
    main()
