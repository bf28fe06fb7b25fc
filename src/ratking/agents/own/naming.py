"""How agents of one's own are named, and who finds them.

| name | what it is |
|---|---|
| `mine.py:Mine` | a class in a file |
| `package.module:Class` | a class in a package |
| `cmd:./program --its arguments` | a program that speaks the line protocol |
| `cmd@2.5:./program` | one that may think for 2.5 seconds about a decision |
| `rosa` | what an installed package calls so, in its entry points of the group `ratking.agents` |
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from ratking.agents.own.classes import SCRIPT, Maker, seat_class
from ratking.agents.own.programs import LONGEST, Command
from ratking.agents.own.spoken import Spoken
from ratking.core.errors import BadOption
from ratking.core.game import Game
from ratking.core.play import Agent

GROUP: Final = "ratking.agents"
PROGRAM: Final = re.compile(r"cmd(?:@(?P<seconds>[0-9.]+))?:(?P<line>.+)", re.DOTALL)
SECONDS: Final = 10.0
"""How long a program may think about a decision if nobody says."""


@cache
def installed() -> Mapping[str, str]:
    """List the agents that installed packages bring, and where each is."""
    return {point.name: point.value for point in sorted(entry_points(group=GROUP))}


def own_agent(name: str, game: Game[Any], seed: str) -> Agent | None:
    """Seat an agent of somebody's own; None if the name is not of one."""
    program = PROGRAM.fullmatch(name)
    if program is not None:
        return Spoken(command_of(program), game, seed)
    place = installed().get(name, name)
    return seat_class(Maker(name, place), game, seed) if ":" in place else None


def files_of(name: str) -> list[Path]:
    """List the files that an agent of somebody's own is made of, as far as its name tells."""
    program = PROGRAM.fullmatch(name)
    if program is not None:
        return [path for path in map(Path, shlex.split(program["line"])) if path.is_file()]
    home, _, _ = installed().get(name, name).rpartition(":")
    path = Path(home if home.endswith(SCRIPT) else f"{home.replace('.', '/')}{SCRIPT}")
    return [path] if path.is_file() else []


def command_of(found: re.Match[str]) -> Command:
    """Read the command line of a program, and how long it may think."""
    try:
        seconds = float(found["seconds"] or SECONDS)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST:
        raise BadOption(
            f"A program may think for some seconds, at most {LONGEST:g}, not {found['seconds']}."
        )
    return Command(found["line"].strip(), seconds)
