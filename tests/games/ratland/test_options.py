"""Options of RatLand."""

from __future__ import annotations

from random import Random

import pytest

from ratking.core.errors import BadOption
from ratking.core.play import play_randomly
from tests.games.ratland.table import RATLAND
from tests.rules import rule

ON: dict[str, object] = {
    "food": "ascending",
    "clans": True,
    "boards": "choice",
    "locked_and_loaded": "cap",
    "aggressive_defenders": "yes",
}


@rule("RL-1")
@pytest.mark.parametrize("players", range(2, 13))
@pytest.mark.parametrize("options", [{}, ON, {"boards": "aggressive", "clans": "yes"}])
def test_every_number_of_players_plays_with_and_without_options(
    players: int, options: dict[str, object]
) -> None:
    state = RATLAND.new(options | {"players": players, "start": players - 1})
    play_randomly(RATLAND, state, Random(players))
    outcome = RATLAND.outcome(state)
    assert outcome is not None
    assert len(outcome.places) == players
    assert 5 <= state.round <= 9


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 1}, "players must be a whole number from 2 to 12, not 1."),
        ({"players": 13}, "players must be a whole number from 2 to 12, not 13."),
        ({"players": 3, "start": 3}, "With 3 players start must be a seat from 0 to 2."),
        ({"food": "sorted"}, "food must be shuffled or ascending, not 'sorted'."),
        ({"clans": "maybe"}, "clans must be no or yes, not 'maybe'."),
        ({"boards": 1}, "boards must be normal or aggressive or choice, not 1."),
        ({"boards": True}, "boards must be normal or aggressive or choice, not True."),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        RATLAND.new(options)
    assert str(refused.value) == sentence
