"""How long others wait while one address fills the house: python -m benchmarks.crowd [TABLES].

One address sets up so many tables of RatLand with twelve `master` each and lets them play. Then a
visitor of another address plays Rattus against an `easy` bot, and asks for the risk lens.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from tests.server.running import Server

CROWD, VISITOR = "203.0.113.1", "198.51.100.2"
ANSWERS = 12
SECONDS = 120.0
MASTERS = [{"kind": "bot", "level": "master"}] * 12
RATLAND = {"game": "ratland", "options": {"players": 12}, "seats": MASTERS}
RATTUS = {"game": "rattus", "options": {"players": 2}}
SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "easy"}]


def crowd(client: httpx.Client, tables: int) -> None:
    """Set up a crowd of tables where only bots play."""
    for _ in range(tables):
        made = client.post("/tables", json=RATLAND).raise_for_status().json()
        client.post(f"/tables/{made['table']['id']}/start").raise_for_status()


def play(client: httpx.Client) -> list[float]:
    """Answer whatever is asked; return how long the bot took each time that it was its turn."""
    table = client.post("/tables", json={**RATTUS, "seats": SEATS}).json()["table"]["id"]
    client.post(f"/tables/{table}/start").raise_for_status()
    waits: list[float] = []
    begin = time.monotonic()
    while len(waits) < ANSWERS and time.monotonic() - begin < SECONDS:
        view = client.get(f"/tables/{table}/view").json()
        if view["status"] == "over":
            break
        for question in view["questions"]:
            body = {"version": view["version"], "choices": [question["answers"][-1]["choice"]]}
            client.post(f"/tables/{table}/answers", json=body)
            begin = time.monotonic()
        if not view["questions"]:
            waits.append(seconds(lambda: _bot_is_done(client, table)))
    return waits


def _bot_is_done(client: httpx.Client, table: str) -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        view: dict[str, Any] = client.get(f"/tables/{table}/view").json()
        if view["questions"] or view["status"] == "over":
            return
        time.sleep(0.02)


def risk(client: httpx.Client) -> None:
    """Look through the lens once."""
    table = client.post("/tables", json={**RATTUS, "seats": SEATS}).json()["table"]["id"]
    client.post(f"/tables/{table}/start").raise_for_status()
    client.get(f"/tables/{table}/risk").raise_for_status()


def seconds(work: Callable[[], object]) -> float:
    """Say how long something takes."""
    begin = time.monotonic()
    work()
    return time.monotonic() - begin


def visitor(url: str, address: str) -> httpx.Client:
    """Come from an address of one's own; the server believes proxies on its machine."""
    return httpx.Client(base_url=url, headers={"x-forwarded-for": address}, timeout=SECONDS)


def main() -> None:
    """Measure before and after the crowd has come."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 150
    with tempfile.TemporaryDirectory() as folder:
        addresses = {"RATKING_DATABASE_URL": f"sqlite:///{Path(folder) / 'tables.sqlite3'}"}
        server = Server(addresses | {"RATKING_QUOTAS": "off", "RATKING_BOTS_ALONE": "1"})
        try:
            with visitor(server.url, VISITOR) as ann, visitor(server.url, CROWD) as others:
                tell("alone", ann)
                print(f"{tables} tables in {seconds(lambda: crowd(others, tables)):.1f} s")
                tell("with the crowd", ann)
        finally:
            server.kill()


def tell(when: str, client: httpx.Client) -> None:
    """Measure a game and a look through the lens."""
    waits = play(client)
    lens = seconds(lambda: risk(client))
    print(
        f"{when}: {len(waits)} turns of the bot, median {median(waits):.2f} s, "
        f"longest {max(waits):.2f} s; risk lens {lens:.2f} s"
    )


if __name__ == "__main__":
    main()
