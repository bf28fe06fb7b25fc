"""`ratking compare`: what a house rule, a corrected card or another bot changes."""

from __future__ import annotations

import json
import shlex
import sys
from argparse import Namespace
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from ratking.arena.comparison import Comparison, Difference, varied
from ratking.arena.report.comparison import write_comparison
from ratking.arena.result_tables import show_cell
from ratking.arena.series import Plan
from ratking.cli import INTERRUPTED
from ratking.cli.engine import warn_if_slow
from ratking.cli.language import say
from ratking.cli.parsing import SEATED, Parser, add_game_arguments, chosen_options, count, names
from ratking.cli.screen import message_screen, screen
from ratking.core.errors import BadOption
from ratking.games import game

EXAMPLES: Final = (
    "ratking compare rattus standard mydata --players 3         what do my corrected files change?",
    "ratking compare rattus standard cards=africanus            what does an option change?",
    "ratking compare cartus greedy mine.py:Mine --players 4     who plays how?",
    "ratking compare ratland standard clans=yes --out clans.html --json",
)


def add_arguments(parser: Parser) -> None:
    """Which game, the two sides, between whom and how often."""
    side = "standard, a folder of data files, options such as cards=random, or agents"
    parser.add_argument("game", metavar="GAME", help="the game to play")
    parser.add_argument("first", metavar="A", help=f"the first side: {side}")
    parser.add_argument("second", metavar="B", help="the second side, which is measured against it")
    add_game_arguments(parser)
    parser.add_argument(
        "--agents",
        type=names,
        default=("greedy",),
        metavar="A,B,...",
        help=f"one for each seat, or one for all (greedy): {SEATED}",
    )
    parser.add_argument(
        "--games", type=count(2), default=200, metavar="K", help="how many games of each side (200)"
    )
    parser.add_argument(
        "--jobs", type=count(1), default=1, metavar="J", help="how many processes play a side (1)"
    )
    parser.add_argument("--seed", default="0", help="the same seed gives the same games (0)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a report there, as HTML")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: Namespace) -> int:
    """Play both sides, then say what differs, also after an interruption."""
    base = plan_from(arguments)
    sides = varied(base, arguments.first), varied(base, arguments.second)
    comparison = Comparison(sides, (arguments.first, arguments.second))
    finished = _play_all(comparison, arguments)
    if len(comparison.games) < 2:
        return INTERRUPTED
    if arguments.out is not None:
        write_comparison(arguments.out, comparison, shlex.join(["ratking", *sys.argv[1:]]))
    if arguments.json:
        print(json.dumps(as_json(comparison, arguments), indent=1))
    else:
        show(comparison, arguments)
    return 0 if finished else INTERRUPTED


def plan_from(arguments: Namespace) -> Plan:
    """Check what both sides have in common."""
    opened = game(arguments.game, arguments.data)
    options = chosen_options(opened, arguments, arguments.agents)
    players = opened.players(opened.new(options))
    agents = arguments.agents * players if len(arguments.agents) == 1 else arguments.agents
    if len(agents) != players:
        raise BadOption(
            f"With {players} players --agents takes {players} names or one, not {len(agents)}."
        )
    games = -(-arguments.games // players) * players
    return Plan(arguments.game, (agents,), games, arguments.seed, options, arguments.data)


def _play_all(comparison: Comparison, arguments: Namespace) -> bool:
    errors = message_screen()
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    warn_if_slow()
    bar = Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
    try:
        with bar, closing(comparison.play(arguments.jobs)) as pairs:  # type: ignore[type-var]
            for _ in bar.track(pairs, total=comparison.plans[0].total()):
                pass
    except KeyboardInterrupt:
        return False
    return True


def as_json(comparison: Comparison, arguments: Namespace) -> dict[str, object]:
    """List everything that was found."""
    return {
        "game": arguments.game,
        "sides": list(comparison.names),
        "players": comparison.players,
        "games": len(comparison.games),
        "seed": arguments.seed,
        "differences": [
            {"measure": one.measure[0], "of": one.measure[1]}
            | {"first": one.first, "second": one.second, "sure": one.is_sure}
            | {"change": asdict(one.change)}
            for one in comparison.differences()
        ],
        "tables": {part.name: part.to_json() for part in comparison.changed_findings()},
    }


def show(comparison: Comparison, arguments: Namespace) -> None:
    """Print a table with a row for each measure; what is sure stands out."""
    out = screen()
    first, second = comparison.names
    out.print(
        say(
            "compared", first=first, second=second, games=len(comparison.games), game=arguments.game
        )
    )
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say("column-measure"))
    for title in (first, second, say("column-difference"), say("column-interval")):
        table.add_column(title, justify="right")
    for one in comparison.differences():
        table.add_row(*_row(one), style="bold" if one.is_sure else "")
    out.print(table)
    out.print(say("compared-how"))
    if arguments.out is not None:
        out.print(say("arena-written", files=str(arguments.out)))


def _row(one: Difference) -> list[str]:
    shown = [show_cell(value, one.kind) for value in (one.first, one.second, one.change.value)]
    low, high = show_cell(one.change.low, one.kind), show_cell(one.change.high, one.kind)
    name, of = one.measure
    star = " *" if one.is_sure else ""
    return [say(f"measure-{name}", of=of), *shown, say("from-to", low=low, high=high) + star]
