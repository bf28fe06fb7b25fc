"""Which browsers are called, and which addresses are refused."""

from __future__ import annotations

import time

import pytest
from litestar.testing import TestClient

from ratking.server.app import create_app
from ratking.server.push.subscriptions import MOST
from ratking.server.schema import SUBSCRIPTIONS
from ratking.server.settings import Settings
from tests.server.conftest import Addresses, settings_for
from tests.server.person import RATTUS, Person, Plain
from tests.server.push.calls import QUIET, left, subscribed, two_at_a_table
from tests.server.push.service import Service
from tests.server.test_tables import BOT, ME


def test_a_browser_that_has_left_is_not_called(ann: Person, bob: Person, service: Service) -> None:
    two_at_a_table(ann, bob)
    browser = subscribed(ann, service)
    ann.post("/push/leave", {"endpoint": browser.subscription["endpoint"]})
    ann.start()
    time.sleep(QUIET)
    assert service.letters == []


def test_a_browser_belongs_to_whoever_used_it_last(
    ann: Person, bob: Person, service: Service, settings: Settings
) -> None:
    two_at_a_table(ann, bob)
    browser = subscribed(ann, service)
    bob.post("/push", browser.subscription)
    assert left(settings, SUBSCRIPTIONS) == 1
    ann.start()
    time.sleep(QUIET)
    assert service.letters == []


def test_a_name_is_called_on_all_its_devices(ann: Person, bob: Person, service: Service) -> None:
    code = ann.post("/names", {"name": "Ann"})["key"]
    ann.set_up({**RATTUS, "options": {"players": 2}}, ME, BOT)
    bob.post("/names/enter", {"name": "Ann", "key": code})
    browsers = [subscribed(ann, service), subscribed(bob, service)]
    ann.start()
    letters = service.wait_for(2)
    assert {letter.path for letter in letters} == {browser.path for browser in browsers}


def test_a_person_has_a_bounded_number_of_browsers(
    ann: Person, bob: Person, service: Service, settings: Settings
) -> None:
    two_at_a_table(ann, bob)
    browsers = [subscribed(ann, service) for _ in range(MOST + 2)]
    assert left(settings, SUBSCRIPTIONS) == MOST
    ann.start()
    letters = service.wait_for(MOST)
    assert {letter.path for letter in letters} == {browser.path for browser in browsers[2:]}


def keys_like(**change: str) -> Plain:
    return {"p256dh": "B" + "A" * 86, "auth": "A" * 22, **change}


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://0x7f.0.0.1/x",
        "https://localhost/x",
        "https://me:secret@push.example/x",
        "https://push.example:8443/x",
        "https://push.example:99999/x",
        "ftp://push.example/x",
        "https://push.example/a b",
        "https:///x",
        "",
        "https://push.example/" + "x" * 1000,
    ],
)
def test_an_address_that_is_no_push_service_is_refused(
    ann: Person, settings: Settings, endpoint: str
) -> None:
    assert ann.refused("/push", {"endpoint": endpoint, "keys": keys_like()}) == "malformed"
    assert left(settings, SUBSCRIPTIONS) == 0


@pytest.mark.parametrize(
    "keys", [keys_like(p256dh="BBBB"), keys_like(auth="AA"), keys_like(auth="ä" * 22), {}]
)
def test_keys_that_no_browser_makes_are_refused(ann: Person, keys: Plain) -> None:
    wish = {"endpoint": "https://push.example/x", "keys": keys}
    assert ann.refused("/push", wish) == "malformed"


def test_a_refusal_is_told_in_the_language_of_the_reader(ann: Person) -> None:
    wish = {"endpoint": "http://push.example/x", "keys": keys_like()}
    reply = ann.ask("POST", "/push", json=wish, headers={"accept-language": "de"})
    sentence = "Die Adresse eines Push-Dienstes ist öffentlich und beginnt mit https."
    assert reply.json()["sentence"] == sentence


def test_another_site_cannot_subscribe_anybody(ann: Person) -> None:
    wish = {"endpoint": "https://push.example/x", "keys": keys_like()}
    origin = {"origin": "https://elsewhere.example"}
    assert ann.refused("/push", wish, headers=origin) == "foreign_origin"


def test_without_keys_the_door_is_closed(addresses: Addresses) -> None:
    with TestClient(create_app(settings_for(addresses))) as client:
        ann = Person(client)
        assert ann.get("/push") == {"key": ""}
        wish = {"endpoint": "https://push.example/x", "keys": keys_like()}
        assert ann.refused("/push", wish) == "off"
