"""Many games at once for Gymnasium: one compiled call steps them all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ratking.envs.codec.batch import Batch
from ratking.envs.table import Look, Table

Step = tuple[Look, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class GamesEnv(VectorEnv[Look, NDArray[Any], NDArray[Any]]):
    """N games in which every action is for whoever is asked: you play all seats.

    A game that is over begins again in the same step. The arrays that come back show the same
    memory every time and cannot be written to; copy what you want to keep.

    - `observation` and `action_mask`: what the seat that is asked may know and do;
    - the reward of the seat that acted, and in the info `rewards`: of all seats, in games that
      ended in this step; nobody gains anything before the end;
    - in the info `seats`: who is asked now.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        rewards: str = "place",
        observe: bool = True,
        seed: int = 0,
        data: Path | None = None,
        **options: object,
    ) -> None:
        table = Table(game, options, rewards, data)
        codec = table.codec
        self.codec = codec
        self.num_envs = num_envs
        self.batch = Batch(codec, table.options, num_envs, seed, table.by, observe)
        space = table.space()
        if not observe:
            space = spaces.Dict({"action_mask": space["action_mask"]})
        self.single_observation_space = space
        self.observation_space = batch_space(space, num_envs)
        self.single_action_space = spaces.Discrete(codec.actions)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._show(observe)

    def _show(self, observe: bool) -> None:
        """Lay numpy arrays over what the batch writes."""
        batch, rows = self.batch, (self.num_envs, -1)
        self.look: Look = {
            "action_mask": np.frombuffer(memoryview(batch.masks), np.int8).reshape(rows)
        }
        if observe:
            seen = np.frombuffer(memoryview(batch.observations), np.uint8)
            self.look["observation"] = seen.reshape(rows)
        self.seats = np.frombuffer(memoryview(batch.seats), np.int32)
        self.ended = np.frombuffer(memoryview(batch.ended), np.bool_)
        self.all_rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(rows)
        self.picked = np.frombuffer(memoryview(batch.picked), np.int64)
        self.never = np.zeros(self.num_envs, np.bool_)
        self.rows = np.arange(self.num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Look, dict[str, Any]]:
        """Begin all games anew."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.batch.reset(int(self.np_random.integers(2**31)) if first is None else first)
        return self.look, {"seats": self.seats}

    def step(self, actions: NDArray[Any]) -> Step:
        """Act once in every game; one illegal action and nothing happens in any of them."""
        acted = self.seats.copy()
        self.batch.step(actions.tolist())
        gained = np.where(self.ended, self.all_rewards[self.rows, acted], 0.0)
        info = {"seats": self.seats, "rewards": self.all_rewards * self.ended[:, None]}
        return self.look, gained, self.ended, self.never, info

    def any_actions(self) -> NDArray[np.int64]:
        """Pick a legal action in every game, each as likely as another."""
        self.batch.pick_any()
        return self.picked.copy()
