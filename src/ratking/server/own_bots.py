"""Bots of the host's own that may sit at tables, each by a name that pages and players see.

`RATKING_AGENTS` lists them with commas between: `Rosa=mine.py:Mine,cmd:./otto`. One without a name
of its own is called after its class or its program. A table knows only the name.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from ratking.agents import EVERYBODY, agent_named
from ratking.agents.own.naming import PROGRAM
from ratking.core.errors import BadOption, Mistake
from ratking.core.game import Game

VARIABLE: Final = "RATKING_AGENTS"
LONGEST_NAME: Final = 32

_invited: Final[dict[str, str]] = {}


def read_bots(text: str) -> Mapping[str, str]:
    """Read what a host has listed; every bot needs a name that no other has."""
    found: dict[str, str] = {}
    for entry in filter(None, map(str.strip, text.split(","))):
        name, place = _named(entry)
        if not 0 < len(name) <= LONGEST_NAME or name in (*EVERYBODY, *found):
            raise BadOption(
                f"The bot {entry} needs a name of its own with at most {LONGEST_NAME} letters: "
                "NAME=AGENT."
            )
        found[name] = place
    return MappingProxyType(found)


def invite(text: str) -> None:
    """Let these bots sit at the tables of this process, and no others."""
    bots = read_bots(text)
    _invited.clear()
    _invited.update(bots)


def bot_names() -> list[str]:
    """List all bots that may sit here, ours first."""
    return [*EVERYBODY, *_invited]


def seat_bot(name: str, game: Game[Any], seed: str) -> Any:
    """Seat one of ours, or a bot of the host's."""
    return agent_named(_invited.get(name, name), game, seed)


def is_own(name: str) -> bool:
    """Say whether a bot is the host's."""
    return name in _invited


def try_out(text: str, games: Mapping[str, Game[Any]]) -> None:
    """Refuse a bot that can be seated in none of the games, before anybody sits down with it."""
    for place in read_bots(text).values():
        mistakes = [_mistake(place, game) for game in games.values()]
        if all(mistakes):
            raise BadOption(str(mistakes[0]))


def _mistake(place: str, game: Game[Any]) -> Mistake | None:
    try:
        agent_named(place, game, "")
    except Mistake as mistake:
        return mistake
    return None


def _named(entry: str) -> tuple[str, str]:
    name, equals, place = entry.partition("=")
    if equals and ":" not in name:
        return name.strip(), place.strip()
    program = PROGRAM.fullmatch(entry)
    if program is not None:
        return Path(shlex.split(program["line"])[0]).stem, entry
    return entry.rpartition(":")[2], entry
