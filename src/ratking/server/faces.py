"""Who plays here with a face."""

from __future__ import annotations

from ratking.agents.characters import CHARACTERS
from ratking.agents.standing import Standing, standings
from ratking.server.replies import CharacterInfo


def characters(game: str) -> list[CharacterInfo]:
    """List the characters with what was measured of them, from the gentlest to the strongest."""
    known = standings(game)
    found = []
    for name, one in CHARACTERS.items():
        standing = known.get(name, Standing())
        rating, unsure = round(standing.mu, 1), round(2 * standing.sigma, 1)
        found.append(CharacterInfo(name, one.level, one.temper, rating, unsure, standing.games))
    return found
