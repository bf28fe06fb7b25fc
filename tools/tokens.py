"""Choosing the reconstructed rat tokens: the mildest table that seldom ends a game by placing.

    python tools/tokens.py 24                       print the table of a step as tokens.json
    python tools/tokens.py 21-28 --games 200        measure steps with bots, players 2 to 6
    python tools/tokens.py 30 --games 100 --agent hard --players 2-3

What is known of the printed tokens holds at every step: limits 1 to 6, seven of 65 with limit 1 and
two class symbols, 37 with limit 4 or more, 17 starters, the rats of the worked examples. What is
not known is how many symbols the rats with limit 3 and more carry. Step 0 has the fewest; every
step gives one kind of rat one symbol more, in turn "all", a class and "majority", from the lowest
limit to the highest. The step in the box keeps the ending "all citizens placed" below 15 % with two
to six players of the levels medium and hard; docs/decisions/030 has the figures.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import ratking
from ratking.agents import agent_named

CLASSES = ("peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty", "islamic")
Kind = tuple[int, tuple[int, ...], int, int, int]
KNOWN: tuple[Kind, ...] = ((1, (0, 2), 0, 0, 0), (2, (0,), 1, 0, 7))
"""Limit, classes counted from the first, majority, all, starters: the rats of the examples."""

FEWEST: tuple[Kind, ...] = (
    (3, (0, 1), 0, 0, 7),
    (3, (0, 3), 1, 0, 0),
    (4, (0, 1, 3), 0, 0, 1),
    (4, (0,), 1, 1, 0),
    (4, (0, 2), 1, 0, 0),
    (5, (0, 1), 0, 1, 0),
    (6, (0, 3), 1, 1, 0),
)
ODD: tuple[tuple[int, tuple[int, ...], int, int], ...] = ((4, (), 1, 0), (5, (), 0, 1))
"""Two starters that make up the numbers."""

IN_THE_BOX = 30
"""The step that the data file holds."""

FURTHER = (2, 4, 5, 6, 1, 3)
"""In which order a kind of rat gets further classes."""


def table(step: int) -> list[dict[str, Any]]:
    """Lay out the 65 tokens of a step."""
    kinds: list[Any] = [list(kind) for kind in FEWEST]
    for number in range(step):
        _worsen(kinds[number % len(kinds)], (number // len(kinds)) % 3)
    tokens = [
        _token(
            limit, [CLASSES[(first + away) % 7] for away in classes], most, every, first < starts
        )
        for limit, classes, most, every, starts in (*KNOWN, *kinds)
        for first in range(7)
    ]
    return tokens + [_token(limit, [], most, every, True) for limit, _, most, every in ODD]


def _worsen(kind: list[Any], how: int) -> None:
    if how == 0:
        kind[3] += 1
    elif how == 1:
        kind[1] = (*kind[1], next(away for away in FURTHER if away not in kind[1]))
    else:
        kind[2] += 1


def _token(limit: int, classes: list[str], most: int, every: int, start: bool) -> dict[str, Any]:
    return {"limit": limit, "classes": classes, "majority": most, "all": every, "starter": start}


def as_file(step: int) -> str:
    """Write a step as the data file, one token a line."""
    known = (
        "reconstructed; known: limits 1 to 6, about 11% with limit 1, "
        "about 60% with limit 4 or more, 17 starters and 48 others, "
        "the tokens of the worked examples exist; "
        f"step {step} of tools/tokens.py"
    )
    about = (
        "The 65 rat tokens: limit, class symbols, majority and all symbols, "
        "and whether the token is one of the 17 starters."
    )
    lines = ",\n".join(f"  {json.dumps(token)}" for token in table(step))
    head = f' "about": {json.dumps(about)},\n "confidence": {json.dumps(known)},\n'
    return "{\n" + head + ' "tokens": [\n' + lines + "\n ]\n}\n"


def placed_all(task: tuple[int, int, str, int, int]) -> int:
    """Play some games and count those that ended because somebody had placed everybody."""
    step, players, agent, first, games = task
    found = 0
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "tokens.json").write_text(as_file(step), "utf-8")
        game = ratking.game("rattus", Path(folder))
        for number in range(first, first + games):
            state = game.new({"players": players})
            agents = [agent_named(agent, game, f"{number}:{seat}") for seat in range(players)]
            ratking.play(game, state, agents, Random(number))
            outcome = game.outcome(state)
            assert outcome is not None
            found += outcome.ending == "all citizens placed"
    return found


def several(words: str) -> list[int]:
    """Read one number, or the first and the last of several."""
    first, _, last = words.partition("-")
    return list(range(int(first), int(last or first) + 1))


def measure(arguments: argparse.Namespace) -> None:
    """Print how often each step ends by placing, for every number of players."""
    share = max(1, arguments.games // (4 * arguments.jobs))
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for step in arguments.steps:
            for players in arguments.players:
                tasks = [
                    (step, players, arguments.agent, first, min(share, arguments.games - first))
                    for first in range(0, arguments.games, share)
                ]
                found = sum(pool.map(placed_all, tasks))
                print(
                    f"step {step}, {players} x {arguments.agent}: all placed in {found} of "
                    f"{arguments.games} ({found / arguments.games:.1%})",
                    flush=True,
                )


def main() -> None:
    """Print a table, or measure some."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("steps", type=several, help="one, or the first and last: 21-28")
    parser.add_argument("--games", type=int, default=0, help="measure so many games")
    parser.add_argument("--agent", default="medium")
    parser.add_argument("--players", type=several, default=[2, 3, 4, 5, 6], help="such as 2-4")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    if arguments.games:
        measure(arguments)
    else:
        print(as_file(arguments.steps[0]), end="")


if __name__ == "__main__":
    main()
