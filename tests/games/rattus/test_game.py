"""Rattus as the rest of the house sees it."""

from __future__ import annotations

from random import Random

import pytest

from ratking.core.errors import IllegalAnswer
from ratking.games.rattus.events import EVENTS
from tests.games.rattus.table import RATTUS, facts, play, table


def test_every_question_goes_by_its_name() -> None:
    for name, kind in RATTUS.kinds().items():
        assert kind.name == name
        assert bool(kind.domain.verbs) == kind.waits


def test_every_event_goes_by_its_name() -> None:
    assert RATTUS.events() is EVENTS
    for name, event in EVENTS.items():
        assert event.__name__ == name


def test_a_box_is_opened_once_for_each_number_of_players_and_start() -> None:
    assert RATTUS.box(3, 1) is RATTUS.box(3, 1)
    assert RATTUS.box(3, 1) is not RATTUS.box(3, 2)


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    state = table("France rats 2 red 3", holds={"red": "Peasant Witch"})
    before = RATTUS.to_json(state)
    twin = RATTUS.copy(state)
    assert RATTUS.to_json(twin) == before
    play(
        twin,
        "increase France",
        "place 3",
        "take King",
        "use Witch",
        "look France 1",
        "rat limit 1 church magic",
        "look France 2",
        "rat limit 1 magic islamic",
        "swap yes",
        "plague France",
        "add Italia",
        "add Italia",
    )
    assert RATTUS.to_json(state) == before


@pytest.mark.parametrize("players", [4, 6])
def test_a_copy_remembers_everything_at_every_moment(players: int) -> None:
    rng = Random(players)
    state = RATTUS.new({"players": players})
    while not RATTUS.is_over(state):
        assert facts(RATTUS.copy(state)) == facts(state)
        seat = RATTUS.open_seats(state)[0]
        RATTUS.answer(state, seat, rng.choice(RATTUS.answers(state, seat)))
    assert facts(RATTUS.copy(state)) == facts(state)


def test_an_illegal_answer_changes_nothing() -> None:
    state = table("France rats 2 red 3")
    before = RATTUS.to_json(state)
    with pytest.raises(IllegalAnswer):
        play(state, "increase Italia")
    with pytest.raises(IllegalAnswer):
        RATTUS.answer(state, 1, 0)
    assert RATTUS.to_json(state) == before
