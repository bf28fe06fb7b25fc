from __future__ import annotations

import pytest
from rich.console import Console

from ratking.cli.boards import board_of
from ratking.games.cartus.state import CartusState
from ratking.text import words_of
from tests.games.cartus.table import CARTUS, enter, play, table

TIMES = "\N{MULTIPLICATION SIGN}"


def page(state: CartusState, roomy: bool = False) -> list[str]:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(board_of("cartus", words_of("cartus")).page(state, roomy))
    return [line.rstrip() for line in capture.get().splitlines()]


def line(state: CartusState, start: str) -> str:
    return next(row for row in page(state) if row.startswith(start))


def test_the_row_shows_supplies_and_who_is_inside() -> None:
    state = table("Farm a, Palace e", players=3, hands={"red": "2 Monk 4"})
    enter(state, "Farm a: 2 Monk 4", "Farm a")
    assert line(state, "Farm").split() == ["Farm", "Peasantry", "draw", "4", "R2", "B0"]
    assert "lose 1 rat, look at 1 nun card" in line(state, "Palace")


def test_tracks_list_the_best_first_and_the_lower_disc_ahead() -> None:
    state = table(tracks={"peasantry": ["blue 3", "red 3", "yellow 4"]})
    assert line(state, "R red").split()[-3:] == ["Y4", "B3", "R3"]


def test_one_sees_ones_own_hand_and_rats_only() -> None:
    state = table(hands={"red": "2 Monk 4, Joker", "blue": "King 0"}, nun_row="Witch 1")
    seen = CARTUS.observe(state, 0).table
    assert line(seen, "Hand of red").split() == [
        "Hand",
        "of",
        "red:",
        "2",
        TIMES,
        "Monk",
        "4,",
        "Joker",
    ]
    assert line(seen, "R red").split()[3] == "10"
    assert line(seen, "B blue").split()[3] == "?"
    assert line(seen, "Nun row") == "Nun row: [Witch 1] ■ ■ ■ ■"


def test_who_has_looked_at_a_nun_card_is_shown() -> None:
    state = table("Farm e, Palace a", players=2, supplies=True)
    play(state, "supply Farm e", "look 2", "nun King 4")
    assert line(CARTUS.observe(state, 1).table, "Nun row") == "Nun row: ■ ■r ■ ■ ■"


def test_everybody_sees_who_took_special_cards() -> None:
    state = table("Castle a, Farm a, Palace a")
    enter(state, "Castle a", *["Farm a"] * 3)
    play(state, "yes")
    assert "2 Sword" in line(CARTUS.observe(state, 2).table, "R red")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_board_fits_into_80_columns(players: int) -> None:
    row = "Fortune-teller's Tent c, Monastery e"
    full = {"red": "2 Monk 4, 2 Joker, King 0", "blue": "2 Witch 4"}
    state = table(row if players < 4 else f"{row}, Castle c", players=players, hands=full)
    lines = page(CARTUS.observe(state, 0).table, roomy=True)
    assert max(len(row) for row in lines) <= 80
    assert len(lines) <= 24
    assert len(page(state)) < len(page(state, roomy=True))


def test_the_legend_explains_the_marks() -> None:
    assert "■ is a card of the nun row face down" in board_of("cartus", words_of("cartus")).legend()
