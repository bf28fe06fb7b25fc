"""Learning from finished games: self-play, then a small network that tells who will be ahead.

    python tools/learning.py GAME --games 20000 --jobs 16 --out src/ratking/agents/data/GAME.json

Greedy players with more or less slack (or a level: --agent hard) play each other. Now and then the
facts of every seat are written down (see the game's facts file in ratking/agents), and after the
game who came out ahead of whom. One hidden layer beside a straight sum learns to tell that from
the facts of two seats, by the pairwise logistic loss. Needs numpy. Progress is printed; the same
seed gives the same network on the same machine.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import numpy as np

import ratking
from ratking.agents import agent_named
from ratking.agents.greedy import Greedy
from ratking.agents.senses import sense_of
from ratking.core.play import Agent, decide, draw
from ratking.core.question import NATURE

SLACKS = (0.0, 0.2, 0.5, 1.0)
Sample = tuple[list[list[float]], list[int]]


def players_of(spec: str, game: Any, count: int, seed: str, rng: Random) -> list[Agent]:
    """Seat the players of one game."""
    if spec != "greedy":
        return [agent_named(spec, game, f"{seed}:{seat}") for seat in range(count)]
    return [
        Greedy(game, sense_of(game), f"{seed}:{seat}", rng.choice(SLACKS)) for seat in range(count)
    ]


def samples(task: tuple[str, dict[str, object], list[int], str, str, int, float]) -> list[Sample]:
    """Play some games and write down facts on the way, with the places at the end."""
    name, options, counts, spec, seed, games, often = task
    game = ratking.game(name)
    sense = sense_of(game)
    found: list[Sample] = []
    for number in range(games):
        rng = Random(f"{seed}:{number}")
        count = rng.choice(counts)
        chosen = {name: rng.choice(str(value).split("|")) for name, value in options.items()}
        state = game.new(chosen | {"players": count})
        agents = players_of(spec, game, count, f"{seed}:{number}", rng)
        kept: list[list[list[float]]] = []
        while seats := game.open_seats(state):
            seat = seats[0]
            if seat == NATURE:
                choice = draw(game, state, rng)
            elif rng.random() < 0.04:
                choice = rng.choice(game.answers(state, seat))
            else:
                choice = decide(game, state, seat, agents[seat])
            game.answer(state, seat, choice)
            if state.pending and rng.random() < often and not sense.rough(state):
                seen = game.observe(state, rng.randrange(count))
                sense.prepare(seen.table, seen.seat)
                kept.append(sense.facts(game.sample(seen, rng)))
        outcome = game.outcome(state)
        assert outcome is not None
        found += [(facts, outcome.places) for facts in kept]
    return found


def gather(arguments: argparse.Namespace) -> list[Sample]:
    """Play all games in several processes."""
    options: dict[str, object] = dict(part.split("=", 1) for part in arguments.option)
    counts = [int(part) for part in arguments.players.split(",")]
    size = max(1, arguments.games // (arguments.jobs * 8))
    tasks = [
        (arguments.game, options, counts, arguments.agent, f"{arguments.seed}:{first}",
         min(size, arguments.games - first), arguments.often)
        for first in range(0, arguments.games, size)
    ]  # fmt: skip
    found: list[Sample] = []
    began = time.monotonic()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for number, part in enumerate(pool.map(samples, tasks)):
            found += part
            took = time.monotonic() - began
            print(f"{number + 1}/{len(tasks)}: {len(found)} tables, {took:.0f} s", flush=True)
    return found


def pairs(found: list[Sample]) -> tuple[Any, Any, Any]:
    """Turn tables into pairs of seats: facts of one, facts of the other, who came out ahead."""
    one, other, ahead = [], [], []
    for facts, places in found:
        for first in range(len(places)):
            for second in range(first + 1, len(places)):
                one.append(facts[first])
                other.append(facts[second])
                better, worse = places[first] < places[second], places[first] > places[second]
                ahead.append(1.0 if better else 0.0 if worse else 0.5)
    return (np.array(side, dtype=np.float32) for side in (one, other, ahead))  # type: ignore[return-value]


class Network:
    """The weights, and how to follow the slope of the loss (Adam)."""

    def __init__(self, width: int, hidden: int, rng: Any) -> None:
        self.parts = [
            np.zeros(width),
            rng.normal(0, (1 / width) ** 0.5, (width, hidden)),
            np.zeros(hidden),
            rng.normal(0, 0.1, hidden),
        ]
        self.slow = [np.zeros_like(part) for part in self.parts]
        self.square = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def worth(self, facts: Any) -> tuple[Any, Any]:
        """Say how well seats stand, and what the hidden layer said."""
        straight, inner, bias, outer = self.parts
        inside = np.maximum(facts @ inner + bias, 0)
        return facts @ straight + inside @ outer, inside

    def slopes(self, facts: Any, inside: Any, error: Any) -> list[Any]:
        """Trace an error of the worth back to the weights."""
        _, _, _, outer = self.parts
        back = (error[:, None] * outer) * (inside > 0)
        return [facts.T @ error, facts.T @ back, back.sum(0), inside.T @ error]

    def learn(self, slopes: list[Any], rate: float, decay: float) -> None:
        """Take one step."""
        self.steps += 1
        for place, slope in enumerate(slopes):
            slope = slope + decay * self.parts[place]
            self.slow[place] += 0.1 * (slope - self.slow[place])
            self.square[place] += 0.001 * (slope * slope - self.square[place])
            scale = (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
            self.parts[place] -= (
                rate * scale * self.slow[place] / (self.square[place] ** 0.5 + 1e-8)
            )


def train(found: list[Sample], arguments: argparse.Namespace) -> Network:
    """Learn from most tables; tell the loss on those that were kept back."""
    rng = np.random.default_rng(int(arguments.seed))
    cut = len(found) * 9 // 10
    one, other, ahead = pairs(found[:cut])
    test = tuple(pairs(found[cut:]))
    network = Network(one.shape[1], arguments.hidden, rng)
    for epoch in range(arguments.epochs):
        order = rng.permutation(len(ahead))
        rate = arguments.rate * (1 - epoch / arguments.epochs) + 1e-5
        for first in range(0, len(order), 512):
            batch = order[first : first + 512]
            a, b = one[batch], other[batch]
            worth_a, inside_a = network.worth(a)
            worth_b, inside_b = network.worth(b)
            error = (1 / (1 + np.exp(worth_b - worth_a)) - ahead[batch]) / len(batch)
            up = network.slopes(a, inside_a, error)
            down = network.slopes(b, inside_b, -error)
            slopes = [x + y for x, y in zip(up, down, strict=True)]
            network.learn(slopes, rate, arguments.decay)
        print(f"epoch {epoch + 1}: {' '.join(report(network, test))}", flush=True)
    return network


def report(network: Network, test: tuple[Any, Any, Any]) -> list[str]:
    """Tell the loss and the share of pairs told rightly."""
    one, other, ahead = test
    lead = network.worth(one)[0] - network.worth(other)[0]
    loss = np.mean(np.logaddexp(0, lead) - ahead * lead)
    right = np.mean((lead > 0) == (ahead > 0.5))
    return [f"loss {loss:.4f}", f"right {right:.1%}"]


def main() -> None:
    """Gather, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--agent", default="greedy")
    parser.add_argument("--often", type=float, default=0.1, help="how often a table is kept")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--hidden", type=int, default=24)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--decay", type=float, default=1e-5)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    network = train(gather(arguments), arguments)
    straight, inner, bias, outer = network.parts
    table = {
        "about": f"{arguments.games} games of {arguments.agent}",
        "straight": [round(float(number), 4) for number in straight],
        "inner": [[round(float(number), 4) for number in unit] for unit in inner.T],
        "bias": [round(float(number), 4) for number in bias],
        "outer": [round(float(number), 4) for number in outer],
    }
    with open(arguments.out, "w", encoding="utf-8") as file:
        json.dump(table, file, separators=(",", ":"))
        file.write("\n")


if __name__ == "__main__":
    main()
