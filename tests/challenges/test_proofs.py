"""Every challenge can be done: a bot has, with the luck that everybody gets."""

from __future__ import annotations

from pathlib import Path

import pytest

from ratking.challenges import Challenge, challenges_of, earned
from ratking.challenges.challenge import ME
from ratking.challenges.goals import Condition, measured, played
from ratking.core.errors import BadFile
from ratking.core.game import Outcome
from ratking.core.luck import check_luck
from ratking.core.record import read_record
from ratking.games import GAMES, game

PROOFS = Path(__file__).parent / "proofs"
FEWEST = 8
ALL = [one for name in sorted(GAMES) for one in challenges_of(name).values()]
OUTCOME = Outcome([2, 1, 3], [5, 9, 2], [{}, {}, {}], "over")


@pytest.mark.parametrize("one", ALL, ids=lambda one: f"{one.game}-{one.id}")
def test_a_bot_has_earned_all_three_stars(one: Challenge) -> None:
    text = (PROOFS / f"{one.game}-{one.id}.txt").read_text(encoding="utf-8")
    record = read_record(text, game)
    opened = game(one.game)
    assert (record.game, record.secret) == (one.game, one.secret)
    assert record.options == {**record.options, **one.options}
    assert check_luck(opened, record) > 0
    assert earned(one.stars, ME, *played(opened, record)) == len(one.stars) == 3


@pytest.mark.parametrize("name", ["cartus", "ratland", "rattus"])
def test_every_box_has_at_least_eight(name: str) -> None:
    assert len(challenges_of(name)) >= FEWEST


def test_a_star_needs_the_one_before_it() -> None:
    easy, hard = (Condition("score", least=9),), (Condition("place", most=2),)
    assert earned([easy, hard, hard], 0, OUTCOME, []) == 0
    assert earned([hard, easy, hard], 0, OUTCOME, []) == 1


def test_events_are_counted_for_the_seat_alone() -> None:
    told = [{"event": "Died", "seat": 0, "count": 3}, {"event": "Died", "seat": 1, "count": 4}]
    assert measured("times Died", 0, OUTCOME, told) == 1
    assert measured("sum Died count", 0, OUTCOME, told) == 3
    assert measured("lead", 0, OUTCOME, told) == -4
    assert measured("lead", 1, OUTCOME, told) == 4


def test_who_is_dead_with_all_others_comes_in_last() -> None:
    lost = Outcome([1, 1, 1], [0, 0, 0], [{}, {}, {}], "plague", everybody_lost=True)
    assert measured("place", 0, lost, []) == 3


def test_a_fact_that_nobody_knows_is_refused() -> None:
    with pytest.raises(BadFile, match="measure"):
        measured("luck", 0, OUTCOME, [])
