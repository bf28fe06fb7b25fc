"""OpenSpiel's C++ games with random players: in its own loop, and driven from Python."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from typing import Any

import pyspiel

from benchmarks.timing import Copy, Play, work

ITERATIONS = 300
GAMES = ("hearts", "crazy_eights", "backgammon")


def choose(state: Any, rng: Random) -> int:
    """Pick any legal action, or chance's by its probabilities."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(outcomes, weights)[0])
    actions: list[int] = state.legal_actions()
    return actions[int(rng.random() * len(actions))]


def from_python(name: str) -> Play:
    """Choose and apply from Python."""
    game, rng = pyspiel.load_game(name), Random(1)

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        answers = by_chance = 0
        while not state.is_terminal():
            by_chance += state.is_chance_node()
            state.apply_action(choose(state, rng))
            answers += 1
        return answers, by_chance

    return play


def own_loop(name: str) -> Play:
    """Let OpenSpiel's uniform random bots play in C++."""
    game, seeds = pyspiel.load_game(name), count(1)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return len(state.history()), 0

    return play


def copy_mid_game(name: str) -> Copy:
    """Clone a state from the middle of a game."""
    game = pyspiel.load_game(name)
    whole, _ = from_python(name)()
    state, rng = game.new_initial_state(), Random(1)
    for _ in range(whole // 2):
        state.apply_action(choose(state, rng))
    clone: Copy = state.clone
    return clone


def ismcts() -> Play:
    """Let OpenSpiel's own search think about a hand of hearts in the middle of a game."""
    game, rng = pyspiel.load_game("hearts"), Random(1)
    state = game.new_initial_state()
    whole, _ = from_python("hearts")()
    while len(state.history()) < whole * 3 // 4 or len(state.legal_actions()) < 4:
        state.apply_action(choose(state, rng))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.4, ITERATIONS, -1, policy, False, False)

    def think() -> tuple[int, int]:
        bot.step(state)
        return ITERATIONS, 0

    return think


def for_each_game(task: str, make: Callable[[str], Any]) -> dict[str, Callable[[], Any]]:
    """Name a task once for every game."""
    return {f"{name} {task}": partial(make, name) for name in GAMES}


if __name__ == "__main__":
    work(
        for_each_game("own loop", own_loop)
        | for_each_game("python", from_python)
        | {"hearts ismcts": ismcts},
        for_each_game("copy", copy_mid_game),
    )
