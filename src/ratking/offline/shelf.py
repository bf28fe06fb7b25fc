"""Tables and steps in a drawer, as the rows that a server's database has."""

from __future__ import annotations

from typing import Any

from msgspec import json

from ratking.offline.drawer import Drawer
from ratking.server.change import Change
from ratking.server.match import Step
from ratking.server.rows import new_table_row, read_step, read_table, seat_rows, step_row
from ratking.server.table import Table

Row = dict[str, Any]


class Shelf:
    """Reads and writes the tables of one device."""

    def __init__(self, drawer: Drawer) -> None:
        self.drawer = drawer
        self.known: dict[str, dict[int, Row]] = {}

    async def create(self, table: Table) -> None:
        """Write a table for the first time."""
        await self.drawer.put(_table_texts(table))

    async def bring(self, table: Table, steps: list[Step]) -> None:
        """Write a finished game with all that happened in it."""
        await self.save(Change(table, (0, 0), steps))

    async def save(self, change: Change) -> None:
        """Write a change, all or nothing."""
        table, steps = change.table, await self._steps(change.table.id)
        fresh = {step.number: step_row(table.id, step) for step in change.steps}
        for step in change.steps:
            for taken in step.back:
                fresh[taken.number] = {**(fresh | steps)[taken.number], "void": True}
        texts = {_place(table.id, number): _text(row) for number, row in fresh.items()}
        await self.drawer.put(_table_texts(table) | texts)
        steps |= fresh

    async def load(self, table_id: str) -> Table | None:
        """Read a table."""
        found = await self.drawer.find(f"table/{table_id}")
        return _read(found[0]) if found else None

    async def tables(self) -> list[Table]:
        """Read all tables, the latest first."""
        found = [_read(text) for text in await self.drawer.find("table/")]
        return sorted(found, key=lambda table: table.created, reverse=True)

    async def steps(self, table_id: str, after: int = 0, *, void: bool = True) -> list[Step]:
        """List the steps after a number; without the void ones they are the record."""
        rows = [row for number, row in (await self._steps(table_id)).items() if number > after]
        return [read_step(row) for row in rows if void or not row["void"]]

    async def requested(self, table_id: str, seat: int, request: str) -> Step | None:
        """Find the step that a request has led to."""
        for row in (await self._steps(table_id)).values():
            if row["seat"] == seat and row["request"] == request:
                return read_step(row)
        return None

    async def remove(self, table_id: str) -> bool:
        """Forget a table and all that belongs to it."""
        found = await self.drawer.find(f"table/{table_id}")
        await self.drawer.drop(f"table/{table_id}")
        await self.drawer.drop(f"step/{table_id}/")
        self.known.pop(table_id, None)
        return bool(found)

    async def _steps(self, table_id: str) -> dict[int, Row]:
        if table_id not in self.known:
            texts = await self.drawer.find(f"step/{table_id}/")
            rows: list[Row] = [json.decode(text) for text in texts]
            self.known[table_id] = {row["number"]: row for row in rows}
        return self.known[table_id]


def _table_texts(table: Table) -> dict[str, str]:
    row = {"table": new_table_row(table), "seats": seat_rows(table)}
    return {f"table/{table.id}": _text(row)}


def _place(table_id: str, number: int) -> str:
    return f"step/{table_id}/{number:06}"


def _text(row: Row) -> str:
    return json.encode(row).decode()


def _read(text: str) -> Table:
    row = json.decode(text)
    return read_table(row["table"], row["seats"])
