from __future__ import annotations

import pytest

from ratking.core.errors import BadFile, BadOption
from ratking.core.options import read_options
from ratking.core.record import read_record
from ratking.games import game
from ratking.text.translation import recognised, translated
from tests.text.sentences import sentences


def test_every_sentence_that_a_player_may_read_is_known() -> None:
    assert [one for one in sorted(sentences()) if recognised(one) is None] == []


def test_a_sentence_keeps_its_facts_in_another_language() -> None:
    with pytest.raises(BadOption) as mistake:
        read_options(game("rattus").options(), {"players": 9})
    sentence = str(mistake.value)
    assert translated(sentence, "en") == sentence
    assert translated(sentence, "de") == "players muss eine ganze Zahl von 2 bis 6 sein, nicht 9."
    french = "players doit être un nombre entier de 2 à 6, pas 9."
    assert translated(sentence, "fr") == french


def test_a_sentence_inside_of_a_sentence_is_told_as_well() -> None:
    english = "Answer 3 of the record does not fit: 17 is not among the answers."
    german = "Antwort 3 der Aufzeichnung passt nicht: 17 ist keine der möglichen Antworten."
    assert translated(english, "de") == german


def test_a_broken_record_is_refused_in_every_language() -> None:
    with pytest.raises(BadFile) as mistake:
        read_record("hello", game)
    assert translated(str(mistake.value), "de").startswith("Das ist keine Aufzeichnung")
    assert translated(str(mistake.value), "fr").startswith("Ce n\u2019est pas un enregistrement")


def test_a_sentence_that_nobody_knows_stays_as_it_is() -> None:
    assert translated("The moon is made of cheese.", "de") == "The moon is made of cheese."
