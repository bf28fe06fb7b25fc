"""What remains of a game: record, proof of luck, replay, analysis, statistics."""

from __future__ import annotations

import time
from typing import Any

import pytest
from litestar.testing import TestClient

from ratking.cli import main
from ratking.core.luck import check_luck, promise
from ratking.core.record import read_record
from ratking.games import GAMES, game
from ratking.server.app import create_app
from ratking.server.settings import Settings
from tests.server.conftest import Addresses, settings_for
from tests.server.person import RATTUS, Person
from tests.server.test_tables import BOT, ME
from tests.servers import PATIENCE

BOXES = sorted(GAMES)


def finished(ann: Person, **more: object) -> dict[str, Any]:
    made = ann.set_up({**RATTUS, "options": {"players": 2}}, ME, BOT, **more)
    ann.start()
    ann.play_on()
    return made


def job_done(ann: Person, job: dict[str, Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = ann.get(f"/jobs/{job['id']}")
        if found["status"] != "waiting":
            assert found["status"] == "done"
            return found["result"]
        time.sleep(0.05)
    raise AssertionError("the job is never done")


def test_the_luck_was_promised_before_and_is_proved_after(
    ann: Person, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    made = finished(ann, word="clover")
    path = tmp_path / "game.txt"
    path.write_text(ann.ask("GET", f"/tables/{ann.table}/record").text)
    record = read_record(path.read_text(), game)
    assert promise(record.secret) == record.promise == made["table"]["promise"]
    assert record.salt == "clover"
    assert check_luck(game("rattus"), record) > 0
    assert main(["verify", str(path), "--promise", made["table"]["promise"]]) == 0
    assert "The promise was kept" in capsys.readouterr().out
    assert main(["verify", str(path), "--promise", "00"]) == 2


def test_the_record_stays_closed_until_the_end(ann: Person) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    ann.start()
    assert ann.refused(f"/tables/{ann.table}/record", method="GET") == "not_now"


def test_a_moment_of_a_game_is_shown_again_as_a_seat_saw_it(ann: Person) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    ann.start()
    then = ann.asked()
    ann.play_on(6)
    again = ann.get(f"/tables/{ann.table}/replay/{then['version']}")
    assert again["observation"] == then["observation"]
    assert again["questions"] == then["questions"]
    path = f"/tables/{ann.table}/replay/{then['version']}?seat=1"
    assert ann.refused(path, method="GET") == "not_yours"
    assert ann.refused(f"/tables/{ann.table}/replay/9999", method="GET") == "unknown"


def test_after_the_game_every_seat_can_be_replayed(ann: Person, bob: Person) -> None:
    finished(ann)
    seen = bob.get(f"/tables/{ann.table}/replay/5?seat=1")
    assert seen["seat"] == 1


@pytest.mark.parametrize("box", BOXES)
def test_hints_name_the_best_answers(ann: Person, bob: Person, box: str) -> None:
    ann.set_up({"game": box, "options": {"players": 3}}, ME, BOT, BOT)
    ann.start()
    asked = ann.asked()["questions"][0]
    found = job_done(ann, ann.post(f"/tables/{ann.table}/hints"))
    legal = {answer["choice"]: answer["label"] for answer in asked["answers"]}
    assert 1 <= len(found) <= 3
    assert all(hint["choices"][0] in legal for hint in found)
    whole = [hint for hint in found if hint["plan"]]
    assert bool(whole) == (box == "ratland")
    assert len({sum(hint["plan"].values()) for hint in whole}) <= 1
    assert all(legal[hint["choices"][0]] == hint["label"] for hint in found if not hint["plan"])
    assert all(0 < hint["chance"] < 1 for hint in found)
    assert bob.refused(f"/tables/{ann.table}/hints") == "no_seat"
    assert ann.refused("/jobs/unknown", method="GET") == "unknown"


def test_a_table_may_do_without_hints(ann: Person) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT, hints=False)
    ann.start()
    assert ann.refused(f"/tables/{ann.table}/hints") == "off"


def test_names_and_bots_are_rated(ann: Person, bob: Person) -> None:
    key = ann.post("/names", {"name": "Ann"})["key"]
    assert bob.refused("/names", {"name": "Ann"}) == "taken"
    assert bob.refused("/names", {"name": "bot:greedy"}) == "malformed"
    assert bob.refused("/names/enter", {"name": "Ann", "key": "x" * 32}) == "not_yours"
    finished(ann)
    finished(ann)
    found = ann.get("/statistics")
    assert found["games"] == {"rattus": 2}
    ratings = {row["player"]: row for row in found["ratings"]}
    assert ratings["Ann"]["games"] == ratings["bot:greedy"]["games"] == 2
    assert ratings["Ann"]["wins"] + ratings["bot:greedy"]["wins"] >= 2
    assert ratings["Ann"]["mu"] != 25.0
    shown = ann.get("/statistics/player", params={"name": "Ann"})
    assert shown["results"][0]["table"] == ann.table
    assert bob.post("/names/enter", {"name": "Ann", "key": key}) == {"name": "Ann"}
    assert bob.get("/names/me") == {"name": "Ann"}
    assert bob.post("/names/leave") == {"name": ""}


def test_a_restart_loses_nothing(ann: Person, settings: Settings) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    ann.start()
    ann.play_on(5)
    before = ann.asked()
    with TestClient(create_app(settings)) as again:
        later = Person(again)
        later.cookie, later.table = ann.cookie, ann.table
        assert later.view() == before


def test_health_and_measures_are_told(addresses: Addresses) -> None:
    with TestClient(create_app(settings_for(addresses, admin_key="k" * 20))) as client:
        ann = Person(client)
        assert ann.get("/health")["status"] == "well"
        finished(ann)
        assert ann.refused("/metrics", method="GET") == "off"
        key = {"authorization": "Bearer " + "k" * 20}
        measures = ann.ask("GET", "/metrics", headers=key).text
    assert "ratking_answers_total" in measures
    assert 'path="/tables/{table_id}/answers"' in measures
