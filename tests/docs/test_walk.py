"""The turn that the page about the architecture walks through is played as it says."""

from __future__ import annotations

import re
from textwrap import dedent

import pytest

from ratking.core.record import read_record, replay, write_record
from ratking.games import game
from ratking.text import words_of
from tests.docs.following import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
START = PAGE.index("    ratking record 2")
RECORD = dedent(PAGE[START : PAGE.index("\n\n", START)]) + "\n"

WALK = PAGE.partition("## One move")[2].partition("\n## ")[0]
HOPS = re.findall(r"^\d+\. `([\w/.]+)`: (.*(?:\n   .*)*)", WALK, re.MULTILINE)
"""The way of one move: in each line a file, and what is said of it."""

NAMED = [(file, name) for file, said in HOPS for name in re.findall(r"`(\w+)`", said)[:1]]


def test_a_move_takes_at_most_eighteen_hops_from_click_to_screen() -> None:
    assert 10 < len(HOPS) <= 18


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_every_hop_is_where_the_page_says(file: str, name: str) -> None:
    assert re.search(rf"\b{name}\b", (ROOT / file).read_text("utf-8")), name


def test_the_record_of_the_walk_is_played_and_written_as_it_stands() -> None:
    record = read_record(RECORD, game)
    assert len(replay(game("rattus"), record)[1]) == 18
    assert write_record(game("rattus"), record) == RECORD


def test_the_events_of_the_walk_happen_and_are_told_so() -> None:
    rules, words = game("rattus"), words_of("rattus", "en")
    state, told = replay(rules, read_record(RECORD, game))
    quoted = re.findall(r"^    ([A-Z]\w+\(.*\))$", PAGE, re.MULTILINE)
    assert quoted == [repr(event) for event in told[-1]]
    events = [event for answer in told[7:] for event in answer]
    sentences = "".join(f"      {words.told(state, event, 1)}\n" for event in events[:-1])
    assert f"    Red's turn\n{sentences}\n    Your turn" in PAGE
