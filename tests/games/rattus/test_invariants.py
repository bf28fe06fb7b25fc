"""What is true at every moment, and how it is said when it is not (RB-44)."""

from __future__ import annotations

from random import Random

import pytest

from ratking.core.field import Grid
from ratking.core.play import draw
from ratking.core.question import NATURE
from ratking.games.rattus.board import NOWHERE
from ratking.games.rattus.domains import PHASES
from ratking.games.rattus.invariants import broken_invariant
from ratking.games.rattus.pieces import RECYCLED, STARTING
from ratking.games.rattus.state import (
    CARAVAN,
    CARDS,
    CARRYING_BOTH,
    DIPLOMATS,
    ENDING,
    HAVEN,
    LAST,
    PHASE,
    PLAGUE,
    POTIONS,
    RAT_COUNT,
    RATS_EXHAUSTED,
    SAVED_DIPLOMATS,
    SUPPLY,
)
from ratking.games.rattus.verbs_rats import lay_rat
from tests.games.rattus.table import RATTUS, play, region, table
from tests.rules import rule


@rule("RB-44")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("cards", ["first", "random"])
def test_everything_adds_up_at_every_moment_of_a_game(players: int, cards: str) -> None:
    rng = Random(players)
    state = RATTUS.new({"players": players, "cards": cards})
    while not RATTUS.is_over(state):
        assert broken_invariant(state) is None
        seat = RATTUS.open_seats(state)[0]
        if seat == NATURE:
            RATTUS.answer(state, seat, draw(RATTUS, state, rng))
        else:
            RATTUS.answer(state, seat, rng.choice(RATTUS.answers(state, seat)))
    assert broken_invariant(state) is None


@rule("RB-44")
def test_a_colour_has_20_citizens_over_hand_regions_and_safe_haven() -> None:
    state = table("France blue 3", hand={"blue": 10})
    HAVEN.change(state, 1, 1)
    assert broken_invariant(state) == "Seat 1 has 21 citizens in all; there must be 20."


@rule("RB-44")
def test_a_region_has_at_most_three_rats() -> None:
    state = table("France rats 3")
    RAT_COUNT.change(state, region(state, "France"), 1)
    assert broken_invariant(state) == "A region has more than three rats."


@rule("RB-44")
def test_there_are_65_rats_over_supply_board_discard_and_removed() -> None:
    state = table("France rats 3")
    SUPPLY.change(state, -1)
    assert broken_invariant(state) == "There are 64 rats in all; there must be 65."


@rule("RB-44", "RB-5", "RB-6")
def test_there_is_a_starting_face_for_every_starting_rat() -> None:
    state = table("France rats 3")
    SUPPLY.change(state, -1)
    lay_rat(state, region(state, "Italia"), STARTING)
    assert broken_invariant(state) == "5 starting faces are left for 6 places."


@rule("RB-44")
def test_every_class_card_is_in_exactly_one_place() -> None:
    state = table(holds={"red": "King"})
    CARDS.push(state, CARDS.of(state, 0))
    assert broken_invariant(state) == "A class card is in two places."


@rule("RB-44")
def test_the_plague_piece_is_in_a_region_in_play() -> None:
    state = table(players=2)
    for nowhere in (NOWHERE, region(state, "Russia")):
        PLAGUE.put(state, nowhere)
        assert broken_invariant(state) == "The plague piece must be in a region in play."


@rule("RB-44")
def test_the_plague_piece_is_still_there_when_the_game_is_over() -> None:
    state = table(players=2, hand={"red": 0})
    play(state, "plague France")
    PLAGUE.put(state, NOWHERE)
    assert broken_invariant(state) == "The plague piece must be in a region in play."


@rule("RB-44", "RB-7")
def test_before_it_is_placed_the_plague_piece_is_nowhere() -> None:
    assert broken_invariant(RATTUS.new({})) is None


@rule("RB-44", "RA-12")
def test_the_caravan_is_on_the_board_when_its_card_is_in_the_game() -> None:
    state = table(players=5)
    CARAVAN.put(state, NOWHERE)
    assert broken_invariant(state) == "The Caravan must be in a region in play."


@rule("RB-37", "RB-44")
@pytest.mark.parametrize("phase", ["final round", "last plague"])
def test_the_finale_needs_the_player_of_the_last_turn_and_its_reason(phase: str) -> None:
    state = table()
    PHASE.put(state, PHASES.index(phase))
    sentence = "From the final round on, and not before, the last turn has a player and a reason."
    assert broken_invariant(state) == sentence
    LAST.put(state, 1)
    assert broken_invariant(state) == sentence
    ENDING.put(state, RATS_EXHAUSTED)
    assert broken_invariant(state) is None


@rule("RB-37", "RB-44")
def test_before_the_finale_nobody_has_had_the_last_turn() -> None:
    state = table()
    LAST.put(state, 1)
    ENDING.put(state, RATS_EXHAUSTED)
    assert broken_invariant(state) is not None


def test_without_a_question_the_game_must_be_over() -> None:
    state = table()
    state.top = state.bottom
    assert broken_invariant(state) == "Nothing is pending, but the game is not over."


@rule("RP-9")
def test_walls_may_not_shut_the_plague_piece_in() -> None:
    state = table(plague="Italia", walls="France-Espagna Espagna-Italia")
    PLAGUE.put(state, region(state, "Espagna"))
    assert broken_invariant(state) == "Walls may not shut the plague piece in."


@rule("RA-13")
def test_there_are_no_more_than_fifteen_diplomats() -> None:
    state = table(holds={"red": "Sultan"}, hand={"red": 0, "blue": 0})
    SAVED_DIPLOMATS.put(state, 0, 8)
    SAVED_DIPLOMATS.put(state, 1, 8)
    assert broken_invariant(state) == "There are 16 diplomats; 15 is the most."


@rule("RA-13")
def test_every_diplomat_in_the_safe_haven_is_a_citizen() -> None:
    state = table(holds={"red": "Sultan"}, hand={"red": 19})
    SAVED_DIPLOMATS.put(state, 0, 2)
    assert broken_invariant(state) == "More diplomats than citizens are in the Safe Haven."


@rule("RA-13", "RP-8")
def test_every_token_is_under_a_citizen_and_one_citizen_may_carry_both() -> None:
    state = table(
        "France red 1",
        holds={"red": "Sultan Wizard"},
        diplomats={"red": "France"},
    )
    assert broken_invariant(state) is None
    france = region(state, "France")
    POTIONS.put(state, france, 0, 1)
    assert broken_invariant(state) == "More diplomats and potions than citizens are in a region."
    CARRYING_BOTH.put(state, france, 0, 1)
    assert broken_invariant(state) is None


@rule("RA-13", "RP-8")
@pytest.mark.parametrize("token", [DIPLOMATS, POTIONS], ids=lambda token: str(token.name))
def test_who_carries_both_tokens_has_each_of_them(token: Grid) -> None:
    given = {"red": "France"}
    state = table(
        "France red 3", holds={"red": "Sultan Wizard"}, diplomats=given, potions=given, both=given
    )
    token.put(state, region(state, "France"), 0, 0)
    assert broken_invariant(state) == "A citizen carries both tokens where one of them is missing."


@rule("RB-40")
def test_a_rat_from_the_discarded_ones_has_one_of_their_faces() -> None:
    state = table("France rats 1")
    lay_rat(state, region(state, "Italia"), RECYCLED)
    assert broken_invariant(state) == (
        "A rat came back from the discarded ones, but none was discarded."
    )
