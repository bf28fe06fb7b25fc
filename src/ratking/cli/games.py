"""`ratking games`: what there is to play."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any, Final

from ratking.cli.language import own_data, plainly, say
from ratking.cli.parsing import Parser, add_data_argument
from ratking.cli.screen import Screen, screen
from ratking.core.game import Game
from ratking.core.options import Option
from ratking.games import every_game

EXAMPLES: Final = (
    "ratking games",
    "ratking games --data mydata",
    "ratking games --json    the same for programs",
)


def add_arguments(parser: Parser) -> None:
    """Only the tables can be chosen, and who reads."""
    parser.add_argument("--json", action="store_true", help="print one JSON list")
    add_data_argument(parser)


def run(arguments: Namespace) -> int:
    """Print every game."""
    games = every_game(arguments.data).values()
    if arguments.json:
        print(json.dumps([as_json(opened) for opened in games], indent=1, ensure_ascii=False))
        return 0
    for opened in games:
        show_game(screen(), opened)
    return 0


def show_game(out: Screen, opened: Game[Any]) -> None:
    """Print a game with its options."""
    counts = opened.player_counts()
    out.print(
        say("game-head", name=opened.name, title=opened.title, least=counts[0], most=counts[-1]),
        style="bold",
    )
    if opened.own_files():
        out.print_indented(own_data(opened), 2)
    for option in opened.options():
        default = say("option-head", name=option.name, default=str(option.default))
        out.print_indented(default, 2)
        out.print_indented(_about(option), 6)


def as_json(opened: Game[Any]) -> dict[str, object]:
    """List a game, the numbers of players it takes, and its options with their defaults."""
    return {
        "name": opened.name,
        "title": opened.title,
        "players": list(opened.player_counts()),
        "own_files": opened.own_files(),
        "options": [
            {
                "name": option.name,
                "about": plainly(option.about),
                "default": option.default,
                "choices": list(option.choices),
            }
            for option in opened.options()
        ],
    }


def _about(option: Option) -> str:
    about = plainly(option.about)
    if not option.choices:
        return about
    return say("option-choices", about=about, choices=", ".join(option.choices))
