"""`ratking simulate`: many games between agents, and who won them."""

from __future__ import annotations

import json
from argparse import Namespace
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from ratking.arena.result import Played
from ratking.arena.series import Plan
from ratking.arena.simulation import simulate
from ratking.arena.tally import Tally
from ratking.cli import INTERRUPTED
from ratking.cli.engine import warn_if_slow
from ratking.cli.files import make_folder, write_file
from ratking.cli.language import own_data, say, words
from ratking.cli.parsing import SEATED, Parser, add_game_arguments, chosen_options, count, names
from ratking.cli.screen import message_screen, screen
from ratking.core.errors import BadOption
from ratking.core.game import Game
from ratking.core.record import write_record
from ratking.core.state import State
from ratking.games import game

EXAMPLES: Final = (
    "ratking simulate rattus --agents greedy,uniform,uniform --games 1000 --jobs 2",
    "ratking simulate rattus --agents greedy --games 10 --records games/",
    "ratking simulate rattus --agents uniform --option cards=random --json",
)


def add_arguments(parser: Parser) -> None:
    """Which game, between whom, and how often."""
    parser.add_argument("game", metavar="GAME", help="the game to play")
    add_game_arguments(parser)
    parser.add_argument(
        "--agents",
        type=names,
        default=("uniform",),
        metavar="A,B,...",
        help=f"one for each seat, or one for all: {SEATED} (uniform); "
        "they change seats from game to game",
    )
    parser.add_argument(
        "--games", type=count(1), default=100, metavar="K", help="how many games (100)"
    )
    parser.add_argument(
        "--jobs", type=count(1), default=1, metavar="J", help="how many processes play (1)"
    )
    parser.add_argument("--seed", default="0", help="the same seed gives the same games (0)")
    parser.add_argument(
        "--records", type=Path, metavar="DIR", help="write one record for each game there"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: Namespace) -> int:
    """Play, then print what came of it, also after an interruption."""
    plan = plan_from(arguments)
    if arguments.records is not None:
        make_folder(arguments.records)
    tally = Tally(plan.line_ups[0])
    began = perf_counter()
    finished = _play_all(plan, arguments, tally)
    report(plan, tally, arguments, perf_counter() - began)
    return 0 if finished else INTERRUPTED


def plan_from(arguments: Namespace) -> Plan:
    """Check the arguments and make a plan of them."""
    opened = game(arguments.game, arguments.data)
    options = chosen_options(opened, arguments, arguments.agents)
    state = opened.new(options)
    players = opened.players(state)
    agents = arguments.agents * players if len(arguments.agents) == 1 else arguments.agents
    if len(agents) != players:
        raise BadOption(
            f"With {players} players --agents takes {players} names or one, not {len(agents)}."
        )
    advise(opened, state)
    return Plan(arguments.game, (agents,), arguments.games, arguments.seed, options, arguments.data)


def advise(opened: Game[Any], state: State) -> None:
    """Give advice on what is the same in all games; cards drawn anew for each are not."""
    if opened.own_files():
        message_screen().print(own_data(opened))
    for name in opened.advice(state):
        message_screen().print(words(opened).say(name))


def _play_all(plan: Plan, arguments: Namespace, tally: Tally) -> bool:
    """Count the games as they come; say whether all of them came."""
    games, opened = simulate(plan, arguments.jobs), game(plan.game, plan.data)
    warn_if_slow()
    errors = message_screen()
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    try:
        with (
            Progress(
                *columns, console=errors, transient=True, disable=not errors.is_terminal
            ) as bar,
            closing(games),
        ):
            for played in bar.track(games, total=plan.games):
                tally.add(played.result, played.result.seating)
                if arguments.records is not None:
                    keep_record(opened, arguments.records, played)
    except KeyboardInterrupt:
        return False
    return True


def keep_record(opened: Game[Any], folder: Path, played: Played) -> None:
    """Write a game's record into a file named after its number."""
    name = f"{played.record.game}-{played.result.number:06}.txt"
    write_file(folder / name, write_record(opened, played.record))


def report(plan: Plan, tally: Tally, arguments: Namespace, seconds: float) -> None:
    """Print the result for a program or for a person."""
    timing = {
        "jobs": arguments.jobs,
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "answers_per_second": tally.answers / seconds,
    }
    if arguments.json:
        print(json.dumps(as_json(plan, tally) | {"timing": timing}, indent=1))
    else:
        show(plan, tally, timing)


def as_json(plan: Plan, tally: Tally) -> dict[str, object]:
    """List everything that does not depend on the clock."""
    return {
        "game": plan.game,
        "players": len(tally.labels),
        "games": tally.games,
        "seed": int(plan.seed) if plan.seed.isdecimal() else plan.seed,
        "entries": [vars(entry) for entry in tally.entries()],
        "endings": dict(sorted(tally.endings.items())),
        "answers": tally.answers,
    }


def show(plan: Plan, tally: Tally, timing: dict[str, float]) -> None:
    """Print a table with one row for each agent."""
    out = screen()
    out.print(
        say(
            "simulated",
            game=plan.game,
            players=len(tally.labels),
            seed=plan.seed,
            games=tally.games,
            asked=plan.games,
            interrupted="yes" if tally.games < plan.games else "no",
        )
    )
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say("column-agent"))
    for title in (say("column-wins"), say("column-share"), say("column-points")):
        table.add_column(title, justify="right")
    for entry in tally.entries():
        table.add_row(
            entry.agent, f"{entry.wins:g}", f"{entry.win_share:.1%}", f"{entry.mean_score:.2f}"
        )
    out.print(table)
    for ending, games in sorted(tally.endings.items()):
        out.print(say("simulated-ending", ending=ending, games=games))
    out.print(
        say(
            "simulated-speed",
            seconds=f"{timing['seconds']:.1f}",
            games=f"{timing['games_per_second']:.1f}",
            answers=f"{timing['answers_per_second']:.0f}",
        )
    )
