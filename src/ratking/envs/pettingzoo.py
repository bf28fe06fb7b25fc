"""The games for PettingZoo: `env("rattus", players=3)` in turns, `parallel_env` all at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ratking.core.extras import missing

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.env_registry.registration import register
    from pettingzoo.utils.env_logger import EnvLogger

    from ratking.core.errors import IllegalAnswer
    from ratking.envs.parallel import parallel_env
    from ratking.envs.simulator import (
        ILLEGAL_REWARD,
        RENDER_MODES,
        DictObservation,
        Simulator,
        check_render_mode,
        id_of,
        ids,
    )
    from ratking.envs.wording import agent_name
except ModuleNotFoundError as error:
    raise missing(error, "envs") from error

__all__ = ["env", "parallel_env", "raw_env"]


class raw_env(AECEnv[str, DictObservation, int]):  # noqa: N801
    """A game in which one seat acts after the other, as often as it is asked.

    Seats that think together are asked one by one; nobody sees an answer before all are in.
    """

    metadata = {
        "render_modes": list(RENDER_MODES),
        "name": "ratking",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        rewards: str = "place",
        max_cycles: int | None = None,
        data: Path | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.simulator = Simulator(game, options, rewards, data)
        self.metadata = raw_env.metadata | {"name": id_of(self.simulator.game)}
        self.render_mode = render_mode
        self.most_steps = None if max_cycles is None else max_cycles * self.simulator.players
        self.possible_agents = [agent_name(seat) for seat in range(self.simulator.players)]
        space: spaces.Space[Any] = self.simulator.observation_space()
        actions = self.simulator.codec.actions
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Say what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Say what an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self.simulator.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self.agent_selection = self.agents[self.simulator.asked()]

    def observe(self, agent: str) -> DictObservation:
        """Show what an agent may know; its mask is empty unless it is asked."""
        look = self.simulator.observe(self.possible_agents.index(agent))
        if agent != self.agent_selection:
            look["action_mask"][:] = 0
        return look

    def text(self, agent: str) -> str:
        """Describe in words what an agent may know, what it is asked, and its actions by id."""
        return self.simulator.text(self.possible_agents.index(agent))

    def action_label(self, action: int) -> str:
        """Name an action of the agent that is asked in a few words."""
        return self.simulator.label(self.possible_agents.index(self.agent_selection), int(action))

    def step(self, action: int | None) -> None:
        """Act for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.simulator.step(self.possible_agents.index(agent), int(action))
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        if self.simulator.is_over():
            self.rewards = dict(zip(self.agents, self.simulator.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.agents[self.simulator.asked()]
            if self.most_steps is not None and self.steps >= self.most_steps:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Show what everybody sees."""
        return self.simulator.render(self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""


class env(raw_env):  # noqa: N801
    """The same with the usual guards: an illegal action loses, and nobody acts before a reset.

    PettingZoo has wrappers for that, which cost four times as much as the game itself.
    """

    def step(self, action: int | None) -> None:
        """Act for the agent that is asked, or end the game if the action is illegal."""
        if not hasattr(self, "agent_selection"):
            EnvLogger.error_step_before_reset()
        try:
            super().step(action)
        except IllegalAnswer:
            EnvLogger.warn_on_illegal_move()
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.rewards[self.agent_selection] = ILLEGAL_REWARD
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, True)
            self._cumulative_rewards[self.agent_selection] = 0.0
            self._accumulate_rewards()


for _id, _name in ids().items():
    register("aec", _id, entry_point="ratking.envs.pettingzoo:env", kwargs={"game": _name})
    register(
        "parallel", _id, entry_point="ratking.envs.pettingzoo:parallel_env", kwargs={"game": _name}
    )
