from __future__ import annotations

from collections.abc import Callable

import pytest

from ratking.server.thinking import Thinkers
from tests.server.person import BIDS, RATTUS, Person

ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot"}
FRIEND = {"kind": "friend"}


def test_the_games_are_listed_with_their_options_and_bots(ann: Person) -> None:
    games = {game["name"]: game for game in ann.ask("GET", "/games").json()}
    assert games["rattus"]["players"] == [2, 3, 4, 5, 6]
    assert "players" in [option["name"] for option in games["rattus"]["options"]]
    assert "greedy" in games["rattus"]["bots"]


def test_a_game_against_bots_is_played_to_its_end(ann: Person) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    ann.start()
    over = ann.play_on()
    assert sorted(over["outcome"]["places"]) == [1, 2, 3]
    assert over["outcome"]["sentences"]
    assert over["open"] == over["questions"] == []


def test_friends_sit_down_by_secret_links(ann: Person, bob: Person) -> None:
    made = ann.set_up(RATTUS, ME, FRIEND, BOT)
    assert ann.refused(f"/tables/{ann.table}/start") == "not_now"
    invitation = next(one for one in made["invitations"] if one["seat"] == 1)
    seated = bob.post(f"/tables/{ann.table}/sit", {"secret": invitation["secret"], "name": "Bob"})
    assert seated["seats"] == [1]
    assert seated["table"]["seats"][1]["name"] == "Bob"
    assert ann.start()["status"] == "playing"
    bob.table = ann.table
    assert bob.view()["seat"] == 1


def test_anybody_may_join_an_open_seat_once(
    ann: Person, bob: Person, person: Callable[[], Person]
) -> None:
    ann.set_up(BIDS, ME, public=True)
    assert [table["id"] for table in bob.ask("GET", "/tables").json()] == [ann.table]
    assert bob.join(ann.table, name="Bob")["seats"] == [1]
    assert person().refused(f"/tables/{ann.table}/join", {"name": "Cy"}) == "taken"
    assert [table["id"] for table in bob.ask("GET", "/tables/mine").json()] == [ann.table]
    assert person().ask("GET", "/tables/mine").json() == []


def test_a_table_that_is_not_public_is_not_listed(ann: Person, bob: Person) -> None:
    ann.set_up(BIDS, ME)
    assert bob.ask("GET", "/tables").json() == []


def test_only_the_host_starts_and_arranges_the_seats(ann: Person, bob: Person) -> None:
    ann.set_up(BIDS, ME)
    bob.join(ann.table)
    assert bob.refused(f"/tables/{ann.table}/start") == "not_yours"
    seat = f"/tables/{ann.table}/seats/1"
    bot = {"kind": "bot", "level": "uniform"}
    assert bob.refused(seat, bot, method="PUT") == "not_yours"
    changed = ann.ask("PUT", seat, json=bot).json()
    assert changed["table"]["seats"][1]["kind"] == "bot"
    assert bob.refused(f"/tables/{ann.table}/answers", {"version": 0, "choices": [0]}) == "no_seat"
    ann.start()
    assert ann.refused(seat, bot, method="PUT") == "not_now"


def test_whoever_leaves_before_the_game_makes_room(ann: Person, bob: Person) -> None:
    ann.set_up(BIDS, ME)
    bob.join(ann.table)
    left = bob.post(f"/tables/{ann.table}/leave")
    assert left["seats"][1]["kind"] == "open"
    assert bob.refused(f"/tables/{ann.table}/leave") == "no_seat"


def test_whoever_leaves_during_the_game_is_replaced_and_may_come_back(ann: Person) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    ann.start()
    left = ann.post(f"/tables/{ann.table}/leave")
    assert left["seats"][0]["stand_in"] == "greedy"
    assert ann.answer_refused(0) in ("not_now", "stale")
    back = ann.post(f"/tables/{ann.table}/hand-over", {"level": ""})
    assert back["seats"][0]["stand_in"] == ""


def test_a_bot_stands_in_and_plays_on_to_the_end(ann: Person) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    ann.start()
    ann.post(f"/tables/{ann.table}/hand-over", {"level": "uniform"})
    ann.wait_for_the_end()


@pytest.mark.parametrize(
    ("wish", "part"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"game": "rattus", "options": {"players": 9}}, "from 2 to 6"),
        ({"game": "rattus", "options": {"colour": 1}}, "There is no option 'colour'"),
        ({"game": "rattus", "seats": [{"kind": "bot", "level": "genius"}]}, "no agent 'genius'"),
        ({"game": "rattus", "options": {"players": 2}, "seats": [{}, {}, {}]}, "2 seats, not 3"),
        ({"game": "rattus", "clock": {"kind": "turn", "seconds": 1e9}}, "seconds"),
        ({"game": "rattus", "name": "\u202e"}, "letters that can be seen"),
    ],
)
def test_options_are_checked_as_the_engine_checks_them(
    ann: Person, wish: dict[str, object], part: str
) -> None:
    reply = ann.ask("POST", "/tables", json=wish)
    assert reply.status_code == 400
    assert part in reply.json()["sentence"]


def test_a_rematch_keeps_everybody_at_the_table(ann: Person, bob: Person) -> None:
    ann.set_up(BIDS, ME)
    bob.join(ann.table)
    assert ann.refused(f"/tables/{ann.table}/rematch") == "not_now"
    ann.start()
    play_bids(ann, bob)
    again = bob.post(f"/tables/{ann.table}/rematch")
    assert ann.post(f"/tables/{ann.table}/rematch")["table"]["id"] == again["table"]["id"]
    assert again["seats"] == [1]
    assert again["table"]["promise"] != ann.get(f"/tables/{ann.table}")["promise"]
    bob.table = again["table"]["id"]
    assert bob.start()["status"] == "playing"


def play_bids(*people: Person) -> None:
    """Bid one each until all prizes are drawn."""
    while people[0].view()["status"] == "playing":
        for person in people:
            view = person.view()
            if view["questions"]:
                person.answer(0, version=view["version"])
                person.answer(1)


def test_spectators_see_the_public_side_unless_the_table_is_closed(
    ann: Person, bob: Person
) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    ann.start()
    bob.table = ann.table
    seen = bob.view()
    assert seen["seat"] is None
    assert seen["questions"] == []
    ann.set_up(RATTUS, ME, BOT, BOT, spectators=False)
    assert bob.refused(f"/tables/{ann.table}/view", method="GET") == "not_yours"


def test_people_chat_in_lines_and_phrases(ann: Person, bob: Person) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    chat = f"/tables/{ann.table}/chat"
    ann.post(chat, {"text": "<b>hi</b>\n\u0007you"})
    bob.post(chat, {"phrase": "good-luck", "name": "Bob"})
    lines = ann.ask("GET", chat).json()
    assert [line["text"] for line in lines] == ["<b>hi</b> you", ""]
    assert [line["name"] for line in lines] == ["Ann", "Bob"]
    assert lines[1]["phrase"] in ann.get("/phrases")
    assert [line["id"] for line in ann.ask("GET", f"{chat}?after={lines[0]['id']}").json()] == [
        lines[1]["id"]
    ]
    assert ann.refused(chat, {"text": " "}) == "malformed"
    assert ann.refused(chat, {"phrase": "xyzzy"}) == "unknown"
    ann.set_up(RATTUS, ME, BOT, BOT, chat=False)
    assert ann.refused(f"/tables/{ann.table}/chat", {"text": "hi"}) == "off"


def test_a_bot_that_fails_does_not_stop_the_game(
    ann: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object, **__: object) -> int:
        raise ValueError("no idea")

    monkeypatch.setattr(Thinkers, "ask", fail)
    ann.set_up(RATTUS, ME, BOT, BOT)
    ann.start()
    assert ann.play_on()["status"] == "over"
    assert "chance answers for it" in caplog.text
