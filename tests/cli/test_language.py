from __future__ import annotations

import pytest

from tests.cli.conftest import Ratking


@pytest.mark.parametrize(
    ("language", "welcome", "question"),
    [
        ("en", "You are red.", "Red: Where do two of your first citizens live?"),
        ("de", "Du bist Rot.", "Rot: Wo wohnen zwei deiner ersten Bürger?"),
        ("fr", "Tu joues Rouge.", "Rouge: Où habitent deux de tes premiers citoyens\u00a0?"),
    ],
)
def test_a_table_speaks_the_language_that_is_asked_for(
    ratking: Ratking, language: str, welcome: str, question: str
) -> None:
    said = ratking("table", "rattus", "--seed", "1", "--language", language, typed="q\n")
    assert welcome in said.out
    assert question in said.out


@pytest.mark.parametrize(
    ("locale", "goodbye"),
    [("de_AT.UTF-8", "Tschüss."), ("fr", "Au revoir."), ("ja_JP.UTF-8", "Goodbye.")],
)
def test_without_a_wish_the_locale_decides(
    ratking: Ratking, monkeypatch: pytest.MonkeyPatch, locale: str, goodbye: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert ratking("table", "cartus", typed="q\n").out.endswith(f"{goodbye}\n")


def test_a_seat_is_found_by_its_colour_in_the_language_that_is_spoken(ratking: Ratking) -> None:
    said = ratking("table", "rattus", "--seat", "gelb", "--language", "de", typed="q\n")
    assert "Du bist Gelb." in said.out


def test_a_mistake_is_told_in_the_language_that_is_spoken(ratking: Ratking) -> None:
    words = ("table", "rattus", "--players", "9", "--language", "de")
    assert ratking.mistake(*words).startswith("players muss eine ganze Zahl von 2 bis 6 sein")


def test_the_options_of_a_game_are_told_in_the_language_that_is_spoken(ratking: Ratking) -> None:
    said = ratking("games", "--language", "fr")
    assert "Combien jouent." in said.out
    assert "How many play." not in said.out


def test_the_first_page_speaks_the_language_of_the_locale(
    ratking: Ratking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Ein aufgezeichnetes Spiel nachlesen, Satz für Satz." in ratking().out


def test_a_language_that_we_do_not_speak_is_a_mistake(ratking: Ratking) -> None:
    assert "'xx'" in ratking.mistake("games", "--language", "xx")
