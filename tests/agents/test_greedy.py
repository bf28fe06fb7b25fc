from __future__ import annotations

from random import Random

import pytest

import ratking
from ratking.agents import AGENTS, agent_named
from ratking.agents.greedy import Greedy, softmax_weights
from ratking.games.rattus.bot.heuristic import RattusHeuristic
from tests.games.rattus.table import RATTUS, region, table


def greedy(seed: str = "1", temperature: float = 0.0) -> Greedy:
    return Greedy(RATTUS, RattusHeuristic(), seed, temperature)


def wins_of_the_first(names: list[str], games: int) -> int:
    won = 0
    for number in range(games):
        state = RATTUS.new({"players": len(names), "start": number % len(names)})
        agents = [agent_named(name, RATTUS, f"{number}:{seat}") for seat, name in enumerate(names)]
        ratking.play(RATTUS, state, agents, Random(number))
        outcome = RATTUS.outcome(state)
        assert outcome is not None
        won += outcome.winners() == [0]
    return won


def test_greedy_beats_uniform_nearly_always() -> None:
    assert wins_of_the_first(["greedy", "uniform"], 12) >= 11


def test_greedy_increases_where_citizens_live_longest() -> None:
    state = table("France rats 3 blue 3 yellow 3", "Anglia rats 3", plague="France")
    anywhere = [region(state, "Anglia"), region(state, "France")]
    choice = greedy().choose(RATTUS.observe(state, 0), RATTUS.question(state, 0), anywhere)
    assert choice == region(state, "Anglia")


@pytest.mark.parametrize(("rats", "together"), [(0, False), (3, True)])
def test_greedy_puts_both_tokens_under_one_citizen_where_most_will_die(
    rats: int, together: bool
) -> None:
    held = {"red": "Wizard Sultan King Knight Peasant"}
    given = {"red": "France"}
    worth = []
    for both in ({}, given):
        state = table(
            f"France rats {rats} red 2", holds=held, diplomats=given, potions=given, both=both
        )
        heuristic = RattusHeuristic()
        heuristic.prepare(state, 0)
        worth.append(heuristic.expected_points(state)[0])
    assert (worth[1] > worth[0]) == together


def test_the_same_seed_makes_the_same_choices() -> None:
    state = table("France rats 2 red 2", "Italia rats 2 blue 1")
    seen, question = RATTUS.observe(state, 0), RATTUS.question(state, 0)
    answers = RATTUS.answers(state, 0)
    first = [greedy("a", 2.0).choose(seen, question, answers) for _ in range(3)]
    assert first == [greedy("a", 2.0).choose(seen, question, answers) for _ in range(3)]


def test_greedy_looks_and_does_not_touch() -> None:
    state = table("France rats 2 red 2", holds={"red": "Merchant Monk"})
    seen = RATTUS.observe(state, 0)
    before = RATTUS.to_json(seen.table)
    greedy().choose(seen, RATTUS.question(state, 0), RATTUS.answers(state, 0))
    assert RATTUS.to_json(seen.table) == before


def test_without_slack_only_the_best_count() -> None:
    assert softmax_weights([1.0, 3.0, 3.0], 0) == [0.0, 1.0, 1.0]


def test_with_slack_a_small_mistake_is_likelier_than_a_big_one() -> None:
    big, small, none = softmax_weights([0.0, 2.0, 3.0], 1.0)
    assert 0 < big < small < none == 1.0


@pytest.mark.parametrize("name", AGENTS)
def test_every_agent_finds_an_answer(name: str) -> None:
    state = table("France rats 2 red 2")
    answers = RATTUS.answers(state, 0)
    agent = agent_named(name, RATTUS, "1")
    assert agent.choose(RATTUS.observe(state, 0), RATTUS.question(state, 0), answers) in answers


def test_an_agent_that_does_not_exist_is_named() -> None:
    with pytest.raises(ratking.BadOption, match="There is no agent 'oracle'; there are uniform,"):
        agent_named("oracle", RATTUS, "1")
