"""The networks in torch: an actor that sees its seat only, and a critic that sees everything."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from ratking.learning.layout import CodecFacts, Feature, together

LARGEST_SHARE = 2.0


class Eyes:
    """Turns the bytes of observations into features, at any number of players."""

    def __init__(
        self, features: Sequence[Feature], facts: Sequence[CodecFacts], device: torch.device
    ) -> None:
        self.features = list(features)
        self.device = device
        self.kind = torch.bfloat16 if device.type == "cuda" else torch.float32
        equal = [one for one in features if one.value]
        share = [one for one in features if not one.value]
        assert list(features) == equal + share
        self.values = torch.tensor([one.value for one in equal], dtype=torch.uint8, device=device)
        self.scales = torch.tensor([one.scale for one in share], device=device)
        self.places: dict[int, tuple[Tensor, Tensor]] = {}
        for one in facts:
            where = {name: place for place, name in enumerate(one["inputs"])}
            nowhere = len(where)
            first, second = (
                torch.tensor([where.get(f.name, nowhere) for f in part], device=device)
                for part in (equal, share)
            )
            self.places[one["players"]] = first.long(), second.long()

    def see_all(self, look: Tensor, players: int) -> Tensor:
        """Turn what all seats see into features: by row, by seat, by feature."""
        rows = len(look)
        return self.see(look.reshape(rows * players, -1), players).reshape(rows, players, -1)

    def see(self, look: Tensor, players: int) -> Tensor:
        """Turn rows of bytes into rows of features."""
        padded = functional.pad(look, (0, 1))
        equal, share = self.places[players]
        are = padded.index_select(1, equal).eq(self.values).to(self.kind)
        shares = (padded.index_select(1, share).float() / self.scales).clamp(max=LARGEST_SHARE)
        return torch.cat([are, shares.to(self.kind)], 1)


class Answers:
    """Where the answers of each seat stand among those of the network."""

    def __init__(self, facts: Sequence[CodecFacts], device: torch.device) -> None:
        self.names = together(names for one in facts for names in one["answers"])
        number = {name: place for place, name in enumerate(self.names)}
        self.seen_by: dict[int, Tensor] = {
            one["players"]: torch.tensor(
                [[number[name] for name in names] for names in one["answers"]], device=device
            )
            for one in facts
        }

    def laid_out(self, likings: Tensor, seats: Tensor, masks: Tensor, players: int) -> Tensor:
        """Turn what the network says into the log shares of the actions of a codec."""
        found = likings.gather(1, self.seen_by[players][seats.long()])
        return functional.log_softmax(found.masked_fill(masks == 0, -1e9), 1)


class Actor(nn.Module):
    """Features of the own seat in; likings of all answers and a worth for each seat out."""

    def __init__(self, features: int, hidden: Sequence[int], answers: int, seats: int) -> None:
        super().__init__()
        widths = [features, *hidden, answers + seats]
        self.answers = answers
        self.layers = nn.ModuleList(nn.Linear(one, two) for one, two in itertools.pairwise(widths))
        prepare(self.layers, 0.01)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """Say how much answers are liked, and how the seats will do."""
        with roughly(seen):
            for layer in self.layers[:-1]:
                seen = torch.relu(layer(seen))
        found = self.layers[-1](seen.float())
        return found[:, : self.answers], found[:, self.answers :]


class Critic(nn.Module):
    """Features of every seat in, from the one that is asked on; a worth for each seat out."""

    def __init__(self, features: int, hidden: Sequence[int], seats: int) -> None:
        super().__init__()
        widths = [*hidden, seats]
        self.views = nn.ModuleList(nn.Linear(features, hidden[0]) for _ in range(seats))
        self.layers = nn.ModuleList(nn.Linear(one, two) for one, two in itertools.pairwise(widths))
        prepare(self.views, 1.0)
        prepare(self.layers, 0.1)

    def forward(self, parts: Sequence[Tensor]) -> Tensor:
        """Say how the seats will do: in each part by row, by seat and by feature; few seats first.

        All parts go through a layer together, those with a seat more through its weights too.
        """
        inside: Any = 0
        with roughly(parts[0]):
            for turn, view in enumerate(self.views):
                seen = [part[:, turn] for part in parts if part.shape[1] > turn]
                if seen:
                    found = view(torch.cat(seen))
                    missing = 0 if turn == 0 else len(inside) - len(found)
                    inside = inside + functional.pad(found, (0, 0, missing, 0))
            for layer in self.layers[:-1]:
                inside = layer(torch.relu(inside))
        worth: Tensor = self.layers[-1](torch.relu(inside.float()))
        return worth


def roughly(seen: Tensor) -> Any:
    """Calculate with fewer digits where that is faster: in all layers but the last."""
    return torch.autocast(seen.device.type, torch.bfloat16, seen.dtype == torch.bfloat16)


def prepare(layers: nn.ModuleList, last: float) -> None:
    """Begin with weights of the usual size, and small ones in the last layer."""
    for number, layer in enumerate(layers):
        assert isinstance(layer, nn.Linear)
        nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
        if number == len(layers) - 1:
            with torch.no_grad():
                layer.weight *= last
        nn.init.zeros_(layer.bias)
