"""`ratking analyse`: what luck did in a finished game, and what the players did."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from ratking.analysis.findings import WORLDS, Found, study
from ratking.analysis.telling import CostlyAnswer, told
from ratking.analysis.verdict import accounts, worst_of
from ratking.cli import INTERRUPTED
from ratking.cli.files import read_game, write_file
from ratking.cli.judgement import show
from ratking.cli.language import say, words
from ratking.cli.parsing import Parser, add_data_argument, count
from ratking.cli.screen import message_screen
from ratking.core.errors import BadFile
from ratking.core.game import Game
from ratking.core.record import Record, replay

EXAMPLES: Final = (
    "ratking analyse game.txt                    chances, mistakes, luck and skill",
    "ratking analyse game.txt --worlds 200       more closely, and slower",
    "ratking analyse game.txt --json found.json  also every chance, for programs",
)


def add_arguments(parser: Parser) -> None:
    """A record, and how closely to look at it."""
    parser.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    parser.add_argument(
        "--worlds",
        type=count(2),
        default=WORLDS,
        metavar="N",
        help=f"sampled worlds for each decision ({WORLDS})",
    )
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="also write everything that was found there"
    )
    add_data_argument(parser)


def run(arguments: Namespace) -> int:
    """Go through a record and tell what was found; an interruption tells nothing."""
    record, opened = read_game(arguments.file, arguments.data)
    state, _ = replay(opened, record)
    outcome = opened.outcome(state)
    if outcome is None:
        raise BadFile("This game was not played to its end.")
    found = look_through(opened, record, arguments.worlds)
    if found.place < len(record.answers):
        share = found.place * 100 // len(record.answers)
        message_screen().print(say("analysis-interrupted", share=share))
        return INTERRUPTED
    mistakes = told(opened, record, worst_of(found), words(opened))
    if arguments.json is not None:
        write_file(arguments.json, as_json(record, found, mistakes) + "\n")
    show(opened.title, outcome, found, mistakes, words(opened))
    return 0


def look_through(opened: Game[Any], record: Record, worlds: int) -> Found:
    """Study a record to its end, or until somebody interrupts."""
    found, errors = Found(), message_screen()
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn()
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    ) as bar:
        task = bar.add_task(say("analysis-thinking"), total=len(record.answers))
        try:
            while found.place < len(record.answers):
                found.add(study(opened, record, found.place, worlds))
                bar.update(task, completed=found.place)
        except KeyboardInterrupt:
            return found
    return found


def as_json(record: Record, found: Found, mistakes: list[CostlyAnswer]) -> str:
    """List everything that was found, in the form in which the server sends it."""
    return json.dumps(
        {
            "game": record.game,
            "start": found.start,
            "curve": [
                {"place": one.place, "seat": one.seat, "chances": one.chances, "cost": one.cost}
                for one in found.moments
            ],
            "mistakes": [asdict(mistake) for mistake in mistakes],
            "accounts": [asdict(account) for account in accounts(found)],
        },
        indent=1,
    )
