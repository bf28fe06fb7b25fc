"""Somebody closes the page in the middle of a request: that is nobody's fault."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.person import Person


def test_whoever_hangs_up_in_the_middle_is_no_fault_of_ours(
    ann: Person, caplog: pytest.LogCaptureFixture
) -> None:
    given = [{"type": "http.request", "body": b'{"game"', "more_body": True}]
    said: list[Any] = []

    async def receive() -> Any:
        return given.pop(0) if given else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        said.append(message)

    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": "/tables",
        "raw_path": b"/tables",
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"testserver"), (b"content-type", b"application/json")],
        "client": ("127.0.0.1", 1),
        "server": ("testserver", 80),
        "state": {},
    }
    ann.client.blocking_portal.call(ann.client.app, scope, receive, send)
    assert said[0]["status"] == 500
    assert not [line for line in caplog.records if line.levelname == "ERROR"]
