"""Nobody can stop the others: slow, many, costly and broken requests."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ratking.server import conversation, patience
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

    async def ask() -> bytes:
        import uvicorn

        config = uvicorn.Config(_nothing, port=0, http=patience.Patient, lifespan="off")
        server = uvicorn.Server(config)
        running = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
        said = await asyncio.wait_for(reader.read(), PATIENCE)
        server.should_exit = True
        await running
        return said

    assert b"408" in asyncio.run(ask())


async def _nothing(*_: object) -> None:
    """Nobody gets here."""
