"""A policy file as the other side of a run: it stays as it is, and the learner finds its faults."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional

from ratking.core.errors import BadFile, BadOption
from ratking.learning.beginning import begin
from ratking.learning.layout import CodecFacts, read_feature
from ratking.learning.nets import Actor, Answers, Eyes
from ratking.learning.plan import Plan
from ratking.learning.policy.file import Net, read_net
from ratking.learning.policy.player import HEAT


class Rival:
    """Answers as the policy of a file does at a table, but never grows restless."""

    def __init__(
        self, net: Net, facts: Sequence[CodecFacts], answers: Answers, device: torch.device
    ) -> None:
        features = [read_feature(said) for said in net.features]
        self.eyes = Eyes(features, facts, device)
        widths, seats = net.heading["hidden"], int(net.heading["seats"])
        self.actor = Actor(len(features), widths, len(net.answers), seats).to(device)
        begin(self.actor, net, net.answers)
        known = {name: place for place, name in enumerate(net.answers)}
        places = [known.get(name, len(known)) for name in answers.names]
        self.places = torch.tensor(places, device=device)

    def likings(self, look: Tensor, players: int) -> Tensor:
        """Say how much it likes the answers of the run; those that it never learned, middling."""
        found = self.actor(self.eyes.see(look, players))[0] / HEAT
        return functional.pad(found, (0, 1)).index_select(1, self.places)


def rival_of(
    plan: Plan, facts: Sequence[CodecFacts], answers: Answers, device: torch.device
) -> Rival | None:
    """Seat the rival of a plan, if it has one."""
    if not plan.rival:
        return None
    net = read_net(Path(plan.rival))
    learned, most = net.heading["game"], int(net.heading["seats"])
    if learned != plan.game:
        raise BadFile(f"{plan.rival} has learned {learned}, not {plan.game}.")
    if max(plan.players) > most:
        raise BadOption(f"{plan.rival} has learned games of up to {most} players.")
    return Rival(net, facts, answers, device)
