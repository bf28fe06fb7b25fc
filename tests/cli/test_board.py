from __future__ import annotations

import pytest
from rich.console import Console

from ratking.cli.boards import BOARDS, board_of
from ratking.games import GAMES
from ratking.games.rattus.state import RattusState
from tests.games.rattus.table import RATTUS, play, table

FACE = "rat limit 2 majority peasantry"


def page(state: RattusState, roomy: bool = False) -> list[str]:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(board_of("rattus").page(state, roomy))
    return [line.rstrip() for line in capture.get().splitlines()]


def row(state: RattusState, name: str) -> str:
    return next(line for line in page(state) if line.startswith(name))[:52].rstrip()


def test_every_game_has_a_board() -> None:
    assert sorted(BOARDS) == sorted(GAMES)


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
