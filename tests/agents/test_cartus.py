"""How greedy looks at a table of Rattus Cartus."""

from __future__ import annotations

from random import Random

from ratking.agents import agent_named
from ratking.agents.cartus import CartusSense
from ratking.core.play import play
from ratking.games.cartus.pieces import STOP
from ratking.games.cartus.state import CartusState
from tests.games.cartus.table import CARTUS, card_number, choice_of, enter, table
from tests.games.cartus.table import play as answer


def chosen(state: CartusState) -> int:
    """Ask greedy in the seat of whoever is asked."""
    seat = CARTUS.open_seats(state)[0]
    greedy = agent_named("greedy", CARTUS, "seed")
    observation = CARTUS.observe(state, seat)
    return greedy.choose(observation, CARTUS.question(state, seat), CARTUS.answers(state, seat))


def prospects(state: CartusState) -> list[float]:
    sense = CartusSense()
    seen = CARTUS.observe(state, 0).table
    sense.prepare(seen, 0)
    return sense.prospects(seen)


def test_greedy_beats_uniform_nearly_always() -> None:
    won = 0
    for seed in range(12):
        seats = ["greedy", "uniform"] if seed % 2 else ["uniform", "greedy"]
        agents = [agent_named(name, CARTUS, f"{seed}-{name}") for name in seats]
        supplies = "together" if seed % 3 else "in_turn"
        options = {"players": 2, "buildings": "five_per_class", "supplies": supplies}
        state = CARTUS.new(options)
        play(CARTUS, state, agents, Random(seed))
        outcome = CARTUS.outcome(state)
        assert outcome is not None
        won += outcome.winners() == [seats.index("greedy")]
    assert won >= 11


def test_a_matching_card_is_laid_and_then_no_stranger_when_rats_are_many() -> None:
    state = table(hands={"red": "Monk 0, Peasant 0"}, rats={"red": 11})
    answer(state, "enter Farm a")
    assert chosen(state) == card_number("Peasant 0")
    answer(state, "lay Peasant 0")
    assert chosen(state) == STOP


def test_with_many_rats_the_monastery_is_the_place_to_be() -> None:
    state = table("Monastery a, Palace a, Castle a", rats={"red": 12})
    assert chosen(state) == choice_of(state, "enter Monastery a")


def test_an_action_that_helps_is_used() -> None:
    state = table()
    enter(state, *["Palace a"] * 4)
    assert chosen(state) == 1


def test_rats_beyond_the_nuns_that_one_knows_make_all_points_worthless() -> None:
    row = "4 King 0, Monk 0"
    few, many = table(nun_row=row, rats={"red": 0}), table(nun_row=row, rats={"red": 5})
    assert prospects(few)[0] > 20
    assert prospects(many)[0] < 1


def test_cards_that_are_about_to_be_drawn_are_foreseen() -> None:
    state = table("Farm a, Palace d", players=2, supplies=True, rats={"red": 0})
    before = prospects(state)[0]
    answer(state, "supply Farm a")
    assert prospects(state)[0] > before
