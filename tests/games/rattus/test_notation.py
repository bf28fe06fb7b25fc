"""A state as plain data, and back again."""

from __future__ import annotations

import json
from random import Random

import pytest

from ratking.core.play import draw
from ratking.core.question import NATURE, NOBODY
from ratking.games.rattus.state import RattusState
from tests.games.rattus.table import RATTUS, facts, play, table


def there_and_back(state: RattusState) -> RattusState:
    return RATTUS.from_json(json.loads(json.dumps(RATTUS.to_json(state))))


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("region_cards", ["off", "on"])
def test_a_state_survives_being_written_and_read_at_every_moment(
    players: int, region_cards: str
) -> None:
    rng = Random(players)
    options = {"players": players, "start": players - 1, "cards": "random"}
    state = RATTUS.new(options | {"region_cards": region_cards})
    while not RATTUS.is_over(state):
        twin = there_and_back(state)
        assert RATTUS.to_json(twin) == RATTUS.to_json(state)
        assert facts(twin) == facts(state)
        seat = RATTUS.open_seats(state)[0]
        assert RATTUS.answers(twin, seat) == RATTUS.answers(state, seat)
        if seat == NATURE:
            RATTUS.answer(state, seat, draw(RATTUS, state, rng))
        else:
            RATTUS.answer(state, seat, rng.choice(RATTUS.answers(state, seat)))
    assert RATTUS.outcome(there_and_back(state)) == RATTUS.outcome(state)


def test_a_state_is_written_with_the_words_of_the_box() -> None:
    state = table("France starters 1 rats 1 red 2", "Italia rats 1", holds={"red": "Witch"})
    play(state, "use Witch", "look France 1", "rat limit 2 majority church")
    data = RATTUS.to_json(state)
    assert data["phase"] == "turns"
    assert data["plague"] == "Germania"
    assert data["caravan"] is None
    assert data["last"] is None
    assert data["used"] == ["Witch"]
    assert data["cards"] == {
        "Peasant": None,
        "Monk": None,
        "Merchant": None,
        "Witch": 0,
        "King": None,
        "Knight": None,
    }
    regions = data["regions"]
    assert isinstance(regions, dict)
    assert regions["France"] == {
        "citizens": [2, 0, 0, 0],
        "rats": [
            {"pool": "starter", "face": 9, "seen": [0]},
            {"pool": "supply", "face": None, "seen": []},
        ],
    }


def test_an_observation_survives_being_written_and_read() -> None:
    state = table("France starters 1 rats 1 red 2", "Italia rats 1", holds={"red": "Witch"})
    play(state, "use Witch", "look France 1", "rat limit 2 majority church")
    for seat in (0, 1, NOBODY):
        seen = RATTUS.observe(state, seat).table
        assert facts(there_and_back(seen)) == facts(seen)


def test_tokens_and_pieces_are_written_with_the_words_of_the_box() -> None:
    state = table(
        "France red 2",
        players=2,
        holds={"red": "Sultan Wizard"},
        diplomats={"red": "France"},
        potions={"red": "France"},
        both={"red": "France"},
        stored={"blue": 1},
        bishops="France Italia",
        nuns="France France Italia",
        walls="France-Italia",
        in_hand={"red": ["France ?"]},
    )
    data = RATTUS.to_json(state)
    assert data["bishops"] == ["France", "Italia"]
    assert data["nuns"] == ["France", "France", "Italia"]
    assert data["walls"] == [["France", "Italia"]]
    assert data["stored"] == [0, 1]
    regions, cards = data["regions"], data["region_cards"]
    assert isinstance(regions, dict)
    assert isinstance(cards, dict)
    assert regions["France"] == {
        "citizens": [2, 0],
        "rats": [],
        "diplomats": [1, 0],
        "potions": [1, 0],
        "carrying_both": [1, 0],
    }
    assert cards["hands"] == [[5], []]
    assert cards["place"][5] == "aside"
    assert cards["place"][-1] == "removed"
    assert facts(there_and_back(state)) == facts(state)


def test_an_observation_of_hidden_region_cards_survives_being_written_and_read() -> None:
    state = table(holds={"red": "Astronomer"}, in_hand={"blue": ["France ?"]})
    play(state, "use Astronomer", "card Russia ?", "card Italia ?")
    for seat in (0, 1, NOBODY):
        seen = RATTUS.observe(state, seat).table
        assert facts(there_and_back(seen)) == facts(seen)
