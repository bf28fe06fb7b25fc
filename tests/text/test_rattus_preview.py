"""What an answer would do, told before it is given."""

from __future__ import annotations

from ratking.games.rattus.state import RattusState
from ratking.text import words_of
from ratking.text.words import Preview
from tests.games.rattus.table import RATTUS, play, table

FRANCE, GERMANIA, ESPAGNA, ITALIA = 1, 2, 3, 5


def previews(state: RattusState) -> dict[str, Preview]:
    words, [seat] = words_of("rattus"), RATTUS.open_seats(state)
    question = RATTUS.question(state, seat)
    return {
        words.label(state, question, choice): words.preview(state, question, choice)
        for choice in RATTUS.answers(state, seat)
    }


def test_moving_the_plague_tells_who_could_lose_something() -> None:
    state = table("France rats 3 red 2 blue 1", "Italia rats 1")
    play(state, "done")
    assert previews(state)["France"] == {
        "region": FRANCE, "plague": 1, "new_rats": 2, "revealed": 3, "at_stake": [2, 1, 0, 0],
    }  # fmt: skip
    assert previews(state)["Italia"]["revealed"] == 0


def test_increasing_tells_how_many_come_and_being_done_nothing() -> None:
    found = previews(table("France rats 2"))
    assert found["Increase in France (+2)"] == {"region": FRANCE, "citizens": 2}
    assert found["On to the plague"] == {}


def test_walking_tells_from_where_and_how_many() -> None:
    state = table("France red 3", holds={"red": "Merchant"})
    play(state, "use Merchant", "from France")
    assert previews(state)["Italia"] == {"origin": FRANCE, "region": ITALIA, "citizens": 1}
    play(state, "to Italia")
    assert previews(state)["2 citizens"] == {"origin": FRANCE, "region": ITALIA, "citizens": 2}


def test_a_rat_tells_where_it_comes_from() -> None:
    state = table("France rats 2", holds={"red": "Monk"})
    play(state, "use Monk", "move France 1")
    assert previews(state)["Espagna"] == {"origin": FRANCE, "region": ESPAGNA, "rats": 1}


def test_the_queen_brings_two() -> None:
    state = table("France red 1 rats 1", "Germania red 1", holds={"red": "Queen"})
    assert previews(state)["Increase in France (+1 or +3)"] == {"region": FRANCE, "citizens": 3}


def sources(state: RattusState) -> dict[str, str]:
    words, [seat] = words_of("rattus"), RATTUS.open_seats(state)
    question = RATTUS.question(state, seat)
    return {
        words.label(state, question, choice): words.source(state, question, choice)
        for choice in RATTUS.answers(state, seat)
    }


def test_what_moves_names_where_it_comes_from() -> None:
    state = table("France red 3", holds={"red": "Merchant"})
    assert set(sources(state).values()) == {""}
    play(state, "use Merchant", "from France")
    assert sources(state)["Italia"] == f"region:{FRANCE}"


def test_the_plague_comes_from_where_it_stands() -> None:
    state = table("Italia rats 1")
    play(state, "done")
    assert set(sources(state).values()) == {f"region:{state.plague}"}
