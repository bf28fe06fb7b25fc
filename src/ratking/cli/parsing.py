"""What the commands' arguments have in common, and mistakes in them as one sentence."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from ratking.agents import AGENTS
from ratking.core.errors import BadOption
from ratking.core.game import Game
from ratking.core.options import read_options
from ratking.text import LANGUAGES, Words

LAST_PORT: Final = 65535
SEATED: Final = f"{', '.join(AGENTS)}, or one of your own such as mine.py:Mine (docs/agents.md)"
"""Who can be seated, for the page of help."""


class Parser(ArgumentParser):
    """Reads the arguments of one command; a mistake is one sentence."""

    def __init__(self, prog: str, about: str, examples: Sequence[str] = (), **more: Any) -> None:
        shown = "\n".join(["examples:", *(f"  {example}" for example in examples)])
        super().__init__(
            prog=prog,
            description=about,
            epilog=shown,
            formatter_class=RawDescriptionHelpFormatter,
            allow_abbrev=False,
            **more,
        )
        self.add_argument(
            "--language",
            "--lang",
            choices=LANGUAGES,
            help="the language to speak (else that of the locale)",
        )

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and where more is said."""
        raise BadOption(f"{message} ('{self.prog} --help' says more).")


def add_game_arguments(parser: Parser) -> None:
    """Add what every new game can be given."""
    parser.add_argument("--players", metavar="N", help="how many play (else as the game likes it)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="choose an option of the game; 'ratking games' lists them; may be repeated",
    )
    add_data_argument(parser)


def add_data_argument(parser: Parser) -> None:
    """Add the folder with an owner's own tables."""
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="folder with data files of your own box"
    )


def chosen_options(
    game: Game[Any], arguments: Namespace, agents: Sequence[str] = ()
) -> dict[str, object]:
    """Put --players and every --option together, and check them; a list of agents counts seats."""
    chosen: dict[str, object] = {}
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"An option is given as name=value, not {text!r}.")
        if name in chosen:
            raise BadOption(f"The option {name!r} is given twice.")
        chosen[name] = value
    if arguments.players is not None:
        if "players" in chosen:
            raise BadOption("The number of players is given twice.")
        chosen["players"] = arguments.players
    if len(agents) > 1:
        chosen.setdefault("players", len(agents))
    return read_options(game.options(), chosen)


def count(least: int, most: int | None = None) -> Callable[[str], int]:
    """Read a whole number of at least so many, and of at most so many if there is a bound."""
    bounds = f"from {least} on" if most is None else f"from {least} to {most}"

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 10) or not _within(int(text)):
            raise ArgumentTypeError(f"it must be a whole number {bounds}, not {text!r}")
        return int(text)

    def _within(number: int) -> bool:
        return least <= number and (most is None or number <= most)

    return read


def names(text: str) -> tuple[str, ...]:
    """Read a list of names with commas between them."""
    return tuple(name.strip() for name in text.split(","))


def seat_named(words: Words, players: int, text: str) -> int:
    """Find a seat by its number from 0, its colour or its letter."""
    for seat in range(players):
        if text.lower() in (str(seat), words.seat(seat).lower(), words.letter(seat).lower()):
            return seat
    seats = ", ".join(f"{seat} ({words.seat(seat)})" for seat in range(players))
    raise BadOption(f"There is no seat {text!r}; there are {seats}.")
