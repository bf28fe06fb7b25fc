"""How greedy looks at a table of Rattus Cartus."""

from __future__ import annotations

from random import Random

from ratking.agents import agent_named
from ratking.agents.evaluators import HeuristicEvaluator
from ratking.agents.greedy import Greedy
from ratking.core.play import play
from ratking.core.state import State, open_place
from ratking.games.cartus.bot.heuristic import CartusHeuristic
from ratking.games.cartus.state import STOP, CartusState
from tests.games.cartus.table import CARTUS, card_number, choice_of, enter, table
from tests.games.cartus.table import play as answer


def chosen(state: CartusState) -> int:
    """Ask greedy in the seat of whoever is asked."""
    seat = CARTUS.open_seats(state)[0]
    greedy = agent_named("greedy", CARTUS, "seed")
    observation = CARTUS.observe(state, seat)
    return greedy.choose(observation, CARTUS.question(state, seat), CARTUS.answers(state, seat))


def expected_points(state: CartusState) -> list[float]:
    heuristic = CartusHeuristic()
    seen = CARTUS.observe(state, 0).table
    heuristic.prepare(seen, 0)
    return heuristic.expected_points(seen)


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
    assert expected_points(few)[0] > 20
    assert expected_points(many)[0] < 1


def test_cards_that_are_about_to_be_drawn_are_foreseen() -> None:
    state = table("Farm a, Palace d", players=2, supplies=True, rats={"red": 0})
    before = expected_points(state)[0]
    answer(state, "supply Farm a")
    assert expected_points(state)[0] > before


class CountingHeuristic(CartusHeuristic):
    """Counts how many tables it looks at."""

    looked = 0

    def expected_points(self, table: State) -> list[float]:
        self.looked += 1
        return super().expected_points(table)


def test_a_search_looks_once_at_cards_that_do_the_same() -> None:
    state = table(hands={"red": "Peasant 0, Peasant 2, Peasant 4, Monk 0, Witch 1, Witch 2, Sword"})
    looks = []
    for prunes in (False, True):
        heuristic = CountingHeuristic()
        greedy = Greedy(CARTUS, heuristic, "", prunes=prunes)
        heuristic.prepare(state, 0)
        greedy.worths(state, 0, CARTUS.answers(state, 0))
        looks.append(heuristic.looked)
    assert looks[1] * 2 < looks[0]


def test_the_first_card_of_a_family_stands_for_all_and_in_thought_one_stranger() -> None:
    hand = "Peasant 0, Peasant 2, Monk 0, Witch 1, Witch 2, King 3, Joker"
    state = table("Farm a, Monastery a, Castle a", hands={"red": hand})
    answer(state, "enter Monastery a")
    asked, answers = open_place(state, 0), CARTUS.answers(state, 0)
    heuristic = CartusHeuristic()
    first = [card_number(name) for name in ("Peasant 0", "Monk 0", "Witch 1", "King 3", "Joker")]
    assert heuristic.distinct(state, asked, answers, True) == [*first, STOP]
    later = [card_number(name) for name in ("Peasant 0", "Monk 0", "Witch 1", "Joker")]
    assert heuristic.distinct(state, asked, answers, False) == [*later, STOP]


def test_a_search_has_no_interest_in_a_card_that_another_stands_for() -> None:
    state = table(hands={"red": "Peasant 0, Peasant 2, Monk 0"})
    answer(state, "enter Farm a")
    evaluator = HeuristicEvaluator(CARTUS, CartusHeuristic())
    evaluator.prepare(state, 0)
    answers = CARTUS.answers(state, 0)
    shares = dict(zip(answers, evaluator.priors(state, 0, answers), strict=True))
    assert shares[card_number("Peasant 2")] == 0.0
    assert shares[card_number("Peasant 0")] > 0.0
