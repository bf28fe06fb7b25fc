"""OpenSpiel's outcome-sampling regret minimiser on a small game: two players, few rats.

    python examples/regret.py --iterations 2000

It learns a strategy for every information state that it meets, and says how many there were and
how its average strategy does against chance.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import ratking.envs.openspiel  # noqa: F401


def play(spiel: Any, policy: Any, seat: int, rng: np.random.RandomState) -> float:
    """Let a policy play one seat against chance; return what it got."""
    state = spiel.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
        elif state.current_player() == seat:
            actions, chances = zip(*policy.action_probabilities(state).items(), strict=True)
        else:
            actions = state.legal_actions()
            chances = (1 / len(actions),) * len(actions)
        state.apply_action(int(rng.choice(actions, p=chances)))
    return float(state.returns()[seat])


def main(words: list[str] | None = None) -> int:
    """Learn and report; returns how many information states were met."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="ratking_rattus(players=2,supply=1)")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--test-games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(words)
    np.random.seed(wanted.seed)  # the solver draws from there
    spiel = pyspiel.load_game(wanted.game)
    solver = OutcomeSamplingSolver(spiel)
    for iteration in range(1, wanted.iterations + 1):
        solver.iteration()
        if iteration % max(1, wanted.iterations // 5) == 0:
            print(f"iteration {iteration}: {len(solver._infostates)} information states")
    rng, policy = np.random.RandomState(wanted.seed), solver.average_policy()
    gained = [play(spiel, policy, number % 2, rng) for number in range(wanted.test_games)]
    print(f"against chance: {np.mean(gained):+.2f} over {len(gained)} games")
    return len(solver._infostates)


if __name__ == "__main__":
    main()
