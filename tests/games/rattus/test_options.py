"""What can be chosen before a game, and what is said about a bad choice (RB-1, RB-3)."""

from __future__ import annotations

import pytest

from ratking.core.errors import BadOption
from ratking.core.question import NATURE
from ratking.games.rattus.cards.deck import NAMES
from ratking.games.rattus.options import CARD_SETS, OPTIONS
from tests.games.rattus.table import RATTUS
from tests.rules import rule

SIX = ["Peasant", "Monk", "Merchant", "Witch", "King", "Courier"]


def refusal(**chosen: object) -> str:
    with pytest.raises(BadOption) as refused:
        RATTUS.new(chosen)
    return str(refused.value)


def test_every_option_says_what_it_is_about() -> None:
    names = [option.name for option in RATTUS.options()]
    assert names == ["players", "start", "cards", "region_cards"]
    assert all(option.about for option in OPTIONS)


@rule("RB-1", "RB-3", "RB-8")
def test_without_a_choice_four_play_the_first_game_and_seat_0_begins() -> None:
    state = RATTUS.new({})
    assert RATTUS.players(state) == 4
    assert state.box.start == 0
    assert len(state.cards) == 6


@rule("RB-1")
@pytest.mark.parametrize("players", [1, 7, True, "many", None, 2.5])
def test_two_to_six_may_play(players: object) -> None:
    assert refusal(players=players) == (
        f"players must be a whole number from 2 to 6, not {players!r}."
    )


@rule("RB-8")
@pytest.mark.parametrize("players", range(2, 7))
def test_anybody_may_start(players: int) -> None:
    for start in range(players):
        assert RATTUS.new({"players": players, "start": start}).active == start


@rule("RB-8")
def test_the_start_player_must_sit_at_the_table() -> None:
    assert refusal(players=3, start=3) == "With 3 players start must be a seat from 0 to 2."
    assert refusal(players=6, start=6) == "start must be a whole number from 0 to 5, not 6."


def test_an_option_that_does_not_exist_is_named() -> None:
    assert refusal(colour="red") == (
        "There is no option 'colour'; there are players, start, cards, region_cards."
    )


@rule("RB-3")
def test_cards_may_be_named_in_one_text() -> None:
    state = RATTUS.new({"cards": "peasant, monk,MERCHANT, witch,king,courier"})
    assert sorted(state.cards) == sorted(NAMES[name] for name in SIX)


@rule("RB-3")
def test_a_card_that_does_not_exist_is_named() -> None:
    assert refusal(cards="Peasant, Jester").startswith(
        "There is no class card 'Jester'; there are "
    )


@rule("RB-3")
@pytest.mark.parametrize("cards", [5, ["Peasant", 5], None])
def test_cards_that_are_no_list_of_names_are_refused(cards: object) -> None:
    assert refusal(cards=cards) == (
        f"cards must be {', '.join(CARD_SETS)} or a list of cards, not {cards!r}."
    )


@rule("RB-3")
def test_the_number_of_cards_must_fit_the_players() -> None:
    assert refusal(cards=SIX[:5]) == "With 4 players 6 different cards are needed, not 5."
    assert refusal(players=5, cards=SIX) == "With 5 players 8 different cards are needed, not 6."


@rule("RB-3")
def test_no_card_is_used_twice() -> None:
    assert refusal(cards=[*SIX[:5], "King"]) == (
        "With 4 players 6 different cards are needed, not 5."
    )


@rule("RA-3")
def test_region_cards_are_off_on_or_as_the_cards_need_them() -> None:
    assert refusal(region_cards="maybe") == (
        "region_cards must be one of off, auto, on, not 'maybe'."
    )


@rule("RA-3")
@pytest.mark.parametrize("card", ["Astronomer", "Explorer"])
def test_astronomer_and_explorer_need_region_cards(card: str) -> None:
    assert refusal(cards=[*SIX[:5], card], region_cards="off") == (
        f"The {card} needs region cards; they are turned off."
    )
    assert RATTUS.new({"cards": [*SIX[:5], card]}).cards


@rule("RA-1", "RA-3")
@pytest.mark.parametrize(
    ("option", "left_out"), [("off", {"Astronomer", "Explorer"}), ("auto", set()), ("on", set())]
)
def test_without_region_cards_astronomer_and_explorer_are_not_drawn(
    option: str, left_out: set[str]
) -> None:
    drawn = RATTUS.answers(RATTUS.new({"cards": "random", "region_cards": option}), NATURE)
    assert {card for card in NAMES if NAMES[card] not in drawn} == left_out


@rule("RA-1", "RB-3")
@pytest.mark.parametrize(
    ("cards", "drawn"),
    [("africanus", [*range(6), *range(18, 22)]), ("pied_piper", list(range(18)))],
)
def test_an_expansion_is_mixed_with_the_base_game(cards: str, drawn: list[int]) -> None:
    state = RATTUS.new({"cards": cards})
    assert RATTUS.answers(state, NATURE) == drawn
    assert set(RATTUS.weights(state)) == {1}


@rule("RA-1", "RB-3")
@pytest.mark.parametrize(("players", "count"), [(2, 6), (4, 6), (5, 8), (6, 8)])
def test_of_all_cards_six_are_used_and_eight_on_the_large_board(players: int, count: int) -> None:
    state = RATTUS.new({"players": players, "cards": "random"})
    while RATTUS.question(state, NATURE).kind.name == "draw_card":
        RATTUS.answer(state, NATURE, RATTUS.answers(state, NATURE)[-1])
    assert len(state.cards) == count
