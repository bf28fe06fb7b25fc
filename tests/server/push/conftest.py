"""A host with keys, and a push service that takes its letters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ratking.server.push import caller
from ratking.server.settings import Settings
from tests.server.conftest import Addresses
from tests.server.push.calls import settings_with_keys
from tests.server.push.service import Service, push_service


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as running:
        yield running


@pytest.fixture
def settings(addresses: Addresses, service: Service) -> Settings:
    return settings_with_keys(addresses, service, 0.0)


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller, "KNOCKING", 0.2)
    monkeypatch.setattr(caller, "AGAIN", 0.3)
    monkeypatch.setattr(caller, "PAUSES", (0.05, 0.05))
