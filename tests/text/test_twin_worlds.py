"""Two worlds that look alike to a reader are told alike: in sentences, as data, by any words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ratking.core.event import Event
from ratking.core.game import Game
from ratking.core.play import draw
from ratking.core.question import NATURE, NOBODY
from ratking.envs.codec.codec import Codec
from ratking.envs.wording import Wording
from ratking.games import game
from ratking.talk.lines import in_lines
from ratking.talk.reader import Reader
from ratking.text import LANGUAGES, Words, words_of

GAMES: list[tuple[str, dict[str, object]]] = [
    ("rattus", {"players": 3, "cards": "random", "region_cards": "on"}),
    ("cartus", {"players": 3, "supplies": "together"}),
    ("ratland", {"players": 3, "clans": "yes"}),
]

Told = list[tuple[Event, str]]


class Blabber(Words):
    """Words that were written without a thought of secrets: they say all that they are given."""

    def in_words(self, table: Any, seen: Event, reader: int | None) -> str:
        return repr(seen)


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_what_a_reader_cannot_see_changes_nothing_that_is_told(
    name: str, options: dict[str, object]
) -> None:
    opened, rng, alike, apart = game(name), Random("twins"), 0, 0
    speakers = [words_of(name, language) for language in LANGUAGES]
    speakers.append(Blabber(speakers[0].say, None))
    state = opened.new(options)
    while not opened.is_over(state):
        seat = opened.open_seats(state)[0]
        if seat != NATURE:
            opened.apply(state, seat, rng.choice(opened.legal(state, seat)))
            continue
        twin, drawn = opened.copy(state), draw(opened, state, rng)
        other = [choice for choice in opened.answers(state, NATURE) if choice != drawn]
        worlds = [(state, drawn), (twin, rng.choice(other or [drawn]))]
        told = [opened.answer(world, NATURE, choice) for world, choice in worlds]
        if not other or told[0] == told[1]:
            continue
        for reader in (NOBODY, *range(opened.players(state))):
            tables = [opened.observe(world, reader).table for world in (state, twin)]
            if opened.to_json(tables[0]) != opened.to_json(tables[1]):
                apart += 1
                assert in_lines(opened.to_json(tables[0])) != in_lines(opened.to_json(tables[1]))
                continue
            alike += 1
            for words in speakers:
                assert heard(words, tables[0], told[0], reader) == heard(
                    words, tables[1], told[1], reader
                )
            for look in (shown, wording, read_out):
                assert look(opened, state, told[0], reader) == look(opened, twin, told[1], reader)
    assert alike
    assert apart


def heard(words: Words, table: Any, events: list[Event], reader: int) -> Told:
    """Tell events as the table, the replay and the doors do."""
    return [words.heard(table, event, reader) for event in events]


def shown(opened: Game[Any], state: Any, _: list[Event], reader: int) -> list[Any]:
    """Show the board and the reader's own question as the server does, with all that goes along."""
    table, words = opened.observe(state, reader).table, words_of(opened)
    found = [words.facts(table), opened.open_seats(table)]
    if reader in opened.open_seats(state):
        asked = opened.question(state, reader)
        found += [asked.kind.name, asked.facts(), words.prompt(table, asked), words.rules(asked)]
        for choice in opened.answers(state, reader):
            found += [words.label(table, asked, choice), words.touch(table, asked, choice)]
            found += [words.preview(table, asked, choice), words.source(table, asked, choice)]
    return found


def wording(opened: Game[Any], state: Any, events: list[Event], reader: int) -> list[str]:
    """Say everything as the doors for researchers do."""
    spoken = Wording(Codec(opened, opened.players(state)))
    told = [spoken.told(state, event, reader, (place,)) for place, event in enumerate(events)]
    return [spoken.position(state, reader), *told]


@pytest.mark.parametrize("name", ["rattus", "cartus", "ratland"])
def test_whoever_may_know_everything_is_told_everything(name: str) -> None:
    opened: Game[Any] = game(name)
    words = words_of(name)
    state, rng = opened.new({"players": 2}), Random("open")
    while not opened.is_over(state):
        seat = opened.open_seats(state)[0]
        choice = (
            draw(opened, state, rng) if seat == NATURE else rng.choice(opened.legal(state, seat))
        )
        for event in opened.answer(state, seat, choice):
            assert words.heard(state, event, None)[0] is event


def read_out(opened: Game[Any], state: Any, _: list[Event], reader: int) -> list[Any]:
    """Describe the table as a language model hears it; a spectator is asked nothing there."""
    return [] if reader == NOBODY else [Reader(opened).look(state, reader)]
