"""A table without a server: what goes in at its one door, and what comes out."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any

import pytest

from ratking.analysis import findings
from ratking.analysis.findings import Found
from ratking.core.record import read_record
from ratking.offline import thinking
from ratking.offline.drawer import Memory
from ratking.server.boxes import shared_game
from tests.offline.page import Page, Plain

BOTS: Plain = {
    "game": "cartus",
    "options": {"players": 2},
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "uniform"}],
}
TWO_AT_ONE_SCREEN: Plain = {
    "game": "cartus",
    "options": {"players": 2},
    "seats": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}],
}


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test that talks."""
    asyncio.run(work)


def test_the_games_are_listed_in_the_language_of_the_page() -> None:
    async def work() -> None:
        page = await Page().open()
        _, english = await page.ask("GET", "/games")
        _, german = await page.ask("GET", "/games", language="de")
        assert [game["name"] for game in english] == [game["name"] for game in german]
        assert english[0]["options"][0]["about"] != german[0]["options"][0]["about"]

    run(work())


def test_what_needs_a_server_says_so_in_the_language_of_the_page() -> None:
    async def work() -> None:
        page = await Page().open()
        status, said = await page.ask("GET", "/statistics", language="de")
        assert status == 403
        assert said == {
            "code": "off",
            "sentence": "Dafür braucht es einen Server, und dieser Tisch spielt ohne einen.",
        }

    run(work())


def test_a_request_that_cannot_be_read_is_refused_and_changes_nothing() -> None:
    async def work() -> None:
        page = await Page().open()
        before = dict(page.drawer.texts)
        for path, body in (("/tables", {"game": 7}), ("/tables", [1]), ("/records", {"record": 1})):
            status, said = await page.ask("POST", path, body)
            assert (status, said["code"]) == (400, "malformed")
        status, said = await page.ask("GET", "/tables/none/view?seat=x")
        assert (status, said["code"]) == (400, "malformed")
        assert page.drawer.texts == before

    run(work())


def test_a_line_tells_what_happens_and_what_each_event_changes() -> None:
    async def work() -> None:
        page = await Page().open()
        table = await page.set_up(BOTS)
        said = await page.talk(table, 1, language="en", since=0, changes=True)
        assert [one["type"] for one in said()][:2] == ["table", "view"]
        await page.play(table, Random(1), most=3)
        views = [one["view"] for one in said() if one["type"] == "view"]
        told = [event for view in views for step in view["steps"] for event in step["events"]]
        assert any(event.get("changes") for event in told)
        assert any(event["sentence"] for event in told)

    run(work())


def test_a_line_answers_and_refuses_as_a_socket_does() -> None:
    async def work() -> None:
        page = await Page().open()
        table = await page.set_up(BOTS)
        said = await page.talk(table, 1, since=0)
        await page.door.driver.rest()
        view = await page.get(f"/tables/{table}/view")
        choice = view["questions"][0]["answers"][0]["choice"]
        answer = (
            f'{{"type":"answer","request":"a","version":{view["version"]},"choices":[{choice}]}}'
        )
        await page.say("say", line=1, text=answer)
        await page.say("say", line=1, text=answer)
        await page.say("say", line=1, text='{"type":"answer","request":"b","version":0}')
        kinds = [(one["type"], one["request"]) for one in said() if "request" in one]
        assert kinds == [("accepted", "a"), ("accepted", "a"), ("refused", "")]

    run(work())


def test_a_table_that_is_not_there_closes_the_line() -> None:
    async def work() -> None:
        page = await Page().open()
        said = await page.talk("nowhere", 1)
        assert said()[0]["sentence"] == "There is no such table."
        assert page.heard[-1] == {"type": "closed", "line": 1, "code": 4404}

    run(work())


def test_whoever_closes_a_line_hears_nothing_more() -> None:
    async def work() -> None:
        page = await Page().open()
        table = await page.set_up(BOTS)
        said = await page.talk(table, 1, since=0)
        await page.say("close", line=1)
        before = len(said())
        await page.play(table, Random(1), most=3)
        assert len(said()) == before

    run(work())


def test_two_people_at_one_screen_each_see_their_own_hand() -> None:
    async def work() -> None:
        page = await Page().open()
        table = await page.set_up(TWO_AT_ONE_SCREEN)
        both = await page.get(f"/tables/{table}/view")
        assert [one["seat"] for one in both["shared"]] == [0, 1]
        hands = [await page.get(f"/tables/{table}/view?seat={seat}") for seat in (0, 1)]
        assert hands[0]["observation"] != hands[1]["observation"]

    run(work())


def test_a_game_goes_on_after_the_page_was_closed() -> None:
    async def work() -> None:
        page = await Page().open()
        table = await page.set_up(BOTS)
        await page.play(table, Random(1), most=5)
        await page.door.driver.rest()
        again = await Page(page.drawer).open()
        assert await again.get("/tables/mine") == await page.get("/tables/mine")
        here, there = (f"/tables/{table}/view?since=0" for _ in range(2))
        assert await again.get(here) == await page.get(there)
        await again.play(table, Random(2))
        assert (await again.get(f"/tables/{table}"))["status"] == "over"

    run(work())


def test_an_answer_is_taken_back_and_is_not_in_the_record() -> None:
    async def work() -> None:
        page = await Page().open()
        table = await page.set_up({**BOTS, "game": "rattus"})
        view = await page.get(f"/tables/{table}/view")
        while not view["can_undo"]:
            await page.play(table, Random(view["version"]), most=1)
            await page.door.driver.rest()
            view = await page.get(f"/tables/{table}/view")
        await page.post(f"/tables/{table}/undo", {"version": view["version"]})
        steps = await page.door.device.store.steps(table)
        kept = await page.door.device.store.steps(table, void=False)
        assert len(steps) - len(kept) == len(steps[-1].back)
        again = await Page(page.drawer).open()
        assert await again.door.device.store.steps(table, void=False) == kept

    run(work())


def test_a_lesson_is_given() -> None:
    async def work() -> None:
        page = await Page().open()
        made = await page.post("/lessons/rattus", {"name": "Ann"})
        table = made["table"]["id"]
        view = await page.get(f"/tables/{table}/view")
        assert view["lesson"]["number"] == 0
        answer = {"version": view["version"], "choices": view["lesson"]["lines"][0]}
        await page.post(f"/tables/{table}/answers", answer)
        assert (await page.get(f"/tables/{table}/view"))["lesson"]["number"] == 1

    run(work())


def test_a_finished_game_is_looked_at_written_out_and_brought_to_another_device() -> None:
    async def work() -> None:
        page = await Page().open()
        table = await page.set_up(BOTS)
        await page.play(table, Random(1))
        record = await page.get(f"/tables/{table}/record")
        results = (await page.get("/statistics/mine"))["results"]
        assert [(one["table"], one["seat"]) for one in results] == [(table, 0)]
        other = await Page().open()
        brought = await other.post("/records", {"record": record})
        twice = await other.post("/records", {"record": record})
        assert brought == twice
        listed = (await other.get("/records"))["mine"]
        assert [one["table"]["id"] for one in listed] == [brought["table"]["id"]]
        moments = await other.get(f"/tables/{brought['table']['id']}/moments")
        ours = await page.get(f"/tables/{table}/moments")
        assert [one["events"] for one in moments][-1] == [one["events"] for one in ours][-1]
        status, said = await other.ask("POST", "/records", {"record": "ratking record 2"})
        assert (status, said["code"]) == (400, "bad_record")

    run(work())


def look_at_one_moment(text: str, place: int, worlds: int) -> Found:
    """Make every slice as short as it can be, for a fast machine needs but one for a whole game."""
    record = read_record(text, shared_game)
    return findings.study(shared_game(record.game), record, place, worlds, findings.ONE_MOMENT)


def test_a_game_is_analysed_in_slices_and_goes_on_where_it_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "study", look_at_one_moment)

    async def work() -> None:
        page = await Page().open()
        table = await page.set_up(BOTS)
        await page.play(table, Random(1))
        asked = await page.post(f"/tables/{table}/analysis")
        before = None
        while (job := await page.get(f"/jobs/{asked['id']}"))["status"] == "waiting":
            before = before or next(
                (text for name, text in page.drawer.texts.items() if name.startswith("analysis/")),
                None,
            )
            await asyncio.sleep(0)
        assert job["status"] == "done"
        found = await page.get(f"/tables/{table}/analysis")
        assert found["curve"]
        assert before is not None
        again = await Page(Memory()).open()
        again.drawer.texts = {**page.drawer.texts, _analysis(page.drawer): before}
        asked = await again.post(f"/tables/{table}/analysis")
        while (await again.get(f"/jobs/{asked['id']}"))["status"] == "waiting":
            await asyncio.sleep(0)
        assert await again.get(f"/tables/{table}/analysis") == found

    run(work())


def _analysis(drawer: Memory) -> str:
    return next(name for name in drawer.texts if name.startswith("analysis/"))


def test_hints_are_given() -> None:
    async def work() -> None:
        page = await Page().open()
        table = await page.set_up({**BOTS, "game": "rattus"})
        await page.door.driver.rest()
        asked = await page.post(f"/tables/{table}/hints")
        while (job := await page.get(f"/jobs/{asked['id']}"))["status"] == "waiting":
            await asyncio.sleep(0)
        assert job["status"] == "done"
        assert job["result"]

    run(work())


def test_a_puzzle_is_solved_without_a_server_and_is_remembered() -> None:
    async def work() -> None:
        drawer = Memory()
        page = await Page(drawer).open()
        daily = next(one for one in (await page.get("/puzzles"))["puzzles"])
        path = f"/puzzles/{daily['game']}/{daily['id']}"
        posed = await page.get(path)
        ways = posed["moment"]["offered"] or posed["moment"]["view"]["questions"][0]["answers"]
        choices = ways[0].get("choices") or [ways[0]["choice"]]
        _, told = await page.ask("POST", path, {"choices": choices})
        assert told["counted"]
        again = await Page(drawer).open()
        assert (await again.get(path))["verdict"] == told["verdict"]
        _, next_time = await again.ask("POST", path, {"choices": choices})
        assert not next_time["counted"]
        assert next_time["standing"] == told["standing"]

    run(work())


def test_the_stars_of_a_challenge_are_kept_without_a_server() -> None:
    async def work() -> None:
        drawer = Memory()
        page = await Page(drawer).open()
        seated = await page.post("/challenges/ratland/honest", {"name": "Ann"})
        table = seated["table"]["id"]
        before = await page.get(f"/tables/{table}/challenge")
        assert before["stars"] is None
        await page.play(table, Random("a challenge"))
        told = await page.get(f"/tables/{table}/challenge")
        again = await Page(drawer).open()
        kept = {(one["game"], one["id"]): one["stars"] for one in await again.get("/challenges")}
        assert kept["ratland", "honest"] == told["stars"]

    run(work())
