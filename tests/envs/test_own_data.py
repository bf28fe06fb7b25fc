"""The doors for researchers with a box of one's own: shapes follow the number of its rats."""

from __future__ import annotations

from pathlib import Path

import gymnasium
import pytest

import ratking.envs.gymnasium  # noqa: F401
from ratking.envs.codec.codec import Codec
from ratking.envs.pettingzoo import env
from ratking.games import game
from tests.envs.seats import id_of
from tests.owner import owners_rattus


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return owners_rattus(tmp_path)


def test_a_rat_more_is_a_number_and_an_answer_more(own: Path) -> None:
    ours, theirs = Codec(game("rattus"), 4), Codec(game("rattus", own), 4)
    assert theirs.size == ours.size + 2  # where it may be, and whether it may come again
    assert theirs.actions == ours.actions + 1
    assert theirs.chances == ours.chances + 1


def test_a_game_is_played_to_its_end_through_pettingzoo(own: Path) -> None:
    table = env("rattus", players=2, data=own)
    table.reset(seed=7)
    for agent in table.agent_iter():
        look, _, ended, cut, _ = table.last()
        mask = None if look is None else look["action_mask"]
        table.step(None if ended or cut else table.action_space(agent).sample(mask))
    assert not table.agents


def test_gymnasium_opens_it_alone_and_in_a_vector(own: Path) -> None:
    table = gymnasium.make(id_of("rattus"), data=own)
    look, _ = table.reset(seed=7)
    assert table.observation_space.contains(look)
    many = gymnasium.make_vec(id_of("rattus"), num_envs=2, data=own)
    many.reset(seed=7)
    assert many.single_action_space.n == table.action_space.n  # type: ignore[attr-defined]
