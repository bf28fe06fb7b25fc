"""Puzzles for a visitor: today's, the next one that fits, and what a try at one comes to."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any, Final

from msgspec import json

from ratking.puzzles.collection import Collection, puzzles_for
from ratking.puzzles.levels import rating_of
from ratking.puzzles.puzzle import Puzzle
from ratking.puzzles.rating import PUZZLE_SIGMA, Rating, rated
from ratking.puzzles.streak import Streak
from ratking.server import outside
from ratking.server.boxes import names, shared_game
from ratking.server.guest import Guest
from ratking.server.jottings import HOUSE, Jottings, Key, Texts, text_of
from ratking.server.moment_replies import (
    Daily,
    DailyPuzzle,
    PuzzleInfo,
    SolvedInfo,
    Standing,
    Verdict,
)
from ratking.server.posed import is_solved, posed, verdict, weighed
from ratking.server.refusals import Refusal

FITTING: Final = 12
"""The next puzzle is one of so many whose rating is nearest to mine."""

STREAK: Final = "streak"
NO_PUZZLES: Final = "There are no puzzles for this game here."
NO_PUZZLE: Final = "There is no such puzzle."
ALL_TRIED: Final = "You have tried every puzzle of this game."


def today() -> date:
    """Say which day it is, the same for everybody."""
    return datetime.fromtimestamp(outside.now(), UTC).date()


async def daily(jottings: Jottings, guest: Guest) -> Daily:
    """Tell today's puzzle of every game that has some."""
    streak, day = await _streak(jottings, guest), today()
    found = [await _daily(jottings, guest, name, day) for name in names()]
    puzzles = [one for one in found if one is not None]
    return Daily(day.isoformat(), streak.on(day), streak.best, puzzles)


async def _daily(jottings: Jottings, guest: Guest, game: str, day: date) -> DailyPuzzle | None:
    collection = puzzles_for(shared_game(game))
    if not collection.puzzles:
        return None
    puzzle = collection.of_the_day(day)
    tries = await jottings.find(guest.visitor.hash, f"puzzle/{game}/")
    mine = tries.get(_name(game, puzzle.id))
    return DailyPuzzle(
        game,
        puzzle.id,
        None if mine is None else json.decode(mine)["solved"],
        _shown((await _difficulty(jottings, game, puzzle)).mu),
        len(collection.puzzles),
        len(tries),
        await standing(jottings, guest, game),
    )


async def standing(jottings: Jottings, guest: Guest, game: str) -> Standing:
    """Say how well a visitor solves the puzzles of a game."""
    found = await jottings.find(guest.visitor.hash, f"solver/{game}")
    return _standing(found.get(f"solver/{game}"))


async def show(jottings: Jottings, guest: Guest, game: str, name: str) -> PuzzleInfo:
    """Pose a puzzle; one that was tried is shown with its verdict."""
    puzzle, collection = _found(game, name)
    tries = await jottings.find(guest.visitor.hash, _name(game, name))
    mine = tries.get(_name(game, name))
    day = today()
    return PuzzleInfo(
        name,
        posed(game, f"puzzle-{name}", puzzle, guest.language),
        _shown((await _difficulty(jottings, game, puzzle)).mu),
        day.isoformat() if collection.of_the_day(day).id == name else "",
        None if mine is None else _told(game, puzzle, mine, guest.language),
    )


def _told(game: str, puzzle: Puzzle, mine: str, language: str) -> Verdict:
    return verdict(game, puzzle, json.decode(mine)["choices"], language)


async def following(jottings: Jottings, guest: Guest, game: str) -> PuzzleInfo:
    """Pose a puzzle that was not tried yet, about as hard as the visitor is strong."""
    collection = _collection(game)
    tried = await jottings.find(guest.visitor.hash, f"puzzle/{game}/")
    mine, ratings = (await standing(jottings, guest, game)).rating, collection.ratings()
    of_today = collection.of_the_day(today()).id
    left = [name for name in collection.puzzles if _name(game, name) not in tried]
    left = [name for name in left if name != of_today] or left
    if not left:
        raise Refusal("unknown", ALL_TRIED)
    near = sorted(left, key=lambda name: abs(ratings[name] - mine))[:FITTING]
    return await show(jottings, guest, game, near[int(outside.chance() * len(near))])


async def solve(
    jottings: Jottings, guest: Guest, game: str, name: str, choices: list[int]
) -> SolvedInfo:
    """Judge a try; the first one counts for the ratings of solver and puzzle, and for the day."""
    puzzle, collection = _found(game, name)
    day = today()
    is_daily = collection.of_the_day(day).id == name
    tried = _Try(guest.visitor.hash, game, puzzle, [*choices], day if is_daily else None)
    await jottings.change(tried.keys, tried.count)
    return SolvedInfo(
        verdict(game, puzzle, choices, guest.language),
        tried.counted,
        tried.before,
        tried.after,
        _shown(tried.difficulty.mu),
        dict(puzzle.finds),
        tried.streak.on(day),
    )


class _Try:
    """One try at a puzzle, and what it changes."""

    def __init__(
        self, who: str, game: str, puzzle: Puzzle, choices: list[int], day: date | None
    ) -> None:
        self.puzzle, self.choices, self.day = puzzle, choices, day
        self.solved = is_solved(puzzle, weighed(puzzle, choices))
        self.mine: Key = (who, _name(game, puzzle.id))
        self.solver: Key = (who, f"solver/{game}")
        self.days: Key = (who, STREAK)
        self.house: Key = (HOUSE, _name(game, puzzle.id))
        self.counted = False
        self.before = self.after = Standing(0, 0, 0, 0)
        self.difficulty = _rating_in(None, puzzle)
        self.streak = Streak()

    @property
    def keys(self) -> list[Key]:
        """Name what it may change."""
        return [self.mine, self.solver, self.days, self.house]

    def count(self, known: Texts) -> Texts:
        """Count it, unless this puzzle was tried before."""
        self.before = self.after = _standing(known.get(self.solver))
        self.difficulty = _rating_in(known.get(self.house), self.puzzle)
        self.streak = _streak_in(known.get(self.days))
        self.counted = self.mine not in known
        if not self.counted:
            return {}
        facts = _facts(known.get(self.solver))
        rating, self.difficulty = rated(
            Rating(facts["mu"], facts["sigma"]), self.difficulty, solved=self.solved
        )
        fresh = {"mu": rating.mu, "sigma": rating.sigma, "tries": facts["tries"] + 1}
        fresh["solved"] = facts["solved"] + self.solved
        if self.day is not None and self.solved:
            self.streak = self.streak.grown(self.day)
        texts = {
            self.mine: text_of({"choices": self.choices, "solved": self.solved}),
            self.solver: text_of(fresh),
            self.days: text_of(self.streak),
            self.house: text_of(self.difficulty),
        }
        self.after = _standing(texts[self.solver])
        return texts


def _collection(game: str) -> Collection:
    found = puzzles_for(shared_game(game)) if game in names() else None
    if found is None or not found.puzzles:
        raise Refusal("unknown", NO_PUZZLES)
    return found


def _found(game: str, name: str) -> tuple[Puzzle, Collection]:
    collection = _collection(game)
    if name not in collection.puzzles:
        raise Refusal("unknown", NO_PUZZLE)
    return collection.puzzles[name], collection


def _name(game: str, puzzle: str) -> str:
    return f"puzzle/{game}/{puzzle}"


async def _difficulty(jottings: Jottings, game: str, puzzle: Puzzle) -> Rating:
    found = await jottings.find(HOUSE, _name(game, puzzle.id))
    return _rating_in(found.get(_name(game, puzzle.id)), puzzle)


def _rating_in(text: str | None, puzzle: Puzzle) -> Rating:
    """Read how hard a puzzle has turned out to be; at first that is what the levels say."""
    if text is None:
        return Rating(rating_of(puzzle.finds), PUZZLE_SIGMA)
    return Rating(*json.decode(text))


async def _streak(jottings: Jottings, guest: Guest) -> Streak:
    return _streak_in((await jottings.find(guest.visitor.hash, STREAK)).get(STREAK))


def _streak_in(text: str | None) -> Streak:
    return Streak() if text is None else Streak(*json.decode(text))


def _facts(text: str | None) -> dict[str, Any]:
    if text is not None:
        known: dict[str, Any] = json.decode(text)
        return known
    begun = Rating()
    return {"mu": begun.mu, "sigma": begun.sigma, "tries": 0, "solved": 0}


def _standing(text: str | None) -> Standing:
    facts = _facts(text)
    unsure = round(2 * facts["sigma"], 1)
    return Standing(_shown(facts["mu"]), unsure, facts["tries"], facts["solved"])


def _shown(mu: float) -> float:
    return round(mu, 1)
