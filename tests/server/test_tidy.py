"""What nobody comes back to goes by its age, and what people bring is kept once."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from ratking.cli import main
from ratking.core.record import read_record
from ratking.games import game
from ratking.server import measures, outside, people
from ratking.server.ages import Ages
from ratking.server.house import House
from ratking.server.jottings import HOUSE
from ratking.server.keeping import Keeping, size_of
from ratking.server.schema import ANALYSES, CHAT, JOTTINGS, SEATS, STEPS, TABLES
from ratking.server.store import Store
from ratking.server.tidy import tidy
from ratking.server.wire import NewTable
from tests.records import played, written
from tests.server.conftest import Addresses, settings_for
from tests.server.person import BIDS
from tests.server.test_after import finished
from tests.server.test_quotas import serving
from tests.server.whole_house import ANN, opened, started
from tests.servers import PATIENCE

YEARS_AGO = 1.0


async def fill(house: House) -> dict[str, str]:
    """Leave an open table and a game alone for years, and go on with a third one."""
    waits, _ = people.new_table(NewTable(**BIDS), ANN)
    await house.store.create(waits)
    left, goes_on = await started(house), await started(house)
    async with house.store.engine.begin() as connection:
        old = update(TABLES).where(TABLES.c.id.in_((waits.id, left.id)))
        await connection.execute(old.values(changed=YEARS_AGO))
        said = {"table_id": goes_on.id, "seat": 0, "name": "A", "phrase": ""}
        for at in (YEARS_AGO, goes_on.changed):
            await connection.execute(insert(CHAT).values(said | {"text": f"at {at}", "at": at}))
        found = {"key": "k", "done": True, "found": "", "at": YEARS_AGO}
        await connection.execute(insert(ANALYSES).values(found))
    return {"open": waits.id, "playing": left.id, "stays": goes_on.id}


async def ids(store: Store) -> list[str]:
    return [row["id"] for row in await store.rows(select(TABLES.c.id))]


async def number(store: Store, table: Any) -> int:
    rows = await store.rows(select(func.count().label("number")).select_from(table))
    return int(rows[0]["number"])


def test_what_is_old_goes_and_a_dry_run_only_counts_it(addresses: Addresses) -> None:
    async def sweep() -> None:
        async with opened(settings_for(addresses)) as house:
            store, named = house.store, await fill(house)
            would = await tidy(store, Ages(), dry_run=True)
            assert len(await ids(store)) == 3
            did = await tidy(store, Ages())
            assert would == did
            assert [did[kind] for kind in ("open", "playing", "chat", "analyses")] == [1] * 4
            assert await ids(store) == [named["stays"]]
            assert [await number(store, one) for one in (CHAT, ANALYSES)] == [1, 0]
            assert await number(store, SEATS) == 2
            assert set((await tidy(store, Ages())).values()) == {0}

    asyncio.run(sweep())


def test_all_that_a_visitor_kept_goes_at_once_and_not_before_the_latest_is_old(
    addresses: Addresses,
) -> None:
    async def sweep() -> list[tuple[str, str]]:
        async with opened(settings_for(addresses)) as house:
            now = outside.now()
            kept = [("gone", "a", YEARS_AGO), ("gone", "b", YEARS_AGO), ("here", "a", YEARS_AGO)]
            kept += [("here", "b", now), (HOUSE, "puzzle", YEARS_AGO)]
            async with house.store.engine.begin() as connection:
                for who, name, at in kept:
                    row = {"visitor_hash": who, "name": name, "text": "{}", "at": at}
                    await connection.execute(insert(JOTTINGS).values(row))
            assert (await tidy(house.store, Ages(), dry_run=True))["jottings"] == 2
            assert (await tidy(house.store, Ages()))["jottings"] == 2
            rows = await house.store.rows(select(JOTTINGS))
            return sorted((row["visitor_hash"], row["name"]) for row in rows)

    assert asyncio.run(sweep()) == [(HOUSE, "puzzle"), ("here", "a"), ("here", "b")]


def test_what_is_kept_for_ever_stays(on_sqlite: Addresses) -> None:
    async def sweep() -> None:
        async with opened(settings_for(on_sqlite)) as house:
            await fill(house)
            for_ever = Ages(**dict.fromkeys(Ages.__struct_fields__, 0))
            assert set((await tidy(house.store, for_ever)).values()) == {0}
            assert len(await ids(house.store)) == 3

    asyncio.run(sweep())


def test_rows_without_a_table_are_found(on_sqlite: Addresses) -> None:
    async def sweep() -> None:
        async with opened(settings_for(on_sqlite)) as house:
            table = await started(house)
            await house.store.engine.dispose()
            with sqlite3.connect(on_sqlite["RATKING_DATABASE_URL"].partition("///")[2]) as older:
                row = {"table_id": "gone", "seat": 0, "kind": "open", "name": "", "level": ""}
                row |= dict.fromkeys(("stand_in", "secret_hash", "visitor_hash", "player"), "")
                row["word"] = ""
                names, signs = ", ".join(row), ", ".join("?" * len(row))
                older.execute(f"INSERT INTO seats ({names}) VALUES ({signs})", list(row.values()))
            older.close()
            did = await tidy(house.store, Ages())
            assert did["orphans"] == 1
            assert await number(house.store, SEATS) == len(table.seats)

    asyncio.run(sweep())


def test_a_running_house_tidies_itself_and_knows_its_size(on_sqlite: Addresses) -> None:
    async def keep() -> None:
        async with opened(settings_for(on_sqlite)) as house:
            named = await fill(house)
            keeping = Keeping(house).routine
            keeping.start()
            async with asyncio.timeout(PATIENCE):
                while await ids(house.store) != [named["stays"]]:
                    await asyncio.sleep(0.01)
            await keeping.stop()
            size = measures.DATABASE._value.get()
            assert 50_000 < size <= await size_of(house.store)

    measures.DATABASE.set(0)
    asyncio.run(keep())


def test_the_command_tidies_and_tells(
    on_sqlite: Addresses, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def prepare() -> None:
        async with opened(settings_for(on_sqlite)) as house:
            await fill(house)

    asyncio.run(prepare())
    for name, value in on_sqlite.items():
        monkeypatch.setenv(name, value)
    said = []
    for words in (["--dry-run"], [], ["--lang", "de"]):
        assert main(["tidy", *words]) == 0
        said.append(capsys.readouterr().out)
    assert "Tables at which no game has begun: 1" in said[0]
    assert "Would be removed in all: 4" in said[0]
    assert "Removed in all: 4" in said[1]
    assert "Insgesamt entfernt: 0" in said[2]
    assert "MiB" in said[2]


def test_a_record_is_kept_once_and_without_what_follows_from_it(addresses: Addresses) -> None:
    record = written(played())
    with serving(addresses, "off") as (ann, bob, cid):
        first = ann.post("/records", {"record": record})["table"]["id"]
        assert bob.post("/records", {"record": record, "public": True})["table"]["id"] == first
        assert ann.post("/records", {"record": record.replace("\n", " \n", 1)})["uploaded"]
        for person in (ann, bob):
            assert [one["table"]["id"] for one in person.get("/records")["mine"]] == [first]
        found = cid.get("/records")
        assert (found["mine"], len(found["shared"])) == ([], 1)

    async def look() -> None:
        async with opened(settings_for(addresses)) as house:
            assert await number(house.store, TABLES) == 1
            assert await number(house.store, STEPS) == 0
            row = (await house.store.rows(select(TABLES)))[0]
            assert sum(len(value) for value in row.values() if isinstance(value, str)) < 1500

    asyncio.run(look())


def test_a_record_is_told_anew_after_a_restart(on_sqlite: Addresses) -> None:
    told = []
    for _ in range(2):
        with serving(on_sqlite, "off") as (ann, *_):
            made = ann.post("/records", {"record": written(played()), "public": True})
            path = f"/tables/{made['table']['id']}"
            again = read_record(ann.ask("GET", f"{path}/record").text, game)
            assert again.answers == played().answers
            moments = ann.ask("GET", f"{path}/moments").json()
            last = ann.get(f"{path}/moments/{moments[-1]['number']}")
            told.append((made["scores"], moments, last["observation"], ann.get(f"{path}/view")))
    assert told[0] == told[1]


def test_whoever_has_brought_enough_comes_back_tomorrow(on_sqlite: Addresses) -> None:
    with serving(on_sqlite, "uploads=1") as (ann, bob, _):
        ann.post("/records", {"record": written(played())})
        assert ann.refused("/records", {"record": written(played())}) == "too_many"
        bob.post("/records", {"record": written(played())})


def test_a_game_that_was_played_here_is_no_upload(on_sqlite: Addresses) -> None:
    with serving(on_sqlite, "off") as (ann, *_):
        finished(ann)
        assert [one["uploaded"] for one in ann.get("/records")["mine"]] == [False]
