"""What goes over the wire about the ladder."""

from __future__ import annotations

from msgspec import Struct


class LadderRow(Struct, frozen=True):
    """How one player stands: a rating, and by how much it may be wrong (two standard deviations).

    `left` counts the games in which a bot had to answer for the player.
    """

    rank: int
    player: str
    rating: float
    unsure: float
    games: int
    wins: int
    left: int


class Ladder(Struct, frozen=True):
    """The ladder of a game for a number of players in a season, and what others there are."""

    game: str
    players: int
    season: str
    seasons: list[str]
    counts: list[int]
    rows: list[LadderRow]


class LadderStanding(Struct, frozen=True):
    """Where somebody stands on one of the ladders of the latest season played."""

    game: str
    players: int
    season: str
    row: LadderRow


class LadderPoint(Struct, frozen=True):
    """One game on the way of a player, and the rating after it; a private table is not named."""

    table: str
    game: str
    players: int
    place: int
    rating: float
    unsure: float
    at: float


class LadderPlayer(Struct, frozen=True):
    """One player's standings, and the latest games, the oldest first."""

    player: str
    standings: list[LadderStanding]
    points: list[LadderPoint]


class Listed(Struct, frozen=True):
    """Whether I am shown on the ladder."""

    listed: bool
