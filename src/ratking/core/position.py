"""A single state as a JSON file that can be read, edited and gone on from."""

from __future__ import annotations

import json
from typing import Any, Final

from ratking.core.errors import BadFile
from ratking.core.game import Game
from ratking.core.state import State

FORMAT: Final = "position 1"


def write_position(game: Game[Any], state: State) -> str:
    """Write a state with the name and the version of its rules."""
    head = {
        "ratking": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "data": game.fingerprint(),
    }
    return json.dumps(head | {"state": game.to_json(state)}, indent=1, ensure_ascii=False) + "\n"


def position_head(text: str) -> dict[str, object]:
    """Read a position file as far as its format."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadFile(f"This is not a position: it is not JSON ({error}).") from error
    if not isinstance(data, dict) or data.get("ratking") != FORMAT:
        raise BadFile(f"This is not a position: it must say 'ratking': {FORMAT!r}.")
    return data


def read_position(game: Game[Any], data: dict[str, object]) -> State:
    """Read a state; it must belong to these rules and these tables."""
    if data.get("rules_version") != game.rules_version:
        raise BadFile(
            f"The position belongs to version {data.get('rules_version')!r} of the rules of "
            f"{game.title}; here is version {game.rules_version}."
        )
    if data.get("data") != game.fingerprint():
        raise BadFile(
            f"The position was made with other tables (data {data.get('data')!r}); here are "
            f"{game.fingerprint()}. Give the folder of those tables."
        )
    state = data.get("state")
    if not isinstance(state, dict):
        raise BadFile("The position has no 'state'.")
    return _answerable(game, game.from_json(state))


def _answerable(game: Game[Any], state: State) -> State:
    """Make sure that what is pending fits the table."""
    for seat in game.open_seats(state):
        try:
            fits = bool(game.answers(state, seat))
        except (LookupError, AssertionError, TypeError, ValueError):
            fits = False
        if not fits:
            raise BadFile("The pending question does not fit the table.")
    return state
