"""Sounds, notifications and the installed app: all only for who wants them."""

from __future__ import annotations

import struct

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.server.running import Server, fetched

SPY = """
window.heard = 0; window.notices = [];
const Air = window.AudioContext;
window.AudioContext = class extends Air {
  createOscillator() { window.heard += 1; return super.createOscillator(); }
};
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = "granted"); }
  constructor(title, facts) { window.notices.push([title, facts.body]); }
  close() {}
};
"""


def watched(visit: Visit) -> Page:
    page = visit("/")
    page.add_init_script(SPY)
    page.reload()
    return page


def turn_on(page: Page, name: str) -> None:
    page.get_by_role("button", name="Your name").click()
    page.get_by_role("checkbox", name=name).check(force=True)
    page.keyboard.press("Escape")


def play_a_little(page: Page) -> Person:
    person = Person(page, "signals")
    person.deal("rattus")
    for _ in range(2):
        assert person.is_asked()
        person.answer()
    assert person.is_asked()
    return person


def test_nothing_sounds_and_nobody_is_asked_by_default(visit: Visit) -> None:
    page = watched(visit)
    play_a_little(page)
    assert page.evaluate("heard") == 0
    assert page.evaluate("Notification.permission") == "default"


def test_a_bell_rings_for_who_wants_sounds(visit: Visit) -> None:
    page = watched(visit)
    turn_on(page, "Sounds")
    play_a_little(page)
    page.wait_for_function("heard > 0")
    page.reload()
    assert page.evaluate("JSON.parse(localStorage.ratking).sounds")


def test_a_person_who_looks_elsewhere_is_told_whose_turn_it_is(visit: Visit) -> None:
    page = watched(visit)
    turn_on(page, "Notification when it is my turn")
    person = play_a_little(page)
    assert page.evaluate("notices") == []
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    person.answer()
    assert person.is_asked()
    page.wait_for_function("notices.length > 0")
    title, text = page.evaluate("notices[0]")
    assert title == "Rattus"
    assert text == person.prompt.get_by_role("heading").inner_text()
    expect(page).to_have_title("● your turn · Rattus · ratking")


def test_a_host_without_keys_offers_no_calls(visit: Visit, server: Server) -> None:
    assert fetched(f"{server.url}/push").json() == {"key": ""}
    page = visit("/")
    page.get_by_role("button", name="Your name").click()
    expect(page.get_by_role("checkbox", name="Notification when it is my turn")).to_be_attached()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("checkbox", name="Also when the page is closed")).to_have_count(0)


def test_the_table_can_be_installed(server: Server) -> None:
    page = fetched(server.url, headers={"accept": "text/html"}).text
    assert 'rel="manifest" href="/assets/ratking-app.json"' in page
    app = fetched(f"{server.url}/assets/ratking-app.json").json()
    assert (app["start_url"], app["display"]) == ("/", "standalone")
    for icon in app["icons"]:
        picture = fetched(server.url + icon["src"]).content
        width, height = struct.unpack(">II", picture[16:24])
        assert icon["sizes"] == f"{width}x{height}"
