"""`ratking dataset`: agents play, and every decision is written down for learners."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ratking.agents import AGENTS
from ratking.cli import INTERRUPTED
from ratking.cli.files import make_folder
from ratking.cli.parsing import Parser, add_game_arguments, chosen_options, count, names
from ratking.cli.screen import message_screen, screen
from ratking.core.errors import Mistake
from ratking.games import game
from ratking.text import speech

EXAMPLES: Final = (
    "ratking dataset rattus games/ --agents greedy --games 1000",
    "ratking dataset cartus games/ --players 3 --agents hard --games 500 --shard 50",
)


def add_arguments(parser: Parser) -> None:
    """Which game, where to, between whom, and how much."""
    parser.add_argument("game", metavar="GAME", help="the game to play")
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the Parquet files go")
    add_game_arguments(parser)
    parser.add_argument(
        "--agents",
        type=names,
        default=("greedy",),
        metavar="A,B,...",
        help=f"one for each seat, or one for all: {', '.join(AGENTS)} (greedy)",
    )
    parser.add_argument(
        "--games", type=count(1), default=100, metavar="K", help="how many games (100)"
    )
    parser.add_argument(
        "--shard", type=count(1), default=100, metavar="K", help="games in one file (100)"
    )
    parser.add_argument("--seed", default="0", help="the same seed gives the same games (0)")


def run(arguments: Namespace) -> int:
    """Play and write; what is there already is not played again."""
    try:
        from ratking.envs.dataset import write
        from ratking.envs.selfplay import Harvest
    except ImportError as error:
        raise Mistake("This needs more packages: pip install 'ratking[envs]'.") from error
    options = chosen_options(game(arguments.game, arguments.data), arguments, arguments.agents)
    harvest = Harvest(
        arguments.game,
        arguments.agents,
        arguments.games,
        arguments.shard,
        arguments.seed,
        options,
        arguments.data,
    )
    make_folder(arguments.folder)
    errors, written = message_screen(), 0
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    bar = Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
    try:
        with bar:
            task = bar.add_task("", total=harvest.games)
            for written in write(harvest, arguments.folder):
                bar.update(task, completed=written)
    except KeyboardInterrupt:
        errors.print(speech("terminal")("dataset-interrupted"))
        return INTERRUPTED
    said = speech("terminal")("dataset-written", games=written, folder=str(arguments.folder))
    screen().print(said, soft_wrap=True)
    return 0
