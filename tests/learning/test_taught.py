from __future__ import annotations

from typing import Any

import pytest

import ratking
from ratking.agents import agent_named
from ratking.agents.ismcts import TreeSearch
from ratking.agents.levels import LEVELS, PAST, guidance_of
from ratking.agents.taught import Taught
from ratking.core.chance import Generator
from ratking.core.play import decide, draw
from ratking.core.question import NATURE
from ratking.games import GAMES

TAUGHT = [(name, level) for name in GAMES for level in guidance_of(name)]


def moments(name: str, players: int, least: int = 2) -> list[tuple[Any, int]]:
    """Play a game by greedy, and show where a seat has a choice."""
    game = ratking.game(name)
    found: list[tuple[Any, int]] = []
    rng, state = Generator("moments"), game.new({"players": players})
    greedy = agent_named("greedy", game, "1")
    while (seats := game.open_seats(state)) and len(found) < 12:
        seat = seats[0]
        if seat != NATURE and len(game.legal(state, seat)) >= least:
            found.append((game.observe(state, seat), seat))
        choice = draw(game, state, rng) if seat == NATURE else decide(game, state, seat, greedy)
        game.apply(state, seat, choice)
    return found


def seated(name: str, level: str) -> Taught:
    found = agent_named(level, ratking.game(name), "7", unhurried=True)
    assert isinstance(found, Taught)
    return found


@pytest.mark.parametrize(("name", "level"), TAUGHT)
def test_the_guidance_of_a_level_can_be_followed(name: str, level: str) -> None:
    guidance = guidance_of(name)[level]
    assert level in LEVELS
    assert guidance["players"] in ratking.game(name).player_counts()
    if guidance["worlds"]:
        assert 0 < guidance["worlds"] <= guidance["at_table"]
        assert guidance["exploration"] > 0


def test_priors_sum_to_one_and_results_lie_between_last_and_first() -> None:
    game, thinks = ratking.game("rattus"), seated("rattus", "master").mind
    assert isinstance(thinks, TreeSearch)
    for seen, seat in moments("rattus", 2):
        answers = game.legal(seen.table, seat)
        assert sum(thinks.evaluator.priors(seen.table, seat, answers)) == pytest.approx(1.0)
        (results,) = thinks.evaluator.evaluate([seen.table])
        assert len(results) == 2
        assert all(-0.5 < result < 1.5 for result in results)


@pytest.mark.parametrize(("name", "level"), TAUGHT)
def test_a_taught_level_plays_the_same_again_and_thinks_as_usual_at_a_large_table(
    name: str, level: str
) -> None:
    game = ratking.game(name)
    for players in (2, 6):
        seen, seat = moments(name, players)[-1]
        answers, chosen = game.legal(seen.table, seat), []
        for _ in range(2):
            agent = seated(name, level)
            for mind in (agent.mind, agent.usual):
                if isinstance(mind, TreeSearch):
                    mind.budget.iterations = 24
            chosen.append(agent.choose(seen, game.question(seen.table, seat), answers))
            assert isinstance(agent.usual, TreeSearch)
            assert (agent.usual.root.visits > 0) is (players == 6)
        assert chosen[0] == chosen[1] in answers


@pytest.mark.parametrize("name", GAMES)
def test_a_level_of_the_past_still_plays_and_is_no_level_of_today(name: str) -> None:
    for level in PAST:
        assert level not in LEVELS
        assert isinstance(agent_named(level, ratking.game(name), "1"), TreeSearch)
