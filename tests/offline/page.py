"""A page that talks to the door of its own device, as a browser's worker lets it."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from ratking.offline.door import Door
from ratking.offline.drawer import Memory

Plain = dict[str, Any]
Heard = list[Plain]


class Page:
    """Asks, and keeps what it hears."""

    def __init__(self, drawer: Memory | None = None) -> None:
        self.heard: Heard = []
        self.drawer = drawer or Memory()
        self.door = Door(self.drawer, self._hear, pace=0.0, worlds=1)
        self.asked = 0

    def _hear(self, text: str) -> None:
        self.heard.append(json.loads(text))

    async def open(self) -> Page:
        """Open the door."""
        await self.door.open()
        return self

    async def say(self, kind: str, **facts: object) -> None:
        """Send one message."""
        await self.door.take(json.dumps({"type": kind, **facts}))

    async def ask(
        self, method: str, path: str, body: object = None, language: str = "en"
    ) -> tuple[int, Any]:
        """Ask as over HTTP; return the status and what was said."""
        self.asked += 1
        facts = {"method": method, "path": path, "language": language, "body": body}
        await self.say("ask", id=self.asked, **facts)
        reply = next(one for one in self.heard if one.get("id") == self.asked)
        return reply["status"], reply["body"]

    async def get(self, path: str) -> Any:
        """Read something that is there."""
        status, body = await self.ask("GET", path)
        assert status == 200, body
        return body

    async def post(self, path: str, body: object = None) -> Any:
        """Do something that is allowed."""
        status, said = await self.ask("POST", path, body)
        assert status in (200, 201), said
        return said

    async def set_up(self, wish: Plain) -> str:
        """Begin a game; return its table."""
        made = await self.post("/tables", wish)
        table: str = made["table"]["id"]
        await self.post(f"/tables/{table}/start")
        return table

    async def talk(self, table: str, line: int, **hello: object) -> Callable[[], Heard]:
        """Open a line to a table; what is called lists what was said there."""
        await self.say("open", line=line, table=table)
        await self.say("say", line=line, text=json.dumps({"type": "hello", **hello}))
        return lambda: [
            json.loads(one["text"])
            for one in self.heard
            if one["type"] == "said" and one["line"] == line
        ]

    async def play(self, table: str, luck: Random, most: int = 100_000) -> None:
        """Answer for every seat of this device until the game is over, or so often."""
        for _ in range(most):
            await self.door.driver.rest()
            if (await self.get(f"/tables/{table}"))["status"] == "over":
                return
            seat = await self._asked(table)
            view = await self.get(f"/tables/{table}/view?seat={seat}")
            choice = luck.choice([one["choice"] for one in view["questions"][0]["answers"]])
            answer = {"version": view["version"], "choices": [choice], "seat": seat}
            await self.post(f"/tables/{table}/answers", answer)

    async def _asked(self, table: str) -> Any:
        info = await self.get(f"/tables/{table}")
        mine = [seat["seat"] for seat in info["seats"] if seat["mine"]]
        views = [(seat, await self.get(f"/tables/{table}/view?seat={seat}")) for seat in mine]
        return next(seat for seat, view in views if view["questions"])
