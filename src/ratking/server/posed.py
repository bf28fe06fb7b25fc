"""A moment put before somebody as its seat knew it, and the verdict on what is chosen there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ratking.core.game import Game
from ratking.core.state import State
from ratking.puzzles.puzzle import Puzzle, Weighed
from ratking.puzzles.themes import theme_of
from ratking.server.boxes import shared_game, shared_words
from ratking.server.match import Luck, Match
from ratking.server.moment_replies import OfferedWay, PosedMoment, TriedWay, Verdict
from ratking.server.refusals import Refusal
from ratking.server.table import PLAYING, Seat, Table, Wishes
from ratking.server.views import table_info, view
from ratking.text import Words

TOLD: Final = 5
"""So many ways are told besides mine."""

NO_WAY: Final = "This is not among the ways to answer here."
AS_GOOD: Final = 0.02
"""A way that costs no more than this is as good as the best, and so is one within the noise."""


def posed(game: str, name: str, puzzle: Puzzle, language: str) -> PosedMoment:
    """Show a moment with the eyes of its seat; nothing else of it is known here."""
    opened = shared_game(game)
    state = opened.from_json(puzzle.table)
    table = _table(opened, name, state)
    ways = sorted(puzzle.ways, key=lambda way: way.choices) if puzzle.is_plan else []
    return PosedMoment(
        game,
        table_info(table, [puzzle.seat], False, language),
        view(table, puzzle.seat, [], 0, language),
        [offered(game, puzzle, way.choices, language) for way in ways],
        theme(game, puzzle, language),
    )


def _table(game: Game[Any], name: str, state: State) -> Table:
    """Lay a table for one moment; nobody goes on from here."""
    wishes = Wishes(spectators=False, chat=False, hints=False, undo=False)
    seats = [Seat() for _ in range(game.players(state))]
    match = Match(game, state, Luck("", ""))
    return Table(name, "", {}, wishes, False, "", match, seats, PLAYING)


def theme(game: str, puzzle: Puzzle, language: str) -> str:
    """Say what a moment is about."""
    name = theme_name(game, puzzle)
    return shared_words(game, language).say(f"theme-{name}") if name else ""


def theme_name(game: str, puzzle: Puzzle) -> str:
    """Name what the best way of a moment is about."""
    opened = shared_game(game)
    return theme_of(opened, opened.from_json(puzzle.table), puzzle.seat, puzzle.best[0])


def offered(game: str, puzzle: Puzzle, choices: Sequence[int], language: str) -> OfferedWay:
    """Put a way to answer into words."""
    opened, words = shared_game(game), shared_words(game, language)
    table = opened.from_json(puzzle.table)
    question, first = opened.question(table, puzzle.seat), choices[0]
    if puzzle.is_plan:
        after: State = opened.copy(table)
        for choice in choices:
            opened.apply(after, puzzle.seat, choice)
        label, plan = words.plan(after, puzzle.seat), words.planned(after, puzzle.seat)
        return OfferedWay([*choices], label, plan, [], "", {})
    label = words.label(table, question, first)
    touch, source = words.touch(table, question, first), words.source(table, question, first)
    return OfferedWay([first], label, {}, touch, source, words.preview(table, question, first))


def verdict(game: str, puzzle: Puzzle, choices: Sequence[int], language: str) -> Verdict:
    """Judge a way by what the search has found, and tell the best ways beside it."""
    mine = weighed(puzzle, choices)
    told = [*puzzle.ways[:TOLD]]
    if mine not in told:
        told.append(mine)
    ways = [
        TriedWay(offered(game, puzzle, way.choices, language), way.chance, way.noise, way == mine)
        for way in told
    ]
    words = shared_words(game, language)
    return Verdict(is_solved(puzzle, mine), ways, _why(words, puzzle))


def weighed(puzzle: Puzzle, choices: Sequence[int]) -> Weighed:
    """Find the way that somebody chose; what is no way here is refused."""
    for way in puzzle.ways:
        if way.choices == tuple(choices):
            return way
    raise Refusal("illegal", NO_WAY)


def is_solved(puzzle: Puzzle, mine: Weighed) -> bool:
    """Say whether a way is as good as the best."""
    best = puzzle.ways[0]
    cost = best.chance - mine.chance
    return mine is best or cost <= min(AS_GOOD, 2 * (best.noise + mine.noise))


def _why(words: Words, puzzle: Puzzle) -> str:
    if puzzle.telling is None:
        return ""
    return words.advice(puzzle.telling.figure, puzzle.telling.mine, puzzle.telling.usual)
