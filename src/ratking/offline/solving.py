"""What a page may ask for about puzzles, costly moments and challenges without a server."""

from __future__ import annotations

from typing import Any, Final

from ratking.offline import thinking
from ratking.offline.requests import ROUTES, Request, Route, route
from ratking.server import archive, challenging, finished, own_mistakes, puzzling
from ratking.server.line import SOMEBODY
from ratking.server.wire import Learn, TryMoment

# Puzzles.


@route("GET", "/puzzles")
async def daily(asked: Request) -> Any:
    """Tell today's puzzles."""
    return await puzzling.daily(asked.device.jottings, asked.guest)


@route("GET", "/puzzles/*")
async def following(asked: Request) -> Any:
    """Pose a puzzle that was not tried yet."""
    return await puzzling.following(asked.device.jottings, asked.guest, asked.parts[0])


@route("GET", "/puzzles/*/*")
async def puzzle(asked: Request) -> Any:
    """Pose a puzzle."""
    return await puzzling.show(asked.device.jottings, asked.guest, *asked.parts)


@route("POST", "/puzzles/*/*", TryMoment)
async def solve(asked: Request) -> Any:
    """Try a puzzle."""
    game, name = asked.parts
    choices = asked.body.choices
    return await puzzling.solve(asked.device.jottings, asked.guest, game, name, choices)


@route("POST", "/tables/*/mistakes", None, 201)
async def put_aside(asked: Request) -> Any:
    """Put my costly moments of a game aside."""
    table = await finished.table_of(asked.device, asked.guest, asked.table)
    found = await thinking.found_in(asked.device, await archive.record_text(asked.device, table))
    facts, name = await finished.to_put_aside(asked.device, asked.guest, asked.table, found)
    return await asked.jobs.ask("moments", facts, SOMEBODY, name)


@route("GET", "/mistakes")
async def mistakes(asked: Request) -> Any:
    """List my costly moments."""
    return await own_mistakes.mine(asked.device.jottings, asked.guest)


@route("GET", r"/mistakes/*/(\d+)")
async def mistake(asked: Request) -> Any:
    """Put me into a costly moment of mine."""
    place = int(asked.parts[1])
    return await own_mistakes.again(asked.device.jottings, asked.guest, asked.table, place)


@route("POST", r"/mistakes/*/(\d+)", TryMoment)
async def retry(asked: Request) -> Any:
    """Choose anew."""
    jottings, place = asked.device.jottings, int(asked.parts[1])
    return await own_mistakes.retry(jottings, asked.guest, asked.table, place, asked.body.choices)


# Challenges.


@route("GET", "/challenges")
async def challenges(asked: Request) -> Any:
    """List the challenges."""
    return await challenging.listed(asked.device.jottings, asked.guest)


@route("POST", "/challenges/*/*", Learn, 201)
async def take_up(asked: Request) -> Any:
    """Sit down to a challenge."""
    game, name = asked.parts
    return await challenging.take_up(asked.device, asked.guest, game, name, asked.body.name)


@route("GET", "/tables/*/challenge")
async def challenge_result(asked: Request) -> Any:
    """See the goals of a table."""
    jottings = asked.device.jottings
    return await challenging.result(asked.device, jottings, asked.guest, asked.table)


EVERY_ROUTE: Final[list[Route]] = ROUTES
"""All addresses, those of this file among them."""
