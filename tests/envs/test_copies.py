"""Every environment can be copied and pickled, and the copy goes on as the original does."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from ratking.envs.gymnasium import SeatEnv
from ratking.envs.pettingzoo import env, parallel_env, raw_env
from ratking.envs.vector import GamesEnv

GAMES = ["rattus", "cartus", "ratland"]


def twins(original: Any) -> list[Any]:
    """Copy it, and send it to another process and back."""
    return [copy.deepcopy(original), pickle.loads(pickle.dumps(original))]


def legal(mask: Any, rng: np.random.Generator) -> int:
    """Pick any legal action."""
    return int(rng.choice(np.flatnonzero(mask)))


def in_turns(games: Any, steps: int, seed: int) -> list[bytes]:
    """Go on in turns and list everything that is seen."""
    rng, seen = np.random.default_rng(seed), []
    for _ in range(steps):
        look, reward, ended, cut, _ = games.last()
        seen.append(look["observation"].tobytes() + look["action_mask"].tobytes())
        if ended or cut:
            return [*seen, str(reward).encode()]
        games.step(legal(look["action_mask"], rng))
    return seen


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("door", [env, raw_env])
def test_in_turns(name: str, door: Any) -> None:
    games = door(name, players=3)
    games.reset(seed=1)
    in_turns(games, 50, 1)
    others = twins(games)
    expected = in_turns(games, 400, 2)
    assert all(in_turns(other, 400, 2) == expected for other in others)


def all_at_once(games: Any, steps: int, seed: int) -> list[Any]:
    """Go on all at once and list everything that is seen."""
    rng, seen = np.random.default_rng(seed), []
    looks = games._looks()
    for _ in range(steps):
        looks, rewards, *_ = games.step(
            {agent: legal(look["action_mask"], rng) for agent, look in looks.items()}
        )
        seen.append((rewards, [look["observation"].tobytes() for look in looks.values()]))
        if not games.agents:
            break
    return seen


@pytest.mark.parametrize("name", GAMES)
def test_all_at_once(name: str) -> None:
    games = parallel_env(name, players=3)
    games.reset(seed=1)
    all_at_once(games, 20, 1)
    others = twins(games)
    expected = all_at_once(games, 200, 2)
    assert all(all_at_once(other, 200, 2) == expected for other in others)


def one_seat(games: Any, steps: int, seed: int) -> list[Any]:
    """Go on in one seat and list everything that is seen."""
    rng, seen = np.random.default_rng(seed), []
    for _ in range(steps):
        look, reward, over, _, _ = games.step(legal(games.action_masks(), rng))
        seen.append((reward, look["observation"].tobytes()))
        if over:
            games.reset()
    return seen


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("opponents", ["uniform", "novice"])
def test_one_seat_among_agents(name: str, opponents: str) -> None:
    games = SeatEnv(name, players=2, opponents=opponents)
    games.reset(seed=1)
    one_seat(games, 10, 1)
    others = twins(games)
    expected = one_seat(games, 60, 2)
    assert all(one_seat(other, 60, 2) == expected for other in others)


def whole_games(games: GamesEnv, steps: int) -> list[Any]:
    """Go on in all games and list everything that is seen."""
    seen = []
    for _ in range(steps):
        look, gained, ended, cut, _ = games.step(games.any_actions())
        seen.append([part.tobytes() for part in (*look.values(), gained, ended, cut)])
    return seen


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("observe", [True, False])
def test_many_games(name: str, observe: bool) -> None:
    games = GamesEnv(name, num_envs=3, players=2, max_cycles=70, observe=observe)
    games.reset(seed=1)
    whole_games(games, 100)
    others = twins(games)
    expected = whole_games(games, 400)
    assert all(whole_games(other, 400) == expected for other in others)
    assert games.reset()[0]["action_mask"].any()
