"""How long the analysis of a finished game takes: python -m benchmarks.analysis_speed [WORLDS]."""

from __future__ import annotations

import sys
from itertools import product
from random import Random
from time import process_time

from ratking.agents import agent_named
from ratking.analysis.findings import WORLDS, study
from ratking.core.play import play
from ratking.core.record import Record, new_record
from ratking.games import GAMES, game

PLAYERS = (2, 4)
WHOLE = 3600.0


def main() -> None:
    """Let greedy bots play one game of each kind, and look through it."""
    worlds = int(sys.argv[1]) if sys.argv[1:] else WORLDS
    for name, players in product(GAMES, PLAYERS):
        record = played(name, players)
        began = process_time()
        found = study(game(name), record, 0, worlds, WHOLE)
        seconds = process_time() - began
        decisions = sum(one.choice >= 0 for one in found.moments)
        print(f"{name}, {players} players, {worlds} worlds: {decisions} decisions, {seconds:.1f} s")


def played(name: str, players: int) -> Record:
    """Play one game."""
    opened = game(name)
    options: dict[str, object] = {"players": players}
    agents = [agent_named("greedy", opened, seed=str(seat)) for seat in range(players)]
    record = new_record(opened, options)
    record.answers = play(opened, opened.new(options), agents, Random("analysis"))
    return record


if __name__ == "__main__":
    main()
