"""Tables and steps as rows of the database, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from msgspec import json

from ratking.server.boxes import shared_game
from ratking.server.editions import check_edition
from ratking.server.lesson_script import written_for
from ratking.server.match import Given, Luck, Match, Step, Taken
from ratking.server.table import Seat, Table, Wishes

Row = dict[str, Any]


def text(data: object) -> str:
    """Write plain data."""
    return json.encode(data).decode()


def table_row(table: Table) -> Row:
    """Write all that can change with every step."""
    match = table.match
    return {
        "status": table.status,
        "number": match.number,
        "revision": table.revision,
        "salt": match.luck.salt,
        "draws": match.draws,
        "marks": text(match.marks),
        "state": text(match.game.to_json(match.state)),
        "base_number": match.base_number,
        "since": text(match.since),
        "clocks": text(table.clocks),
        "due": table.due,
        "rematch": table.rematch,
        "changed": table.changed,
        "host": table.host,
    }


def base_row(table: Table) -> Row:
    """Write where undo begins, for a table that is named."""
    return {"of": table.id, "base": _base(table)}


def _base(table: Table) -> str:
    return text(table.match.game.to_json(table.match.base))


def new_table_row(table: Table) -> Row:
    """Write a table for the first time."""
    game = table.match.game
    return table_row(table) | {
        "id": table.id,
        "name": table.name,
        "game": game.name,
        "rules": game.rules_version,
        "data": game.fingerprint(),
        "options": text(table.options),
        "wishes": text(table.wishes),
        "public": table.public,
        "secret": table.match.luck.secret,
        "created": table.created,
        "origin": table.origin,
        "base": _base(table),
    }


def seat_rows(table: Table) -> list[Row]:
    """Write all seats of a table."""
    return [
        {"table_id": table.id, "seat": number, **asdict(seat)}
        for number, seat in enumerate(table.seats)
    ]


def step_row(table_id: str, step: Step) -> Row:
    """Write a step."""
    return {
        "table_id": table_id,
        "number": step.number,
        "seat": step.seat,
        "by": step.by,
        "answers": text(step.answers),
        "events": text(step.events),
        "marks": text(step.marks),
        "hidden": step.hidden,
        "back": text(step.back),
        "void": False,
        "at": step.at,
        "request": step.request,
    }


def read_table(
    row: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], match: Match | None = None
) -> Table:
    """Read a table with its match, unless that follows from a record."""
    wishes = json.decode(row["wishes"], type=Wishes)
    return Table(
        id=row["id"],
        name=row["name"],
        options=json.decode(row["options"]),
        wishes=wishes,
        public=bool(row["public"]),
        host=row["host"],
        origin=row["origin"],
        match=match or _read_match(row, wishes),
        seats=[read_seat(seat) for seat in seats],
        status=row["status"],
        revision=row["revision"],
        clocks=json.decode(row["clocks"], type=dict[int, float]),
        due=row["due"],
        rematch=row["rematch"],
        created=row["created"],
        changed=row["changed"],
    )


def _read_match(row: Mapping[str, Any], wishes: Wishes) -> Match:
    game = shared_game(row["game"])
    check_edition(game, row["rules"], row["data"])
    luck = Luck(row["secret"], row["salt"], written_for(wishes.lesson))
    match = Match(game, game.from_json(json.decode(row["state"])), luck)
    match.draws, match.number = row["draws"], row["number"]
    match.marks = json.decode(row["marks"], type=list[int])
    match.since = json.decode(row["since"], type=list[Given])
    match.base_number = row["base_number"]
    if match.since:
        match.base = game.from_json(json.decode(row["base"]))
    return match


def read_seat(row: Mapping[str, Any]) -> Seat:
    """Read who sits at a seat."""
    return Seat(**{name: row[name] for name in Seat.__dataclass_fields__})


def read_step(row: Mapping[str, Any]) -> Step:
    """Read a step."""
    return Step(
        number=row["number"],
        seat=row["seat"],
        by=row["by"],
        answers=json.decode(row["answers"], type=list[tuple[int, int]]),
        events=json.decode(row["events"]),
        marks=json.decode(row["marks"], type=list[int]),
        hidden=bool(row["hidden"]),
        back=json.decode(row["back"], type=list[Taken]),
        at=row["at"],
        request=row["request"],
    )
