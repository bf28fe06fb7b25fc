from __future__ import annotations

import time

from ratking.agents.evaluators import Evaluator, HeuristicEvaluator, share_beaten
from ratking.agents.ismcts import ANY_OUTCOME, FULL_LENGTH, Budget, TreeSearch, utilities
from ratking.agents.tree import Node, select
from ratking.core.question import NATURE
from ratking.core.state import State
from ratking.games.rattus.bot.heuristic import RattusHeuristic
from ratking.games.rattus.state import RattusState
from tests.games.rattus.table import RATTUS, play, region, table


class EqualEvaluator(Evaluator):
    """Finds every table alike."""

    def evaluate(self, tables: list[State]) -> list[list[float]]:
        return [[0.5] * RATTUS.players(one) for one in tables]  # type: ignore[arg-type]


def search(budget: Budget, seed: str = "1") -> TreeSearch:
    return TreeSearch(RATTUS, HeuristicEvaluator(RATTUS, RattusHeuristic()), budget, seed)


def busy_table() -> RattusState:
    return table("France rats 2 red 2", "Italia rats 1 blue 3", holds={"red": "Merchant Witch"})


def chosen(agent: TreeSearch, state: RattusState) -> int:
    answers = RATTUS.answers(state, 0)
    return agent.choose(RATTUS.observe(state, 0), RATTUS.question(state, 0), answers)


def test_the_same_seed_makes_the_same_choice() -> None:
    state = busy_table()
    assert chosen(search(Budget(60)), state) == chosen(search(Budget(60)), state)


def test_a_search_does_not_touch_what_it_sees() -> None:
    state = busy_table()
    seen = RATTUS.observe(state, 0)
    before = RATTUS.to_json(seen.table)
    search(Budget(40)).explain(seen, RATTUS.answers(state, 0))
    assert RATTUS.to_json(seen.table) == before


def test_an_explanation_ranks_answers_with_shares_that_sum_to_one() -> None:
    state = busy_table()
    answers = RATTUS.answers(state, 0)
    lines = search(Budget(80)).explain(RATTUS.observe(state, 0), answers)
    assert {line.answer for line in lines} == set(answers)
    assert abs(sum(line.share for line in lines) - 1) < 1e-9
    assert [line.visits for line in lines] == sorted((line.visits for line in lines), reverse=True)
    assert all(0 <= line.expected <= 1 for line in lines)


def test_a_winning_answer_is_found_by_playing_to_the_end() -> None:
    state = table(
        "France red 3", "Italia rats 3 blue 4", players=2, hand={"red": 2, "blue": 5}, supply=0
    )
    agent = TreeSearch(RATTUS, EqualEvaluator(), Budget(30, rollout=FULL_LENGTH), "1")
    lines = agent.explain(RATTUS.observe(state, 0), RATTUS.answers(state, 0))
    assert sum(line.visits for line in lines) == 30


class Blindfold(Evaluator):
    """Looks at nothing on the way to the end."""

    def __init__(self) -> None:
        self.uniform_rollouts = True

    def evaluate(self, tables: list[State]) -> list[list[float]]:
        raise AssertionError("a game that is over needs no judge")


def test_uniform_rollouts_go_to_the_end_without_a_look_at_the_answers() -> None:
    search = TreeSearch(RATTUS, Blindfold(), Budget(5, rollout=FULL_LENGTH), "1")
    search.think(RATTUS.observe(busy_table(), 0))
    assert search.root.visits == 5


def test_seconds_end_a_search_before_its_iterations_do() -> None:
    agent = search(Budget(1_000_000, seconds=0.05))
    began = time.process_time()
    chosen(agent, busy_table())
    assert 0 < agent.iterations < 1_000_000
    assert time.process_time() - began < 5


def test_what_was_thought_about_the_next_question_is_kept() -> None:
    state = busy_table()
    agent = search(Budget(150))
    first = RATTUS.answers(state, 0)[0]
    assert first == region(state, "France")
    agent.think(RATTUS.observe(state, 0))
    agent.remember(RATTUS.observe(state, 0), first)
    kept = agent.root.visits
    play(state, "increase France")
    assert agent.start(RATTUS.observe(state, 0)) is agent.root
    assert kept > 0


def test_another_table_than_expected_starts_a_new_tree() -> None:
    agent = search(Budget(30))
    agent.think(RATTUS.observe(busy_table(), 0))
    agent.remember(RATTUS.observe(busy_table(), 0), RATTUS.answers(busy_table(), 0)[0])
    assert agent.start(RATTUS.observe(table("Anglia red 2"), 0)).visits == 0


def test_a_batch_asks_the_evaluator_about_many_tables_at_once() -> None:
    asked: list[int] = []

    class Counting(EqualEvaluator):
        def evaluate(self, tables: list[State]) -> list[list[float]]:
            asked.append(len(tables))
            return super().evaluate(tables)

    agent = TreeSearch(RATTUS, Counting(), Budget(32, batch=8), "1")
    agent.think(RATTUS.observe(busy_table(), 0))
    assert asked == [8, 8, 8, 8]
    assert agent.root.visits == 32


def test_an_answer_that_is_seldom_available_is_tried_when_it_is() -> None:
    node = Node(2, 1.0)
    node.seat = 0
    for _ in range(10):
        node.child(select(node, [1], [1.0], 1.0), 1.0).update([0.5, 0.5])
        node.update([0.5, 0.5])
    assert select(node, [1, 2], [0.5, 0.5], 1.0) == 2


def test_what_was_thought_of_an_answer_is_kept_for_worlds_that_have_it_again() -> None:
    asked: list[list[int]] = []

    class Noting(EqualEvaluator):
        def priors(self, table: State, seat: int, answers: list[int]) -> list[float]:
            asked.append(answers)
            return super().priors(table, seat, answers)

    agent = TreeSearch(RATTUS, Noting(), Budget(1), "1")
    for answers in ([1, 2], [2, 3], [1, 2, 3], [1, 3]):
        agent.priors(agent.root, busy_table(), 0, answers)
    assert asked == [[1, 2], [2, 3]]


def dealt(node: Node) -> set[int]:
    """Gather the branches of everything that nature dealt in a tree."""
    here = set(node.children) if node.seat == NATURE else set()
    return here.union(*(dealt(child) for child in node.children.values()))


def test_every_rat_that_the_witch_may_see_has_a_branch_of_its_own() -> None:
    state = table("France rats 3 red 1", "Italia blue 1", holds={"red": "Witch"})
    play(state, "use Witch")
    agent = search(Budget(60))
    agent.think(RATTUS.observe(state, 0))
    faces = [dealt(child) - {ANY_OUTCOME} for child in agent.root.children.values()]
    assert faces
    assert all(len(seen) > 1 for seen in faces)


def test_what_a_plague_reveals_shares_one_branch() -> None:
    state = table("France rats 3 red 4", "Italia rats 2 blue 4")
    play(state, "done")
    agent = search(Budget(60))
    agent.think(RATTUS.observe(state, 0))
    assert dealt(agent.root) == {ANY_OUTCOME}


def test_expected_points_become_the_share_of_others_beaten() -> None:
    first, second, third = share_beaten([9.0, 5.0, 1.0], 1.0)
    assert first > second > third
    assert abs(second - 0.5) < 1e-9
    assert abs(first + second + third - 1.5) < 1e-9


def test_a_finished_game_counts_by_its_places() -> None:
    state = table("France red 3", "Italia blue 2", "Anglia yellow 1", players=3, supply=0)
    play(state, "plague Italia")
    assert RATTUS.outcome(state) is not None
    assert utilities(RATTUS, state) == [1.0, 0.5, 0.0]
