"""What goes over the wire about challenges."""

from __future__ import annotations

from msgspec import Struct


class StarInfo(Struct, frozen=True):
    """What one star asks for, in sentences that all have to be true."""

    goals: list[str]


class ChallengeInfo(Struct, frozen=True):
    """A challenge: its title, how many bots sit there, my best result, and what each star asks."""

    game: str
    id: str
    title: str
    bots: int
    stars: int
    goals: list[StarInfo]


class GoalInfo(Struct, frozen=True):
    """A goal, how far it is counted now, and whether it was reached when the game is over."""

    sentence: str
    now: int | None
    done: bool | None


class ChallengeResult(Struct, frozen=True):
    """How a table with a challenge stands: the stars when it is over, and every goal."""

    challenge: ChallengeInfo
    stars: int | None
    goals: list[list[GoalInfo]]
