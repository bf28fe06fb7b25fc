"""My costly moments: put aside after an analysis, tried again, and back after days."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

from msgspec import Struct, json

from ratking.analysis.findings import Found, Judged
from ratking.analysis.verdict import is_mistake
from ratking.core.record import read_record
from ratking.puzzles.own import own_moment
from ratking.puzzles.puzzle import Puzzle, puzzle_from_json, puzzle_to_json
from ratking.puzzles.reviews import due_at, reviewed
from ratking.server import outside
from ratking.server.boxes import names, shared_game, shared_words
from ratking.server.guest import Guest
from ratking.server.jottings import Jottings, Key, Texts, text_of
from ratking.server.moment_replies import (
    MistakeInfo,
    OwnMistake,
    OwnMistakes,
    RetriedInfo,
    ThemeCount,
)
from ratking.server.posed import is_solved, offered, posed, theme, verdict, weighed
from ratking.server.refusals import Refusal
from ratking.text import ENGLISH

OF_A_GAME: Final = 6
"""So many moments of one game are put aside, the costliest."""

MOST: Final = 200
"""So many moments wait for somebody at the most; then the game has to do without."""

NOT_ANALYSED: Final = "This game has not been analysed yet."
NO_MISTAKES: Final = "There is no costly moment of yours in this game."
NO_MOMENT: Final = "There is no such moment among yours."


class Aside(Struct):
    """A moment that was put aside: what is known of it, and how often it was tried since."""

    game: str
    table: str
    puzzle: dict[str, Any]
    played: list[int]
    cost: float
    due: float
    tries: int = 0
    solved: int = 0
    card: dict[str, Any] | None = None


def costly(found: Found | None, seats: list[int]) -> list[Judged]:
    """Pick the costliest moments of somebody's seats, in the order in which they came."""
    if found is None:
        raise Refusal("not_now", NOT_ANALYSED)
    mine = [one for one in found.moments if one.seat in seats and is_mistake(one)]
    picked = sorted(mine, key=lambda one: -one.cost)[:OF_A_GAME]
    if not picked:
        raise Refusal("unknown", NO_MISTAKES)
    return sorted(picked, key=lambda one: one.place)


def weigh(text: str, one: Judged) -> tuple[dict[str, Any], list[int]]:
    """Weigh what could have been answered; a process of its own does this."""
    record = read_record(text, shared_game)
    game, words = shared_game(record.game), shared_words(record.game, ENGLISH)
    puzzle, played = own_moment(game, words, record, one.place, one.better)
    return puzzle_to_json(puzzle), played


async def put_aside(
    jottings: Jottings, who: str, table: str, game: str, one: Judged, found: Any
) -> str:
    """Put a moment aside, unless it is there already; return its name."""
    puzzle, played = found
    name = name_of(table, one.place)
    kept = Aside(game, table, puzzle, played, one.cost, outside.now())
    is_full = len(await jottings.find(who, "mistake/")) >= MOST

    def work(known: Texts) -> Texts:
        return {} if (who, name) in known or is_full else {(who, name): text_of(kept)}

    await jottings.change([(who, name)], work)
    return name


def name_of(table: str, place: int) -> str:
    """Name a moment of a game."""
    return f"mistake/{table}/{place}"


async def mine(jottings: Jottings, guest: Guest) -> OwnMistakes:
    """List my costly moments, those that wait first, and what they are about."""
    found = {
        name: json.decode(text, type=Aside)
        for name, text in (await jottings.find(guest.visitor.hash, "mistake/")).items()
    }
    here = {name: one for name, one in found.items() if one.game in names()}
    told = [_told(name, one, guest.language) for name, one in here.items()]
    told.sort(key=lambda one: (not one.is_due, one.due, one.id))
    return OwnMistakes(sum(one.is_due for one in told), told, _themes(told))


def _told(name: str, one: Aside, language: str) -> OwnMistake:
    puzzle = _puzzle(one)
    game, words = shared_game(one.game), shared_words(one.game, language)
    table = game.from_json(puzzle.table)
    return OwnMistake(
        name.removeprefix("mistake/"),
        one.game,
        one.table,
        theme(one.game, puzzle, language),
        words.prompt(table, game.question(table, puzzle.seat)),
        one.cost,
        one.due,
        one.tries,
        one.solved,
        one.due <= outside.now(),
    )


def _puzzle(one: Aside) -> Puzzle:
    return puzzle_from_json(one.puzzle)


def _themes(told: list[OwnMistake]) -> list[ThemeCount]:
    """Add moments up by what they are about, the costliest first."""
    groups: dict[tuple[str, str], list[OwnMistake]] = defaultdict(list)
    for one in told:
        groups[(one.game, one.theme)].append(one)
    counts = [
        ThemeCount(
            game,
            name,
            len(group),
            round(sum(one.cost for one in group), 4),
            sum(one.solved > 0 for one in group),
        )
        for (game, name), group in groups.items()
        if name
    ]
    return sorted(counts, key=lambda count: -count.cost)


async def again(jottings: Jottings, guest: Guest, table: str, place: int) -> MistakeInfo:
    """Put me into a costly moment of mine, with what I knew then."""
    name, one = await _found(jottings, guest, table, place)
    puzzle = _puzzle(one)
    shown = posed(one.game, f"moment-{place}", puzzle, guest.language)
    return MistakeInfo(_told(name, one, guest.language), shown)


async def retry(
    jottings: Jottings, guest: Guest, table: str, place: int, choices: list[int]
) -> RetriedInfo:
    """Judge what I choose now, and say when the moment comes back."""
    name, one = await _found(jottings, guest, table, place)
    puzzle = _puzzle(one)
    solved = is_solved(puzzle, weighed(puzzle, choices))
    key: Key = (guest.visitor.hash, name)
    fresh = one

    def work(known: Texts) -> Texts:
        nonlocal fresh
        fresh = json.decode(known[key], type=Aside)
        if fresh.due > outside.now():  # practice between two days does not count
            return {}
        fresh.card = reviewed(fresh.card, outside.now(), solved=solved)
        fresh.due = due_at(fresh.card)
        fresh.tries, fresh.solved = fresh.tries + 1, fresh.solved + solved
        return {key: text_of(fresh)}

    await jottings.change([key], work)
    return RetriedInfo(
        verdict(one.game, puzzle, choices, guest.language),
        offered(one.game, puzzle, one.played, guest.language),
        _told(name, fresh, guest.language),
    )


async def _found(jottings: Jottings, guest: Guest, table: str, place: int) -> tuple[str, Aside]:
    name = name_of(table, place)
    found = await jottings.find(guest.visitor.hash, name)
    if name not in found:
        raise Refusal("unknown", NO_MOMENT)
    one = json.decode(found[name], type=Aside)
    if one.game not in names():
        raise Refusal("unknown", NO_MOMENT)
    return name, one
