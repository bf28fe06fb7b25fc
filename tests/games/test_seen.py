"""What others see of an answer: a search tells branches apart by it, so it must say no more."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from ratking.core.play import any_answer
from ratking.core.question import NATURE, UNSEEN, seat_of
from ratking.core.state import answer_at, is_waiting, kind_at, open_places, top_place
from tests.contract.facts import CASES, Case

AT_MOST = 6
"""So many answers to one question are compared."""


class Look:
    """What a seat sees once an answer is given: the table, and what it hears."""

    def __init__(self, case: Case, state: Any, place: int, choice: int, viewer: int) -> None:
        kind, seat = kind_at(state, place), seat_of(state, place)
        self.seen = kind.seen_by(state, place, choice, viewer)
        after = case.game.copy(state)
        heard = [event.seen_by(viewer) for event in case.game.answer(after, seat, choice)]
        self.all = (case.game.observe(after, viewer).table.key(), repr(heard))
        self.true = after.key()
        self.is_early = case.game.open_seats(after) == [NATURE]  # it may all be shown together


def compare(case: Case, state: Any, place: int, viewer: int, some: list[int]) -> None:
    """Look at some answers to a question with the eyes of somebody else."""
    name = kind_at(state, place).name
    found = [Look(case, state, place, one, viewer) for one in some]
    for one, other in combinations(found, 2):
        if one.seen == other.seen:
            assert one.seen == UNSEEN
            assert one.all == other.all, f"{name}: two answers look different and count as one"
        elif not one.is_early:
            same = one.all == other.all
            assert not same or one.true == other.true, f"{name}: a secret counts as seen"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_sees_of_an_answer_just_what_it_can_tell_apart(case: Case) -> None:
    game, rng = case.game, Random(f"seen {case}")
    state = game.new(case.options)
    while is_waiting(state):
        place = rng.choice(open_places(state))
        kind, seat = kind_at(state, place), seat_of(state, place)
        answers = game.answers(state, seat)
        some = rng.sample(answers, min(AT_MOST, len(answers)))
        viewer = rng.randrange(game.players(state))
        if viewer == seat:
            assert [kind.seen_by(state, place, one, viewer) for one in some] == some
        elif not kind.together:  # what is thought about together makes no branches
            compare(case, state, place, viewer, some)
        answer_at(state, top_place(state), any_answer(state, rng))
