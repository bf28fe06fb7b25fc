"""Games and states that travel to another process: a game is opened anew, a state read again."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from ratking.core.data_files import Origin
from ratking.core.errors import BadFile
from ratking.core.game import Game
from ratking.core.state import State

Opener = Callable[[Path | None], Game[Any]]


@cache
def reopened(opener: Opener, known: Origin) -> Game[Any]:
    """Open a game once in every process; its tables must still be the same."""
    folder, fingerprint = known
    game = opener(None if folder is None else Path(folder))
    if game.fingerprint() != fingerprint:
        raise BadFile(
            f"The pickle was made with other tables (data {fingerprint}); here are "
            f"{game.fingerprint()}."
        )
    return game


def reread(opener: Opener, known: Origin, data: dict[str, object]) -> State:
    """Read a state that was written as plain data."""
    state: State = reopened(opener, known).from_json(data)
    return state
