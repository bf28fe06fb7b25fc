"""`ratking arena`: a tournament between agents, with a report on them and on the game."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Final

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from ratking.arena.line_ups import round_robin
from ratking.arena.sequential import Hypotheses
from ratking.arena.series import Plan, Series
from ratking.arena.simulation import ENGINES, LOCAL, RAY
from ratking.arena.summary import Summary
from ratking.arena.tournament import Tournament, folder_for
from ratking.cli import INTERRUPTED
from ratking.cli.engine import warn_if_slow
from ratking.cli.parsing import SEATED, Parser, add_game_arguments, chosen_options, count, names
from ratking.cli.screen import message_screen
from ratking.cli.simulate import advise
from ratking.cli.standings import as_json, show
from ratking.core.errors import BadOption
from ratking.core.extras import need
from ratking.games import game

EXAMPLES: Final = (
    "ratking arena rattus --agents greedy,uniform --players 2 --games 400",
    "ratking arena cartus --line-up hard,greedy,greedy,greedy --games 200 --out cartus-4",
    "ratking arena rattus --agents expert,hard --players 2 --sprt 50,55",
    "ratking arena ratland --agents easy,medium,hard --players 2 --engine ray --json",
)

GAMES: Final = 100
MOST_GAMES: Final = 20_000
"""Games if nobody says how many: in all, or until a sequential test gives up."""


def add_arguments(parser: Parser) -> None:
    """Which game, between whom, how often, and where the results go."""
    parser.add_argument("game", metavar="GAME", help="the game to play")
    add_game_arguments(parser)
    parser.add_argument(
        "--agents",
        type=names,
        default=(),
        metavar="A,B,...",
        help=f"everybody meets everybody: {SEATED}",
    )
    parser.add_argument(
        "--line-up",
        type=names,
        action="append",
        default=[],
        metavar="A,B,...",
        help="these agents meet, one for each seat; may be repeated",
    )
    parser.add_argument(
        "--games",
        type=count(1),
        metavar="K",
        help=f"games for each line-up, rounded up to whole rounds of seats ({GAMES}; with --sprt "
        f"at most, {MOST_GAMES:,})",
    )
    parser.add_argument(
        "--sprt",
        metavar="LOW,HIGH",
        help="a sequential test: play until the first agent's share of wins is told to be rather "
        "the low or the high one, in per cent, such as 50,55",
    )
    parser.add_argument("--seed", default="0", help="the same seed gives the same games (0)")
    parser.add_argument(
        "--jobs", type=count(1), default=cores(), metavar="J", help="how many processes (all cores)"
    )
    parser.add_argument(
        "--engine", choices=ENGINES, default=LOCAL, help="play here, or on a Ray cluster (local)"
    )
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="folder for the results (one named after the plan)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def cores() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(arguments: Namespace) -> int:
    """Play what is missing, then print and write what came of it, also after an interruption."""
    between = None if arguments.sprt is None else Hypotheses.read(arguments.sprt)
    plan = plan_from(arguments)
    need("pyarrow", "arena")
    if arguments.engine == RAY:
        need("ray", "ray")
    began = perf_counter()
    tournament = Tournament(plan, arguments.out or folder_for(plan), between)
    with closing(tournament):
        finished = _play_all(tournament, arguments)
        summary = tournament.summary()
        files = tournament.write(summary)
    report(tournament, summary, files, arguments, perf_counter() - began)
    return 0 if finished else INTERRUPTED


def plan_from(arguments: Namespace) -> Plan:
    """Check the arguments and make a plan of them."""
    opened = game(arguments.game, arguments.data)
    if not arguments.agents and not arguments.line_up:
        raise BadOption("Say who plays: --agents for all against all, or --line-up for one table.")
    seats = arguments.line_up[0] if arguments.line_up else ()
    options = chosen_options(opened, arguments, seats)
    state = opened.new(options)
    players = opened.players(state)
    line_ups = tuple(arguments.line_up)
    if arguments.agents:
        line_ups += round_robin(arguments.agents, players)
    most = arguments.games or (GAMES if arguments.sprt is None else MOST_GAMES)
    games = -(-most // players) * players
    plan = Plan(
        arguments.game,
        tuple(dict.fromkeys(line_ups)),
        games,
        arguments.seed,
        options,
        arguments.data,
    )
    Series(plan)
    advise(opened, state)
    return plan


def _play_all(tournament: Tournament, arguments: Namespace) -> bool:
    """Play, show how far it is, and say whether all games came."""
    errors = message_screen()
    columns = BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    games = tournament.play(arguments.jobs, arguments.engine)
    warn_if_slow()
    before = tournament.played_before
    try:
        with (
            Progress(
                *columns, console=errors, transient=True, disable=not errors.is_terminal
            ) as bar,
            closing(games),
        ):
            task = bar.add_task("", total=tournament.plan.total(), completed=before)
            for _ in games:
                bar.advance(task)
    except KeyboardInterrupt:
        return False
    return True


def report(
    tournament: Tournament,
    summary: Summary,
    files: list[Path],
    arguments: Namespace,
    seconds: float,
) -> None:
    """Print the result for a program or for a person."""
    timing = {
        "jobs": arguments.jobs,
        "seconds": seconds,
        "games": summary.agents.games - tournament.played_before,
    }
    if arguments.json:
        found = as_json(tournament, summary)
        found |= {"files": [str(path) for path in files], "timing": timing}
        print(json.dumps(found, indent=1))
    else:
        show(tournament, summary, files, timing)
