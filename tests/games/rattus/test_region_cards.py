"""Region cards: deck, discard pile, hands and points (RA-3, RA-8)."""

from __future__ import annotations

import pytest

from ratking.core.question import NATURE
from ratking.games.rattus import events as tell
from ratking.games.rattus.region_cards import (
    hand_size,
)
from ratking.games.rattus.state import DECK_LEFT, WITH_REGION_CARDS, RattusState
from tests.games.rattus.table import (
    COLOURS,
    RATTUS,
    all_region_cards,
    asked,
    cards_of,
    discards,
    hand,
    may,
    offered,
    play,
    table,
)
from tests.rules import rule

FIVE = [
    "Anglia church chivalry",
    "France ?",
    "Italia church royalty",
    "Hungaria magic royalty",
    "Scandia peasantry church",
]


def left(state: RattusState) -> int:
    return DECK_LEFT.of(state)


# Setting up


def dealt(players: int, **options: object) -> RattusState:
    """Set up a game as far as the region cards are dealt."""
    state = RATTUS.new({"players": players, **options})
    while asked(state) in ("nature draw_card", "nature plague_starts"):
        play(state, offered(state)[0])
    while asked(state) == "nature draw_region_card":
        play(state, offered(state)[0])
    return state


@rule("RA-3")
def test_there_are_51_cards_three_for_each_region() -> None:
    cards = RATTUS.tables.region_cards
    assert len(cards) == 51
    assert [card.region for card in cards] == [region for region in range(17) for _ in range(3)]


@rule("RA-3")
def test_each_card_shows_two_different_classes_or_a_question_mark() -> None:
    for card in RATTUS.tables.region_cards:
        assert len(set(card.classes)) == len(card.classes)
        assert len(card.classes) in (2, 7)


@rule("RA-3", "RA-15")
@pytest.mark.parametrize("players", range(2, 7))
def test_cards_of_regions_not_in_play_are_removed(players: int) -> None:
    state = RATTUS.new({"players": players, "region_cards": "on"})
    play(state, offered(state)[0])
    known = {RATTUS.tables.region_cards[card].region for card in RATTUS.answers(state, NATURE)}
    assert known == set(state.box.in_play)
    assert len(RATTUS.answers(state, NATURE)) == 3 * len(state.box.in_play)


@rule("RA-3")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_is_dealt_three_and_the_rest_is_the_deck(players: int) -> None:
    state = dealt(players, region_cards="on")
    assert [hand_size(state, seat) for seat in range(players)] == [3] * players
    assert left(state) == 3 * len(state.box.in_play) - 3 * players
    assert discards(state) == []
    assert asked(state) == "red settle"


@rule("RA-3")
def test_dealing_begins_with_the_start_player() -> None:
    state = RATTUS.new({"region_cards": "on", "start": 2})
    told = play(state, "plague France", *[f"card {card}" for card in FIVE[:4]])
    drawn = [event.seat for event in told if isinstance(event, tell.RegionCardDrawn)]
    assert drawn == [2, 2, 2, 3]


@rule("RA-3")
def test_every_card_of_the_deck_is_equally_likely() -> None:
    state = RATTUS.new({"region_cards": "on"})
    play(state, "plague France")
    assert RATTUS.weights(state) == [1] * 36


@rule("RA-3")
@pytest.mark.parametrize(
    ("cards", "option", "expected"),
    [
        ("first", "off", False),
        ("first", "auto", False),
        ("first", "on", True),
        ("Astronomer, Monk, Merchant, Witch, King, Knight", "auto", True),
        ("Explorer, Monk, Merchant, Witch, King, Knight", "auto", True),
        ("Sultan, Caravanner, Merchant, Witch, King, Knight", "auto", False),
    ],
)
def test_region_cards_are_in_the_game_when_wanted_or_needed(
    cards: str, option: str, expected: bool
) -> None:
    state = dealt(4, cards=cards, region_cards=option)
    assert WITH_REGION_CARDS.of(state) == expected
    assert hand_size(state, 0) == (3 if expected else 0)


# Reshuffling


@rule("RA-3")
def test_the_discard_pile_is_shuffled_when_the_deck_is_empty() -> None:
    state = table(holds={"red": "Explorer"}, deck=FIVE[:3])
    told = play(state, "use Explorer", *[f"card {card}" for card in FIVE[:3]])
    assert tell.RegionDeckShuffled(33) in told
    assert left(state) == 33
    assert discards(state) == []


@rule("RA-3")
def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    state = table(holds={"red": "Astronomer"}, deck=FIVE[:1])
    play(state, "use Astronomer", f"card {FIVE[0]}")
    assert asked(state) == "nature draw_region_card"
    assert len(RATTUS.answers(state, NATURE)) == 35
    play(state, f"card {FIVE[1]}", f"card {FIVE[2]}", f"keep {FIVE[2]}")
    assert cards_of(state, "red") == [FIVE[2]]
    assert discards(state) == FIVE[:2]


@rule("RA-3")
def test_cards_that_are_drawn_or_in_hands_are_not_shuffled() -> None:
    state = table(holds={"red": "Astronomer"}, deck=FIVE[:1], in_hand={"blue": [FIVE[3]]})
    play(state, "use Astronomer", f"card {FIVE[0]}")
    assert not may(state, f"card {FIVE[0]}")
    assert not may(state, f"card {FIVE[3]}")
    assert len(RATTUS.answers(state, NATURE)) == 34


@rule("RA-3")
def test_an_empty_pile_is_shuffled_at_the_next_draw() -> None:
    in_hand = {"green": all_region_cards(but=FIVE[:3])}
    state = table(holds={"red": "Astronomer"}, in_hand=in_hand, players=4)
    play(state, "use Astronomer", *[f"card {card}" for card in FIVE[:3]], f"keep {FIVE[0]}")
    assert (left(state), discards(state)) == (0, FIVE[1:3])
    play(state, "plague France", "take Astronomer", "use Astronomer")
    assert offered(state) == [f"card {card}" for card in FIVE[1:3]]


@rule("RA-3")
def test_if_fewer_cards_are_left_than_asked_for_what_is_there_is_drawn() -> None:
    in_hand = {"green": all_region_cards(but=FIVE[:2])}
    state = table(holds={"red": "Explorer"}, in_hand=in_hand)
    play(state, "use Explorer", f"card {FIVE[0]}", f"card {FIVE[1]}")
    assert offered(state) == ["in Anglia", "in France"]
    play(state, "in France")
    assert hand(state, "red") == 19


# Points


def end(state: RattusState) -> list[int]:
    """Finish the game and read the points of the region cards."""
    play(state, "plague Scandia")
    outcome = RATTUS.outcome(state)
    assert outcome is not None
    return [parts["region cards"] for parts in outcome.parts]


OVER = {"red": 0}


@rule("RA-8")
def test_a_card_in_hand_scores_where_its_owner_has_the_most_citizens() -> None:
    state = table("France blue 2 green 1", hand=OVER, in_hand={"blue": ["France ?"]})
    assert end(state) == [0, 1, 0, 0]


@rule("RA-8")
def test_a_shared_majority_is_enough() -> None:
    in_hand = {"blue": ["France ?"], "green": ["France church magic"]}
    state = table("France blue 2 green 2", hand=OVER, in_hand=in_hand)
    assert end(state) == [0, 1, 0, 1]


@rule("RA-8")
def test_who_has_fewer_citizens_there_scores_nothing() -> None:
    state = table("France blue 2 green 3", hand=OVER, in_hand={"blue": ["France ?"]})
    assert end(state) == [0, 0, 0, 0]


@rule("RA-8")
def test_a_region_scores_once_for_a_player_however_many_of_its_cards_he_holds() -> None:
    in_hand = {"blue": ["France ?", "France church magic", "Italia ?"]}
    state = table("France blue 2", "Italia blue 1", hand=OVER, in_hand=in_hand)
    assert end(state) == [0, 2, 0, 0]


@rule("RA-8")
def test_with_zero_citizens_there_is_no_majority() -> None:
    state = table(hand=OVER, in_hand={"blue": ["France ?"]})
    assert end(state) == [0, 0, 0, 0]


@rule("RA-8")
def test_points_of_region_cards_count_in_the_score() -> None:
    state = table("France blue 2", hand=OVER, in_hand={"blue": ["France ?"]})
    end(state)
    outcome = RATTUS.outcome(state)
    assert outcome is not None
    assert outcome.scores[COLOURS.index("blue")] == 3


@rule("RA-8")
def test_when_the_last_plague_is_over_everybody_reveals_his_region_cards() -> None:
    in_hand = {"blue": ["France ?"], "green": ["Italia ?", "Russia ?"]}
    state = table("France blue 2", hand=OVER, in_hand=in_hand)
    told = play(state, "plague Scandia")
    shown = [event for event in told if isinstance(event, tell.RegionCardShown)]
    assert [event.seat for event in shown] == [1, 3, 3]
    for seat in range(4):
        seen = RATTUS.observe(state, seat).table
        assert cards_of(seen, "green") == ["Italia ?", "Russia ?"]
        assert RATTUS.outcome(seen) == RATTUS.outcome(state)


@rule("RA-8")
def test_before_the_last_plague_is_over_nobody_does() -> None:
    in_hand = {"blue": ["France ?"]}
    state = table("France rats 1 blue 2", hand=OVER, in_hand=in_hand)
    play(state, "plague Scandia")
    assert asked(state) == "nature deal_face"
    assert cards_of(RATTUS.observe(state, 0).table, "blue") == ["unknown"]
