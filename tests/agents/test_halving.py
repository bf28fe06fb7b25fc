from __future__ import annotations

import pytest

import ratking
from ratking.agents.evaluators import HeuristicEvaluator
from ratking.agents.halving import CANDIDATES, HalvingSearch, rounds_for, search_for
from ratking.agents.heuristic import heuristic_of
from ratking.agents.ismcts import Budget, TreeSearch
from ratking.agents.value_network import evaluator_of
from ratking.core.state import State
from tests.games.rattus.table import RATTUS, table


class SureEvaluator(HeuristicEvaluator):
    """Finds that whoever has cards in France does best, or that all is the same."""

    def __init__(self, best: int) -> None:
        super().__init__(RATTUS, heuristic_of(RATTUS))
        self.best = best
        self.asked: list[int] = []

    def evaluate(self, tables: list[State]) -> list[list[float]]:
        self.asked.append(len(tables))
        value = [0.5 + 0.4 * (place == self.best) for place in range(len(tables))]
        return [[one, 1 - one, 0.5, 0.5][: RATTUS.players(tables[0])] for one in value]  # type: ignore[arg-type]


def searched(best: int, iterations: int) -> tuple[SureEvaluator, HalvingSearch, int]:
    state = table("France rats 2 red 2", "Italia rats 1 blue 3", holds={"red": "Merchant Witch"})
    evaluator = SureEvaluator(best)
    search = HalvingSearch(RATTUS, evaluator, Budget(iterations), "1")
    answers = RATTUS.answers(state, 0)
    choice = search.choose(RATTUS.observe(state, 0), RATTUS.question(state, 0), answers)
    return evaluator, search, choice


def test_all_that_are_left_are_tried_in_the_same_world_and_half_of_them_goes() -> None:
    evaluator, search, choice = searched(-1, 400)
    assert evaluator.asked == sorted(evaluator.asked, reverse=True)
    assert evaluator.asked[0] <= CANDIDATES
    assert set(evaluator.asked[1:]) > {2}
    assert search.left == [choice]
    assert 400 <= search.iterations < 400 + CANDIDATES


def test_a_decision_that_is_clear_takes_less_than_its_budget() -> None:
    _, search, choice = searched(0, 4000)
    assert search.iterations < 1000
    assert search.root.edges[choice].value() > 0.8


def test_what_was_left_is_explained_first() -> None:
    state = table("France rats 2 red 2", "Italia rats 1 blue 3")
    search = HalvingSearch(RATTUS, evaluator_of(RATTUS), Budget(60), "1")
    first, *_ = search.explain(RATTUS.observe(state, 0), RATTUS.answers(state, 0))
    assert search.left == [first.answer]


def test_seconds_end_the_halving_too() -> None:
    state = table("France rats 2 red 2", "Italia rats 1 blue 3")
    search = HalvingSearch(RATTUS, SureEvaluator(-1), Budget(10_000_000, seconds=0.05), "1")
    search.think(RATTUS.observe(state, 0))
    assert 0 < search.iterations < 10_000_000


@pytest.mark.parametrize(("answers", "rounds"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (16, 4)])
def test_halves_are_taken_until_one_is_left(answers: int, rounds: int) -> None:
    assert rounds_for(answers) == rounds


@pytest.mark.parametrize(
    ("box", "kind"), [("rattus", TreeSearch), ("cartus", TreeSearch), ("ratland", HalvingSearch)]
)
def test_a_game_says_how_its_root_is_searched(box: str, kind: type[TreeSearch]) -> None:
    game = ratking.game(box)
    assert type(search_for(game, evaluator_of(game), Budget(1), "1")) is kind
