"""What happens at a table while its page is only just coming, or when something goes wrong."""

from __future__ import annotations

import asyncio
import json

import pytest

from ratking.offline.drawer import Memory
from ratking.server import play
from ratking.server.table import Table
from tests.offline.page import Page, Plain
from tests.offline.test_door import BOTS, TWO_AT_ONE_SCREEN, run


class SlowDrawer(Memory):
    """A drawer that gives its steps only when it is allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.opened = asyncio.Event()
        self.opened.set()
        self.asked = asyncio.Event()

    async def find(self, beginning: str) -> list[str]:
        """List texts, late."""
        if beginning.startswith("step/"):
            self.asked.set()
            await self.opened.wait()
        return await super().find(beginning)


def _answer(view: Plain) -> Plain:
    choice = view["questions"][0]["answers"][0]["choice"]
    return {"version": view["version"], "choices": [choice], "seat": view["seat"]}


def test_what_happens_during_the_greeting_is_told_after_it() -> None:
    async def work() -> None:
        page = await Page().open()
        table = await page.set_up(TWO_AT_ONE_SCREEN)
        drawer = SlowDrawer()
        drawer.texts = page.drawer.texts
        again = await Page(drawer).open()
        drawer.opened.clear()
        greeted = asyncio.create_task(again.talk(table, 1, since=0))
        await drawer.asked.wait()
        view = next(
            one
            for one in [await page.get(f"/tables/{table}/view?seat={seat}") for seat in (0, 1)]
            if one["questions"]
        )
        answered = asyncio.create_task(again.post(f"/tables/{table}/answers", _answer(view)))
        drawer.opened.set()
        said = await greeted
        await answered
        views = [one["view"] for one in said() if one["type"] == "view"]
        now = await again.get(f"/tables/{table}/view")
        assert views[-1]["version"] == now["version"]
        assert views[-1]["shared"] == now["shared"]

    run(work())


def test_a_table_that_is_woken_in_the_moment_it_falls_asleep_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        page = await Page().open()
        table = await page.set_up(BOTS)
        await page.door.driver.rest()
        driven: list[str] = []
        driver = page.door.driver

        async def drive(table_id: str) -> None:
            driven.append(table_id)
            if len(driven) == 1:
                asyncio.get_running_loop().call_soon(driver.wake, table_id)

        monkeypatch.setattr(driver, "_drive", drive)
        driver.wake(table)
        await driver.rest()
        assert driven == [table, table]

    run(work())


def test_a_line_on_which_something_goes_wrong_is_closed_so_that_the_page_says_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        page = await Page().open()
        table = await page.set_up(BOTS)
        await page.talk(table, 1, since=0)
        await page.door.driver.rest()
        view = await page.get(f"/tables/{table}/view")
        answer = json.dumps({**_answer(view), "type": "answer", "request": "a"})

        def full(_: Table, __: int, ___: int) -> None:
            raise OSError("no room is left")

        with monkeypatch.context() as patch:
            patch.setattr(play, "_check", full)
            await page.say("say", line=1, text=answer)
        assert page.heard[-1] == {"type": "closed", "line": 1, "code": 4500}
        said = await page.talk(table, 2, since=view["version"])
        await page.say("say", line=2, text=answer)
        assert [one["request"] for one in said() if one["type"] == "accepted"] == ["a"]

    run(work())


def test_an_address_may_name_the_language_as_on_a_server() -> None:
    async def work() -> None:
        page = await Page().open()
        status, german = await page.ask("GET", "/games/cartus/texts?language=de")
        assert status == 200
        assert german == (await page.ask("GET", "/games/cartus/texts", language="de"))[1]
        assert german != (await page.ask("GET", "/games/cartus/texts"))[1]

    run(work())
