"""A host with keys, and a push service that takes its letters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ratking.server.push import caller
from ratking.server.settings import Settings
from tests.server.conftest import Addresses, settings_for
from tests.server.push.service import CONTACT, KEY, Service, push_service


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as running:
        yield running


@pytest.fixture
def settings(addresses: Addresses, service: Service) -> Settings:
    facts = {"push_key": KEY, "push_contact": CONTACT, "push_delay": 0.0}
    return settings_for(addresses, **facts, push_services=(service.origin,))


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller, "KNOCKING", 0.2)
    monkeypatch.setattr(caller, "AGAIN", 0.3)
    monkeypatch.setattr(caller, "PAUSES", (0.05, 0.05))
