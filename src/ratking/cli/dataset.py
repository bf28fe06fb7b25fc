"""`ratking dataset`: agents play, and every decision is written down for learners."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ratking.cli import INTERRUPTED
from ratking.cli.engine import warn_if_slow
from ratking.cli.files import make_folder
from ratking.cli.language import say
from ratking.cli.parsing import SEATED, Parser, add_game_arguments, chosen_options, count, names
from ratking.cli.screen import message_screen, screen
from ratking.core.extras import need
from ratking.games import game

if TYPE_CHECKING:
    from ratking.envs.selfplay import Harvest

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
        help=f"one for each seat, or one for all: {SEATED} (greedy)",
    )
    parser.add_argument(
        "--games", type=count(1), default=100, metavar="K", help="how many games (100)"
    )
    parser.add_argument(
        "--shard", type=count(1), default=100, metavar="K", help="games in one file (100)"
    )
    parser.add_argument(
        "--jobs", type=count(1), default=1, metavar="J", help="how many processes play (1)"
    )
    parser.add_argument("--seed", default="0", help="the same seed gives the same games (0)")


def run(arguments: Namespace) -> int:
    """Play and write; what is there already is not played again."""
    for module in ("librt", "numpy", "pyarrow"):
        need(module, "envs")
    from ratking.envs.selfplay import Harvest

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
    games = written(harvest, arguments.folder, arguments.jobs)
    try:
        done = follow(games, harvest.games)
    except KeyboardInterrupt:
        message_screen().print(say("dataset-interrupted"), soft_wrap=True)
        return INTERRUPTED
    said = say("dataset-written", games=done, folder=str(arguments.folder))
    screen().print(said, soft_wrap=True)
    return 0


def written(harvest: Harvest, folder: Path, jobs: int) -> Iterator[int]:
    """Begin to write, in this process or in several; the files are the same."""
    from ratking.cli.harvest import play_in_order
    from ratking.envs.dataset import write

    play = partial(play_in_order, harvest, jobs) if jobs > 1 else None
    return write(harvest, folder, play)


def follow(games: Iterator[int], asked: int) -> int:
    """Show how far it is, and count the games that are there in the end."""
    warn_if_slow()
    errors, done = message_screen(), 0
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    bar = Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
    with bar:
        task = bar.add_task("", total=asked)
        for done in games:
            bar.update(task, completed=done)
    return done
