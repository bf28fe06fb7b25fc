from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.console import Console

from ratking.cli import rulebook, rules
from ratking.cli.rules import show_rule
from ratking.games import GAMES
from ratking.text import rules as books
from ratking.text.rules import Rule
from tests.cli.conftest import Ratking

RULES = """# A small game

Words before the first rule are not a rule.

## Setup
- **RX-1** Two play
  at one `table`.
- **RX-2** *Ruling:* the older one begins.

Words between the rules are none either.

## The end
- **RX-3** It ends.

## Where to find it in the code

| rule | place | look for |
|---|---|---|
| RX-1 | `setup.py`, `rats.py` | `set_up`, `Settle.answers`; all of it |
| RX-2 | `setup.py` | `FIRST` |
| RX-3 | an example |  |
"""

TESTS = """
import pytest
from tests.rules import rule

@rule("RX-1", "RX-2")
def test_two_play(): ...

@pytest.mark.rule("RX-1")
class TestTheTable: ...

@pytest.fixture
def rx_3(): ...

@rule("RX-3")
def not_a_test(): ...
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A shelf with the rules of one small game, and a folder of tests beside it."""
    (tmp_path / "rattus.md").write_text(RULES, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_small.py").write_text(TESTS, encoding="utf-8")
    monkeypatch.setattr(books, "FOLDERS", [tmp_path / "empty", tmp_path])
    monkeypatch.setattr(rules, "GAMES", {"rattus": GAMES["rattus"]})
    return tmp_path


def add_test(shelf: Path, text: str) -> None:
    (shelf / "tests" / "test_more.py").write_text(text, encoding="utf-8")


@pytest.mark.usefixtures("shelf")
def test_all_rules_are_printed_under_their_headings(ratking: Ratking) -> None:
    assert ratking("rules", "rattus").out.splitlines() == [
        "Setup",
        "RX-1   Two play at one table.",
        "RX-2   Ruling: the older one begins.",
        "",
        "The end",
        "RX-3   It ends.",
    ]


@pytest.mark.usefixtures("shelf")
def test_without_a_game_the_rules_of_all_games_are_printed(ratking: Ratking) -> None:
    assert ratking("rules").out == ratking("rules", "rattus").out


def test_each_of_several_games_stands_under_its_title(ratking: Ratking) -> None:
    lines = ratking("rules").out.splitlines()
    titles = [lines.index(title) for title in ("Rattus Cartus", "RatLand", "Rattus")]
    assert titles == sorted(titles)
    assert lines[:3] == ["Rattus Cartus", "", "Setup"]


@pytest.mark.usefixtures("shelf")
def test_two_rules_at_once_are_a_mistake(ratking: Ratking) -> None:
    said = "One rule at a time, such as 'ratking rules RB-24'."
    assert ratking.mistake("rules", "RX-1", "RX-2") == said


@pytest.mark.parametrize("words", [("rattus", "rx-1"), ("rx-1",), ("RX1",), ("rx 1",)])
def test_one_rule_is_shown_with_its_places_and_its_tests(
    ratking: Ratking, shelf: Path, words: tuple[str, ...]
) -> None:
    assert ratking("rules", *words, "--tests", shelf / "tests").out.splitlines() == [
        "RX-1   Two play at one table.",
        "       ratking/games/rattus/setup.py: set_up, Settle.answers",
        "       ratking/games/rattus/rats.py",
        "       tests/test_small.py::test_two_play",
        "       tests/test_small.py::TestTheTable",
    ]


def test_an_installed_package_shows_the_places_without_tests(
    ratking: Ratking, shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulebook, "CHECKOUTS", [shelf / "nowhere", shelf / "tests"])
    assert ratking("rules", "RX-2").out.splitlines() == [
        "RX-2   Ruling: the older one begins.",
        "       ratking/games/rattus/setup.py: FIRST",
    ]
    assert ratking("rules", "RX-3").out == "RX-3   It ends.\n"


def test_one_rule_is_told_to_programs(ratking: Ratking, shelf: Path) -> None:
    said = ratking("rules", "RX-2", "--json", "--tests", shelf / "tests")
    assert json.loads(said.out) == {
        "game": "rattus",
        "number": "RX-2",
        "section": "Setup",
        "text": "Ruling: the older one begins.",
        "places": [{"file": "ratking/games/rattus/setup.py", "names": ["FIRST"]}],
        "tests": ["tests/test_small.py::test_two_play"],
    }


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("words", [(), ("rattus",)])
def test_all_rules_are_told_to_programs(ratking: Ratking, words: tuple[str, ...]) -> None:
    told = json.loads(ratking("rules", *words, "--json").out)
    assert [rule["number"] for rule in told] == ["RX-1", "RX-2", "RX-3"]


@pytest.mark.usefixtures("shelf")
def test_a_number_that_no_game_has_is_a_mistake(ratking: Ratking) -> None:
    assert ratking.mistake("rules", "RX-9") == (
        "There is no rule 'RX-9' in any game; 'ratking rules' lists them all."
    )


@pytest.mark.parametrize(
    ("number", "place"),
    [
        ("RB-18", "ratking/games/rattus/questions.py: takes_a_rat"),
        ("rc-41", "ratking/games/cartus/verbs.py: score_influence"),
        ("RL-24", "ratking/games/ratland/attack.py: rob"),
    ],
)
def test_a_rule_of_any_game_is_found_without_the_game(
    ratking: Ratking, number: str, place: str
) -> None:
    said = ratking("rules", number)
    assert said.code == 0
    assert said.out.startswith(number.upper())
    assert place in said.out
    assert "tests/games/" in said.out


def test_coverage_is_not_told_to_programs(ratking: Ratking) -> None:
    assert "not allowed with argument" in ratking.mistake("rules", "--coverage", "--json")


def test_a_person_at_a_terminal_reads_wrapped_lines() -> None:
    console = Console(width=30, force_terminal=True, color_system=None)
    with console.capture() as capture:
        show_rule(console, Rule("RX-1", "Setup", "Two play at one table with two chairs."))
    assert [line.rstrip() for line in capture.get().splitlines()] == [
        "RX-1   Two play at one table",
        "       with two chairs.",
    ]


@pytest.mark.usefixtures("shelf")
def test_an_unknown_rule_is_a_mistake(ratking: Ratking) -> None:
    assert ratking.mistake("rules", "rattus", "RX-9") == (
        "There is no rule 'RX-9'; the first is RX-1."
    )


def test_an_unknown_game_is_a_mistake(ratking: Ratking) -> None:
    assert "There is no game 'chess'" in ratking.mistake("rules", "chess")


def test_a_game_without_written_rules_is_a_mistake(
    ratking: Ratking, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(books, "FOLDERS", [tmp_path])
    assert ratking.mistake("rules", "rattus") == "There are no written rules of rattus."


def test_the_house_has_written_rules_of_its_games(ratking: Ratking) -> None:
    said = ratking("rules", "rattus", "RB-24")
    assert said.code == 0
    assert said.out.startswith("RB-24  ")


def test_a_rule_without_a_test_is_a_gap(ratking: Ratking, shelf: Path) -> None:
    said = ratking("rules", "--coverage", "--tests", shelf / "tests")
    assert said.code == 1
    assert said.out.splitlines() == [
        "RX-1   test_small.py::test_two_play",
        "RX-1   test_small.py::TestTheTable",
        "RX-2   test_small.py::test_two_play",
        "RX-3 has no test.",
        "2 of 3 rules have a test.",
    ]


def test_a_test_that_cites_an_unknown_rule_is_a_gap(ratking: Ratking, shelf: Path) -> None:
    add_test(shelf, '@rule("RX-3")\ndef test_end(): ...\n@rule("RX-7")\ndef test_odd(): ...\n')
    said = ratking("rules", "rattus", "--coverage", "--tests", shelf / "tests")
    assert said.code == 1
    assert "RX-7 is no rule, but is cited by test_more.py::test_odd.\n" in said.out


def test_all_rules_with_a_test_and_no_unknown_ones_are_no_gap(
    ratking: Ratking, shelf: Path
) -> None:
    add_test(shelf, '@rule("RX-3")\nasync def test_end(): ...\n')
    said = ratking("rules", "--coverage", "--tests", shelf / "tests")
    assert said.code == 0
    assert said.out.endswith("3 of 3 rules have a test.\n")


def test_tests_that_are_missing_or_not_python_are_a_mistake(ratking: Ratking, shelf: Path) -> None:
    missing = ratking.mistake("rules", "--coverage", "--tests", shelf / "nowhere")
    assert "There is no folder" in missing
    add_test(shelf, "def (")
    broken = ratking.mistake("rules", "--coverage", "--tests", shelf / "tests")
    assert "test_more.py is not Python" in broken


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "Palast: Nimm zwei Siegpunktmarker"), ("fr", "Palais\u00a0: prends deux jetons")],
)
def test_a_rule_is_read_in_the_language_that_is_asked_for(
    ratking: Ratking, language: str, said: str
) -> None:
    assert said in ratking("rules", "cartus", "RC-63", "--language", language).out
