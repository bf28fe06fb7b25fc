"""What the tests of calls do again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient
from prometheus_client import REGISTRY
from sqlalchemy import ColumnElement, Table, func, select

from ratking.server.push.keys import HostKeys
from ratking.server.settings import Settings
from ratking.server.store import Store
from tests.server.conftest import Addresses, settings_for
from tests.server.person import RATTUS, Person
from tests.server.push.service import CONTACT, KEY, Browser, Service
from tests.server.test_tables import ME
from tests.servers import wait_until

PUBLIC = HostKeys(KEY, CONTACT).public
QUIET = 1.5
"""How long nothing may come where nothing is to come; a knock at the door takes a second."""


def subscribed(person: Person, service: Service, **more: Any) -> Browser:
    browser = Browser(service)
    assert person.post("/push", browser.subscription, **more) == {"key": PUBLIC}
    return browser


def left(settings: Settings, table: Table, *which: ColumnElement[bool]) -> int:
    """Count the rows that are left of a table on disk, or some of them."""

    async def count() -> int:
        store = Store(settings)
        counted = select(func.count().label("rows")).select_from(table).where(*which)
        rows = await store.rows(counted)
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
    """Somebody has the page of the table open, and has closed it in the end."""
    before = sockets()
    with client.websocket_connect(f"/tables/{person.table}/live") as socket:
        socket.send_json({"type": "hello", "secret": person.secret})
        assert [socket.receive_json()["type"] for _ in range(2)] == ["table", "view"]
        yield
    wait_until(lambda: sockets() == before)


def sockets() -> float | None:
    """Count the sockets that are open."""
    return REGISTRY.get_sample_value("ratking_sockets")
