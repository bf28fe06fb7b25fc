"""`ratking replay`: a recorded game in sentences."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from ratking.cli.files import read_file
from ratking.cli.language import say, words
from ratking.cli.parsing import Parser, add_data_argument, seat_named
from ratking.cli.screen import Screen, colour, screen
from ratking.core.event import Event, event_to_json
from ratking.core.game import Outcome
from ratking.core.question import NOBODY
from ratking.core.record import Record, read_record, replay
from ratking.games import game
from ratking.text import Words

EXAMPLES: Final = (
    "ratking replay game.txt                everything open",
    "ratking replay game.txt --seat blue    as blue saw it",
    "ratking replay game.txt --json         every event, for programs",
)


def add_arguments(parser: Parser) -> None:
    """A record, and whose eyes to read it with."""
    parser.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    parser.add_argument(
        "--seat", metavar="S", help="tell only what this seat saw (a number from 0, or a colour)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_data_argument(parser)


def run(arguments: Namespace) -> int:
    """Play the record again and print its log and its result."""
    record = read_record(read_file(arguments.file))
    opened = game(record.game, arguments.data)
    state, told = replay(opened, record)
    told_in = words(opened)
    reader = None
    if arguments.seat is not None:
        reader = seat_named(told_in, opened.players(state), arguments.seat)
    outcome = opened.outcome(state)
    table = state if reader is None else opened.observe(state, reader).table
    if arguments.json:
        events = events_as_json(told_in, table, told, reader)
        print(as_json(record, opened.players(state), reader, events, outcome))
        return 0
    out = screen()
    tell(out, told_in, table, [event for events in told for event in events], reader)
    out.print()
    if outcome is None:
        out.print(say("game-unfinished"))
    else:
        show_lines(out, told_in.result(table, outcome, reader))
    return 0


def as_json(
    record: Record,
    players: int,
    reader: int | None,
    events: list[dict[str, object]],
    outcome: Outcome | None,
) -> str:
    """Write a replay for programs; what was answered is in the record itself."""
    result = None if outcome is None else asdict(outcome) | {"winners": outcome.winners()}
    facts = {
        "game": record.game,
        "options": record.options,
        "players": players,
        "seat": reader,
        "events": events,
        "outcome": result,
    }
    return json.dumps(facts, indent=1, ensure_ascii=False)


def events_as_json(
    told_in: Words, table: Any, told: list[list[Event]], reader: int | None
) -> list[dict[str, object]]:
    """List every event as the reader may know it: after which answer, its facts, its sentence."""
    heard = [
        (place, *told_in.heard(table, event, reader))
        for place, events in enumerate(told)
        for event in events
    ]
    return [
        {"answer": place, "event": event_to_json(seen), "text": sentence}
        for place, seen, sentence in heard
    ]


def tell(out: Screen, told_in: Words, table: Any, events: list[Event], reader: int | None) -> None:
    """Print events as sentences; whatever passes the turn is a heading."""
    for event in events:
        line = told_in.told(table, event, reader)
        if event.passes:
            out.print()
            out.print(Text(line, _heading(event)), soft_wrap=True)
        else:
            out.print_indented(line, 2)


def _heading(event: Event) -> str:
    seat = getattr(event, "seat", NOBODY)
    return f"bold {colour(seat)}" if seat >= 0 else "bold"


def show_lines(out: Console, lines: list[str]) -> None:
    """Print lines as they are."""
    for line in lines:
        out.print(Text(line), soft_wrap=True)
