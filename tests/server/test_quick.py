"""Quick match: whoever is here now plays together, and bots fill the rest in a moment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ratking.server.app import create_app
from ratking.server.quotas import read_quotas
from tests.server.conftest import Addresses, settings_for
from tests.server.person import Person, Plain
from tests.servers import wait_until

ODO = {"level": "uniform", "name": "Odo"}
TWO: Plain = {"game": "rattus", "bots": [ODO]}
THREE: Plain = {"game": "rattus", "bots": [ODO, {"level": "easy"}]}


@pytest.fixture
def hurried(addresses: Addresses) -> Iterator[TestClient[Litestar]]:
    """A server where nobody waits long for others."""
    with TestClient(create_app(settings_for(addresses, quick_match=0.1))) as running:
        yield running


def look_for_others(person: Person, wish: Plain = THREE, **more: object) -> Plain:
    made = person.post("/quick", {**wish, **more})
    person.table = made["table"]["id"]
    return made


def seats(person: Person) -> list[tuple[str, str]]:
    found = person.get(f"/tables/{person.table}")
    return [(seat["kind"], seat["name"]) for seat in found["seats"]]


def test_two_who_look_for_others_at_one_time_meet_and_a_full_table_begins(
    ann: Person, bob: Person
) -> None:
    made = look_for_others(ann, TWO, name="Ann")
    assert made["table"]["status"] == "open"
    assert 0 < made["table"]["begins_in"] <= 20
    look_for_others(bob, TWO, name="Bob")
    assert bob.table == ann.table
    ann.asked()
    assert seats(bob) == [("person", "Ann"), ("person", "Bob")]
    assert bob.get(f"/tables/{bob.table}")["begins_in"] is None


def test_whoever_is_alone_gets_the_bots_that_the_empty_seats_name(
    hurried: TestClient[Litestar],
) -> None:
    ann = Person(hurried)
    look_for_others(ann, name="Odo")
    ann.asked()
    assert seats(ann) == [("person", "Odo"), ("bot", "Odo 2"), ("bot", "")]


def test_two_at_a_larger_table_need_not_wait_for_a_third(ann: Person, bob: Person) -> None:
    look_for_others(ann)
    look_for_others(bob)
    assert bob.start()["status"] == "playing"
    assert [kind for kind, _ in seats(ann)] == ["person", "person", "bot"]
    assert ann.refused(f"/tables/{ann.table}/start") == "not_now"


def test_who_asks_twice_waits_at_one_table(ann: Person) -> None:
    first, second = look_for_others(ann), look_for_others(ann)
    assert second["table"]["id"] == first["table"]["id"]
    assert (second["seats"], second["invitations"]) == ([0], [])


def test_another_game_and_a_game_that_has_begun_are_no_meeting_place(
    ann: Person, bob: Person
) -> None:
    look_for_others(ann)
    look_for_others(bob, game="cartus")
    assert bob.table != ann.table
    ann.start()
    look_for_others(bob)
    assert bob.table != ann.table


def test_a_table_that_everybody_has_left_is_gone(ann: Person, bob: Person) -> None:
    look_for_others(ann)
    look_for_others(bob)
    ann.post(f"/tables/{ann.table}/leave")
    assert seats(bob)[1][0] == "person"
    bob.post(f"/tables/{bob.table}/leave")
    assert bob.refused(f"/tables/{bob.table}", method="GET") == "unknown"


def test_strangers_have_a_clock_and_no_hints_but_who_is_alone_has_hints_and_no_clock(
    ann: Person, bob: Person
) -> None:
    look_for_others(ann)
    ann.start()
    assert ann.asked()["clocks"] == {}
    assert ann.get(f"/tables/{ann.table}")["hints"]
    look_for_others(ann)
    look_for_others(bob)
    ann.start()
    wait_until(lambda: bool(ann.view()["clocks"]))
    assert ann.refused(f"/tables/{ann.table}/hints") == "off"


def test_a_rematch_waits_for_the_same_people(ann: Person, bob: Person) -> None:
    look_for_others(ann, TWO)
    look_for_others(bob, TWO)
    wait_until(lambda: ann.get(f"/tables/{ann.table}")["status"] == "playing")
    for person in (ann, bob):
        person.post(f"/tables/{ann.table}/hand-over", {"level": "uniform"})
    ann.wait_for_the_end()
    again = ann.post(f"/tables/{ann.table}/rematch")["table"]
    assert (again["begins_in"], again["hints"], again["status"]) == (None, False, "open")
    assert again["clock"]["at_zero"] == "bot_takes_seat"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "bots": [ODO]},
        {"game": "rattus", "bots": []},
        {"game": "rattus", "bots": [ODO] * 6},
        {"game": "rattus", "bots": [{"level": "deep blue"}]},
        {"game": "rattus", "bots": [{"name": "\u202e"}]},
    ],
)
def test_a_wish_that_makes_no_sense_is_refused_with_a_sentence(ann: Person, wish: Plain) -> None:
    assert ann.refused("/quick", wish) in ("bad_option", "malformed")
    assert not ann.get("/tables/mine")


def test_bots_who_stand_by_count_like_others(on_sqlite: Addresses) -> None:
    with TestClient(create_app(settings_for(on_sqlite, quotas=read_quotas("bots=1")))) as few:
        assert Person(few).refused("/quick", THREE) == "too_many"
