"""A person with a browser: keeps a cookie, sits down, looks and answers."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient

from tests.servers import PATIENCE

Plain = dict[str, Any]
RATTUS: Plain = {"game": "rattus", "options": {"players": 3}}
BIDS: Plain = {"game": "sealed bids", "options": {"players": 2}, "bot": "uniform"}


class Person:
    """Somebody who plays over HTTP."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.cookie = ""
        self.secret = ""
        self.table = ""

    def ask(self, method: str, path: str, **more: Any) -> Response:
        headers = {**more.pop("headers", {})}
        if self.cookie:
            headers["cookie"] = f"ratking={self.cookie}"
        self.client.cookies.clear()
        reply: Response = self.client.request(method, path, headers=headers, **more)
        self.cookie = reply.cookies.get("ratking") or self.cookie
        self.client.cookies.clear()
        return reply

    def get(self, path: str, **more: Any) -> Plain:
        reply = self.ask("GET", path, **more)
        assert reply.status_code == 200, reply.text
        found: Plain = reply.json()
        return found

    def post(self, path: str, body: object = None, **more: Any) -> Plain:
        reply = self.ask("POST", path, json=body, **more)
        assert reply.status_code in (200, 201), reply.text
        found: Plain = reply.json()
        return found

    def refused(self, path: str, body: object = None, method: str = "POST", **more: Any) -> str:
        """Ask for something that is not granted; return the code."""
        reply = self.ask(method, path, json=body, **more)
        assert reply.status_code >= 400, reply.text
        assert reply.json()["sentence"]
        code: str = reply.json()["code"]
        return code

    def set_up(self, wish: Plain, *seats: Plain, **more: object) -> Plain:
        made = self.post("/tables", {**wish, "seats": list(seats), **more})
        self.table = made["table"]["id"]
        if made["invitations"] and made["seats"]:
            self.secret = made["invitations"][0]["secret"]
        return made

    def join(self, table: str, **more: object) -> Plain:
        self.table = table
        made = self.post(f"/tables/{table}/join", {"name": "Somebody", **more})
        self.secret = made["invitations"][0]["secret"]
        return made

    def start(self) -> Plain:
        return self.post(f"/tables/{self.table}/start")

    def view(self, **params: Any) -> Plain:
        return self.get(f"/tables/{self.table}/view", params=params)

    def answer(self, *choices: int | str, **more: object) -> Plain:
        version = more.pop("version", None)
        if version is None:
            version = self.view()["version"]
        body = {"version": version, "choices": list(choices), **more}
        return self.post(f"/tables/{self.table}/answers", body)

    def answer_refused(self, *choices: int | str, **more: object) -> str:
        version = more.pop("version", None)
        if version is None:
            version = self.view()["version"]
        body = {"version": version, "choices": list(choices), **more}
        return self.refused(f"/tables/{self.table}/answers", body)

    def asked(self) -> Plain:
        """Wait until something is asked that the server does not answer, or the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            view = self.view()
            questions = view["questions"]
            if view["status"] == "over" or (questions and not questions[0]["forced"]):
                return view
            time.sleep(0.005)
        raise AssertionError("nobody asks")

    def wait_for_the_end(self) -> Plain:
        """Watch until the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            view = self.view()
            if view["status"] == "over":
                return view
            time.sleep(0.02)
        raise AssertionError("the game does not end")

    def play_on(self, answers: int = 100_000) -> Plain:
        """Answer at random until the game is over, or so often.

        Whoever took turns among the answers could plan and begin again for ever in RatLand.
        """
        rng = Random(1)
        for _ in range(answers):
            view = self.asked()
            if view["status"] == "over":
                return view
            choices = [answer["choice"] for answer in view["questions"][0]["answers"]]
            self.answer(rng.choice(choices), version=view["version"])
        return self.view()
