"""Play one row of a table of strength again: a line-up, a number of games and a seed.

    python examples/strength_row.py rattus greedy,uniform,uniform --games 1000 --jobs 2

The first name is whom the row is about. The interval is the usual one for a share, at 95 percent.
"""

from __future__ import annotations

import argparse
from math import sqrt

from ratking.arena.series import Plan
from ratking.arena.simulation import simulate
from ratking.arena.tally import Tally


def interval(share: float, games: int) -> tuple[float, float]:
    """Say between which shares the true one lies (Wilson)."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games**2)) / (1 + z * z / games)
    return middle - reach, middle + reach


def main(words: list[str] | None = None) -> str:
    """Play and print the row."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("agents", help="one for each seat, with commas")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args(words)
    agents = tuple(wanted.agents.split(","))
    options: dict[str, object] = {"players": len(agents)}
    tally = Tally(agents)
    for played in simulate(
        Plan(wanted.game, agents, wanted.games, wanted.seed, options), wanted.jobs
    ):
        tally.add(played)
    entry = tally.entries()[0]
    low, high = interval(entry.win_share, tally.games)
    row = (
        f"| {wanted.game} | {entry.agent} | {', '.join(agents[1:])} | {tally.games} "
        f"| {entry.win_share:.1%} | {low:.1%} to {high:.1%} | {entry.mean_score:.2f} |"
    )
    print("| game | agent | against | games | wins | interval | points |")
    print(row)
    return row


if __name__ == "__main__":
    main()
