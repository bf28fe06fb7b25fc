"""Nobody can stop the others: slow, many, costly and broken requests."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession
from litestar.types import Receive, Scope, Send

from ratking.server import conversation, limits, patience
from ratking.server.app import create_app
from ratking.server.refusals import LONGEST
from tests.server.conftest import Addresses, settings_for
from tests.server.person import BIDS, RATTUS, Person
from tests.server.running import Server
from tests.server.test_tables import BOT, ME
from tests.servers import PATIENCE

DEEP = "[" * 6000 + "]" * 6000


@pytest.fixture
def addresses(on_sqlite: Addresses) -> Addresses:
    """What is said here has nothing to do with the database."""
    return on_sqlite


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/tables", f'{{"game":"rattus","options":{DEEP}}}'),
        ("GET", "/assets/%00", None),
        ("GET", "/statistics/player?name=a%00", None),
        ("PUT", "/tables/TABLE/seats/-1", '{"kind":"open"}'),
        ("POST", "/tables", json.dumps({"game": "x" * 30, "options": {"y" * 3000: 1}})),
    ],
)
def test_what_cannot_be_is_refused(ann: Person, method: str, path: str, body: str | None) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    headers = {"content-type": "application/json", "accept-language": "de"}
    reply = ann.ask(method, path.replace("TABLE", ann.table), content=body, headers=headers)
    assert 400 <= reply.status_code < 500
    assert len(reply.json()["sentence"]) <= LONGEST


def test_a_socket_refuses_what_cannot_be_read(ann: Person, client: TestClient[Litestar]) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_json({"type": "hello", "language": "de"})
        for _ in range(2):
            socket.receive_json()
        for text in (f'{{"type":"ping","x":{DEEP}}}', f'{{"type":"{"z" * 9000}"}}'):
            socket.send_text(text)
            reply = socket.receive_json()
            assert reply["code"] == "malformed"
            assert len(reply["sentence"]) <= LONGEST


def test_a_change_of_language_costs_more_than_a_word(
    ann: Person, client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversation, "DEAR", 0.001)
    ann.set_up(RATTUS, ME, BOT, BOT)
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_json({"type": "hello"})
        assert [socket.receive_json()["type"] for _ in range(2)] == ["table", "view"]
        socket.send_json({"type": "language", "language": "de"})
        assert socket.receive_json()["code"] == "too_many"
        socket.send_json({"type": "ping"})
        assert socket.receive_json()["type"] == "pong"


def test_whoever_floods_a_socket_is_cut_off(
    ann: Person, client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversation, "DEBT", 0.1)
    ann.set_up(RATTUS, ME, BOT, BOT)
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_json({"type": "hello"})
        for _ in range(400):
            socket.send_json({"type": "ping"})
        with pytest.raises(WebSocketDisconnect) as cut:
            _hear_all(socket)
    assert cut.value.code == 4429


def _hear_all(socket: WebSocketTestSession) -> None:
    for _ in range(1000):
        socket.receive_json()


def test_all_addresses_of_a_home_are_counted_together(addresses: Addresses) -> None:
    async def asked(app: Any, address: str) -> httpx.Response:
        way = httpx.ASGITransport(app, client=(address, 1))
        async with httpx.AsyncClient(transport=way, base_url="http://here") as asking:
            return await asking.get("/games")

    def left(address: str) -> int:
        return int(asyncio.run(asked(client.app, address)).headers["ratelimit-remaining"])

    with TestClient(create_app(settings_for(addresses))) as client:
        first = left("2001:db8:1:2::1")
        assert left("2001:db8:1:2:ffff::9") == first - 1
        assert left("2001:db8:1:3::1") == first


def test_addresses_that_have_left_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TIDY", 10)

    async def kept() -> list[str]:
        counts = limits.OwnCounts()
        for number in range(9):
            await counts.set(f"old-{number}", "1", expires_in=-1)
        await counts.set("new", "1", expires_in=60)
        return list(counts._store)

    assert asyncio.run(kept()) == ["new"]


def test_costly_requests_have_a_limit_of_their_own(addresses: Addresses) -> None:
    with TestClient(create_app(settings_for(addresses, requests_per_minute=40))) as client:
        ann = Person(client)
        ann.set_up(BIDS, ME)
        path = f"/tables/{ann.table}/view"
        codes = [ann.ask("GET", f"{path}?since=0").status_code for _ in range(12)]
        assert codes == [200] * 10 + [429] * 2
        assert ann.ask("GET", path).status_code == 200


@pytest.fixture
def server(on_sqlite: Addresses) -> Iterator[Server]:
    running = Server(on_sqlite | {"RATKING_CONNECTIONS": "8"})
    yield running
    running.stop()


def test_a_crowd_is_turned_away_politely_and_not_for_ever(server: Server) -> None:
    async def crowd() -> tuple[int, bytes]:
        held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(8)]
        for _, writer in held:
            writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n")
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        said = await asyncio.wait_for(reader.read(), PATIENCE)
        for _, each in [*held, (reader, writer)]:
            each.close()
        return int(said.split()[1]), said

    status, said = asyncio.run(crowd())
    assert status == 503
    assert b"too many connections" in said
    end = time.monotonic() + PATIENCE
    while not _is_well(server) and time.monotonic() < end:
        time.sleep(0.05)
    assert _is_well(server)


def _is_well(server: Server) -> bool:
    return httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200


def test_a_request_that_never_comes_whole_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS", 0.05)
    assert b"408" in asyncio.run(said_to(b"GET / HTTP/1.1\r\nHost: x\r\n"))


@pytest.mark.parametrize("start", [b"GET /", b"GET / HTTP/1.1\r\nX-A: ", b"GET / HTTP/1.1\r\n"])
def test_a_head_that_never_ends_is_not_kept(start: bytes) -> None:
    more = b"a" * 1000 if start[-1:] != b"\n" else b"X-A: %b\r\n" % (b"a" * 1000)
    assert b"431" in asyncio.run(said_to(start + more * (patience.MOST_HEAD // 1000 + 2)))


def test_a_large_body_is_no_large_head() -> None:
    body = b"a" * 3 * patience.MOST_HEAD
    head = b"POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
    assert asyncio.run(said_to(head % len(body) + body)).endswith(b"heard\r\n0\r\n\r\n")


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: ours.example\r\nhost: other.example\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n",
        b"GET / OLD\r\n\r\n",
    ],
)
def test_a_request_that_can_be_read_in_two_ways_or_none_is_refused(head: bytes) -> None:
    said = asyncio.run(said_to(head))
    assert said.startswith(b"HTTP/1.1 400 ")
    assert b'{"code":"malformed"' in said


async def said_to(request: bytes) -> bytes:
    """Send something over a connection of its own, and hear what is said before it closes."""
    import uvicorn

    config = uvicorn.Config(_hears, port=0, http=patience.Patient, lifespan="off")
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    said = await asyncio.wait_for(reader.read(), PATIENCE)
    server.should_exit = True
    await running
    return said


async def _hears(_: Scope, receive: Receive, send: Send) -> None:
    """Hear a whole request."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"heard", "more_body": False})
