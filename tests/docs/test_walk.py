"""The turn that the page about the architecture walks through is played as it says."""

from __future__ import annotations

import re
from textwrap import dedent

from ratking.core.record import read_record, replay, write_record
from ratking.games import game
from ratking.text import words_of
from tests.docs.following import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
START = PAGE.index("    ratking record 2")
RECORD = dedent(PAGE[START : PAGE.index("\n\n", START)]) + "\n"


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
