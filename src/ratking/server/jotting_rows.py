"""Texts beside the tables as rows of the database, read and written within one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, tuple_

from ratking.server import outside
from ratking.server.jottings import Change, Key
from ratking.server.schema import JOTTINGS


def rewrite(connection: Connection, given: tuple[Sequence[Key], Change]) -> None:
    """Read some texts, and write what is to be there instead."""
    keys, work = given
    these = tuple_(JOTTINGS.c.visitor_hash, JOTTINGS.c.name)
    query = select(JOTTINGS).where(these.in_(sorted(keys)))
    rows = connection.execute(query.order_by(JOTTINGS.c.visitor_hash).with_for_update()).mappings()
    fresh = work({(row["visitor_hash"], row["name"]): row["text"] for row in rows})
    if fresh:
        connection.execute(delete(JOTTINGS).where(these.in_(list(fresh))))
        connection.execute(insert(JOTTINGS), [_row(key, text) for key, text in fresh.items()])


def _row(key: Key, text: str) -> dict[str, Any]:
    who, name = key
    return {"visitor_hash": who, "name": name, "text": text, "at": outside.now()}
