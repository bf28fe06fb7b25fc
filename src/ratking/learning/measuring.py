"""How a policy does against an agent, while it still learns."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ratking.agents import agent_named
from ratking.core.chance import Generator
from ratking.core.options import read_options
from ratking.core.play import play
from ratking.games import game as open_game
from ratking.learning.policy.file import read_net
from ratking.learning.policy.network import Network
from ratking.learning.policy.player import HEAT, Policy

LONGEST = 4000
"""A game with more answers counts as lost."""


def measured(name: str, task: dict[str, Any]) -> list[float]:
    """Play one policy against equal agents, from each seat in turn; list what each game brought."""
    game = open_game(name)
    network = Network(read_net(Path(task["net"])))
    players: int = task["players"]
    options = read_options(game.options(), {"players": players})
    found = []
    for number in range(task["first"], task["first"] + task["games"]):
        seat = number % players
        agents: list[Any] = [
            agent_named(task["against"], game, f"{task['seed']}:{number}:{other}", unhurried=True)
            for other in range(players)
        ]
        heat = task.get("heat", HEAT)
        agents[seat] = Policy(game, network, f"{task['seed']}:{number}:policy", heat)
        state = game.new(options)
        play(game, state, agents, Generator(f"{task['seed']}:{number // players}"), None, LONGEST)
        outcome = game.outcome(state)
        winners = outcome.winners() if outcome else []
        found.append(1.0 / len(winners) if seat in winners else 0.0)
    return found
