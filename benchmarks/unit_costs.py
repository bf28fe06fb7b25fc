"""What a table, a move, a spectator and a bot cost: processor, memory, disk and bandwidth.

One server with SQLite, or with `--workers N` that many with a PostgreSQL and a Redis of their own.
One line is the difference between two moments of a server, by how often it happened.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from benchmarks.scripted import AT_ONCE, Desk, Ear, Load, answer_at_once
from benchmarks.server_load import cpu_of, cpu_seconds
from ratking.core.question import NATURE
from ratking.server.boxes import names, shared_game
from ratking.server.minds import choose
from tests.server.running import Server, set_up
from tests.servers import Running, program, start_postgres, start_redis

LEVELS: Final = ("greedy", "easy", "hard", "master")
BOXES: Final = tuple(names())
THOUGHTS: Final = 6
IN_FLIGHT: Final = 64


class Meter:
    """Reads what a server has used so far."""

    def __init__(self, server: Server, folder: Path, services: list[Running]) -> None:
        self.server = server
        self.folder = folder
        self.services = services
        self.last = self._now()

    def _now(self) -> dict[str, float]:
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        memory = float(status.partition("VmRSS:")[2].split()[0])
        now = {"cpu": 1000 * cpu_seconds(self.server), "memory": memory, "disk": self._disk()}
        for name, service in zip(("database", "redis"), self.services, strict=False):
            now[name] = 1000 * cpu_of(service.process.pid)
        return now

    def _disk(self) -> float:
        """Say how large the database is, when all has gone from the log into the tables."""
        path = self.folder / "bench.sqlite3"
        if path.exists():
            with closing(sqlite3.connect(path, timeout=30)) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return path.stat().st_size / 1000
        size = "SELECT pg_database_size(current_database())"
        words = [str(program("psql")), self.services[0].url, "-Atc", size]
        return int(subprocess.run(words, check=True, capture_output=True).stdout) / 1000

    def since(self, count: int) -> dict[str, float]:
        """Say what each of so many has cost since the last time."""
        now = self._now()
        spent = {name: (now[name] - self.last[name]) / max(1, count) for name in now}
        self.last = now
        return spent


def line(name: str, costs: dict[str, float], out: float = 0.0, packed: float = 0.0) -> str:
    """Write one line of the table."""
    services = " / ".join(f"{costs[one]:.2f}" for one in ("database", "redis") if one in costs)
    return (
        f"| {name} | {costs['cpu']:.2f} | {services or '-'} | {costs['memory']:.1f} | "
        f"{costs['disk']:.2f} | {out:.2f} | {packed:.2f} |"
    )


async def measure(box: str, meter: Meter, tables: int, seconds: float) -> None:
    """Set up tables, sit down, move, look on, and say after each what it has cost."""
    load, url = Load(weighs=True), meter.server.url
    limit = asyncio.Semaphore(AT_ONCE)
    wish = {"game": box, "options": {"players": 2}, "undo": False}

    async with httpx.AsyncClient(base_url=url, timeout=60) as client:

        async def one() -> tuple[str, list[str]]:
            async with limit:
                return await set_up(client, wish, 2)

        await one()
        meter.since(1)
        made = await asyncio.gather(*(one() for _ in range(tables)))
    print(line(f"{box}: a table set up and begun", meter.since(tables)), flush=True)
    desks = [Desk(load, secrets, {}) for _, secrets in made]

    async def look_on(desk: Desk, table: str, places: int) -> None:
        async with limit:
            for _ in range(places):
                await Ear.seated(desk, url, table)

    async def all_look(places: int) -> None:
        pairs = zip(desks, made, strict=True)
        await asyncio.gather(*(look_on(desk, table, places) for desk, (table, _) in pairs))

    await all_look(2)
    print(line(f"{box}: a socket of a seat", meter.since(2 * tables)), flush=True)
    alone = await moves(load, meter, seconds)
    print(line(f"{box}: a move, which two seats hear", *alone), flush=True)
    await all_look(2)
    print(line(f"{box}: a socket of a spectator", meter.since(2 * tables)), flush=True)
    watched = await moves(load, meter, seconds)
    more = {name: (watched[0][name] - alone[0][name]) / 2 for name in alone[0]} | {"memory": 0.0}
    out, packed = (watched[1] - alone[1]) / 2, (watched[2] - alone[2]) / 2
    print(line(f"{box}: a spectator, for each move", more, out, packed), flush=True)


async def moves(load: Load, meter: Meter, seconds: float) -> tuple[dict[str, float], float, float]:
    """Let everybody answer as fast as it goes."""
    done, out, packed = len(load.accepted), load.received, load.packed
    await answer_at_once(load, IN_FLIGHT, seconds, 0.0)
    end = time.monotonic() + 2
    while load.waiting() and time.monotonic() < end:
        await asyncio.sleep(0.01)
    count = len(load.accepted) - done
    costs = meter.since(count)
    kilo = 1000 * max(1, count)
    return costs, (load.received - out) / kilo, (load.packed - packed) / kilo


def thought(box: str, level: str) -> tuple[float, float]:
    """Say how many milliseconds of a processor a bot takes for an answer, and at most."""
    opened, luck, spent = shared_game(box), Random(box), []
    state = opened.new({"players": 2})
    for number in range(20 * THOUGHTS):
        seats = opened.open_seats(state)
        if not seats:
            break
        answers = opened.answers(state, seats[0])
        if number % 20 == 19 and seats[0] != NATURE and len(answers) > 1:
            seen = opened.to_json(opened.observe(state, seats[0]).table)
            before = time.process_time()
            choose(box, seen, seats[0], level, str(number))
            spent.append(1000 * (time.process_time() - before))
        opened.answer(state, seats[0], luck.choice(answers))
    return (sum(spent) / len(spent), max(spent)) if spent else (0.0, 0.0)


def bots() -> None:
    """Say what the answers of bots cost."""
    print("\n| bot | " + " | ".join(f"{box}, CPU ms (most)" for box in BOXES) + " |")
    print("|---|" + "---|" * len(BOXES))
    for level in LEVELS:
        found = [thought(box, level) for box in BOXES]
        cells = " | ".join(f"{mean:.1f} ({most:.1f})" for mean, most in found)
        print(f"| {level} | {cells} |", flush=True)


@contextmanager
def metered(workers: int) -> Iterator[Meter]:
    """Start a server on SQLite, or workers with a PostgreSQL and a Redis of their own."""
    services: list[Running] = []
    with tempfile.TemporaryDirectory() as folder:
        addresses = {"RATKING_KEYS": str(Path(folder) / "keys")}
        if workers:
            services = [start_postgres(), start_redis()]
            addresses["RATKING_DATABASE_URL"] = services[0].url
            addresses["RATKING_REDIS_URL"] = services[1].url
        else:
            addresses["RATKING_DATABASE_URL"] = f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        server = Server(addresses, max(1, workers))
        try:
            yield Meter(server, Path(folder), services)
        finally:
            server.stop()
            for service in services:
                service.stop()


def read_words() -> Any:
    """Which games, how many tables, and on what."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boxes", nargs="*", default=BOXES, help="which games (all three)")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5, help="of moves, each time")
    parser.add_argument("--workers", type=int, default=0, help="on PostgreSQL; 0: SQLite")
    parser.add_argument("--no-bots", action="store_true")
    return parser.parse_args()


def main() -> None:
    """Print two tables."""
    words = read_words()
    print(
        f"{words.tables} tables; {words.workers or 'one'} worker(s) on "
        f"{'PostgreSQL and Redis' if words.workers else 'SQLite'}; load {os.getloadavg()[0]:.1f}\n"
        "\n| each | CPU ms | of it database / Redis, besides | memory kB | disk kB | kB out | "
        "kB out, deflated |\n|---|---|---|---|---|---|---|"
    )
    run: Callable[..., Any] = measure
    for box in words.boxes:
        with metered(words.workers) as meter:
            asyncio.run(run(box, meter, words.tables, words.seconds))
    if not words.no_bots:
        bots()


if __name__ == "__main__":
    main()
