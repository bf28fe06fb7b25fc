"""What researchers train with runs on the doors as they are: each for a few hundred steps."""

from __future__ import annotations

import contextlib
import io
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
import supersuit
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3 import PPO
from stable_baselines3.common.env_checker import check_env as check_for_baselines

import ratking.envs.gymnasium
import ratking.envs.openspiel  # noqa: F401
from ratking.envs.pettingzoo import env, parallel_env
from tests.envs.seats import id_of

GAMES = ["rattus", "cartus", "ratland"]


def seat(name: str) -> Any:
    """Sit down among agents to whom every answer is as good as another."""
    return gymnasium.make(id_of(name), players=2, opponents="uniform")


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_checks_what_it_makes(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*render modes.*")
        check_env(seat(name).unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_stable_baselines_checks_it(name: str) -> None:
    check_for_baselines(seat(name))


def test_ppo_without_masks_learns_from_games_that_it_loses_at_once() -> None:
    learner = PPO("MultiInputPolicy", seat("rattus"), n_steps=64, batch_size=64, n_epochs=1)
    learner.learn(128)


@pytest.mark.parametrize("name", GAMES)
def test_masked_ppo_only_acts_legally(name: str) -> None:
    games = seat(name)
    learner = MaskablePPO("MultiInputPolicy", games, n_steps=128, batch_size=64, n_epochs=1)
    learner.learn(256)
    look, _ = games.reset(seed=1)
    for _ in range(50):
        action, _ = learner.predict(look, action_masks=get_action_masks(games))
        look, _, over, _, info = games.step(action)
        assert "mistake" not in info
        if over:
            look, _ = games.reset()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_id_means_the_same_for_one_and_for_many(name: str) -> None:
    one = seat(name)
    many = gymnasium.make_vec(id_of(name), num_envs=2, players=2, opponents="uniform")
    look, _ = one.reset(seed=3)
    looks, _ = many.reset(seed=3)
    ended = [False, False]
    while not any(ended):
        assert (looks["observation"][0] == look["observation"]).all()
        actions = np.array([np.flatnonzero(mask)[-1] for mask in looks["action_mask"]])
        look, reward, over, _, _ = one.step(actions[0])
        looks, rewards, ended, _, _ = many.step(actions)
        assert (rewards[0], ended[0]) == (reward, over)


@pytest.mark.parametrize("name", GAMES)
def test_supersuit_makes_a_vector_of_parallel_games(name: str) -> None:
    single = supersuit.pettingzoo_env_to_vec_env_v1(parallel_env(name, players=2, max_cycles=50))
    many = supersuit.concat_vec_envs_v1(single, 2, num_cpus=1, base_class="gymnasium")
    looks, _ = many.reset(seed=1)
    for _ in range(120):
        actions = [int(np.flatnonzero(mask)[0]) for mask in looks["action_mask"]]
        looks, rewards, *_ = many.step(np.array(actions))
    assert rewards.shape == (4,)


@pytest.mark.parametrize("name", GAMES)
def test_what_tianshou_asks_of_an_environment_is_there(name: str) -> None:
    """Its PettingZooEnv and Collector do this; it is not installed here, see docs/envs/index.md."""
    games = env(name, players=2)
    spaces = [games.observation_space(agent) for agent in games.possible_agents]
    assert spaces[0] == spaces[1]
    assert games.action_space("player_0") == games.action_space("player_1")
    games.reset()
    for _ in range(200):
        look, _, ended, cut, _ = games.last()
        allowed = [mark == 1 for mark in look["action_mask"]]
        assert set(games.rewards) == set(games.possible_agents)
        if ended or cut:
            games.reset()
        else:
            games.step(allowed.index(True))


@pytest.mark.parametrize(
    "name", ["rattus(players=2,supply=1)", "cartus(players=2)", "ratland(players=2)"]
)
def test_openspiel_writes_a_playthrough(name: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        text = generate_playthrough.playthrough(f"ratking_{name}", None, seed=1)
    assert "PrivateObservationString(0)" in text
    assert "IsTerminal() = True" in text
