"""A state that somebody wrote: every doubt is said in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from ratking.core.errors import BadFile
from tests.games.rattus.table import RATTUS, play, table

REMOVE = object()


def written() -> Any:
    return RATTUS.to_json(table("France starters 1 rats 1 red 2", holds={"red": "Witch"}))


def refusal(*path: object) -> str:
    """Put the last of the words where the others lead, and read what is said about it."""
    data = written()
    place = data
    for step in path[:-2]:
        place = place[step]
    if path[-1] is REMOVE:
        del place[path[-2]]
    else:
        place[path[-2]] = path[-1]
    with pytest.raises(BadFile) as refused:
        RATTUS.from_json(data)
    return str(refused.value)


@pytest.mark.parametrize(
    ("key", "least", "most", "wrong"),
    [
        ("players", 2, 6, 1),
        ("players", 2, 6, "four"),
        ("start", 0, 3, 4),
        ("active", 0, 3, True),
        ("last", 0, 3, -1),
        ("supply", 0, 37, 38),
        ("strays", 0, 5, 6),
        ("limit_minus", 0, 2, 3),
    ],
)
def test_numbers_have_their_bounds(key: str, least: int, most: int, wrong: object) -> None:
    assert refusal(key, wrong) == (
        f"{key} must be a whole number from {least} to {most}, not {wrong!r}."
    )


@pytest.mark.parametrize("key", ["phase", "ending", "plague", "caravan", "struck"])
def test_words_must_be_known(key: str) -> None:
    assert refusal(key, "Atlantis").startswith(f"{key} must be one of ")


@pytest.mark.parametrize("key", ["phase", "ending"])
def test_some_words_may_not_be_left_out(key: str) -> None:
    assert refusal(key, REMOVE).endswith("not None.")


def test_a_region_out_of_play_is_no_place_for_the_plague() -> None:
    assert "Egypt" not in refusal("plague", "Egypt").split(", not ")[0]


@pytest.mark.parametrize("key", ["increased", "took_card"])
def test_yes_and_no_must_be_said(key: str) -> None:
    assert refusal(key, 1) == f"{key} must be true or false, not 1."


@pytest.mark.parametrize("key", ["hand", "haven"])
def test_everybody_has_a_hand_stock_and_a_place_in_the_safe_haven(key: str) -> None:
    assert refusal(key, [20, 20]) == f"{key} must list 4 numbers, not 2."
    assert refusal(key, [20, 20, 20, 21]) == f"{key} must be a whole number from 0 to 20, not 21."


@pytest.mark.parametrize("key", ["used", "discarded", "pending"])
def test_lists_must_be_lists(key: str) -> None:
    assert refusal(key, {}) == f"{key} must be a list."


@pytest.mark.parametrize("key", ["cards", "regions"])
def test_objects_must_be_objects(key: str) -> None:
    assert refusal(key, []) == f"{key} must be an object."


def test_cards_must_exist() -> None:
    assert refusal("cards", {"Jester": None}) == "There is no class card 'Jester'."
    assert refusal("used", [5]) == "There is no class card 5."


def test_cards_are_held_by_seats() -> None:
    assert refusal("cards", "Witch", 4) == "Witch must be a whole number from 0 to 3, not 4."


def test_there_are_no_more_cards_than_a_game_uses() -> None:
    cards = written()["cards"] | {"Courier": None}
    assert refusal("cards", cards) == "cards must name at most 6 class cards."


def test_regions_must_be_in_play() -> None:
    assert refusal("regions", "Egypt", {}) == "'Egypt' is no region in play."


def test_no_region_in_play_may_be_left_out() -> None:
    assert refusal("regions", "France", REMOVE) == "France must be an object."


def test_a_region_counts_the_citizens_of_everybody() -> None:
    assert refusal("regions", "France", "citizens", [1]) == "citizens must list 4 numbers, not 1."


def test_a_region_has_at_most_three_rats() -> None:
    rats: list[object] = [{"pool": "supply", "face": None, "seen": []}] * 4
    assert refusal("regions", "France", "rats", rats) == "France has 4 rats; three is the most."


def test_a_rat_is_an_object() -> None:
    assert refusal("regions", "France", "rats", ["a rat"]) == "Every rat must be an object."


def test_a_rat_comes_from_one_of_the_pools() -> None:
    assert refusal("regions", "France", "rats", 0, "pool", "sewer") == (
        "pool must be one of starter, supply, not 'sewer'."
    )


def test_a_rat_is_seen_by_seats() -> None:
    assert refusal("regions", "France", "rats", 0, "seen", [4]) == (
        "seen must be a whole number from 0 to 3, not 4."
    )


def test_a_face_must_be_in_the_box() -> None:
    assert refusal("regions", "France", "rats", 0, "face", 65) == (
        "face must be a whole number from 0 to 64, not 65."
    )
    assert refusal("discarded", [65]) == "face must be a whole number from 0 to 64, not 65."


def test_a_face_is_in_the_game_once() -> None:
    assert refusal("discarded", [3, 3]) == "Face 3 is in the game twice."


def test_a_question_must_exist() -> None:
    assert refusal("pending", [5]) == "Every pending question must be an object."
    assert refusal("pending", 0, "kind", "riddle") == "There is no question of the kind 'riddle'."


def test_the_last_question_must_be_one_that_somebody_answers() -> None:
    step = {"kind": "next_turn", "seat": -2, "about": 0, "picks": []}
    assert refusal("pending", [step]) == (
        "The last of the pending questions must be one that somebody answers."
    )


def test_a_game_without_a_question_must_be_over() -> None:
    assert refusal("pending", []) == "Nothing is pending, but the game is not over."


def test_what_does_not_add_up_is_refused() -> None:
    assert refusal("hand", 1, 19) == "Seat 1 has 19 citizens in all; there must be 20."
    assert refusal("supply", 30) == "There are 59 rats in all; there must be 65."


def test_a_finished_game_can_be_read() -> None:
    state = table(hand={"red": 0})
    play(state, "plague France")
    assert RATTUS.outcome(RATTUS.from_json(RATTUS.to_json(state))) == RATTUS.outcome(state)
