"""The risk lens over HTTP: what a viewer may know, and no more."""

from __future__ import annotations

from tests.server.person import RATTUS, Person
from tests.server.test_tables import BOT, ME


def test_a_seat_sees_what_every_region_in_play_risks(ann: Person) -> None:
    ann.set_up({**RATTUS, "options": {"players": 2}}, ME, BOT)
    ann.start()
    ann.asked()
    found = ann.ask("GET", f"/tables/{ann.table}/risk").json()
    assert [row["region"] for row in found] == list(range(7))
    assert all(0 <= row["outbreak"] <= 1 and len(row["losses"]) == 2 for row in found)


def test_the_lens_is_for_games_with_a_plague_that_are_being_played(ann: Person) -> None:
    ann.set_up({"game": "cartus", "options": {"players": 2}}, ME, BOT)
    assert ann.refused(f"/tables/{ann.table}/risk", method="GET") == "off"
    ann.set_up({**RATTUS, "options": {"players": 2}}, ME, {"kind": "friend"})
    assert ann.refused(f"/tables/{ann.table}/risk", method="GET") == "not_now"
