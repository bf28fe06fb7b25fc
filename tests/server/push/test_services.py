"""A push service may be busy, deaf or done with a browser; the table goes on."""

from __future__ import annotations

import asyncio

import pytest

from ratking.server.push.post import Post
from ratking.server.schema import CALLS, SUBSCRIPTIONS
from ratking.server.settings import Settings
from tests.server.person import BIDS, Person
from tests.server.push.calls import left, subscribed, two_at_a_table
from tests.server.push.service import Service
from tests.server.test_tables import ME
from tests.servers import wait_until


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(
    ann: Person, bob: Person, service: Service, settings: Settings, status: int
) -> None:
    two_at_a_table(ann, bob)
    here, gone = subscribed(ann, service), subscribed(ann, service)
    service.answers[gone.path] = [status]
    ann.start()
    letters = service.wait_for(2)
    assert {letter.path for letter in letters} == {here.path, gone.path}
    wait_until(lambda: left(settings, SUBSCRIPTIONS) == 1)


@pytest.mark.parametrize(
    ("answers", "letters"),
    [([503, 429], 3), ([403] * 5, 1)],
    ids=["a busy one is asked again", "one that refuses is not"],
)
def test_a_service_that_takes_no_letter(
    ann: Person,
    bob: Person,
    service: Service,
    settings: Settings,
    answers: list[int],
    letters: int,
) -> None:
    two_at_a_table(ann, bob)
    browser = subscribed(ann, service)
    service.answers[browser.path] = [*answers]
    ann.start()
    service.wait_for(letters)
    wait_until(lambda: left(settings, CALLS) == 0)
    assert len(service.letters) == letters
    assert left(settings, SUBSCRIPTIONS) == 1


def test_an_answer_does_not_wait_for_a_push_service(
    ann: Person, bob: Person, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann.set_up(BIDS, ME, {"kind": "open"})
    bob.join(ann.table)
    deaf = Service(settings.push_services[0])
    subscribed(ann, deaf)
    stuck = asyncio.Event()

    async def wait_forever(*_: object) -> None:
        await stuck.wait()

    monkeypatch.setattr(Post, "send", wait_forever)
    ann.start()
    for player in (ann, bob):
        player.play_on(1)
    assert ann.view()["version"] > 0
