"""The ladder: by number of players and season, for those who want to be shown, and for bots."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from ratking.agents.standing import standings
from ratking.server.ladder import note
from ratking.server.results import Result
from ratking.server.schema import LADDER, LADDER_POINTS
from ratking.server.seasons import carried_over, season_of
from ratking.server.settings import Settings
from tests.server.person import Person
from tests.server.test_tables import ME
from tests.server.whole_house import opened

PIP = {"kind": "bot", "name": "Pip", "level": "pip"}
SUMMER, AUTUMN = 1_782_900_000.0, 1_790_900_000.0


def played(ann: Person) -> None:
    ann.set_up({"game": "rattus", "options": {"players": 2}}, ME, PIP)
    ann.start()
    ann.play_on()


def result(player: str, seat: int, place: int, **more: Any) -> Result:
    return replace(Result("T", seat, "rattus", player, place, 0, SUMMER), **more)


def noted(settings: Settings, games: list[list[Result]]) -> dict[tuple[str, str], Any]:
    """Note games one after the other, and list who stands where in which season."""

    async def work() -> dict[tuple[str, str], Any]:
        async with opened(settings) as house:
            for number, results in enumerate(games):
                those = [replace(one, table_id=f"T{number}") for one in results]
                await house.store.transaction(note, those)
            points = await house.store.rows(select(LADDER_POINTS))
            named = [one for results in games for one in results if one.player]
            assert len(points) == len(named)
            rows = await house.store.rows(select(LADDER))
            return {(row["player"], row["season"]): row for row in rows}

    return asyncio.run(work())


def test_a_season_is_a_quarter_of_a_year() -> None:
    assert season_of(SUMMER) == "2026-3"
    assert season_of(AUTUMN) == "2026-4"


def test_a_rating_is_trusted_less_in_a_new_season_and_never_less_than_nothing() -> None:
    assert 1.0 < carried_over(1.0, 8.0) < 3.0
    assert carried_over(7.9, 8.0) == 8.0


def test_a_new_season_goes_on_from_the_last(settings: Settings) -> None:
    first = [result("Ann", 0, 1), result("Bob", 1, 2)]
    later = [replace(one, at=AUTUMN) for one in first]
    rows = noted(settings, [first, later])
    assert rows["Ann", "2026-4"]["mu"] > rows["Ann", "2026-3"]["mu"] > 25.0
    assert rows["Ann", "2026-4"]["games"] == 1


def test_bots_begin_where_the_arena_has_measured_them(settings: Settings) -> None:
    rows = noted(settings, [[result("bot:ines", 0, 1), result("", 1, 2)]])
    assert rows["bot:ines", "2026-3"]["mu"] >= standings("rattus")["ines"].mu


@pytest.mark.parametrize("place", [1, 2])
def test_leaving_counts_and_never_earns(settings: Settings, place: int) -> None:
    ann = result("Ann", 0, place, helped=True)
    row = noted(settings, [[ann, result("Bob", 1, 3 - place)]])["Ann", "2026-3"]
    assert row["left_early"] == 1
    assert row["wins"] == 0
    assert row["mu"] == 25.0 if place == 1 else row["mu"] < 25.0


def test_nobody_is_shown_who_has_not_asked_for_it(ann: Person, bob: Person) -> None:
    ann.post("/names", {"name": "Ann"})
    played(ann)
    shown = ann.get("/standings/rattus")
    assert (shown["players"], shown["counts"]) == (2, [2])
    assert [row["player"] for row in shown["rows"]] == ["bot:pip"]
    assert bob.ask("GET", "/standings/player", params={"name": "Ann"}).status_code == 404
    assert ann.get("/standings/player", params={"name": "Ann"})["standings"][0]["row"]["rank"] == 0


def test_whoever_asks_is_shown_with_the_way_there(ann: Person, bob: Person) -> None:
    ann.post("/names", {"name": "Ann"})
    assert ann.get("/names/listed") == {"listed": False}
    played(ann)
    assert ann.ask("PUT", "/names/listed", json={"listed": True}).json() == {"listed": True}
    found = bob.get("/standings/player", params={"name": "Ann"})
    assert [point["table"] for point in found["points"]] == [""]
    assert found["standings"][0]["row"]["games"] == 1
    assert {row["player"] for row in bob.get("/standings/rattus")["rows"]} == {"Ann", "bot:pip"}
    ann.ask("PUT", "/names/listed", json={"listed": False})
    assert bob.ask("GET", "/standings/player", params={"name": "Ann"}).status_code == 404


def test_only_public_tables_are_named(ann: Person, bob: Person) -> None:
    ann.post("/names", {"name": "Ann"})
    ann.set_up({"game": "rattus", "options": {"players": 2}}, ME, PIP, public=True)
    ann.start()
    ann.play_on()
    found = bob.get("/standings/player", params={"name": "bot:pip"})
    assert [point["table"] for point in found["points"]] == [ann.table]


def test_without_a_name_nobody_can_be_shown(ann: Person) -> None:
    refused = ann.ask("PUT", "/names/listed", json={"listed": True})
    assert refused.status_code == 409
    assert "Take a name first" in refused.text


def test_a_ladder_that_is_not_here_is_refused_in_a_sentence(ann: Person) -> None:
    assert ann.ask("GET", "/standings/chess").status_code == 404
    assert ann.get("/standings/cartus")["rows"] == []
