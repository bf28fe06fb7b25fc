"""The terminal: colours and width where there is one, plain text elsewhere."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

_COLOURS: Final = ("bright_red", "bright_blue", "yellow", "green", "magenta", "bright_white")


def colour(seat: int) -> str:
    """Name the colour of a seat; its letter or its name always stands beside it."""
    return _COLOURS[seat % len(_COLOURS)]


class Screen(Console):
    """A console that takes our sentences as they are, and leaves broken pipes to the command.

    For a person it wraps them; where a program or a file takes them, each stays in one line.
    """

    def __init__(self, errors: bool = False, person: bool = False) -> None:
        super().__init__(stderr=errors, highlight=False, markup=False, emoji=False)
        self.wraps = person or self.is_terminal

    def print(self, *objects: Any, **how: Any) -> None:
        """Print; only sentences need not be wrapped, a board keeps its form."""
        if not self.wraps and all(isinstance(one, str | Text) for one in objects):
            how.setdefault("soft_wrap", True)
        super().print(*objects, **how)

    def print_indented(self, text: str, blanks: int) -> None:
        """Print a sentence some blanks from the edge, also where it is wrapped."""
        if self.wraps:
            self.print(Padding(Text(text), (0, 0, 0, blanks), expand=False))
        else:
            self.print(Text(" " * blanks + text))

    def on_broken_pipe(self) -> None:
        """Let the command end as it ends everywhere else."""
        raise BrokenPipeError


def screen(person: bool = False) -> Screen:
    """Open standard output; a person may sit there though it is no terminal that we know."""
    return Screen(person=person)


def message_screen() -> Screen:
    """Open standard error."""
    return Screen(errors=True)
