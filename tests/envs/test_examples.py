"""The examples run on a tiny budget and do what they say."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from ratking.cli import main as ratking
from ratking.envs.vector import GamesEnv

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def example(name: str) -> Any:
    """Open an example without running it."""
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def test_ppo_trains_and_what_it_learned_plays_against_search_and_at_any_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    saved, curve = tmp_path / "rattus.pt", tmp_path / "rattus.jsonl"
    words = ["--games", "16", "--steps", "32", "--updates", "2", "--test-games", "16"]
    words += ["--save", str(saved), "--curve", str(curve)]
    assert -1 <= example("ppo")["main"](words) <= 1
    points = [json.loads(line) for line in curve.read_text(encoding="utf-8").splitlines()]
    assert [point["steps"] for point in points] == [0, 512, 1024]
    assert all(-1 <= point["reward"] <= 1 for point in points)
    monkeypatch.setenv("PPO_NETWORKS", str(tmp_path))
    agents = f"{EXAMPLES / 'trained.py'}:Trained,uniform"
    assert ratking(["simulate", "rattus", "--agents", agents, "--games", "2"]) == 0
    assert "Trained" in capsys.readouterr().out
    gained = example("search_against_policy")["main"](
        ["--policy", str(saved), "--games", "2", "--simulations", "4"]
    )
    assert -1 <= gained <= 1
    assert "game 2: the search has" in capsys.readouterr().out


def test_ppo_makes_what_was_rewarded_likelier() -> None:
    ppo = example("ppo")
    torch.manual_seed(1)
    env = GamesEnv("rattus", num_envs=16, players=2)
    env.reset(seed=1)
    net = ppo["net_of"](env.codec)
    rollout = ppo["play"](env, net, 8)
    good = torch.cat(rollout.actions) % 2 == 0
    for step in range(8):  # every step ends a game that was won by an even action
        won = np.where(rollout.actions[step].numpy() % 2 == 0, 1.0, -1.0)
        rollout.rewards[step] = np.repeat(won[:, None], 2, axis=1)
        rollout.ended[step] = np.ones(16, np.bool_)
    optimiser = torch.optim.Adam(net.parameters(), lr=1e-3)
    for _ in range(3):
        ppo["learn"](net, optimiser, rollout, 2)
    seen = torch.from_numpy(np.concatenate(rollout.seen))
    odds, _ = net(seen, torch.from_numpy(np.concatenate(rollout.masks)))
    change = odds.log_prob(torch.cat(rollout.actions)) - torch.cat(rollout.chances)
    assert change[good].mean() > 0 > change[~good].mean()


def test_advantages_follow_each_seat_back_from_the_end() -> None:
    ppo = example("ppo")
    rollout = ppo["Rollout"]()
    seats = [0, 1, 1, 0, 1]
    for step, seat in enumerate(seats):
        rollout.seats.append(np.array([seat], np.int32))
        rollout.values.append(np.zeros(1, np.float32))
        rollout.ended.append(np.array([step == 2]))
        rollout.rewards.append(np.array([[1.0, -1.0]]) * (step == 2))
    gained, known = ppo["advantages"](rollout, 2)
    assert known.ravel().tolist() == [True, True, True, False, False]
    assert gained.ravel().tolist() == pytest.approx([1.0, -ppo["LAMBDA"], -1.0, 0.0, 0.0])


def test_the_regret_minimiser_meets_information_states(capsys: pytest.CaptureFixture[str]) -> None:
    met = example("regret")["main"](["--iterations", "3", "--test-games", "2"])
    assert met > 10
    assert "against chance" in capsys.readouterr().out


def test_a_row_of_strength_agrees_with_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    row = example("strength_row")["main"](["rattus", "greedy,uniform", "--games", "10"])
    assert row.startswith("| rattus | greedy | uniform | 10 |")
    capsys.readouterr()
    assert ratking(["simulate", "rattus", "--agents", "greedy,uniform", "--games", "10"]) == 0
    assert row.split("|")[5].strip() in capsys.readouterr().out
