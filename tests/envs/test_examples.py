"""The examples run on a tiny budget and do what they say."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ratking.cli import main as ratking

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def example(name: str) -> Any:
    """Open an example without running it."""
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def test_ppo_learns_to_beat_chance_and_search_plays_against_what_it_learned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "rattus.pt"
    words = ["--games", "32", "--steps", "64", "--updates", "20", "--save", str(saved)]
    result = example("ppo")["main"]([*words, "--test-games", "100"])
    assert result > 0.2
    gained = example("search_against_policy")["main"](
        ["--policy", str(saved), "--games", "2", "--simulations", "4"]
    )
    assert -1 <= gained <= 1
    assert "game 2: the search has" in capsys.readouterr().out


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
