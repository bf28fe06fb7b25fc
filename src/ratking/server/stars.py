"""The stars of a challenge, counted when its game ends and written down together with that end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec import json

from ratking.challenges import Challenge, challenges_of, earned
from ratking.challenges.challenge import ME
from ratking.server.archive import told_steps
from ratking.server.jottings import Key, Texts, text_of
from ratking.server.keeper import Keeper
from ratking.server.match import Step
from ratking.server.table import OVER, Table

ALL_MINE: Final = "challenge/"
"""How the names of all jottings about challenges begin."""


@dataclass(frozen=True)
class Stars:
    """What a finished game has earned for whoever took the challenge up."""

    who: str
    challenge: Challenge
    count: int

    @property
    def key(self) -> Key:
        """Where it is written down."""
        return self.who, name_of(self.challenge)

    def over(self, known: Texts) -> Texts:
        """Say what is to be written over what is known: the best result stays."""
        return {self.key: text_of(self.count)} if self.count > best_of(known.get(self.key)) else {}


async def stars_of(house: Keeper, before: Table, after: Table, steps: list[Step]) -> Stars | None:
    """Count the stars of a challenge that these steps end; None for everything else."""
    if not after.wishes.challenge or before.status == OVER:
        return None
    one = challenges_of(after.match.game.name).get(after.wishes.challenge)
    outcome = after.match.game.outcome(after.match.state)
    who = after.seats[ME].visitor_hash
    if one is None or outcome is None or not who:
        return None
    earlier = await told_steps(house, after)
    events = [told for step in (*earlier, *steps) for told in step.events]
    return Stars(who, one, earned(one.stars, ME, outcome, events))


def name_of(one: Challenge) -> str:
    """Name what is written down about a challenge."""
    return f"{ALL_MINE}{one.game}/{one.id}"


def best_of(text: str | None) -> int:
    """Read how many stars were earned so far."""
    return 0 if text is None else json.decode(text, type=int)
