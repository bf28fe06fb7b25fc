"""Accounts of bots on disk: a name, the hash of a key, and what the bot says it wants to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct, json
from sqlalchemy import (
    Executable,
    RowMapping,
    Select,
    Table,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from ratking.server import outside
from ratking.server.names import clean_name, folded, looks
from ratking.server.own_bots import bot_names
from ratking.server.refusals import Refusal
from ratking.server.schema import BOTS, PLAYERS, SEATS, TABLES
from ratking.server.security import hashed, new_secret
from ratking.server.store import Store
from ratking.server.table import ACCOUNT, OFFERED, OPEN, PLAYING
from ratking.server.table import Table as GameTable

LONGEST: Final = 32
DAY: Final = 24 * 3600.0
HERE: Final = 40.0
"""Whoever was not heard of for so many seconds is away; a stream is heard of more often."""

TAKEN: Final = "Somebody has this name, or one that looks like it."
NO_KEY: Final = "This key belongs to no bot."


class Limits(Struct, frozen=True):
    """What a bot wants to play: games (none named: all), players at a table, tables at a time."""

    games: list[str] = []
    fewest: int = 2
    most: int = 12
    tables: int = 4


class Account(Struct, frozen=True):
    """A bot that may sit down with its own key."""

    name: str
    key_hash: str
    limits: Limits
    seen: float

    @property
    def is_here(self) -> bool:
        """Say whether its stream is open, as far as is known."""
        return self.seen > outside.now() - HERE

    def plays(self, game: str) -> bool:
        """Say whether it wants to play a game."""
        return not self.limits.games or game in self.limits.games


class Accounts:
    """All accounts of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Who there is.

    async def every(self) -> list[Account]:
        """List all bots with an account, by name."""
        rows = await self.store.rows(select(BOTS).order_by(BOTS.c.name))
        return [_account(row) for row in rows]

    async def here(self) -> list[Account]:
        """List those that wait for somebody now."""
        query = select(BOTS).where(BOTS.c.seen > outside.now() - HERE).order_by(BOTS.c.name)
        return [_account(row) for row in await self.store.rows(query)]

    async def of_key(self, key: str) -> Account:
        """Find the bot that a key belongs to."""
        query = select(BOTS).where(BOTS.c.key_hash == hashed(key))
        rows = await self.store.rows(query) if key else []
        if not rows:
            raise Refusal("no_seat", NO_KEY)
        return _account(rows[0])

    async def keys(self) -> set[str]:
        """List the hashes of all keys that are good."""
        return {row["key_hash"] for row in await self.store.rows(select(BOTS.c.key_hash))}

    # Coming and going.

    async def add(self, name: str, origin: str = "") -> str:
        """Give a bot an account; its key is told once."""
        name = clean_name(name, "The name of a bot", LONGEST)
        if name in bot_names() or name.startswith("bot:"):
            raise Refusal("taken", TAKEN)
        await self.must_be_free(name, PLAYERS)
        await self.must_be_free(name)
        key = new_secret()
        row: dict[str, Any] = {"name": name, "key_hash": hashed(key), "origin": origin}
        row |= {"folded": folded(name), "looks": looks(name), "created": outside.now()}
        await self._written(insert(BOTS).values(row | _columns(Limits()) | {"seen": 0.0}))
        return key

    async def must_be_free(self, name: str, who: Table = BOTS) -> None:
        """Refuse a name that a bot, or a person, has already or nearly has."""
        alike = (who.c.folded == folded(name)) | (who.c.looks == looks(name))
        if await self.store.rows(select(who.c.name).where(alike)):
            raise Refusal("taken", TAKEN)

    async def renew(self, name: str) -> str:
        """Give a bot another key; the old one is void."""
        key = new_secret()
        change = update(BOTS).where(BOTS.c.name == name).values(key_hash=hashed(key), seen=0.0)
        if not await self._written(change):
            raise Refusal("unknown", f"There is no bot called {name}.")
        return key

    async def remove(self, name: str) -> None:
        """Take the account of a bot back."""
        if not await self._written(delete(BOTS).where(BOTS.c.name == name)):
            raise Refusal("unknown", f"There is no bot called {name}.")

    async def declare(self, account: Account, limits: Limits) -> None:
        """Write down what a bot wants to play."""
        mine = BOTS.c.key_hash == account.key_hash
        await self._written(update(BOTS).where(mine).values(_columns(limits)))

    async def note(self, account: Account, *, here: bool) -> bool:
        """Write down that a bot is here, or gone; False if its key is not good any more."""
        seen = outside.now() if here else 0.0
        mine = BOTS.c.key_hash == account.key_hash
        return await self._written(update(BOTS).where(mine).values(seen=seen))

    async def _written(self, change: Executable) -> bool:
        return await self.store.whole(self._write(change))

    async def _write(self, change: Executable) -> bool:
        async with self.store.engine.begin() as connection:
            done: Any = await connection.execute(change)
            return bool(done.rowcount)

    # At tables.

    async def must_want(self, name: str, table: GameTable) -> None:
        """Refuse a bot that there is not, that is away, or that does not want to come."""
        rows = await self.store.rows(select(BOTS).where(BOTS.c.name == name))
        if not rows:
            raise Refusal("bad_option", f"There is no agent {name!r} here.")
        account, limits = _account(rows[0]), _account(rows[0]).limits
        if not account.is_here:
            raise Refusal("not_now", f"{name} is not here at the moment.")
        if not account.plays(table.match.game.name):
            raise Refusal("not_now", f"{name} does not play this game.")
        if not limits.fewest <= len(table.seats) <= limits.most:
            fewest, most = limits.fewest, limits.most
            raise Refusal("not_now", f"{name} plays at tables of {fewest} to {most}.")
        if await self.sits_at(name) >= limits.tables:
            raise Refusal("not_now", f"{name} plays at as many tables as it wants to.")

    async def sits_at(self, name: str, *kinds: str) -> int:
        """Count the tables at which a bot sits or is asked to."""
        query = _tables_of(name, *kinds).with_only_columns(func.count(TABLES.c.id.distinct()))
        count: int = (await self.store.rows(query))[0]["count_1"]
        return count

    async def tables_of(self, name: str, over_since: float | None) -> list[str]:
        """List the tables of a bot that are not over, and those that were not at a moment."""
        told = TABLES.c.status.in_((OPEN, PLAYING))
        since = or_(told, TABLES.c.changed >= over_since) if over_since is not None else told
        seats = and_(SEATS.c.kind.in_((OFFERED, ACCOUNT)), SEATS.c.level == name)
        query = select(TABLES.c.id, TABLES.c.created).join(SEATS).where(seats, since).distinct()
        return [row["id"] for row in await self.store.rows(query.order_by(TABLES.c.created))]

    async def seats_with(self, key_hash: str) -> list[str]:
        """List the tables that are not over at which a key opens a seat."""
        going_on = TABLES.c.status.in_((OPEN, PLAYING))
        query = select(TABLES.c.id).join(SEATS).where(SEATS.c.secret_hash == key_hash, going_on)
        return [row["id"] for row in await self.store.rows(query.distinct())]

    async def keys_at_tables(self) -> set[str]:
        """List the hashes of all keys with which bots sit at tables that are not over."""
        going_on = and_(TABLES.c.status.in_((OPEN, PLAYING)), SEATS.c.kind == ACCOUNT)
        rows = await self.store.rows(select(SEATS.c.secret_hash).join(TABLES).where(going_on))
        return {row["secret_hash"] for row in rows} - {""}


def _tables_of(name: str, *kinds: str) -> Select[Any]:
    """Find the tables of a bot that count: those at which something happened within a day."""
    here = and_(SEATS.c.kind.in_(kinds or (OFFERED, ACCOUNT)), SEATS.c.level == name)
    since = TABLES.c.changed > outside.now() - DAY
    joined = select(TABLES.c.id).join(SEATS)
    return joined.where(here, TABLES.c.status.in_((OPEN, PLAYING)), since)


def _columns(limits: Limits) -> dict[str, object]:
    return {
        "games": json.encode(limits.games).decode(),
        "fewest": limits.fewest,
        "most": limits.most,
        "tables": limits.tables,
    }


def _account(row: RowMapping) -> Account:
    games: Sequence[str] = json.decode(row["games"], type=list[str])
    limits = Limits(list(games), row["fewest"], row["most"], row["tables"])
    return Account(row["name"], row["key_hash"], limits, row["seen"])
