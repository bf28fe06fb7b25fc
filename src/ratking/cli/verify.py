"""`ratking verify`: was the luck of a game what was promised before it?"""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from ratking.cli.files import read_game
from ratking.cli.language import say
from ratking.cli.parsing import Parser, add_data_argument
from ratking.core.errors import BadFile
from ratking.core.luck import check_luck
from ratking.core.record import replay

EXAMPLES: Final = (
    "ratking verify game.txt                    check every draw",
    "ratking verify game.txt --promise 9f86...  and that this was promised",
)


def add_arguments(parser: Parser) -> None:
    """A record, and the promise that somebody wrote down."""
    parser.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    parser.add_argument("--promise", metavar="HEX", help="what the table showed before the game")
    add_data_argument(parser)


def run(arguments: Namespace) -> int:
    """Check the promise, every answer and every draw."""
    record, opened = read_game(arguments.file, arguments.data)
    if arguments.promise is not None and arguments.promise.lower() != record.promise:
        raise BadFile("The record names another promise than the one you were given.")
    replay(opened, record)
    draws = check_luck(opened, record)
    print(say("luck-verified", draws=draws, answers=len(record.answers)))
    return 0
