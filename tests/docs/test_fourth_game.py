"""A game in a package of its own is installed, and played wherever ours are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.own_package import PACKAGE, installed_into

ENDINGS = (".py", ".ftl", ".md", ".toml")

PETTINGZOO = """
from pettingzoo.test import api_test
from ratking.envs.pettingzoo import env
api_test(env("larder", players=3), num_cycles=100)
"""

AT_A_TABLE = """
import sys
from litestar.testing import TestClient
from ratking.server.app import create_app
from tests.server.conftest import settings_for
from tests.server.person import Person
settings = settings_for({"RATKING_DATABASE_URL": "sqlite:///" + sys.argv[1]})
with TestClient(create_app(settings)) as client:
    ann = Person(client)
    bot = {"kind": "bot", "level": "hard"}
    ann.set_up({"game": "larder", "options": {"players": 2}}, {"kind": "me"}, bot)
    ann.start()
    print(ann.play_on()["outcome"]["sentences"][0])
"""

WORDS = """
from ratking.games import game
from ratking.text import LANGUAGES, words_of
opened = game("larder")
state = opened.new({"players": 2})
for language in sorted(LANGUAGES):
    print(words_of(opened, language).prompt(state, opened.question(state, 0)))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Install the package into a folder; say where, as an environment."""
    return os.environ | installed_into(tmp_path_factory.mktemp("installed"))


def said(installed: dict[str, str], *words: object, typed: str = "") -> str:
    """Run Python with the package installed, and read what it prints."""
    command = [sys.executable, *map(str, words)]
    done = subprocess.run(
        command, env=installed, input=typed, text=True, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_package_is_small() -> None:
    files = [path for path in PACKAGE.rglob("*") if path.suffix in ENDINGS]
    lines = [line for path in files for line in path.read_text("utf-8").splitlines()]
    assert len([line for line in lines if line.strip()]) < 600


def test_it_is_listed_with_ours(installed: dict[str, str]) -> None:
    assert "larder" in said(installed, "-m", "ratking", "games")
    assert "LD-5" in said(installed, "-m", "ratking", "rules", "larder")


def test_it_is_played_in_the_terminal(installed: dict[str, str]) -> None:
    table = ("-m", "ratking", "table", "larder", "--agents", "me,easy", "--seed", "1")
    assert "The game is over: it is morning." in said(installed, *table, typed="1\n" * 200)


def test_it_is_played_in_the_arena(installed: dict[str, str], tmp_path: Path) -> None:
    plan = (
        "arena",
        "larder",
        "--agents",
        "greedy,uniform",
        "--games",
        "4",
        "--out",
        tmp_path / "a",
    )
    assert "greedy" in said(installed, "-m", "ratking", *plan)
    assert (tmp_path / "a" / "report.html").is_file()


def test_the_tests_of_pettingzoo_pass(installed: dict[str, str]) -> None:
    assert "Passed" in said(installed, "-c", PETTINGZOO)


def test_it_is_played_at_a_table_against_a_bot(installed: dict[str, str], tmp_path: Path) -> None:
    told = said(installed, "-c", AT_A_TABLE, tmp_path / "tables.sqlite3")
    assert told.strip().endswith("The game is over: it is morning.")


def test_it_speaks_three_languages(installed: dict[str, str]) -> None:
    assert said(installed, "-c", WORDS).splitlines() == [
        "Eine Ratte schicken, Krümel nehmen oder warten?",
        "Send a rat, take crumbs, or wait?",
        "Envoyer un rat, prendre des miettes ou attendre ?",
    ]
