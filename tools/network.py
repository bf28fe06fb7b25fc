"""A small network over the facts of two seats, and how it learns to tell who will be ahead."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from ratking.agents.value_network import in_order

Pairs = tuple[Any, Any, Any]
"""The facts of one seat, the facts of the other, and how surely the one came out ahead."""


class Network:
    """The weights, and how to follow the slope of the loss (Adam)."""

    def __init__(self, parts: list[Any]) -> None:
        self.parts = parts
        self.slow = [np.zeros_like(part) for part in parts]
        self.square = [np.zeros_like(part) for part in parts]
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

    def study(self, pairs: Pairs, rate: float, decay: float) -> None:
        """Learn from a batch of pairs."""
        one, other, ahead = pairs
        worth_one, inside_one = self.worth(one)
        worth_other, inside_other = self.worth(other)
        error = (1 / (1 + np.exp(worth_other - worth_one)) - ahead) / len(ahead)
        up = self.slopes(one, inside_one, error)
        down = self.slopes(other, inside_other, -error)
        self.learn([x + y for x, y in zip(up, down, strict=True)], rate, decay)


def fresh(width: int, hidden: int, rng: Any) -> Network:
    """Begin with a network that knows nothing."""
    inner = rng.normal(0, (1 / width) ** 0.5, (width, hidden))
    return Network([np.zeros(width), inner, np.zeros(hidden), rng.normal(0, 0.1, hidden)])


def recalled(path: str, facts: tuple[str, ...]) -> Network:
    """Go on with what was learned earlier; a fact that is new begins with no weight."""
    with open(path, encoding="utf-8") as file:
        table = json.load(file)
    learned = table["facts"]
    straight = np.array(in_order(table["straight"], learned, facts), dtype=float)
    inner = np.array([in_order(unit, learned, facts) for unit in table["inner"]], dtype=float)
    bias, outer = (np.array(table[name], dtype=float) for name in ("bias", "outer"))
    return Network([straight, inner.T.copy(), bias, outer])


def train(
    network: Network, pairs: Pairs, test: Pairs, epochs: int, rate: float, decay: float, rng: Any
) -> None:
    """Go through the pairs again and again with smaller and smaller steps; tell how it goes."""
    print(f"before: {report(network, test)}", flush=True)
    for epoch in range(epochs):
        order = rng.permutation(len(pairs[2]))
        slower = rate * (1 - epoch / epochs) + 1e-5
        for first in range(0, len(order), 512):
            batch = order[first : first + 512]
            network.study((pairs[0][batch], pairs[1][batch], pairs[2][batch]), slower, decay)
        print(f"epoch {epoch + 1}: {report(network, test)}", flush=True)


def report(network: Network, test: Pairs) -> str:
    """Tell the loss and the share of pairs told rightly."""
    one, other, ahead = test
    lead = network.worth(one)[0] - network.worth(other)[0]
    loss = np.mean(np.logaddexp(0, lead) - ahead * lead)
    right = np.mean((lead > 0) == (ahead > 0.5))
    return f"loss {loss:.4f} right {right:.1%}"


def written(network: Network, facts: tuple[str, ...], about: str) -> dict[str, Any]:
    """Turn the weights into the table that the agents read."""
    straight, inner, bias, outer = network.parts
    return {
        "about": about,
        "facts": list(facts),
        "straight": rounded(straight),
        "inner": [rounded(unit) for unit in inner.T],
        "bias": rounded(bias),
        "outer": rounded(outer),
    }


def rounded(numbers: Any) -> list[float]:
    """Four places after the comma are enough."""
    return [round(float(number), 4) for number in numbers]
