"""Everything that the description of the server allows is tried."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import Addresses
from tests.server.running import Server
from tests.servers import PATIENCE

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
FEWEST_ROUTES = 30


@pytest.fixture
def server(on_sqlite: Addresses) -> Iterator[Server]:
    running = Server(on_sqlite)
    yield running
    running.stop()


def table_in_play(server: Server) -> tuple[str, str]:
    """Set up a table; return it and the secret of its first seat."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        wish = {"game": "rattus", "options": {"players": 2}, "seats": seats}
        made = client.post("/tables", json=wish).raise_for_status().json()
        table: str = made["table"]["id"]
        client.post(f"/tables/{table}/start").raise_for_status()
    return table, made["invitations"][0]["secret"]


@pytest.mark.parametrize("at_a_table", [False, True], ids=["anywhere", "at a table"])
def test_every_route_keeps_to_its_description(server: Server, at_a_table: bool) -> None:
    table, secret = table_in_play(server)
    described = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    tried = 0
    for operation in described.get_all_operations():
        assert isinstance(operation, Ok)
        route = operation.ok()

        @settings(
            max_examples=10,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=route.as_strategy())
        def keeps_to_it(case: Any) -> None:
            if at_a_table and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            key = {"Authorization": f"Bearer {secret}"} if at_a_table else {}
            case.call_and_validate(checks=CHECKS, headers=key, timeout=PATIENCE)

        keeps_to_it()
        tried += 1
    assert tried >= FEWEST_ROUTES
