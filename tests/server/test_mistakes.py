"""My costly moments: put aside after an analysis, tried again with what I knew, back after days."""

from __future__ import annotations

from typing import Any

import pytest

from ratking.server import outside, own_mistakes
from tests.server.person import Person, Plain
from tests.server.test_after import finished, job_done

DAY = 24 * 3600.0


@pytest.fixture
def costly(ann: Person, monkeypatch: pytest.MonkeyPatch) -> Plain:
    """Finish a game, analyse it, and put its costliest moments aside."""
    monkeypatch.setattr(own_mistakes, "is_mistake", lambda one: one.seat >= 0)
    monkeypatch.setattr(own_mistakes, "OF_A_GAME", 2)
    finished(ann, bot="uniform")
    assert ann.refused(f"/tables/{ann.table}/mistakes") == "not_now"
    job_done(ann, ann.post(f"/tables/{ann.table}/analysis"))
    names: Any = job_done(ann, ann.post(f"/tables/{ann.table}/mistakes"))
    assert len(names) == 2
    return ann.get("/mistakes")


def path_of(own: Plain) -> str:
    return f"/mistakes/{own['mistakes'][0]['id']}"


def tried(ann: Person, path: str) -> Plain:
    """Try some way; who knows whether it is good."""
    posed: Any = ann.get(path)
    moment = posed["moment"]
    ways = moment["offered"] or moment["view"]["questions"][0]["answers"]
    choices = ways[0].get("choices") or [ways[0]["choice"]]
    told: Plain = ann.post(path, {"choices": choices})
    return told


def best_of(told: Plain) -> list[int]:
    """Find the best way in what a try tells."""
    found: list[int] = told["verdict"]["ways"][0]["way"]["choices"]
    return found


def test_they_wait_for_me_with_what_they_are_about(ann: Person, costly: Plain) -> None:
    assert costly["due"] == 2
    assert all(one["game"] == "rattus" and one["prompt"] for one in costly["mistakes"])
    assert sum(theme["moments"] for theme in costly["themes"]) == 2
    posed: Any = ann.get(path_of(costly))
    assert posed["moment"]["view"]["seat"] == 0
    assert posed["moment"]["view"]["questions"][0]["answers"]


def test_what_is_tried_comes_back_after_days(
    ann: Person, costly: Plain, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, path = outside.now(), path_of(costly)
    first = tried(ann, path)
    again = first["mistake"]["due"]
    assert now + DAY / 2 < again
    assert ann.get("/mistakes")["due"] == 1
    monkeypatch.setattr(outside, "now", lambda: again + 1)
    assert ann.get("/mistakes")["due"] == 2
    told: Any = ann.post(path, {"choices": best_of(first)})
    assert told["verdict"]["solved"]
    assert told["mistake"]["due"] > again + DAY
    assert told["played"]["label"]


def test_practice_between_two_days_counts_for_nothing(ann: Person, costly: Plain) -> None:
    path = path_of(costly)
    again: Any = ann.post(path, {"choices": best_of(tried(ann, path))})
    assert again["verdict"]["solved"]
    assert again["mistake"]["tries"] == 1


def test_they_are_nobody_elses(ann: Person, bob: Person, costly: Plain) -> None:
    path = path_of(costly)
    assert bob.refused(path, None, "GET") == "unknown"
    assert bob.refused(path, {"choices": [0]}) == "unknown"
    assert bob.get("/mistakes")["mistakes"] == []
    bob.table = ann.table
    assert bob.refused(f"/tables/{ann.table}/mistakes") in ("unknown", "not_yours")


def test_bad_input_is_refused(ann: Person, costly: Plain) -> None:
    path = path_of(costly)
    assert ann.refused(path, {"choices": [9999]}) == "illegal"
    assert ann.refused(path, {}) == "malformed"
    assert ann.refused("/mistakes/nowhere/3", None, "GET") == "unknown"


def test_they_stay_when_their_game_is_tidied_away(ann: Person, costly: Plain) -> None:
    ann.ask("DELETE", f"/tables/{ann.table}")
    assert ann.get(path_of(costly))["mistake"]["prompt"]
