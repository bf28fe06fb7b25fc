"""A tournament on a server: people enter by its link, the director seats them, bots fill gaps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ratking.server.app import create_app
from ratking.server.guest import Guest
from ratking.server.quotas import read_quotas
from ratking.server.security import Visitor
from ratking.server.settings import Settings
from ratking.server.table import PLAYING
from ratking.server.tournaments import hall as doing
from ratking.server.tournaments.director import Director
from ratking.server.tournaments.hall import Hall
from ratking.server.tournaments.wishes import Enter, NewTournament
from tests.server.conftest import Addresses, settings_for
from tests.server.person import Person, Plain
from tests.server.whole_house import opened
from tests.servers import wait_until

BIDS: Plain = {"name": "Sunday", "game": "sealed bids", "rounds": 2, "pause": 0, "bot": "uniform"}


def set_up(host: Person, **more: object) -> str:
    found: str = host.post("/tournaments", {**BIDS, **more})["id"]
    return found


def enter(name: str, *people: Person) -> None:
    for number, person in enumerate(people):
        person.post(f"/tournaments/{name}/enter", {"name": f"P{number}"})


def listed(person: Person) -> list[str]:
    return [one["id"] for one in person.ask("GET", "/tournaments").json()]


def play(person: Person, name: str, other: str = "") -> str:
    """Play the game for which somebody is waited for, if it is another one; tell its table."""
    wait_until(lambda: person.get(f"/tournaments/{name}")["my_table"] not in ("", other))
    person.table = person.get(f"/tournaments/{name}")["my_table"]
    person.post(f"/tables/{person.table}/hand-over", {"level": "uniform"})
    return person.table


def test_two_rounds_of_three_people_with_a_bot_in_the_gap(person: Callable[[], Person]) -> None:
    ann, bob, cora = person(), person(), person()
    name = set_up(ann)
    enter(name, ann, bob, cora)
    assert ann.get(f"/tournaments/{name}")["status"] == "open"
    ann.post(f"/tournaments/{name}/begin")
    seen = dict.fromkeys((ann, bob, cora), "")
    for _ in range(2):
        for one in seen:
            seen[one] = play(one, name, seen[one])
    wait_until(lambda: ann.get(f"/tournaments/{name}")["status"] == "over")
    found = bob.get(f"/tournaments/{name}")
    assert [len(game["seats"]) for game in found["games"]] == [2] * 4
    assert sum(game["seats"].count(-1) for game in found["games"]) == 2
    assert sorted(one["games"] for one in found["standings"]) == [2, 2, 2]
    assert (found["mine"], found["my_table"]) == (1, "")


def test_a_table_of_a_tournament_helps_nobody_and_has_no_rematch(ann: Person, bob: Person) -> None:
    name = set_up(ann, rounds=1)
    enter(name, ann, bob)
    ann.post(f"/tournaments/{name}/begin")
    for one in (ann, bob):
        play(one, name)
    ann.wait_for_the_end()
    found = ann.get(f"/tables/{ann.table}")
    assert (found["tournament"], found["hints"], found["undo"]) == (name, False, False)
    assert ann.refused(f"/tables/{ann.table}/rematch") == "off"


def test_whoever_is_late_is_seated_in_the_next_round(ann: Person, bob: Person) -> None:
    name = set_up(ann)
    enter(name, ann, bob)
    ann.post(f"/tournaments/{name}/begin")
    cora = Person(ann.client)
    cora.post(f"/tournaments/{name}/enter", {"name": "Cora"})
    first = {one: play(one, name) for one in (ann, bob)}
    play(cora, name)
    assert cora.table not in first.values()


def test_names_are_unique_and_two_who_come_in_one_moment_are_both_in(ann: Person) -> None:
    name = set_up(ann)
    people = [Person(ann.client) for _ in range(3)]
    for person in people:
        person.post(f"/tournaments/{name}/enter", {"name": "Kim"})
    people[0].post(f"/tournaments/{name}/enter", {"name": "Kim"})
    found = ann.get(f"/tournaments/{name}")
    assert [one["name"] for one in found["entrants"]] == ["Kim", "Kim 2", "Kim 3"]
    people[1].post(f"/tournaments/{name}/withdraw")
    assert len(ann.get(f"/tournaments/{name}")["entrants"]) == 2


def test_only_the_host_steers_and_only_what_can_be_done(ann: Person, bob: Person) -> None:
    name = set_up(ann)
    assert bob.refused(f"/tournaments/{name}/begin") == "not_yours"
    assert ann.refused(f"/tournaments/{name}/begin") == "not_now"
    assert ann.refused(f"/tournaments/{name}/pause") == "not_now"
    enter(name, ann, bob)
    ann.post(f"/tournaments/{name}/begin")
    ann.post(f"/tournaments/{name}/pause")
    assert ann.get(f"/tournaments/{name}")["status"] == "paused"
    ann.post(f"/tournaments/{name}/resume")
    assert bob.refused(f"/tournaments/{name}/break", {"away": True, "entrant": 0}, "PUT") == (
        "not_yours"
    )
    assert ann.ask("PUT", f"/tournaments/{name}/break", json={"away": True, "entrant": 1}).json()[
        "entrants"
    ][1]["away"]
    assert ann.refused(f"/tournaments/{name}/break", {"away": True, "entrant": 7}, "PUT") == (
        "unknown"
    )
    ann.post(f"/tournaments/{name}/end")
    assert bob.refused(f"/tournaments/{name}/enter", {"name": "Bob"}) == "not_now"
    assert bob.refused(f"/tournaments/{name}/explode") in ("malformed", "unknown")


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"size": 1},
        {"size": 6},
        {"bot": "deep blue"},
        {"options": {"colour": "red"}},
        {"name": "\u202e"},
        {"format": "knockout"},
        {"rounds": 0},
        {"seconds": 0.5},
    ],
)
def test_a_plan_that_makes_no_sense_is_refused_at_once(ann: Person, wish: Plain) -> None:
    assert ann.refused("/tournaments", {**BIDS, **wish}) in ("bad_option", "malformed")
    assert ann.ask("GET", "/tournaments").json() == []


def test_a_private_tournament_is_listed_for_its_people_alone(ann: Person, bob: Person) -> None:
    name, shown = set_up(ann), set_up(ann, public=True)
    assert listed(bob) == [shown]
    bob.post(f"/tournaments/{name}/enter", {"name": "Bob"})
    assert set(listed(bob)) == {name, shown}
    assert bob.refused("/tournaments/nowhere", method="GET") == "unknown"


def test_results_come_as_files_in_which_no_name_is_a_formula(ann: Person, bob: Person) -> None:
    name = set_up(ann, rounds=1)
    ann.post(f"/tournaments/{name}/enter", {"name": "=SUM(A1)"})
    bob.post(f"/tournaments/{name}/enter", {"name": "Bob"})
    ann.post(f"/tournaments/{name}/begin")
    for one in (ann, bob):
        play(one, name)
    wait_until(lambda: ann.get(f"/tournaments/{name}")["status"] == "over")
    rows = ann.ask("GET", f"/tournaments/{name}/standings.csv").text.splitlines()
    assert rows[0] == "rank,name,points,opposition,games,won"
    assert {row.split(",")[1] for row in rows[1:]} == {"'=SUM(A1)", "Bob"}
    games = ann.ask("GET", f"/tournaments/{name}/games.csv").text.splitlines()
    assert len(games) == 3
    assert sorted(row.rsplit(",", 1)[1] for row in games[1:]) in (["1", "2"], ["1", "1"])


def test_a_visitor_may_set_up_only_so_many(on_sqlite: Addresses) -> None:
    few = settings_for(on_sqlite, quotas=read_quotas("gatherings=2"))
    with TestClient[Litestar](create_app(few)) as client:
        ann = Person(client)
        first = set_up(ann)
        set_up(ann)
        assert ann.refused("/tournaments", BIDS) == "too_many"
        ann.post(f"/tournaments/{first}/end")
        set_up(ann)


def test_what_a_worker_began_another_one_ends_and_no_table_is_made_twice(
    settings: Settings,
) -> None:
    async def work() -> None:
        async with opened(settings) as house:
            hall = Hall(house.store)
            guests = [Guest(Visitor(name), "", "en") for name in ("ann", "bob")]
            plan = doing.planned(NewTournament(**BIDS))
            fresh = doing.new_tournament(plan, guests[0])
            await hall.create(fresh, guests[0], house.allowances)
            for guest in guests:
                await hall.change(fresh.id, partial(doing.enter, guest=guest, wish=Enter("Kim")))
            await hall.change(fresh.id, lambda one: doing.steer(one, guests[0], "begin"))
            directors = [Director(house, Hall(house.store)) for _ in range(3)]
            await asyncio.gather(*(director.step(fresh.id) for director in directors))
            found = await hall.get(fresh.id)
            assert len(found.games) == 1
            table = await house.table(found.games[0].table)
            assert table.status == PLAYING
            assert table.match.number == 1

    asyncio.run(work())
