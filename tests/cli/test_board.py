from __future__ import annotations

import pytest
from rich.console import Console

from ratking.cli.boards import board_of
from ratking.core.question import NOBODY
from ratking.games import GAMES
from ratking.games.rattus.cards.deck import NAMES
from ratking.games.rattus.pieces import ASIDE, DISCARDED
from ratking.games.rattus.state import (
    CARD_PLACE,
    CARRYING_BOTH,
    DECK_LEFT,
    DIPLOMATS,
    HANDS,
    HAVEN,
    POTIONS,
    SAVED_DIPLOMATS,
    STORED,
    WALLS,
    RattusState,
)
from ratking.games.rattus.verbs import place_bishops, place_nuns
from ratking.games.rattus.verbs_cards import lay_in_order, lay_out_deck, lay_shield
from ratking.text import words_of
from tests.games.rattus.table import RATTUS, play, table

RED, BLUE, YELLOW = 0, 1, 2
FRANCE, ITALIA = 1, 5
FACE = "rat limit 2 majority peasantry"


def page(state: RattusState, roomy: bool = False) -> list[str]:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(board_of("rattus", words_of("rattus")).page(state, roomy))
    return [line.rstrip() for line in capture.get().splitlines()]


def row(state: RattusState, name: str) -> str:
    return next(line for line in page(state) if line.startswith(name))[:52].rstrip()


def test_every_game_has_a_board() -> None:
    for name in GAMES:
        assert board_of(name, words_of(name)).legend()


def test_a_region_shows_its_pieces_its_rats_and_its_citizens() -> None:
    state = table("France rats 2 red 1 yellow 3", players=5, plague="France", caravan="Egypt")
    assert row(state, "France").split() == ["France", "plague", "■", "■", "R1", "Y3"]
    assert row(state, "Egypt").split() == ["Egypt", "Caravan"]


def test_a_card_shows_its_class_and_who_holds_it() -> None:
    lines = [line[53:] for line in page(table(holds={"blue": "Witch"}))]
    assert "Witch      Ma B blue" in lines
    assert "King       Ro -" in lines


def test_a_rat_shows_its_face_to_who_has_seen_it_and_its_back_to_others() -> None:
    state = table("France rats 1", "Anglia rats 1", holds={"red": "Witch"})
    play(state, "use Witch", "look France 1", FACE)
    red, blue = (RATTUS.observe(state, seat).table for seat in (0, 1))
    assert row(red, "France").split() == ["France", "2:M+Pe"]
    assert row(blue, "France").split() == ["France", "■r"]
    assert "2: 4" in page(red)[-1]
    assert "2: 5" in page(blue)[-1]


def test_what_stands_in_a_region_is_named() -> None:
    state = table(plague="France")
    place_bishops(state, RED, [0, 1])
    place_nuns(state, RED, [1, 1, 2])
    lines = page(state)
    assert row(state, "Anglia").split() == ["Anglia", "bishop"]
    assert row(state, "Germania").split() == ["Germania", "nun"]
    below = [line[13:21].strip() for line in lines[lines.index(full(state, "France")) :]]
    assert below[:3] == ["plague", "bishop", "2 nuns"]


def full(state: RattusState, name: str) -> str:
    return next(line for line in page(state) if line.startswith(name))


def test_diplomats_and_potions_are_marked_beside_their_citizens() -> None:
    state = table("France red 3 blue 1")
    DIPLOMATS.put(state, FRANCE, RED, 1)
    POTIONS.put(state, FRANCE, RED, 2)
    HAVEN.put(state, BLUE, 2)
    SAVED_DIPLOMATS.put(state, BLUE, 1)
    assert row(state, "France").split() == ["France", "R3dpp", "B1"]
    CARRYING_BOTH.put(state, FRANCE, RED, 1)
    assert row(state, "France").split() == ["France", "R3d+pp", "B1"]
    assert "B blue     19     1   2d" in [line[53:] for line in page(state)]


def test_walls_and_the_citizens_on_the_baker_are_listed_below() -> None:
    state = table(holds={"red": "Emperor"})
    WALLS.push(state, state.box.borders.index((FRANCE, ITALIA)))
    STORED.put(state, RED, 1)
    STORED.put(state, YELLOW, 2)
    assert page(state)[-2:] == ["Walls: France-Italia", "On the Baker:  R 1  B 0  Y 2  G 0"]


def test_a_reader_sees_the_own_region_cards_and_how_many_others_have() -> None:
    state = table()
    lay_out_deck(state)
    lay_in_order(state, HANDS[RED], [3, 5])
    lay_in_order(state, HANDS[BLUE], [4])
    for card in (3, 4, 5):
        CARD_PLACE.put(state, card, ASIDE)
    CARD_PLACE.put(state, 6, DISCARDED)
    DECK_LEFT.change(state, -4)
    red, nobody = (RATTUS.observe(state, seat).table for seat in (RED, NOBODY))
    counts = "Region cards: deck 32, discarded 1, hands  R 2  B 1  Y 0  G 0"
    assert page(red)[-2:] == [counts, "R red: France Kn+Ro, France ?"]
    assert page(nobody)[-1] == counts
    assert page(state)[-1] == "B blue: France Ch+Ma"


def test_a_protected_class_card_is_named_with_its_region_card() -> None:
    state = table(holds={"red": "Witch"})
    lay_out_deck(state)
    lay_shield(state, NAMES["Witch"], 4)
    assert page(state)[-1] == "Protected: Witch by France Ch+Ma"


def test_the_legend_explains_every_mark() -> None:
    legend = board_of("rattus", words_of("rattus")).legend()
    assert "d after it is a diplomat" in legend
    assert "p a potion" in legend


def test_groups_of_regions_stand_apart_where_there_is_room() -> None:
    state = table(players=6)
    crowded, roomy = page(state), page(state, roomy=True)
    names = [line.split("  ")[0] for line in roomy]
    assert names[names.index("Scandia") + 1 :][:2] == ["", "Bulgaria"]
    assert len(crowded) < len(roomy)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_board_fits_into_80_columns_and_leaves_room_below(players: int) -> None:
    lines = page(table(players=players))
    assert max(len(line) for line in lines) <= 80
    assert len(lines) <= 20
