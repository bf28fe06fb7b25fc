"""Plays every game the same way and prints what came of it; run once per engine, then compare."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from random import Random

from ratking.core import game, play, question, state
from ratking.core.event import event_to_json
from tests.contract.facts import CASES, Case
from tests.contract.lines import Line, Moment, everybody, moments

GAMES_EACH = 2


def digest(case: Case) -> str:
    """Sum up every state and event of a few games, and many an observation and sampled world."""
    total = sha256()
    for seed in range(GAMES_EACH):
        for moment in moments(case, Line([], seed)):
            told = case.game.answer(case.game.copy(moment.state), moment.seat, moment.choice)
            facts = [
                case.game.to_json(moment.state),
                case.game.answers(moment.state, moment.seat),
                moment.choice,
                [event_to_json(event) for event in told],
            ]
            if moment.number % 4 == 0:
                facts += looks(case, moment)
            total.update(json.dumps(facts).encode())
        total.update(repr(case.game.outcome(moment.state)).encode())
    return total.hexdigest()


def looks(case: Case, moment: Moment) -> list[object]:
    """Show what one of those at the table sees, and a world that it may imagine."""
    seats = everybody(case, moment.state)
    observation = case.game.observe(moment.state, seats[moment.number // 4 % len(seats)])
    world = case.game.sample(observation, Random(moment.number))
    seen = case.game.to_json(observation.table)
    return [observation.seat, seen, case.game.to_json(world)]


if __name__ == "__main__":
    modules = [game, play, question, state]
    modules += [sys.modules[type(case.game).__module__] for case in CASES]
    report = {
        "files": sorted({str(module.__file__) for module in modules}),
        "digests": {str(case): digest(case) for case in CASES},
    }
    sys.stdout.write(json.dumps(report))
