"""PettingZoo's own tests for every game and number of players, and what they do not test."""

from __future__ import annotations

import contextlib
import io
import sys
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.env_registry.registration import make
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

from ratking.core.errors import BadOption, IllegalAnswer
from ratking.envs import pettingzoo as doors
from tests.envs.seats import TABLES, VARIANTS, id_of

EXPECTED = "probably should be gymnasium.spaces.box|not a NumPy array|all zeros"
"""PettingZoo warns of every Dict observation and of masks of seats that are not asked."""


@pytest.fixture(autouse=True)
def _no_other_warning() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=f".*({EXPECTED}).*")
        yield


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_api_is_kept(name: str, players: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(doors.env(name, players=players), num_cycles=20)


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_the_api_is_kept_with_other_options(name: str, options: dict[str, Any]) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(doors.env(name, rewards="score", **options), num_cycles=40)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_seed_decides_everything(name: str, players: int) -> None:
    seed_test(partial(doors.env, name, players=players), num_cycles=10)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_parallel_api_is_kept(name: str, players: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        parallel_api_test(doors.parallel_env(name, players=players), num_cycles=30)
    parallel_seed_test(partial(doors.parallel_env, name, players=players), num_cycles=10)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_number_of_cycles_is_kept(name: str, players: int) -> None:
    parallel = partial(doors.parallel_env, name, players=players)
    turns = lambda **wishes: parallel_to_aec(parallel(**wishes))  # noqa: E731
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=turns))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_way_to_render_works(name: str, players: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as shown:
        render_test(partial(doors.env, name, players=players))
    assert "player_0" in shown.getvalue()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_benchmark_runs(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 100, 4))  # its five seconds pass in two cycles
    benchmark = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: next(clock)))
    with contextlib.redirect_stdout(io.StringIO()) as shown:
        performance_benchmark(doors.env(name, players=players))
    assert "Finished" in shown.getvalue()


def play(env: Any, seed: int) -> dict[str, float]:
    """Play a game at random to its end and add up what everybody got."""
    env.reset(seed=seed)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        look, reward, ended, cut, _ = env.last()
        gained[agent] += reward
        mask = look["action_mask"]
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(mask))))
    return gained


@pytest.mark.parametrize("name", ["rattus", "cartus", "ratland"])
def test_rewards_follow_the_places(name: str) -> None:
    env = doors.raw_env(name, players=3)
    gained = play(env, 1)
    outcome = env.simulator.game.outcome(env.simulator.state)
    assert outcome is not None
    order = sorted(range(3), key=lambda seat: -gained[f"player_{seat}"])
    assert [outcome.places[seat] for seat in order] == sorted(outcome.places)
    assert sum(gained.values()) == pytest.approx(0.0 if not outcome.everybody_lost else -3.0)


def test_rewards_can_be_the_difference_of_scores() -> None:
    env = doors.raw_env("rattus", players=2, rewards="score")
    gained = play(env, 2)
    outcome = env.simulator.game.outcome(env.simulator.state)
    assert outcome is not None
    scores = outcome.scores
    assert gained == {"player_0": scores[0] - scores[1], "player_1": scores[1] - scores[0]}


def test_only_who_is_asked_has_a_mask() -> None:
    env = doors.raw_env("rattus", players=3)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert masks == {agent: agent == env.agent_selection for agent in env.agents}


def test_who_thinks_together_acts_together() -> None:
    env = doors.parallel_env("ratland", players=3)
    looks, _ = env.reset(seed=1)
    assert all(not look["action_mask"][env.wait] for look in looks.values())


def test_an_illegal_action_in_parallel_changes_nothing_and_is_told() -> None:
    env = doors.parallel_env("rattus", players=2)
    before, _ = env.reset(seed=1)
    after, *_, infos = env.step(dict.fromkeys(env.agents, env.wait))
    assert infos["player_0"]["mistake"] == f"{env.wait} is not the id of a legal answer."
    assert infos["player_1"] == {}
    for agent in env.agents:
        assert (after[agent]["observation"] == before[agent]["observation"]).all()


def test_who_acts_illegally_loses(caplog: pytest.LogCaptureFixture) -> None:
    env = doors.env("rattus", players=3)
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0]))
    assert "Illegal move made" in caplog.text
    gained = {}
    for agent in env.agent_iter():
        _, gained[agent], ended, _, _ = env.last()
        assert ended
        env.step(None)
    assert gained == {agent: -1.0 if agent == loser else 0.0 for agent in env.possible_agents}


def test_without_guards_an_illegal_action_changes_nothing() -> None:
    env = doors.raw_env("rattus", players=3)
    env.reset(seed=1)
    before = env.observe("player_0")["observation"]
    with pytest.raises(IllegalAnswer, match="is not the id of a legal answer"):
        env.step(-1)
    assert (env.observe("player_0")["observation"] == before).all()


def test_a_long_game_can_be_cut() -> None:
    env = doors.env("rattus", players=2, max_cycles=5)
    play(env, 1)
    assert env.unwrapped.steps == 10


@pytest.mark.parametrize("name", ["rattus", "cartus", "ratland"])
def test_a_registered_id_carries_the_version_of_the_rules(name: str) -> None:
    env = make("aec", id_of(name), players=2)
    assert env.metadata["name"] == id_of(name)
    assert make("parallel", id_of(name), players=2).possible_agents == ["player_0", "player_1"]


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"game": "rattus-v9"}, "The rules of rattus have the version 2."),
        ({"game": "rattus", "rewards": "fun"}, "rewards must be one of place, score"),
        ({"game": "rattus", "render_mode": "smell"}, "render_mode must be one of"),
        ({"game": "rattus", "players": 9}, "players must be a whole number from 2 to 6"),
    ],
)
def test_a_wrong_wish_gets_one_sentence(wishes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        doors.env(**wishes)


def test_a_number_of_players_may_be_given_in_digits() -> None:
    assert doors.env("rattus", players="3").possible_agents == ["player_0", "player_1", "player_2"]


@pytest.mark.parametrize("name", ["rattus", "cartus", "ratland"])
def test_agents_read_what_they_may_know_and_do(name: str) -> None:
    turns, together = doors.env(name, players=2), doors.parallel_env(name, players=2)
    turns.reset(seed=1)
    together.reset(seed=1)
    asked = turns.agent_selection
    legal = np.flatnonzero(turns.observe(asked)["action_mask"]).tolist()
    for action in legal:
        label = turns.action_label(action)
        assert label == together.action_label(asked, action)
        assert f"\n{action}: {label}" in turns.text(asked)
    assert turns.text(asked) == together.text(asked)
    assert together.action_label(asked, together.wait) == "Wait"
    other = "player_1" if asked == "player_0" else "player_0"
    if name != "ratland":  # where all think together
        assert turns.text(other).endswith(f"{asked.capitalize()} answers next.")
