"""After-game analysis: thought out slice by slice, kept by its record, told in any language."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any, Final

from msgspec import json
from sqlalchemy import delete, insert, select

from ratking.analysis import findings, telling
from ratking.analysis.findings import Found, Judged
from ratking.analysis.telling import CostlyAnswer
from ratking.analysis.verdict import accounts, worst_of
from ratking.core.record import read_record
from ratking.server import outside
from ratking.server.boxes import shared_game, shared_words
from ratking.server.finished_replies import AnalysisInfo, ChancePoint
from ratking.server.house import House
from ratking.server.line import Asker
from ratking.server.schema import ANALYSES

EDITION: Final = 3
"""Grows when games are judged otherwise, so that nothing old is told again."""


def key_of(text: str, iterations: int) -> str:
    """Name a record by what happened in it; where its luck came from does not matter."""
    record = read_record(text, shared_game)
    facts = (record.game, record.rules_version, record.data, record.options, record.answers)
    return sha256(json.encode((facts, iterations, EDITION))).hexdigest()


async def analyse(
    house: House, facts: dict[str, Any], asker: Asker, report: Callable[[float], Awaitable[None]]
) -> None:
    """Go through a record; whatever was found before an interruption is used again."""
    text, iterations = facts["record"], facts["iterations"]
    key = key_of(text, iterations)
    total = len(read_record(text, shared_game).answers)
    found = await _kept(house, key) or Found()
    while found.place < total:
        part = await house.thinkers.ask(study, text, found.place, iterations, asker=asker)
        found.add(part)
        await _keep(house, key, found, done=found.place >= total)
        await report(found.place / total)


def study(text: str, place: int, iterations: int) -> Found:
    """Look at a part of a record; a process of its own does this."""
    record = read_record(text, shared_game)
    return findings.study(shared_game(record.game), record, place, iterations)


async def _kept(house: House, key: str, *, done: bool = False) -> Found | None:
    query = select(ANALYSES.c.found).where(ANALYSES.c.key == key)
    rows = await house.store.rows(query.where(ANALYSES.c.done.is_(True)) if done else query)
    return json.decode(rows[0]["found"], type=Found) if rows else None


async def _keep(house: House, key: str, found: Found, *, done: bool) -> None:
    row = {"key": key, "done": done, "found": json.encode(found).decode(), "at": outside.now()}
    async with house.store.engine.begin() as connection:
        await connection.execute(delete(ANALYSES).where(ANALYSES.c.key == key))
        await connection.execute(insert(ANALYSES).values(row))


# Telling what was found.


async def told(house: House, text: str, names: list[str], language: str) -> AnalysisInfo | None:
    """Tell an analysis that is done, in the reader's language."""
    found = await _kept(house, key_of(text, house.settings.analysis), done=True)
    if found is None:
        return None
    worst = worst_of(found)
    mistakes = await house.thinkers.ask(spoken, text, worst, names, language)
    curve = [ChancePoint(one.place, one.seat, one.chances, one.cost) for one in found.moments]
    return AnalysisInfo(found.start, curve, mistakes, accounts(found))


def spoken(text: str, worst: list[Judged], names: list[str], language: str) -> list[CostlyAnswer]:
    """Put mistakes into words; a process of its own does this."""
    record = read_record(text, shared_game)
    words = shared_words(record.game, language).named(names)
    return telling.told(shared_game(record.game), record, worst, words)
