from __future__ import annotations

import time
from random import Random

import ratking
from ratking.agents.evaluators import Evaluator, HeuristicEvaluator, share_beaten
from ratking.agents.ismcts import (
    ANY_OUTCOME,
    FULL_LENGTH,
    KINDS,
    SEATS,
    Budget,
    TreeSearch,
    key_of,
    utilities,
)
from ratking.agents.tree import Edge, Node, Path, select
from ratking.agents.value_network import evaluator_of
from ratking.core.game import Observation
from ratking.core.play import any_answer
from ratking.core.question import NATURE, UNSEEN
from ratking.core.state import State, answer_at, kind_at, top_kind, top_place, top_seat
from ratking.games.cartus.enter import LAY
from ratking.games.cartus.population import DRAW_CARD
from ratking.games.cartus.state import STOP
from ratking.games.rattus.bot.heuristic import RattusHeuristic
from ratking.games.rattus.state import RattusState
from tests.games.rattus.table import RATTUS, play, table

CARTUS = ratking.game("cartus")


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
    assert 15 < sum(line.visits for line in lines) <= 30


class Blindfold(Evaluator):
    """Looks at nothing on the way to the end."""

    def __init__(self) -> None:
        self.uniform_rollouts = True

    def evaluate(self, tables: list[State]) -> list[list[float]]:
        raise AssertionError("a game that is over needs no judge")


def test_uniform_rollouts_go_to_the_end_without_a_look_at_the_answers() -> None:
    search = TreeSearch(RATTUS, Blindfold(), Budget(5, rollout=FULL_LENGTH), "1")
    search.think(RATTUS.observe(busy_table(), 0))
    assert 2 < search.root.visits <= 5


def test_seconds_end_a_search_before_its_iterations_do() -> None:
    agent = search(Budget(1_000_000, seconds=0.05))
    began = time.process_time()
    chosen(agent, busy_table())
    assert 0 < agent.iterations < 1_000_000
    assert time.process_time() - began < 5


def test_what_was_thought_about_the_next_question_is_kept() -> None:
    state = busy_table()
    agent = search(Budget(150))
    RATTUS.apply(state, 0, chosen(agent, state))
    kept = agent.start(RATTUS.observe(state, 0))
    assert kept in agent.root.children.values()
    assert kept.visits > 0


def test_a_later_turn_goes_on_from_what_was_thought_of_it() -> None:
    found: list[int] = []
    for seed in range(8):
        game, rng = ratking.game("ratland"), Random(seed)
        state = game.new({"players": 2})
        agent = TreeSearch(game, evaluator_of(game), Budget(150), str(seed))
        while not game.is_over(state) and len(found) < 3 * (seed + 1):
            seat = game.asked(state)
            if seat == 0 and len(game.legal(state, 0)) > 1:
                found.append(agent.start(game.observe(state, 0)).visits)
                agent.think(game.observe(state, 0))
            if seat == NATURE:
                choice = game.draw(state, rng)
            else:
                choice = rng.choice(game.answers(state, seat))
            game.apply(state, seat, choice)
    assert any(found)


def test_another_table_than_expected_starts_a_new_tree() -> None:
    agent = search(Budget(30))
    agent.think(RATTUS.observe(busy_table(), 0))
    assert agent.start(RATTUS.observe(table("Anglia red 2"), 0)).visits == 0


def test_a_tree_of_one_seat_is_none_of_another() -> None:
    state = busy_table()
    agent = search(Budget(60))
    agent.think(RATTUS.observe(state, 0))
    seen = RATTUS.observe(state, 0)
    assert agent.start(seen) is agent.root
    assert agent.start(Observation(1, seen.table)).visits == 0


def test_a_batch_asks_the_evaluator_about_many_tables_at_once() -> None:
    asked: list[int] = []

    class Counting(EqualEvaluator):
        def evaluate(self, tables: list[State]) -> list[list[float]]:
            asked.append(len(tables))
            return super().evaluate(tables)

    agent = TreeSearch(RATTUS, Counting(), Budget(32, batch=8), "1")
    agent.think(RATTUS.observe(busy_table(), 0))
    assert set(asked) == {8}
    assert agent.root.visits == sum(asked)


def test_an_answer_that_is_seldom_available_is_tried_when_it_is() -> None:
    node = Node(2)
    node.seat = 0
    node.edges = {1: Edge(0.5), 2: Edge(0.5)}
    for _ in range(10):
        path = Path(node)
        path.edges, path.seats = [node.edges[select(node, [1], 1.0)]], [0]
        path.lose()
        path.back_up([0.5, 0.5])
    assert node.edges[1].visits == node.visits == 10
    assert node.edges[1].value() == node.value(0) == 0.5
    assert select(node, [1, 2], 1.0) == 2


def test_what_was_thought_of_an_answer_is_kept_for_worlds_that_have_it_again() -> None:
    asked: list[list[int]] = []

    class Noting(EqualEvaluator):
        def priors(self, table: State, seat: int, answers: list[int]) -> list[float]:
            asked.append(answers)
            return super().priors(table, seat, answers)

    agent = TreeSearch(RATTUS, Noting(), Budget(1), "1")
    for answers in ([1, 2], [2, 3], [1, 2, 3], [1, 3]):
        agent.add_edges(agent.root, busy_table(), answers)
    assert asked == [[1, 2], [2, 3]]


def test_a_decision_that_nothing_can_turn_any_more_is_given_at_once() -> None:
    agent = search(Budget(10_000))
    agent.root.edges = {1: Edge(0.5), 2: Edge(0.5)}
    agent.root.edges[1].visits = 80
    agent.root.edges[2].visits = 20
    assert agent.is_settled(59)
    assert not agent.is_settled(60)


def dealt(node: Node, key: int = 0) -> set[int]:
    """Gather what is seen of everything that nature dealt in a tree."""
    here = {seen_of(key) for key in node.children} if node.seat == NATURE else set()
    return here.union(*(dealt(child) for child in node.children.values()))


def seen_of(key: int) -> int:
    """Read what was seen of an answer from the key of a child."""
    return key // (KINDS * SEATS) + ANY_OUTCOME


def test_every_rat_that_the_witch_may_see_has_a_branch_of_its_own() -> None:
    state = table("France rats 3 red 1", "Italia blue 1", holds={"red": "Witch"})
    play(state, "use Witch")
    agent = search(Budget(60))
    agent.think(RATTUS.observe(state, 0))
    looks = [dealt(child) - {ANY_OUTCOME} for child in agent.root.children.values()]
    assert max(len(faces) for faces in looks) > 1


def test_what_the_witch_of_another_sees_has_one_branch() -> None:
    state = table("France rats 3 red 1", "Italia blue 1", holds={"red": "Witch"})
    play(state, "use Witch")
    agent = search(Budget(60))
    world = RATTUS.sample(RATTUS.observe(state, 1), agent.rng)
    for answer in RATTUS.answers(world, 0):
        twin = RATTUS.copy(world)
        RATTUS.apply(twin, 0, answer)
        asked = top_place(twin)
        faces = RATTUS.answers(twin, NATURE)
        assert {kind_at(twin, asked).seen_by(twin, asked, face, 1) for face in faces} == {UNSEEN}
        assert len({kind_at(twin, asked).seen_by(twin, asked, face, 0) for face in faces}) > 1


def test_what_a_plague_reveals_shares_one_branch() -> None:
    state = table("France rats 3 red 4", "Italia rats 2 blue 4")
    play(state, "done")
    agent = search(Budget(60))
    agent.think(RATTUS.observe(state, 0))
    assert dealt(agent.root) == {ANY_OUTCOME}


def test_cards_that_another_lays_face_down_share_one_branch() -> None:
    state = CARTUS.new({"players": 2})
    rng = Random(5)
    while CARTUS.asked(state) != 1 or top_kind(state) is not LAY:
        answer_at(state, top_place(state), any_answer(state, rng))
    agent = TreeSearch(CARTUS, evaluator_of(CARTUS), Budget(1), "1")
    seen = CARTUS.observe(state, 0)
    agent.evaluator.prepare(seen.table, 0)
    node, laid = agent.root, set[int]()
    node.totals, node.seat = Node(2).totals, 1
    for _ in range(60):
        world = CARTUS.sample(seen, agent.rng)
        laid |= {card for card in CARTUS.answers(world, 1) if card != STOP}
        agent.descend(world, 0)
    assert len(laid) > 4
    assert laid & set(node.edges)  # he chooses among his cards ...
    assert {seen_of(key) for key in node.children} <= {UNSEEN, STOP}  # ... and nobody sees which


def test_twin_worlds_with_other_secrets_have_the_same_branches() -> None:
    state = CARTUS.new({"players": 3})
    rng, compared = Random(6), 0
    while compared < 40:
        seat, me = top_seat(state), 2
        kind, asked = top_kind(state), top_place(state)
        if kind in (LAY, DRAW_CARD) and me != kind_owner(state):
            compared += 1
            seen = CARTUS.observe(state, me)
            worlds = [CARTUS.sample(seen, rng) for _ in range(2)]
            secrets = [CARTUS.draw(w, rng) if seat == NATURE else hidden(w, seat) for w in worlds]
            keys = set()
            for world, secret in zip(worlds, secrets, strict=True):
                if secret != STOP:
                    told = kind.seen_by(world, asked, secret, me)
                    CARTUS.apply(world, seat, secret)
                    keys.add(key_of(told, world))
            assert len(keys) <= 1
        answer_at(state, asked, any_answer(state, rng))


def kind_owner(state: State) -> int:
    """Say who sees the answer to a question that is hidden from the others."""
    seat, asked = top_seat(state), top_place(state)
    return DRAW_CARD.drawer.of(state, asked) if seat == NATURE else seat


def hidden(world: State, seat: int) -> int:
    """Take the highest card that a seat may lay in a world, or STOP."""
    return [STOP, *(card for card in CARTUS.answers(world, seat) if card != STOP)][-1]


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
