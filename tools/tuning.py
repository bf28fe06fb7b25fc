"""Tuning greedy's weights: small changes play against the present weights, and what wins is kept.

    python tools/tuning.py GAME --minutes 5 --jobs 4 --players 2,3,4 --option cards=random

An evolution strategy: every round draws mirrored pairs of changes, lets each play the present
weights with rotated seats, and moves the weights along the changes that won. Progress is printed;
Ctrl-C stops and prints the best weights so far. The same seed gives the same rounds.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import ratking
from ratking.agents.greedy import Greedy
from ratking.agents.heuristic import heuristic_of

SIGMA = 0.12
STEP = 0.25


def player(game: Any, weights: list[float], seed: str) -> Greedy:
    """Seat a greedy agent with these weights."""
    heuristic = heuristic_of(game)
    heuristic.weights = weights
    return Greedy(game, heuristic, seed)


def duel(
    task: tuple[str, list[int], dict[str, object], list[float], list[float], str, int],
) -> float:
    """Play games of one seat with the new weights against the old ones; return its mean result."""
    name, counts, options, new, old, seed, games = task
    game = ratking.game(name)
    total = 0.0
    for number in range(games):
        players = counts[number % len(counts)]
        seat = number % players
        agents = [
            player(game, new if other == seat else old, f"{seed}:{number}:{other}")
            for other in range(players)
        ]
        state = game.new(options | {"players": players})
        ratking.play(game, state, agents, Random(f"{seed}:{number // 2}"))
        outcome = game.outcome(state)
        assert outcome is not None
        total += 1.0 - (outcome.places[seat] - 1) / (players - 1)
    return total / games


def changed(weights: list[float], noise: list[float], sign: float) -> list[float]:
    """Scale every weight a little up or down."""
    return [
        weight * (1 + sign * SIGMA * change) + sign * 0.02 * change
        for weight, change in zip(weights, noise, strict=True)
    ]


def tune(arguments: argparse.Namespace) -> list[float]:
    """Run rounds until the time is up; average the weights of the second half."""
    rng = Random(arguments.seed)
    weights = heuristic_of(ratking.game(arguments.game)).weights[:]
    counts = [int(part) for part in arguments.players.split(",")]
    options: dict[str, object] = dict(part.split("=", 1) for part in arguments.option)
    until = time.monotonic() + 60 * arguments.minutes
    history: list[list[float]] = []
    with ProcessPoolExecutor(arguments.jobs) as pool:
        while time.monotonic() < until:
            noises = [[rng.gauss(0, 1) for _ in weights] for _ in range(arguments.jobs * 2)]
            tasks = [
                (arguments.game, counts, options, changed(weights, noise, sign), weights,
                 f"{arguments.seed}:{len(history)}:{place}", arguments.games)
                for place, noise in enumerate(noises)
                for sign in (1.0, -1.0)
            ]  # fmt: skip
            results = list(pool.map(duel, tasks))
            gains = [results[2 * k] - results[2 * k + 1] for k in range(len(noises))]
            for place in range(len(weights)):
                slope = sum(gain * noise[place] for gain, noise in zip(gains, noises, strict=True))
                weights[place] *= 1 + STEP * slope / len(noises)
                weights[place] += 0.15 * STEP * slope / len(noises)
            history.append(weights[:])
            if len(history) % 10 == 0:
                print(len(history), [round(weight, 3) for weight in weights], flush=True)
    late = history[len(history) // 2 :]
    return [sum(column) / len(late) for column in zip(*late, strict=True)]


def main() -> None:
    """Tune, and say how the result does against the weights in use."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    weights = tune(arguments)
    print("weights", [round(weight, 3) for weight in weights])
    old = heuristic_of(ratking.game(arguments.game)).weights
    options: dict[str, object] = dict(part.split("=", 1) for part in arguments.option)
    for players in arguments.players.split(","):
        tasks = [
            (arguments.game, [int(players)], options, weights, old, f"test:{place}", 60)
            for place in range(arguments.jobs)
        ]
        with ProcessPoolExecutor(arguments.jobs) as pool:
            share = sum(pool.map(duel, tasks)) / len(tasks)
        print(f"{players} players: mean result {share:.3f} against the old weights (0.5 is equal)")


if __name__ == "__main__":
    main()
