from __future__ import annotations

import multiprocessing
from itertools import islice
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
import ray

import ratking.agents
from ratking.arena.result import Result
from ratking.arena.series import Plan
from ratking.arena.simulation import LOCAL, RAY
from ratking.arena.tournament import Tournament, folder_for, head_of
from ratking.core.errors import BadFile, BadOption

PLAN = Plan("rattus", (("greedy", "uniform"), ("uniform", "novice")), 4, "s", {"players": 2})


def play(folder: Path, plan: Plan = PLAN, jobs: int = 1, engine: str = LOCAL) -> list[Result]:
    """Play a whole tournament, write its files and list its games."""
    tournament = Tournament(plan, folder)
    list(tournament.play(jobs, engine))
    tournament.write(tournament.summary())
    results = list(tournament.journal.results(plan.total()))
    tournament.close()
    return results


def rows(folder: Path, name: str = "games") -> list[dict[str, Any]]:
    """Read a Parquet file without the thinking time."""
    table = pyarrow.parquet.read_table(folder / f"{name}.parquet")
    known = [column for column in table.column_names if column not in ("seconds", "slowest")]
    found: list[dict[str, Any]] = table.select(known).to_pylist()
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    play(folder)
    return folder


def test_there_is_a_row_for_each_seat_of_each_game(whole: Path) -> None:
    found = rows(whole)
    assert [(row["game"], row["seat"]) for row in found] == [
        (n, s) for n in range(8) for s in (0, 1)
    ]
    assert [row["line_up"] for row in found[:4:2]] == ["greedy + uniform", "uniform + novice"]
    assert [row["deal"] for row in found[::4]] == [0, 0, 1, 1]
    for first, second in zip(found[::2], found[1::2], strict=True):
        assert first["win"] + second["win"] == 1
        assert {first["place"], second["place"]} == {1, 2}
        assert (first["win"] == 1) == (first["score"] >= second["score"]) or (
            first["score"] == second["score"]
        )
        assert first["decisions"] + second["decisions"] <= first["answers"]


def test_thinking_time_is_kept_for_every_seat(whole: Path) -> None:
    table = pyarrow.parquet.read_table(whole / "games.parquet").to_pylist()
    for row in table:
        assert 0 <= row["slowest"] <= row["seconds"]
    paces = {name: [row for row in table if row["agent"] == name] for name in ("greedy", "uniform")}
    fastest = {
        name: min(row["seconds"] / row["decisions"] for row in rows) for name, rows in paces.items()
    }
    assert fastest["greedy"] > fastest["uniform"], "whatever else the machine was doing"


def test_the_files_say_which_plan_they_hold(whole: Path) -> None:
    data = pyarrow.parquet.read_schema(whole / "games.parquet").metadata[b"ratking"]
    assert b'"seed": "s"' in data
    assert sorted(path.name for path in whole.iterdir()) == [
        "facts.parquet", "games.parquet", "journal.jsonl", "report.html",
    ]  # fmt: skip


def test_facts_name_their_topic_and_their_seat(whole: Path) -> None:
    found = rows(whole, "facts")
    assert {row["topic"] for row in found} == {"card", "pair", "token", "citizens", "game"}
    assert all(row["seat"] is None for row in found if row["measure"] == "revealed")
    assert all(row["seat"] in (0, 1) for row in found if row["measure"] == "kept")


def test_a_tournament_that_was_left_goes_on_to_the_same_end(tmp_path: Path, whole: Path) -> None:
    tournament = Tournament(PLAN, tmp_path)
    games = tournament.play()
    assert [one.number for one in islice(games, 3)] == [0, 1, 2]
    games.close()
    tournament.close()
    again = Tournament(PLAN, tmp_path)
    assert again.played_before == 3
    again.close()
    play(tmp_path)
    assert rows(tmp_path) == rows(whole)
    assert rows(tmp_path, "facts") == rows(whole, "facts")


def test_more_games_are_added_to_those_there_are(tmp_path: Path) -> None:
    fewer = Plan("rattus", PLAN.line_ups, 2, "s", PLAN.options)
    few = play(tmp_path, fewer)
    many = play(tmp_path, PLAN)
    assert many[:4] == few
    assert play(tmp_path, fewer) == few


def test_two_processes_play_the_same_games(tmp_path: Path, whole: Path) -> None:
    play(tmp_path, jobs=2)
    assert rows(tmp_path) == rows(whole)
    assert rows(tmp_path, "facts") == rows(whole, "facts")


def play_on_ray(folder: Path) -> None:
    """Ray gives itself half a minute to start; on a busy machine it may need another one."""
    for _ in range(5):
        try:
            play(folder, jobs=2, engine=RAY)
            return
        except Exception as error:
            if "timed out during startup" not in str(error):
                raise
            ray.shutdown()
    pytest.fail("Ray does not start")


def test_two_workers_of_ray_play_the_same_games(tmp_path: Path, whole: Path) -> None:
    play_on_ray(tmp_path)
    assert rows(tmp_path) == rows(whole)
    assert rows(tmp_path, "facts") == rows(whole, "facts")


def test_a_killed_process_loses_no_finished_game(tmp_path: Path) -> None:
    plan = Plan("rattus", (("uniform", "uniform"),), 80, "s", {"players": 2})
    tournament = Tournament(plan, tmp_path)
    games = tournament.play(jobs=2)
    finished = list(islice(games, 10))
    multiprocessing.active_children()[0].kill()
    finished += games
    tournament.close()
    assert sorted(one.number for one in finished) == list(range(80))
    lines = (tmp_path / "journal.jsonl").read_bytes().splitlines()
    assert len(lines) == 81


def test_another_plan_is_kept_out_of_the_folder(whole: Path) -> None:
    before = (whole / "journal.jsonl").read_bytes()
    for plan, why in (
        (Plan("cartus", PLAN.line_ups, 4, "s", PLAN.options), "another plan .game: "),
        (Plan("rattus", PLAN.line_ups[:1], 4, "s", PLAN.options), "another plan .line-ups: "),
        (
            Plan("rattus", PLAN.line_ups, 4, "s", PLAN.options | {"start": 1}),
            "another plan .options: ",
        ),
    ):
        with pytest.raises(BadFile, match=why):
            Tournament(plan, whole)
    assert (whole / "journal.jsonl").read_bytes() == before


def test_a_plan_names_its_folder_whatever_the_number_of_games() -> None:
    more = Plan("rattus", PLAN.line_ups, 400, "s", PLAN.options)
    other = Plan("rattus", PLAN.line_ups, 4, "t", PLAN.options)
    assert folder_for(PLAN) == folder_for(more) != folder_for(other)
    assert folder_for(PLAN).name.startswith("rattus-")


def test_a_plan_that_cannot_be_makes_no_folder(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="There is no agent 'nobody'"):
        Tournament(Plan("rattus", (("nobody",) * 2,), 4, "s", {"players": 2}), tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_other_code_of_the_agents_is_another_plan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = head_of(PLAN)
    (tmp_path / "cleverer.py").write_text("better = True\n", encoding="utf-8")
    monkeypatch.setattr(ratking.agents, "__path__", [str(tmp_path)])
    after = head_of(PLAN)
    assert after["code"] != before["code"]
    assert after | {"code": ""} == before | {"code": ""}
