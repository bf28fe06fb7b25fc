from __future__ import annotations

from random import Random

import pytest

from ratking.core.event import Event
from ratking.core.play import draw
from ratking.core.question import NATURE, NOBODY
from ratking.games.cartus import events as tell
from ratking.games.cartus.events import EVENTS
from ratking.games.cartus.kinds import KINDS
from ratking.games.cartus.state import CartusState
from ratking.text import words_of
from tests.games.cartus.table import CARTUS, enter, play, table

WORDS = words_of("cartus")


def prompt(state: CartusState) -> str:
    return WORDS.prompt(state, state.pending[-1])


def explained(state: CartusState) -> str:
    return WORDS.explanation(state, state.pending[-1])


def labels(state: CartusState) -> list[str]:
    question = state.pending[-1]
    seen = CARTUS.observe(state, question.seat).table
    return [WORDS.label(seen, question, a) for a in CARTUS.answers(state, question.seat)]


def told(event: Event, reader: int | None) -> str:
    return WORDS.told(table(), event, reader)


def test_supplies_say_what_they_bring() -> None:
    state = table("Farm a, Palace e, Castle d", supplies=True)
    assert labels(state) == [
        "Farm (draw 4)",
        "Palace (lose 1 rat, look at 1 nun card)",
        "Castle (lose 2 rats)",
    ]


def test_a_supply_of_nothing_is_named() -> None:
    state = table()
    state.box = CARTUS.box(4, 0, False, False, True)
    supplies = state.box.supplies
    state.box.supplies = [(0, 0, 0), *supplies[1:]]
    assert "nothing" in WORDS.told(state, tell.SupplyTaken(0, 0), 0)
    state.box.supplies = supplies


def test_entering_and_laying_are_named() -> None:
    state = table("Office a, Farm a, Farm b", hands={"red": "Monk 0, Monk 1, Joker, Pass"})
    assert labels(state) == ["Office, place 1", "Farm, place 2", "Farm, place 3", "Play a Pass"]
    play(state, "enter Farm a")
    assert prompt(state) == "Which cards do you lay face down on the Farm?"
    assert labels(state) == ["Monk without nuns", "Monk with 1 nun", "Joker", "That is all"]
    play(state, "stop")
    assert labels(state)[1] == "Farm, place 2 (1 inside)"


def test_an_action_is_explained_by_its_building() -> None:
    state = table()
    enter(state, *["Palace a"] * 4)
    assert prompt(state) == "Do you use the premium action of the Palace?"
    assert explained(state).startswith("Premium: take two victory point tokens.")
    assert labels(state) == ["Leave it", "Use it: take 2 points"]


def test_victims_and_gifts_are_named() -> None:
    state = table("Castle a, Farm a, Palace a", hands={"red": "Sword", "blue": "2 Monk 4"})
    enter(state, "Castle a: Sword", "Castle a", "Castle a", "Farm a")
    assert prompt(state) == "Several played the fewest: on whom do you use the Sword?"
    assert labels(state) == ["Blue", "Yellow"]
    play(state, "choose blue")
    assert prompt(state) == "Which card do you give to red? (1 to give)"


def test_a_nun_card_is_named_once_it_is_known() -> None:
    state = table("Farm e, Palace a", players=2, supplies=True, nun_row="King 3")
    play(state, "supply Farm e")
    assert labels(state)[:2] == ["Card 1: King with 3 nuns", "Card 2"]
    play(state, "look 2")
    assert prompt(state) == "Which card lies at place 2 of the nun row?"


def test_nature_draws_buildings_by_name() -> None:
    state = CARTUS.new({"buildings": "one_per_class"})
    assert labels(state) == ["Farm", "Brewery"]
    assert WORDS.label(
        table(), CARTUS.question(CARTUS.new({"buildings": "five_per_class"}), NATURE), 0
    ) == ("Farm (draw 4)")


@pytest.mark.parametrize(
    ("event", "yours", "others"),
    [
        (tell.CardDrawn(0, 14), "You draw a Monk with 4 nuns.", "Red draws a card."),
        (tell.CardGiven(0, 1, 34), "You give a Gold to blue.", "Red gives a card to blue."),
        (tell.CardsRevealed(0, []), "You reveal nothing.", "Red reveals nothing."),
        (tell.RatGiven(0, 1), "You give a rat to blue.", "Red gives a rat to blue."),
        (tell.InfluenceScored(0, 2, 3), "You score 3 influence in Church.",
         "Red scores 3 influence in Church."),
        (tell.ActionUsed(0, 50, 1), "You use the premium action of the Palace.",
         "Red uses the premium action of the Palace."),
    ],
)  # fmt: skip
def test_an_event_is_told_to_each_as_he_may_know_it(event: Event, yours: str, others: str) -> None:
    assert told(event, 0) == yours
    assert told(event, NOBODY) == others


def test_the_receiver_of_a_gift_is_addressed() -> None:
    assert told(tell.CardGiven(0, 1, 34), 1) == "Red gives you a Gold."
    assert told(tell.CardGiven(0, 1, 34), None) == "Red gives a Gold to blue."


def test_the_result_names_winners_and_parts() -> None:
    state = table(final=True, nun_row="2 Monk 2, 2 King 2, Witch 2", rats={"green": 11})
    enter(state, *["Palace a"] * 4)
    outcome = CARTUS.outcome(state)
    assert outcome is not None
    assert WORDS.result(state, outcome, 0) == [
        "The game is over after the final round.",
        "You win with 10 points.",
        "1. Red: 10 points, 10 rats (Royalty 10)",
        "2. Blue: 0 points, 10 rats (nothing scored)",
        "2. Yellow: 0 points, 10 rats (nothing scored)",
        "4. Green: 0 points, 11 rats (nothing scored)",
    ]


def test_buildings_and_special_cards_can_be_looked_up() -> None:
    glossary = WORDS.glossary(table())
    assert glossary["Farm"] == (
        "Premium: draw four population cards. Standard: draw two. Class: Peasantry."
    )
    assert "Sword" in glossary
    assert WORDS.places(table()) == {}


def test_the_words_of_the_tables_and_of_the_messages_agree() -> None:
    words = WORDS.glossary(CARTUS.new({"buildings": "first"}))
    for building in CARTUS.tables.texts:
        assert building["text"]
    assert len(words) == 11


@pytest.mark.parametrize("players", [2, 5])
def test_whole_games_are_put_into_words(players: int) -> None:
    heard, asked = set(), set()
    for seed in range(8):
        rng = Random(seed)
        supplies = "together" if seed % 2 else "in_turn"
        options = {"players": players, "buildings": "five_per_class", "supplies": supplies}
        state = CARTUS.new(options)
        while not CARTUS.is_over(state):
            seat = CARTUS.open_seats(state)[0]
            question = CARTUS.question(state, seat)
            asked.add(question.kind.name)
            seen = CARTUS.observe(state, seat).table
            assert WORDS.prompt(seen, question).endswith(("?", ")", "once."))
            assert WORDS.explanation(seen, question).endswith((".", "?"))
            for answer in CARTUS.answers(state, seat):
                assert WORDS.label(seen, question, answer)
            nature = seat == NATURE
            choice = draw(CARTUS, state, rng) if nature else rng.choice(CARTUS.answers(state, seat))
            for event in CARTUS.answer(state, seat, choice):
                heard.add(type(event).__name__)
                for reader in (None, NOBODY, 0, 1):
                    assert WORDS.told(state, event, reader).endswith(".")
    assert len(heard) > len(EVENTS) - 5
    assert len(asked) > len([kind for kind in KINDS.values() if kind.waits]) - 5
