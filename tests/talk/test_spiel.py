"""Legal moves, prompt and parse at the OpenSpiel door."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel
import pytest

import ratking.envs.openspiel  # noqa: F401, brings the games
from ratking.talk.spiel import legal_moves, parse, prompt


def begun(name: str) -> Any:
    rng, state = Random(1), pyspiel.load_game(f"ratking_{name}(players=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    return state


@pytest.mark.parametrize("name", ["rattus", "cartus", "ratland"])
def test_a_reply_is_read_by_its_number_or_its_words(name: str) -> None:
    state = begun(name)
    asked = prompt(state)
    for action, label in legal_moves(state).items():
        assert f"[{action}] {label}" in asked
        assert parse(state, f"First I thought of [xyz]. [{action}]") == action
        assert parse(state, label.upper()) == action
    assert parse(state, "I pass.") is None
    assert parse(state, "[99999]") is None
