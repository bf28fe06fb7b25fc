"""Phase D: cards, special cards and actions (RC-36 to RC-61)."""

from __future__ import annotations

import pytest

from ratking.core.question import NOBODY
from ratking.core.state import ask, is_waiting, top_kind
from ratking.games.cartus.population import LOOK, NOT_YET
from ratking.games.cartus.state import CartusState
from tests.games.cartus.table import (
    CARTUS,
    asked,
    card_number,
    draw_any,
    enter,
    hand,
    influence,
    may,
    names,
    play,
    rats,
    table,
)
from tests.games.cartus.test_supplies import empty_deck_but_for
from tests.rules import rule


@rule("RC-36", "RC-37")
def test_buildings_are_resolved_in_row_order_and_players_in_the_order_of_entering() -> None:
    state = table(hands={"red": "Monk 1", "blue": "Monk 2", "yellow": "Monk 3", "green": "Monk 4"})
    told = enter(state, "Palace a: Monk 1", "Farm a: Monk 2", "Palace a: Monk 3", "Farm a: Monk 4")
    shown = [event for event in told if type(event).__name__ == "CardsRevealed"]
    assert [str(event) for event in shown] == [
        "CardsRevealed(seat=1, cards=[12])",
        "CardsRevealed(seat=3, cards=[14])",
    ]
    told = play(state, "no", "no")
    shown = [event for event in told if type(event).__name__ == "CardsRevealed"]
    assert [str(event) for event in shown] == [
        "CardsRevealed(seat=0, cards=[11])",
        "CardsRevealed(seat=2, cards=[13])",
    ]


@rule("RC-38", "RC-39")
def test_population_and_jokers_give_influence_and_strangers_bring_rats() -> None:
    state = table(hands={"red": "Peasant 0, Monk 4, King 1, 2 Joker"})
    enter(state, "Farm a: Peasant 0, Monk 4, King 1, 2 Joker", *["Castle a"] * 3)
    assert influence(state, "peasantry") == [5, 0, 0, 0]
    assert state.rats == [12, 10, 10, 10]


@rule("RC-40")
def test_special_cards_give_neither_influence_nor_rats() -> None:
    state = table("Castle a, Pied Piper's Hut a, Farm a", hands={"red": "Sword, Flute"})
    enter(state, "Farm a: Sword, Flute", *["Castle a"] * 3)
    play(state, *["no"] * 3)
    assert influence(state, "peasantry") == [0, 0, 0, 0]
    assert rats(state, "red") == 10


@rule("RC-41", "RC-82")
def test_a_disc_that_lands_on_an_occupied_space_goes_on_top() -> None:
    state = table(
        hands={"red": "2 Monk 4", "blue": "Monk 0, Monk 4"},
        tracks={"peasantry": ["red 2", "blue 2"]},
    )
    assert state.height[0][:2] == [0, 1]
    enter(state, "Farm a: 2 Monk 4", "Farm a: Monk 0, Monk 4", "Castle a", "Castle a")
    assert influence(state, "peasantry") == [4, 4, 0, 0]
    assert state.height[0][:2] == [0, 1]


@rule("RC-41")
def test_when_a_disc_leaves_a_pile_those_above_come_down() -> None:
    state = table(hands={"red": "Monk 4"}, tracks={"peasantry": ["red 2", "blue 2", "yellow 2"]})
    assert state.height[0][:3] == [0, 1, 2]
    enter(state, "Farm a: Monk 4", *["Castle a"] * 3)
    assert state.height[0][:3] == [0, 0, 1]


@rule("RC-82")
def test_scoring_nothing_does_not_move_the_disc() -> None:
    state = table(tracks={"peasantry": ["red 2", "blue 2"]})
    enter(state, "Farm a", *["Castle a"] * 3)
    assert state.height[0][:2] == [0, 1]


SWORDS = "Castle a, Farm a, Palace a"


@rule("RC-42", "RC-43")
def test_the_fewest_swords_give_half_a_hand_to_the_most() -> None:
    state = table(
        "Castle a, Treasury a, Farm a",
        hands={"red": "Sword", "blue": "4 Monk 4, 2 King 0, Gold"},
    )
    enter(state, "Castle a: Sword", "Castle a", "Farm a", "Farm a")
    assert asked(state) == "blue give"
    assert state.pending[-1].of("count") == 3
    play(state, "give Monk 4", "give King 0", "give Gold")
    assert hand(state, "red") == "Monk 4, King 0, Gold"
    assert hand(state, "blue") == "Monk 4, Monk 4, Monk 4, King 0"


@rule("RC-43")
def test_half_of_a_single_card_is_nothing() -> None:
    state = table(SWORDS, hands={"red": "Sword", "blue": "Monk 4"})
    enter(state, "Castle a: Sword", "Castle a", "Farm a", "Farm a")
    assert asked(state) == "red use_action"
    assert hand(state, "blue") == "Monk 4"


@rule("RC-43")
def test_the_giver_names_his_cards_in_one_order() -> None:
    state = table(SWORDS, hands={"red": "Sword", "blue": "Peasant 0, 2 Monk 4, King 0"})
    enter(state, "Castle a: Sword", "Castle a", "Farm a", "Farm a")
    assert CARTUS.answers(state, 1) == [card_number("Peasant 0"), card_number("Monk 4")]
    play(state, "give Monk 4")
    assert CARTUS.answers(state, 1) == [card_number("Monk 4"), card_number("King 0")]


@rule("RC-44")
def test_of_equal_swords_the_first_to_enter_wins() -> None:
    state = table(SWORDS, hands={"red": "Sword", "blue": "Sword", "yellow": "2 Monk 4"})
    enter(state, "Castle a: Sword", "Castle a: Sword", "Castle a", "Farm a")
    assert asked(state) == "yellow give"
    play(state, "give Monk 4")
    assert hand(state, "red") == "Monk 4"


@rule("RC-45")
def test_of_equally_few_swords_the_winner_chooses_the_victim() -> None:
    cards = {"red": "2 Sword", "blue": "Sword, 2 Monk 4", "yellow": "Sword, 2 King 0"}
    state = table(SWORDS, hands=cards)
    enter(state, "Castle a: 2 Sword", "Castle a: Sword", "Castle a: Sword", "Farm a")
    assert asked(state) == "red choose_victim"
    assert CARTUS.answers(state, 0) == [1, 2]
    told = play(state, "choose yellow")
    assert names(told) == ["SpecialResolved"]
    play(state, "give King 0")
    assert hand(state, "red") == "King 0"


@rule("RC-46")
def test_equal_swords_do_nothing() -> None:
    state = table(SWORDS, hands={"red": "Sword", "blue": "Sword, 2 Monk 4"})
    enter(state, "Castle a: Sword", "Castle a: Sword", "Farm a", "Farm a")
    assert asked(state) == "red use_action"
    alone = table(SWORDS, hands={"red": "Sword"})
    enter(alone, "Castle a: Sword", "Farm a", "Farm a", "Farm a")
    assert asked(alone) == "red use_action"


FLUTES = "Pied Piper's Hut a, Farm a, Palace a"


@rule("RC-47")
def test_the_most_flutes_give_a_rat_to_the_fewest() -> None:
    state = table(FLUTES, hands={"red": "Flute"})
    told = enter(state, "Pied Piper's Hut a: Flute", "Pied Piper's Hut a", "Farm a", "Farm a")
    assert names(told)[-2:] == ["SpecialResolved", "RatGiven"]
    assert state.rats == [9, 11, 10, 10]


@rule("RC-47")
def test_flutes_follow_the_same_ties_as_swords() -> None:
    hut = "Pied Piper's Hut a"
    state = table(FLUTES, hands={"red": "Flute", "blue": "Flute"})
    enter(state, f"{hut}: Flute", f"{hut}: Flute", hut, hut)
    assert asked(state) == "red choose_victim"
    play(state, "choose green")
    assert state.rats == [9, 10, 10, 11]
    equal = table(FLUTES, hands={"red": "Flute", "blue": "Flute"})
    enter(equal, f"{hut}: Flute", f"{hut}: Flute", "Farm a", "Farm a")
    assert equal.rats == [10, 10, 10, 10]


@rule("RC-47")
def test_without_a_rat_none_is_given() -> None:
    state = table(FLUTES, hands={"red": "Flute"}, rats={"red": 0})
    enter(state, "Pied Piper's Hut a: Flute", "Pied Piper's Hut a", "Farm a", "Farm a")
    assert state.rats == [0, 10, 10, 10]


def test_swords_work_before_flutes_and_both_after_everybody_has_scored() -> None:
    state = table(
        "Castle a, Pied Piper's Hut a, Palace a",
        hands={"red": "Sword, Flute", "blue": "3 Monk 4"},
    )
    enter(state, "Castle a: Sword, Flute", "Castle a: Monk 4", "Palace a", "Palace a")
    assert influence(state, "chivalry") == [0, 1, 0, 0]
    assert asked(state) == "blue give"
    assert rats(state, "red") == 10
    play(state, "give Monk 4")
    assert rats(state, "red") == 9


def premium(state: CartusState) -> str:
    """Say who is asked for the premium action."""
    assert state.pending[-1].of("premium") == 1
    return asked(state)


@rule("RC-48", "RC-52")
def test_the_most_population_and_jokers_have_the_premium_action_and_act_first() -> None:
    state = table(SWORDS, hands={"red": "Monk 4", "blue": "Monk 0, Joker", "yellow": "Sword"})
    enter(state, "Farm a: Monk 4", "Farm a: Monk 0, Joker", "Farm a: Sword", "Castle a")
    play(state, "no", "choose red")  # green's Castle, then yellow's Sword
    assert premium(state) == "blue use_action"
    play(state, "no")
    assert [question.seat for question in state.pending if question.kind.name == "use_action"] == [
        2,
        0,
    ]
    assert asked(state) == "red use_action"


@rule("RC-48")
def test_special_cards_do_not_count_for_the_premium_action() -> None:
    state = table(SWORDS, hands={"red": "2 Sword", "blue": "Monk 4"})
    enter(state, "Castle a: 2 Sword", "Castle a: Monk 4", "Farm a", "Farm a")
    assert premium(state) == "blue use_action"


@rule("RC-49")
def test_of_equal_cards_the_first_to_enter_is_premium() -> None:
    state = table(hands={"red": "Monk 4", "blue": "Monk 0"})
    enter(state, "Farm a: Monk 4", "Farm a: Monk 0", "Castle a", "Castle a")
    assert premium(state) == "red use_action"


@rule("RC-50")
def test_all_others_have_the_standard_action_even_without_cards() -> None:
    state = table("Palace a, Farm a, Castle a", hands={"red": "Monk 4"})
    enter(state, "Palace a: Monk 4", "Palace a", "Farm a", "Farm a")
    play(state, "yes", "yes")
    assert state.tokens == [2, 1, 0, 0]


@rule("RC-50")
def test_no_action_is_a_must() -> None:
    state = table("Palace a, Farm a, Castle a")
    enter(state, "Palace a", *["Farm a"] * 3)
    assert may(state, "no")
    assert names(play(state, "no"))[0] == "ActionDeclined"
    assert state.tokens == [0, 0, 0, 0]


@rule("RC-51")
def test_without_cards_one_is_premium_when_alone_or_first_among_such() -> None:
    alone = table("Palace a, Farm a, Castle a")
    enter(alone, "Palace a", *["Farm a"] * 3)
    assert premium(alone) == "red use_action"
    first = table("Palace a, Farm a, Castle a")
    enter(first, "Farm a", "Palace a", "Palace a", "Farm a")
    assert premium(first) == "blue use_action"


@rule("RC-53")
def test_two_players_have_one_premium_action_over_both_buildings() -> None:
    state = table("Palace a, Farm a", players=2, hands={"red": "Monk 4", "blue": "2 King 0"})
    told = enter(state, "Palace a: Monk 4", "Farm a: 2 King 0")
    assert names(told).count("CardsRevealed") == 2
    assert state.pending[-1].of("premium") == 0
    play(state, "yes")
    assert state.tokens == [1, 0]
    assert premium(state) == "blue use_action"


@rule("RC-53")
@pytest.mark.parametrize("blue", ["Farm a: Peasant 0", "Farm a"])
def test_the_premium_player_of_two_may_stand_in_the_first_building(blue: str) -> None:
    state = table("Palace a, Farm a", players=2, hands={"red": "3 King 4", "blue": "Peasant 0"})
    enter(state, "Palace a: 3 King 4", blue)
    assert premium(state) == "red use_action"
    play(state, "yes")
    assert state.tokens == [2, 0]
    assert asked(state) == "blue use_action"
    assert state.pending[-1].of("premium") == 0
    assert state.premium == 0  # though the Kings are discarded by now (RC-56)
    assert state.discard[card_number("King 4")] == 3


@rule("RC-53")
@pytest.mark.parametrize(
    ("moves", "winner"),
    [
        (("Palace a: King 0", "Palace a: Monk 4"), 0),
        (("Palace a", "Palace a"), 0),
        (("Palace a: King 0", "Farm a: Monk 4"), 0),
        (("Farm a: King 0", "Palace a: Monk 4"), 0),
        (("Farm a", "Palace a"), 0),
        (("Palace a", "Farm a"), 0),
        (("Palace a: King 0", "Farm a: 2 Monk 4"), 1),
        (("Farm a: King 0", "Palace a: 2 Monk 4"), 1),
    ],
)
def test_one_of_two_players_is_premium_and_the_other_is_not(
    moves: tuple[str, str], winner: int
) -> None:
    state = table("Palace a, Farm a", players=2, hands={"red": "King 0", "blue": "2 Monk 4"})
    enter(state, *moves)
    asked_for = {}
    while state.premium != NOBODY:
        asked_for[state.pending[-1].seat] = state.pending[-1].of("premium")
        play(state, "no")
    assert asked_for == {winner: 1, 1 - winner: 0}


@rule("RC-62")
def test_nobody_is_premium_when_the_row_is_cleared() -> None:
    state = table("Palace a, Farm a", players=2)
    enter(state, "Palace a", "Palace a")
    assert state.premium == 0
    play(state, "no", "no")
    assert state.premium == NOBODY


@rule("RC-53")
def test_of_two_tied_players_the_first_to_enter_is_premium() -> None:
    state = table("Palace a, Farm a", players=2, start="blue")
    enter(state, "Farm a", "Palace a")
    assert state.pending[-1].of("premium") == 0
    assert asked(state) == "red use_action"
    play(state, "no")
    assert premium(state) == "blue use_action"


@rule("RC-54", "RC-55")
def test_in_the_final_round_the_premium_player_gets_influence_and_nobody_acts() -> None:
    state = table(
        "Palace a, Farm a, Castle a",
        hands={"red": "King 0", "blue": "2 King 4", "yellow": "Monk 4"},
        tracks={"royalty": ["red 2"]},
        final=True,
    )
    enter(state, "Palace a: King 0", "Palace a: 2 King 4", "Farm a: Monk 4", "Farm a")
    assert influence(state, "royalty") == [3, 3, 0, 0]
    assert state.height[5][:2] == [0, 1]  # the bonus came after red was there
    assert influence(state, "peasantry") == [0, 0, 2, 0]
    assert state.tokens == [0, 0, 0, 0]


@rule("RC-54", "RC-53")
def test_two_players_share_one_bonus_in_the_final_round() -> None:
    state = table("Palace a, Farm a", players=2, hands={"blue": "Monk 4"}, final=True)
    enter(state, "Palace a", "Farm a: Monk 4")
    assert influence(state, "royalty") == [0, 0]
    assert influence(state, "peasantry") == [0, 2]


@rule("RC-54", "RC-53")
def test_the_only_bonus_of_the_final_round_may_fall_in_the_first_building() -> None:
    state = table("Palace a, Farm a", players=2, hands={"red": "3 King 4"}, final=True)
    enter(state, "Palace a: 3 King 4", "Farm a")
    assert influence(state, "royalty") == [4, 0]
    assert influence(state, "peasantry") == [0, 0]


@rule("RC-54", "RC-53", "RC-49")
@pytest.mark.parametrize("start", ["red", "blue"])
def test_of_two_tied_players_the_first_to_enter_has_the_bonus(start: str) -> None:
    hands = {"red": "King 4", "blue": "Monk 4"}
    state = table("Palace a, Farm a", players=2, start=start, hands=hands, final=True)
    red, blue = "Palace a: King 4", "Farm a: Monk 4"
    enter(state, *([red, blue] if start == "red" else [blue, red]))
    assert influence(state, "royalty") == ([2, 0] if start == "red" else [1, 0])
    assert influence(state, "peasantry") == ([0, 1] if start == "red" else [0, 2])


def test_swords_and_flutes_still_work_in_the_final_round() -> None:
    state = table(FLUTES, hands={"red": "Flute"}, final=True)
    enter(state, "Pied Piper's Hut a: Flute", "Pied Piper's Hut a", "Farm a", "Farm a")
    assert state.rats == [9, 11, 10, 10]


@rule("RC-56")
def test_played_cards_go_back_and_gained_ones_are_kept() -> None:
    state = table(
        "Castle a, Pied Piper's Hut a, Farm a",
        hands={"red": "Monk 4, Joker, Sword, Flute"},
    )
    assert state.decks == [14, 11, 11, 0, 0]
    enter(state, "Castle a: Monk 4, Joker, Sword, Flute", *["Farm a"] * 3)
    play(state, "yes")
    assert state.decks == [15, 10, 12, 0, 0]
    assert state.discard[card_number("Monk 4")] == 1
    assert hand(state, "red") == "Sword, Sword"


@rule("RC-10", "RC-56")
def test_cards_still_on_a_building_are_not_shuffled() -> None:
    state = table("Farm a, Palace a", players=2, hands={"red": "Peasant 0"})
    empty_deck_but_for(state, 1)
    enter(state, "Farm a: Peasant 0", "Palace a")
    play(state, "yes")
    draw_any(state)
    assert state.shuffles == 1
    assert state.discard == [1] + [0] * 29  # the Peasant was cleared away after the shuffle


@rule("RC-24", "RC-35", "RC-57", "RC-58", "RC-59", "RC-60", "RC-61")
def test_the_running_example_of_the_rulebook() -> None:
    tent, first, second = "Fortune-teller's Tent c", "Monastery a", "Monastery d"
    state = table(
        f"{tent}, {first}, {second}",
        hands={
            "red": "Monk 0, King 0, 2 Witch 0",
            "blue": "2 Witch 4, Monk 4",
            "yellow": "Knight 0, 3 Peasant 4",
            "green": "Sword",
        },
        rats={"red": 10, "blue": 10, "yellow": 6, "green": 7},
    )
    # RC-35: red enters the first Monastery with four cards, blue the Tent with three,
    # yellow the second Monastery with none, green follows there with one.
    enter(
        state,
        f"{first}: Monk 0, King 0, 2 Witch 0",
        f"{tent}: 2 Witch 4, Monk 4",
        second,
        f"{second}: Sword",
    )
    # RC-57: blue, alone in the Tent.
    assert rats(state, "blue") == 11
    assert influence(state, "magic") == [0, 3, 0, 0]
    assert premium(state) == "blue use_action"
    play(state, "yes", "look 1", "nun King 3", "look 2", "nun Monk 2")
    assert state.nun_seen == [2, 2, 0, 0, 0]
    # RC-58: red, alone in the first Monastery.
    assert influence(state, "church") == [4, 0, 0, 0]
    assert rats(state, "red") == 13
    play(state, "yes")
    assert rats(state, "red") == 11
    # RC-59 and RC-60: yellow played nothing and green a Sword; yellow gives half of four cards.
    assert influence(state, "church") == [4, 0, 0, 0]
    assert asked(state) == "yellow give"
    play(state, "give Peasant 4", "give Peasant 4")
    assert hand(state, "green") == "Peasant 4, Peasant 4"
    # RC-61: yellow entered first and is premium.
    assert premium(state) == "yellow use_action"
    play(state, "yes", "yes")
    assert rats(state, "yellow") == 4
    assert rats(state, "green") == 6


def test_what_was_looked_at_in_an_action_is_not_offered_again() -> None:
    state = table()
    ask(state, LOOK, 0, 5, *[NOT_YET] * 4)
    offered = []
    while is_waiting(state) and top_kind(state) is LOOK:
        offered.append(CARTUS.answers(state, 0))
        CARTUS.apply(state, 0, offered[-1][0])
        draw_any(state)
    assert offered == [[0, 1, 2, 3, 4], [1, 2, 3, 4], [2, 3, 4], [3, 4], [4]]
