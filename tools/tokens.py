"""The reconstructed rat tokens: lays out the table in the box, and measures how games end with it.

    python -m tools.tokens                          print the table as tokens.json
    python -m tools.tokens --games 200              let bots play with it, players 2 to 6
    python -m tools.tokens --games 100 --agent hard --players 2-3 --data FOLDER

What is known of the printed tokens: limits 1 to 6, about 11 % with limit 1, about 60 % with limit 4
or more, 17 starters, the rats of the worked examples. A token is a disc of two centimetres, so it
carries at most four symbols, at most two of them alike. Within these borders the table makes the
ending "all citizens placed" rare; docs/decisions/030 has the figures, and what was tried.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import ratking
from ratking.agents import agent_named

CLASSES = ("peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty", "islamic")
MOST_SYMBOLS = 4
MOST_ALIKE = 2


class Kind(NamedTuple):
    """Seven tokens of one kind: the first class goes once around the seven classes."""

    limit: int
    classes: tuple[int, ...]
    """Counted on from the first class."""
    majority: int
    every: int
    starters: int


KINDS = (
    Kind(1, (0, 2), 0, 0, 0),
    Kind(2, (0,), 1, 2, 7),
    Kind(2, (3,), 1, 2, 0),
    Kind(3, (0,), 1, 2, 7),
    Kind(4, (0,), 1, 2, 1),
    Kind(4, (1,), 1, 2, 0),
    Kind(4, (), 2, 2, 0),
    Kind(5, (2,), 1, 2, 0),
    Kind(6, (), 2, 2, 0),
)
EXAMPLE = 7
"""The token of the worked example of RB-29 that is milder than its kind: majority and Peasantry."""

ODD = ((4, 1, 0), (5, 0, 1))
"""Limit, majority and all of two mild starters that make up the numbers."""


def table() -> list[dict[str, Any]]:
    """Lay out the 65 tokens."""
    tokens = [_token(kind, first) for kind in KINDS for first in range(len(CLASSES))]
    tokens[EXAMPLE]["all"] = 0
    return tokens + [
        {"limit": limit, "classes": [], "majority": most, "all": every, "starter": True}
        for limit, most, every in ODD
    ]


def _token(kind: Kind, first: int) -> dict[str, Any]:
    return {
        "limit": kind.limit,
        "classes": [CLASSES[(first + away) % len(CLASSES)] for away in kind.classes],
        "majority": kind.majority,
        "all": kind.every,
        "starter": first < kind.starters,
    }


def as_file() -> str:
    """Write the table as the data file, one token a line."""
    known = (
        "reconstructed; known: limits 1 to 6, about 11% with limit 1, "
        "about 60% with limit 4 or more, 17 starters and 48 others, "
        "the tokens of the worked examples exist; laid out by tools/tokens.py"
    )
    about = (
        "The 65 rat tokens: limit, class symbols, majority and all symbols, "
        "and whether the token is one of the 17 starters."
    )
    lines = ",\n".join(f"  {json.dumps(token)}" for token in table())
    head = f' "about": {json.dumps(about)},\n "confidence": {json.dumps(known)},\n'
    return "{\n" + head + ' "tokens": [\n' + lines + "\n ]\n}\n"


def placed_all(task: tuple[Path | None, int, str, int, int]) -> int:
    """Play some games and count those that ended because somebody had placed everybody."""
    data, players, agent, first, games = task
    game = ratking.game("rattus", data)
    found = 0
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
    """Print how often games end by placing everybody, for every number of players."""
    games = arguments.games
    share = max(1, games // (4 * arguments.jobs))
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for players in arguments.players:
            tasks = [
                (arguments.data, players, arguments.agent, first, min(share, games - first))
                for first in range(0, games, share)
            ]
            found = sum(pool.map(placed_all, tasks))
            print(
                f"{players} x {arguments.agent}: all placed in {found} of {games} "
                f"({found / games:.1%})",
                flush=True,
            )


def main() -> None:
    """Print the table, or measure it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0, help="measure so many games")
    parser.add_argument("--agent", default="medium")
    parser.add_argument("--players", type=several, default=[2, 3, 4, 5, 6], help="such as 2-4")
    parser.add_argument("--data", type=Path, help="a folder with another tokens.json")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    if arguments.games:
        measure(arguments)
    else:
        print(as_file(), end="")


if __name__ == "__main__":
    main()
