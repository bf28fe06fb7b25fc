"""The table of places at the end of a book of rules."""

from __future__ import annotations

import pytest

from ratking.games import GAMES
from ratking.text.places import Place, parse_places, table_of
from ratking.text.rules import read_book

PLACES = {
    "RX-1": [Place("setup.py", ("set_up", "Settle.answers")), Place("cards/base.py", ())],
    "RX-2a": [Place("turn.py", ("Act",))],
    "RX-3": [],
}


def test_a_table_has_a_row_for_every_rule_and_is_read_back() -> None:
    assert table_of(PLACES).splitlines() == [
        "| rule | place | look for |",
        "|---|---|---|",
        "| RX-1 | `setup.py`, `cards/base.py` | `set_up`, `Settle.answers`; all of it |",
        "| RX-2a | `turn.py` | `Act` |",
        "| RX-3 | an example |  |",
    ]
    assert parse_places(table_of(PLACES)) == PLACES


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_book_says_where_its_rules_are(name: str) -> None:
    book = read_book(name)
    assert list(book.places) == [rule.number for rule in book.rules]
