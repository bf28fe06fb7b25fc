"""A bot with an account, in the standard library alone: python visiting.py http://HOST KEY.

`ratking bots add Otto` gives a host's bot its key. It waits for somebody to play with, accepts, and
answers at random; when the line breaks it comes again and has lost nothing.
"""

import json
import random
import sys
import time
from collections.abc import Iterator
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

WANTS = {"games": ["rattus", "cartus"], "fewest": 2, "most": 4, "tables": 3}
PATIENCE = 30  # the server says something every ten seconds


class Bot:
    """One account at one server."""

    def __init__(self, address: str, key: str) -> None:
        self.address = address
        self.key = key
        self.last = time.time()

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request; a refusal is told and changes nothing."""
        headers = {"authorization": f"Bearer {self.key}", "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as reply:
                return json.load(reply)
        except HTTPError as error:
            print("refused:", json.load(error)["sentence"], flush=True)
            return None

    def lines(self) -> Iterator[dict[str, Any]]:
        """Listen for ever; games that ended while the line was broken are told on the next one."""
        while True:
            path = f"/bots/me/events?since={self.last}"
            request = Request(self.address + path, headers={"authorization": f"Bearer {self.key}"})
            try:
                with urlopen(request, timeout=PATIENCE) as stream:
                    for line in stream:
                        said = json.loads(line)
                        self.last = said["at"]
                        yield said
            except HTTPError as error:
                if error.code == 401:
                    sys.exit("This key is not good.")
            except (OSError, HTTPException):
                print("the line is broken", flush=True)
            time.sleep(1)

    def play(self) -> Iterator[list[str]]:
        """Play whatever is offered; tell how each game ends."""
        self.ask("PUT", "/bots/me", WANTS)
        for said in self.lines():
            if said["type"] == "offer":
                self.ask("POST", f"/tables/{said['table']['id']}/accept")
            elif said["type"] == "asked":
                self.answer(said["view"])
            elif said["type"] == "over":
                yield said["view"]["outcome"]["sentences"]

    def answer(self, view: dict[str, Any]) -> None:
        """Answer at random; a request with the same name is done once, however often it is sent."""
        question = view["questions"][0]
        choice = random.choice(question["answers"])["choice"]
        answer = {"version": view["version"], "choices": [choice], "seat": view["seat"]}
        answer["request"] = f"{view['seat']}-{view['version']}"
        self.ask("POST", f"/tables/{view['table']}/answers", answer)


if __name__ == "__main__":
    for sentences in Bot(*sys.argv[1:3]).play():
        print(*sentences, flush=True)
