"""Several people at one screen: the server shows a seat only to whoever names it."""

from __future__ import annotations

from litestar import Litestar
from litestar.testing import TestClient

from tests.server.person import BIDS, RATTUS, Person, Plain

HERE: Plain = {"kind": "me"}
BOT: Plain = {"kind": "bot", "level": "uniform"}


def seat(number: int, asked: bool, secret: bool) -> Plain:
    return {"seat": number, "asked": asked, "secret": secret}


def test_nobody_is_looked_at_until_a_seat_is_named(ann: Person) -> None:
    ann.set_up(BIDS, HERE, HERE)
    ann.start()
    everybody = ann.view()
    assert (everybody["seat"], everybody["questions"]) == (None, [])
    assert everybody["shared"] == [seat(0, True, True), seat(1, True, True)]
    for number in (0, 1):
        assert ann.view(seat=number)["questions"][0]["seat"] == number


def test_one_seat_alone_is_looked_at_as_ever(ann: Person) -> None:
    ann.set_up(BIDS, HERE, BOT)
    ann.start()
    assert (ann.view()["seat"], ann.view()["shared"]) == (0, [])


def test_without_anything_to_hide_no_seat_has_a_secret(ann: Person) -> None:
    ann.set_up(RATTUS, HERE, HERE, HERE)
    ann.start()
    shared = ann.view()["shared"]
    assert [one["secret"] for one in shared] == [False] * 3
    assert [one["asked"] for one in shared].count(True) == 1


def test_the_table_that_all_see_hears_who_is_asked_after_an_answer_behind_a_screen(
    ann: Person, client: TestClient[Litestar]
) -> None:
    ann.set_up(BIDS, HERE, HERE)
    ann.start()
    headers = {"cookie": f"ratking={ann.cookie}"}
    with client.websocket_connect(f"/tables/{ann.table}/live", headers=headers) as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["type"] == "table"
        before = socket.receive_json()["view"]
        assert [one["asked"] for one in before["shared"]] == [True, True]
        while (asked := ann.view(seat=1))["questions"]:
            choice = asked["questions"][0]["answers"][-1]["choice"]
            ann.answer(choice, version=asked["version"], seat=1)
        after = socket.receive_json()["view"]
    assert (after["version"], after["steps"]) == (before["version"], [])
    assert [one["asked"] for one in after["shared"]] == [True, False]


def test_a_seat_that_a_bot_plays_for_does_not_ask_for_the_screen(ann: Person) -> None:
    ann.set_up(BIDS, HERE, HERE)
    ann.start()
    ann.post(f"/tables/{ann.table}/hand-over", {"level": "uniform", "seat": 0})
    assert not ann.view()["shared"][0]["asked"]


def test_whoever_gives_no_name_is_called_by_the_colour_in_every_language(ann: Person) -> None:
    made = ann.set_up(RATTUS, HERE, {"kind": "me", "name": "Bea"}, HERE)
    assert [one["name"] for one in made["table"]["seats"]] == ["", "Bea", ""]
    ann.start()
    asked = ann.view()["open"][0]
    colours = {"en": ("red", "blue", "yellow"), "de": ("Rot", "Blau", "Gelb")}
    for language, words in colours.items():
        table = ann.get(f"/tables/{ann.table}", params={"language": language})
        assert table["seats"][asked]["colour"] == words[asked]


def test_somebody_who_sits_down_may_keep_the_name_for_themselves(ann: Person, bob: Person) -> None:
    ann.set_up(RATTUS, HERE)
    joined = bob.join(ann.table, name="")
    assert joined["table"]["seats"][joined["seats"][0]]["name"] == ""


def test_somebody_at_one_screen_speaks_in_the_chat_for_the_seat_that_looks(ann: Person) -> None:
    ann.set_up(BIDS, HERE, {"kind": "me", "name": "Bea"})
    path = f"/tables/{ann.table}/chat"
    assert ann.post(path, {"text": "hello"})["seat"] == 0
    assert ann.post(path, {"text": "hello", "seat": 1})["name"] == "Bea"
