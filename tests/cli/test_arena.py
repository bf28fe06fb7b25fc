from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import pyarrow.parquet
import pytest

from tests.cli.conftest import Ratking, without_the_engine
from tests.processes import ratking_process
from tests.servers import PATIENCE

TWO = ("arena", "rattus", "--agents", "greedy,uniform", "--players", "2")


def found(ratking: Ratking, *words: object) -> dict[str, Any]:
    said = ratking(*words, "--json", "--jobs", 1)
    assert (said.code, said.err) == (0, "")
    result: dict[str, Any] = json.loads(said.out)
    return result


def test_agents_meet_and_their_files_are_written(ratking: Ratking, tmp_path: Path) -> None:
    result = found(ratking, *TWO, "--games", 3, "--seed", 7, "--out", tmp_path)
    assert (result["game"], result["players"], result["seed"]) == ("rattus", 2, 7)
    assert (result["games"], result["asked"]) == (4, 4)
    assert [entry["agent"] for entry in result["agents"]] == ["greedy", "uniform"]
    assert sum(entry["wins"] for entry in result["agents"]) == 4
    greedy = result["agents"][0]
    assert greedy["interval"][0] <= greedy["win_share"] <= greedy["interval"][1]
    assert greedy["decisions"] > 0
    assert set(greedy["rating"]) == {"mu", "sigma"}
    assert [path.rpartition("/")[2] for path in result["files"]] == [
        "games.parquet", "facts.parquet", "report.html",
    ]  # fmt: skip
    assert "Rattus: who wins" in (tmp_path / "report.html").read_text(encoding="utf-8")
    assert {"standings", "seats", "length", "cards"} <= set(result["tables"])


def test_the_same_command_goes_on_and_finds_nothing_left(ratking: Ratking, tmp_path: Path) -> None:
    first = found(ratking, *TWO, "--games", 2, "--out", tmp_path)
    again = found(ratking, *TWO, "--games", 2, "--out", tmp_path)
    assert first["timing"]["games"] == 2
    assert again["timing"]["games"] == 0
    assert again["tables"] == first["tables"]


def test_one_against_three_is_asked_for_with_a_line_up(ratking: Ratking, tmp_path: Path) -> None:
    words = ("--line-up", "greedy,uniform,uniform,uniform", "--games", 4, "--out", tmp_path)
    result = found(ratking, "arena", "cartus", *words)
    assert result["players"] == 4
    assert [one["line_up"] for one in result["line_ups"]] == [["greedy"] + ["uniform"] * 3]
    assert [entry["seats"] for entry in result["agents"]] == [4, 12]


def test_a_sequential_test_says_what_it_decided(ratking: Ratking, tmp_path: Path) -> None:
    words = (*TWO, "--sprt", "50,60", "--out", tmp_path)
    result = found(ratking, *words)
    assert result["test"]["between"] == [0.5, 0.6]
    assert (result["test"]["accepted"], result["test"]["deals"]) == (0.6, 20)
    assert result["games"] == result["asked"] == 40
    sentence = "Decided after 20 deals: greedy wins rather 60% than 50% of its games"
    assert sentence in ratking(*words, "--jobs", 1).out


def test_a_sequential_test_that_stays_open_says_so(ratking: Ratking, tmp_path: Path) -> None:
    words = (*TWO, "--sprt", "50,60", "--games", 4, "--out", tmp_path, "--jobs", 1)
    assert "Not decided after 2 deals whether greedy wins 50% or 60%" in ratking(*words).out


@pytest.mark.parametrize("wish", ["60,50", "x", "50"])
def test_a_sequential_test_is_two_rising_per_cents(ratking: Ratking, wish: str) -> None:
    said = ratking(*TWO, "--sprt", wish)
    assert said.code == 2
    assert f"A test is two rising per cents such as 50,55, not '{wish}'." in said.err


def test_a_person_reads_a_table(ratking: Ratking, tmp_path: Path) -> None:
    words = ("--agents", "greedy,uniform,novice", "--players", 2, "--games", 2, "--jobs", 1)
    lines = ratking("arena", "rattus", *words, "--out", tmp_path).out.splitlines()
    assert lines[0] == "rattus with 2 players, seed 0: 6 games."
    assert lines[1].split()[:3] == ["Agent", "Seats", "Share"]
    assert [line.split()[0] for line in lines[2:5]] == ["greedy", "uniform", "novice"]
    assert lines[6].split()[:2] == ["Line-up", "Agent"]
    assert any(line.startswith("Written: ") for line in lines)
    again = ratking("arena", "rattus", *words, "--out", tmp_path).out
    assert "6 games were played before." in again


def test_without_a_folder_one_is_named_after_the_plan(
    ratking: Ratking, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found(ratking, *TWO, "--games", 2)
    assert found(ratking, *TWO, "--games", 2)["timing"]["games"] == 0
    assert len(list((tmp_path / "arena-results").iterdir())) == 1


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("chess", "--agents", "greedy"), "There is no game 'chess'"),
        (("rattus",), "Say who plays: --agents for all against all, or --line-up"),
        (("rattus", "--agents", "nobody"), "There is no agent 'nobody'; there are uniform"),
        (("rattus", "--agents", "greedy,greedy"), "An agent is named twice"),
        (("rattus", "--agents", "greedy", "--players", "9"), "a whole number from 2 to 6"),
        (("rattus", "--line-up", "greedy,uniform", "--players", "3"), "need 3 agents, not 2"),
        (("rattus", "--agents", "greedy", "--games", "0"), "a whole number from 1 on, not '0'"),
        (("rattus", "--agents", "greedy", "--jobs", "no"), "a whole number from 1 on, not 'no'"),
        (("rattus", "--agents", "greedy", "--engine", "steam"), "invalid choice: 'steam'"),
        (("rattus", "--agents", "greedy", "--option", "board=x"), "There is no option 'board'"),
        ((), "required: GAME"),
    ],
)
def test_mistakes_are_told_in_one_sentence_and_leave_nothing_behind(
    ratking: Ratking,
    words: tuple[str, ...],
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert why in ratking.mistake("arena", *words)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_with_another_plan_is_left_alone(ratking: Ratking, tmp_path: Path) -> None:
    found(ratking, *TWO, "--games", 2, "--out", tmp_path)
    before = (tmp_path / "journal.jsonl").read_bytes()
    said = ratking.mistake(*TWO, "--games", 2, "--seed", 5, "--out", tmp_path)
    assert 'holds games of another plan (seed: "0", not "5"); choose another folder.' in said
    assert (tmp_path / "journal.jsonl").read_bytes() == before


def test_a_file_in_place_of_the_folder_is_told(ratking: Ratking, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    assert "cannot be used" in ratking.mistake(*TWO, "--out", tmp_path / "file")
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("module", "extra", "words"),
    [("pyarrow", "arena", ()), ("ray", "ray", ("--engine", "ray"))],
)
def test_a_missing_package_is_told_before_the_first_game(
    ratking: Ratking,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    module: str,
    extra: str,
    words: tuple[str, ...],
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    said = ratking.mistake(*TWO, *words, "--out", tmp_path / "new")
    assert said == (
        f"This needs the package {module}; in a checkout, pip install '.[{extra}]' brings it."
    )
    assert not (tmp_path / "new").exists()


@contextmanager
def started(folder: Path, number: int) -> Iterator[subprocess.Popen[str]]:
    """Begin a long arena in a process of its own and wait for its first games."""
    words = [*TWO, "--games", str(number), "--jobs", "2", "--out", str(folder), "--json"]
    journal = folder / "journal.jsonl"
    with ratking_process(*words) as process:
        while not journal.exists() or journal.read_bytes().count(b"\n") < 4:
            assert process.poll() is None
            sleep(0.02)
        yield process


def games(folder: Path) -> list[tuple[int, str]]:
    table = pyarrow.parquet.read_table(folder / "games.parquet", columns=["game", "moves"])
    return [(row["game"], row["moves"]) for row in table.to_pylist()]


def test_an_arena_that_was_interrupted_or_killed_goes_on(ratking: Ratking, tmp_path: Path) -> None:
    with started(tmp_path / "left", 100_000) as process:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, without_the_engine(err)) == (130, "")
    stopped = json.loads(out)
    assert 3 <= stopped["games"] < stopped["asked"] == 100_000
    assert "Not finished" in (tmp_path / "left" / "report.html").read_text(encoding="utf-8")
    number = stopped["games"] // 2 * 2 + 20
    with started(tmp_path / "left", number) as process:
        process.kill()
    result = found(ratking, *TWO, "--games", number, "--out", tmp_path / "left")
    assert result["games"] == number
    assert result["timing"]["games"] <= number - stopped["games"]
    found(ratking, *TWO, "--games", number, "--out", tmp_path / "whole")
    assert games(tmp_path / "left") == games(tmp_path / "whole")


def test_a_killed_process_costs_an_arena_nothing(tmp_path: Path) -> None:
    with started(tmp_path, 200) as process:
        os.kill(children(process.pid)[-1], signal.SIGKILL)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, without_the_engine(err)) == (0, "")
    assert json.loads(out)["games"] == 200


def children(parent: int) -> list[int]:
    """List the processes that play for a process."""
    found = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=True
    )
    return [int(line) for line in found.stdout.split()]
