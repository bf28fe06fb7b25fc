"""Agents of one's own: classes in files and packages, and programs that speak in lines."""

from __future__ import annotations

import pickle
import shutil
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

import ratking
from ratking.agents import agent_named, agent_names
from ratking.agents.own import naming
from ratking.agents.own.naming import files_of
from ratking.core.errors import BadOption, FaultyAgent
from ratking.games import game

ROOT = Path(__file__).parent.parent.parent
BOTS = ROOT / "examples" / "bots"
CARTUS = game("cartus")
SHELL = f"cmd:sh {BOTS / 'first.sh'}"

LAST = """
class Last:
    def choose(self, observation, question, answers):
        return answers[-1]

class Asked:
    def __init__(self, seed, game):
        self.seed, self.game = seed, game
    def choose(self, observation, question, answers):
        return answers[int(self.seed)]

class Torn:
    def choose(self, observation, question, answers):
        return answers[1.5]

class Dreamer:
    def choose(self, observation, question, answers):
        return 999

class Strange:
    def __init__(self, board):
        pass
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(LAST)
    return path


def first_choice(name: str, seed: str = "0") -> int:
    """Ask an agent the first real question of a game of Cartus."""
    state = CARTUS.new({"players": 2})
    luck = Random(1)
    CARTUS.let_nature_answer(state, luck)
    seat = CARTUS.asked(state)
    agent = agent_named(name, CARTUS, seed)
    observation, question = CARTUS.observe(state, seat), CARTUS.question(state, seat)
    return agent.choose(observation, question, CARTUS.answers(state, seat))


def answers() -> list[int]:
    state = CARTUS.new({"players": 2})
    CARTUS.let_nature_answer(state, Random(1))
    return CARTUS.answers(state, CARTUS.asked(state))


def played(name: str) -> int:
    """Play a whole game; count its answers."""
    agents = [agent_named(name, CARTUS, str(seat)) for seat in range(2)]
    return len(ratking.play(CARTUS, CARTUS.new({"players": 2}), agents, Random(3)))


def program(tmp_path: Path, *lines: str) -> str:
    """Write a program that greets, and says the lines when it is asked."""
    path = tmp_path / "program.py"
    greeting = ["print(input() and 'ready 1', flush=True)", "while input() != 'go 10': pass"]
    path.write_text("\n".join([*greeting, *lines]))
    return f"cmd:{sys.executable} {path}"


def test_a_class_in_a_file_is_seated(mine: Path) -> None:
    assert first_choice(f"{mine}:Last") == answers()[-1]


def test_a_class_is_given_the_game_and_the_seed_if_it_asks_for_them(mine: Path) -> None:
    assert first_choice(f"{mine}:Asked", seed="1") == answers()[1]


def test_a_class_in_a_module_of_this_folder_is_seated(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine.rename(mine.with_name("a_module_of_mine.py"))
    monkeypatch.chdir(mine.parent)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert first_choice("a_module_of_mine:Last") == answers()[-1]


def test_a_package_gives_its_agent_a_name(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("rosa", f"{mine}:Last", "ratking.agents")
    monkeypatch.setattr(naming, "installed", lambda: {point.name: point.value})
    monkeypatch.setattr("ratking.agents.installed", naming.installed)
    assert first_choice("rosa") == answers()[-1]
    assert agent_names()[-1] == "rosa"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere.py:Last", "There is no file"),
        ("no.such.module:Last", "no.such.module cannot be loaded: ModuleNotFoundError"),
        ("{mine}:Lost", "There is no class 'Lost' in {mine}; there is Asked, Dreamer, Last, Torn."),
        ("{mine}:Strange", "{mine}:Strange cannot be seated: TypeError"),
        ("{mine}:shutil", "There is no class"),
        ("builtins:object", "builtins:object has no choose(observation, question, answers)."),
        ("cmd:./nowhere", "The program ./nowhere cannot be started: No such file or directory."),
        ("cmd@0:sh", "A program may think for some seconds, at most 3600, not 0."),
        ("cmd@1.2.3:sh", "A program may think for some seconds, at most 3600, not 1.2.3."),
        ("cmd:cat", "The program cat began with 'ratking 1' and not with 'ready 1'."),
    ],
)
def test_what_cannot_be_seated_is_refused_with_a_sentence(
    name: str, sentence: str, mine: Path
) -> None:
    with pytest.raises(ratking.Mistake) as mistake:
        first_choice(name.replace("{mine}", str(mine)))
    assert str(mistake.value).startswith(sentence.replace("{mine}", str(mine)))


def test_a_file_that_does_not_run_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("import random\n1 / 0\n")
    with pytest.raises(BadOption) as mistake:
        first_choice(f"{path}:Mine")
    said = str(mistake.value)
    assert said.endswith(
        "cannot be loaded: ZeroDivisionError: division by zero (broken.py, line 2)."
    )


def test_an_agent_that_fails_is_told_with_its_seat_its_question_and_its_line(mine: Path) -> None:
    with pytest.raises(FaultyAgent) as fault:
        played(f"{mine}:Torn")
    said = str(fault.value)
    assert said.startswith(f"{mine}:Torn failed at seat 0, at the question '")
    assert said.endswith("must be integers or slices, not float (mine.py, line 14).")


def test_an_answer_that_was_not_offered_is_told_with_seat_question_and_answer(mine: Path) -> None:
    with pytest.raises(ratking.IllegalAnswer, match="Seat 0 answered 999 to the question '"):
        played(f"{mine}:Dreamer")


def test_a_program_in_plain_shell_plays_a_game() -> None:
    assert first_choice(SHELL) == answers()[0]
    assert played(SHELL) > 20


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_a_program_in_javascript_plays_a_game() -> None:
    assert played(f"cmd:node {BOTS / 'talker.js'}") > 20


def test_a_program_is_started_once_and_plays_on(tmp_path: Path) -> None:
    said = tmp_path / "said"
    path = tmp_path / "counting.sh"
    path.write_text((BOTS / "first.sh").read_text().replace("#!/bin/sh", f"echo x >> {said}"))
    for _ in range(3):
        assert first_choice(f"cmd:sh {path}") == answers()[0]
    assert said.read_text() == "x\n"


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["raise SystemExit(3)"], "has ended, with exit status 3."),
        (["print('pass')"], "said 'pass', and neither 'choose' and a number nor 'say' and an"),
        (["print('say nonsense')"], "said 'nonsense', which is no answer here."),
    ],
)
def test_a_program_that_fails_is_told_with_its_seat_and_its_question(
    lines: list[str], sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(FaultyAgent) as fault:
        first_choice(program(tmp_path, *lines))
    assert str(fault.value).startswith("Seat 0 has no answer to the question '")
    assert sentence in str(fault.value)


def test_a_program_that_takes_too_long_is_not_waited_for(tmp_path: Path) -> None:
    command = program(tmp_path, "while True: input()").replace("cmd:", "cmd@0.2:")
    Path(command.split()[-1]).write_text(
        Path(command.split()[-1]).read_text().replace("go 10", "go 0.2")
    )
    with pytest.raises(FaultyAgent, match="took too long"):
        first_choice(command)


def test_a_fault_reaches_another_process() -> None:
    fault: FaultyAgent = pickle.loads(pickle.dumps(FaultyAgent("It failed.")))
    assert str(fault) == "It failed."


def test_the_files_of_an_agent_are_known_so_that_another_one_plays_other_games(mine: Path) -> None:
    assert files_of(f"{mine}:Last") == [mine]
    assert files_of(SHELL) == [BOTS / "first.sh"]
    assert files_of("greedy") == files_of("no.such:Thing") == []


@pytest.mark.parametrize("name", ["mine.py", "first.sh", "talker.js"])
def test_the_page_prints_the_examples_as_they_are(name: str) -> None:
    page = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")
    assert (BOTS / name).read_text(encoding="utf-8") in page
