"""Options (RC-13, RC-27, RC-94): every mistake is one clear sentence."""

from __future__ import annotations

import pytest

from ratking.core.errors import BadOption
from ratking.games.cartus.options import read_buildings
from tests.games.cartus.table import CARTUS
from tests.rules import rule

SIX = "Farm,Office,Hospital,Castle,Palace"


@rule("RC-13")
def test_a_list_of_buildings_is_read_in_any_spelling() -> None:
    assert read_buildings(
        "farm, OFFICE,hospital,guard_tower,piedpipershut,palace:2,treasury:3"
    ) == [
        "Farm:5",
        "Office:5",
        "Hospital:5",
        "Guard Tower:5",
        "Pied Piper's Hut:5",
        "Palace:2",
        "Treasury:3",
    ]


@rule("RC-1", "RC-12", "RC-13")
@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"players": 6}, "players must be a whole number from 2 to 5"),
        ({"players": 3, "start": 3}, "With 3 players start must be a seat from 0 to 2"),
        ({"buildings": 7}, "buildings must be first, one_per_class, five_per_class or a list"),
        ({"buildings": [1]}, "buildings must be first"),
        ({"buildings": SIX}, "5 building cards of each class are needed; magic has 0"),
        ({"buildings": SIX + ",Palace,Pied Piper's Hut"}, "royalty has 10"),
        ({"buildings": "Windmill"}, "There is no building 'Windmill'"),
        ({"buildings": "Farm:6"}, "A building has 1 to 5 cards, not '6'"),
        ({"supplies": "later"}, "supplies must be one of in_turn, together"),
        ({"all_dead": "draw"}, "all_dead must be one of"),
        ({"rats": "some"}, "rats must be one of secret, open"),
        ({"colour": "red"}, "There is no option 'colour'"),
    ],
)
def test_a_wrong_option_is_refused(chosen: dict[str, object], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        CARTUS.new(chosen)


@rule("RC-3")
def test_the_table_says_whether_rats_are_shown() -> None:
    assert not CARTUS.new({}).box.open_rats
    assert CARTUS.new({"rats": "open"}).box.open_rats


@rule("RC-94")
def test_the_table_says_what_happens_when_all_die() -> None:
    assert not CARTUS.new({}).box.mercy
    assert CARTUS.new({"all_dead": "fewest_rats"}).box.mercy
