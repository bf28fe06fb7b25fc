"""All commands by name, and the page that `ratking --help` shows."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from ratking.cli.parsing import Parser

COMMANDS: Final[dict[str, str]] = {
    "table": "Play in the terminal, against bots or with friends at one keyboard.",
    "replay": "Read a recorded game again, sentence by sentence.",
    "games": "List the games and what can be chosen before each.",
    "rules": "Read the numbered rules, or see which tests prove them.",
    "position": "Look at one moment of a game as a file, and go on from it.",
    "serve": "Open tables for friends, in the browser or for programs.",
    "verify": "Check that the luck of a game was what was promised before it.",
    "simulate": "Let agents play many games and count who wins.",
    "dataset": "Let agents play and write every decision down for learners.",
}

GROUPS: Final = {
    "Play": ("table", "serve", "replay"),
    "Look": ("games", "rules", "position", "verify"),
    "Measure": ("simulate", "dataset"),
}

EXAMPLES: Final = (
    ("ratking table rattus", "you against three bots"),
    ("ratking table rattus --players 2", "you against one"),
    ("ratking rules rattus RB-24", "one rule"),
    ("ratking simulate rattus --agents greedy,uniform", "who is stronger?"),
)


def overview() -> str:
    """Write the page that greets a newcomer."""
    lines = [
        "ratking: board games about rats, their rules, and bots to play them with.",
        "",
        "usage: ratking COMMAND ...        ratking COMMAND --help says more about one",
    ]
    for title, names in GROUPS.items():
        lines += ["", title] + [f"  {name:<10} {COMMANDS[name]}" for name in names]
    lines += ["", "Examples"] + [f"  {line:<49} {about}" for line, about in EXAMPLES]
    return "\n".join(lines)


def version() -> str:
    """Name this program and its version."""
    from ratking import __version__

    return f"ratking {__version__}"


def run_command(name: str, words: list[str]) -> int:
    """Load a command's file, read its arguments and run it."""
    command = import_module(f"ratking.cli.{name}")
    parser = Parser(f"ratking {name}", COMMANDS[name], command.EXAMPLES)
    command.add_arguments(parser)
    try:
        arguments = parser.parse_intermixed_args(words)
    except SystemExit as asked_for_help:
        return int(asked_for_help.code or 0)
    code: int = command.run(arguments)
    return code
