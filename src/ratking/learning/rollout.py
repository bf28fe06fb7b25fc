"""Playing a stretch of all games, and what it tells about every decision in it."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from ratking.learning.exchange import CUT, HALVES, TAUGHT
from ratking.learning.nets import Actor, Answers, Eyes
from ratking.learning.players import Players
from ratking.learning.rivals import Rival

LOST = -1.0
NEARLY = 1e-3


@dataclass
class Stretch:
    """What happened in the games of one section and half: first the step, then the game."""

    players: int
    look: Tensor
    mask: Tensor
    seat: Tensor
    pick: Tensor
    share: Tensor
    """The log of how likely the answer was."""
    counts: Tensor
    """Whether the learner gave the answer and had a choice."""
    done: Tensor
    reward: Tensor
    """By absolute seat, in games that ended with this step."""
    last_look: Tensor
    last_seat: Tensor


class Actors:
    """Who answers: the learner; in some games an earlier self, or a rival, in all seats but one."""

    def __init__(
        self,
        actor: Actor,
        frozen: Actor,
        eyes: Eyes,
        answers: Answers,
        league: float,
        rival: Rival | None = None,
    ) -> None:
        self.actor, self.frozen, self.rival = actor, frozen, rival
        self.eyes, self.answers = eyes, answers
        self.league = league

    def mine(self, seats: Tensor, players: int) -> Tensor:
        """Say where the learner answers."""
        rows = torch.arange(len(seats), device=seats.device)
        own = rows % players == seats
        return own | (rows >= self.alone(len(seats)))

    def alone(self, rows: int) -> int:
        """Count the games against others; they come first."""
        return round(rows * self.league)

    def likings(self, look: Tensor, players: int, seats: Tensor, mine: Tensor) -> Tensor:
        """Ask the learner about all games, and the other about those with its seats."""
        seen = self.eyes.see(look, players)
        found: Tensor = self.actor(seen)[0]
        alone = self.alone(len(seen))
        if alone:
            other = self.others(look[:alone], seen[:alone], players)
            found[:alone] = torch.where(mine[:alone, None], found[:alone], other)
        return found

    def others(self, look: Tensor, seen: Tensor, players: int) -> Tensor:
        """Ask whoever sits in the other seats."""
        if self.rival is not None:
            return self.rival.likings(look, players)
        found: Tensor = self.frozen(seen)[0]
        return found


class Recorder:
    """Plays stretches in the games of all processes."""

    def __init__(
        self, players: Players, actors: Actors, steps: int, longest: int, toll: float = 0.0
    ) -> None:
        self.players, self.actors = players, actors
        self.steps, self.longest, self.toll = steps, longest, toll
        self.device = actors.eyes.device
        self.sections = players.exchange.sections
        self.ages = [
            [self._zeros(players.exchange.rows(s)) for s in range(len(self.sections))]
            for _ in range(HALVES)
        ]
        self.taught = False
        self.tally = torch.zeros(4, dtype=torch.float64, device=self.device)

    def count(self) -> tuple[float, float, float, float]:
        """Count games that are over, those left, those against others, and those won there."""
        games, left, league, won = self.tally.tolist()
        self.tally.zero_()
        return games, left, league, won

    def _zeros(self, rows: int) -> Tensor:
        return torch.zeros(rows, dtype=torch.int32, device=self.device)

    @torch.no_grad()
    def play(self, taught: bool = False) -> list[Stretch]:
        """Play a stretch; in one that is taught the teacher gives all answers."""
        self.taught = taught
        found = [self._blank(s) for _ in range(HALVES) for s in range(len(self.sections))]
        for step in range(self.steps + 1):
            for half in range(HALVES):
                self.players.wait(half)
                for number in range(len(self.sections)):
                    self._look(found[half * len(self.sections) + number], half, number, step)
                if step < self.steps:
                    self.players.step(half)
        return found

    def _blank(self, section: int) -> Stretch:
        one, rows = self.sections[section], self.players.exchange.rows(section)

        def room(*shape: int, kind: torch.dtype = torch.uint8) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=self.device)

        steps, wide = self.steps, one.inputs * one.players
        return Stretch(
            one.players,
            room(steps, rows, wide),
            room(steps, rows, one.actions),
            room(steps, rows, kind=torch.int32),
            room(steps, rows, kind=torch.int32),
            room(steps, rows, kind=torch.float32),
            room(steps, rows, kind=torch.bool),
            room(steps, rows, kind=torch.bool),
            room(steps, rows, one.players, kind=torch.float32),
            room(rows, wide),
            room(rows, kind=torch.int32),
        )

    def _look(self, into: Stretch, half: int, number: int, step: int) -> None:
        """Write down what came of the step before, and answer."""
        seats = self._read(half, number, "seat")[:, 0]
        look = self._read(half, number, "look")
        if step:
            self._judge(into, half, number, step - 1)
        if step == self.steps:
            into.last_look, into.last_seat = look, seats
            return
        mask = self._read(half, number, "mask")
        one, actors = self.sections[number], self.actors
        mine = actors.mine(seats, one.players)
        likings = actors.likings(look[:, : one.inputs], one.players, seats, mine)
        shares = actors.answers.laid_out(likings, seats, mask, one.players)
        noise = torch.empty_like(shares).exponential_().log()
        pick = (shares - noise).argmax(1)
        into.look[step], into.mask[step], into.seat[step] = look, mask, seats
        into.pick[step] = pick.int()
        into.share[step] = shares.gather(1, pick[:, None])[:, 0]
        into.counts[step] = (mine | self.taught) & (mask.sum(1, dtype=torch.int32) > 1)
        age = self.ages[half][number]
        age += 1
        late = age >= self.longest * one.players
        own = torch.full_like(into.pick[step], TAUGHT) if self.taught else into.pick[step]
        sent = torch.where(late, torch.full_like(own, CUT), own)
        into.done[step] = late
        self.players.array(half, number, "pick")[:, 0].copy_(sent)

    def _judge(self, into: Stretch, half: int, number: int, step: int) -> None:
        """Read whose games ended with a step, and what they brought."""
        ended = self._read(half, number, "ended")[:, 0].bool()
        reward = self._read(half, number, "reward").float()
        late = into.done[step] & ~ended
        if self.taught:
            told = self._read(half, number, "pick")[:, 0]
            into.counts[step] &= told >= 0
            into.pick[step] = torch.where(told >= 0, told, into.pick[step])
        into.reward[step] = reward * ended[:, None] + LOST * late[:, None]
        into.done[step] |= ended
        self.ages[half][number] *= ~into.done[step]
        self._count(into, step, late)
        self._charge(into, step)

    def _charge(self, into: Stretch, step: int) -> None:
        """Let whoever answered pay for it."""
        if self.toll:
            asked = into.seat[step].long()[:, None]
            paid = torch.full_like(into.share[step], -self.toll)[:, None]
            into.reward[step].scatter_add_(1, asked, paid)

    def _count(self, into: Stretch, step: int, late: Tensor) -> None:
        """Count games, those that were left, and those that were won against others."""
        done, reward = into.done[step], into.reward[step]
        rows = self.actors.alone(len(done))
        own = torch.arange(rows, device=self.device) % into.players
        gained = reward[:rows].gather(1, own[:, None])[:, 0]
        won = (gained > 1.0 - NEARLY) & done[:rows]
        self.tally += torch.stack([done.sum(), late.sum(), done[:rows].sum(), won.sum()])

    def _read(self, half: int, number: int, part: str) -> Tensor:
        found = self.players.array(half, number, part).to(self.device, non_blocking=True)
        return found.clone() if found.device.type == "cpu" else found
