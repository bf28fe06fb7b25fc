"""What goes over the wire about finished games: replays, analysis, ratings and results."""

from __future__ import annotations

from msgspec import Struct

from ratking.analysis.telling import CostlyAnswer
from ratking.analysis.verdict import Account
from ratking.server.replies import TableInfo


class ReplayInfo(Struct, frozen=True):
    """A finished game to look at again; uploaded ones were not played here."""

    table: TableInfo
    places: list[int]
    scores: list[int]
    everybody_lost: bool
    uploaded: bool
    at: float


class Replays(Struct, frozen=True):
    """My finished games and those that everybody may see."""

    mine: list[ReplayInfo]
    shared: list[ReplayInfo]


class ChancePoint(Struct, frozen=True):
    """The chances of all seats after an answer of the record; nature's seat is negative."""

    place: int
    seat: int
    chances: list[float]
    cost: float


class AnalysisInfo(Struct, frozen=True):
    """The chances over a game, the costliest mistakes of every seat, and luck apart from skill."""

    start: list[float]
    curve: list[ChancePoint]
    mistakes: list[CostlyAnswer]
    accounts: list[Account]


class RatingInfo(Struct, frozen=True):
    """How strong a signed-in name or a bot is at a game."""

    game: str
    player: str
    rating: float
    mu: float
    sigma: float
    games: int
    wins: int


class ResultInfo(Struct, frozen=True):
    """How a player came out in one game."""

    table: str
    game: str
    place: int
    score: int
    at: float


class Statistics(Struct, frozen=True):
    """Games played here, and who is strong."""

    games: dict[str, int]
    ratings: list[RatingInfo]


class PlayerInfo(Struct, frozen=True):
    """One player's ratings and latest results."""

    player: str
    ratings: list[RatingInfo]
    results: list[ResultInfo]


class MyResult(Struct, frozen=True):
    """How I came out in one game, among how many."""

    table: str
    game: str
    seat: int
    place: int
    players: int
    score: int
    at: float


class Favourite(Struct, frozen=True):
    """Something that I take often: how often, in how many games, and how many of those I won."""

    id: str
    name: str
    times: int
    games: int
    wins: int


class MyGames(Struct, frozen=True):
    """My results, ratings and favourites; ratings need a name."""

    name: str
    results: list[MyResult]
    ratings: list[RatingInfo]
    favourites: dict[str, list[Favourite]]
