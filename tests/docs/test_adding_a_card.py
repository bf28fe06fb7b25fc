"""Whoever follows the page about class cards has a card that everybody in the house can play."""

from __future__ import annotations

import json
import re
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from ratking.games.rattus.bot.heuristic import ANY_CARD, CARD_WORTH
from ratking.games.rattus.cards import ClassCard
from ratking.games.rattus.cards.deck import DECK
from tests.docs.following import ROOT, Step, changed, copy_sources, follow, run, step_for, steps_of
from tests.docs.trial import sizes

PAGE = (ROOT / "docs" / "adding_a_card.md").read_text("utf-8")
RULES = ROOT / "src" / "ratking" / "games" / "rattus"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources in which the page was followed from top to bottom."""
    folder = tmp_path_factory.mktemp("card")
    copy_sources(folder)
    for step in steps_of(PAGE):
        follow(step, folder)
    return folder


@pytest.fixture(scope="module")
def trial(copy: Path) -> dict[str, Any]:
    """What bots, environments and words made of the card."""
    told: dict[str, Any] = json.loads(run("python -m tests.docs.trial", copy).splitlines()[-1])
    return told


def test_the_card_has_a_name_in_every_language(trial: dict[str, Any]) -> None:
    assert trial["names"] == {"en": "Beekeeper", "de": "Imker", "fr": "Apicultrice"}


def test_records_of_the_version_before_are_still_played(trial: dict[str, Any]) -> None:
    assert trial["remembered"] == len(list((ROOT / "tests/golden/rattus").glob("*.record")))


def test_numbers_of_the_version_before_are_refused_with_a_sentence(trial: dict[str, Any]) -> None:
    assert re.fullmatch(
        r"The record was made with version \d+ of the rules of Rattus; here is version \d+\.",
        trial["refusal"],
    )


@pytest.mark.parametrize("kind", ["planes", "questions"])
def test_the_page_names_everything_that_grows(trial: dict[str, Any], kind: str) -> None:
    before, after = sizes()[kind], trial[kind]
    (said,) = re.findall(rf"the {kind} ((?:`\w+`(?:, | and )?)+) grow", " ".join(PAGE.split()))
    assert {name for name in after if after[name] > before[name]} == set(
        re.findall(r"`(\w+)`", said)
    )


def test_a_forgotten_word_is_found_by_the_test_that_the_page_names(copy: Path) -> None:
    told = failure(
        copy, "src/ratking/games/rattus/words/de/rattus.ftl", "card-beekeeper = Imker", "messages"
    )
    assert "card-beekeeper" in told


def test_a_card_touches_two_places_besides_its_test() -> None:
    """The card itself, its words; a picture would be the third."""
    touched = [
        Path(step.path) for step in steps_of(PAGE) if step.deed in ("write", "append", "insert")
    ]
    rules, words = "src/ratking/games/rattus", "src/ratking/games/rattus/words"
    assert sorted(path.as_posix() for path in touched if path.parts[0] != "tests") == [
        f"{rules}/cards/house.py",
        f"{rules}/data/cards.json",
        f"{words}/de/rattus.ftl",
        f"{words}/en/rattus.ftl",
        f"{words}/fr/rattus.ftl",
    ]


def failure(copy: Path, name: str, words: str, test: str) -> str:
    """Take some words out of a file, tell what a test says to it, and put them back."""
    path = copy / name
    text = path.read_text("utf-8")
    assert text.count(words) == 1
    path.write_text(text.replace(words, ""), "utf-8")
    with pytest.raises(AssertionError) as failed:
        run(f"python -m pytest -x -k rattus tests/text/test_{test}.py", copy)
    path.write_text(text, "utf-8")
    return str(failed.value)


def test_a_card_that_was_never_tuned_is_worth_what_the_others_are_on_average() -> None:
    assert mean(CARD_WORTH.values()) == pytest.approx(ANY_CARD, abs=0.01)


def rows() -> list[tuple[str, str, str]]:
    """Read the table of what the rules ask a card: method, file, cards."""
    found = re.findall(r"^\| (`\w+`.*?) \| .*?\(`(\w+\.py)`\) \| (.+?) \|$", PAGE, re.MULTILINE)
    return [
        (method, file, cards)
        for methods, file, cards in found
        for method in re.findall(r"`(\w+)`", methods)
    ]


@pytest.mark.parametrize(("method", "file", "cards"), rows())
def test_the_rules_ask_what_the_table_says_and_the_cards_answer(
    method: str, file: str, cards: str
) -> None:
    quiet = getattr(ClassCard, method)
    asked = "has_its_own_end" if method == "final_asks" else method
    assert f".{asked}" in (RULES / file).read_text("utf-8")
    answer = {type(card).__name__ for card in DECK if getattr(type(card), method) is not quiet}
    assert set(cards.replace("Pied Piper", "PiedPiper").split(", ")) <= answer


def test_a_block_that_nothing_is_said_about_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="Nothing says what is done with this block"):
        step_for("And now for something else:", "x = 1\n")


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (Step("quote", "a.py", "y = 2\n"), "does not read like this"),
        (Step("insert", "a.py", "y = 2\n", "after", "z = 1"), "has 0 lines"),
        (Step("rise", "a.py", line="y"), "does not set y once"),
    ],
)
def test_a_step_that_cannot_be_done_as_it_stands_is_a_mistake(step: Step, sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        changed(step, "x = 1\n")
