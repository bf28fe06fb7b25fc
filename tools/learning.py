"""Learning from finished games: self-play, then a small network that tells who will be ahead.

    python -m tools.learning GAME --games 20000 --jobs 16 --out learned.json

Greedy players with more or less slack play each other, or searches (--worlds 100) that judge by
what was learned so far. Now and then the facts of every seat are written down (see the game's facts
`bot` folder), and after the game who came out ahead of whom; of a search also what it
expected (--trust: how much that counts). One hidden layer beside a straight sum learns to tell it
from the facts of two seats, by the pairwise logistic loss; --since goes on from an earlier network.
Needs numpy. Progress is printed; the same seed gives the same network on the same machine.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import numpy as np

import ratking
from ratking.agents.greedy import Greedy
from ratking.agents.heuristic import heuristic_of
from ratking.agents.ismcts import Budget, TreeSearch
from ratking.agents.value_network import evaluator_of
from ratking.core.play import decide, draw
from ratking.core.question import NATURE
from tools.network import Network, Pairs, fresh, recalled, train, written

TEMPERATURES = (0.0, 0.2, 0.5, 1.0)
LONGEST = 2000
"""A game with more answers is left: players who never increase can go on for ever."""

Sample = tuple[list[list[float]], list[int], list[float]]
"""The facts of every seat, the places at the end, and what a search expected (or nothing)."""


def player_of(worlds: int, game: Any, seed: str, rng: Random) -> Greedy | TreeSearch:
    """Seat a player: a search, or a greedy one with more or less slack."""
    if worlds:
        evaluator = evaluator_of(game)
        return TreeSearch(
            game,
            evaluator,
            Budget(worlds, exploration=evaluator.heuristic.exploration_constant()),
            seed,
        )
    return Greedy(game, heuristic_of(game), seed, rng.choice(TEMPERATURES))


def answered(
    game: Any, state: Any, seat: int, player: Greedy | TreeSearch
) -> tuple[int, list[float]]:
    """Answer for a seat; say what a search that had to think expects for everybody."""
    answers = game.answers(state, seat)
    if isinstance(player, Greedy) or len(answers) == 1:
        return decide(game, state, seat, player), []
    observation = game.observe(state, seat)
    player.think(observation)
    outlook = [player.root.value(other) for other in range(game.players(state))]
    best = max(answers, key=player.rank)
    player.forget_but(best)
    return best, outlook


def noted(game: Any, state: Any, seat: int, heuristic: Any, rng: Random) -> list[list[float]]:
    """Write down the facts as somebody sees them, unless they are not settled enough to judge."""
    if not heuristic.is_quiescent(state):
        return []
    seen = game.observe(state, rng.randrange(game.players(state)) if seat == NATURE else seat)
    heuristic.prepare(seen.table, seen.seat)
    return [list(facts) for facts in heuristic.features(game.sample(seen, rng))]


def samples(task: tuple[str, dict[str, object], list[int], int, str, int, float]) -> list[Sample]:
    """Play some games and write down facts on the way, with the places at the end."""
    name, options, counts, worlds, seed, games, often = task
    game = ratking.game(name)
    heuristic = heuristic_of(game)
    found: list[Sample] = []
    for number in range(games):
        rng = Random(f"{seed}:{number}")
        count = rng.choice(counts)
        chosen = {name: rng.choice(str(value).split("|")) for name, value in options.items()}
        state = game.new(chosen | {"players": count})
        players = [player_of(worlds, game, f"{seed}:{number}:{seat}", rng) for seat in range(count)]
        kept: list[tuple[list[list[float]], list[float]]] = []
        given = 0
        while (seats := game.open_seats(state)) and given < LONGEST:
            seat, outlook = seats[0], list[float]()
            given += 1
            facts = noted(game, state, seat, heuristic, rng) if rng.random() < often else []
            if seat == NATURE:
                choice = draw(game, state, rng)
            else:
                choice, outlook = answered(game, state, seat, players[seat])
            if facts:
                kept.append((facts, outlook))
            if seat != NATURE and rng.random() < 0.04:
                choice = rng.choice(game.answers(state, seat))
            game.answer(state, seat, choice)
        if outcome := game.outcome(state):
            found += [(facts, outcome.places, outlook) for facts, outlook in kept]
    return found


def gather(arguments: argparse.Namespace) -> list[Sample]:
    """Play all games in several processes."""
    options: dict[str, object] = dict(part.split("=", 1) for part in arguments.option)
    counts = [int(part) for part in arguments.players.split(",")]
    size = max(1, arguments.games // (arguments.jobs * 8))
    tasks = [
        (arguments.game, options, counts, arguments.worlds, f"{arguments.seed}:{first}",
         min(size, arguments.games - first), arguments.often)
        for first in range(0, arguments.games, size)
    ]  # fmt: skip
    found: list[Sample] = []
    began = time.monotonic()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for number, part in enumerate(pool.map(samples, tasks)):
            found += part
            took = time.monotonic() - began
            print(f"{number + 1}/{len(tasks)}: {len(found)} tables, {took:.0f} s", flush=True)
    return found


def pairs(found: list[Sample], trust: float) -> Pairs:
    """Turn tables into pairs of seats: facts of one, facts of the other, who came out ahead."""
    one, other, ahead = [], [], []
    for facts, places, outlook in found:
        for first in range(len(places)):
            for second in range(first + 1, len(places)):
                one.append(facts[first])
                other.append(facts[second])
                better, worse = places[first] < places[second], places[first] > places[second]
                true = 1.0 if better else 0.0 if worse else 0.5
                thought = expected(outlook, first, second) if outlook else true
                ahead.append(true + trust * (thought - true))
    first_facts, other_facts, sure = (
        np.array(side, dtype=np.float32) for side in (one, other, ahead)
    )
    return first_facts, other_facts, sure


def expected(outlook: list[float], first: int, second: int) -> float:
    """Say how surely one seat beats another, from the share of all others that each should beat."""
    lead = (outlook[first] - outlook[second]) * (len(outlook) - 1) / len(outlook)
    return min(max(0.5 + lead, 0.0), 1.0)


def arguments_of(words: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--worlds", type=int, default=0, help="let searches play (0: greedy)")
    parser.add_argument("--trust", type=float, default=0.5, help="weight of what a search expects")
    parser.add_argument("--since", default="", help="a network to go on from")
    parser.add_argument("--often", type=float, default=0.1, help="how often a table is kept")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--hidden", type=int, default=24)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--decay", type=float, default=1e-5)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", required=True)
    return parser.parse_args(words)


def learned(found: list[Sample], arguments: argparse.Namespace) -> Network:
    """Learn from most tables; those that were kept back tell how well."""
    rng = np.random.default_rng(int(arguments.seed))
    cut = len(found) * 9 // 10
    known = pairs(found[:cut], arguments.trust)
    names = feature_names(arguments.game)
    since = arguments.since
    network = recalled(since, names) if since else fresh(len(names), arguments.hidden, rng)
    test = pairs(found[cut:], 0.0)
    train(network, known, test, arguments.epochs, arguments.rate, arguments.decay, rng)
    return network


def feature_names(name: str) -> tuple[str, ...]:
    """Name what the network of a game looks at."""
    return heuristic_of(ratking.game(name)).feature_names()


def main() -> None:
    """Gather, learn, write."""
    arguments = arguments_of()
    network = learned(gather(arguments), arguments)
    players = f"searches of {arguments.worlds} worlds" if arguments.worlds else "greedy players"
    about = f"{arguments.games} games of {players}" + (", going on" if arguments.since else "")
    with open(arguments.out, "w", encoding="utf-8") as file:
        json.dump(
            written(network, feature_names(arguments.game), about), file, separators=(",", ":")
        )
        file.write("\n")


if __name__ == "__main__":
    main()
