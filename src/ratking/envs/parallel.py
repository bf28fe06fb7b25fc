"""The games for PettingZoo's parallel doors: all seats that are asked act in one step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from ratking.core.errors import IllegalAnswer
from ratking.envs.simulator import (
    RENDER_MODES,
    DictObservation,
    Simulator,
    check_render_mode,
    id_of,
)
from ratking.envs.wording import agent_name


class parallel_env(ParallelEnv[str, DictObservation, int]):  # noqa: N801
    """A game in which everybody who is asked acts at once, and everybody else waits.

    The last action is to wait; only it is legal for a seat that is not asked. An illegal action
    changes nothing: the seat is asked again, and its info says what was wrong.
    """

    metadata = {"render_modes": list(RENDER_MODES), "name": "ratking", "render_fps": 1}

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        rewards: str = "place",
        max_cycles: int | None = None,
        data: Path | None = None,
        **options: object,
    ) -> None:
        check_render_mode(render_mode)
        self.simulator = Simulator(game, options, rewards, data)
        self.metadata = parallel_env.metadata | {"name": id_of(self.simulator.game)}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.wait = self.simulator.codec.actions
        self.possible_agents = [agent_name(seat) for seat in range(self.simulator.players)]
        space: spaces.Space[Any] = self.simulator.observation_space(1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Say what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Say what an agent can do."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, DictObservation], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self.simulator.reset(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._looks(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, DictObservation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let everybody who is asked act, in the order of the seats."""
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in self.simulator.game.open_seats(self.simulator.state):
            agent = self.possible_agents[seat]
            try:
                self.simulator.step(seat, int(actions[agent]))
            except IllegalAnswer as mistake:
                infos[agent]["mistake"] = str(mistake)
        self.cycles += 1
        over, agents = self.simulator.is_over(), self.agents
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        gains = self.simulator.rewards() if over else [0.0] * len(agents)
        looks = self._looks()
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, late)
        return looks, dict(zip(agents, gains, strict=True)), ended, cut, infos

    def _looks(self) -> dict[str, DictObservation]:
        found = {agent: self.simulator.observe(seat, 1) for seat, agent in enumerate(self.agents)}
        for look in found.values():
            look["action_mask"][self.wait] = not look["action_mask"].any()
        return found

    def text(self, agent: str) -> str:
        """Describe in words what an agent may know, what it is asked, and its actions by id."""
        return self.simulator.text(self.possible_agents.index(agent))

    def action_label(self, agent: str, action: int) -> str:
        """Name an action of an agent in a few words."""
        if action == self.wait:
            return "Wait"
        return self.simulator.label(self.possible_agents.index(agent), int(action))

    def render(self) -> Any:
        """Show what everybody sees."""
        return self.simulator.render(self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""
