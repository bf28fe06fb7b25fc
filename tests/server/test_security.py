from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import text

from ratking.server.app import create_app
from ratking.server.logs import AsJson
from ratking.server.refusals import Refusal
from ratking.server.security import Visitor, check_origin, read_cookie, signed
from ratking.server.settings import Settings
from ratking.server.store import Store
from tests.server.conftest import Addresses, settings_for
from tests.server.person import BIDS, RATTUS, Person
from tests.server.test_tables import BOT, ME


@pytest.fixture
def addresses(on_sqlite: Addresses) -> Addresses:
    """What is said here has nothing to do with the database."""
    return on_sqlite


def everything_in(settings: Settings) -> str:
    """Read all tables of the database as one text."""

    async def read() -> str:
        store = Store(settings)
        async with store.engine.connect() as connection:
            parts = []
            for name in ("tables", "seats", "steps", "players"):
                rows = await connection.execute(text(f"SELECT * FROM {name}"))
                parts += [str(row) for row in rows]
        await store.engine.dispose()
        return "\n".join(parts)

    return asyncio.run(read())


def test_seat_secrets_and_keys_are_stored_hashed(ann: Person, settings: Settings) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    key = ann.post("/names", {"name": "Ann"})["key"]
    kept = everything_in(settings)
    assert "Ann" in kept
    assert ann.secret not in kept
    assert key not in kept


def test_the_cookie_is_signed_and_kept_from_scripts(ann: Person) -> None:
    reply = ann.ask("POST", "/tables", json={**BIDS, "seats": [ME]})
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    table = reply.json()["table"]["id"]
    ann.cookie = ann.cookie[:-1] + ("0" if ann.cookie[-1] != "0" else "1")
    assert ann.refused(f"/tables/{table}/start") == "not_yours"


@pytest.mark.parametrize("value", ["", ".", "x", "a.b", "é.é", "eyJpZCI6IjEifQ.0"])
def test_a_cookie_that_we_did_not_sign_is_nobody(value: str) -> None:
    assert read_cookie(value, "key") is None
    assert read_cookie(signed(Visitor("1", "Ann"), "key"), "key") == Visitor("1", "Ann")
    assert read_cookie(signed(Visitor("1"), "other"), "key") is None


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
    ],
)
def test_another_site_cannot_write(ann: Person, headers: dict[str, str]) -> None:
    assert ann.refused("/tables", BIDS, headers=headers) == "foreign_origin"


def test_our_own_pages_and_programs_can_write(ann: Person) -> None:
    ann.post("/tables", BIDS, headers={"origin": "http://testserver.local"})
    ann.post("/tables", BIDS, headers={"sec-fetch-site": "same-origin"})
    check_origin("https://play.example", "same-site", {"https://play.example"})
    with pytest.raises(Refusal):
        check_origin("https://play.example", None, {"https://other.example"})


def test_another_site_cannot_open_a_socket(ann: Person, client: TestClient[Litestar]) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    path = f"/tables/{ann.table}/live"
    with client.websocket_connect(path, headers={"origin": "https://evil.example"}) as socket:
        assert socket.receive_json()["code"] == "foreign_origin"


def test_every_reply_carries_the_headers_that_keep_a_page_safe(ann: Person) -> None:
    for path in ("/games", "/nowhere", "/schema"):
        headers = ann.ask("GET", path).headers
        assert "'unsafe-inline'" not in headers["content-security-policy"]
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_a_request_that_is_too_large_is_refused(ann: Person) -> None:
    reply = ann.ask("POST", "/tables", content=b"x" * 100_000)
    assert reply.status_code == 413
    assert reply.json()["code"] == "too_large"


def test_too_many_requests_are_refused(addresses: Addresses) -> None:
    with TestClient(create_app(settings_for(addresses, requests_per_minute=5))) as client:
        codes = [client.get("/games").status_code for _ in range(7)]
    assert codes == [200] * 5 + [429] * 2


def test_too_many_messages_are_refused(addresses: Addresses) -> None:
    with TestClient(create_app(settings_for(addresses, messages_per_second=1))) as client:
        ann = Person(client)
        ann.set_up(RATTUS, ME, BOT, BOT)
        with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
            socket.send_json({"type": "hello"})
            heard = [socket.receive_json()["type"] for _ in range(2)]
            for _ in range(5):
                socket.send_json({"type": "ping"})
            replies = [socket.receive_json() for _ in range(5)]
    assert heard == ["table", "view"]
    assert [reply.get("code", "") for reply in replies][-1] == "too_many"


@pytest.fixture
def broken(addresses: Addresses) -> Iterator[TestClient[Litestar]]:
    app = create_app(settings_for(addresses))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def test_a_fault_of_ours_tells_nothing_about_us(
    broken: TestClient[Litestar],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail(*_: object) -> None:
        raise ValueError("the cellar")

    monkeypatch.setattr(Store, "load", fail)
    reply = broken.get("/tables/abc")
    assert reply.status_code == 500
    assert reply.json()["code"] == "fault"
    assert "cellar" not in reply.text
    assert "the cellar" in caplog.text


def test_logs_are_json_without_secrets(ann: Person, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "ratking.server"):
        ann.set_up(RATTUS, ME, BOT, BOT)
        ann.post(f"/tables/{ann.table}/sit", {"secret": ann.secret})
        ann.get(f"/tables/{ann.table}/view", headers={"authorization": f"Bearer {ann.secret}"})
    lines = [AsJson().format(record) for record in caplog.records]
    written = [json.loads(line) for line in lines]
    assert {"method": "POST", "path": "/tables", "status": 201}.items() <= written[0].items()
    assert ann.secret not in "".join(lines)
    assert ann.cookie not in "".join(lines)


def test_administration_is_off_unless_the_host_has_set_a_key(
    ann: Person, addresses: Addresses
) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    path = f"/tables/{ann.table}"
    assert ann.refused(path, method="DELETE") == "off"
    assert ann.refused(path, method="DELETE", headers={"authorization": "Bearer "}) == "off"
    with TestClient(create_app(settings_for(addresses, admin_key="k" * 20))) as client:
        host = Person(client)
        assert host.refused(path, method="DELETE") == "off"
        key = {"authorization": "Bearer " + "k" * 20}
        assert host.ask("DELETE", path, headers=key).status_code == 204
        assert host.refused(path, method="GET") == "unknown"


def test_a_link_is_for_its_own_table_only(ann: Person, bob: Person) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    bob.set_up(RATTUS, ME, BOT, BOT)
    assert bob.refused(f"/tables/{bob.table}/sit", {"secret": ann.secret}) == "no_seat"


def test_a_socket_with_a_wrong_secret_hears_nothing(
    ann: Person, client: TestClient[Litestar]
) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_json({"type": "hello", "secret": "x" * 32})
        assert socket.receive_json()["code"] == "no_seat"


@pytest.mark.parametrize("message", ["no json", '{"type":"hello","colour":1}', "[]"])
def test_a_socket_that_does_not_say_hello_is_closed(
    ann: Person, client: TestClient[Litestar], message: str
) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_text(message)
        assert socket.receive_json()["code"] == "malformed"
