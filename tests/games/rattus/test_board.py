"""Which regions are in play, and which are neighbours (RB-1, RB-2)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ratking.core.errors import BadFile
from ratking.games.rattus.game import Rattus
from tests.games.rattus.boxes import changed
from tests.games.rattus.table import RATTUS, asked, may, offered, play, table
from tests.rules import rule

LIGHT = {"Anglia", "France", "Germania", "Espagna", "Hungaria", "Italia", "Scandia"}
MEDIUM = {"Bulgaria", "Polonia", "Turkiye"}
DARK = {"Russia", "Golden Horde"}
AFRICA = {"Morocco", "Algeria", "Tunis", "Libya", "Egypt"}

IN_PLAY = {
    2: LIGHT,
    3: LIGHT | MEDIUM,
    4: LIGHT | MEDIUM | DARK,
    5: LIGHT | MEDIUM | AFRICA,
    6: LIGHT | MEDIUM | DARK | AFRICA,
}


def regions_in_play(players: int) -> set[str]:
    board = RATTUS.box(players, 0).board
    return {board.names[region] for region in board.in_play}


def neighbours(players: int, name: str) -> set[str]:
    board = RATTUS.box(players, 0).board
    return {board.names[region] for region in board.neighbours[board.names.index(name)]}


@rule("RB-1")
@pytest.mark.parametrize(("players", "count"), [(2, 7), (3, 10), (4, 12), (5, 15), (6, 17)])
def test_the_number_of_players_says_how_many_regions_are_in_play(players: int, count: int) -> None:
    assert len(regions_in_play(players)) == count


@rule("RB-1")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_number_of_players_says_which_regions_are_in_play(players: int) -> None:
    assert regions_in_play(players) == IN_PLAY[players]


@rule("RB-1")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_regions_in_play_hang_together_and_borders_go_both_ways(players: int) -> None:
    for here in IN_PLAY[players]:
        assert neighbours(players, here)
        for there in neighbours(players, here):
            assert here in neighbours(players, there)


@rule("RB-2")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_region_not_in_play_is_nobodys_neighbour(players: int) -> None:
    for here in IN_PLAY[6]:
        expected = neighbours(6, here) & IN_PLAY[players] if here in IN_PLAY[players] else set()
        assert neighbours(players, here) == expected


@rule("RB-2")
def test_the_plague_cannot_enter_a_region_not_in_play() -> None:
    state = table(players=2, plague="Hungaria")
    play(state, "done")
    assert offered(state) == ["plague Germania", "plague Italia"]
    assert not may(state, "plague Polonia")


@rule("RB-2")
def test_the_plague_cannot_cross_a_region_not_in_play() -> None:
    with_golden_horde = table(players=4, plague="Turkiye", holds={"red": "Knight"})
    without = table(players=3, plague="Turkiye", holds={"red": "Knight"})
    play(with_golden_horde, "done")
    play(without, "done")
    assert may(with_golden_horde, "plague Polonia")
    assert not may(without, "plague Polonia")


@rule("RB-2")
def test_a_region_not_in_play_cannot_be_filled_with_citizens() -> None:
    state = RATTUS.new({"players": 2})
    play(state, "plague France")
    assert asked(state) == "red settle"
    assert {words.removeprefix("settle ") for words in offered(state)} == LIGHT


@rule("RB-2")
def test_a_region_not_in_play_cannot_be_filled_with_rats() -> None:
    state = table("Hungaria rats 2", players=2, plague="Italia")
    play(state, "plague Hungaria")
    assert offered(state) == ["add Germania", "add Italia"]


@rule("RB-2")
def test_a_region_not_in_play_cannot_be_chosen_for_an_increase() -> None:
    state = table(players=5, holds={"red": "Peasant"})
    increases = {words.removeprefix("increase ") for words in offered(state) if "increase" in words}
    assert increases == IN_PLAY[5]


@rule("RB-2")
def test_of_espagna_italia_and_polonia_only_the_first_two_are_neighbours() -> None:
    board = RATTUS.box(3, 0).board
    three = [board.names.index(name) for name in ("Espagna", "Italia", "Polonia")]
    pairs = [(here, there) for here in three for there in board.neighbours[here] if there in three]
    assert sorted(pairs) == sorted([(three[0], three[1]), (three[1], three[0])])


def cut_off_scandia(board: Any) -> None:
    for region in board["regions"].values():
        for kind in ("land", "sea"):
            region[kind] = [name for name in region[kind] if name != "Scandia"]
    board["regions"]["Scandia"] |= {"land": ["Russia"], "sea": []}
    board["regions"]["Russia"]["land"].append("Scandia")


@rule("RB-1", "RB-2")
def test_a_board_that_falls_apart_without_some_regions_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as refused:
        Rattus(changed(tmp_path, "board.json", cut_off_scandia))
    assert str(refused.value) == (
        "board.json: with 2 players Scandia cannot be reached from Anglia."
    )
