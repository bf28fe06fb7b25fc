"""Astronomer, Explorer and Sultan, and what all Islamic cards share (RA-1 to RA-17)."""

from __future__ import annotations

import pytest

from ratking.core.event import HIDDEN
from ratking.core.question import NOBODY
from ratking.games.rattus import events as tell
from ratking.games.rattus.cards.deck import DECK, FAMILY, NAMES
from ratking.games.rattus.tokens import FAMILIES
from tests.games.rattus.table import (
    RATTUS,
    all_region_cards,
    asked,
    card_number,
    cards_of,
    diplomats,
    discards,
    hand,
    may,
    offered,
    play,
    region,
    row,
    table,
)
from tests.rules import rule

THREE = ["Anglia church chivalry", "France ?", "Italia church royalty"]
DRAWN = [f"card {card}" for card in THREE]


@rule("RA-1")
@pytest.mark.parametrize("card", ["Astronomer", "Explorer", "Caravanner", "Sultan"])
def test_the_four_cards_of_africanus_belong_to_the_islamic_class(card: str) -> None:
    assert FAMILIES[FAMILY[NAMES[card]]] == "islamic"


@rule("RA-1")
def test_no_other_card_is_islamic() -> None:
    assert FAMILY.count(FAMILIES.index("islamic")) == 4


# Two cards of one class (the example of the rulebook)


@rule("RA-2")
def test_if_two_players_hold_explorer_and_sultan_each_loses_one_to_an_islamic_symbol() -> None:
    state = table("France rats 1 red 2 blue 2", holds={"red": "Explorer", "blue": "Sultan"})
    play(state, "plague France", "add Italia", "rat limit 1 magic islamic")
    assert row(state, "France") == "rats 0 red 1 blue 1"


@rule("RA-2")
def test_if_one_player_holds_explorer_and_sultan_he_loses_two_to_an_islamic_symbol() -> None:
    state = table("France rats 1 red 2 blue 2", holds={"red": "Explorer Sultan"})
    play(state, "plague France", "add Italia", "rat limit 1 magic islamic")
    assert row(state, "France") == "rats 0 blue 2"


@rule("RA-2")
def test_each_symbol_of_each_class_kills_one_for_each_card_held() -> None:
    state = table("France rats 1 red 6", holds={"red": "Knight Crusader Soldier Peasant Serf"})
    play(state, "plague France", "add Italia", "stop", "lower no", "crusade no")
    play(state, "rat limit 4 peasantry bourgeoisie chivalry")
    assert row(state, "France") == "rats 0 red 1"


# Longer rides


@rule("RA-9")
@pytest.mark.parametrize("card", ["Knight", "Crusader", "Soldier"])
@pytest.mark.parametrize(("players", "steps"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_every_chivalry_card_moves_three_steps_with_five_or_six_players(
    card: str, players: int, steps: int
) -> None:
    assert DECK[NAMES[card]].plague_steps(players) == steps
    state = table(players=players, plague="Espagna", holds={"red": card})
    play(state, "done")
    assert RATTUS.answers(state, 0) == state.box.ways.within[steps - 1][region(state, "Espagna")]


# Astronomer


@rule("RA-10")
def test_the_astronomer_draws_three_cards_keeps_one_and_discards_two() -> None:
    state = table(holds={"red": "Astronomer"})
    play(state, "use Astronomer", *DRAWN)
    assert asked(state) == "red one_of_the_drawn"
    assert offered(state) == [f"keep {card}" for card in THREE]
    play(state, "keep France ?")
    assert cards_of(state, "red") == ["France ?"]
    assert discards(state) == ["Anglia church chivalry", "Italia church royalty"]
    assert asked(state) == "red act"


@rule("RA-10")
def test_the_card_that_is_kept_joins_the_hand() -> None:
    state = table(holds={"red": "Astronomer"}, in_hand={"red": ["Russia ?"]})
    play(state, "use Astronomer", *DRAWN, "keep France ?")
    assert cards_of(state, "red") == ["France ?", "Russia ?"]


@rule("RA-10")
def test_one_of_the_drawn_cards_must_be_kept() -> None:
    state = table(holds={"red": "Astronomer"})
    play(state, "use Astronomer", *DRAWN)
    assert all(answer.startswith("keep ") for answer in offered(state))


@rule("RA-10", "RA-3")
def test_the_astronomer_draws_what_is_there() -> None:
    rest = all_region_cards(but=THREE[:2])
    state = table(holds={"red": "Astronomer"}, in_hand={"blue": rest})
    play(state, "use Astronomer", *DRAWN[:2], "keep France ?")
    assert discards(state) == ["Anglia church chivalry"]


@rule("RA-10", "RA-3")
def test_without_a_card_to_draw_astronomer_and_explorer_cannot_be_used() -> None:
    state = table(holds={"red": "Astronomer Explorer"}, in_hand={"blue": all_region_cards()})
    assert not may(state, "use Astronomer")
    assert not may(state, "use Explorer")


@rule("RA-10")
def test_what_the_astronomer_draws_and_keeps_is_told_to_its_holder_alone() -> None:
    state = table(holds={"red": "Astronomer"})
    kept = card_number(state.box, "France ?")
    play(state, "use Astronomer", *DRAWN[:1])
    (drawn,) = play(state, "card France ?")
    assert drawn.seen_by(0) == tell.RegionCardDrawn(0, kept)
    assert drawn.seen_by(1) == drawn.seen_by(NOBODY) == tell.RegionCardDrawn(0, HIDDEN)
    play(state, DRAWN[2])
    event, *thrown = play(state, "keep France ?")
    assert event.seen_by(0) == tell.RegionCardKept(0, kept)
    assert event.seen_by(3) == tell.RegionCardKept(0, HIDDEN)
    assert [type(event) for event in thrown] == [tell.RegionCardDiscarded] * 2


# Explorer


@rule("RA-11")
def test_the_explorer_reveals_three_cards_and_settles_in_one_of_their_regions() -> None:
    state = table(holds={"red": "Explorer"})
    told = play(state, "use Explorer", *DRAWN)
    shown = [event for event in told if isinstance(event, tell.RegionCardShown)]
    assert [event.seen_by(3) for event in shown] == shown
    assert len(shown) == 3
    assert offered(state) == ["in Anglia", "in France", "in Italia"]
    play(state, "in Italia")
    assert row(state, "Italia") == "rats 0 red 1"
    assert hand(state, "red") == 19
    assert asked(state) == "red act"


@rule("RA-11")
def test_the_three_cards_of_the_explorer_are_discarded() -> None:
    state = table(holds={"red": "Explorer"})
    play(state, "use Explorer", *DRAWN, "in Italia")
    assert discards(state) == THREE
    assert cards_of(state, "red") == []


@rule("RA-11")
def test_two_cards_of_one_region_give_the_explorer_that_region_once() -> None:
    state = table(holds={"red": "Explorer"})
    play(state, "use Explorer", "card France ?", "card France church magic", DRAWN[2])
    assert offered(state) == ["in France", "in Italia"]


@rule("RA-11")
def test_the_explorer_needs_a_citizen_in_hand() -> None:
    assert not may(table(holds={"red": "Explorer"}, hand={"red": 0}), "use Explorer")


# Sultan


@rule("RA-13")
def test_the_sultan_puts_a_diplomat_under_one_own_citizen_in_a_region() -> None:
    state = table("France red 2", "Italia blue 1", holds={"red": "Sultan"})
    told = play(state, "use Sultan")
    assert offered(state) == ["in France"]
    told = play(state, "in France")
    assert diplomats(state, "red") == "France"
    assert told == [tell.DiplomatSent(0, region(state, "France"), 0)]


@rule("RA-13")
def test_no_diplomat_is_sent_in_the_safe_haven() -> None:
    state = table(holds={"red": "Sultan"}, hand={"red": 15})
    assert row(state, "Safe Haven") == "red 5"
    assert not may(state, "use Sultan")


@rule("RA-13")
def test_a_player_has_at_most_one_diplomat_in_a_region() -> None:
    state = table(
        "France red 3", "Italia red 1", holds={"red": "Sultan"}, diplomats={"red": "France"}
    )
    play(state, "use Sultan")
    assert offered(state) == ["in Italia"]


@rule("RA-13")
def test_different_players_may_have_diplomats_in_the_same_region() -> None:
    state = table("France red 1 blue 1", holds={"red": "Sultan"}, diplomats={"blue": "France"})
    play(state, "use Sultan", "in France")
    assert diplomats(state, "red") == diplomats(state, "blue") == "France"


@rule("RA-13")
def test_there_are_fifteen_diplomats() -> None:
    for sent, left in ((14, True), (15, False)):
        state = table(
            "France red 1",
            holds={"red": "Sultan"},
            hand={"red": 10, "blue": 10},
            saved_diplomats={"red": 9, "blue": sent - 9},
        )
        assert may(state, "use Sultan") == left


@rule("RA-13")
def test_a_diplomat_is_otherwise_a_normal_citizen() -> None:
    state = table("France rats 1 red 1", holds={"red": "Sultan"}, diplomats={"red": "France"})
    play(state, "increase France", "plague France", "add Italia", "rat limit 2 majority church")
    assert row(state, "France") == "rats 0 red 1"


@rule("RA-13")
def test_of_the_citizens_lost_the_plain_ones_go_first() -> None:
    state = table("France rats 1 red 2", holds={"red": "Sultan"}, diplomats={"red": "France"})
    play(state, "plague France", "add Italia", "rat limit 1 magic islamic")
    assert row(state, "France") == "rats 0 red 1"
    assert diplomats(state, "red") == "France"


@rule("RA-13")
def test_when_the_diplomat_dies_the_token_returns_to_the_stock() -> None:
    state = table(
        "France rats 1 red 1",
        "Italia red 1",
        players=2,
        holds={"red": "Sultan"},
        diplomats={"red": "France"},
        saved_diplomats={"blue": 14},
        hand={"blue": 6},
    )
    assert not may(state, "use Sultan")
    play(state, "plague France", "add Italia", "rat limit 1 magic islamic")
    assert diplomats(state, "red") == ""
    play(state, "plague Espagna")
    assert may(state, "use Sultan")


@rule("RA-17")
def test_the_islamic_cards_have_their_normal_effects_in_the_final_round() -> None:
    state = table(
        "France green 1",
        turn="red",
        caravan="France",
        hand={"red": 0},
        holds={"green": "Astronomer Explorer Caravanner Sultan"},
    )
    play(state, "plague Scandia")
    uses = [f"use {card}" for card in ("Astronomer", "Explorer", "Caravanner", "Sultan")]
    assert offered(state) == [*uses, "done"]
    play(state, "use Astronomer", *DRAWN, "keep France ?")
    assert cards_of(state, "green") == ["France ?"]
    play(state, "use Explorer", "card Russia ?", "card Polonia magic islamic", "card Turkiye ?")
    play(state, "in Polonia", "use Caravanner", "over Italia", "to Turkiye", "join yes")
    play(state, "use Sultan", "in Polonia")
    assert row(state, "Polonia") == "rats 0 green 1"
    assert row(state, "France") == "rats 0 green 2"
    assert diplomats(state, "green") == "Polonia"
    assert asked(state) == "over"
