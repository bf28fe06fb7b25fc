"""Masked PPO by self-play in one file: one network plays all seats of many games at once.

    python examples/ppo.py --game rattus --players 2 --updates 200 --save rattus.pt
    ratking arena rattus --agents examples/trained.py:Trained,uniform --players 2

It runs on torch without a graphics card. The network sees what a seat may know, divided by the
highest value of each plane; illegal actions get no probability. A reward comes at the end of a
game only, so the advantages of every seat are followed back along that seat's own decisions.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from ratking.envs.codec.codec import Codec
from ratking.envs.vector import GamesEnv

GAMMA, LAMBDA, CLIP, EPOCHS, MINIBATCHES = 1.0, 0.95, 0.2, 2, 4
ENTROPY, VALUE = 0.01, 0.5


class Net(nn.Module):
    """Two layers, a head for the actions and one for the value."""

    def __init__(self, highest: list[int], actions: int, width: int = 128) -> None:
        super().__init__()
        self.scale: Tensor
        self.register_buffer("scale", 1.0 / torch.tensor(highest, dtype=torch.float32).clamp(min=1))
        self.body = nn.Sequential(
            nn.Linear(len(highest), width), nn.Tanh(), nn.Linear(width, width), nn.Tanh()
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """Say how likely each action is, and what the seat can expect."""
        hidden = self.body(seen.float() * self.scale)
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(
            hidden
        ).squeeze(-1)


def net_of(codec: Codec) -> Net:
    """Make a network that fits a game with so many players."""
    highest = [plane.highest for plane in codec.planes for _ in range(plane.length)]
    return Net(highest, codec.actions)


@dataclass
class Rollout:
    """What happened in some steps of all games, one list entry for each step."""

    seen: list[NDArray[np.uint8]] = field(default_factory=list)
    masks: list[NDArray[np.int8]] = field(default_factory=list)
    seats: list[NDArray[np.int32]] = field(default_factory=list)
    actions: list[Tensor] = field(default_factory=list)
    chances: list[Tensor] = field(default_factory=list)
    values: list[NDArray[np.float32]] = field(default_factory=list)
    ended: list[NDArray[np.bool_]] = field(default_factory=list)
    rewards: list[NDArray[np.float64]] = field(default_factory=list)


@torch.no_grad()
def play(env: GamesEnv, net: Net, steps: int) -> Rollout:
    """Let the network play all seats for some steps."""
    rollout = Rollout()
    for _ in range(steps):
        seen, mask = env.look["observation"].copy(), env.look["action_mask"].copy()
        rollout.seen.append(seen)
        rollout.masks.append(mask)
        rollout.seats.append(env.seats.copy())
        odds, value = net(torch.from_numpy(seen), torch.from_numpy(mask))
        action = odds.sample()
        rollout.actions.append(action)
        rollout.chances.append(odds.log_prob(action))
        rollout.values.append(value.numpy())
        _, _, ended, _, info = env.step(action.numpy())
        rollout.ended.append(ended.copy())
        rollout.rewards.append(info["rewards"])
    return rollout


def advantages(rollout: Rollout, players: int) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """Follow every seat's decisions back from what came of them; the last ones are not known."""
    steps, games = len(rollout.seats), len(rollout.seats[0])
    gained = np.zeros((steps, games), np.float32)
    known = np.zeros((steps, games), np.bool_)
    row = np.arange(games)
    later_value = np.zeros((games, players))
    later_gain = np.zeros((games, players))
    reward = np.zeros((games, players))
    has_later = np.zeros((games, players), np.bool_)
    for step in range(steps - 1, -1, -1):
        over, seat, value = rollout.ended[step], rollout.seats[step], rollout.values[step]
        reward[over], has_later[over] = rollout.rewards[step][over], True
        later_value[over] = later_gain[over] = 0.0
        surprise = reward[row, seat] + GAMMA * later_value[row, seat] - value
        later_gain[row, seat] = surprise + GAMMA * LAMBDA * later_gain[row, seat]
        known[step] = has_later[row, seat]
        gained[step] = np.where(known[step], later_gain[row, seat], 0.0)
        later_gain[row, seat] = gained[step]
        later_value[row, seat], reward[row, seat], has_later[row, seat] = value, 0.0, True
    return gained, known


def learn(net: Net, optimiser: torch.optim.Optimizer, rollout: Rollout, players: int) -> float:
    """Take a few clipped steps towards what went better than expected."""
    gained, known = advantages(rollout, players)
    keep = torch.from_numpy(known.ravel())
    gain = torch.from_numpy(gained.ravel())[keep]
    seen = torch.from_numpy(np.concatenate(rollout.seen))[keep]
    mask = torch.from_numpy(np.concatenate(rollout.masks))[keep]
    action, before = torch.cat(rollout.actions)[keep], torch.cat(rollout.chances)[keep]
    target = gain + torch.from_numpy(np.concatenate(rollout.values))[keep]
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gain)).chunk(MINIBATCHES):
            odds, value = net(seen[part], mask[part])
            ratio = (odds.log_prob(action[part]) - before[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.min(ratio * gain[part], clipped * gain[part]).mean()
            loss = loss + VALUE * (value - target[part]).pow(2).mean()
            loss = loss - ENTROPY * odds.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
    return float(loss.detach())


@torch.no_grad()
def against_chance(env: GamesEnv, net: Net, games: int) -> float:
    """Seat the network first and chance elsewhere; return its mean reward over some games."""
    env.reset(seed=12345)
    rewards: list[float] = []
    while len(rewards) < games:
        look = env.look
        odds, _ = net(torch.tensor(look["observation"]), torch.tensor(look["action_mask"]))
        actions = np.where(env.seats == 0, odds.sample().numpy(), env.any_actions())
        _, _, ended, _, info = env.step(actions)
        rewards += info["rewards"][ended, 0].tolist()
    return float(np.mean(rewards[:games]))


def arguments(words: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="rattus")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=64, help="games played at once")
    parser.add_argument("--steps", type=int, default=128, help="steps of each before learning")
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--rate", type=float, default=3e-4, help="of learning")
    parser.add_argument("--test-games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of torch")
    parser.add_argument("--save", type=Path)
    parser.add_argument("--curve", type=Path, help="write every measure there, as a line of JSON")
    return parser.parse_args(words)


def games_of(wanted: argparse.Namespace) -> GamesEnv:
    """Set up the games."""
    env = GamesEnv(wanted.game, num_envs=wanted.games, players=wanted.players, seed=wanted.seed)
    env.reset(seed=wanted.seed)
    return env


def main(words: list[str] | None = None) -> float:
    """Train, say how it goes, and keep the network."""
    wanted = arguments(words)
    torch.manual_seed(wanted.seed)
    torch.set_num_threads(wanted.threads)
    env, exam = games_of(wanted), games_of(wanted)
    net = net_of(env.codec)
    optimiser = torch.optim.Adam(net.parameters(), lr=wanted.rate)
    result = against_chance(exam, net, wanted.test_games)
    print(f"before: {result:+.3f} against chance")
    curve: list[dict[str, float]] = [{"steps": 0, "reward": result, "seconds": 0.0}]
    began = perf_counter()
    for update in range(1, wanted.updates + 1):
        loss = learn(net, optimiser, play(env, net, wanted.steps), wanted.players)
        if update % max(1, wanted.updates // 10) and update < wanted.updates:
            continue
        steps, seconds = update * wanted.games * wanted.steps, perf_counter() - began
        result = against_chance(exam, net, wanted.test_games)
        curve.append({"steps": steps, "reward": result, "seconds": round(seconds, 1)})
        pace = f"{steps / seconds:,.0f} steps/s"
        print(
            f"update {update}: loss {loss:+.3f}, {pace}, {result:+.3f} against chance", flush=True
        )
        keep(wanted, net, curve)
    return result


def keep(wanted: argparse.Namespace, net: Net, curve: list[dict[str, float]]) -> None:
    """Write down what was learned so far, so that a run may be ended at any time."""
    if wanted.save:
        torch.save(net.state_dict(), wanted.save)
    if wanted.curve:
        lines = "".join(json.dumps(point) + "\n" for point in curve)
        wanted.curve.write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    main()
