"""What a page may ask for without a server: the addresses of the protocol, and who answers each."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from ratking.offline import luggage, own_games, speed, thinking
from ratking.offline.device import Device
from ratking.server import (
    advice,
    archive,
    catalogue,
    finished,
    hosting,
    lens,
    play,
    why,
)
from ratking.server.guest import Guest
from ratking.server.jobs import Jobs
from ratking.server.line import SOMEBODY
from ratking.server.wire import (
    Answers,
    GoOn,
    HandOver,
    Learn,
    NewTable,
    Plan,
    SeatChange,
    TakeBack,
    Upload,
)
from ratking.text import LANGUAGES


@dataclass
class Request:
    """Who asks for what, with the parts of the address and the numbers behind it."""

    device: Device
    jobs: Jobs
    guest: Guest
    parts: tuple[str, ...]
    numbers: dict[str, int]
    body: Any

    @property
    def table(self) -> str:
        """The table that the address names."""
        return self.parts[0]

    @property
    def seat(self) -> int | None:
        """The seat that is named, if one is."""
        return self.numbers.get("seat")


Answer = Callable[[Request], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """An address, the record that its body must be, and what answers."""

    method: str
    pattern: re.Pattern[str]
    body: Any
    answer: Answer
    status: int


ROUTES: Final[list[Route]] = []


def route(
    method: str, path: str, body: Any = None, status: int = 200
) -> Callable[[Answer], Answer]:
    """Note who answers at an address; `*` stands for a part of it."""

    def noted(answer: Answer) -> Answer:
        pattern = re.compile(path.replace("*", "([^/]+)"))
        ROUTES.append(Route(method, pattern, body, answer, status))
        return answer

    return noted


def always(path: str, answer: Any) -> None:
    """Give one answer to everybody."""

    async def said(_: Request) -> Any:
        return answer

    route("GET", path)(said)


# What can be read without a table; nobody signs in here, and nobody else has a table.

always("/languages", LANGUAGES)
always("/names/me", {"name": ""})
always("/tables", [])
always("/tables/*/chat", [])
always("/phrases", {})


@route("GET", "/games")
async def games(asked: Request) -> Any:
    """List the games."""
    return catalogue.games(asked.guest.language)


@route("GET", "/rules/*")
async def rules(asked: Request) -> Any:
    """Read the rules of a game."""
    return catalogue.rules(asked.parts[0], asked.guest.language)


@route("GET", "/games/*/texts")
async def texts(asked: Request) -> Any:
    """List the things of a game."""
    return catalogue.texts(asked.parts[0], asked.guest.language)


@route("GET", "/games/*/slow")
async def slow(asked: Request) -> Any:
    """List the levels that are slow on this device; a server's are as fast as its host has said."""
    return speed.slow_levels(asked.parts[0])


@route("GET", "/games/*/tables")
async def printed(asked: Request) -> Any:
    """List what is printed in a box."""
    return catalogue.tables(asked.parts[0])


# Tables.


@route("POST", "/tables", NewTable, 201)
async def create(asked: Request) -> Any:
    """Set up a table."""
    return await hosting.create(asked.device, asked.guest, asked.body)


@route("GET", "/tables/mine")
async def mine(asked: Request) -> Any:
    """List the tables of this device."""
    tables = await asked.device.store.tables()
    return [hosting.info(table, asked.guest) for table in tables if not table.is_uploaded]


@route("GET", "/tables/*")
async def one(asked: Request) -> Any:
    """Show a table."""
    return hosting.info(await asked.device.table(asked.table), asked.guest)


@route("PUT", r"/tables/*/seats/(\d+)", SeatChange)
async def change_seat(asked: Request) -> Any:
    """Make a seat a bot's, or open."""
    number = int(asked.parts[1])
    return await hosting.change_seat(asked.device, asked.table, asked.guest, number, asked.body)


@route("POST", "/tables/*/start")
async def start(asked: Request) -> Any:
    """Begin the game."""
    return await hosting.start(asked.device, asked.table, asked.guest, bots_alone=True)


@route("POST", "/tables/*/leave")
async def leave(asked: Request) -> Any:
    """Get up."""
    return await hosting.leave(asked.device, asked.table, asked.guest)


@route("POST", "/tables/*/hand-over", HandOver)
async def hand_over(asked: Request) -> Any:
    """Let a bot answer for me, or take my seat back."""
    return await hosting.hand_over(asked.device, asked.table, asked.guest, asked.body)


@route("POST", "/tables/*/rematch", None, 201)
async def rematch(asked: Request) -> Any:
    """Play once more."""
    return await hosting.rematch(asked.device, asked.table, asked.guest)


@route("POST", "/lessons/*", Learn, 201)
async def learn(asked: Request) -> Any:
    """Sit down to a guided first game."""
    return await hosting.learn(asked.device, asked.parts[0], asked.guest, asked.body)


@route("POST", "/tables/*/go-on", GoOn)
async def go_on(asked: Request) -> Any:
    """Tell the coach to go on."""
    return await hosting.go_on(asked.device, asked.table, asked.guest, asked.body)


# Playing.


@route("GET", "/tables/*/view")
async def look(asked: Request) -> Any:
    """Look at a table."""
    since = asked.numbers.get("since")
    return await play.look(asked.device, asked.table, asked.guest, asked.seat, since)


@route("POST", "/tables/*/answers", Answers)
async def answer(asked: Request) -> Any:
    """Give answers."""
    return await play.answer(asked.device, asked.table, asked.guest, asked.body)


@route("POST", "/tables/*/plan", Plan)
async def plan(asked: Request) -> Any:
    """Carry out a plan."""
    return await play.plan(asked.device, asked.table, asked.guest, asked.body)


@route("POST", "/tables/*/undo", TakeBack)
async def undo(asked: Request) -> Any:
    """Take an answer back."""
    return await play.take_back(asked.device, asked.table, asked.guest, asked.body)


@route("POST", "/tables/*/hints", None, 201)
async def hints(asked: Request) -> Any:
    """Ask for the best answers."""
    facts = advice.wanted_hints(await asked.device.table(asked.table), asked.guest, asked.seat)
    return await asked.jobs.ask("hints", facts, SOMEBODY)


@route("GET", "/tables/*/risk")
async def risk(asked: Request) -> Any:
    """See what the plague would do."""
    table = await asked.device.table(asked.table)
    return lens.look_through(*lens.wanted_risk(table, asked.guest, asked.seat))


@route("GET", "/jobs/*")
async def job(asked: Request) -> Any:
    """See whether something is thought out."""
    return await asked.jobs.look(asked.parts[0])


# Finished games.


@route("GET", r"/tables/*/replay/(\d+)")
async def look_back(asked: Request) -> Any:
    """Look back at a position."""
    place = int(asked.parts[1])
    return await archive.looked_back(asked.device, asked.table, asked.guest, asked.seat, place)


@route("GET", "/tables/*/record")
async def record(asked: Request) -> Any:
    """Write the record of a finished game."""
    return await finished.record_of(asked.device, asked.guest, asked.table)


@route("GET", "/tables/*/luggage")
async def pack(asked: Request) -> Any:
    """Pack a game that is to go on elsewhere; a server has no such address."""
    return await luggage.packed(asked.device, asked.guest, asked.table)


@route("GET", "/tables/*/moments")
async def moments(asked: Request) -> Any:
    """Tell a finished game step by step."""
    table = await finished.table_of(asked.device, asked.guest, asked.table)
    eyes = finished.eyes(table, asked.seat)
    return await archive.moments(asked.device, table, eyes, asked.guest.language)


@route("GET", r"/tables/*/moments/(\d+)")
async def moment(asked: Request) -> Any:
    """Show a finished game after a step."""
    table = await finished.table_of(asked.device, asked.guest, asked.table)
    eyes, number = finished.eyes(table, asked.seat), int(asked.parts[1])
    return await archive.moment(asked.device, table, eyes, number, asked.guest.language)


@route("GET", "/tables/*/why")
async def whys(asked: Request) -> Any:
    """List the steps in which bots had a choice."""
    heard = bool(asked.numbers.get("heard"))
    return await why.whys(asked.device, asked.guest, asked.table, heard, asked.seat)


@route("POST", r"/tables/*/why/(\d+)", None, 201)
async def explain(asked: Request) -> Any:
    """Ask why a bot did something."""
    about, heard = asked.numbers.get("about", -1), bool(asked.numbers.get("heard"))
    number = int(asked.parts[1])
    facts = await why.to_explain(
        asked.device, asked.guest, asked.table, about, number, heard, asked.seat
    )
    return await asked.jobs.ask("why", facts, SOMEBODY)


@route("POST", "/tables/*/analysis", None, 201)
async def analyse(asked: Request) -> Any:
    """Ask for the analysis of a finished game."""
    worlds = asked.device.worlds
    facts, name = await finished.to_analyse(asked.device, asked.guest, asked.table, worlds)
    return await asked.jobs.ask("analysis", facts, SOMEBODY, name)


@route("GET", "/tables/*/analysis")
async def analysis(asked: Request) -> Any:
    """Read the analysis of a finished game."""
    table = await finished.table_of(asked.device, asked.guest, asked.table)
    names = [seat.name for seat in table.seats]
    text = await archive.record_text(asked.device, table)
    return await thinking.told(asked.device, text, names, asked.guest.language)


@route("GET", "/records")
async def replays(asked: Request) -> Any:
    """List the finished games of this device."""
    return await own_games.replays(asked.device, asked.guest)


@route("POST", "/records", Upload, 201)
async def bring(asked: Request) -> Any:
    """Take a record in."""
    return await own_games.bring(asked.device, asked.guest, asked.body)


@route("GET", "/statistics/mine")
async def my_games(asked: Request) -> Any:
    """Show my results."""
    return await own_games.my_games(asked.device, asked.guest)
