"""What the tests of calls do again and again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import func, select

from ratking.server.push.keys import HostKeys
from ratking.server.settings import Settings
from ratking.server.store import Store
from tests.server.conftest import Addresses, settings_for
from tests.server.person import RATTUS, Person
from tests.server.push.service import CONTACT, KEY, Browser, Service
from tests.server.test_tables import ME

PUBLIC = HostKeys(KEY, CONTACT).public
QUIET = 1.5
"""How long nothing may come where nothing is to come; a knock at the door takes a second."""


def subscribed(person: Person, service: Service, **more: Any) -> Browser:
    browser = Browser(service)
    assert person.post("/push", browser.subscription, **more) == {"key": PUBLIC}
    return browser


def left(settings: Settings, table: object) -> int:
    """Count the rows that are left of a table on disk."""

    async def count() -> int:
        store = Store(settings)
        rows = await store.rows(select(func.count().label("rows")).select_from(table))  # type: ignore[arg-type]
        await store.close()
        number: int = rows[0]["rows"]
        return number

    return asyncio.run(count())


def two_at_a_table(ann: Person, bob: Person) -> None:
    ann.set_up({**RATTUS, "options": {"players": 2}}, ME, {"kind": "open"})
    bob.join(ann.table)


def settings_with_keys(addresses: Addresses, service: Service, delay: float) -> Settings:
    """Settings of a host that calls people, some seconds after their turn has come."""
    facts = {"push_key": KEY, "push_contact": CONTACT, "push_delay": delay}
    return settings_for(addresses, **facts, push_services=(service.origin,))


@contextmanager
def page_open(client: TestClient[Litestar], person: Person) -> Iterator[None]:
    """Somebody has the page of the table open."""
    with client.websocket_connect(f"/tables/{person.table}/live") as socket:
        socket.send_json({"type": "hello", "secret": person.secret})
        yield


def wait_until(fine: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not fine():
        assert time.monotonic() < end, "it never happens"
        time.sleep(0.05)
