"""After-game analysis: thought out slice by slice, kept by its record, told in any language."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import convert, json
from sqlalchemy import delete, insert, select

from ratking.analysis.findings import Found, Judged
from ratking.analysis.verdict import worst_of
from ratking.core.record import read_record
from ratking.server import outside, own_mistakes
from ratking.server.boxes import shared_game
from ratking.server.finished_replies import AnalysisInfo
from ratking.server.house import House
from ratking.server.line import Asker
from ratking.server.schema import ANALYSES
from ratking.server.studying import analysis_info, key_of, spoken, study


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


async def _kept(house: House, key: str, *, done: bool = False) -> Found | None:
    query = select(ANALYSES.c.found).where(ANALYSES.c.key == key)
    rows = await house.store.rows(query.where(ANALYSES.c.done.is_(True)) if done else query)
    return json.decode(rows[0]["found"], type=Found) if rows else None


async def _keep(house: House, key: str, found: Found, *, done: bool) -> None:
    row = {"key": key, "done": done, "found": json.encode(found).decode(), "at": outside.now()}
    async with house.store.engine.begin() as connection:
        await connection.execute(delete(ANALYSES).where(ANALYSES.c.key == key))
        await connection.execute(insert(ANALYSES).values(row))


async def put_aside(
    house: House, facts: dict[str, Any], asker: Asker, report: Callable[[float], Awaitable[None]]
) -> list[str]:
    """Weigh the costly moments of somebody one by one, and put them aside."""
    moments = [convert(one, Judged) for one in facts["moments"]]
    found = []
    for number, one in enumerate(moments, start=1):
        told = await house.thinkers.ask(own_mistakes.weigh, facts["record"], one, asker=asker)
        mine = (facts["who"], facts["table"], facts["game"])
        found.append(await own_mistakes.put_aside(house.jottings, *mine, one, told))
        await report(number / len(moments))
    return found


async def found_in(house: House, text: str) -> Found | None:
    """Find what an analysis has found, once it is done."""
    return await _kept(house, key_of(text, house.settings.analysis), done=True)


# Telling what was found.


async def told(house: House, text: str, names: list[str], language: str) -> AnalysisInfo | None:
    """Tell an analysis that is done, in the reader's language."""
    found = await found_in(house, text)
    if found is None:
        return None
    mistakes = await house.thinkers.ask(spoken, text, worst_of(found), names, language)
    return analysis_info(found, mistakes)
