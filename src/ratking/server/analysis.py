"""After-game analysis: thought out slice by slice, kept by its record, told in any language."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any, Final

from msgspec import Struct, json
from sqlalchemy import delete, insert, select

from ratking.agents.analysis import Analyst, Effort, Moment
from ratking.core.question import NATURE
from ratking.core.record import read_record
from ratking.server.boxes import shared_game, shared_words
from ratking.server.house import House
from ratking.server.past import Account, AnalysisInfo, ChancePoint, MistakeInfo
from ratking.server.schema import ANALYSES

SLICE: Final = 0.5
"""Seconds after which bots and hints get their turn."""

EDITION: Final = 1
"""Grows when games are judged otherwise, so that nothing old is told again."""

WORST: Final = 3
LEAST: Final = 0.005
"""A mistake that costs less than half a point is none."""


class Judged(Struct):
    """A moment as it is kept; chances are those after it."""

    place: int
    seat: int
    chances: list[float]
    choice: int = -1
    better: int = -1
    cost: float = 0.0
    chance: float = 0.0


class Found(Struct):
    """What was found so far, and the place in the record to go on from."""

    start: list[float] = []
    moments: list[Judged] = []
    place: int = 0


def key_of(text: str, iterations: int) -> str:
    """Name a record by what happened in it; where its luck came from does not matter."""
    record = read_record(text)
    facts = (record.game, record.rules_version, record.data, record.options, record.answers)
    return sha256(json.encode((facts, iterations, EDITION))).hexdigest()


async def analyse(
    house: House, facts: dict[str, Any], report: Callable[[float], Awaitable[None]]
) -> None:
    """Go through a record; whatever was found before an interruption is used again."""
    text, iterations = facts["record"], facts["iterations"]
    key = key_of(text, iterations)
    total = len(read_record(text).answers)
    found = await _kept(house, key) or Found()
    while found.place < total:
        part = await house.thinkers.ask(study, text, found.place, iterations)
        start = found.start or part.start
        found = Found(start, found.moments + part.moments, part.place)
        await _keep(house, key, found, done=found.place >= total)
        await report(found.place / total)


def study(text: str, place: int, iterations: int) -> Found:
    """Look at a part of a record; a process of its own does this."""
    record = read_record(text)
    game = shared_game(record.game)
    analyst = Analyst(game, Effort(iterations), f"analysis {place}")
    state = game.new(record.options)
    start = analyst.chances(state) if place == 0 else []
    for seat, choice in record.answers[:place]:
        game.apply(state, seat, choice)
    moments, next_place = analyst.study(state, record.answers, place, SLICE)
    return Found(start, [_judged(moment) for moment in moments], next_place)


def _judged(moment: Moment) -> Judged:
    return Judged(
        moment.place,
        moment.seat,
        [round(chance, 5) for chance in moment.chances],
        moment.choice,
        moment.better,
        round(moment.cost, 5),
        round(moment.expected, 5),
    )


async def _kept(house: House, key: str, *, done: bool = False) -> Found | None:
    query = select(ANALYSES.c.found).where(ANALYSES.c.key == key)
    rows = await house.store.rows(query.where(ANALYSES.c.done.is_(True)) if done else query)
    return json.decode(rows[0]["found"], type=Found) if rows else None


async def _keep(house: House, key: str, found: Found, *, done: bool) -> None:
    row = {"key": key, "done": done, "found": json.encode(found).decode(), "at": time.time()}
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


def worst_of(found: Found) -> list[Judged]:
    """Pick the costliest answers of every seat, the worst first."""
    costly = sorted(found.moments, key=lambda one: -one.cost)
    picked = []
    for seat in range(len(found.start)):
        picked += [one for one in costly if one.seat == seat and one.cost >= LEAST][:WORST]
    return picked


def accounts(found: Found) -> list[Account]:
    """Split what every seat won or lost into luck, own mistakes, and the answers of the others."""
    seats = range(len(found.start))
    luck = [0.0 for _ in seats]
    skill = [0.0 for _ in seats]
    before = found.start
    for one in found.moments:
        for seat in seats:
            if one.seat == NATURE:
                luck[seat] += one.chances[seat] - before[seat]
        if one.seat != NATURE:
            skill[one.seat] -= one.cost
        before = one.chances
    return [_account(found.start[seat], luck[seat], skill[seat], before[seat]) for seat in seats]


def _account(start: float, luck: float, skill: float, result: float) -> Account:
    start, luck, skill, result = (round(part, 4) for part in (start, luck, skill, result))
    return Account(start, luck, skill, round(result - start - luck - skill, 4), result)


def spoken(text: str, worst: list[Judged], names: list[str], language: str) -> list[MistakeInfo]:
    """Put mistakes into words, from what the seat saw then."""
    record = read_record(text)
    game = shared_game(record.game)
    words = shared_words(record.game, language).named(names)
    wanted = {one.place: one for one in worst}
    told: dict[int, MistakeInfo] = {}
    state = game.new(record.options)
    for place, (seat, choice) in enumerate(record.answers):
        if place in wanted:
            table, one = game.observe(state, seat).table, wanted[place]
            asked = game.question(table, seat)
            told[place] = MistakeInfo(
                place,
                seat,
                choice,
                one.better,
                one.chance,
                one.cost,
                words.label(table, asked, choice),
                words.label(table, asked, one.better),
                words.prompt(table, asked),
            )
        game.apply(state, seat, choice)
    return [told[one.place] for one in worst]
