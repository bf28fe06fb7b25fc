"""`ratking completion`: the Tab key finishes commands, games, agents and options."""

from __future__ import annotations

from argparse import Action, Namespace
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, Final

from argcomplete import autocomplete
from argcomplete.shell_integration import shellcode

from ratking.agents import agent_names
from ratking.cli.overview import COMMANDS
from ratking.cli.parsing import Parser
from ratking.games import GAMES

SHELLS: Final = ("bash", "zsh", "fish")
EXAMPLES: Final = (
    'ratking completion bash    in ~/.bashrc: eval "$(ratking completion bash)"',
    'ratking completion zsh     in ~/.zshrc: eval "$(ratking completion zsh)"',
    "ratking completion fish    in config.fish: ratking completion fish | source",
)
GAME: Final = ("game", "new")
AGENT: Final = ("agents", "line_up")
ACTIONS: Final = ("show", "answers", "answer")


def add_arguments(parser: Parser) -> None:
    """The shell that asks."""
    parser.add_argument("shell", choices=SHELLS, help="the shell to print it for")


def run(arguments: Namespace) -> int:
    """Print what a shell has to read."""
    print(shellcode(["ratking"], shell=arguments.shell))
    return 0


def complete(line: str) -> None:
    """Tell the shell how the line may go on, and end."""
    autocomplete(whole_parser(line.split()))


def whole_parser(words: list[str]) -> Parser:
    """Put all commands into one parser, with the arguments of those that are named."""
    parser = Parser("ratking", "")
    commands = parser.add_subparsers()
    for name, about in COMMANDS.items():
        one = commands.add_parser(name, help=about, about=about)
        if name in words:
            import_module(f"ratking.cli.{name.replace('-', '_')}").add_arguments(one)
            for action in one._actions:
                _advise(action)
    return parser


def _advise(action: Action) -> None:
    """Say what an argument takes; all others take files."""
    if action.dest in GAME:
        _take(action, lambda **_: GAMES)
    elif action.dest in AGENT:
        _take(action, some_agents)
    elif action.dest == "action":
        _take(action, lambda **_: ACTIONS)


def _take(action: Action, completer: Callable[..., Iterable[str]]) -> None:
    facts: Any = action
    facts.completer = completer


def some_agents(prefix: str, **_: object) -> list[str]:
    """Finish the last of some names with commas between them."""
    before = prefix.rpartition(",")[0]
    return [f"{before},{name}" if before else name for name in agent_names()]
