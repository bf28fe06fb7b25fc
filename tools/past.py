"""A player with a past, for pictures: a name, finished games of every box, and analyses."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from playwright.sync_api import APIRequestContext

from tests.browser.person import GAMES

PLAYER = "Mara"
OTHERS = ("Anselm", "Ines", "Bertold")
TIMES = 3
"""How many games of every box the player played herself."""


class Past:
    """Everything that the player did before the pictures are taken, over HTTP."""

    def __init__(self, web: APIRequestContext, url: str) -> None:
        self.web = web
        self.url = url
        self.tables: dict[str, str] = {}

    def happen(self) -> None:
        """Take a name, play a few games, and have one of each box looked at."""
        self.post("/names", {"name": PLAYER})
        luck = Random("past")
        for game in list(GAMES) * TIMES:
            self.played(game, luck)
        for game in GAMES:
            self.tables[game] = self.stood_in(game)
            self.analysed(self.tables[game])

    def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask for something to be done."""
        reply = self.web.post(self.url + path, data=body or {}, timeout=60_000)
        assert reply.ok, reply.text()
        return reply.json()

    def dealt(self, game: str, level: str) -> str:
        """Begin a game against three bots; return its table."""
        seats = [{"kind": "me", "name": PLAYER}]
        seats += [{"kind": "bot", "name": name, "level": level} for name in OTHERS]
        wish = {"game": game, "options": {"players": 4}, "seats": seats, "public": True}
        table: str = self.post("/tables", wish)["table"]["id"]
        self.post(f"/tables/{table}/start")
        return table

    def played(self, game: str, luck: Random) -> None:
        """Answer at random against others who do so; where nothing waits, others are asked."""
        path = f"/tables/{self.dealt(game, 'uniform')}"
        while (view := self.get(f"{path}/view"))["status"] != "over":
            answers = [one["choice"] for asked in view["questions"] for one in asked["answers"]]
            if answers:
                body = {"version": view["version"], "choices": [luck.choice(answers)]}
                self.web.post(f"{self.url}{path}/answers", data=body, timeout=60_000)

    def stood_in(self, game: str) -> str:
        """Let somebody good stand in for the player until the game is over; return its table."""
        table = self.dealt(game, "greedy")
        self.post(f"/tables/{table}/hand-over", {"level": "easy"})
        self._until(f"/tables/{table}", "over")
        return table

    def analysed(self, table: str) -> None:
        """Have a game looked at."""
        job = self.post(f"/tables/{table}/analysis")
        self._until(f"/jobs/{job['id']}", "done")

    def get(self, path: str) -> Any:
        """Look at something."""
        return self.web.get(self.url + path, timeout=60_000).json()

    def _until(self, path: str, status: str) -> None:
        while self.get(path)["status"] != status:
            time.sleep(0.2)
