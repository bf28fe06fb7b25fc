"""An owner's texts of cards, buildings, events and clans come before ours, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ratking.games import game
from ratking.text import LANGUAGES, own_texts, words_of
from tests.owner import OWN_TEXT, correct


@pytest.mark.parametrize(
    ("name", "place", "message", "thing"),
    [
        ("rattus", ("cards", "King", "text"), "card-king.text", "card:4"),
        ("cartus", ("buildings", "Farm", "text"), "building-farm.text", "building:0"),
        ("ratland", ("events", "Abundance", "text"), "happening-abundance.text", "event:0"),
        ("ratland", ("clans", "Recyclers", "open"), "clan-recyclers.open", "clan:0"),
    ],
)
def test_what_an_owner_has_corrected_is_read_in_every_language(
    tmp_path: Path, name: str, place: tuple[str, str, str], message: str, thing: str
) -> None:
    file, card, side = place

    def change(data: Any) -> None:
        data[file][card][side] = OWN_TEXT

    opened = game(name, correct(tmp_path, name, f"{file}.json", change))
    assert own_texts(opened) == {message: OWN_TEXT}
    for language in LANGUAGES:
        words = words_of(opened, language)
        [found] = [one for one in words.things() if one.id == thing]
        assert OWN_TEXT in found.text
        assert words_of(name, language).say(message) != OWN_TEXT


def test_a_box_of_ours_has_no_texts_of_an_owner() -> None:
    assert own_texts(game("rattus")) == {}
