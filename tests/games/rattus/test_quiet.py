"""A search plays on without telling anybody: what happens is the same."""

from __future__ import annotations

from random import Random

import pytest

from ratking.core.play import draw
from ratking.core.question import NATURE
from tests.games.rattus.table import RATTUS

TABLES: list[dict[str, object]] = [
    {"players": 2, "cards": ["Sultan", "Wizard", "Merchant", "King", "Caravanner", "Emperor"]},
    {"players": 3, "cards": ["Astronomer", "Explorer", "Knight", "Crusader", "Soldier", "Serf"]},
    {"players": 4, "cards": ["Baker", "Queen", "Mayor", "Nun", "Bishop", "PiedPiper"]},
    {"players": 5, "cards": "random", "region_cards": "on"},
    {
        "players": 6,
        "cards": ["Peasant", "Monk", "Witch", "Courier", "Queen", "Sultan", "Mayor", "Nun"],
    },
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options['players']} players")
@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_the_same_whether_it_is_told_or_not(
    options: dict[str, object], seed: int
) -> None:
    told, quiet, rng = RATTUS.new(options), RATTUS.new(options), Random(seed)
    while not RATTUS.is_over(told):
        seat = RATTUS.open_seats(told)[0]
        if seat == NATURE:
            choice = draw(RATTUS, told, rng)
        else:
            choice = rng.choice(RATTUS.answers(told, seat))
        RATTUS.answer(told, seat, choice)
        RATTUS.apply(quiet, seat, choice)
    assert RATTUS.to_json(quiet) == RATTUS.to_json(told)
