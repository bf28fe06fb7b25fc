"""The games for Gymnasium: one seat is yours, agents of a level sit in the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.envs.registration import register

from ratking.agents import agent_named
from ratking.core.errors import BadOption
from ratking.core.play import Agent, decide
from ratking.envs.table import RENDER_MODES, Look, Table, check_render_mode, ids


class SeatEnv(gymnasium.Env[Look, Any]):
    """A game as one seat lives it: whatever others do happens between two steps."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: str = "easy",
        render_mode: str | None = None,
        rewards: str = "place",
        data: Path | None = None,
        **options: object,
    ) -> None:
        check_render_mode(render_mode)
        self.table = Table(game, options, rewards, data)
        if not 0 <= seat < self.table.players:
            raise BadOption(f"seat must be from 0 to {self.table.players - 1}, not {seat}.")
        agent_named(opponents, self.table.game, "")
        self.seat = seat
        self.opponents = opponents
        self.agents: dict[int, Agent] = {}
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Look] = self.table.space()
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.table.codec.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Look, dict[str, Any]]:
        """Begin a new game and play up to the first question of this seat."""
        super().reset(seed=seed)
        while True:
            self.table.begin(seed)
            self._seat_opponents()
            self._let_others_act()
            if not self.table.is_over():
                return self._look()
            seed = None  # a game in which this seat is never asked is no game for it

    def _seat_opponents(self) -> None:
        rng = self.table.rng
        self.agents = {
            seat: agent_named(self.opponents, self.table.game, f"{rng.getrandbits(64):x}")
            for seat in range(self.table.players)
            if seat != self.seat
        }

    def _let_others_act(self) -> None:
        game, table = self.table.game, self.table
        while not table.is_over() and self.seat not in game.open_seats(table.state):
            other = table.asked()
            game.apply(table.state, other, decide(game, table.state, other, self.agents[other]))
            table.let_nature_answer()

    def step(self, action: Any) -> tuple[Look, float, bool, bool, dict[str, Any]]:
        """Act, and let the others act until this seat is asked again or the game is over.

        An illegal action raises IllegalAnswer and changes nothing.
        """
        self.table.act(self.seat, int(action))
        self._let_others_act()
        over = self.table.is_over()
        reward = self.table.rewards()[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        look, info = self._look()
        return look, reward, over, False, info

    def _look(self) -> tuple[Look, dict[str, Any]]:
        look = self.table.look(self.seat)
        return look, {"action_mask": look["action_mask"]}

    def render(self) -> Any:
        """Show what everybody sees."""
        return self.table.picture(self.render_mode)


for _id, _name in ids().items():
    register(
        _id,
        entry_point="ratking.envs.gymnasium:SeatEnv",
        vector_entry_point="ratking.envs.vector:GamesEnv",
        kwargs={"game": _name},
    )
