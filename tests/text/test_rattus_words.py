from __future__ import annotations

from random import Random

import pytest

from ratking.core.event import Event
from ratking.core.play import draw
from ratking.core.question import NATURE, NOBODY
from ratking.games.rattus import events as tell
from ratking.games.rattus.cards.deck import NAMES
from ratking.games.rattus.events import EVENTS
from ratking.games.rattus.kinds import KINDS
from ratking.games.rattus.state import RattusState
from ratking.text import words_of
from tests.games.rattus.table import RATTUS, face_number, play, region, table

WORDS = words_of("rattus")
RED, BLUE = 0, 1


def prompt(state: RattusState, seat: int = RED) -> str:
    return WORDS.prompt(state, RATTUS.question(state, seat))


def labels(state: RattusState, seat: int = RED) -> list[str]:
    seen = RATTUS.observe(state, seat).table
    question = RATTUS.question(state, seat)
    return [WORDS.label(seen, question, answer) for answer in RATTUS.answers(state, seat)]


def told(event: Event, reader: int | None) -> str:
    return WORDS.told(table(), event, reader)


def test_the_actions_of_a_turn_are_named() -> None:
    state = table("France rats 3 red 1", "Anglia red 1", holds={"blue": "Witch", "red": "Merchant"})
    assert labels(state) == [
        "Increase in France (+3)",
        "Take the Peasant",
        "Take the Monk",
        "Take the Witch from blue",
        "Take the King",
        "Take the Knight",
        "Use the Merchant",
        "On to the plague",
    ]


def test_an_increase_names_every_number_that_may_come() -> None:
    state = table("France rats 3", holds={"red": "Peasant"})
    assert labels(state)[:2] == ["Increase in Anglia (+1)", "Increase in France (+3/4)"]


def test_the_merchant_asks_from_where_and_to_where_and_how_many() -> None:
    state = table("France red 2", holds={"red": "Merchant"})
    asked = []
    for step in ("use Merchant", "from France", "to Anglia"):
        play(state, step)
        asked.append(prompt(state))
    assert asked == [
        "Merchant: which region do your citizens leave?",
        "Merchant: where do the citizens from France go?",
        "Merchant: how many go to Anglia?",
    ]
    assert labels(state) == ["One citizen", "2 citizens"]


def test_the_monk_asks_where_the_chosen_rat_goes() -> None:
    state = table("France rats 1", "Russia rats 1", holds={"red": "Monk"})
    play(state, "use Monk")
    assert labels(state) == ["Rat in France", "Rat in Russia"]
    play(state, "move France 1")
    assert prompt(state) == "Monk: where does the rat from France go?"


def test_the_courier_may_stop_after_one_citizen() -> None:
    state = table("France red 2", holds={"red": "Courier"})
    play(state, "use Courier", "from France", "to Anglia")
    assert prompt(state) == "Courier: which region does a second citizen leave?"
    assert labels(state) == ["Anglia", "France", "That was all"]


def test_a_rat_shows_its_face_only_to_who_has_seen_it() -> None:
    state = table("France rats 2", "Anglia rats 1", holds={"red": "Witch"})
    face = "limit 2 majority peasantry"
    play(state, "use Witch", "look France 1", f"rat {face}")
    assert "Rat in France, limit 2: majority, Peasantry" in labels_of_all_rats(state, RED)
    assert "Rat in France, number 1, seen by red" in labels_of_all_rats(state, BLUE)


def labels_of_all_rats(state: RattusState, reader: int) -> list[str]:
    seen = RATTUS.observe(state, reader).table
    question = RATTUS.question(state, RED)
    france = region(state, "France") * 3
    return [WORDS.label(seen, question, france + slot) for slot in range(2)]


def test_an_explanation_says_what_a_newcomer_asks_and_a_card_explains_itself() -> None:
    state = table("France red 2", holds={"red": "Merchant"})
    assert "as many citizens come as it has rats" in WORDS.explanation(
        state, RATTUS.question(state, RED)
    )
    play(state, "use Merchant")
    assert WORDS.explanation(state, RATTUS.question(state, RED)) == (
        "Move one to three of your citizens from one region to one neighbouring region. "
        "Class: Bourgeoisie."
    )


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        (
            tell.CitizensPlaced(RED, 1, 3),
            "You place 3 citizens in France.",
            "Red places 3 citizens in France.",
        ),
        (
            tell.CitizensDied(RED, 1, 1),
            "You lose one citizen in France.",
            "Red loses one citizen in France.",
        ),
        (
            tell.CardTaken(RED, NAMES["Witch"], BLUE),
            "You take the Witch from blue.",
            "Red takes the Witch from you.",
        ),
        (tell.CardTaken(RED, NAMES["Witch"], -1), "You take the Witch.", "Red takes the Witch."),
        (
            tell.RatsSwapped(RED, 3, 4),
            "You swap two rats in France.",
            "Red swaps two rats in France.",
        ),
        (
            tell.RatsSwapped(RED, 3, 8),
            "You swap a rat in France with one in Germania.",
            "Red swaps a rat in France with one in Germania.",
        ),
        (tell.TurnBegan(RED), "Your turn", "Red's turn"),
        (
            tell.PlagueMoved(NATURE, 1),
            "The plague starts in France.",
            "The plague starts in France.",
        ),
        (
            tell.LastTurnEnded(RED, 2),
            "All your citizens are on the board: the final round begins",
            "All citizens of red are on the board: the final round begins",
        ),
    ],
)
def test_an_event_speaks_to_its_reader(event: Event, mine: str, others: str) -> None:
    assert told(event, RED) == mine
    assert told(event, BLUE) == others


def test_only_who_looks_at_a_rat_is_told_its_face() -> None:
    event = tell.RatSeen(RED, 3, face_number(RATTUS.tables.faces, "limit 2 majority peasantry"))
    assert told(event, RED) == "You look at a rat in France, limit 2: majority, Peasantry."
    assert told(event, BLUE) == told(event, NOBODY) == "Red looks at a rat in France."
    assert told(event, None) == "Red looks at a rat in France, limit 2: majority, Peasantry."


def test_cards_and_regions_can_be_looked_up() -> None:
    state = table(players=5)
    assert WORDS.glossary(state)["Witch"].startswith("Look at one rat on the board")
    assert WORDS.glossary(state)["Courier"].endswith("this is our reconstruction.")
    assert WORDS.places(state)["Espagna"] == "its neighbours are France, Italia, Morocco."


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everything_in_a_game_can_be_said_to_every_seat(players: int) -> None:
    rng = Random(players)
    state = RATTUS.new({"players": players, "cards": "random"})
    kinds, events = set(), set()
    while not RATTUS.is_over(state):
        seat = RATTUS.open_seats(state)[0]
        kinds.add(RATTUS.question(state, seat).kind.name)
        check_question(state, seat)
        for event in RATTUS.answer(state, seat, choose(state, seat, rng)):
            events.add(type(event).__name__)
            assert all(told(event, reader) for reader in (None, NOBODY, *range(players)))
    outcome = RATTUS.outcome(state)
    assert outcome is not None
    lines = WORDS.result(state, outcome, outcome.winners()[0])
    assert lines[1] == f"You win with {max(outcome.scores)} points."
    assert len(lines) == players + 2
    assert {"act", "move_plague", "settle"} <= kinds <= set(KINDS)
    assert {"TurnBegan", "RatRevealed", "CitizensDied"} <= events <= set(EVENTS)


def choose(state: RattusState, seat: int, rng: Random) -> int:
    if seat == NATURE:
        return draw(RATTUS, state, rng)
    return rng.choice(RATTUS.answers(state, seat))


def check_question(state: RattusState, seat: int) -> None:
    """Every question has a prompt and an explanation, and no two of its answers look alike."""
    assert prompt(state, seat)
    assert WORDS.explanation(state, RATTUS.question(state, seat))
    found = labels(state, seat)
    assert len(set(found)) == len(found)
