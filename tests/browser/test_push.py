"""Calls to players whose page is closed: offered where the host has keys, and honest."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, Playwright, Worker, expect

from tests.browser.conftest import PHONE, Visit, launched
from tests.browser.person import measured, wait_until
from tests.server.push.service import CONTACT, KEY, Browser, Service, push_service
from tests.server.running import Server, fetched
from tests.servers import PATIENCE, program

ALSO = {
    "en": "Also when the page is closed",
    "de": "Auch wenn die Seite zu ist",
    "fr": "Aussi quand la page est fermée",
}
YOUR_TURN = "C\u2019est à toi."
ME = {"en": "Your name", "de": "Dein Name", "fr": "Ton nom"}

STUB = """
const facts = %s;
const plain = (text) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
const raw = (text) => Uint8Array.from(plain(text), (one) => one.charCodeAt(0));
const made = () => ({
  endpoint: facts.endpoint, options: { applicationServerKey: raw(localStorage.pushKey).buffer },
  toJSON: () => facts,
  unsubscribe: async () => { delete localStorage.pushKey; return true; },
});
PushManager.prototype.getSubscription = async () => (localStorage.pushKey ? made() : null);
PushManager.prototype.subscribe = async (options) => {
  if (facts.endpoint === "") throw new DOMException("no service", "AbortError");
  localStorage.pushKey = options.applicationServerKey;
  return made();
};
"""
"""A browser without a screen has no push service of its own: ours stands in for it."""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Chromium]:
    """The Chromium that has a window: without one nobody can be shown a notification."""
    yield from launched(playwright, str(program("chromium")))


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with push_service() as running:
        yield running


@pytest.fixture(scope="module")
def server(
    pages: Path, service: Service, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    addresses = {
        "RATKING_DATA": str(tmp_path_factory.mktemp("tables")),
        "RATKING_STATIC": str(pages),
        "RATKING_PUSH_KEY": KEY,
        "RATKING_PUSH_CONTACT": CONTACT,
        "RATKING_PUSH_SERVICES": service.origin,
        "RATKING_PUSH_DELAY": "0.1",
    }
    running = Server(addresses)
    yield running
    faults = running.faults()
    running.stop()
    assert faults == []


def with_service(page: Page, subscription: dict[str, Any], allowed: bool = True) -> Page:
    """Give a page a push service, and the person's leave to be called."""
    if allowed:
        page.context.grant_permissions(["notifications"])
    page.add_init_script(STUB % json.dumps(subscription))
    page.reload()
    return page


def open_settings(page: Page, language: str = "en") -> None:
    page.get_by_role("button", name=ME[language]).click()


def wish(page: Page, language: str = "en") -> Any:
    return page.get_by_role("checkbox", name=ALSO[language])


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_switch_speaks_three_languages_and_fits_a_phone(visit: Visit, language: str) -> None:
    page = visit("/", size=PHONE, language=language)
    open_settings(page, language)
    expect(wish(page, language)).to_be_visible()
    width = measured(page).width
    assert width <= PHONE["width"]


def table_with_a_friend(server: Server, page: Page) -> tuple[httpx.Client, str]:
    """Somebody elsewhere sets up a table; whoever has the page sits down at the second seat."""
    other = httpx.Client(base_url=server.url, timeout=PATIENCE)
    seats = [{"kind": "me", "name": "Bob"}, {"kind": "friend"}]
    asked = {"game": "rattus", "options": {"players": 2}, "seats": seats}
    made = other.post("/tables", json=asked).raise_for_status().json()
    table, secret = made["table"]["id"], made["invitations"][1]["secret"]
    body = {"secret": secret, "name": "Ann"}
    assert page.request.post(f"{server.url}/tables/{table}/sit", data=body).ok
    other.post(f"/tables/{table}/start").raise_for_status()
    return other, table


def play_until_the_other_is_asked(other: httpx.Client, table: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        view = other.get(f"/tables/{table}/view").json()
        if view["open"] == [1]:
            return
        if view["questions"]:
            choice = view["questions"][0]["answers"][0]["choice"]
            body = {"version": view["version"], "choices": [choice]}
            other.post(f"/tables/{table}/answers", json=body)
    raise AssertionError("the turn does not end")


def test_a_player_subscribes_closes_the_page_and_is_called_back(
    visit: Visit, server: Server, service: Service
) -> None:
    mine = Browser(service)
    page = with_service(visit("/", language="fr"), mine.subscription)
    other, table = table_with_a_friend(server, page)
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("button", name="Réglages").click()
    wish(page, "fr").check(force=True)
    page.wait_for_function("() => JSON.parse(localStorage.ratking).push")
    expect(wish(page, "fr")).to_be_checked()
    assert page.evaluate("JSON.parse(localStorage.ratking).notices")
    page.goto(f"{server.url}/rules")
    play_until_the_other_is_asked(other, table)
    letter = next(one for one in service.wait_for(1) if one.path == mine.path)
    told = mine.opened(letter)
    assert told == {"title": "Rattus", "text": YOUR_TURN, "link": f"/t/{table}"}
    shown = delivered(page, server, told)
    assert shown == [["Rattus", YOUR_TURN, f"/t/{table}"]]
    assert worker_of(page).evaluate(CLICK) == f"/t/{table}"
    other.close()


SHOWN = """() => {
  const { registration } = self;
  const show = registration.showNotification.bind(registration);
  self.shown = [];
  registration.showNotification = async (title, facts) => {
    await show(title, facts);
    self.shown.push([title, facts.body, facts.data]);
  };
}"""
"""Notes what the worker has shown once it is shown: a browser that is asked earlier forgets it."""

WAIT_FOR_IT = """async () => {
  for (let tries = 0; tries < 2000 && !self.shown.length; tries++) {
    await new Promise((done) => setTimeout(done, 50));
  }
  return self.shown;
}"""

CLICK = """async () => {
  let opened = "";
  self.clients.openWindow = async (link) => { opened = link; };
  const listed = () => self.registration.getNotifications();
  const [shown] = await listed();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification: shown }));
  for (let tries = 0; tries < 2000; tries++) {
    if (opened && !(await listed()).length) return opened;
    await new Promise((done) => setTimeout(done, 50));
  }
  return opened ? "still there" : "nothing opened";
}"""
"""Clicks the notification; only a real finger may open a window, so it is noted instead."""


def worker_of(page: Page) -> Worker:
    known = page.context.service_workers
    return known[0] if known else page.context.wait_for_event("serviceworker")


def delivered(page: Page, server: Server, told: dict[str, str]) -> Any:
    """Let the browser hand a letter to our worker, as its service would; list what it shows."""
    worker = worker_of(page)
    worker.evaluate(SHOWN)
    wire = page.context.new_cdp_session(page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(one["registrationId"] for one in news["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    wait_until(page, lambda: bool(found))
    facts = {"origin": server.url, "registrationId": found[0], "data": json.dumps(told)}
    wire.send("ServiceWorker.deliverPushMessage", facts)
    return worker.evaluate(WAIT_FOR_IT)


def test_the_wish_lasts_and_can_be_taken_back(visit: Visit, service: Service) -> None:
    mine = Browser(service)
    page = with_service(visit("/"), mine.subscription)
    open_settings(page)
    wish(page).check(force=True)
    page.wait_for_function("() => JSON.parse(localStorage.ratking).push")
    with page.expect_request(lambda asked: asked.method == "POST") as renewed:
        page.reload()
    assert renewed.value.post_data_json == mine.subscription
    open_settings(page)
    expect(wish(page)).to_be_checked()
    with page.expect_request("**/push/leave") as gone:
        wish(page).uncheck(force=True)
    assert gone.value.post_data_json == {"endpoint": mine.subscription["endpoint"]}
    expect(wish(page)).not_to_be_checked()


def test_whoever_says_no_is_told_how_to_change_it(visit: Visit, service: Service) -> None:
    page = with_service(visit("/"), Browser(service).subscription, allowed=False)
    page.add_init_script("Notification.requestPermission = async () => 'denied';")
    page.reload()
    open_settings(page)
    wish(page).click(force=True)
    expect(page.get_by_role("status").filter(has_text="blocks notifications")).to_be_visible()
    expect(wish(page)).not_to_be_checked()


def test_a_service_that_does_not_answer_is_told(visit: Visit) -> None:
    page = with_service(visit("/"), {"endpoint": "", "keys": {}})
    open_settings(page)
    wish(page).click(force=True)
    expect(page.get_by_role("status").filter(has_text="did not answer")).to_be_visible()
    expect(wish(page)).not_to_be_checked()


def test_a_browser_that_cannot_do_it_says_so(visit: Visit) -> None:
    page = visit("/")
    page.add_init_script("delete window.PushManager;")
    page.reload()
    open_settings(page)
    expect(wish(page)).to_be_disabled()
    expect(page.get_by_role("status").filter(has_text="cannot call you")).to_be_visible()


def test_the_worker_stands_at_the_root_and_keeps_nothing(server: Server) -> None:
    reply = fetched(f"{server.url}/push.js")
    assert reply.headers["content-type"].startswith("text/javascript")
    assert reply.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in reply.headers["content-security-policy"]
    assert "caches" not in reply.text
    assert "`fetch`" not in reply.text
    assert '"fetch"' not in reply.text
