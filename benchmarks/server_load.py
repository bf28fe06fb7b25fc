"""Scripted players at many tables of a real server: how long answers take, and its ceiling.

Open loop: answers are due at a steady rate, and the time runs from that moment until the answer is
acknowledged, which is when it is on disk, and until another seat hears of it. After that as many
answers as possible are given for some seconds. Processor time is that of the serving processes
alone, and the figure to trust on a busy machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import httpx

from benchmarks.scripted import (
    AT_ONCE,
    Desk,
    Load,
    answer_at_once,
    answer_steadily,
    chat_steadily,
    sit_down,
)
from tests.server.running import Server
from tests.servers import start_postgres, start_redis

BOXES: Final = ("rattus", "cartus", "ratland")
ROOM: Final = 16384
IN_FLIGHT: Final = 128
SETTLING: Final = 2.0
HEAD: Final = (
    "| box | due/s | accepted/s | accepted p50 / p95 / p99 ms | heard by the other seat | "
    "CPU ms per answer | ceiling/s | CPU ms there | kB out per answer | load |\n"
    "|---|---|---|---|---|---|---|---|---|---|"
)


@dataclass
class Figures:
    """What one stretch of load has shown."""

    load: Load
    seconds: float
    cpu: float

    @property
    def rate(self) -> float:
        """How many answers were acknowledged in a second."""
        return len(self.load.accepted) / self.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor for each answer."""
        return 1000 * self.cpu / max(1, len(self.load.accepted))


def cpu_seconds(server: Server) -> float:
    """Count the processor time of the processes that serve; bots think in others."""
    main = server.process.pid
    return cpu_of(main) if server.workers > 1 else _seconds(main)


def cpu_of(main: int) -> float:
    """Count the processor time of a process and of those that it has started."""
    return sum(_seconds(pid) for pid in [main, *_children(main)]) + _seconds(main, past=True)


def _seconds(pid: int, past: bool = False) -> float:
    """Count the time of a process, or of all that it has started and that have ended."""
    try:
        times = _stat(pid)[13:15] if past else _stat(pid)[11:13]
    except OSError:
        return 0.0
    return sum(int(ticks) for ticks in times) / os.sysconf("SC_CLK_TCK")


def _stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def _children(parent: int) -> list[int]:
    pids = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    return [pid for pid in pids if _is_child(pid, parent)]


def _is_child(pid: int, parent: int) -> bool:
    try:
        return int(_stat(pid)[1]) == parent
    except OSError:
        return False


def share(times: Sequence[float], part: float) -> float:
    """Find the time that so large a part of all stays under, in milliseconds."""
    ordered = sorted(times) or [float("inf")]
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def spread(times: Sequence[float]) -> str:
    """Write the middle and the ends."""
    return " / ".join(f"{share(times, part):.1f}" for part in (0.5, 0.95, 0.99))


async def measured(servers: list[Server], load: Load, work: Any, seconds: float) -> Figures:
    """Let work load the server, and count what it costs until all is quiet again."""
    fresh = Load(ready=load.ready)
    load.__dict__.update(fresh.__dict__)
    before = sum(map(cpu_seconds, servers))
    await work
    spent = sum(map(cpu_seconds, servers)) - before
    end = time.perf_counter() + SETTLING
    while load.waiting() and time.perf_counter() < end:
        await asyncio.sleep(0.01)
    kept = Load(**{name: getattr(load, name) for name in Load.__dataclass_fields__})
    return Figures(kept, seconds, spent)


async def fill(servers: list[Server], load: Load, box: str, words: Any) -> list[Desk]:
    """Set up all tables, some of them with a bot; whoever plays at one goes to the same server.

    So does a proxy in front of several servers that chooses by the name of the table.
    """
    limit = asyncio.Semaphore(AT_ONCE)
    extras = {"observation": not words.lean, "changes": words.changes}
    people = {"game": box, "options": {"players": 2}, "undo": bool(words.undo)}
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=server.url, timeout=60))
            for server in servers
        ]

        async def table(number: int) -> Desk:
            bots = [{"kind": "bot", "level": words.level}] if number < words.bots else []
            wish = people | {"seats": bots}
            client = clients[number % len(clients)]
            return await sit_down(client, load, limit, wish, words.spectators, extras)

        return list(await asyncio.gather(*(table(number) for number in range(words.tables))))


async def run_box(servers: list[Server], box: str, words: Any) -> tuple[Figures, Figures]:
    """Fill the house with one game, answer at a steady rate, and then as fast as it goes."""
    load = Load()
    desks = await fill(servers, load, box, words)
    gc.freeze()
    steady = answer_steadily(load, words.rate, words.seconds, words.undo)
    chat = chat_steadily(load, desks, words.chat, words.seconds)

    async def both() -> None:
        await asyncio.gather(steady, chat)

    at_rate = await measured(servers, load, both(), words.seconds)
    rush = answer_at_once(load, IN_FLIGHT, words.rush, words.undo)
    return at_rate, await measured(servers, load, rush, words.rush)


def line(box: str, words: Any, at_rate: Figures, top: Figures) -> str:
    """Write one line of the table."""
    load = at_rate.load
    sent = load.received / 1000 / max(1, len(load.accepted))
    return (
        f"| {box} | {words.rate:.0f} | {at_rate.rate:.0f} | {spread(load.times())} | "
        f"{spread(load.heard)} | {at_rate.cost:.2f} | {top.rate:.0f} | {top.cost:.2f} | "
        f"{sent:.1f} | {os.getloadavg()[0]:.1f} |"
    )


def remarks(box: str, load: Load) -> str:
    """Say what else happened, and what went wrong."""
    refused = ", ".join(f"{count} {code}" for code, count in sorted(load.refused.items())) or "none"
    return (
        f"{box}: {load.sent} answers due, {load.sent - len(load.accepted)} not acknowledged "
        f"(refused: {refused}), {load.undone} of them undo; {load.chatted} lines of chat, heard "
        f"{load.chat_heard} times; {load.over} games over"
    )


@contextmanager
def serving(words: Any) -> Iterator[list[Server]]:
    """Start servers, on the database that the environment names, on SQLite, or on one to share."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        addresses = _addresses(stack, folder, words.workers * words.servers > 1)
        servers = []
        for _ in range(words.servers):
            servers.append(Server(addresses, words.workers))
            stack.callback(servers[-1].stop)
        yield servers


def _addresses(stack: ExitStack, folder: Path, is_shared: bool) -> dict[str, str]:
    own = {"RATKING_KEYS": str(folder / "keys")}
    if "RATKING_DATABASE_URL" in os.environ:
        return own
    if not is_shared:
        return own | {"RATKING_DATABASE_URL": f"sqlite:///{folder / 'bench.sqlite3'}"}
    for name, start in (("DATABASE", start_postgres), ("REDIS", start_redis)):
        running = start()
        stack.callback(running.stop)
        own[f"RATKING_{name}_URL"] = running.url
    return own


def read_words() -> Any:
    """How many tables, how fast, and for how long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boxes", nargs="*", default=BOXES, help="which games (all three)")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=1, help="of one server; tables are spread")
    parser.add_argument("--servers", type=int, default=1, help="a table is at one of them only")
    parser.add_argument("--rate", type=float, default=500, help="answers due in a second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rush", type=float, default=10, help="seconds at the ceiling")
    parser.add_argument("--bots", type=int, default=20, help="tables with a bot at the other seat")
    parser.add_argument("--level", default="greedy", help="level of those bots")
    parser.add_argument("--chat", type=float, default=5, help="lines of chat in a second")
    parser.add_argument("--undo", type=float, default=0.02, help="part of answers taken back")
    parser.add_argument("--spectators", type=int, default=0, help="of each table")
    parser.add_argument("--lean", action="store_true", help="events and questions only")
    parser.add_argument("--changes", action="store_true", help="as the pages ask for it")
    return parser.parse_args()


def main() -> None:
    """Measure each box, and print a table."""
    words = read_words()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(ROOM, most), most))
    print(
        f"{words.tables} tables with {2 + words.spectators} sockets each, {words.bots} of them "
        f"with a bot; {words.servers} server(s) with {words.workers} worker(s); "
        f"{os.cpu_count()} cores\n\n{HEAD}",
        flush=True,
    )
    notes = []
    for box in words.boxes:
        with serving(words) as servers:
            at_rate, top = asyncio.run(run_box(servers, box, words))
        print(line(box, words, at_rate, top), flush=True)
        notes.append(remarks(box, at_rate.load))
    print("\n" + "\n".join(notes))


if __name__ == "__main__":
    main()
