"""Whoever follows the page about games has a game that everybody in the house can play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ratking.agents import AGENTS
from tests.docs.following import ROOT, copy_sources, follow, run, steps_of

PAGE = (ROOT / "docs" / "adding_a_game.md").read_text("utf-8")
FOLDER = "src/ratking/games/nibble/"


@pytest.fixture(scope="module")
def trial(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What came of the page, followed from top to bottom: the terminal and the arena are on it."""
    copy: Path = tmp_path_factory.mktemp("game")
    copy_sources(copy)
    for step in steps_of(PAGE):
        follow(step, copy)
    told: dict[str, Any] = json.loads(run("python -m tests.docs.game_trial", copy).splitlines()[-1])
    return told


def test_a_game_is_one_folder() -> None:
    steps = [step for step in steps_of(PAGE) if step.deed != "run"]
    assert {step.deed for step in steps} == {"write"}
    assert all(step.path.startswith(FOLDER) for step in steps)


def test_every_bot_plays_it_to_the_end(trial: dict[str, Any]) -> None:
    assert trial["bots"] == list(AGENTS)


def test_its_record_in_words_is_played_again(trial: dict[str, Any]) -> None:
    assert trial["answers"] > 10


def test_a_person_plays_it_against_a_bot_over_http(trial: dict[str, Any]) -> None:
    assert trial["status"] == "over"
    assert trial["sentences"][0] == "The game is over: a pantry is full."
