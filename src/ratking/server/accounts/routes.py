"""Bots with an account over HTTP: who there is, what they want to play, what they hear."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from litestar import get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream as Streamed

from ratking.server.accounts import seats
from ratking.server.accounts.accounts import Account, Limits
from ratking.server.accounts.stream import Stream
from ratking.server.boxes import names
from ratking.server.dependencies import REFUSALS, TableId, TheGuest, TheHouse
from ratking.server.hosting import info
from ratking.server.house import House
from ratking.server.refusals import Refusal
from ratking.server.replies import BotInfo, BotKey, TableInfo
from ratking.server.table import ACCOUNT, Table
from ratking.server.wire import BotLimits, SignUp

NDJSON: Final = "application/x-ndjson"
SINCE = Annotated[float | None, QueryParameter(ge=0, le=1e12)]
CLOSED: Final = "The host gives accounts to bots."


@get("/bots", responses=REFUSALS)
async def bots(house: TheHouse) -> list[BotInfo]:
    """List the bots with an account, and who of them waits for somebody."""
    return [await _shown(house, account) for account in await house.allowances.accounts.every()]


@post("/bots", responses=REFUSALS)
async def sign_up(data: JSONBody[SignUp], house: TheHouse, guest: TheGuest) -> BotKey:
    """Give a bot an account, where the host lets everybody do so; its key is told once."""
    if not house.settings.bot_accounts:
        raise Refusal("off", CLOSED)
    accounts = house.allowances.accounts
    await house.allowances.must_have_no_more_bots(guest)
    return BotKey(data.name, await accounts.add(data.name, guest.origin))


@get("/bots/me", responses=REFUSALS)
async def me(house: TheHouse, guest: TheGuest) -> BotInfo:
    """Say who a bot is here, and what it wants to play."""
    return await _shown(house, await house.allowances.accounts.of_key(guest.secret))


@put("/bots/me", responses=REFUSALS)
async def declare(data: JSONBody[BotLimits], house: TheHouse, guest: TheGuest) -> BotInfo:
    """Say what a bot wants to play: games, players at a table, tables at a time."""
    accounts = house.allowances.accounts
    account = await accounts.of_key(guest.secret)
    if unknown := sorted(set(data.games) - {*names()}):
        raise Refusal(
            "bad_option", f"There is no game {unknown[0]!r}; there are {', '.join(names())}."
        )
    limits = Limits(sorted(set(data.games)), data.fewest, data.most, data.tables)
    if limits.fewest > limits.most:
        raise Refusal("bad_option", "The fewest players cannot be more than the most.")
    await accounts.declare(account, limits)
    return await _shown(house, await accounts.of_key(guest.secret))


@get(
    "/bots/me/events",
    responses=REFUSALS
    | {200: ResponseSpec(bytes, generate_examples=False, media_type=NDJSON, description="Lines.")},
    media_type=NDJSON,
)
async def events(house: TheHouse, guest: TheGuest, since: SINCE = None) -> Streamed:
    """Hear of offers, turns and ends, a JSON object in a line; docs/visiting.md has all of them.

    With the `at` of the last line that was heard, games that have ended meanwhile are told too.
    """
    account = await house.allowances.accounts.of_key(guest.secret)
    house.allowances.compare_sockets(guest)
    stream = Stream(house, account, guest.language, since)

    async def counted() -> AsyncIterator[bytes]:
        async with house.allowances.socket(guest):
            async for line in stream.lines():
                yield line

    return Streamed(counted(), media_type=NDJSON, headers={"x-accel-buffering": "no"})


@post("/tables/{table_id:str}/accept", status_code=200, responses=REFUSALS)
async def accept(table_id: TableId, house: TheHouse, guest: TheGuest) -> TableInfo:
    """Sit down at every seat that a bot is asked to take."""
    account = await house.allowances.accounts.of_key(guest.secret)
    async with house.allowances.lock(account.name):
        sitting = await house.allowances.accounts.sits_at(account.name, ACCOUNT)
        if sitting >= account.limits.tables:
            raise Refusal("too_many", "You sit at as many tables as you have said that you want.")
        return info(await _changed(house, table_id, account, seats.accept), guest)


@post("/tables/{table_id:str}/decline", status_code=200, responses=REFUSALS)
async def decline(table_id: TableId, house: TheHouse, guest: TheGuest) -> TableInfo:
    """Do not come to a table."""
    account = await house.allowances.accounts.of_key(guest.secret)
    return info(await _changed(house, table_id, account, seats.decline), guest)


async def _changed(house: House, table_id: str, account: Account, deed: Any) -> Table:
    return await house.change(table_id, lambda table: deed(table, account), seats=True)


async def _shown(house: House, account: Account) -> BotInfo:
    limits = account.limits
    tables = await house.allowances.accounts.sits_at(account.name)
    return BotInfo(
        account.name,
        limits.games or list(names()),
        limits.fewest,
        limits.most,
        limits.tables,
        tables,
        account.is_here,
    )


ACCOUNT_ROUTES = [bots, sign_up, me, declare, events, accept, decline]
