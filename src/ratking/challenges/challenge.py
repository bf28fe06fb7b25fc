"""One challenge, and the file in which a game declares them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any, Final

from ratking.challenges.goals import Condition, Goal
from ratking.core.errors import BadFile
from ratking.core.manifest import resource
from ratking.games import manifest_of

ME: Final = 0
"""The seat of whoever takes a challenge up."""


@dataclass(frozen=True)
class Challenge:
    """Options, who sits at the other seats, and what each of three stars asks for."""

    game: str
    id: str
    options: Mapping[str, object]
    others: tuple[str, ...]
    stars: tuple[Goal, ...]

    @property
    def secret(self) -> str:
        """The secret that all luck follows from: everybody gets the same deal."""
        return sha256(f"challenge/{self.game}/{self.id}".encode()).hexdigest()


@cache
def challenges_of(name: str) -> dict[str, Challenge]:
    """List the challenges of a game, the easiest first; a game may have none."""
    part = manifest_of(name).challenges
    if not part:
        return {}
    rows = json.loads(resource(part).read_text(encoding="utf-8"))
    found = [_read(name, row) for row in rows]
    return {one.id: one for one in found}


def _read(name: str, row: Mapping[str, Any]) -> Challenge:
    try:
        stars = tuple(tuple(Condition(**one) for one in goal) for goal in row["stars"])
        options = {"players": len(row["others"]) + 1, "start": ME, **row.get("options", {})}
        return Challenge(name, row["id"], options, tuple(row["others"]), stars)
    except (KeyError, TypeError) as error:
        raise BadFile(f"This is not a challenge of {name} ({error}).") from error
