"""Whole games through the doors that every game has."""

from __future__ import annotations

import json
from random import Random

import pytest

from ratking.core.event import Event
from ratking.core.play import draw
from ratking.core.question import NATURE, NOBODY
from ratking.games.cartus.events import CardDrawn, CardGiven
from ratking.games.cartus.game import Cartus
from ratking.games.cartus.invariants import broken_invariant
from ratking.games.cartus.state import CartusState
from tests.games.cartus.table import CARTUS
from tests.rules import rule


@rule("RC-95")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("supplies", ["in_turn", "together"])
def test_pieces_are_conserved_and_influence_never_falls(players: int, supplies: str) -> None:
    rng = Random(players)
    options = {"players": players, "buildings": "five_per_class", "supplies": supplies}
    state = CARTUS.new(options)
    assert CARTUS.players(state) == players
    before, row = steps(state), state.nun_row[:]
    while not CARTUS.is_over(state):
        seat = rng.choice(CARTUS.open_seats(state))
        nature = seat == NATURE
        choice = draw(CARTUS, state, rng) if nature else rng.choice(CARTUS.answers(state, seat))
        CARTUS.apply(state, seat, choice)
        assert broken_invariant(state) is None
        assert all(now >= then for now, then in zip(steps(state), before, strict=True))
        assert all(then in (-1, now) for now, then in zip(state.nun_row, row, strict=True))
        before, row = steps(state), state.nun_row[:]


def steps(state: CartusState) -> list[int]:
    """List the steps of all discs on all tracks."""
    return [influence for track in state.influence for influence in track]


@pytest.mark.parametrize("players", [2, 5])
def test_an_observation_and_a_sampled_world_are_positions_too(players: int) -> None:
    rng = Random(players)
    state = CARTUS.new({"players": players, "buildings": "five_per_class"})
    while not CARTUS.is_over(state):
        looker = rng.choice([*range(players), NOBODY])
        seen = CARTUS.observe(state, looker)
        world = CARTUS.sample(seen, rng)
        for table in (seen.table, world):
            data = json.loads(json.dumps(CARTUS.to_json(table)))
            assert CARTUS.to_json(CARTUS.from_json(data)) == data
        again = CARTUS.observe(world, looker).table
        assert CARTUS.to_json(again) == CARTUS.to_json(seen.table)
        seat = CARTUS.open_seats(state)[0]
        nature = seat == NATURE
        choice = draw(CARTUS, state, rng) if nature else rng.choice(CARTUS.answers(state, seat))
        CARTUS.answer(state, seat, choice)


def test_the_doors_name_options_kinds_and_events() -> None:
    assert [option.name for option in CARTUS.options()] == [
        "players", "start", "buildings", "supplies", "all_dead", "rats",
    ]  # fmt: skip
    assert CARTUS.kinds()["lay"].domain.thing == "card"
    assert CARTUS.events()["CardDrawn"] is CardDrawn
    assert CARTUS.title == "Rattus Cartus"
    assert Cartus().fingerprint() == "standard"


@pytest.mark.parametrize(
    ("event", "knowing"), [(CardDrawn(1, 5), [1]), (CardGiven(1, 2, 5), [1, 2])]
)
def test_only_those_who_may_know_see_a_card(event: Event, knowing: list[int]) -> None:
    assert [seat for seat in range(4) if event.seen_by(seat) == event] == knowing
