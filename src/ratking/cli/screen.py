"""The terminal: colours and width where there is one, plain text elsewhere."""

from __future__ import annotations

from typing import Final

from rich.console import Console

_COLOURS: Final = ("bright_red", "bright_blue", "yellow", "green", "magenta", "bright_white")


def colour(seat: int) -> str:
    """Name the colour of a seat; its letter or its name always stands beside it."""
    return _COLOURS[seat % len(_COLOURS)]


class Screen(Console):
    """A console that takes our sentences as they are, and leaves broken pipes to the command."""

    def __init__(self, errors: bool = False) -> None:
        super().__init__(stderr=errors, highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        """Let the command end as it ends everywhere else."""
        raise BrokenPipeError


def screen() -> Screen:
    """Open standard output."""
    return Screen()


def message_screen() -> Screen:
    """Open standard error."""
    return Screen(errors=True)
