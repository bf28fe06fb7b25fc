from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from librt.vecs import vec

import ratking
from ratking.agents.heuristic import heuristic_of
from ratking.agents.value_network import LearnedEvaluator, ValueNetwork, evaluator_of, in_order
from ratking.core.game import Game
from ratking.core.manifest import resource
from ratking.core.play import draw
from ratking.core.question import NATURE
from ratking.core.state import State
from ratking.games import GAMES
from tests.toy_box import MANIFEST, Purse, put_on_the_shelf

BOXES = ("rattus", "cartus", "ratland")


def tables(game: Game[Any], players: int, seed: int) -> list[tuple[Any, int, State]]:
    """Play at random and keep the first and some more tables that a search might judge."""
    rng = Random(seed)
    state = game.new({"players": players})
    heuristic = heuristic_of(game)
    found: list[tuple[Any, int, State]] = []
    while seats := game.open_seats(state):
        seat = seats[0]
        chance = seat == NATURE
        choice = draw(game, state, rng) if chance else rng.choice(game.answers(state, seat))
        game.answer(state, seat, choice)
        if not state.pending or not heuristic.is_quiescent(state):
            continue
        if not found or rng.random() < 0.2:
            seen = game.observe(state, rng.randrange(players))
            found.append((seen.table, seen.seat, game.sample(seen, rng)))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("box", BOXES)
def test_every_fact_of_a_seat_has_a_name(box: str, players: int) -> None:
    game, heuristic = ratking.game(box), heuristic_of(ratking.game(box))
    width = len(set(heuristic.feature_names()))
    looked_at = tables(game, players, 1)
    assert looked_at
    for seen, seat, world in looked_at:
        heuristic.prepare(seen, seat)
        facts = heuristic.features(world)
        assert [len(row) for row in facts] == [width] * players


LEARNED = [
    (name, file)
    for name, parts in GAMES.items()
    for file in (parts.learned, parts.learned_early)
    if file
]


@pytest.mark.parametrize(("name", "file"), LEARNED)
def test_what_was_learned_speaks_of_facts_that_the_game_still_has(name: str, file: str) -> None:
    game = ratking.game(name)
    learned = json.loads(resource(file).read_text(encoding="utf-8"))
    assert set(learned["facts"]) <= set(heuristic_of(game).feature_names())
    assert {len(learned["facts"])} == {len(row) for row in [learned["straight"], *learned["inner"]]}


def test_weights_are_found_by_name_and_what_was_never_learned_counts_nothing() -> None:
    assert in_order([1.0, 2.0, 3.0], ["a", "b", "c"], ("c", "new", "a")) == [3.0, 0.0, 1.0]


@pytest.mark.parametrize("box", BOXES)
def test_the_expected_results_of_all_seats_share_out_the_places(box: str) -> None:
    game = ratking.game(box)
    evaluator = evaluator_of(game)
    for seen, seat, world in tables(game, 3, 2):
        evaluator.prepare(seen, seat)
        (results,) = evaluator.evaluate([world])
        assert all(0 <= result <= 1 for result in results)
        assert sum(results) == pytest.approx(1.5)


def test_a_hidden_unit_counts_only_when_it_is_awake() -> None:
    known = ValueNetwork([1.0, 0.0], [[0.0, 1.0]], [-1.0], [10.0])
    assert known.worth(vec[float]([2.0, 0.0])) == 2.0
    assert known.worth(vec[float]([2.0, 3.0])) == 22.0


def test_whoever_has_more_citizens_at_the_end_of_the_rats_is_expected_to_win() -> None:
    from tests.games.rattus.table import RATTUS, table

    state = table("France red 6", "Italia rats 1 blue 2", players=2, supply=0)
    evaluator = evaluator_of(RATTUS)
    evaluator.prepare(state, 0)
    ((red, blue),) = evaluator.evaluate([state])
    assert red > 0.7 > 0.3 > blue


@pytest.mark.parametrize(("box", "rounds"), [("rattus", 2), ("cartus", 1)])
def test_an_early_judge_has_learned_one_round_less_where_there_were_more(
    box: str, rounds: int
) -> None:
    game = ratking.game(box)
    early, late = evaluator_of(game, early=True), evaluator_of(game)
    for seen, seat, world in tables(game, 2, 3)[:5]:
        early.prepare(seen, seat)
        late.prepare(seen, seat)
        assert (early.evaluate([world]) == late.evaluate([world])) == (rounds == 1)


def test_a_game_that_was_never_learned_is_judged_as_greedy_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put_on_the_shelf(monkeypatch)
    for early in (True, False):
        evaluator = evaluator_of(ratking.game("sealed bids"), early)
        assert not isinstance(evaluator, LearnedEvaluator)
        assert isinstance(evaluator.heuristic, Purse)


def test_a_game_without_a_heuristic_has_no_bot_that_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)
    monkeypatch.setattr("tests.toy_box.MANIFEST", replace(MANIFEST, heuristic=""))
    with pytest.raises(ratking.BadOption) as refused:
        heuristic_of(ratking.game("sealed bids"))
    assert str(refused.value) == (
        "There is no bot for Sealed Bids that knows more than the rules; take 'uniform'."
    )
