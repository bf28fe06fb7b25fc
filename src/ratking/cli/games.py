"""`ratking games`: what there is to play."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding

from ratking.cli.language import own_data, plainly, say
from ratking.cli.parsing import Parser, add_data_argument
from ratking.cli.screen import screen
from ratking.core.errors import BadOption
from ratking.core.game import Game
from ratking.core.options import Option
from ratking.games import every_game

EXAMPLES: Final = ("ratking games", "ratking games --data mydata")
MOST_PLAYERS: Final = 12


def add_arguments(parser: Parser) -> None:
    """Only the tables can be chosen."""
    add_data_argument(parser)


def run(arguments: Namespace) -> int:
    """Print every game."""
    out = screen()
    for opened in every_game(arguments.data).values():
        show_game(out, opened)
    return 0


def show_game(out: Console, opened: Game[Any]) -> None:
    """Print a game with its options."""
    counts = player_counts(opened)
    out.print(
        say("game-head", name=opened.name, title=opened.title, least=counts[0], most=counts[-1]),
        style="bold",
    )
    if opened.own_files():
        out.print(Padding(own_data(opened), (0, 0, 0, 2), expand=False))
    for option in opened.options():
        default = say("option-head", name=option.name, default=str(option.default))
        out.print(Padding(default, (0, 0, 0, 2), expand=False))
        out.print(Padding(_about(option), (0, 0, 0, 6), expand=False))


def _about(option: Option) -> str:
    about = plainly(option.about)
    if not option.choices:
        return about
    return say("option-choices", about=about, choices=", ".join(option.choices))


def player_counts(opened: Game[Any]) -> list[int]:
    """Find out with how many players a game can be played."""
    players = next(option for option in opened.options() if option.name == "players")
    return [count for count in range(1, MOST_PLAYERS + 1) if _takes(players, count)]


def _takes(option: Option, value: int) -> bool:
    try:
        option.read(value)
    except BadOption:
        return False
    return True
