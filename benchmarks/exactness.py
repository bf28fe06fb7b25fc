"""How far from optimal: CFR+ and our agents on an ending of each game that can be solved.

    python -m benchmarks.exactness              # all endings, into docs/exactness
    python -m benchmarks.exactness rattus --agents greedy,medium --again 8

An ending is a position of which everybody knows the same (`examples/endings`). Its tree is walked
once and given to OpenSpiel as an extensive-form game, on which CFR+ runs and NashConv is exact.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pyspiel

import ratking.envs.openspiel  # noqa: F401
from ratking.agents import agent_named
from ratking.core.game import Observation
from ratking.core.play import asked

ROOT: Final = Path(__file__).resolve().parent.parent
ENDINGS: Final = ROOT / "examples" / "endings"
FOUND: Final = ROOT / "docs" / "exactness"
ITERATIONS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
AGENTS: Final = ("novice", "easy", "greedy")


class Tree:
    """The tree of an ending in the words of Gambit, and one state for each information state."""

    def __init__(self, root: Any) -> None:
        self.numbers: tuple[dict[str, int], ...] = ({}, {})
        self.states: dict[tuple[int, int], Any] = {}
        self.ends = self.chances = 0
        self.lines = ['EFG 2 R "ending" { "0" "1" }']
        self.walk(root)

    def walk(self, state: Any) -> None:
        """Write a state and all that may follow."""
        if state.is_terminal():
            self.ends += 1
            outcome = " ".join(map(str, state.returns()))
            self.lines.append(f't "" {self.ends} "" {{ {outcome} }}')
            return
        if state.is_chance_node():
            self.chances += 1
            odds = " ".join(f'"{a}" {chance:.16f}' for a, chance in state.chance_outcomes())
            self.lines.append(f'c "" {self.chances} "" {{ {odds} }} 0')
        else:
            self.lines.append(self.decision(state))
        for action in state.legal_actions():
            self.walk(state.child(action))

    def decision(self, state: Any) -> str:
        """Write a decision; those that a player cannot tell apart have the same number."""
        player = state.current_player()
        known = self.numbers[player]
        number = known.setdefault(state.information_state_string(player), len(known) + 1)
        self.states.setdefault((player, number), state)
        actions = " ".join(f'"{action}"' for action in state.legal_actions())
        return f'p "" {player + 1} {number} "{player}:{number}" {{ {actions} }} 0'

    def game(self) -> Any:
        """Give it to OpenSpiel."""
        return pyspiel.load_efg_game("\n".join(self.lines) + "\n")


def names_of(game: Any) -> dict[str, tuple[int, list[int]]]:
    """List the information states of the extensive-form game with player and actions."""
    found: dict[str, tuple[int, list[int]]] = {}
    stack = [game.new_initial_state()]
    while stack:
        state = stack.pop()
        if state.is_terminal():
            continue
        if not state.is_chance_node():
            found[state.information_state_string()] = (
                state.current_player(),
                state.legal_actions(),
            )
        stack += [state.child(action) for action in state.legal_actions()]
    return found


def numbers_in(game: Any) -> dict[str, tuple[int, int]]:
    """Find which of our information states each of OpenSpiel's is: both are walked in one order."""
    found: dict[str, tuple[int, int]] = {}
    counts = [0, 0]

    def walk(state: Any) -> None:
        if state.is_terminal():
            return
        if not state.is_chance_node():
            name, player = state.information_state_string(), state.current_player()
            if name not in found:
                counts[player] += 1
                found[name] = (player, counts[player])
        for action in state.legal_actions():
            walk(state.child(action))

    walk(game.new_initial_state())
    return found


def shares(state: Any, agent: str, again: int) -> list[float]:
    """Ask an agent so often what it does here; return how often it gave each legal action."""
    information = state.information
    opened, seat = information.game, state.current_player()
    table = opened.observe(information.state, seat).table
    actions = state.legal_actions()
    given: Counter[int] = Counter()
    for seed in range(again if len(actions) > 1 else 1):
        mind = agent_named(agent, opened, str(seed))
        answers = [state.codec.answer(information.state, seat, action) for action in actions]
        looking = Observation(seat, opened.copy(table))
        given[asked(mind, looking, opened.question(table, seat), answers)] += 1
    return [given[answer] / sum(given.values()) for answer in answers]


def played(tree: Tree, game: Any, agent: str, again: int) -> float:
    """Say how much a best answer wins against an agent, both seats together."""
    legal = names_of(game)
    table = {}
    for name, place in numbers_in(game).items():
        ours = shares(tree.states[place], agent, again)
        table[name] = list(zip(legal[name][1], ours, strict=True))
    return float(pyspiel.nash_conv(game, pyspiel.TabularPolicy(table)))


def solved(game: Any) -> list[tuple[int, float]]:
    """Run CFR+ and say after how many iterations a best answer still wins how much."""
    solver, done, curve = pyspiel.CFRPlusSolver(game), 0, []
    for wanted in ITERATIONS:
        while done < wanted:
            solver.evaluate_and_update_policy()
            done += 1
        curve.append((done, float(pyspiel.nash_conv(game, solver.average_policy()))))
    return curve


def measured(name: str, agents: list[str], again: int) -> dict[str, Any]:
    """Measure one ending."""
    place = ENDINGS / f"{name}.json"
    spiel = pyspiel.load_game(f"ratking_{name}", {"players": 2, "position": str(place)})
    tree = Tree(spiel.new_initial_state())
    game = tree.game()
    uniform = float(pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game)))
    return {
        "game": name,
        "states": len(tree.lines) - 1,
        "ends": tree.ends,
        "chances": tree.chances,
        "information_states": [len(known) for known in tree.numbers],
        "chance": uniform,
        "cfr_plus": solved(game),
        "agents": {agent: played(tree, game, agent, again) for agent in agents},
        "again": again,
    }


def main(words: list[str] | None = None) -> int:
    """Measure the endings, write what was found, and say it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    every = sorted(path.stem for path in ENDINGS.glob("*.json"))
    parser.add_argument("games", nargs="*", default=every)
    parser.add_argument("--agents", default=",".join(AGENTS))
    parser.add_argument("--again", type=int, default=8, help="how often an agent is asked")
    parser.add_argument("--out", type=Path, default=FOUND)
    wanted = parser.parse_args(words)
    sys.setrecursionlimit(10_000)
    wanted.out.mkdir(parents=True, exist_ok=True)
    for name in wanted.games:
        found = measured(name, wanted.agents.split(","), wanted.again)
        (wanted.out / f"{name}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        print(json.dumps(found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
