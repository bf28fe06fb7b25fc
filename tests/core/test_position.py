"""A position is written, read and gone on from; whatever is wrong with it is said."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ratking.core.errors import BadFile
from ratking.core.game import Game
from ratking.core.position import position_head, read_position, write_position
from ratking.core.question import NATURE
from tests.toy import SealedBids

GAME: Game[Any] = SealedBids()


def position(**changes: object) -> dict[str, Any]:
    """A position in which seat 1 is about to be sure of a bid of 3."""
    state = GAME.new({"players": 2})
    GAME.apply(state, NATURE, 1)
    GAME.apply(state, 1, 3)
    data: dict[str, Any] = json.loads(write_position(GAME, state))
    return data | changes


def test_a_position_says_which_rules_and_tables_it_belongs_to() -> None:
    data = position()
    del data["state"]
    assert data == {
        "ratking": "position 1",
        "game": "sealed bids",
        "rules_version": 1,
        "data": "standard",
    }


def test_a_position_is_gone_on_from() -> None:
    state = read_position(GAME, position_head(json.dumps(position())))
    GAME.apply(state, 1, 1)
    assert GAME.open_seats(state) == [0]


def test_a_finished_game_is_a_position_too() -> None:
    data = position()
    data["state"] |= {"pending": [], "bids": [-1, -1], "prize": -1}
    assert GAME.is_over(read_position(GAME, data))


@pytest.mark.parametrize("text", ["", "not JSON", "[" * 100_000, "{"])
def test_what_is_not_json_is_no_position(text: str) -> None:
    with pytest.raises(BadFile, match=r"^This is not a position: it is not JSON \(.+\)\.$"):
        position_head(text)


@pytest.mark.parametrize("text", ["[]", "{}", '{"ratking": "position 2"}', "3"])
def test_other_json_is_no_position(text: str) -> None:
    with pytest.raises(BadFile) as refused:
        position_head(text)
    assert str(refused.value) == ("This is not a position: it must say 'ratking': 'position 1'.")


def test_a_position_of_other_rules_is_refused() -> None:
    with pytest.raises(BadFile) as refused:
        read_position(GAME, position(rules_version="2"))
    assert str(refused.value) == (
        "The position belongs to version '2' of the rules of Sealed Bids; here is version 1."
    )


def test_a_position_of_other_tables_is_refused() -> None:
    with pytest.raises(BadFile) as refused:
        read_position(GAME, position(data="abc123"))
    assert str(refused.value) == (
        "The position was made with other tables (data 'abc123'); here are standard. "
        "Give the folder of those tables."
    )


def test_a_position_without_a_state_is_refused() -> None:
    with pytest.raises(BadFile) as refused:
        read_position(GAME, position(state=[]))
    assert str(refused.value) == "The position has no 'state'."


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"coins": [5]}, "coins must list 2 to 4 numbers, not 1."),
        ({"round": 4}, "round must be a whole number from 0 to 3, not 4."),
    ],
)
def test_a_state_that_cannot_be_is_refused(changes: dict[str, object], why: str) -> None:
    data = position()
    data["state"] |= changes
    with pytest.raises(BadFile) as refused:
        read_position(GAME, data)
    assert str(refused.value) == why


EMPTY_POOL = {
    "pool": [0, 0, 0],
    "pending": [{"kind": "draw_prize", "seat": -1, "about": 0, "picks": []}],
}


def test_a_question_without_an_answer_does_not_fit() -> None:
    data = position()
    data["state"] |= EMPTY_POOL
    with pytest.raises(BadFile) as refused:
        read_position(GAME, data)
    assert str(refused.value) == "The pending question does not fit the table."


@pytest.mark.parametrize("error", [LookupError, AssertionError, TypeError, ValueError])
def test_a_question_that_cannot_even_list_its_answers_does_not_fit(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> list[int]:
        raise error

    monkeypatch.setattr(GAME, "answers", stumble, raising=False)
    with pytest.raises(BadFile, match="The pending question does not fit the table"):
        read_position(GAME, position())
