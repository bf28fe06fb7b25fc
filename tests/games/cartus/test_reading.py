"""Positions: every impossible one is refused with a sentence (RC-95)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from ratking.core.errors import BadFile
from tests.games.cartus.table import CARTUS, enter, play, table
from tests.rules import rule

Change = Callable[[dict[str, Any]], object]


def position() -> dict[str, Any]:
    """A table in the middle of a round, with something of everything on it."""
    state = table(
        "Castle a, Treasury a, Palace a",
        hands={"red": "2 Monk 4, Sword", "blue": "King 0, Gold", "yellow": "Joker"},
        nun_row="Witch 3",
        tracks={"magic": ["red 2", "green 2"]},
    )
    enter(state, "Castle a: Monk 4", "Castle a: King 0", "Treasury a: Joker", "Treasury a")
    play(state, "yes")
    return copy.deepcopy(CARTUS.to_json(state))


def test_a_position_is_read_back() -> None:
    data = position()
    assert CARTUS.to_json(CARTUS.from_json(data)) == data


@rule("RC-53")
def test_a_position_keeps_who_is_premium_when_his_cards_are_gone() -> None:
    state = table("Palace a, Farm a", players=2, hands={"red": "3 King 4", "blue": "Peasant 0"})
    enter(state, "Palace a: 3 King 4", "Farm a: Peasant 0")
    play(state, "no")
    data = CARTUS.to_json(state)
    assert data["premium"] == 0
    assert CARTUS.from_json(data).premium == 0


def seat(data: dict[str, Any], number: int) -> dict[str, Any]:
    found: dict[str, Any] = data["seats"][number]
    return found


@rule("RC-95")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d.update(players=6), "players must be a whole number from 2 to 5"),
        (lambda d: d.update(phase="noon"), "phase must be one of"),
        (lambda d: d.update(entered=[9]), "entered must be a whole number"),
        (lambda d: d.update(row=["Windmill a"]), "row must be one of"),
        (lambda d: d.update(seats=[]), "seats must list 4 seats"),
        (lambda d: d["seats"].__setitem__(0, 1), "Every seat must be an object"),
        (lambda d: seat(d, 0)["hand"].update({"?": "x"}), "hand must be a whole number"),
        (lambda d: seat(d, 0)["hand"].update({"Bard 4": 1}), "no such card here: 'Bard 4'"),
        (lambda d: d["pool"].update({"Joker": 1}), "no such card here: 'Joker'"),
        (lambda d: d["pool"].update({"?": 1}), "no such card here"),
        (lambda d: d.update(nun_row=[]), "nun_row must list 5 places"),
        (lambda d: d["nun_row"].__setitem__(0, 3), "card of the nun row must be an object"),
        (lambda d: d["known"].append(3), "Every row of known must be an object"),
        (
            lambda d: d["known"].append({"viewer": 1, "holder": 1, "cards": {}}),
            "known is about the cards of others",
        ),
        (lambda d: d["pending"].pop(), "must be one that somebody answers"),
        (lambda d: d["buildings"].pop(), "There must be 5 building cards of royalty"),
        (lambda d: d["unseen_buildings"].append("Castle a"), "A building card is in two places"),
        (lambda d: d["replaced"].append("Farm a"), "A building card is in two places"),
        (lambda d: d["unseen_buildings"].pop(), "unseen building cards are not as many"),
        (lambda d: d.update(replacement_left=7, building_left=20), "at most 6 cards in the Repl"),
        (lambda d: d.update(entered=[0, 1, 2]), "Those who entered a building are not those"),
        (lambda d: d.update(row=d["row"][:1]), "A seat stands in a building that is not in the"),
        (
            lambda d: (d["row"].append("Farm a"), d["unseen_buildings"].remove("Farm a"),
                       d.update(building_left=d["building_left"] - 1)),
            "row must list at most 3",
        ),
        (lambda d: d.update(queue=[0]), "A seat is in the queue twice, or has entered"),
        (lambda d: (seat(d, 0).update(place=None), d["entered"].remove(0)), "without entering"),
        (lambda d: d.update(premium=7), "premium must be a whole number from 0 to 3"),
        (lambda d: d.update(premium=None), "Cards are turned up, and nobody is premium"),
        (lambda d: d.update(premium=1), "Seat 1 is premium, and others played more or entered"),
        (lambda d: d.update(phase="enter"), "Nobody can be premium but who stands in a building"),
        (lambda d: seat(d, 0)["laid"].update({"Gold": 1}), "Pass and Gold cannot be played"),
        (lambda d: seat(d, 0)["laid"].update({"?": 1}), "turned up must be known"),
        (lambda d: d["pool"].update({"Monk 4": 4}), "There are 6 of Monk 4; there must be 4"),
        (lambda d: d["decks"].update(Gold=15), "There are more than 15 of Gold"),
        (lambda d: d["decks"].update(Gold=13), "Special cards are missing"),
        (lambda d: d.update(deck_left=3), "cards are left for"),
        (
            lambda d: (d["pool"].pop("Witch 0"), d["row_pool"].update({"Witch 0": 4})),
            "cards kept for the nun row are not as many",
        ),
        (lambda d: d["nun_row"][0].update(seen=[]), "has a face that nobody has seen"),
        (lambda d: d["outside"].update({"Witch 3": 2}), "holds a Witch 3 that was discarded"),
        (
            lambda d: d["known"].append({"viewer": 0, "holder": 3, "cards": {"King 1": 1}}),
            "knows more of the cards of seat 3",
        ),
        (
            lambda d: d["known"].append({"viewer": None, "holder": 2, "cards": {"King 1": 1}}),
            "knows more of the cards of seat 2",
        ),
        (lambda d: d["tracks"]["magic"].update(height=[0, 0, 0, 0]), "magic are not piled up"),
        (lambda d: d.update(tokens_left=19), "There are 19 victory point tokens"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused(change: Change, said: str) -> None:
    data = position()
    change(data)
    with pytest.raises(BadFile, match=said):
        CARTUS.from_json(data)


@rule("RC-95")
def test_a_discarded_card_is_counted_outside_the_row() -> None:
    data = position()
    data["pool"]["Witch 0"] -= 1
    data["deck_left"] -= 1
    data["discard"]["Witch 0"] = 1
    with pytest.raises(BadFile, match="not counted among those outside"):
        CARTUS.from_json(data)
    data["outside"]["Witch 0"] = 1
    CARTUS.from_json(data)


@rule("RC-19", "RC-95")
def test_a_row_of_two_players_has_no_third_building() -> None:
    data = CARTUS.to_json(table("Palace a, Castle a", players=2))
    row, unseen, left = data["row"], data["unseen_buildings"], data["building_left"]
    assert isinstance(row, list)
    assert isinstance(unseen, list)
    assert isinstance(left, int)
    row.append("Farm a")
    unseen.remove("Farm a")
    data["building_left"] = left - 1
    with pytest.raises(BadFile, match="at most 2 buildings in the row"):
        CARTUS.from_json(data)


def test_a_question_written_before_its_numbers_had_names_is_still_read() -> None:
    state = table("Fortune-teller's Tent a, Farm a", players=2)
    enter(state, "Fortune-teller's Tent a", "Farm a")
    play(state, "yes", "look 3", "nun King 4")
    assert CARTUS.answers(state, 0) == [0, 1, 3, 4]
    data = CARTUS.to_json(state)
    assert isinstance(data["pending"], list)
    frame = data["pending"][-1]
    assert frame == {
        "kind": "look", "seat": 0, "count": 1,
        "first": 2, "second": None, "third": None, "fourth": None,
    }  # fmt: skip
    data["pending"][-1] = {"kind": "look", "seat": 0, "about": 1, "picks": [2]}
    assert CARTUS.answers(CARTUS.from_json(data), 0) == [0, 1, 3, 4]
    assert CARTUS.from_json(data).key() == state.key()
