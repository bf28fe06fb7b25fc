from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.server.running import Server
from tests.servers import chromium

ROOT = Path(__file__).parent.parent.parent
PAGES = ROOT / "src" / "ratking" / "pages"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
QUIET = (
    "the server responded with a status of 40",
    "WebSocket connection to",
    "ERR_CONNECTION",
    "ERR_CONTENT_LENGTH_MISMATCH",
    "Cross-Origin-Opener-Policy header has been ignored",
)
"""What the browser itself notes about a refusal, a server that is away, or one without HTTPS."""

NETWORK = "table.example"
"""What this machine is called on a network that browsers do not trust."""

MET = """if (!localStorage.getItem("ratking"))
  localStorage.setItem("ratking", JSON.stringify({ asked: true }));"""
"""A browser whose person was asked for a name before, and gave none."""

PATIENCE = 120_000
"""How many milliseconds a page may take; a busy machine is no fault of the page."""

expect.set_options(timeout=PATIENCE)
Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def pages() -> Path:
    """The pages as they are shipped."""
    if not (PAGES / "index.html").exists():
        subprocess.run([sys.executable, "-m", "tools.pages"], cwd=ROOT, check=True)
    return PAGES


@pytest.fixture(scope="session")
def server(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("tables")
    told = {"RATKING_DATA": str(folder), "RATKING_STATIC": str(pages), "RATKING_ANALYSIS": "2"}
    running = Server({**told, "RATKING_QUICK_MATCH": "600"})
    yield running
    faults = running.faults()
    running.stop()
    assert faults == []


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    yield from launched(playwright, chromium())


def launched(playwright: Playwright, program: str) -> Iterator[Browser]:
    """Start a browser; as root it runs without its sandbox."""
    words = [f"--host-resolver-rules=MAP {NETWORK} 127.0.0.1"]
    words += ["--no-sandbox"] if os.geteuid() == 0 else []
    opened = playwright.chromium.launch(executable_path=program, args=words)
    yield opened
    opened.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Open a page in a browser of its own; in the end no console may have complained."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        path: str = "/",
        size: dict[str, int] = DESKTOP,
        theme: str = "light",
        language: str = "en",
        met: bool = True,
    ) -> Page:
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            locale=language,
            has_touch=size["width"] < 700,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if met:
            context.add_init_script(MET)
        page = context.new_page()
        page.on("console", lambda said: note(said.type, said.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(server.url + path)
        return page

    def note(kind: str, text: str) -> None:
        if kind == "error" and not any(known in text for known in QUIET):
            complaints.append(text)

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
