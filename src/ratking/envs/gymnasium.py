"""The games for Gymnasium: one seat is yours, agents of a level sit in the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ratking.core.extras import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.envs.registration import register
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray

    from ratking.agents import agent_named
    from ratking.core.errors import BadOption, IllegalAnswer
    from ratking.core.play import decide
    from ratking.envs.simulator import (
        ILLEGAL_REWARD,
        RENDER_MODES,
        DictObservation,
        Simulator,
        check_render_mode,
        ids,
        selfplay_id,
    )
except ModuleNotFoundError as error:
    raise missing(error, "envs") from error

ILLEGAL: Final = ("end", "raise")
"""What follows an illegal action: it ends the game, or it is refused and changes nothing."""


class SeatEnv(gymnasium.Env[DictObservation, Any]):
    """A game as one seat lives it: whatever others do happens between two steps.

    A copy goes on with the same chance; a search in another seat forgets what it was thinking.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: str = "easy",
        illegal: str = "end",
        render_mode: str | None = None,
        rewards: str = "place",
        data: Path | None = None,
        **options: object,
    ) -> None:
        check_render_mode(render_mode)
        self.simulator = Simulator(game, options, rewards, data)
        if not 0 <= seat < self.simulator.players:
            raise BadOption(f"seat must be from 0 to {self.simulator.players - 1}, not {seat}.")
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}.")
        agent_named(opponents, self.simulator.game, "")
        self.seat = seat
        self.illegal = illegal
        self.over = True
        self.opponents = opponents
        self.agents: dict[int, Any] = {}
        self.seeds: dict[int, str] = {}
        self.render_mode = render_mode
        self.observation_space: spaces.Space[DictObservation] = self.simulator.observation_space()
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.simulator.codec.actions)

    def __getstate__(self) -> dict[str, Any]:
        """Take along of the agents only their chance; what they forgot follows from their seeds."""
        chances = {seat: agent.rng.getstate() for seat, agent in self.agents.items()}
        return vars(self) | {"agents": chances}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Seat the agents again."""
        vars(self).update(kept)
        self.agents = {seat: self._opponent(seed) for seat, seed in self.seeds.items()}
        for seat, chance in kept["agents"].items():
            self.agents[seat].rng.setstate(chance)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[DictObservation, dict[str, Any]]:
        """Begin a new game and play up to the first question of this seat."""
        super().reset(seed=seed)
        while True:
            self.simulator.reset(seed)
            self._seat_opponents()
            self._let_others_act()
            self.over = self.simulator.is_over()
            if not self.over:
                return self._look()
            seed = None  # a game in which this seat is never asked is no game for it

    def _seat_opponents(self) -> None:
        rng = self.simulator.rng
        self.seeds = {
            seat: f"{rng.getrandbits(64):x}"
            for seat in range(self.simulator.players)
            if seat != self.seat
        }
        self.agents = {seat: self._opponent(seed) for seat, seed in self.seeds.items()}

    def _opponent(self, seed: str) -> Any:
        return agent_named(self.opponents, self.simulator.game, seed)

    def _let_others_act(self) -> None:
        game, simulator = self.simulator.game, self.simulator
        while not simulator.is_over() and self.seat not in game.open_seats(simulator.state):
            other = simulator.asked()
            game.apply(
                simulator.state, other, decide(game, simulator.state, other, self.agents[other])
            )
            simulator.let_nature_answer()

    def step(self, action: Any) -> tuple[DictObservation, float, bool, bool, dict[str, Any]]:
        """Act, and let the others act until this seat is asked again or the game is over."""
        if self.over:
            raise ResetNeeded("The game is over, or has not begun: call reset first.")
        try:
            self.simulator.step(self.seat, int(action))
        except IllegalAnswer as mistake:
            if self.illegal == "raise":
                raise
            return self._lose(mistake)
        self._let_others_act()
        self.over = self.simulator.is_over()
        reward = self.simulator.rewards()[self.seat] if self.over else 0.0
        if self.render_mode == "human":
            self.render()
        look, info = self._look()
        return look, reward, self.over, False, info

    def _lose(
        self, mistake: IllegalAnswer
    ) -> tuple[DictObservation, float, bool, bool, dict[str, Any]]:
        """End the game after an illegal action, and say in the info what was wrong."""
        self.over = True
        look, info = self._look()
        return look, ILLEGAL_REWARD, True, False, info | {"mistake": str(mistake)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Mark the legal actions, as sb3-contrib's MaskablePPO asks for them."""
        return self.simulator.observe(self.seat)["action_mask"].astype(np.bool_)

    def _look(self) -> tuple[DictObservation, dict[str, Any]]:
        look = self.simulator.observe(self.seat)
        return look, {"action_mask": look["action_mask"]}

    def text(self) -> str:
        """Describe in words what the seat may know, what it is asked, and its actions by id."""
        return self.simulator.text(self.seat)

    def action_label(self, action: int) -> str:
        """Name an action in a few words."""
        return self.simulator.label(self.seat, int(action))

    def render(self) -> Any:
        """Show what everybody sees."""
        return self.simulator.render(self.render_mode)


for _id, _name in ids().items():
    register(_id, entry_point="ratking.envs.gymnasium:SeatEnv", kwargs={"game": _name})
    register(
        selfplay_id(_id),
        vector_entry_point="ratking.envs.vector:GamesEnv",
        kwargs={"game": _name},
    )
