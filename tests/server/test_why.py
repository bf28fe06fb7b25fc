"""Why a bot did what it did: told like a hint, and only when the game is over."""

from __future__ import annotations

from typing import Any

import pytest

from ratking.server.match import CLOCK, FORCED, PERSON
from tests.server.person import RATTUS, Person, Plain
from tests.server.test_after import BOXES, finished, job_done
from tests.server.test_tables import BOT, ME

QUICK: Plain = {"kind": "bot", "level": "uniform"}


def decided(person: Person, **params: object) -> dict[int, list[int]]:
    found = person.get(f"/tables/{person.table}/why", params=params)
    return {int(number): seats for number, seats in found.items()}


def ask_why(person: Person, number: int, **params: Any) -> list[Plain]:
    job = person.post(f"/tables/{person.table}/why/{number}", params=params)
    found: list[Plain] = job_done(person, job)
    return found


def refused(person: Person, number: int, **params: Any) -> tuple[str, str]:
    reply = person.ask("POST", f"/tables/{person.table}/why/{number}", params=params)
    said = reply.json()
    return said["code"], said["sentence"]


def play_over(ann: Person, box: str) -> None:
    """A whole game that is soon over, with two bots."""
    options = {"players": 3, "start": 0}
    ann.set_up({"game": box, "options": options}, ME, QUICK, QUICK, bot="uniform")
    ann.start()
    ann.post(f"/tables/{ann.table}/hand-over", {"level": "uniform"})
    ann.wait_for_the_end()


@pytest.mark.parametrize("box", BOXES)
def test_a_move_stands_among_the_best_plans_that_the_bot_had(ann: Person, box: str) -> None:
    play_over(ann, box)
    number, seats = next(iter(decided(ann).items()))
    plans = ask_why(ann, number, about=seats[-1])
    assert 1 <= len(plans) <= 4
    assert [plan["played"] for plan in plans].count(True) == 1
    assert [plan["chance"] for plan in plans] == sorted(
        (plan["chance"] for plan in plans), reverse=True
    )
    assert all(plan["label"] for plan in plans)


def test_a_plan_behind_a_screen_is_explained_whole(ann: Person) -> None:
    play_over(ann, "ratland")
    moments: Any = ann.get(f"/tables/{ann.table}/moments")
    number = next(
        one["number"]
        for one in moments
        if any(told["event"]["event"] == "ScreensLifted" for told in one["events"])
    )
    for seat in decided(ann)[number][:2]:
        played = next(plan for plan in ask_why(ann, number, about=seat) if plan["played"])
        places = [place for place, rats in played["plan"].items() if rats]
        assert places
        assert len(played["label"].split(", ")) == len(places)


def test_the_steps_count_as_they_were_heard_at_the_table(ann: Person) -> None:
    finished(ann, bot="uniform")
    moments: Any = ann.get(f"/tables/{ann.table}/moments")
    by_bots = {one["number"] for one in moments if one["by"] == "bot"}
    assert set(decided(ann)) <= by_bots
    heard = decided(ann, heard=True)
    assert len(heard) == len(decided(ann))
    version, seats = next(iter(heard.items()))
    assert ask_why(ann, version, about=seats[0], heard=True)


def test_while_the_game_goes_on_nobody_is_told_why(ann: Person, bob: Person) -> None:
    ann.set_up(RATTUS, ME, BOT, QUICK)
    ann.start()
    ann.play_on(4)
    bob.table = ann.table
    for person in (ann, bob):
        for number in range(ann.view()["version"] + 2):
            for seat in range(3):
                told = refused(person, number, about=seat)
                assert told == ("not_now", "This game is not over yet.")
        assert person.refused(f"/tables/{person.table}/why", method="GET") == "not_now"


def test_what_a_person_did_and_what_never_was_is_not_explained(ann: Person) -> None:
    finished(ann, bot="uniform")
    moments: Any = ann.get(f"/tables/{ann.table}/moments")
    own = next(one["number"] for one in moments if one["seat"] == 0 and one["by"] == PERSON)
    assert refused(ann, own, about=0) == ("not_now", "No bot decided that.")
    assert refused(ann, own, about=1) == ("not_now", "No bot decided that.")
    assert refused(ann, 9999, about=1)[0] == "unknown"
    assert refused(ann, 9999, about=1, heard=True)[0] == "unknown"
    assert all(own != number for number in decided(ann))


def test_a_bot_without_a_choice_has_no_reason(ann: Person) -> None:
    finished(ann, bot="uniform")
    moments: Any = ann.get(f"/tables/{ann.table}/moments")
    known = decided(ann)
    lonely = [one["number"] for one in moments if one["by"] == "bot" and one["number"] not in known]
    for number in lonely[:1]:
        assert refused(ann, number, about=1) == ("not_now", "There was only one way here.")
    assert not {one["number"] for one in moments if one["by"] in (FORCED, CLOCK)} & set(known)
