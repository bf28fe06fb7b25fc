"""Whole games of every box, told in every language: nothing is missing and nothing looks raw."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from ratking.core.game import Game
from ratking.core.play import draw
from ratking.core.question import NATURE, NOBODY
from ratking.games import game
from ratking.text import LANGUAGES, Words, words_of

GAMES: list[tuple[str, dict[str, object]]] = [
    ("rattus", {"players": 2}),
    ("rattus", {"players": 3, "cards": "africanus", "region_cards": "on"}),
    ("rattus", {"players": 4, "cards": "pied_piper"}),
    ("rattus", {"players": 5, "cards": "one_per_class"}),
    ("rattus", {"players": 6, "cards": "random", "region_cards": "on"}),
    ("cartus", {"players": 2}),
    ("cartus", {"players": 4, "buildings": "one_per_class", "supplies": "together"}),
    ("cartus", {"players": 5, "buildings": "five_per_class", "all_dead": "fewest_rats"}),
    ("ratland", {"players": 2}),
    ("ratland", {"players": 4, "clans": "yes", "boards": "choice"}),
    ("ratland", {"players": 6, "clans": "yes", "boards": "aggressive"}),
    ("ratland", {"players": 12, "clans": "yes", "locked_and_loaded": "cap"}),
]
RAW = re.compile(
    r"[{}]|\$|\b(?:event|question|answer|card|building|clan|space|happening)-\w|\s\s\S"
)
"""Marks of Fluent, the id of a message, or a gap inside of a sentence."""


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_a_whole_game_is_told_in_every_language(name: str, options: dict[str, object]) -> None:
    opened = game(name)
    tongues = [words_of(name, language) for language in LANGUAGES]
    state, rng, heard = opened.new(options), Random(str(options)), 0
    while not opened.is_over(state):
        seat = opened.open_seats(state)[0]
        for words in tongues:
            check_question(opened, words, state, seat)
        choice = (
            draw(opened, state, rng) if seat == NATURE else rng.choice(opened.legal(state, seat))
        )
        for event in opened.answer(state, seat, choice):
            heard += 1
            for words in tongues:
                told = [words.told(state, event, reader) for reader in (None, NOBODY, 0, 1)]
                check(told)
    assert heard > 50
    for words in tongues:
        check_end(opened, words, state)


def check(texts: list[str]) -> None:
    for text in texts:
        assert text.strip(), texts
        assert not RAW.search(text), text


def check_question(opened: Game[Any], words: Words, state: Any, seat: int) -> None:
    """Everything can be asked and answered, and no two answers sound alike."""
    table = state if seat == NATURE else opened.observe(state, seat).table
    question = opened.question(state, seat)
    check([words.prompt(table, question), words.explanation(table, question)])
    labels = [words.label(table, question, answer) for answer in opened.answers(state, seat)]
    check(labels)
    if seat != NATURE:
        assert len(set(labels)) == len(labels)


def check_end(opened: Game[Any], words: Words, state: Any) -> None:
    """The result and everything that can be looked up is said in full."""
    outcome = opened.outcome(state)
    assert outcome is not None
    for reader in (NOBODY, *outcome.winners()):
        check(words.result(state, outcome, reader))
    for page in (words.glossary(state), words.places(state)):
        check([*page, *page.values()])
