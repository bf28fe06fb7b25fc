"""How far a turn of Rattus has come, as the bar at the top shows it."""

from __future__ import annotations

from ratking.text import words_of
from tests.games.rattus.table import RATTUS, play, table

WORDS = words_of("rattus")


def test_a_turn_begins_with_growing_and_each_part_is_ticked_off() -> None:
    state = table("France red 1 rats 1", holds={"red": "Merchant"})
    assert WORDS.facts(state) == {"part": "increase", "done": []}
    play(state, "increase France")
    assert WORDS.facts(state) == {"part": "card", "done": ["increase"]}
    play(state, "take Witch")
    assert WORDS.facts(state) == {"part": "abilities", "done": ["increase", "card"]}


def test_a_card_that_still_asks_belongs_to_the_abilities() -> None:
    state = table("France red 1 rats 1", holds={"red": "Merchant"})
    play(state, "increase France", "take Witch", "use Merchant")
    done = ["increase", "card", "abilities"]
    assert WORDS.facts(state) == {"part": "abilities", "done": done}


def test_whoever_is_done_has_only_the_plague_left() -> None:
    state = table("France red 1 rats 1")
    play(state, "done")
    done = ["increase", "card", "abilities"]
    assert WORDS.facts(state) == {"part": "plague", "done": done}
    play(state, "plague France")
    assert WORDS.facts(state)["part"] == "plague"
    assert WORDS.facts(RATTUS.observe(state, 1).table)["part"] == "plague"
