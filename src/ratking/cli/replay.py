"""`ratking replay`: a recorded game in sentences."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ratking.cli.files import read_file
from ratking.cli.language import say, words
from ratking.cli.parsing import Parser, add_data_argument, seat_named
from ratking.cli.screen import colour, screen
from ratking.core.event import Event
from ratking.core.question import NOBODY
from ratking.core.record import read_record, replay
from ratking.games import game
from ratking.text import Words

EXAMPLES: Final = (
    "ratking replay game.txt                everything open",
    "ratking replay game.txt --seat blue    as blue saw it",
)


def add_arguments(parser: Parser) -> None:
    """A record, and whose eyes to read it with."""
    parser.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    parser.add_argument(
        "--seat", metavar="S", help="tell only what this seat saw (a number from 0, or a colour)"
    )
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
    out = screen()
    tell(out, told_in, state, [event for events in told for event in events], reader)
    outcome = opened.outcome(state)
    out.print()
    if outcome is None:
        out.print(say("game-unfinished"))
    else:
        show_lines(out, told_in.result(state, outcome, reader))
    return 0


def tell(out: Console, told_in: Words, table: Any, events: list[Event], reader: int | None) -> None:
    """Print events as sentences; whatever passes the turn is a heading."""
    for event in events:
        line = told_in.told(table, event, reader)
        if event.passes:
            out.print()
            out.print(Text(line, _heading(event)), soft_wrap=True)
        else:
            out.print(Padding(Text(line), (0, 0, 0, 2), expand=False))


def _heading(event: Event) -> str:
    seat = getattr(event, "seat", NOBODY)
    return f"bold {colour(seat)}" if seat >= 0 else "bold"


def show_lines(out: Console, lines: list[str]) -> None:
    """Print lines as they are."""
    for line in lines:
        out.print(Text(line), soft_wrap=True)
