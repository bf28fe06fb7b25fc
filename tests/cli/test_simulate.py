from __future__ import annotations

import json
import signal
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from ratking.core.record import read_record, replay
from ratking.games import game
from tests.cli.conftest import Ratking, without_the_engine
from tests.processes import ratking_process
from tests.servers import PATIENCE

TWO = ("simulate", "rattus", "--agents", "greedy,uniform")


def counted(ratking: Ratking, *words: object) -> dict[str, Any]:
    said = ratking(*words, "--json")
    assert (said.code, said.err) == (0, "")
    result: dict[str, Any] = json.loads(said.out)
    return result


def test_wins_points_endings_and_answers_are_counted(ratking: Ratking) -> None:
    result = counted(ratking, *TWO, "--games", 4, "--seed", "x")
    assert list(result) == [
        "game", "players", "games", "seed", "entries", "endings", "answers", "timing",
    ]  # fmt: skip
    assert (result["game"], result["players"], result["games"]) == ("rattus", 2, 4)
    assert [entry["agent"] for entry in result["entries"]] == ["greedy", "uniform"]
    assert sum(entry["wins"] for entry in result["entries"]) == 4
    assert sum(entry["win_share"] for entry in result["entries"]) == pytest.approx(1)
    assert sum(result["endings"].values()) == 4
    assert result["answers"] > 400


def test_a_seed_is_told_as_it_was_given(ratking: Ratking) -> None:
    assert counted(ratking, *TWO, "--games", 1, "--seed", 7)["seed"] == 7
    assert counted(ratking, *TWO, "--games", 1, "--seed", "rat")["seed"] == "rat"


def test_processes_change_nothing_but_the_time(ratking: Ratking, tmp_path: Path) -> None:
    results = []
    for jobs in (1, 2):
        words = ("--games", 5, "--jobs", jobs, "--records", tmp_path / str(jobs))
        results.append(counted(ratking, *TWO, *words))
        del results[-1]["timing"]
    assert results[0] == results[1]
    alone, together = (
        {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / jobs).iterdir()}
        for jobs in ("1", "2")
    )
    assert alone == together
    assert sorted(alone) == [f"rattus-00000{number}.txt" for number in range(5)]


def test_records_can_be_replayed(ratking: Ratking, tmp_path: Path) -> None:
    ratking(*TWO, "--games", 2, "--records", tmp_path)
    for path in tmp_path.iterdir():
        record = read_record(path.read_text(encoding="utf-8"), game)
        assert game("rattus").is_over(replay(game("rattus"), record)[0])


def test_one_agent_takes_all_seats(ratking: Ratking) -> None:
    result = counted(ratking, "simulate", "rattus", "--games", 1, "--players", 3)
    assert [entry["agent"] for entry in result["entries"]] == ["uniform"] * 3


def test_options_reach_the_game(ratking: Ratking, tmp_path: Path) -> None:
    words = ("--option", "cards=random", "--option", "start=1", "--records", tmp_path)
    counted(ratking, *TWO, "--games", 1, *words)
    record = read_record((tmp_path / "rattus-000000.txt").read_text(encoding="utf-8"), game)
    assert record.options == {
        "players": 2, "start": 1, "cards": "random", "region_cards": "auto",
    }  # fmt: skip


@pytest.mark.parametrize("cards", ["africanus", "pied_piper", "random", "one_per_class"])
@pytest.mark.parametrize("region_cards", ["off", "auto", "on"])
def test_every_set_of_cards_is_played(ratking: Ratking, cards: str, region_cards: str) -> None:
    words = ("--option", f"cards={cards}", "--option", f"region_cards={region_cards}")
    assert counted(ratking, *TWO, "--games", 2, *words)["games"] == 2


def test_a_set_without_chivalry_is_advised_against_where_a_program_does_not_read(
    ratking: Ratking,
) -> None:
    cards = "cards=Witch,King,Monk,Merchant,Peasant,Sultan"
    said = ratking(*TWO, "--games", 1, "--option", cards, "--json")
    assert "No Chivalry card is in this game" in said.err
    assert json.loads(said.out)["games"] == 1


def test_a_person_reads_a_table(ratking: Ratking) -> None:
    lines = ratking(*TWO, "--games", 2).out.splitlines()
    assert lines[0] == "rattus with 2 players, seed 0: 2 games."
    assert lines[1].split() == ["Agent", "Wins", "Share", "Points"]
    assert [line.split()[0] for line in lines[2:4]] == ["greedy", "uniform"]
    assert "answers/s" in lines[-1]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("chess",), "There is no game 'chess'"),
        (("rattus", "--agents", "nobody"), "There is no agent 'nobody'"),
        (("rattus", "--agents", "mine.py"), "Say which class of mine.py is the agent"),
        (("rattus", "--agents", ","), "There is no agent ''"),
        (("rattus", "--players", "3", "--agents", "uniform,greedy"), "takes 3 names or one, not 2"),
        (("rattus", "--players", "9"), "players must be a whole number from 2 to 6"),
        (("rattus", "--games", "0"), "--games: it must be a whole number from 1 on, not '0'"),
        (("rattus", "--jobs", "two"), "--jobs: it must be a whole number from 1 on, not 'two'"),
        (("rattus", "--option", "cards"), "An option is given as name=value, not 'cards'"),
        (("rattus", "--option", "board=round"), "There is no option 'board'"),
        (("rattus", "--option", "start=0", "--option", "start=1"), "'start' is given twice"),
        (("rattus", "--players", "2", "--option", "players=3"), "players is given twice"),
        (("rattus", "--data", "nowhere"), "There is no folder 'nowhere'"),
        ((), "required: GAME"),
    ],
)
def test_mistakes_are_told_in_one_sentence(
    ratking: Ratking, words: tuple[str, ...], why: str
) -> None:
    assert why in ratking.mistake("simulate", *words)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_prints_what_was_finished(tmp_path: Path, jobs: str) -> None:
    words = [*TWO, "--games", "100000", "--jobs", jobs, "--records", str(tmp_path), "--json"]
    with ratking_process(*words) as process:
        while len(list(tmp_path.iterdir())) < 3:
            assert process.poll() is None
            sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert without_the_engine(err) == ""
    assert 3 <= json.loads(out)["games"] < 100000
