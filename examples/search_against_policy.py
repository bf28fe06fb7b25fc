"""OpenSpiel's information-set search against a network that examples/ppo.py has trained.

    python examples/search_against_policy.py --policy rattus.pt --games 20 --simulations 100

The search plays seat 0 in the even games and seat 1 in the odd ones. With a small supply of rats a
game is short; without a policy the network plays as it was born.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import torch
from open_spiel.python.algorithms import ismcts, mcts

import ratking.envs.openspiel  # noqa: F401

sys.path.insert(0, str(Path(__file__).parent.parent))
from examples.ppo import Net


class Learned:
    """Takes the likeliest legal action of a network."""

    def __init__(self, spiel: Any, policy: Path | None) -> None:
        codec = spiel.codec
        self.codec = codec
        highest = [plane.highest for plane in codec.planes for _ in range(plane.length)]
        self.net = Net(highest, codec.actions)
        if policy is not None:
            self.net.load_state_dict(torch.load(policy, weights_only=True))

    def step(self, state: Any) -> int:
        """Act."""
        seat = state.current_player()
        seen = torch.tensor(state.observation_tensor(seat)).unsqueeze(0)
        mask = torch.tensor(state.legal_actions_mask(seat)).unsqueeze(0)
        with torch.no_grad():
            odds, _ = self.net(seen, mask)
        return int(odds.probs.argmax())


def search_bot(spiel: Any, simulations: int, seed: int) -> Any:
    """Make a search that rolls out at random."""
    return ismcts.ISMCTSBot(
        game=spiel,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed)),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
    )


def play(spiel: Any, players: list[Any], rng: np.random.RandomState) -> list[float]:
    """Play one game and return what everybody got."""
    state = spiel.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=chances)))
        else:
            state.apply_action(players[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def main(words: list[str] | None = None) -> float:
    """Play some games and say how the search did."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="ratking_rattus(players=2,supply=3)")
    parser.add_argument("--policy", type=Path)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(words)
    torch.manual_seed(wanted.seed)
    spiel, rng = pyspiel.load_game(wanted.game), np.random.RandomState(wanted.seed)
    search = search_bot(spiel, wanted.simulations, wanted.seed)
    learned = Learned(spiel, wanted.policy)
    total = 0.0
    for number in range(wanted.games):
        seat = number % 2
        players = [search, learned] if seat == 0 else [learned, search]
        total += play(spiel, players, rng)[seat]
        print(f"game {number + 1}: the search has {total:+.1f} so far")
    return float(total / wanted.games)


if __name__ == "__main__":
    main()
