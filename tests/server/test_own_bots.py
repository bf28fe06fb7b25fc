"""Bots of the host's own sit at tables by a name, and nobody else's files do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from ratking.core.errors import BadOption
from ratking.games import game
from ratking.server.app import create_app
from ratking.server.own_bots import invite, read_bots, try_out
from tests.server.conftest import Addresses, settings_for
from tests.server.person import Person

BOTS = Path(__file__).parent.parent.parent / "examples" / "bots"
OWN = f"Rosa={BOTS / 'mine.py'}:Mine,cmd:sh {BOTS / 'first.sh'}"


@pytest.fixture
def ann(on_sqlite: Addresses) -> Iterator[Person]:
    with TestClient(create_app(settings_for(on_sqlite, agents=OWN))) as client:
        yield Person(client)
    invite("")


def test_they_play_a_game_to_its_end(ann: Person) -> None:
    seats = [{"kind": "bot", "level": level} for level in ("Rosa", "sh")]
    ann.set_up({"game": "cartus", "options": {"players": 2}}, *seats)
    ann.start()
    ann.wait_for_the_end()
    table: Any = ann.get(f"/tables/{ann.table}")
    assert [seat["level"] for seat in table["seats"]] == ["Rosa", "sh"]


def test_they_are_listed_with_ours(ann: Person) -> None:
    listed: Any = ann.get("/games")
    assert listed[0]["bots"][-3:] == ["rattila", "Rosa", "sh"]


def test_a_visitor_cannot_seat_a_file(ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "mine.py:Mine"}]
    wish = {"game": "cartus", "options": {"players": 2}, "seats": seats}
    assert ann.refused("/tables", wish) == "bad_option"


def test_a_bot_is_called_as_the_host_says_else_after_its_class_or_program() -> None:
    assert read_bots("Rosa=a.py:B, c.d:E,cmd@2:./otto fast") == {
        "Rosa": "a.py:B",
        "E": "c.d:E",
        "otto": "cmd@2:./otto fast",
    }


@pytest.mark.parametrize("text", ["hard=a.py:B", "E=a.py:B,c.d:E", f"{'x' * 33}=a.py:B", "=a.py:B"])
def test_every_bot_needs_a_name_of_its_own(text: str) -> None:
    with pytest.raises(BadOption, match="needs a name of its own with at most 32 letters"):
        read_bots(text)


def test_a_bot_that_cannot_be_seated_is_refused_before_the_doors_open() -> None:
    with pytest.raises(BadOption, match="There is no file"):
        try_out("Rosa=nowhere.py:Mine", {"cartus": game("cartus")})
