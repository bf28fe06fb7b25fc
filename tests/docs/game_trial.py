"""What is tried out with the game of the page: `python -m tests.docs.game_trial` in the copy."""

from __future__ import annotations

import contextlib
import io
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import pyspiel
from litestar.testing import TestClient
from pettingzoo.test import api_test

import ratking.envs.gymnasium
import ratking.envs.openspiel  # noqa: F401
from ratking.agents import AGENTS, agent_named
from ratking.core.play import play
from ratking.core.record import new_record, read_record, replay, write_record
from ratking.envs import pettingzoo as doors
from ratking.envs.simulator import id_of
from ratking.games import game
from ratking.server.app import create_app
from tests.server.conftest import settings_for
from tests.server.person import Person

NAME = "nibble"
GAME = game(NAME)


def played_by_bots() -> list[str]:
    """Let every bot play a whole game; name those that came to the end."""
    found = []
    for name in AGENTS:
        state = GAME.new({"players": 2})
        play(
            GAME, state, [agent_named(name, GAME, f"{name}:{seat}") for seat in range(2)], Random(1)
        )
        found += [name] if GAME.is_over(state) else []
    return found


def open_the_doors() -> None:
    """Let the tests of PettingZoo, Gymnasium and OpenSpiel play."""
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(doors.env(NAME, players=3), num_cycles=100)
        environment = gymnasium.make(id_of(GAME))
        look, _ = environment.reset(seed=1)
        assert environment.observation_space.contains(look)
        pyspiel.random_sim_test(
            pyspiel.load_game(f"ratking_{NAME}", {"players": 2}),
            num_sims=2,
            serialize=False,
            verbose=False,
        )


def recorded() -> int:
    """Write a record in words, and read it again."""
    record = new_record(GAME, {"players": 2})
    state, rng = GAME.new({"players": 2}), Random(3)
    while not GAME.is_over(state):
        seat = GAME.open_seats(state)[0]
        choice = rng.choice(GAME.answers(state, seat))
        record.answers.append((seat, choice))
        GAME.answer(state, seat, choice)
    again, told = replay(GAME, read_record(write_record(GAME, record), lambda _: GAME))
    position = GAME.to_json(state)
    assert GAME.to_json(again) == GAME.to_json(GAME.from_json(position)) == position
    return len(told)


def at_a_table() -> dict[str, Any]:
    """Play against a bot over HTTP, and hear how it ended."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
        with TestClient(create_app(settings_for({"RATKING_DATABASE_URL": url}))) as client:
            ann = Person(client)
            ann.set_up({"game": NAME, "options": {"players": 2}}, {"kind": "me"}, {"kind": "bot"})
            ann.start()
            return ann.play_on()


if __name__ == "__main__":
    open_the_doors()
    view = at_a_table()
    told = {
        "bots": played_by_bots(),
        "answers": recorded(),
        "status": view["status"],
        "sentences": view["outcome"]["sentences"],
    }
    sys.stdout.write(json.dumps(told))
