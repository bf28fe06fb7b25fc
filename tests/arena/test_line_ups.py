from __future__ import annotations

import pytest

from ratking.arena.line_ups import label, rotations, round_robin
from ratking.arena.series import Plan, Series
from ratking.core.errors import BadOption


def test_with_two_players_everybody_meets_everybody() -> None:
    assert round_robin(("a", "b", "c"), 2) == (("a", "b"), ("a", "c"), ("b", "c"))


def test_two_agents_at_a_larger_table_sit_alone_among_the_other() -> None:
    assert round_robin(("a", "b"), 4) == (("a", "b", "b", "b"), ("b", "a", "a", "a"))


def test_enough_agents_for_a_table_meet_in_every_choice() -> None:
    assert round_robin(("a", "b", "c", "d"), 3) == (
        ("a", "b", "c"),
        ("a", "b", "d"),
        ("a", "c", "d"),
        ("b", "c", "d"),
    )


def test_one_agent_plays_against_itself() -> None:
    assert round_robin(("a",), 3) == (("a", "a", "a"),)


def test_an_agent_named_twice_is_a_mistake() -> None:
    with pytest.raises(BadOption, match="An agent is named twice"):
        round_robin(("a", "a"), 2)


@pytest.mark.parametrize(
    ("line_up", "ways"), [("ab", 2), ("abbb", 4), ("abab", 2), ("aaaa", 1), ("abcabc", 3)]
)
def test_a_line_up_is_turned_until_it_looks_the_same(line_up: str, ways: int) -> None:
    assert rotations(tuple(line_up)) == ways


def test_a_line_up_is_named_by_its_agents() -> None:
    assert label(("hard", "greedy", "greedy", "greedy")) == "hard + 3 greedy"
    assert label(("uniform",) * 2) == "2 uniform"


def test_a_deal_is_played_from_every_seat_before_the_next() -> None:
    line_ups = (("greedy", "uniform", "uniform"), ("uniform",) * 3)
    series = Series(Plan("rattus", line_ups, 6, options={"players": 3}))
    numbers = range(12)
    assert [series.line_up(number) for number in numbers] == [0, 1] * 6
    assert [series.deal(number) for number in numbers if number % 2 == 0] == [0, 0, 0, 1, 1, 1]
    assert [series.deal(number) for number in numbers if number % 2 == 1] == [0, 1, 2, 3, 4, 5]
    assert [series.seating(number)[0] for number in numbers if number % 2 == 0] == [0, 1, 2] * 2
