"""Phase B: supplies (RC-3 to RC-6, RC-10, RC-24 to RC-28)."""

from __future__ import annotations

from ratking.core.question import NATURE
from ratking.games.cartus.pieces import CARD_NAMES, POPULATION
from ratking.games.cartus.state import DECK_LEFT, DISCARD, HAND, HAND_SIZE, POOL, CartusState
from tests.games.cartus.table import (
    CARTUS,
    asked,
    card_number,
    draw_any,
    hand,
    lay,
    may,
    names,
    play,
    rats,
    table,
)
from tests.rules import rule

EXAMPLE = "Fortune-teller's Tent c, Monastery a, Monastery d"


@rule("RC-24", "RC-25", "RC-26")
def test_the_three_cards_of_the_example_are_the_three_options() -> None:
    state = table(EXAMPLE, supplies=True)
    assert CARTUS.answers(state, 0) == [0, 1, 2]
    play(state, "supply Fortune-teller's Tent c", "draw Monk 4", "draw King 0", "look 2")
    assert asked(state) == "nature deal_nun_card"
    play(state, "nun Witch 3")
    assert hand(state, "red") == "Monk 4, King 0"
    assert state.nun_seen == [0, 1, 0, 0, 0]
    play(state, "supply Monastery a", *["draw Knight 4"] * 4)
    assert hand(state, "blue") == "Knight 4, Knight 4, Knight 4, Knight 4"
    play(state, "supply Monastery d")
    assert rats(state, "yellow") == 8


@rule("RC-27")
def test_supplies_are_taken_in_turn_order_from_the_starting_player() -> None:
    state = table("Farm d, Palace d", players=3, start="yellow", supplies=True)
    order = []
    while asked(state).endswith("supply"):
        order.append(asked(state))
        play(state, "supply Farm d")
    assert order == ["yellow supply", "red supply", "blue supply"]


@rule("RC-28")
def test_several_players_may_use_the_same_card() -> None:
    state = table("Farm d, Palace d", players=2, supplies=True)
    play(state, "supply Farm d", "supply Farm d")
    assert state.rats == [8, 8]


@rule("RC-27")
def test_all_together_choose_behind_closed_doors_and_act_in_turn_order() -> None:
    state = table("Farm d, Palace a", players=3, start="blue", supplies=True, together=True)
    assert CARTUS.open_seats(state) == [0, 1, 2]
    assert CARTUS.answer(state, 2, 0) == []
    assert CARTUS.answer(state, 0, 0) == []
    assert CARTUS.observe(state, 1).table.supply == [-1, -1, -1]
    assert CARTUS.open_seats(CARTUS.observe(state, 1).table) == [0, 1, 2]
    assert CARTUS.observe(state, 2).table.supply == [-1, -1, 0]
    told = CARTUS.answer(state, 1, 0)
    assert names(told) == [
        "SuppliesRevealed", "SupplyTaken", "RatsDiscarded", "SupplyTaken", "RatsDiscarded",
        "SupplyTaken", "RatsDiscarded",
    ]  # fmt: skip
    assert state.supply == [-1, -1, -1]


@rule("RC-6", "RC-26")
def test_discarding_a_rat_takes_one_off_the_total_and_never_more_than_there_are() -> None:
    state = table("Farm d, Palace b", players=2, supplies=True, rats={"red": 5, "blue": 1})
    play(state, "supply Palace b")
    draw_any(state)
    assert rats(state, "red") == 4
    play(state, "supply Farm d")
    assert rats(state, "blue") == 0


@rule("RC-3", "RC-4", "RC-5")
def test_rats_are_a_total_for_each_seat_and_the_supply_makes_change() -> None:
    """The tokens are only change: five players can start with 5 + 3 + 1 + 1."""
    tokens = CARTUS.tables.rat_tokens
    assert sum(tokens.values()) == 50
    assert tokens[5] >= 5
    assert tokens[3] >= 5
    assert tokens[1] >= 10
    assert table().rats == [10, 10, 10, 10]


@rule("RC-26", "RC-77")
def test_a_look_shows_the_card_to_the_looker_alone() -> None:
    state = table("Farm e, Palace e", players=2, supplies=True)
    play(state, "supply Farm e", "look 1")
    told = play(state, "nun King 4")
    assert CARTUS.observe(state, 0).table.nun_row[0] == card_number("King 4")
    assert CARTUS.observe(state, 1).table.nun_row[0] == -1
    seen = told[0]
    assert seen.seen_by(0) == seen
    assert seen.seen_by(1) != seen


@rule("RC-7", "RC-77")
def test_a_card_that_two_have_seen_is_the_same_card() -> None:
    state = table("Farm e, Palace e", players=2, supplies=True)
    play(state, "supply Farm e", "look 1", "nun King 4", "supply Farm e", "look 1")
    assert asked(state) == "red enter"
    assert state.nun_seen[0] == 3
    assert CARTUS.observe(state, 1).table.nun_row == [card_number("King 4"), -1, -1, -1, -1]


@rule("RC-10")
def test_the_discard_pile_becomes_the_deck_when_the_last_card_is_drawn() -> None:
    state = table("Farm a, Palace a", players=2, supplies=True)
    empty_deck_but_for(state, 2)
    told = play(state, "supply Farm a")
    for _ in range(2):
        told += CARTUS.answer(state, NATURE, CARTUS.answers(state, NATURE)[0])
    assert "DeckShuffled" in names(told)
    assert state.shuffles == 1
    assert sum(state.discard) == 0
    assert sum(state.row_pool) == 5
    draw_any(state)
    assert state.hand_size[0] == 4


@rule("RC-10")
def test_with_deck_and_discard_pile_empty_as_many_are_drawn_as_there_are() -> None:
    state = table("Farm a, Palace a", players=2, supplies=True)
    empty_deck_but_for(state, 3)
    for card in range(POPULATION):
        HAND.change(state, 1, card, DISCARD.of(state, card))
    HAND_SIZE.put(state, 1, DISCARD.total(state))
    lay(state, DISCARD, [0] * POPULATION)
    play(state, "supply Farm a")
    draw_any(state)
    assert state.hand_size[0] == 3
    assert asked(state) == "blue supply"
    play(state, "supply Farm a")
    assert asked(state) == "red enter"


def empty_deck_but_for(state: CartusState, left: int) -> None:
    """Discard the deck but for some cards; the nun row keeps its five."""
    while state.deck_left > left:
        card = next(c for c in range(POPULATION - 1, -1, -1) if state.pool[c])
        POOL.change(state, card, -1)
        DISCARD.change(state, card, 1)
        DECK_LEFT.change(state, -1)


def test_a_nun_card_dealt_after_a_shuffle_comes_from_the_first_deck() -> None:
    state = table("Farm a, Palace e", players=2, supplies=True)
    empty_deck_but_for(state, 1)
    play(state, "supply Farm a")
    draw_any(state)
    assert state.shuffles == 1
    play(state, "supply Palace e", "look 5")
    assert len(CARTUS.answers(state, NATURE)) <= 5
    assert sum(CARTUS.weights(state)) == 5
    assert not may(state, f"nun {CARD_NAMES[POPULATION - 1]}")
    draw_any(state)
    assert sum(state.row_pool) == 4
