"""Which answers can be taken back is said by the rules, and nothing is tried out to find it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ratking
from ratking.core.event import is_past_recall
from ratking.core.game import Game
from ratking.core.question import NATURE
from ratking.core.state import State
from tests.games.ratland.table import place, round_of
from tests.games.ratland.table import say as answered
from tests.games.rattus.table import RATTUS, asked, offered, play, table

TRIED = 4
LONG = 700

TABLES: list[tuple[str, dict[str, object]]] = [
    ("rattus", {"players": 2, "cards": "pied_piper"}),
    ("rattus", {"players": 3, "cards": "africanus"}),
    ("rattus", {"players": 5, "cards": "random"}),
    ("cartus", {"players": 2, "supplies": "together", "buildings": "five_per_class"}),
    ("cartus", {"players": 4}),
    ("ratland", {"players": 2, "clans": "yes", "boards": "choice"}),
    ("ratland", {"players": 3, "clans": "yes"}),
]


def leads_on(game: Game[Any], seen: State, seat: int, answer: int) -> bool:
    """Try an answer on what its seat sees: nothing is shown, and a seat that thinks goes on."""
    twin, beside = game.copy(seen), game.open_seats(seen)
    events = game.answer(twin, seat, answer)
    goes_on = set(beside if game.question(seen, seat).kind.together else [seat])
    return not is_past_recall(events) and bool(goes_on & set(game.open_seats(twin)))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_where_a_way_back_is_promised_there_is_one(
    name: str, options: dict[str, object], seed: int
) -> None:
    game, rng = ratking.game(name), Random(seed)
    state, promised = game.new(options), 0
    for _ in range(LONG):
        if game.is_over(state):
            break
        seat = rng.choice(game.open_seats(state))
        answers = game.answers(state, seat)
        if seat == NATURE:
            game.answer(state, seat, game.draw(state, rng))
            continue
        seen = game.observe(state, seat).table
        for answer in rng.sample(answers, min(TRIED, len(answers))):
            if game.has_way_back(seen, seat, answer):
                promised += 1
                assert leads_on(game, seen, seat, answer), game.say(seen, seat, answer)
        game.answer(state, seat, rng.choice(answers))
    assert promised


def promised(state: Any) -> dict[str, bool]:
    seat = RATTUS.open_seats(state)[0]
    return {
        RATTUS.say(state, seat, answer): RATTUS.has_way_back(state, seat, answer)
        for answer in RATTUS.answers(state, seat)
    }


def test_a_turn_goes_on_until_something_is_shown() -> None:
    state = table("France rats 1 red 1", holds={"red": "Astronomer Witch Merchant"})
    back = promised(state)
    assert (back["increase France"], back["use Witch"], back["done"]) == (True, True, True)
    assert not back["use Astronomer"]
    play(state, "use Witch")
    assert promised(state) == {"look France 1": False}


def test_the_picks_of_a_card_lead_back_to_the_turn() -> None:
    state = table("France red 1", holds={"red": "Merchant"})
    play(state, "use Merchant")
    assert set(promised(state).values()) == {True}
    play(state, "from France", "to Italia")
    assert promised(state) == {"move 1": True}


def test_how_many_come_is_said_in_the_middle_of_a_turn() -> None:
    state = table("France rats 2 red 1", holds={"red": "Peasant"})
    play(state, "increase France")
    assert promised(state) == {"place 2": True, "place 3": True}


def test_whoever_travels_says_who_goes_along_in_the_middle_of_a_turn() -> None:
    state = table(
        "France red 3",
        holds={"red": "King Sultan Wizard"},
        diplomats={"red": "France"},
        potions={"red": "France"},
    )
    play(state, "use King", "from France")
    assert promised(state) == {"diplomat no": True, "diplomat yes": True}
    play(state, "diplomat no")
    assert promised(state) == {"potions 0": True, "potions 1": True}


def test_the_last_new_rat_may_let_the_plague_break_out() -> None:
    state = table("France rats 2 red 1")
    assert promised(state)["done"]
    play(state, "done")
    back = promised(state)
    assert back["plague France"]
    assert not back["plague Italia"]
    play(state, "plague France")
    assert set(promised(state).values()) == {True}
    play(state, offered(state)[0])
    assert set(promised(state).values()) == {False}


def test_a_new_rat_that_takes_the_last_place_is_the_last() -> None:
    closed = "Anglia rats 3", "Germania rats 3", "Espagna rats 3"
    state = table(*closed, "France rats 2 red 1", "Italia rats 2")
    play(state, "plague France")
    assert promised(state) == {"add Italia": False}


def test_in_the_final_round_a_card_goes_on_with_its_first_pick() -> None:
    state = table(
        "France red 2 blue 1",
        players=2,
        turn="blue",
        holds={"red": "Mayor Knight"},
        supply=0,
        hand={"red": 3},
    )
    play(state, "plague Italia")
    assert asked(state) == "red act_at_the_end"
    assert promised(state) == {"use Knight": True, "use Mayor": True, "done": False}
    play(state, "use Mayor")
    assert set(promised(state).values()) == {False}


def test_whoever_settles_twice_in_a_row_may_think_again() -> None:
    state = RATTUS.new({"players": 2})
    RATTUS.answer(state, NATURE, RATTUS.answers(state, NATURE)[0])
    assert set(promised(state).values()) == {False}
    play(state, "settle France")
    assert set(promised(state).values()) == {True}


def test_behind_a_screen_there_is_a_way_back_as_long_as_others_think() -> None:
    ratland = ratking.game("ratland")
    state = round_of("Abundance", "red rats 1", "blue rats 1", "yellow rats 0")
    answered(state, "red", "place dump 1")
    assert [ratland.has_way_back(state, 0, answer) for answer in (0, 1)] == [True, True]
    answered(state, "red", 1)
    answered(state, "blue", "place dump 1")
    assert [ratland.has_way_back(state, 1, answer) for answer in (0, 1)] == [True, False]


def test_an_athlete_may_think_again_while_moves_are_left() -> None:
    ratland = ratking.game("ratland")
    state = round_of("MassiveAttack", "red rats 2 Athletes", "blue rats 0 Mutants")
    place(state, red="dump 1")
    assert ratland.question(state, 0).kind.name == "move_from"
    back = [ratland.has_way_back(state, 0, answer) for answer in ratland.answers(state, 0)]
    assert back == [True] * (len(back) - 1) + [False]
    answered(state, "red", "from dump")
    assert not any(ratland.has_way_back(state, 0, to) for to in ratland.answers(state, 0))


def test_a_cheese_is_hidden_before_the_rats_are_placed() -> None:
    ratland = ratking.game("ratland")
    state = round_of("HideTheCheese", "red rats 1 cheese 1", "blue rats 0 cheese 0")
    assert [ratland.has_way_back(state, 0, answer) for answer in (0, 1)] == [True, True]
