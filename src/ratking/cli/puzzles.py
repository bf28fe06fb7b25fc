"""`ratking puzzles`: moments of games between strong bots in which one answer is clearly best."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ratking.arena.processes import play_in_processes
from ratking.cli import INTERRUPTED
from ratking.cli.engine import warn_if_slow
from ratking.cli.language import say
from ratking.cli.parsing import Parser, add_game_arguments, chosen_options, count
from ratking.cli.screen import message_screen, screen
from ratking.games import game
from ratking.puzzles.generating import Plan, Search
from ratking.puzzles.notebook import Notebook

FORMAT: Final = "puzzles 1"
EXAMPLES: Final = (
    "ratking puzzles rattus --out found.jsonl --games 50",
    "ratking puzzles rattus --out found.jsonl --games 100       goes on with the same file",
    "ratking puzzles ratland --players 2 --option clans=yes --out clans.jsonl --jobs 4",
)


def add_arguments(parser: Parser) -> None:
    """Which game, where to, and how many games to look through."""
    parser.add_argument("game", metavar="GAME", help="the game to look through")
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="where puzzles go, line by line"
    )
    add_game_arguments(parser)
    parser.add_argument(
        "--games", type=count(1), default=100, metavar="K", help="how many games (100)"
    )
    parser.add_argument(
        "--agent", default="hard", metavar="A", help="who plays at every seat (hard)"
    )
    parser.add_argument(
        "--jobs", type=count(1), default=1, metavar="J", help="how many processes search (1)"
    )
    parser.add_argument("--seed", default="0", help="the same seed gives the same puzzles (0)")


def run(arguments: Namespace) -> int:
    """Search, and write down each game at once; what is in the file is not searched again."""
    opened = game(arguments.game, arguments.data)
    options = chosen_options(opened, arguments)
    plan = Plan(opened.name, arguments.agent, arguments.seed, options, arguments.data)
    Search(plan).sit_down()
    head = {
        "ratking": FORMAT,
        "game": opened.name,
        "rules_version": opened.rules_version,
        "data": opened.fingerprint(),
        "agent": arguments.agent,
        "seed": arguments.seed,
        "options": options,
    }
    with closing(Notebook(arguments.out, head)) as notebook:
        finished = search(plan, notebook, arguments.games, arguments.jobs)
        facts = {"found": notebook.found, "games": len(notebook.done)}
        told = say("puzzles-found", **facts) if finished else say("puzzles-interrupted", **facts)
        screen().print(told)
    return 0 if finished else INTERRUPTED


def search(plan: Plan, notebook: Notebook, games: int, jobs: int) -> bool:
    """Look through the games that are missing; say whether all of them came."""
    warn_if_slow()
    missing = [number for number in range(games) if number not in notebook.done]
    errors = message_screen()
    columns: tuple[Any, ...] = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[found]}"),
        TimeRemainingColumn(),
    )
    bar = Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
    searched = play_in_processes(partial(Search, plan), missing, jobs)
    try:
        with bar, closing(searched):
            task = bar.add_task("", total=games, completed=len(notebook.done), found=notebook.found)
            for one in searched:
                notebook.add(one)
                bar.update(task, completed=len(notebook.done), found=notebook.found)
    except KeyboardInterrupt:
        return False
    return True
