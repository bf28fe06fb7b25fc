"""Looking for king-makers: can a seat that cannot win any more choose who does?

    python -m tools.king_maker rattus --players 4 --games 60 --agent medium

Bots play each other. Whenever a seat with next to no chance has a choice, every answer is tried
(twelve at the most) and the chances of the others are compared. The two answers that move a rival's
chance most are then looked at again with fresh draws of nature, so that luck is not taken for
power. A game has a king-maker if one such choice moved a quarter of the victory. Chances are those
of the analysis (what the learned judge expects), not truths.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import ratking
from ratking.agents import agent_named
from ratking.agents.analysis import Analyst, Effort
from ratking.arena.intervals import wilson
from ratking.core.play import decide, draw
from ratking.core.question import NATURE

HOPELESS = 0.05
MANY = 12
POWER = 0.25


def power_of(analyst: Analyst, state: Any, seat: int, rng: Random) -> float:
    """Say how much of a rival's victory hangs on what a seat answers now."""
    answers = analyst.game.answers(state, seat)
    tried = rng.sample(answers, min(MANY, len(answers)))
    chances = [after(analyst, state, seat, answer) for answer in tried]
    rivals = [rival for rival in range(len(chances[0])) if rival != seat]
    columns = {rival: [row[rival] for row in chances] for rival in rivals}
    rival = max(rivals, key=lambda rival: max(columns[rival]) - min(columns[rival]))
    best = tried[columns[rival].index(max(columns[rival]))]
    worst = tried[columns[rival].index(min(columns[rival]))]
    again = [after(analyst, state, seat, answer)[rival] for answer in (best, worst)]
    return again[0] - again[1]


def after(analyst: Analyst, state: Any, seat: int, answer: int) -> list[float]:
    """Expect who wins after an answer."""
    table = analyst.game.copy(state)
    analyst.game.apply(table, seat, answer)
    return analyst.chances(table)


def strongest(task: tuple[str, int, str, int]) -> float:
    """Play one game and tell the greatest power that a seat without hope had; -1 if none had."""
    name, players, agent, number = task
    game = ratking.game(name)
    rng = Random(f"king-maker {number}")
    state = game.new({"players": players})
    seats = [agent_named(agent, game, f"{number}:{seat}") for seat in range(players)]
    analyst = Analyst(game, Effort(), f"king-maker {number}")
    most = -1.0
    while open_seats := game.open_seats(state):
        seat = open_seats[0]
        if seat == NATURE:
            choice = draw(game, state, rng)
        else:
            if analyst.is_choice(state, seat) and analyst.chances(state)[seat] < HOPELESS:
                most = max(most, power_of(analyst, state, seat, rng))
            choice = decide(game, state, seat, seats[seat])
        game.answer(state, seat, choice)
    return most


def main() -> None:
    """Play, count, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--agent", default="medium")
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    tasks = [(wish.game, wish.players, wish.agent, number) for number in range(wish.games)]
    found: list[float] = []
    with ProcessPoolExecutor(wish.jobs) as pool:
        for power in pool.map(strongest, tasks):
            found.append(power)
            print(f"\r{len(found)} of {len(tasks)} games", end="", flush=True)
    makers = sum(power >= POWER for power in found)
    hopeless = sum(power > -1 for power in found)
    low, high = wilson(makers, len(found))
    print(f"\n{hopeless} games with a choice for a seat without hope")
    print(f"{makers} with a king-maker: {makers / len(found):.0%} [{low:.0%}, {high:.0%}]")


if __name__ == "__main__":
    main()
