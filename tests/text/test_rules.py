from __future__ import annotations

from random import Random

import pytest

from ratking.core.play import draw
from ratking.core.question import NATURE
from ratking.games import GAMES, game
from ratking.games.rattus.cards.deck import PRINTED
from ratking.games.rattus.tables import load_tables
from ratking.games.rattus.words.words import RattusWords
from ratking.text import LANGUAGES, speech, words_of
from ratking.text.rules import read_book, read_rules

OTHERS = [(name, language) for name in sorted(GAMES) for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize(("name", "language"), OTHERS)
def test_every_language_has_the_same_rules_in_the_same_order(name: str, language: str) -> None:
    ours, english = read_rules(name, language), read_rules(name)
    assert [rule.number for rule in ours] == [rule.number for rule in english]


@pytest.mark.parametrize(("name", "language"), OTHERS)
def test_every_language_has_the_same_sections_around_the_same_rules(
    name: str, language: str
) -> None:
    ours, english = read_rules(name, language), read_rules(name)
    pairs = {(here.section, there.section) for here, there in zip(ours, english, strict=True)}
    assert len(pairs) == len({rule.section for rule in english})


@pytest.mark.parametrize(("name", "language"), OTHERS)
def test_rulings_and_examples_are_marked_in_every_language(name: str, language: str) -> None:
    marks = {"de": ("Entscheidung:", "Beispiel"), "fr": ("Décision", "Exemple")}[language]
    for ours, english in zip(read_rules(name, language), read_rules(name), strict=True):
        assert ours.text != english.text, ours.number
        assert (marks[0] in ours.text) == ("Ruling:" in english.text), ours.number
        assert (marks[1] in ours.text) == ("Example" in english.text), ours.number


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_of_rules_has_a_title_and_an_introduction(name: str, language: str) -> None:
    book = read_book(name, language)
    assert game(name).title in book.title
    assert len(book.introduction) >= 2
    assert "**" not in " ".join(book.introduction)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_kind_of_question_names_the_rules_that_limit_it(name: str) -> None:
    kinds = {kind.name for kind in game(name).kinds().values() if kind.waits}
    limits = words_of(name).limits
    assert set(limits) == kinds
    known = {rule.number for rule in read_rules(name)}
    assert {number for numbers in limits.values() for number in numbers} <= known
    assert all(limits.values())


def test_a_question_of_a_card_names_the_rules_of_the_card() -> None:
    opened, words, rng = game("rattus"), RattusWords(speech("rattus"), load_tables()), Random(7)
    state = opened.new({"players": 2})
    while not opened.is_over(state):
        seat = opened.open_seats(state)[0]
        question = opened.question(state, seat)
        if question.kind.name == "card" and words.card(question.of("card")) == "Merchant":
            assert words.rules(question) == ("RB-32", "RB-15")
            return
        choice = (
            draw(opened, state, rng) if seat == NATURE else rng.choice(opened.legal(state, seat))
        )
        opened.apply(state, seat, choice)
    raise AssertionError("nobody used the Merchant")


def is_our_own(thing: str) -> bool:
    """Say whether a thing is a class card that is in no box: its text is its rule."""
    kind, _, number = thing.partition(":")
    return kind == "card" and int(number) >= PRINTED


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_thing_has_a_name_a_text_and_rules_in_every_language(name: str) -> None:
    known = {rule.number for rule in read_rules(name)}
    ids = [thing.id for thing in words_of(name).things()]
    assert len(set(ids)) == len(ids) > 15
    for language in LANGUAGES:
        things = words_of(name, language).things()
        assert [thing.id for thing in things] == ids
        for thing in things:
            assert thing.name.strip()
            assert thing.text.strip()
            assert thing.rules or is_our_own(thing.id), f"{thing.name} names no rules"
            assert set(thing.rules) <= known


@pytest.mark.parametrize(
    ("name", "thing", "said"),
    [
        ("rattus", "card:0", "Bauer"),
        ("cartus", "building:0", "Bauernhof"),
        ("ratland", "event:0", "Überfluss"),
        ("ratland", "clan:0", "Recyclerclan"),
    ],
)
def test_a_thing_is_called_by_the_number_that_an_answer_touches(
    name: str, thing: str, said: str
) -> None:
    assert {one.id: one.name for one in words_of(name, "de").things()}[thing] == said
