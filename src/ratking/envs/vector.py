"""Many games at once for Gymnasium: one compiled call steps them all."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ratking.core.extras import missing

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from ratking.envs.codec.batch import Batch
    from ratking.envs.simulator import DictObservation, Simulator
except ModuleNotFoundError as error:
    raise missing(error, "envs") from error

VIEWS: Final = ("look", "seats", "ended", "all_rewards", "picked")
"""What shows the memory of the batch."""

StepResult = tuple[
    DictObservation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]


class GamesEnv(VectorEnv[DictObservation, NDArray[Any], NDArray[Any]]):
    """N games in which every action is for whoever is asked: you play all seats.

    A game that is over begins again in the same step. The arrays that come back cannot be written
    to. Observations are new in every step; all others show the same memory every time, so copy what
    you want to keep.

    - `observation` and `action_mask`: what the seat that is asked may know and do;
    - the reward of the seat that acted, and in the info `rewards`: of all seats, in games that
      ended in this step; nobody gains anything before the end;
    - in the info `seats`: who is asked now.

    With `max_cycles`, a game is cut after as many answers for each player: it counts as truncated,
    and `final_obs` in the info holds what the seat that would have been asked next could see.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        rewards: str = "place",
        observe: bool = True,
        seed: int = 0,
        max_cycles: int | None = None,
        data: Path | None = None,
        **options: object,
    ) -> None:
        simulator = Simulator(game, options, rewards, data)
        codec = simulator.codec
        self.codec = codec
        self.num_envs = num_envs
        self.batch = Batch(codec, simulator.options, num_envs, seed, simulator.by, observe)
        space = simulator.observation_space()
        if not observe:
            space = spaces.Dict({"action_mask": space["action_mask"]})
        self.single_observation_space = space
        self.observation_space = batch_space(space, num_envs)
        self.single_action_space = spaces.Discrete(codec.actions)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.most_steps = None if max_cycles is None else max_cycles * simulator.players
        self.steps = np.zeros(num_envs, np.int64)
        self._show()

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what shows the memory of the batch."""
        return {name: value for name, value in vars(self).items() if name not in VIEWS}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Go on with the same games in memory of its own."""
        vars(self).update(kept)
        self._show()

    def _show(self) -> None:
        """Lay numpy arrays over what the batch writes."""
        batch, rows = self.batch, (self.num_envs, -1)
        self.look: DictObservation = {
            "action_mask": np.frombuffer(memoryview(batch.masks), np.int8).reshape(rows)
        }
        self.seats = np.frombuffer(memoryview(batch.seats), np.int32)
        self.ended = np.frombuffer(memoryview(batch.ended), np.bool_)
        self.all_rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(rows)
        self.picked = np.frombuffer(memoryview(batch.picked), np.int64)
        self.never = np.zeros(self.num_envs, np.bool_)
        self.rows = np.arange(self.num_envs)
        self._look()

    def _look(self) -> DictObservation:
        """Lay an array over the observations, which are written anew in every step."""
        if self.batch.looks:
            seen = np.frombuffer(memoryview(self.batch.observations), np.uint8)
            self.look = self.look | {"observation": seen.reshape((self.num_envs, -1))}
        return self.look

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[DictObservation, dict[str, Any]]:
        """Begin all games anew."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.batch.reset(int(self.np_random.integers(2**31)) if first is None else first)
        self.steps[:] = 0
        return self._look(), {"seats": self.seats}

    def step(self, actions: NDArray[Any]) -> StepResult:
        """Act once in every game; one illegal action and nothing happens in any of them."""
        acted = self.seats.copy()
        self.batch.step(actions.tolist())
        gained = np.where(self.ended, self.all_rewards[self.rows, acted], 0.0)
        info = {"seats": self.seats, "rewards": self.all_rewards * self.ended[:, None]}
        self._look()
        cut = self.never if self.most_steps is None else self._cut(self.most_steps, info)
        return self.look, gained, self.ended, cut, info

    def _cut(self, most: int, info: dict[str, Any]) -> NDArray[np.bool_]:
        """Leave games that take too long, and show in the info what was seen last of each."""
        self.steps += 1
        self.steps[self.ended] = 0
        late = self.steps >= most
        if late.any():
            info["final_obs"] = np.full(self.num_envs, None, object)
            info["_final_obs"] = late
        for place in np.flatnonzero(late).tolist():
            last = {name: rows[place].copy() for name, rows in self.look.items()}
            info["final_obs"][place] = last
            self.batch.begin_again(place)
            self.steps[place] = 0
        return late

    def any_actions(self) -> NDArray[np.int64]:
        """Pick a legal action in every game, each as likely as another."""
        self.batch.pick_any()
        return self.picked.copy()
