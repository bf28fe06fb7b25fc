"""The pages without a server: a plain file server, then no network at all."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ratking.offline.site import write_site
from tests.browser.conftest import DESKTOP, MET, PATIENCE, PHONE, ROOT
from tests.browser.person import GAMES, Person, measured, wait_until
from tests.browser.test_pages import violations
from tests.server.running import Server
from tools import offline as engine

SIZES = {"desktop": DESKTOP, "phone": PHONE}
IS_KEPT = """async () => {
  const { edition } = await (await fetch("/engine/files.json")).json();
  const cache = await caches.open(edition);
  const kept = ["/engine/pyodide.asm.mjs", "/site.json"].map((one) => cache.match(one));
  return (await Promise.all(kept)).every(Boolean);
}"""
IS_OFFERED = "async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)"
Open = Callable[..., Page]
Theme = Literal["light", "dark"]


class Quiet(SimpleHTTPRequestHandler):
    """A file server as anybody has one."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Show a folder to browsers, as any static host does."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture(scope="session")
def package(pages: Path) -> Path:
    """The package with the pages and the engine as they are shipped."""
    if not engine.is_fresh():
        subprocess.run([sys.executable, "-m", "tools.offline"], cwd=ROOT, check=True)
    return pages.parent


@pytest.fixture(scope="session")
def site(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The folder that `ratking pages --offline` writes, behind a plain file server."""
    folder = tmp_path_factory.mktemp("site")
    write_site(package, folder / "site", pace=0.001, worlds=1)
    with served(folder / "site") as url:
        yield url


@pytest.fixture
def visit_site(browser: Browser, site: str) -> Iterator[Open]:
    """Open the site in a browser that has never been there; no console may complain."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_site(
        path: str = "/",
        size: dict[str, int] = DESKTOP,
        language: str = "en",
        url: str = site,
        theme: Theme = "light",
    ) -> Page:
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            color_scheme=theme,
            reduced_motion="reduce",
            locale=language,
            accept_downloads=True,
            has_touch=size["width"] < 700,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(MET)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: note(said.type, said.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(url + path)
        return page

    def note(kind: str, text: str) -> None:
        if kind == "error":
            complaints.append(text)

    yield open_site
    for context in contexts:
        context.close()
    assert complaints == []


def cut_off(page: Page) -> None:
    """Wait until everything is kept here, and take the network away."""
    keep(page)
    page.context.set_offline(True)


def keep(page: Page) -> None:
    """Wait until the pages are kept here, and the engine."""
    page.evaluate("navigator.serviceWorker.ready")
    wait_until(page, lambda: bool(page.evaluate(IS_KEPT)))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_without_a_network_and_analysed(
    visit_site: Open, game: str, size: str
) -> None:
    page = visit_site("/", SIZES[size])
    person = Person(page, f"offline {game} {size}")
    person.deal(game)
    assert person.is_asked()
    cut_off(page)
    for _ in range(3):
        person.answer()
        assert person.is_asked()
    page.reload()
    person.seen = ""
    person.play_to_the_end()
    result = page.get_by_role("dialog", name="Result")
    expect(result.locator(".sum")).to_have_count(4)
    with page.expect_download() as saved:
        result.get_by_role("link", name="Record").click()
    assert saved.value.path().read_text().startswith("ratking record")
    result.get_by_role("link", name="Analyse").click()
    expect(page.locator("svg.chart, .curve, figure").first).to_be_visible()


def test_the_home_page_says_how_far_the_engine_is(visit_site: Open) -> None:
    page = visit_site()
    expect(page.get_by_role("status")).to_contain_text("%")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("status")).to_have_count(0)
    assert violations(page) == []


def test_what_needs_a_server_says_so_and_leads_to_hosting(visit_site: Open) -> None:
    page = visit_site("/watch", language="de")
    expect(page.get_by_text("Dafür braucht es einen Server")).to_be_visible()
    page.get_by_role("link", name="Tische für Freunde").click()
    expect(page.get_by_text("make serve")).to_be_visible()
    assert violations(page) == []
    page.goto(page.url.replace("/hosting", "/new/rattus"))
    expect(page.get_by_text("Dafür braucht es einen Server")).to_be_visible()
    expect(page.locator("select.kind").first.locator("option")).to_have_count(2)


def test_a_second_tab_waits_until_the_first_is_closed(visit_site: Open) -> None:
    page = visit_site()
    expect(page.get_by_role("status")).to_have_count(0)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.get_by_role("status")).to_contain_text("another tab")
    page.close()
    expect(other.get_by_role("status")).to_have_count(0)


def test_a_record_is_brought_to_another_browser(visit_site: Open) -> None:
    page = visit_site()
    person = Person(page, "bring")
    person.deal("cartus")
    person.play_to_the_end()
    with page.expect_download() as saved:
        page.get_by_role("dialog", name="Result").get_by_role("link", name="Record").click()
    other = visit_site("/replays")
    other.locator("input[type=file]").set_input_files(saved.value.path())
    expect(other.get_by_text("Rattus Cartus").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_game_goes_on_at_a_server_with_a_friend(
    visit_site: Open, server: Server, size: str
) -> None:
    page = visit_site("/", SIZES[size])
    person = Person(page, "elsewhere")
    person.deal("cartus")
    for _ in range(3):
        assert person.is_asked()
        person.answer()
    assert person.is_asked()
    seen = person.prompt.get_by_role("heading").inner_text()
    page.get_by_role("button", name="Settings").click()
    address = page.get_by_label("Continue on a server")
    address.fill("no address")
    page.get_by_role("button", name="Continue there").click()
    expect(page.get_by_role("alert")).to_have_text(
        "This is no address; one looks like play.example."
    )
    assert violations(page) == []
    address.fill(server.url)
    page.get_by_role("button", name="Continue there").click()
    expect(page.get_by_role("heading", name="A game that was begun elsewhere")).to_be_visible()
    assert violations(page) == []
    page.get_by_label("a friend, by link").last.check()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("could know its luck")).to_be_visible()
    page.get_by_role("button", name="Seat a bot").click()
    page.get_by_role("button", name="Start the game").click()
    person.seen = ""
    assert person.is_asked()
    assert person.prompt.get_by_role("heading").inner_text() == seen


def test_a_new_edition_is_offered_and_never_put_under_a_game_that_is_played(
    visit_site: Open, package: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    write_site(package, folder, pace=0.001, worlds=1)
    with served(folder) as url:
        page = visit_site("/", url=url)
        person = Person(page, "edition")
        person.deal("cartus")
        assert person.is_asked()
        keep(page)
        before = edition_of(page)
        write_site(package, folder, pace=0.002, worlds=1)
        page.reload()
        wait_until(page, lambda: bool(page.evaluate(IS_OFFERED)))
        person.seen = ""
        for _ in range(2):
            assert person.is_asked()
            person.answer()
        assert person.is_asked()
        expect(page.get_by_text("A new version")).to_have_count(0)
        table = page.url
        page.goto(url)
        expect(page.get_by_text("A new version")).to_be_visible()
        assert edition_of(page) == before
        assert violations(page) == []
        page.context.set_offline(True)
        with page.expect_navigation():
            page.get_by_role("button", name="Use it now").click()
        expect(page.get_by_text("A new version")).to_have_count(0)
        assert edition_of(page) != before
        assert len(page.evaluate("caches.keys()")) == 1
        page.goto(table)
        person.seen = ""
        assert person.is_asked()
        person.answer()
        assert person.is_asked()


def edition_of(page: Page) -> str:
    """Ask which edition is in use."""
    found: str = page.evaluate(
        "async () => (await (await fetch('/engine/files.json')).json()).edition"
    )
    return found


def test_code_is_kept_as_browsers_compile_it(visit_site: Open) -> None:
    page = visit_site()
    keep(page)
    kind = page.evaluate(
        """async () => {
          const code = await caches.match("/engine/wasm.bin");
          const found = await WebAssembly.compileStreaming(code.clone());
          return [code.headers.get("content-type"), found instanceof WebAssembly.Module];
        }"""
    )
    assert kind == ["application/wasm", True]


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_levels_that_are_slow_here_say_so(visit_site: Open, size: str, theme: Theme) -> None:
    page = visit_site("/new/rattus", SIZES[size], language="de", theme=theme)
    opponents = page.locator(".bot select").first
    slow = opponents.locator("option", has_text="Meister, hier langsam").first
    expect(slow).to_be_attached()
    expect(opponents.locator("option", has_text="langsam").first).to_be_attached()
    assert opponents.locator("option", has_text="mittel, hier langsam").count() == 0
    opponents.select_option(value=slow.get_attribute("value") or "")
    expect(page.get_by_text("Auf diesem Gerät schafft diese Stufe")).to_be_visible()
    assert measured(page).width <= SIZES[size]["width"]
    assert violations(page) == []
