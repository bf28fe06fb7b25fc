"""The class cards of the base game but the Knight (RB-30 to RB-34)."""

from __future__ import annotations

import pytest

from ratking.core.event import HIDDEN
from ratking.core.question import NOBODY
from ratking.games.rattus.cards.deck import FAMILY, NAMES
from ratking.games.rattus.events import RatMoved, RatSeen, RatsSwapped
from ratking.games.rattus.pieces import NO_FACE
from ratking.games.rattus.state import RAT_FACE, face_of, has_seen
from ratking.games.rattus.tokens import FAMILIES
from tests.games.rattus.table import (
    RATTUS,
    asked,
    face_number,
    hand,
    may,
    offered,
    play,
    region,
    row,
    table,
)
from tests.rules import rule

HARMLESS = "rat limit 6 majority all church royalty"
DEADLY = "rat limit 1 royalty peasantry"


@rule("RB-30", "RB-31", "RB-32", "RB-33", "RB-34", "RB-35", "RA-12", "RP-5")
@pytest.mark.parametrize(
    ("card", "family"),
    [
        ("Peasant", "peasantry"),
        ("Monk", "church"),
        ("Merchant", "bourgeoisie"),
        ("Witch", "magic"),
        ("King", "royalty"),
        ("Knight", "chivalry"),
        ("Caravanner", "islamic"),
        ("Courier", "bourgeoisie"),
    ],
)
def test_every_card_belongs_to_its_class(card: str, family: str) -> None:
    assert FAMILIES[FAMILY[NAMES[card]]] == family


# Peasant


@rule("RB-30")
def test_the_peasant_brings_four_citizens_to_three_rats() -> None:
    state = table("France rats 3", holds={"red": "Peasant"})
    play(state, "increase France", "place 4")
    assert row(state, "France") == "rats 3 red 4"


@rule("RB-30")
def test_the_peasant_brings_one_citizen_where_there_is_no_rat() -> None:
    state = table(holds={"red": "Peasant"})
    play(state, "increase Italia")
    assert row(state, "Italia") == "rats 0 red 1"
    assert asked(state) == "red act"


@rule("RB-30")
def test_the_peasant_of_somebody_else_does_not_help() -> None:
    state = table("France rats 3", holds={"blue": "Peasant"})
    assert not may(state, "increase Italia")
    play(state, "increase France")
    assert row(state, "France") == "rats 3 red 3"


@rule("RB-30", "RB-15")
def test_the_peasant_is_not_used_by_itself() -> None:
    assert not may(table("France rats 3", holds={"red": "Peasant"}), "use Peasant")


# Monk


@rule("RB-31")
def test_the_monk_moves_one_rat_to_a_neighbouring_region() -> None:
    state = table("France rats 2", "Russia rats 1", holds={"red": "Monk"})
    play(state, "use Monk")
    assert offered(state) == ["move France 1", "move Russia 1"]
    play(state, "move France 1")
    assert offered(state) == ["to Anglia", "to Germania", "to Espagna", "to Italia"]
    told = play(state, "to Italia")
    assert row(state, "France") == row(state, "Italia") == "rats 1"
    assert RatMoved(0, region(state, "France") * 3, region(state, "Italia")) in told


@rule("RB-31")
def test_the_monk_does_not_move_a_rat_into_a_full_region() -> None:
    state = table("France rats 1", "Italia rats 3", holds={"red": "Monk"})
    play(state, "use Monk", "move France 1")
    assert not may(state, "to Italia")


@rule("RB-31")
def test_the_monk_moves_no_rat_that_has_nowhere_to_go() -> None:
    state = table("Espagna rats 1", "France rats 3", "Italia rats 3", holds={"red": "Monk"})
    play(state, "use Monk")
    assert not may(state, "move Espagna 1")
    assert may(state, "move France 1")


@rule("RB-31")
def test_the_monk_needs_a_rat() -> None:
    assert not may(table(holds={"red": "Monk"}), "use Monk")


@rule("RB-31")
def test_the_holder_of_the_monk_picks_the_token() -> None:
    state = table("France rats 3", holds={"red": "Witch Monk"})
    play(state, "use Witch", "look France 1", HARMLESS, "look France 2", DEADLY, "swap no")
    play(state, "use Monk")
    assert offered(state) == ["move France 1", "move France 2", "move France 3"]
    play(state, "move France 2", "to Italia")
    moved = region(state, "Italia") * 3
    assert face_of(state, moved) == face_number(state.box.faces, DEADLY.removeprefix("rat "))
    assert has_seen(state, 0, moved)


# Merchant


@rule("RB-32")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_merchant_moves_one_to_three_citizens(count: int) -> None:
    state = table("France red 4 blue 4", holds={"red": "Merchant"})
    play(state, "use Merchant", "from France", "to Italia")
    assert offered(state) == ["move 1", "move 2", "move 3"]
    play(state, f"move {count}")
    assert row(state, "France") == f"rats 0 red {4 - count} blue 4"
    assert row(state, "Italia") == f"rats 0 red {count}"


@rule("RB-32")
def test_the_merchant_moves_no_more_citizens_than_are_there() -> None:
    state = table("France red 2", holds={"red": "Merchant"})
    play(state, "use Merchant", "from France", "to Italia")
    assert offered(state) == ["move 1", "move 2"]


@rule("RB-32")
def test_the_merchant_goes_to_a_neighbouring_region() -> None:
    state = table("Espagna red 2", holds={"red": "Merchant"})
    play(state, "use Merchant", "from Espagna")
    assert offered(state) == ["to France", "to Italia"]


@rule("RB-32")
def test_the_merchant_moves_own_citizens_only() -> None:
    state = table("France red 1", "Italia blue 3", holds={"red": "Merchant"})
    play(state, "use Merchant")
    assert offered(state) == ["from France"]


# Witch


@rule("RB-33")
def test_the_witch_looks_at_one_rat_and_then_at_another() -> None:
    state = table("France rats 1", "Italia rats 1", "Russia rats 1", holds={"red": "Witch"})
    play(state, "use Witch")
    assert offered(state) == ["look France 1", "look Italia 1", "look Russia 1"]
    play(state, "look Italia 1")
    assert asked(state) == "nature deal_face"
    play(state, HARMLESS)
    assert offered(state) == ["look France 1", "look Russia 1"]
    play(state, "look Russia 1", DEADLY)
    assert offered(state) == ["swap no", "swap yes"]


@rule("RB-33")
def test_the_second_rat_may_lie_in_the_same_region() -> None:
    state = table("France rats 3", holds={"red": "Witch"})
    play(state, "use Witch", "look France 1", HARMLESS)
    assert offered(state) == ["look France 2"]
    play(state, "look France 2", DEADLY, "swap yes")
    faces = RAT_FACE.all(state, region(state, "France"))
    assert faces == [5, 58, NO_FACE]


@rule("RB-33")
def test_the_witch_needs_a_rat() -> None:
    assert not may(table(holds={"red": "Witch"}), "use Witch")
    assert may(table("France rats 1", holds={"red": "Witch"}), "use Witch")


@rule("RB-33")
def test_where_there_is_one_rat_the_witch_looks_at_it_and_that_is_all() -> None:
    state = table("France rats 1 red 1", holds={"red": "Witch"})
    told = play(state, "use Witch", "look France 1", HARMLESS)
    assert told[-1] == RatSeen(0, region(state, "France") * 3, 58)
    assert asked(state) == "red act"
    assert not may(state, "use Witch")


@rule("RB-33")
def test_the_two_rats_may_be_swapped() -> None:
    state = table("France rats 1", "Italia rats 1", holds={"red": "Witch"})
    play(state, "use Witch", "look France 1", HARMLESS, "look Italia 1", DEADLY)
    france, italia = region(state, "France") * 3, region(state, "Italia") * 3
    told = play(state, "swap yes")
    assert (face_of(state, france), face_of(state, italia)) == (5, 58)
    assert told == [RatsSwapped(0, france, italia)]
    assert told[0].seen_by(1) == told[0]


@rule("RB-33")
def test_the_swap_may_be_left() -> None:
    state = table("France rats 1", "Italia rats 1", holds={"red": "Witch"})
    play(state, "use Witch", "look France 1", HARMLESS, "look Italia 1", DEADLY)
    assert play(state, "swap no") == []
    france, italia = region(state, "France") * 3, region(state, "Italia") * 3
    assert (face_of(state, france), face_of(state, italia)) == (58, 5)
    assert asked(state) == "red act"


@rule("RB-33", "RP-3", "RP-9")
def test_neither_a_bishop_nor_a_wall_stops_the_swap() -> None:
    state = table(
        "France rats 1",
        "Italia rats 1",
        holds={"red": "Witch Bishop Emperor"},
        bishops="France Italia",
        walls="France-Italia",
    )
    play(state, "use Witch", "look France 1", HARMLESS, "look Italia 1", DEADLY, "swap yes")
    assert face_of(state, region(state, "France") * 3) == 5


@rule("RB-33")
def test_what_was_seen_is_known_to_this_player_alone() -> None:
    state = table("France rats 1", "Italia rats 1", holds={"red": "Witch"})
    told = play(state, "use Witch", "look France 1", HARMLESS)
    slot = region(state, "France") * 3
    seen = next(event for event in told if isinstance(event, RatSeen))
    assert seen == RatSeen(0, slot, 58)
    assert seen.seen_by(0) == seen
    for other in (1, 2, 3, NOBODY):
        assert seen.seen_by(other) == RatSeen(0, slot, HIDDEN)
        assert face_of(RATTUS.observe(state, other).table, slot) == NO_FACE
    assert face_of(RATTUS.observe(state, 0).table, slot) == 58


@rule("RB-33")
def test_what_was_seen_stays_known_when_the_rat_moves() -> None:
    state = table("France rats 1", "Italia rats 1", holds={"red": "Witch", "blue": "Monk"})
    play(state, "use Witch", "look France 1", HARMLESS, "look Italia 1", DEADLY, "swap yes")
    play(state, "plague Scandia", "use Monk", "move France 1", "to Espagna", "plague Germania")
    slot = region(state, "Espagna") * 3
    assert face_of(RATTUS.observe(state, 0).table, slot) == 5
    assert face_of(RATTUS.observe(state, 1).table, slot) == NO_FACE


@rule("RB-33")
def test_a_rat_that_two_players_saw_has_one_face() -> None:
    state = table("France rats 1", "Italia rats 1", holds={"red": "Witch"})
    play(state, "use Witch", "look France 1", HARMLESS, "look Italia 1", DEADLY, "swap no")
    play(state, "plague Scandia", "take Witch", "use Witch", "look Italia 1")
    assert asked(state) == "blue another_rat"
    play(state, "look France 1", "swap no")
    slot = region(state, "Italia") * 3
    for seat, face in ((0, 5), (1, 5), (2, NO_FACE)):
        assert face_of(RATTUS.observe(state, seat).table, slot) == face


@rule("RB-33")
def test_a_rat_that_was_seen_is_revealed_with_the_same_face() -> None:
    state = table("France rats 1 blue 1", "Italia rats 1", holds={"red": "Witch", "blue": "King"})
    play(state, "use Witch", "look France 1", DEADLY, "look Italia 1", HARMLESS, "swap no")
    play(state, "plague France", "add Espagna")
    assert row(state, "France") == "rats 0"
    assert asked(state) == "blue act"


# King


@rule("RB-34")
def test_the_king_brings_one_own_citizen_to_the_safe_haven() -> None:
    state = table("France red 2", "Italia blue 2", holds={"red": "King"})
    play(state, "use King")
    assert offered(state) == ["from France"]
    play(state, "from France")
    assert row(state, "France") == "rats 0 red 1"
    assert row(state, "Safe Haven") == "red 1"


@rule("RB-34")
def test_the_king_needs_a_region_without_rats() -> None:
    state = table("France rats 1 red 2", "Italia red 1", holds={"red": "King"})
    play(state, "use King")
    assert not may(state, "from France")
    assert may(state, "from Italia")


@rule("RB-34")
def test_the_king_is_not_offered_when_all_regions_have_rats() -> None:
    assert not may(table("France rats 1 red 2", holds={"red": "King"}), "use King")


@rule("RB-34")
def test_the_king_may_follow_the_monk() -> None:
    state = table("France rats 1 red 2", holds={"red": "King Monk"})
    assert not may(state, "use King")
    play(state, "use Monk", "move France 1", "to Italia", "use King", "from France")
    assert row(state, "Safe Haven") == "red 1"


@rule("RB-34")
def test_citizens_in_the_safe_haven_are_safe() -> None:
    state = table("France rats 1 red 1", holds={"red": "King"}, hand={"red": 17})
    assert row(state, "Safe Haven") == "red 2"
    play(state, "plague France", "add Italia", DEADLY)
    assert row(state, "Safe Haven") == "red 2"
    assert row(state, "France") == "rats 0"


@rule("RB-34", "RB-37")
def test_citizens_in_the_safe_haven_count_as_on_the_board() -> None:
    state = table("France red 1", holds={"red": "King"}, hand={"red": 0})
    play(state, "use King", "from France")
    assert hand(state, "red") == 0
    play(state, "plague Italia")
    outcome = RATTUS.outcome(state)
    assert outcome is not None
    assert outcome.ending == "all citizens placed"
