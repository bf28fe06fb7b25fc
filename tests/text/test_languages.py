"""The same messages in every language: the same facts, the same choices, and nothing left over."""

from __future__ import annotations

import re

import pytest

from ratking.text import LANGUAGES, Say
from tests.text.files import LANGUAGES as FOLDERS
from tests.text.files import SUBJECTS, listed, patterns

OTHERS = [language for language in LANGUAGES if language != "en"]
TRANSLATED = [(language, subject) for language in OTHERS for subject in SUBJECTS]
WORD = re.compile(r"[^\W\d_]{2,}")
MORE_PLACES = {"in-region", "to-region", "from-region", "of-region"}
"""How a preposition goes with a name differs from language to language."""


def test_the_house_speaks_three_languages() -> None:
    assert sorted(LANGUAGES) == FOLDERS == ["de", "en", "fr"]


@pytest.mark.parametrize(("language", "subject"), TRANSLATED)
def test_a_language_has_the_messages_and_attributes_of_english(language: str, subject: str) -> None:
    assert sorted(listed(language, subject)) == sorted(listed("en", subject))


@pytest.mark.parametrize(("language", "subject"), TRANSLATED)
def test_a_message_speaks_of_the_same_facts_in_every_language(language: str, subject: str) -> None:
    ours, english = patterns(language, subject), patterns("en", subject)
    assert {name: sorted(parts.facts) for name, parts in ours.items()} == {
        name: sorted(parts.facts) for name, parts in english.items()
    }


@pytest.mark.parametrize(("language", "subject"), TRANSLATED)
def test_a_message_knows_the_same_cases_in_every_language(language: str, subject: str) -> None:
    ours, english = patterns(language, subject), patterns("en", subject)
    assert {n: parts.choices for n, parts in ours.items() if n not in MORE_PLACES} == {
        n: parts.choices for n, parts in english.items() if n not in MORE_PLACES
    }


@pytest.mark.parametrize(("language", "subject"), TRANSLATED)
def test_no_english_sentence_is_left_over(language: str, subject: str) -> None:
    ours, english = patterns(language, subject), patterns("en", subject)
    left_over = [
        name
        for name, parts in ours.items()
        if parts.words == english[name].words and len(WORD.findall(" ".join(parts.words))) > 2
    ]
    assert left_over == []


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "One citizen"),
        ("en", 3, "3 citizens"),
        ("de", 1, "Ein Bürger"),
        ("de", 3, "3 Bürger"),
        ("fr", 0, "0 citoyen"),
        ("fr", 1, "1 citoyen"),
        ("fr", 2, "2 citoyens"),
    ],
)
def test_citizens_are_counted_as_the_language_counts(language: str, count: int, said: str) -> None:
    assert Say(language, "rattus")("answer-count", count=count) == said


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 0, "No rat"),
        ("de", 0, "Keine Ratte"),
        ("de", 2, "2 Ratten"),
        ("fr", 0, "Aucun rat"),
        ("fr", 1, "Un rat"),
        ("fr", 5, "5 rats"),
    ],
)
def test_no_rat_and_many_rats_have_their_own_words(language: str, count: int, said: str) -> None:
    assert Say(language, "ratland")("answer-rats", count=count) == said


@pytest.mark.parametrize(
    ("language", "card", "said"),
    [
        ("de", "peasant", "Nimm den Bauern"),
        ("de", "witch", "Nimm die Hexe"),
        ("de", "astronomer", "Nimm den Astronomen"),
        ("fr", "bishop", "Prendre l\u2019Évêque"),
        ("fr", "witch", "Prendre la Sorcière"),
    ],
)
def test_a_card_stands_in_a_sentence_with_its_gender_and_case(
    language: str, card: str, said: str
) -> None:
    say = Say(language, "rattus")
    assert say("answer-take", the_card=say(f"card-{card}.the")) == said


@pytest.mark.parametrize(
    ("language", "place", "said"),
    [
        ("en", "Golden Horde", "from the Golden Horde"),
        ("de", "Italia", "aus Italia"),
        ("de", "Golden Horde", "aus der Golden Horde"),
        ("fr", "Italia", "d\u2019Italia"),
        ("fr", "France", "de France"),
        ("fr", "Morocco", "du Morocco"),
    ],
)
def test_a_region_stands_behind_its_preposition(language: str, place: str, said: str) -> None:
    name = place.lower().replace(" ", "-")
    assert Say(language, "rattus")("from-region", name=name, region=place) == said
