"""Ways across the board: one, two and three steps, and walls (RB-16, RB-35, RP-9)."""

from __future__ import annotations

import pytest

from ratking.games.rattus.state import RattusState
from tests.games.rattus.table import RATTUS, region, table
from tests.rules import rule


def reach(state: RattusState, name: str, steps: int) -> set[str]:
    names = state.box.board.names
    return {names[goal] for goal in state.ways.within[steps - 1][region(state, name)]}


@rule("RB-16")
@pytest.mark.parametrize("players", range(2, 7))
def test_one_step_reaches_the_neighbours(players: int) -> None:
    box = RATTUS.box(players, 0)
    assert box.ways.neighbours == box.ways.within[0] == box.neighbours


@rule("RB-35", "RA-9")
def test_more_steps_reach_further_but_never_back() -> None:
    state = table(players=6)
    assert reach(state, "Morocco", 1) == {"Algeria", "Espagna"}
    assert reach(state, "Morocco", 2) - reach(state, "Morocco", 1) == {
        "Tunis",
        "Libya",
        "France",
        "Italia",
    }
    assert "Egypt" in reach(state, "Morocco", 3)
    assert all("Morocco" not in reach(state, "Morocco", steps) for steps in (1, 2, 3))


@rule("RP-9")
def test_a_wall_shuts_a_border_from_both_sides() -> None:
    state = table(walls="France-Italia")
    assert "Italia" not in reach(state, "France", 1)
    assert "France" not in reach(state, "Italia", 1)
    assert "Italia" in reach(state, "France", 2)


@rule("RP-9")
def test_walls_on_all_sides_leave_no_way() -> None:
    state = table(walls="France-Espagna Espagna-Italia")
    assert reach(state, "Espagna", 3) == set()
    assert "Espagna" not in reach(state, "France", 3)
