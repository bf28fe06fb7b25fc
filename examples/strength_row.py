"""Play one row of a table of strength again: a line-up, a number of games and a seed.

    python examples/strength_row.py rattus greedy,uniform,uniform --games 1000 --jobs 2

The first name is whom the row is about. The games are those of `ratking simulate` with the same
arguments, and the interval holds the true share of wins in 95 of 100 such rows.
"""

from __future__ import annotations

import argparse

from ratking.arena.series import Plan
from ratking.arena.simulation import simulate
from ratking.arena.tally import Tally


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
    plan = Plan(wanted.game, (agents,), wanted.games, wanted.seed, options)
    for played in simulate(plan, wanted.jobs):
        tally.add(played.result, played.result.seating)
    entry, share = tally.entries()[0], tally.counts[0].share()
    row = (
        f"| {wanted.game} | {entry.agent} | {', '.join(agents[1:])} | {tally.games} "
        f"| {entry.win_share:.1%} | {share.low:.1%} to {share.high:.1%} | {entry.mean_score:.2f} |"
    )
    print("| game | agent | against | games | wins | interval | points |")
    print(row)
    return row


if __name__ == "__main__":
    main()
