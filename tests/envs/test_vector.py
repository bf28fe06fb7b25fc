"""Many games at once: the same games as one by one, with nothing lost on the way."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from ratking.core.errors import BadOption, IllegalAnswer
from ratking.core.state import State, top_seat
from ratking.envs.codec.batch import Batch
from ratking.envs.simulator import selfplay_id
from ratking.envs.vector import GamesEnv
from ratking.games import GAMES
from tests.envs.seats import TABLES, VARIANTS, id_of


@pytest.mark.parametrize(
    ("name", "options"), [*((name, {"players": count}) for name, count in TABLES), *VARIANTS]
)
def test_what_is_written_is_what_the_seat_that_is_asked_would_see(
    name: str, options: dict[str, Any]
) -> None:
    env = GamesEnv(name, num_envs=3, **options)
    look, info = env.reset(seed=1)
    for _ in range(60):
        for place, state in enumerate(env.batch.states):
            seat = int(info["seats"][place])
            assert state.pending[-1].seat == seat
            assert bytes(look["observation"][place]) == bytes(env.codec.tensor(state, seat))
            assert bytes(look["action_mask"][place]) == bytes(env.codec.mask(state, seat))
        look, *_, info = env.step(env.any_actions())
        assert env.observation_space.contains(look)


@pytest.mark.parametrize(
    ("name", "options"), [*((name, {"players": 3}) for name in GAMES), *VARIANTS]
)
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_numbers(
    name: str, options: dict[str, Any]
) -> None:
    env = GamesEnv(name, num_envs=4, **options)
    env.reset(seed=5)
    batch, rng, others = env.batch, Random(5), 0
    for _ in range(80):
        shown = {part: rows.copy() for part, rows in env.look.items()}
        true = [state.key() for state in batch.states]
        batch.resume(
            [imagined(batch, place, rng) for place in range(4)],
            [int(number) for number in batch.begun],
            [int(number) for number in batch.drawn],
        )
        others += sum(state.key() != key for state, key in zip(batch.states, true, strict=True))
        for part, rows in env._look().items():
            assert (rows == shown[part]).all()
        env.step(env.any_actions())
    assert others > 20


def imagined(batch: Batch, place: int, rng: Random) -> State:
    """Deal a world that the seat that is asked cannot tell from the true one.

    There others think again behind their screens before it is asked.
    """
    game, seat = batch.game, int(batch.seats[place])
    world: State = game.sample(game.observe(batch.states[place], seat), rng)
    while (other := top_seat(world)) != seat:
        game.apply(world, other, rng.choice(game.legal(world, other)))
    return world


def test_what_was_seen_stays_as_it_was() -> None:
    env = GamesEnv("cartus", num_envs=2, players=3)
    look, _ = env.reset(seed=1)
    before, seen = look["observation"], look["observation"].tobytes()
    for _ in range(10):
        look, *_ = env.step(env.any_actions())
    assert before.tobytes() == seen != look["observation"].tobytes()


@pytest.mark.parametrize("name", ["rattus", "cartus", "ratland"])
def test_games_begin_again_and_rewards_are_told_once(name: str) -> None:
    env = GamesEnv(name, num_envs=8, players=2)
    env.reset(seed=2)
    ends = 0
    for _ in range(400):
        acted = env.seats.copy()
        look, gained, ended, cut, info = env.step(env.any_actions())
        assert look["action_mask"].any(axis=1).all()
        assert not cut.any()
        assert not gained[~ended].any()
        assert not info["rewards"][~ended].any()
        for place in np.flatnonzero(ended):
            assert gained[place] == info["rewards"][place][acted[place]]
        ends += int(ended.sum())
    assert ends >= 8


def test_a_game_does_not_depend_on_its_neighbours() -> None:
    few, many = (GamesEnv("rattus", num_envs=n, players=3) for n in (2, 5))
    few.reset(seed=7)
    many.reset(seed=7)
    for _ in range(300):
        firsts = many.look["action_mask"].argmax(axis=1)
        many.step(firsts)
        few.step(firsts[:2])
        assert (few.look["observation"] == many.look["observation"][:2]).all()


def test_one_illegal_action_and_nothing_happens_anywhere() -> None:
    env = GamesEnv("rattus", num_envs=4, players=2)
    env.reset(seed=1)
    before = env.look["observation"].copy()
    actions = env.any_actions()
    actions[2] = int(np.flatnonzero(env.look["action_mask"][2] == 0)[0])
    with pytest.raises(IllegalAnswer, match=r"Game 2: \d+ is not the id of a legal answer"):
        env.step(actions)
    assert (env.look["observation"] == before).all()
    with pytest.raises(IllegalAnswer, match="4 games need 4 actions"):
        env.step(actions[:3])


def test_observations_can_be_left_out() -> None:
    env = GamesEnv("cartus", num_envs=4, players=3, observe=False)
    look, _ = env.reset(seed=1)
    assert list(look) == ["action_mask"]
    look, *_ = env.step(env.any_actions())
    assert env.observation_space.contains(look)


def test_gymnasium_makes_it() -> None:
    import ratking.envs.gymnasium  # noqa: F401

    env = gymnasium.make_vec(selfplay_id(id_of("rattus")), num_envs=4, players=2)
    assert isinstance(env.unwrapped, GamesEnv)
    assert env.reset(seed=1)[0]["observation"].shape == (4, env.unwrapped.codec.size)


def test_an_empty_batch_gets_one_sentence() -> None:
    with pytest.raises(BadOption, match="A batch needs at least one game"):
        GamesEnv("rattus", num_envs=0)


@pytest.mark.parametrize("name", ["rattus", "cartus", "ratland"])
def test_a_long_game_is_cut_and_its_last_look_is_kept(name: str) -> None:
    env, whole = (GamesEnv(name, num_envs=3, players=2, max_cycles=n) for n in (10, None))
    env.reset(seed=1)
    whole.reset(seed=1)
    for step in range(1, 41):
        actions = env.any_actions()
        look, _, ended, cut, info = env.step(actions)
        assert not ended.any()
        assert cut.all() == (step % 20 == 0)
        assert ("final_obs" in info) == (step % 20 == 0)
        if step < 20:
            whole.step(actions)
        if step == 20:
            last = whole.step(actions)[0]
            for place in range(3):
                for part, rows in last.items():
                    assert (info["final_obs"][place][part] == rows[place]).all()
            assert not (look["observation"] == last["observation"]).all()


def test_games_that_end_by_themselves_are_not_cut() -> None:
    env = GamesEnv("rattus", num_envs=4, players=2, max_cycles=3000)
    env.reset(seed=1)
    ends = 0
    for _ in range(500):
        _, _, ended, cut, _ = env.step(env.any_actions())
        assert not cut.any()
        assert (env.steps[ended] == 0).all()
        ends += int(ended.sum())
    assert ends > 4
