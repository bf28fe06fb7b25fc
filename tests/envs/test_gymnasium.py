"""One seat among agents: Gymnasium's own check, and what it does not check."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from ratking.core.errors import BadOption, IllegalAnswer
from ratking.envs.gymnasium import SeatEnv
from tests.envs.seats import TABLES, id_of


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Gymnasium's check draws from all actions; this takes the next legal one instead."""

    def step(self, action: Any) -> Any:
        seat: Any = self.env.unwrapped
        legal = np.flatnonzero(seat.simulator.observe(seat.seat)["action_mask"])
        return self.env.step(int(legal[np.searchsorted(legal, int(action)) % len(legal)]))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium_finds_nothing_wrong(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings(
            "ignore", message=".*(different from the unwrapped|alternative render modes).*"
        )
        check_env(Masked(SeatEnv(name, players=players, opponents="uniform", render_mode="ansi")))


def play(env: Any, seed: int) -> tuple[float, int]:
    """Play a game with the first legal action each time."""
    look, info = env.reset(seed=seed)
    total, steps, over = 0.0, 0, False
    while not over:
        assert (info["action_mask"] == look["action_mask"]).all()
        look, reward, over, _, info = env.step(int(np.flatnonzero(look["action_mask"])[-1]))
        total, steps = total + reward, steps + 1
    return total, steps


def test_the_same_seed_gives_the_same_game() -> None:
    env = SeatEnv("rattus", players=3, opponents="novice", seat=1)
    assert play(env, 4) == play(env, 4)


@pytest.mark.parametrize("name", ["rattus", "cartus", "ratland"])
def test_a_registered_id_carries_the_version_of_the_rules(name: str) -> None:
    env = gymnasium.make(id_of(name), players=2, opponents="uniform", seat=1)
    total, steps = play(env, 1)
    assert -1 <= total <= 1
    assert steps > 5


def test_only_the_own_seat_is_ever_asked() -> None:
    env = SeatEnv("ratland", players=4, opponents="uniform", seat=2)
    look, _ = env.reset(seed=3)
    over = False
    while not over:
        assert 2 in env.simulator.game.open_seats(env.simulator.state)
        look, _, over, _, _ = env.step(int(np.flatnonzero(look["action_mask"])[-1]))


def test_an_illegal_action_changes_nothing() -> None:
    env = SeatEnv("rattus", players=2, opponents="uniform", illegal="raise")
    look, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(look["action_mask"] == 0)[0])
    with pytest.raises(IllegalAnswer, match="is not the id of a legal answer"):
        env.step(illegal)
    assert (env.simulator.observe(0)["observation"] == look["observation"]).all()


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"seat": 2, "players": 2}, "seat must be from 0 to 1"),
        ({"opponents": "wizard"}, "There is no agent 'wizard'"),
        ({"illegal": "laugh"}, "illegal must be one of end, raise, not 'laugh'"),
    ],
)
def test_a_wrong_wish_gets_one_sentence(wishes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        SeatEnv("rattus", **wishes)


def test_who_acts_illegally_loses_unless_told_otherwise() -> None:
    env = SeatEnv("rattus", players=2, opponents="uniform")
    with pytest.raises(ResetNeeded, match="call reset first"):
        env.step(0)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, cut, info = env.step(illegal)
    assert (reward, over, cut) == (-1.0, True, False)
    assert info["mistake"] == f"{illegal} is not the id of a legal answer."
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    assert not env.step(int(np.flatnonzero(env.action_masks())[0]))[2]


def test_the_seat_reads_what_it_may_know_and_do() -> None:
    env = SeatEnv("cartus", players=2, opponents="uniform", seat=1)
    env.reset(seed=1)
    text = env.text()
    assert "player_1: holds" in text
    assert "player_0: holds" not in text
    for action in np.flatnonzero(env.action_masks()).tolist():
        assert f"\n{action}: {env.action_label(action)}" in text
