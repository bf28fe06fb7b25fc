"""Runs of training: slices that leave a checkpoint, a curve and a policy, and go on from them."""

from __future__ import annotations

import copy
import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from ratking.core.errors import BadFile, BadOption
from ratking.learning.beginning import begin
from ratking.learning.exchange import Exchange, Section
from ratking.learning.exploring import explored
from ratking.learning.export import as_exported, export
from ratking.learning.layout import CodecFacts, Feature, read_feature
from ratking.learning.learner import COPYING, PLAYING, WARMING, Learner
from ratking.learning.nets import Actor, Answers, Critic, Eyes
from ratking.learning.plan import Plan, read_plan
from ratking.learning.players import Players, described, own_python
from ratking.learning.policy.file import read_net
from ratking.learning.rivals import rival_of
from ratking.learning.rollout import Actors, Recorder

PLAN = "plan.json"
CHECKPOINT = "checkpoint.pt"
CURVE = "curve.jsonl"
NET = "policy.net"
EXPLORING = 300
"""Answers in every game before learning begins."""

Line = dict[str, Any]


@dataclass(frozen=True)
class Slice:
    """How long to go on now, and how often to measure."""

    updates: int = 0
    """After so many updates it ends; 0: never."""
    seconds: float = 0.0
    measure: int = 0
    """After so many updates the policy meets an agent; 0: never."""
    measured: int = 200
    """Games of such a match."""
    against: str = "greedy"
    python: tuple[str, ...] = ()


class Run:
    """A folder with a plan, and what was learned so far."""

    def __init__(self, folder: Path, plan: Plan, device: str) -> None:
        self.folder = folder
        self.plan = planned(folder, plan)
        self.device = torch.device(device)
        self.saved: dict[str, Any] | None = None
        if (folder / CHECKPOINT).exists():
            self.saved = read_checkpoint(folder / CHECKPOINT, self.device)

    def go_on(self, piece: Slice, tell: Callable[[Line], None]) -> None:
        """Train for a slice; an interruption ends it early, and everything is kept."""
        python = list(piece.python) or own_python()
        number = self.saved["slice"] + 1 if self.saved else 0
        torch.manual_seed(self.plan.seed * 1009 + number)
        facts = described(self.plan.game, list(self.plan.players), python)
        players = Players(
            self.plan, exchange_of(self.plan, facts), python, f"{self.plan.seed}:{number}"
        )
        try:
            trainer = Trainer(self, players, facts, number)
            try:
                for line in trainer.lines(piece):
                    self.write(line)
                    tell(line)
            finally:
                trainer.save()
        finally:
            players.end()

    def write(self, line: Line) -> None:
        """Write a line of the curve."""
        with (self.folder / CURVE).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


class Trainer:
    """One slice of a run."""

    def __init__(
        self, run: Run, players: Players, facts: Sequence[CodecFacts], number: int
    ) -> None:
        self.run, self.players, self.number = run, players, number
        plan, device, saved = run.plan, run.device, run.saved
        self.plan = plan
        begun = read_net(Path(plan.begins)) if plan.begins else None
        if saved:
            features = [Feature(*one) for one in saved["features"]]
        elif begun:
            features = [read_feature(said) for said in begun.features]
        else:
            features = explored(players, facts, EXPLORING, plan.rare, device)
        self.eyes = Eyes(features, facts, device)
        self.answers = Answers(facts, device)
        self.seats = max(plan.players)
        width, count = len(features), len(self.answers.names)
        self.actor = Actor(width, plan.hidden, count, self.seats).to(device)
        self.critic = Critic(width, plan.critic, self.seats).to(device)
        self.learner = Learner(plan, self.actor, self.critic, self.eyes, self.answers)
        self.earlier: list[dict[str, Any]] = []
        self.updates, self.decisions, self.games, self.seconds = 0, 0, 0.0, 0.0
        self.about = begun.heading["about"] if begun else None
        if saved:
            self.recall(saved)
        elif begun:
            begin(self.actor, begun, self.answers.names)
        frozen = copy.deepcopy(self.actor)
        rival = rival_of(plan, facts, self.answers, device)
        self.actors = Actors(self.actor, frozen, self.eyes, self.answers, plan.league, rival)
        self.recorder = Recorder(players, self.actors, plan.steps, plan.longest, plan.toll)

    def recall(self, saved: dict[str, Any]) -> None:
        """Go on from a checkpoint."""
        if saved["answers"] != self.answers.names:
            raise BadFile("The checkpoint was made with other answers; begin a new run.")
        self.actor.load_state_dict(saved["actor"])
        if saved["critic"]:  # one that was made of a policy alone has none
            self.critic.load_state_dict(saved["critic"])
        if saved["steps"]:
            self.learner.steps.load_state_dict(saved["steps"])
        self.earlier = saved["earlier"]
        self.updates, self.decisions = saved["updates"], saved["decisions"]
        self.games, self.seconds = saved["games"], saved["seconds"]

    def lines(self, piece: Slice) -> Iterator[Line]:
        """Learn, and say after each update how it goes."""
        began, first = time.monotonic(), self.updates
        before = self.seconds
        while not self.is_done(piece, first, time.monotonic() - began):
            line = self.update()
            self.seconds = before + time.monotonic() - began
            line["seconds"] = round(self.seconds, 2)
            if piece.measure and self.updates % piece.measure == 0:
                line["against"], line["share"] = piece.against, self.measured(piece)
            yield line

    def is_done(self, piece: Slice, first: int, seconds: float) -> bool:
        """Say whether the slice is over."""
        if piece.updates and self.updates - first >= piece.updates:
            return True
        return bool(piece.seconds and seconds >= piece.seconds)

    def update(self) -> Line:
        """Play a stretch and learn from it."""
        if self.updates % self.plan.every == 0:
            self.keep()
        self.actors.frozen.load_state_dict(self.pick())
        began = time.monotonic()
        stage = self.stage()
        stretches = self.recorder.play(stage == COPYING)
        played = time.monotonic()
        told = self.learner.study(stretches, self.progress(), stage)
        self.updates += 1
        self.decisions += sum(one.seat.numel() for one in stretches)
        games, left, league, won = self.recorder.count()
        self.games += games
        line: Line = {"update": self.updates, "slice": self.number, "decisions": self.decisions}
        line |= {name: round(value, 5) for name, value in told.items()}
        line |= {"games": int(self.games), "left": round(left / games, 4) if games else None}
        line["league"] = round(won / league, 4) if league else None
        line["playing"] = round(played - began, 3)
        line["learning"] = round(time.monotonic() - played, 3)
        return line

    def stage(self) -> int:
        """Say what is learned now."""
        if self.updates < self.plan.copied:
            return COPYING
        return WARMING if self.updates < self.plan.copied + self.plan.warm else PLAYING

    def progress(self) -> float:
        """Say how far the run has come."""
        if self.plan.seconds:
            return min(1.0, self.seconds / self.plan.seconds)
        return min(1.0, self.decisions / self.plan.decisions)

    def keep(self) -> None:
        """Keep an earlier self; when there are too many, any but the newest goes."""
        kept = {name: part.detach().clone() for name, part in self.actor.state_dict().items()}
        self.earlier.append(kept)
        if len(self.earlier) > self.plan.keep:
            del self.earlier[int(torch.randint(len(self.earlier) - 1, ()))]

    def pick(self) -> dict[str, Any]:
        """Pick one of the earlier selves."""
        return self.earlier[int(torch.randint(len(self.earlier), ()))]

    def measured(self, piece: Slice) -> float:
        """Meet an agent at a table of two, or of as few as the plan has."""
        path = self.run.folder / f"{NET}.measured"
        self.export(path)
        found = self.players.measure(
            path, piece.against, min(self.plan.players), piece.measured, str(self.updates)
        )
        path.unlink()
        return round(sum(found) / len(found), 4)

    def export(self, path: Path) -> int:
        """Write the policy as it is now."""
        return export(path, self.actor, self.heading())

    def heading(self) -> dict[str, Any]:
        """Say what the file is: what it reads and answers, and where it comes from."""
        plan = self.plan
        about: dict[str, Any] = {"updates": self.updates, "decisions": self.decisions}
        about["games"] = int(self.games)
        if self.about:
            about["before"] = self.about
        return {
            "game": plan.game,
            "features": [one.said() for one in self.eyes.features],
            "answers": self.answers.names,
            "hidden": list(plan.hidden),
            "seats": self.seats,
            "about": about | {"seconds": round(self.seconds), "plan": plan.to_json()},
        }

    def save(self) -> None:
        """Write the checkpoint and the policy."""
        saved = {
            "slice": self.number,
            "features": [(one.name, one.value, one.scale) for one in self.eyes.features],
            "answers": self.answers.names,
            "actor": self.actor.state_dict(),
            "critic": self.critic.state_dict(),
            "steps": self.learner.steps.state_dict(),
            "earlier": self.earlier,
            "updates": self.updates,
            "decisions": self.decisions,
            "games": self.games,
            "seconds": self.seconds,
        }
        part = self.run.folder / f"{CHECKPOINT}.part"
        torch.save(saved, part)
        os.replace(part, self.run.folder / CHECKPOINT)
        self.export(self.run.folder / NET)
        self.run.saved = saved


def exchange_of(plan: Plan, facts: Sequence[CodecFacts]) -> Exchange:
    """Lay out the memory that learner and players share."""
    sections = [
        Section(
            one["players"],
            plan.players[one["players"]],
            len(one["inputs"]),
            len(one["answers"][0]),
        )
        for one in facts
    ]
    return Exchange(plan.jobs, tuple(sections))


def planned(folder: Path, plan: Plan) -> Plan:
    """Read the plan of a folder, or write one into it."""
    path = folder / PLAN
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(plan.to_json(), indent=1) + "\n", encoding="utf-8")
        return plan
    try:
        found = read_plan(json.loads(path.read_text(encoding="utf-8")))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadFile(f"{path} is no plan of a run.") from error
    if found.game != plan.game:
        raise BadOption(f"{folder} holds a run that learns {found.game}, not {plan.game}.")
    return found


def read_checkpoint(path: Path, device: torch.device) -> dict[str, Any]:
    """Read a checkpoint."""
    try:
        found: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
    except Exception as error:  # torch has no common error of its own
        raise BadFile(f"{path} is no checkpoint that can be read.") from error
    return found


__all__ = ["Run", "Slice", "as_exported"]
