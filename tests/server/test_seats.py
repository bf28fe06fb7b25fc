"""A seat belongs to whoever sits there: links are spent, and a code moves it to another device."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ratking.server import codes
from tests.server.person import BIDS, RATTUS, Person, Plain
from tests.server.test_tables import BOT, FRIEND, ME, play_bids


def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


@pytest.fixture
def link(ann: Person) -> str:
    """Ann sets up a table and sends a link."""
    made = ann.set_up(RATTUS, ME, FRIEND, BOT)
    return str(next(one["secret"] for one in made["invitations"] if one["seat"] == 1))


def sit(person: Person, table: str, **by: str) -> Plain:
    person.table = table
    seated = person.post(f"/tables/{table}/sit", {"name": "Bob", **by})
    person.secret = seated["invitations"][0]["secret"] if seated["invitations"] else person.secret
    return seated


def test_a_link_is_spent_when_somebody_sits_down(
    ann: Person, bob: Person, person: Callable[[], Person], link: str
) -> None:
    seated = sit(bob, ann.table, secret=link)
    assert seated["seats"] == [1]
    ann.start()
    view = f"/tables/{ann.table}/view"
    assert ann.get(view, headers=bearer(link))["seat"] is None
    assert ann.refused(f"{view}?seat=1", method="GET", headers=bearer(link)) == "no_seat"
    assert person().refused(f"/tables/{ann.table}/sit", {"secret": link}) == "no_seat"
    assert bob.view()["seat"] == 1
    assert ann.get(view, headers=bearer(bob.secret))["seat"] == 1
    answer = {"version": 0, "choices": [0]}
    path = f"/tables/{ann.table}/answers"
    assert ann.refused(path, answer, headers=bearer(link)) == "no_seat"


def test_a_socket_that_came_by_the_link_loses_the_seat_to_the_sitter(
    ann: Person, bob: Person, client: TestClient[Litestar], link: str
) -> None:
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_json({"type": "hello", "secret": link})
        assert socket.receive_json()["table"]["seats"][1]["mine"]
        assert socket.receive_json()["view"]["seat"] == 1
        sit(bob, ann.table, secret=link)
        assert not socket.receive_json()["table"]["seats"][1]["mine"]
        assert socket.receive_json()["view"]["seat"] is None


def test_not_even_the_present_secret_of_a_seat_sits_down_elsewhere(
    ann: Person, bob: Person, person: Callable[[], Person], link: str
) -> None:
    sit(bob, ann.table, secret=link)
    assert person().refused(f"/tables/{ann.table}/sit", {"secret": bob.secret}) == "taken"
    again = sit(bob, ann.table, secret=bob.secret)
    assert (again["seats"], again["invitations"]) == ([1], [])


def test_a_code_moves_a_seat_to_another_device_once(
    ann: Person, bob: Person, person: Callable[[], Person], link: str
) -> None:
    sit(bob, ann.table, secret=link)
    ann.start()
    code = bob.post(f"/tables/{ann.table}/code")["code"]
    phone = person()
    seated = sit(phone, ann.table, code=f"{code[:5].lower()}-{code[5:]}", name="")
    assert seated["seats"] == [1]
    assert seated["table"]["seats"][1]["name"] == "Bob"
    assert (phone.view()["seat"], bob.view()["seat"]) == (1, None)
    assert person().refused(f"/tables/{ann.table}/sit", {"code": code}) == "no_seat"
    assert bob.refused(f"/tables/{ann.table}/code") == "no_seat"


def test_a_code_gets_old(
    ann: Person, bob: Person, link: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = ann.post(f"/tables/{ann.table}/code")["code"]
    monkeypatch.setattr(codes, "SECONDS", 1e6)
    assert bob.refused(f"/tables/{ann.table}/sit", {"code": code}) == "no_seat"
    assert bob.refused(f"/tables/{ann.table}/sit", {}) == "malformed"


def test_the_host_stays_the_host_on_another_device(ann: Person, bob: Person, link: str) -> None:
    sit(bob, ann.table, secret=link)
    code = bob.refused(f"/tables/{ann.table}/start")
    assert code == "not_yours"
    phone = Person(ann.client)
    sit(phone, ann.table, code=ann.post(f"/tables/{ann.table}/code")["code"])
    assert phone.start()["status"] == "playing"


def test_a_rematch_gives_new_secrets(ann: Person, bob: Person) -> None:
    ann.set_up(BIDS, ME)
    bob.join(ann.table)
    ann.start()
    play_bids(ann, bob)
    again = bob.post(f"/tables/{ann.table}/rematch", headers=bearer(bob.secret))
    fresh, secret = again["table"]["id"], again["invitations"][0]["secret"]
    assert again["seats"] == [1]
    assert secret != bob.secret
    view = f"/tables/{fresh}/view"
    assert bob.get(view, headers=bearer(bob.secret))["seat"] is None
    assert bob.get(view, headers=bearer(secret))["seat"] == 1
    assert ann.get(view, headers=bearer(ann.secret))["seat"] is None
    assert ann.post(f"/tables/{ann.table}/rematch")["invitations"][0]["seat"] == 0
    assert ann.post(f"/tables/{ann.table}/rematch")["invitations"] == []
    assert ann.get(view)["seat"] == 0
