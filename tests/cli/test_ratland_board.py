from __future__ import annotations

import pytest
from rich.console import Console

from ratking.cli.boards import board_of
from ratking.games.ratland.state import RatlandState
from ratking.text import words_of
from tests.games.ratland.table import RATLAND, nature, place, reveal, round_of, say, table


def page(state: RatlandState, roomy: bool = False) -> list[str]:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(board_of("ratland", words_of("ratland")).page(state, roomy))
    return [line.rstrip() for line in capture.get().splitlines()]


def test_every_sewer_board_is_a_line() -> None:
    state = round_of("DrCheese", "red rats 3 aggressive", "blue rats 2 poisoned 1 lost 2 dead 3")
    lines = page(state)
    assert lines[0] == "Round 1; red is the active player."
    assert lines[5:8] == [
        "Seat     Chs Dump City Fld <Pipe Pipe> Nurs Pant Ill Lost Dead Clan",
        "R red      2    -    -   -     -     -    -    3   -    -    - !",
        "B blue     2    -    -   -     -     -    -    2   1    2    3",
    ]


def test_the_event_the_food_and_the_bag_stand_above() -> None:
    state = round_of("HelmetRat", "red rats 3", "blue rats 2")
    place(state, red="city 2")
    lines = " ".join(page(state))
    assert "Event Helmet Rat: In each area" in lines
    assert "Food card 1: dump 6 yellow, 6 white / city" in lines
    assert "In the bag for the city: 3 yellow, 3 orange, 4 white, 2 purple." in lines


def test_a_seat_sees_its_own_plan_and_what_it_has_foreseen() -> None:
    state = table("red Seers", "blue Mutants", rounds=5, coming="HolyRat")
    reveal(state, "HolyRat", 1)
    nature(state, "Drunk", 2)
    say(state, "red", 3, 1)
    mine = page(RATLAND.observe(state, 0).table)
    assert "Behind the screen of red: dump 3, city 1." in mine
    assert "The next event is Drunk." in mine
    others = "\n".join(page(RATLAND.observe(state, 1).table))
    assert "Behind" not in others
    assert "next" not in others


@pytest.mark.parametrize("players", [2, 12])
def test_a_page_fits_into_80_columns(players: int) -> None:
    state = table(*["seat rats 9 cheese 10 aggressive"] * players)
    assert page(state, roomy=True)[0].startswith("Before the first round")
    assert all(len(line) <= 80 for line in page(state))
    assert len(page(state)) < 24
    assert board_of("ratland", words_of("ratland")).legend()
