"""All commands by name, and the page that `ratking --help` shows."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from importlib import import_module
from typing import Final

from ratking.cli.language import plainly, speaking, spoken
from ratking.cli.parsing import Parser
from ratking.core.errors import Mistake

COMMANDS: Final[dict[str, str]] = {
    "play": "Open the table in the browser, for you and friends on your network.",
    "table": "Play in the terminal, against bots or with friends at one keyboard.",
    "replay": "Read a recorded game again, sentence by sentence.",
    "analyse": "See what luck did in a finished game, and what the players did.",
    "games": "List the games and what can be chosen before each.",
    "rules": "Read the numbered rules, and find them in code and tests.",
    "position": "Look at one moment of a game as a file, and go on from it.",
    "serve": "Open tables for friends, in the browser or for programs.",
    "pages": "Write a folder of files that plays without a server.",
    "worker": "Think for servers on other machines: bots, hints and analyses.",
    "push-keys": "Make the keys with which a host calls players to their turn.",
    "bots": "Give bots that think elsewhere an account, or take it back.",
    "tidy": "Remove what nobody comes back to from the database of a host.",
    "verify": "Check that the luck of a game was what was promised before it.",
    "simulate": "Let agents play many games and count who wins.",
    "arena": "Let agents meet in a tournament, and write a report on it.",
    "compare": "Compare two ways to play: what a rule, a card or a bot changes.",
    "dataset": "Let agents play and write every decision down for learners.",
    "puzzles": "Look for moments in which one answer is clearly best.",
    "train": "Let a network learn a game by playing it.",
    "mcp": "Play in words: the games as tools for language models.",
    "completion": "Let the Tab key of your shell finish what you type.",
}

HEAD: Final = "ratking: board games about rats, their rules, and bots to play them with."
USAGE: Final = "usage: ratking COMMAND ...        ratking COMMAND --help says more about one"
GROUPS: Final = {
    "Play": ("play", "table", "replay", "analyse"),
    "Host": ("serve", "pages", "worker", "push-keys", "bots", "tidy", "mcp"),
    "Look": ("games", "rules", "position", "verify", "completion"),
    "Measure": ("simulate", "arena", "compare", "dataset", "puzzles", "train"),
}

EXAMPLES: Final = (
    ("ratking play", "opens the browser"),
    ("ratking table rattus", "you against three bots"),
    ("ratking table rattus --players 2", "you against one"),
    ("ratking rules RB-24", "one rule, code and tests"),
    ("ratking simulate rattus --agents greedy,uniform", "who is stronger?"),
)


def overview() -> str:
    """Write the page that greets a newcomer."""
    lines = [plainly(HEAD), "", plainly(USAGE)]
    for title, names in GROUPS.items():
        lines += ["", plainly(title)]
        lines += [f"  {name:<10} {plainly(COMMANDS[name])}" for name in names]
    lines += ["", plainly("Examples")]
    lines += [f"  {line:<49} {plainly(about)}" for line, about in EXAMPLES]
    return "\n".join(lines)


def run_command(name: str, words: list[str]) -> int:
    """Load a command's file, read its arguments and run it."""
    command = import_module(f"ratking.cli.{name.replace('-', '_')}")
    parser = Parser(f"ratking {name}", plainly(COMMANDS[name]), command.EXAMPLES)
    command.add_arguments(parser)
    try:
        arguments = parser.parse_intermixed_args(words)
    except SystemExit as asked_for_help:
        return int(asked_for_help.code or 0)
    with speaking(arguments.language or spoken()):
        return _run(command.run, arguments)


def _run(run: Callable[[Namespace], int], arguments: Namespace) -> int:
    """Run a command; a mistake is told in the language that was asked for."""
    try:
        return run(arguments)
    except Mistake as mistake:
        raise type(mistake)(plainly(str(mistake))) from mistake
