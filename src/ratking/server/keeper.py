"""Whoever keeps tables: the house of a server, or one device that plays without any."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from ratking.server.guest import Guest
from ratking.server.jottings import Jottings
from ratking.server.match import Step
from ratking.server.table import Table
from ratking.server.unfolding import Unfoldings

Work = Callable[[Table], list[Step]]
"""Changes a twin of a table and returns the steps that this makes."""


class Shelf(Protocol):
    """Where steps lie once they were written down."""

    async def steps(self, table_id: str, after: int = 0, *, void: bool = True) -> list[Step]:
        """List the steps after a number; without the void ones they are the record."""

    async def requested(self, table_id: str, seat: int, request: str) -> Step | None:
        """Find the step that a request has led to."""


class Allowing(Protocol):
    """Who says how much a guest may have at a time."""

    async def set_up(self, table: Table, guest: Guest) -> None:
        """Write a new table down, unless its guest has enough of them."""

    async def must_have_room(self, guest: Guest, levels: Sequence[str]) -> None:
        """Refuse one more bot to whoever has enough of them."""

    async def must_be_wanted(self, table: Table, levels: Sequence[str]) -> None:
        """Refuse to ask bots that there are not, or that do not want to come."""

    def waits(self, name: str, guest: Guest) -> dict[str, int]:
        """Say how many pieces of work may wait for a guest."""


class JottingKeeper(Protocol):
    """Keeps what a visitor tries beside the tables."""

    @property
    def jottings(self) -> Jottings:
        """Where it is written down."""


class Keeper(Protocol):
    """Keeps tables at hand and lets one request at a time change each of them."""

    unfoldings: Unfoldings

    @property
    def at_hand(self) -> Mapping[str, Table]:
        """The tables in memory, by their ids."""

    @property
    def recent(self) -> Mapping[str, Sequence[Step]]:
        """The latest steps of those tables."""

    @property
    def store(self) -> Shelf:
        """Where steps are written down."""

    @property
    def allowances(self) -> Allowing:
        """Who says how much is too much."""

    def ask_bots(self, table: Table) -> None:
        """Tell the bots with an account that a table wants them, or has changed."""

    async def table(self, table_id: str) -> Table:
        """Find a table as it is now."""

    async def heard(self, table_id: str, news: dict[str, Any]) -> Table:
        """Find a table that is at least as far as the news say."""

    async def remove(self, table_id: str) -> bool:
        """Remove a table, if there is one."""

    async def steps(self, table: Table, after: int) -> list[Step]:
        """List the steps of a table after a number."""

    async def change(self, table_id: str, work: Work, *, seats: bool = False) -> Table:
        """Let work change a table, all or nothing, and write it down before anybody hears."""
