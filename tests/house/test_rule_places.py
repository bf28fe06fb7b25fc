"""Rules are found where the code cites them, and the books of rules say so."""

from __future__ import annotations

from pathlib import Path

import pytest

from ratking.text.places import Place
from ratking.text.rules import Rule
from tools.rule_places import citations, complaints, numbers_in, places_in, with_table

SOURCE = '''"""A module (RX-1)."""

# RX-2
LIMIT = 3  # RX-3
"""Never more (RX-4)."""

NAMES: list[str] = [
    "one",  # RX-5
]


class Card:
    """A card (RX-6)."""

    steps = 2
    """How far (RX-7)."""

    def use(self) -> str:
        """Use it (RX-8,
        RX-10 to RX-12)."""
        return "RX-20"  # RX-9
'''.replace("RX-", "RB-")


def test_a_range_names_every_rule_in_it() -> None:
    cited = numbers_in("(RB-9, RB-17 to\n    RB-19; RA-2a)")
    assert cited == ["RB-9", "RB-17", "RB-18", "RB-19", "RA-2a"]


def test_a_list_may_name_its_book_once() -> None:
    assert numbers_in("of RB-70, 71 pieces (RB-70, 71)") == ["RB-70", "RB-70", "RB-71"]


def test_docstrings_and_comments_cite_a_rule_for_what_they_stand_at() -> None:
    assert sorted(citations(SOURCE), key=lambda pair: int(pair[0][3:])) == [
        ("RB-1", ""),
        ("RB-2", "LIMIT"),
        ("RB-3", "LIMIT"),
        ("RB-4", "LIMIT"),
        ("RB-5", "NAMES"),
        ("RB-6", "Card"),
        ("RB-7", "Card.steps"),
        ("RB-8", "Card.use"),
        ("RB-9", "Card.use"),
        ("RB-10", "Card.use"),
        ("RB-11", "Card.use"),
        ("RB-12", "Card.use"),
    ]


def test_a_rule_may_have_several_places(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "base.py").write_text('"""(RB-1)"""\n')
    (tmp_path / "turn.py").write_text('def one():\n    """(RB-1)"""\nTWO = 2  # RB-1\n')
    assert places_in(tmp_path) == {
        "RB-1": [Place("cards/base.py", ()), Place("turn.py", ("one", "TWO"))]
    }


def test_lost_rules_and_unknown_numbers_are_named_and_examples_are_not() -> None:
    rules = [Rule("RB-1", "", "Play."), Rule("RB-2", "", "Example: two play.")]
    assert complaints(rules, {"RB-7": [Place("turn.py", ())]}) == [
        "RB-1 is cited in no file of the game.",
        "turn.py cites RB-7, which is no rule.",
    ]


def test_the_table_takes_the_place_of_the_old_one() -> None:
    head = "- **RB-1** Play.\n\n## Where to find it in the code\n\n"
    book = f"{head}| rule | place | look for |\n|---|---|---|\n| RB-9 | `old.py` | |\n\nMore.\n"
    assert with_table(book, {"RB-1": [Place("turn.py", ("Act",))]}) == (
        f"{head}| rule | place | look for |\n|---|---|---|\n| RB-1 | `turn.py` | `Act` |\n\nMore.\n"
    )
    with pytest.raises(SystemExit, match="must have a table"):
        with_table("# No table\n", {})
