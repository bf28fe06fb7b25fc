"""Greedy at a table of RatLand."""

from __future__ import annotations

from random import Random

import pytest

from ratking.agents import agent_named
from ratking.core.play import play
from ratking.games.ratland.athletes import STOP
from ratking.games.ratland.pieces import BLACK, BLUE, NURSERY
from ratking.games.ratland.state import PLAN, RatlandState
from tests.games.ratland.table import (
    RATLAND,
    answers,
    asked,
    nature,
    place,
    reveal,
    round_of,
    say,
    table,
)


def choose(state: RatlandState, seat: int = 0) -> int:
    """Ask greedy for one answer."""
    agent = agent_named("greedy", RATLAND, "seed")
    observation = RATLAND.observe(state, seat)
    return agent.choose(observation, RATLAND.question(state, seat), RATLAND.answers(state, seat))


def planned(state: RatlandState, seat: int = 0) -> list[int]:
    """Let greedy place all its rats; return what it placed until it was ready."""
    while seat in RATLAND.open_seats(state):
        RATLAND.answer(state, seat, choose(state, seat))
    return PLAN.all(state, seat)


@pytest.mark.parametrize(
    "options", [{}, {"clans": "yes", "boards": "choice"}, {"boards": "aggressive"}]
)
def test_greedy_beats_uniform(options: dict[str, object]) -> None:
    won = 0
    for seed in range(10):
        state = RATLAND.new(options | {"players": 2})
        names = ["greedy", "uniform"] if seed % 2 else ["uniform", "greedy"]
        agents = [agent_named(name, RATLAND, str(seed)) for name in names]
        play(RATLAND, state, agents, Random(seed))
        outcome = RATLAND.outcome(state)
        assert outcome is not None
        won += outcome.winners() == [names.index("greedy")]
    assert won == 10


def test_a_rich_clan_breeds() -> None:
    plan = planned(round_of("DrCheese", "red rats 9 cheese 30", "blue rats 1 cheese 0", "yellow"))
    assert plan[NURSERY] >= 7


def test_a_poor_clan_looks_for_cheese() -> None:
    plan = planned(round_of("DrCheese", "red rats 12 cheese 0", "blue rats 1 cheese 0", "yellow"))
    assert sum(plan[:3]) >= 5


def test_a_cheese_is_hidden_and_rats_count_twice_where_that_is_allowed() -> None:
    assert planned(round_of("HideTheCheese", "red", "blue", "yellow"))[8] == 1
    assert planned(round_of("LockedAndLoaded", "red", "blue", "yellow"))[7] >= 1


def test_who_is_ready_stays_ready() -> None:
    state = round_of("DrCheese", "red", "blue")
    say(state, "red", 7)
    assert RATLAND.question(state, 0).kind.name == "ready"
    agreed = round_of("DrCheese", "red", "blue")
    while RATLAND.question(agreed, 0).kind.name != "ready":
        say(agreed, "red", choose(agreed))
    assert choose(agreed) == 1


def test_a_normal_board_and_a_good_clan_are_preferred() -> None:
    state = RATLAND.new({"players": 2, "clans": "yes", "boards": "choice"})
    nature(state, "Ninjas", "Alchemists", "Corrupt", "Mutants")
    assert choose(state) == 0
    say(state, "red", 0)
    assert choose(state) == 4


def test_harm_is_put_back_into_the_bag() -> None:
    state = round_of("HelmetRat", "red rats 2", "blue rats 1", food=4)
    place(state, red="dump 2")
    nature(state, "black", "yellow")
    assert choose(state) == 3


def test_a_poisoned_rat_is_let_go_rather_than_a_healthy_one() -> None:
    state = round_of("DrCheese", "red rats 3", "blue rats 1", food=3)
    place(state, red="city 2")
    nature(state, "black", "purple")
    assert asked(state) == "red let_go"
    assert choose(state) == 1


def test_a_rat_that_would_find_cheese_is_spared() -> None:
    state = round_of("MassiveAttack", "red rats 3 Recyclers", "blue rats 1 Mutants", food=4)
    place(state, red="dump 1 city 1")
    nature(state, "black", "black")
    assert (asked(state), answers(state, "red")) == ("red strike", [1, 6])
    assert choose(state) == 6


def test_a_lost_rat_is_better_than_none() -> None:
    state = round_of("MassiveAttack", "red rats 1 Recyclers", "blue rats 1 Corrupt", food=4)
    place(state, red="dump 1")
    say(state, "blue", BLUE)
    nature(state, "black", "blue")
    assert asked(state) == "red last_piece"
    assert choose(state) == BLACK


def test_a_leader_is_wounded() -> None:
    rows = ("red rats 9 cheese 9 aggressive", "blue rats 9 cheese 9", "yellow rats 2")
    state = round_of("DrCheese", *rows)
    place(state, red="dump 9", blue="dump 1", yellow="dump 1")
    assert answers(state, "red") == [1, 2]
    assert choose(state) == 1


def test_a_clan_with_rats_in_the_area_adds_no_harm_to_the_bag() -> None:
    state = round_of("DrCheese", "red rats 3 Corrupt", "blue rats 1 Mutants")
    place(state, red="dump 3")
    assert choose(state) in (0, 1)


def test_scavengers_draw_where_it_pays() -> None:
    state = round_of("DrCheese", "red rats 3 Scavengers", "blue rats 1 Mutants")
    place(state)
    assert choose(state) == 1


def test_a_rat_is_swapped_only_if_it_would_starve_anyway() -> None:
    state = round_of("RattibalLecter", "red rats 4 cheese 0", "blue rats 3 cheese 0")
    place(state)
    assert choose(state) == 1
    assert choose(state, 1) == 0


def test_the_poisoned_starve_first() -> None:
    state = round_of("DrCheese", "red rats 5 cheese 0", "blue rats 1", food=3)
    place(state, red="city 2")
    nature(state, "purple", "purple")
    assert choose(state) == 1


def test_cheese_becomes_rats_and_athletes_stay() -> None:
    state = round_of("DrCheese", "red rats 1 cheese 5 Alchemists", "blue rats 1 Athletes")
    place(state)
    assert asked(state) == "blue move_from"
    assert choose(state, 1) == STOP
    say(state, "blue", STOP)
    assert choose(state) == 1


def test_two_alchemists_decide_without_seeing_each_other() -> None:
    rows = ["red rats 1 cheese 5 Alchemists", "blue rats 1 cheese 5 Alchemists"]
    rows += [f"seat rats 1 {clan}" for clan in ("Ninjas", "Warriors", "Breeders", "Mutants")]
    state = round_of("DrCheese", *rows, "last rats 1 Explorers")
    place(state)
    assert [choose(state, seat) for seat in (0, 1)] == [1, 1]


def test_a_seer_who_knows_the_end_decides_for_the_end() -> None:
    rows = ("red rats 3 cheese 0 Seers", "blue rats 0 cheese 0 Mutants")
    state = table(*rows, rounds=5, coming="RattibalLecter")
    reveal(state, "RattibalLecter", 1)
    nature(state, "EndOfTheGame", 2)
    place(state)
    assert choose(state) == 0
    say(state, "red", 0)
    assert asked(state) == "over"
