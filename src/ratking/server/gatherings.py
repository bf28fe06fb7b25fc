"""Tournaments and clubs on disk: one document each, and who belongs to it.

A change is made on a copy of the newest document and written if nobody else was faster; then it is
tried again on what is there now. So all workers may change the same one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from msgspec import json
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from ratking.server import outside
from ratking.server.allowances import Allowances
from ratking.server.guest import Guest
from ratking.server.refusals import Refusal
from ratking.server.schema import GATHERED, GATHERINGS
from ratking.server.store import Store

TRIES: Final = 20
MOST_LISTED: Final = 50
OVER: Final = "over"


class Gathering(Protocol):
    """What tournaments and clubs have in common."""

    id: str
    host: str
    created: float
    changed: float

    @property
    def phase(self) -> str:
        """Say how far it is; `over` is the end."""

    @property
    def is_public(self) -> bool:
        """Say whether everybody may find it."""

    def visitors(self) -> list[str]:
        """List the hashes of all who belong to it."""


Of = TypeVar("Of", bound=Gathering)
Found = TypeVar("Found")


@dataclass(frozen=True)
class _Writing(Generic[Of]):
    row: dict[str, Any]
    revision: int
    visitors: list[str]


class Gatherings(Generic[Of]):
    """All gatherings of one kind."""

    def __init__(self, store: Store, kind: str, form: type[Of], missing: str) -> None:
        self.store = store
        self.kind = kind
        self.form = form
        self.missing = missing

    async def create(self, fresh: Of, guest: Guest, allowances: Allowances) -> None:
        """Write a new one, unless its host has enough of them."""
        allowances.compare("gatherings", *await self._counted(guest))
        row = self._row(fresh) | {"origin": guest.origin, "created": fresh.created}
        row |= {"id": fresh.id, "kind": self.kind, "host": fresh.host, "revision": 0}
        given = _Writing[Of](row, 0, fresh.visitors())
        await self.store.whole(self.store.transaction(_insert, given))

    async def _counted(self, guest: Guest) -> tuple[int, int]:
        """Count what a visitor has once there is one more, and what all of the address have."""
        going_on = GATHERINGS.c.status != OVER
        numbers = []
        for mine in (
            GATHERINGS.c.host == guest.visitor.hash,
            or_(GATHERINGS.c.origin == guest.origin, GATHERINGS.c.host == guest.visitor.hash),
        ):
            query = select(func.count().label("number")).select_from(GATHERINGS)
            rows = await self.store.rows(query.where(mine, going_on))
            numbers.append(int(rows[0]["number"]) + 1)
        return numbers[0], numbers[1]

    async def get(self, name: str) -> Of:
        """Find one as it is now."""
        return (await self._read(name))[0]

    async def _read(self, name: str) -> tuple[Of, int]:
        query = select(GATHERINGS.c.document, GATHERINGS.c.revision)
        here = (GATHERINGS.c.id == name, GATHERINGS.c.kind == self.kind)
        rows = await self.store.rows(query.where(*here))
        if not rows:
            raise Refusal("unknown", self.missing)
        return json.decode(rows[0]["document"], type=self.form), rows[0]["revision"]

    async def change(self, name: str, work: Callable[[Of], Found]) -> tuple[Of, Found]:
        """Let work change one, all or nothing."""
        for _ in range(TRIES):
            twin, revision = await self._read(name)
            found = work(twin)
            twin.changed = outside.now()
            given = _Writing[Of](self._row(twin) | {"id": name}, revision, twin.visitors())
            if await self.store.whole(self.store.transaction(_update, given)):
                return twin, found
        raise Refusal("stale", "Many change this at a time; please try again.")

    async def listed(self, visitor_hash: str) -> list[Of]:
        """List those that a visitor belongs to or has set up, and the public ones, latest first."""
        mine = select(GATHERED.c.gathering_id).where(GATHERED.c.visitor_hash == visitor_hash)
        seen = or_(
            GATHERINGS.c.public.is_(True),
            GATHERINGS.c.host == visitor_hash,
            GATHERINGS.c.id.in_(mine),
        )
        query = select(GATHERINGS.c.document).where(GATHERINGS.c.kind == self.kind, seen)
        rows = await self.store.rows(query.order_by(GATHERINGS.c.changed.desc()).limit(MOST_LISTED))
        return [json.decode(row["document"], type=self.form) for row in rows]

    async def in_phases(self, phases: Sequence[str]) -> list[str]:
        """List those that are so far, by their ids."""
        query = select(GATHERINGS.c.id).where(
            GATHERINGS.c.kind == self.kind, GATHERINGS.c.status.in_(phases)
        )
        return [row["id"] for row in await self.store.rows(query)]

    def _row(self, gathering: Of) -> dict[str, Any]:
        return {
            "status": gathering.phase,
            "public": gathering.is_public,
            "document": json.encode(gathering).decode(),
            "changed": gathering.changed,
        }


def _insert(connection: Connection, given: _Writing[Any]) -> None:
    connection.execute(insert(GATHERINGS).values(given.row))
    _enrol(connection, given.row["id"], given.visitors)


def _update(connection: Connection, given: _Writing[Any]) -> bool:
    name = given.row["id"]
    here = (GATHERINGS.c.id == name, GATHERINGS.c.revision == given.revision)
    done = connection.execute(
        update(GATHERINGS).where(*here).values(given.row | {"revision": given.revision + 1})
    )
    if done.rowcount != 1:
        return False
    known = select(GATHERED.c.visitor_hash).where(GATHERED.c.gathering_id == name)
    if set(connection.execute(known).scalars()) != set(given.visitors):
        connection.execute(delete(GATHERED).where(GATHERED.c.gathering_id == name))
        _enrol(connection, name, given.visitors)
    return True


def _enrol(connection: Connection, name: str, visitors: list[str]) -> None:
    rows = [{"gathering_id": name, "visitor_hash": one} for one in sorted(set(visitors))]
    if rows:
        connection.execute(insert(GATHERED), rows)
