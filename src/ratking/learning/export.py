"""The weights of an actor as the small file that `net:FILE` plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from ratking.learning.nets import Actor
from ratking.learning.policy.file import write_net

LARGEST = 127
SMALL = 1e-12


def rounded(weights: Tensor) -> tuple[Tensor, Tensor]:
    """Round weights, a row for each input, to signed bytes and a scale for each row."""
    scales = weights.abs().amax(1).clamp(min=SMALL) / LARGEST
    return scales, (weights / scales[:, None]).round().to(torch.int8)


def export(path: Path, actor: Actor, heading: dict[str, Any]) -> int:
    """Write the file; return its size."""
    layers = []
    for layer in actor.layers:
        assert isinstance(layer, torch.nn.Linear)
        scales, signed = rounded(layer.weight.detach().float().cpu().t().contiguous())
        bias = layer.bias.detach().float().cpu()
        layers.append((raw(scales), raw(signed), raw(bias)))
    return write_net(path, heading, layers)


def raw(numbers: Tensor) -> bytes:
    """Take the bytes of an array."""
    return bytes(numbers.contiguous().view(torch.uint8).reshape(-1).tolist())


@torch.no_grad()
def as_exported(actor: Actor) -> Actor:
    """Round the weights of an actor as the file does."""
    for layer in actor.layers:
        assert isinstance(layer, torch.nn.Linear)
        scales, signed = rounded(layer.weight.detach().t())
        layer.weight.copy_((scales[:, None] * signed).t())
    return actor
