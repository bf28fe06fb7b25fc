"""A state that somebody wrote: every doubt is said in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from ratking.core.errors import BadFile
from ratking.games.rattus.domains import HELD_BY, NOT_IN_PLAY, UNTAKEN
from tests.games.rattus.table import RATTUS, play, table

REMOVE = object()


def written(**more: Any) -> Any:
    return RATTUS.to_json(table("France starters 1 rats 1 red 2", holds={"red": "Witch"}, **more))


def refusal(*path: object, **more: object) -> str:
    """Put the last of the words where the others lead, and read what is said about it."""
    data = written(**more)
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
    assert refusal("used", [5]).startswith("used must be one of Peasant, Monk, ")


def test_cards_are_held_by_seats() -> None:
    assert refusal("cards", "Witch", 4) == "Witch must be a whole number from 0 to 3, not 4."


def test_there_are_no_more_cards_than_a_game_uses() -> None:
    cards = written()["cards"] | {"Courier": None}
    assert refusal("cards", cards) == "cards must name at most 6 class cards."


def test_regions_must_be_in_play() -> None:
    assert refusal("regions", "Egypt", {}) == "regions: 'Egypt' is no region in play."


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
        "pool must be one of starter, supply, recycled, not 'sewer'."
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


def test_bishops_and_nuns_stand_on_the_board_together() -> None:
    assert refusal("bishops", ["France"]) == "bishops must name 2 regions or none."
    assert refusal("nuns", ["France", "France"]) == "nuns must name 3 regions or none."
    assert refusal("nuns", ["Egypt"] * 3).startswith("nuns must be one of ")


def test_walls_stand_on_borders_of_their_own() -> None:
    assert refusal("walls", [["France", "Russia"]]) == (
        "A wall stands on no border: ['France', 'Russia']."
    )
    sentence = "There are at most 3 walls, each on a border of its own."
    assert refusal("walls", [["France", "Italia"]] * 2) == sentence
    four = [
        ["France", "Italia"],
        ["Anglia", "France"],
        ["France", "Espagna"],
        ["Germania", "Italia"],
    ]
    assert refusal("walls", four) == sentence


def test_faces_that_are_turned_up_are_in_the_box() -> None:
    assert refusal("turned_up", [65]) == "turned_up must be a whole number from 0 to 64, not 65."
    assert refusal("recycled_from", [-1]) == (
        "recycled_from must be a whole number from 0 to 64, not -1."
    )


IN_HAND = {"in_hand": {"blue": ["France ?"]}}


def card_refusal(*path: object) -> str:
    return refusal("region_cards", *path, **IN_HAND)


def test_region_cards_are_an_object_or_left_out() -> None:
    assert refusal("region_cards", []) == "region_cards must be an object."


def test_every_region_card_has_its_place() -> None:
    assert card_refusal("place", []) == "place must list 51 places, not 0."
    assert card_refusal("place", 0, "lost").startswith("place must be one of face down, aside,")
    sentence = "Exactly the cards of regions not in play are removed."
    assert card_refusal("place", 0, "removed") == sentence
    assert card_refusal("place", 50, "face down") == sentence


def test_everybody_has_a_hand_of_region_cards() -> None:
    assert card_refusal("hands", [[], []]) == "hands must list the region cards of 4 seats."
    assert card_refusal("hands", 1, "France") == "A hand must be a list of region cards."
    assert card_refusal("hands", 1, [51]) == (
        "a region card must be a whole number from -1 to 50, not 51."
    )


def test_an_unknown_card_comes_from_a_shuffle_that_was_made() -> None:
    assert card_refusal("hands", 1, [-2]) == (
        "a region card must be a whole number from -1 to 50, not -2."
    )
    assert card_refusal("shuffle_of", [1] * 51) == (
        "shuffle_of must be a whole number from 0 to 0, not 1."
    )


def test_a_region_card_is_in_one_place() -> None:
    sentence = "The region cards set aside are not those in hands, drawn and played."
    assert card_refusal("hands", 1, []) == sentence
    assert card_refusal("hands", 0, [5]) == sentence
    assert card_refusal("drawn", [5]) == sentence
    assert card_refusal("shields", [["Witch", 5]]) == sentence


def test_the_cards_of_a_shuffle_add_up() -> None:
    sentence = "Shuffle 0 of the region cards does not add up."
    assert card_refusal("left", 34) == sentence
    assert card_refusal("hands", 0, [-1]) == sentence


def test_a_played_card_lies_on_a_class_card() -> None:
    for wrong in (["Jester", 5], ["Witch"], "Witch"):
        assert card_refusal("shields", [wrong]) == (
            f"A shield is [class card, region card], not {wrong!r}."
        )


def test_cards_are_drawn_by_a_seat() -> None:
    assert card_refusal("drawn_by", 4) == "drawn_by must be a whole number from 0 to 3, not 4."


def test_what_the_walls_or_tokens_break_is_refused() -> None:
    assert refusal("saved_diplomats", [1, 0, 0, 0]) == (
        "More diplomats than citizens are in the Safe Haven."
    )
    assert refusal("walls", [["France", "Espagna"], ["Espagna", "Italia"]], plague="Espagna") == (
        "Walls may not shut the plague piece in."
    )


def test_there_are_only_so_many_region_cards() -> None:
    assert card_refusal("drawn", [0, 1, 2, 3]) == ("drawn must list at most 3 region cards, not 4.")
    assert card_refusal("hands", 0, [0] * 52) == "There are 51 region cards in all."


def test_a_card_that_asks_is_read_as_it_was_written_before() -> None:
    state = table("France starters 1 rats 1 red 2", holds={"red": "Witch"})
    play(state, "use Witch")
    data: Any = RATTUS.to_json(state)
    now = data["pending"][-1]
    old = {"kind": "card", "seat": 0, "about": 3, "picks": []}
    again = RATTUS.from_json(data | {"pending": [*data["pending"][:-1], old]})
    assert now["card"] == "Witch"
    assert again.key() == state.key()


def test_a_class_card_may_be_out_of_the_game() -> None:
    box = RATTUS.box(4, 0)
    assert HELD_BY.fits(box, NOT_IN_PLAY)
    assert HELD_BY.fits(box, UNTAKEN)
    assert not HELD_BY.fits(box, 4)
