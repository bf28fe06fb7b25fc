"""Challenges for one player: a prepared deal, bots at the other seats, and three stars to earn.

They are declared in the folder of each game, beside its lesson. What a star asks for is counted
from the outcome of a game and the events of a seat, so a record is all that it takes.
"""

from __future__ import annotations

from ratking.challenges.challenge import Challenge, challenges_of
from ratking.challenges.goals import Condition, earned, measured

__all__ = ["Challenge", "Condition", "challenges_of", "earned", "measured"]
