"""Which features a network reads: what random play shows often enough."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from ratking.learning.exchange import HALVES
from ratking.learning.layout import CodecFacts, Feature
from ratking.learning.players import Players

VALUES = 256
OFTEN = 3
FEW = 2
"""A number with more values than this counts by its size too."""


def explored(
    players: Players,
    facts: Sequence[CodecFacts],
    steps: int,
    rare: float,
    device: torch.device,
) -> list[Feature]:
    """Play at random and list what was seen: values first, then sizes."""
    seen: dict[str, Tensor] = {}
    for step in range(steps):
        for half in range(HALVES):
            players.wait(half)
            for number, section in enumerate(players.exchange.sections):
                masks = players.array(half, number, "mask").to(device)
                noise = torch.rand(masks.shape, device=device) * masks
                players.array(half, number, "pick")[:, 0].copy_(noise.argmax(1).int())
                if step % OFTEN == 0:  # positions side by side in a game tell much the same
                    names = facts[number]["inputs"]
                    look = players.array(half, number, "look")[:, : section.inputs]
                    count(look.to(device), names, seen)
            players.step(half)
    for half in range(HALVES):
        players.wait(half)
    return features(seen, rare)


def count(look: Tensor, names: Sequence[str], seen: dict[str, Tensor]) -> None:
    """Count the values of every number."""
    width = look.shape[1]
    places = look.long() + torch.arange(width, device=look.device)[None, :] * VALUES
    found = torch.bincount(places.reshape(-1), minlength=width * VALUES).reshape(width, VALUES)
    found = found.cpu()
    for name, row in zip(names, found, strict=True):
        seen[name] = seen[name] + row if name in seen else row


def features(seen: dict[str, Tensor], rare: float) -> list[Feature]:
    """Choose the values that come up often enough but not always, and the numbers with several."""
    values, sizes = [], []
    for name, counts in seen.items():
        whole = int(counts.sum())
        often = [int(value) for value in (counts > rare * whole).nonzero()[:, 0]]
        if len(often) > 1:
            values += [Feature(name, value) for value in often if value]
        if len(often) > FEW:
            sizes.append(Feature(name, 0, float(max(often))))
    return values + sizes
