"""Mistakes in words, each with its two answers and where these lie on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ratking.analysis.findings import Judged
from ratking.core.game import Game
from ratking.core.question import Question
from ratking.core.record import Record
from ratking.text import Words
from ratking.text.words import Preview


@dataclass(frozen=True)
class Weighed:
    """An answer that is compared: what it touches, where it moves from, the chance it leaves."""

    choice: int
    label: str
    touch: list[str]
    source: str
    preview: Preview
    chance: float


@dataclass(frozen=True)
class CostlyAnswer:
    """An answer that was given, a better one, and what it cost, give or take the noise."""

    place: int
    seat: int
    prompt: str
    played: Weighed
    better: Weighed
    cost: float
    noise: float


def told(game: Game[Any], record: Record, worst: list[Judged], words: Words) -> list[CostlyAnswer]:
    """Put mistakes into words, from what each seat saw then."""
    wanted = {one.place: one for one in worst}
    found: dict[int, CostlyAnswer] = {}
    state = game.new(record.options)
    for place, (seat, choice) in enumerate(record.answers):
        if place in wanted:
            table = game.observe(state, seat).table
            found[place] = _costly(words, table, game.question(table, seat), wanted[place])
        game.apply(state, seat, choice)
    return [found[one.place] for one in worst]


def _costly(words: Words, table: Any, asked: Question, one: Judged) -> CostlyAnswer:
    played = _weighed(words, table, asked, one.choice, one.chance)
    better = _weighed(words, table, asked, one.better, round(one.chance + one.cost, 5))
    prompt = words.prompt(table, asked)
    return CostlyAnswer(one.place, one.seat, prompt, played, better, one.cost, one.noise)


def _weighed(words: Words, table: Any, asked: Question, choice: int, chance: float) -> Weighed:
    return Weighed(
        choice,
        words.label(table, asked, choice),
        words.touch(table, asked, choice),
        words.source(table, asked, choice),
        words.preview(table, asked, choice),
        chance,
    )
