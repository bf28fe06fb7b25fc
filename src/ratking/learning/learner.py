"""Proximal policy optimization: the actor likes more what went better than the critic expected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

import torch
from torch import Tensor

from ratking.learning.nets import Actor, Answers, Critic, Eyes
from ratking.learning.plan import Plan
from ratking.learning.rollout import Stretch

CHUNK = 32768
"""So many positions are judged at once while nothing is learned."""

SMALL = 1e-8
VALUE_WEIGHT = 0.5
OWN_VALUE_WEIGHT = 0.5
LONGEST_STEP = 1.0

COPYING, WARMING, PLAYING = range(3)
"""What is learned: a teacher's answers; only what games are worth; to play better."""


@dataclass
class Lesson:
    """The decisions of a section in one row each, with what they turned out to be worth."""

    players: int
    look: Tensor
    mask: Tensor
    seat: Tensor
    pick: Tensor
    share: Tensor
    counts: Tensor
    gain: Tensor
    goal: Tensor
    """What each seat may expect, from the one that was asked on."""


class Learner:
    """Actor, critic, and how they follow the slope of the loss."""

    def __init__(self, plan: Plan, actor: Actor, critic: Critic, eyes: Eyes, answers: Answers):
        self.plan = plan
        self.actor, self.critic = actor, critic
        self.eyes, self.answers = eyes, answers
        self.steps = torch.optim.Adam(
            [*actor.parameters(), *critic.parameters()],
            plan.rate,
            fused=eyes.device.type == "cuda",
        )

    def judged(self, look: Tensor, seat: Tensor, players: int) -> Tensor:
        """Let the critic say how each seat will do, by absolute seat."""
        parts = [
            self.critic([self.eyes.see_all(part, players)])[:, :players]
            for part in torch.split(look, CHUNK)
        ]
        return turned(torch.cat(parts), -seat.long())

    @torch.no_grad()
    def lesson(self, stretch: Stretch) -> Lesson:
        """Work out what every decision was worth."""
        steps, rows = stretch.seat.shape
        players = stretch.players
        look = stretch.look.reshape(steps * rows, -1)
        seat = stretch.seat.reshape(-1)
        worth = self.judged(look, seat, players).reshape(steps, rows, players)
        after = self.judged(stretch.last_look, stretch.last_seat, players)
        gains = advantages(worth, after, stretch.reward, stretch.done, self.plan.trace)
        goal = turned((gains + worth).reshape(-1, players), seat.long())
        gain = gains.reshape(-1, players).gather(1, seat.long()[:, None])[:, 0]
        flat = [one.reshape(-1) for one in (stretch.pick, stretch.share, stretch.counts)]
        mask = stretch.mask.reshape(steps * rows, -1)
        return Lesson(players, look, mask, seat, flat[0], flat[1], flat[2], gain, goal)

    def study(
        self, stretches: list[Stretch], progress: float, stage: int = PLAYING
    ) -> dict[str, float]:
        """Learn from stretches; return what the curve shows."""
        lessons = merged([self.lesson(one) for one in stretches])
        level(lessons)
        plan = self.plan
        for group in self.steps.param_groups:
            group["lr"] = plan.rate + (plan.last_rate - plan.rate) * progress
        entropy = plan.entropy + (plan.last_entropy - plan.entropy) * progress
        told = torch.zeros(5, device=self.eyes.device)
        count = 0
        for _ in range(plan.epochs):
            for parts in batches(lessons, plan.minibatch, self.eyes.device):
                told += self.step(parts, entropy, stage)
                count += 1
        names = ("policy", "value", "own_value", "entropy", "clipped")
        return dict(zip(names, (told / count).tolist(), strict=True))

    def step(self, parts: list[Lesson], entropy: float, stage: int) -> Tensor:
        """Take one step."""
        seen = [self.eyes.see_all(part.look, part.players) for part in parts]
        sizes = [len(part.seat) for part in parts]
        likings, own = self.actor(torch.cat([one[:, 0] for one in seen]))
        found = [torch.split(one, sizes) for one in (likings, own, self.critic(seen))]
        told = [self.losses(stage, *one) for one in zip(parts, *found, strict=True)]
        policy, value, own, spread, clipped = torch.stack(told).sum(0) / sum(sizes)
        loss = VALUE_WEIGHT * value
        if stage != WARMING:
            loss = loss + policy + OWN_VALUE_WEIGHT * own
        if stage == PLAYING:
            loss = loss - entropy * spread
        self.steps.zero_grad()
        loss.backward()
        for net in (self.actor, self.critic):
            torch.nn.utils.clip_grad_norm_(net.parameters(), LONGEST_STEP)
        self.steps.step()
        return torch.stack([policy, value, own, spread, clipped]).detach()

    def losses(
        self, stage: int, part: Lesson, likings: Tensor, own: Tensor, worth: Tensor
    ) -> Tensor:
        """Add up the losses of some decisions."""
        shares = self.answers.laid_out(likings, part.seat, part.mask, part.players)
        share = shares.gather(1, part.pick.long()[:, None])[:, 0]
        ratio = (share - part.share).exp()
        near = ratio.clamp(1 - self.plan.clip, 1 + self.plan.clip)
        counts = part.counts.float()
        policy = -torch.minimum(ratio * part.gain, near * part.gain) * counts
        if stage == COPYING:
            policy = -share * counts
        spread = -(shares.exp() * shares).masked_fill(part.mask == 0, 0).sum(1) * counts
        value, own_value = (
            (found[:, : part.players] - part.goal).square().mean(1) for found in (worth, own)
        )
        clipped = (ratio - near).abs().gt(SMALL).float() * counts
        return torch.stack([one.sum() for one in (policy, value, own_value, spread, clipped)])


def merged(lessons: list[Lesson]) -> list[Lesson]:
    """Put lessons of one number of players together, few players first."""
    found = []
    for players in sorted({one.players for one in lessons}):
        same = [one for one in lessons if one.players == players]
        parts = zip(*[tensors(one) for one in same], strict=True)
        found.append(Lesson(players, *(torch.cat(part) for part in parts)))
    return found


def tensors(lesson: Lesson) -> list[Tensor]:
    """List the arrays of a lesson."""
    return [getattr(lesson, one.name) for one in fields(lesson) if one.name != "players"]


def turned(rows: Tensor, by: Tensor) -> Tensor:
    """Turn each row to the left by its own number."""
    width = rows.shape[1]
    places = (torch.arange(width, device=rows.device)[None, :] + by[:, None]) % width
    return rows.gather(1, places)


def advantages(worth: Tensor, after: Tensor, reward: Tensor, done: Tensor, trace: float) -> Tensor:
    """Say how much better each step went for each seat than was expected before it."""
    found = torch.zeros_like(worth)
    gain = torch.zeros_like(after)
    for step in range(len(worth) - 1, -1, -1):
        goes_on = (~done[step]).float()[:, None]
        gain = reward[step] + goes_on * after - worth[step] + trace * goes_on * gain
        found[step] = gain
        after = worth[step]
    return found


def level(lessons: list[Lesson]) -> None:
    """Measure gains in their usual size, from their middle."""
    told = torch.cat([one.gain[one.counts] for one in lessons])
    middle, size = told.mean(), told.std() + SMALL
    for one in lessons:
        one.gain = (one.gain - middle) / size


def batches(lessons: list[Lesson], size: int, device: torch.device) -> Iterator[list[Lesson]]:
    """Deal all decisions out in batches with as many of every section."""
    whole = sum(len(one.seat) for one in lessons)
    count = max(1, whole // size)
    orders = [torch.randperm(len(one.seat), device=device).chunk(count) for one in lessons]
    for number in range(count):
        yield [
            picked(one, order[number])
            for one, order in zip(lessons, orders, strict=True)
            if number < len(order)
        ]


def picked(lesson: Lesson, rows: Tensor) -> Lesson:
    """Take some decisions out of a lesson."""
    return Lesson(lesson.players, *(part[rows] for part in tensors(lesson)))
