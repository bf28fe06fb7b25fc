"""Finished games: who may look at them, how they came out, and what is to be analysed."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from ratking.analysis.findings import Found
from ratking.server import own_mistakes
from ratking.server.archive import no_lesson, record_text
from ratking.server.finished_replies import ReplayInfo
from ratking.server.guest import Guest
from ratking.server.keeper import Keeper
from ratking.server.refusals import Refusal
from ratking.server.security import hashed
from ratking.server.studying import key_of
from ratking.server.table import OVER, Table
from ratking.server.views import table_info


async def table_of(house: Keeper, guest: Guest, table_id: str) -> Table:
    """Find a finished game that a guest may look at."""
    table = await house.table(table_id)
    guest.viewer(table, None)
    no_lesson(table)
    if table.status != OVER:
        raise Refusal("not_now", "This game is not over yet.")
    return table


def eyes(table: Table, seat: int | None) -> int | None:
    """Find whose eyes are asked for; without a seat all lies open."""
    if seat is not None and seat >= len(table.seats):
        raise Refusal("unknown", "There is no such seat.")
    return seat


def info(table: Table, guest: Guest) -> ReplayInfo:
    """Tell how a finished game came out."""
    outcome = table.match.game.outcome(table.match.state)
    assert outcome is not None
    shown = table_info(table, guest.seats(table), guest.is_host(table), guest.language)
    return ReplayInfo(
        shown,
        outcome.places,
        outcome.scores,
        outcome.everybody_lost,
        table.is_uploaded,
        table.changed,
    )


async def record_of(house: Keeper, guest: Guest, table_id: str) -> str:
    """Write the record of a finished game, with the secret that its luck came from."""
    table = await house.table(table_id)
    guest.viewer(table, None)
    no_lesson(table)
    if table.status != OVER:
        raise Refusal("not_now", "The record is open when the game is over.")
    return await record_text(house, table)


async def to_analyse(
    house: Keeper, guest: Guest, table_id: str, iterations: int
) -> tuple[dict[str, Any], str]:
    """Find what an analysis has to know, and its name: the same game is analysed once."""
    table = await house.table(table_id)
    guest.viewer(table, None)
    no_lesson(table)
    if table.status != OVER:
        raise Refusal("not_now", "A game is analysed when it is over.")
    text = await record_text(house, table)
    name = f"analysis-{key_of(text, iterations)[:20]}"
    return {"record": text, "iterations": iterations}, name


async def to_put_aside(
    house: Keeper, guest: Guest, table_id: str, found: Found | None
) -> tuple[dict[str, Any], str]:
    """Find my costly moments in a finished game, and the name of the work to put them aside."""
    table = await table_of(house, guest, table_id)
    moments = own_mistakes.costly(found, guest.seats(table))
    facts: dict[str, Any] = {
        "record": await record_text(house, table),
        "moments": to_builtins(moments),
        "who": guest.visitor.hash,
        "table": table.id,
        "game": table.match.game.name,
    }
    return facts, f"moments-{hashed(table.id + guest.visitor.hash)[:20]}"
