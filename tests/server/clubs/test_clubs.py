"""A club on a server: in by its link, its own tables, its ladder, and days of rest."""

from __future__ import annotations

import pytest

from ratking.server import outside
from ratking.server.clubs.membership import DAY, MOST_REST
from tests.server.person import BIDS, Person, Plain

DAYS: Plain = {"kind": "correspondence", "seconds": 2 * DAY, "at_zero": "bot_takes_seat"}


def founded(host: Person) -> tuple[str, str]:
    club = host.post("/clubs", {"name": "The Sewer", "own": "Ann"})
    return club["id"], club["link"].partition("#")[2]


def come_in(person: Person, club: tuple[str, str], own: str) -> Plain:
    return person.post(f"/clubs/{club[0]}/join", {"code": club[1], "own": own})


def club_table(host: Person, club: str, guest: Person, **more: object) -> str:
    """Let two members sit down at a table of their club and begin."""
    wish = {**BIDS, "seats": [{"kind": "me", "name": "Ann"}], **more}
    host.table = host.post(f"/clubs/{club}/tables", wish)["table"]["id"]
    guest.join(host.table)
    guest.secret = ""
    host.start()
    return host.table


def test_the_link_lets_in_and_nothing_else_does(ann: Person, bob: Person) -> None:
    club = founded(ann)
    assert bob.refused(f"/clubs/{club[0]}", method="GET") == "not_yours"
    assert bob.refused(f"/clubs/{club[0]}/join", {"code": "0" * 24, "own": "Bob"}) == "unknown"
    assert bob.refused(f"/clubs/{club[0]}/door", method="GET") == "unknown"
    seen = bob.get(f"/clubs/{club[0]}/door", params={"code": club[1]})
    assert seen == {"name": "The Sewer", "members": 1, "mine": False}
    assert [one["name"] for one in come_in(bob, club, "Ann")["members"]] == ["Ann", "Ann 2"]
    assert [one["id"] for one in bob.ask("GET", "/clubs").json()] == [club[0]]


def test_a_new_link_voids_the_old_one(ann: Person, bob: Person) -> None:
    club = founded(ann)
    assert bob.refused(f"/clubs/{club[0]}/link") == "not_yours"
    fresh = ann.post(f"/clubs/{club[0]}/link")["link"].partition("#")[2]
    assert bob.refused(f"/clubs/{club[0]}/join", {"code": club[1], "own": "Bob"}) == "unknown"
    assert len(come_in(bob, (club[0], fresh), "Bob")["members"]) == 2


def test_who_was_sent_away_sees_nothing_and_cannot_come_back(ann: Person, bob: Person) -> None:
    club = founded(ann)
    come_in(bob, club, "Bob")
    assert bob.refused(f"/clubs/{club[0]}/send-away", {"member": 0}) == "not_yours"
    assert ann.refused(f"/clubs/{club[0]}/send-away", {"member": 0}) == "unknown"
    assert len(ann.post(f"/clubs/{club[0]}/send-away", {"member": 1})["members"]) == 1
    assert bob.refused(f"/clubs/{club[0]}", method="GET") == "not_yours"
    assert bob.refused(f"/clubs/{club[0]}/join", {"code": club[1], "own": "Bob"}) == "unknown"


def test_when_the_host_leaves_the_next_one_hosts_and_the_last_one_ends_it(
    ann: Person, bob: Person
) -> None:
    club = founded(ann)
    come_in(bob, club, "Bob")
    ann.ask("POST", f"/clubs/{club[0]}/leave")
    assert bob.get(f"/clubs/{club[0]}")["host"]
    assert bob.refused(f"/clubs/{club[0]}/leave", method="GET") == "no_method"
    bob.ask("POST", f"/clubs/{club[0]}/leave")
    assert ann.refused(f"/clubs/{club[0]}/join", {"code": club[1], "own": "Ann"}) == "unknown"


def test_members_find_the_tables_and_the_ladder_that_others_do_not(
    ann: Person, bob: Person
) -> None:
    club = founded(ann)
    come_in(bob, club, "Bob")
    table = club_table(ann, club[0], bob)
    for person in (ann, bob):
        person.post(f"/tables/{table}/hand-over", {"level": "uniform"})
    ann.wait_for_the_end()
    found = bob.get(f"/clubs/{club[0]}")
    assert [(one["id"], one["club"], one["status"]) for one in found["tables"]] == [
        (table, club[0], "over")
    ]
    assert sorted((one["member"], one["games"]) for one in found["ladder"]) == [(0, 1), (1, 1)]
    stranger = Person(ann.client)
    assert stranger.refused(f"/clubs/{club[0]}/tables", BIDS) == "not_yours"
    assert stranger.ask("GET", "/tables", params={"status": "over"}).json() == []


def test_a_clock_of_days_stands_still_while_its_owner_rests(ann: Person, bob: Person) -> None:
    club = founded(ann)
    come_in(bob, club, "Bob")
    club_table(ann, club[0], bob, clock=DAYS)
    before = ann.view()["clocks"]["0"]
    shown = ann.ask("PUT", f"/clubs/{club[0]}/rest", json={"days": 10}).json()
    assert shown["members"][0]["away_until"] == pytest.approx(outside.now() + 10 * DAY, abs=600)
    assert ann.view()["clocks"]["0"] == pytest.approx(before + 10 * DAY, abs=600)
    assert bob.view()["clocks"]["1"] == pytest.approx(before, abs=600)


def test_whoever_comes_back_early_has_won_no_time(ann: Person, bob: Person) -> None:
    club = founded(ann)
    come_in(bob, club, "Bob")
    club_table(ann, club[0], bob, clock=DAYS)
    before = ann.view()["clocks"]["0"]
    for days in (10, 0, 10, 4, 0):
        ann.ask("PUT", f"/clubs/{club[0]}/rest", json={"days": days})
    assert ann.view()["clocks"]["0"] == pytest.approx(before, abs=600)


def test_whoever_is_asked_while_resting_has_all_of_the_time_afterwards(
    ann: Person, bob: Person
) -> None:
    club = founded(ann)
    come_in(bob, club, "Bob")
    club_table(ann, club[0], bob, clock=DAYS)
    ann.ask("PUT", f"/clubs/{club[0]}/rest", json={"days": 10})
    ann.answer(ann.view()["questions"][0]["answers"][0]["choice"])
    bob.answer(bob.view()["questions"][0]["answers"][0]["choice"])
    end = outside.now() + DAYS["seconds"] + 10 * DAY
    assert ann.view()["clocks"]["0"] == pytest.approx(end, abs=600)


def test_a_year_has_only_so_many_days_of_rest_and_those_not_taken_come_back(ann: Person) -> None:
    club = founded(ann)[0]
    for _ in range(3):
        assert ann.ask("PUT", f"/clubs/{club}/rest", json={"days": MOST_REST}).status_code == 200
    shown = ann.ask("PUT", f"/clubs/{club}/rest", json={"days": 2}).json()
    assert shown["rest_left"] >= MOST_REST - 1
    assert ann.refused(f"/clubs/{club}/rest", {"days": MOST_REST + 1}, "PUT") == "malformed"
