"""Beginning with the weights of a policy file, in place of weights drawn by chance."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from ratking.core.errors import BadFile
from ratking.learning.nets import Actor
from ratking.learning.policy.file import Layer, Net


@torch.no_grad()
def begin(actor: Actor, net: Net, answers: Sequence[str]) -> None:
    """Give an actor the weights of a file; answers that the file does not know keep theirs."""
    if [layer.outputs for layer in net.layers[:-1]] != net.heading["hidden"]:
        raise BadFile("The policy to begin with is damaged.")
    for layer, read in zip(actor.layers[:-1], net.layers[:-1], strict=True):
        assert isinstance(layer, torch.nn.Linear)
        if layer.weight.shape != (read.outputs, read.inputs):
            raise BadFile("The policy to begin with has layers of other widths.")
        layer.weight.copy_(weights_of(read))
        layer.bias.copy_(torch.tensor(list(read.bias)))
    last, read = actor.layers[-1], net.layers[-1]
    assert isinstance(last, torch.nn.Linear)
    weights, bias = weights_of(read), torch.tensor(list(read.bias))
    known = {name: place for place, name in enumerate(net.answers)}
    places = [(place, known[name]) for place, name in enumerate(answers) if name in known]
    seats = min(last.out_features - len(answers), int(net.heading["seats"]))
    places += [(len(answers) + seat, len(net.answers) + seat) for seat in range(seats)]
    for place, there in places:
        last.weight[place] = weights[there]
        last.bias[place] = bias[there]


def weights_of(layer: Layer) -> Tensor:
    """Lay the weights of a layer out as torch has them: a row for each output."""
    return torch.tensor(list(layer.weights)).reshape(layer.inputs, layer.outputs).t()
