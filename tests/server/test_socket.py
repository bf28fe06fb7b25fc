from __future__ import annotations

from litestar import Litestar
from litestar.testing import TestClient

from tests.server.person import BIDS, Person
from tests.server.test_tables import ME


def test_a_socket_answers_takes_back_chats_and_hears_the_table(
    ann: Person, bob: Person, client: TestClient[Litestar]
) -> None:
    ann.set_up(BIDS, ME)
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_json({"type": "hello", "secret": ann.secret})
        assert [socket.receive_json()["type"] for _ in range(2)] == ["table", "view"]
        bob.join(ann.table, name="Bob")
        assert socket.receive_json()["table"]["seats"][1]["name"] == "Bob"
        assert socket.receive_json()["view"]["status"] == "open"
        ann.start()
        assert socket.receive_json()["table"]["status"] == "playing"
        view = socket.receive_json()["view"]
        assert view["questions"][0]["kind"] == "bid"
        socket.send_json({"type": "answer", "version": 99, "choices": [1], "request": "a"})
        refused = socket.receive_json()
        assert (refused["code"], refused["request"]) == ("stale", "a")
        answer = {"type": "answer", "version": view["version"], "choices": [1], "request": "b"}
        socket.send_json(answer)
        heard = {
            message["type"]: message for message in (socket.receive_json(), socket.receive_json())
        }
        assert heard["accepted"]["request"] == "b"
        assert heard["view"]["view"]["can_undo"]
        socket.send_json({"type": "undo", "version": heard["accepted"]["version"]})
        heard = {
            message["type"]: message for message in (socket.receive_json(), socket.receive_json())
        }
        assert heard["view"]["view"]["steps"][0]["takes_back"] == [view["version"] + 1]
        socket.send_json({"type": "chat", "phrase": "hello"})
        assert socket.receive_json()["line"]["phrase"] == "hello"
        socket.send_json({"type": "ping", "id": "7"})
        assert socket.receive_json() == {"type": "pong", "id": "7"}
        socket.send_json({"type": "dance"})
        assert socket.receive_json()["code"] == "malformed"


def test_a_lean_socket_gets_no_observation_after_the_first(
    ann: Person, bob: Person, client: TestClient[Litestar]
) -> None:
    ann.set_up(BIDS, ME)
    bob.join(ann.table)
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_json({"type": "hello", "secret": ann.secret, "observation": False})
        socket.receive_json()
        assert socket.receive_json()["view"]["observation"]
        ann.start()
        socket.receive_json()
        assert socket.receive_json()["view"]["observation"] is None


def test_whoever_loses_the_seat_looks_on_as_a_spectator(
    ann: Person, bob: Person, client: TestClient[Litestar]
) -> None:
    ann.set_up(BIDS, ME)
    bob.join(ann.table)
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_json({"type": "hello", "secret": bob.secret})
        socket.receive_json()
        assert socket.receive_json()["view"]["seat"] == 1
        bob.post(f"/tables/{ann.table}/leave")
        socket.receive_json()
        assert socket.receive_json()["view"]["seat"] is None
