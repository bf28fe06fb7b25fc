from __future__ import annotations

import pytest

from ratking.core.event import Event
from ratking.core.question import NATURE, NOBODY, Question
from ratking.games.rattus import events as tell
from ratking.games.rattus.cards.deck import NAMES
from ratking.games.rattus.domains import NO_PICK
from ratking.games.rattus.kinds import KINDS
from ratking.games.rattus.questions import STOP
from ratking.games.rattus.state import RattusState
from ratking.games.rattus.travel import TO_HAVEN
from ratking.games.rattus.windows import PASS
from ratking.games.rattus.words.words import RattusWords
from ratking.text import speech
from tests.games.rattus.table import RATTUS, face_number, play, region, table

WORDS = RattusWords(speech("rattus"), RATTUS.tables)
RED, BLUE = 0, 1


def prompt(state: RattusState, seat: int = RED) -> str:
    return WORDS.prompt(state, RATTUS.question(state, seat))


def labels(state: RattusState, seat: int = RED) -> list[str]:
    seen = RATTUS.observe(state, seat).table
    question = RATTUS.question(state, seat)
    return [WORDS.label(seen, question, answer) for answer in RATTUS.answers(state, seat)]


def answer(state: RattusState, *wanted: str) -> list[Event]:
    """Give answers by their labels, and tell what the last one caused."""
    events: list[Event] = []
    for label in wanted:
        choice = RATTUS.answers(state, RED)[labels(state).index(label)]
        events = RATTUS.answer(state, RED, choice)
    return events


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
    assert labels(state)[:2] == ["Increase in Anglia (+1)", "Increase in France (+3 or +4)"]


def test_the_merchant_asks_from_where_and_to_where_and_how_many() -> None:
    state = table("France red 2", holds={"red": "Merchant"})
    asked = []
    for label in ("Use the Merchant", "France", "Anglia"):
        answer(state, label)
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
    answer(state, "Use the Courier", "France", "Anglia")
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


# Africanus and Pied Piper.

FRANCE, GERMANIA = 1, 2
FRANCE_ANY, FRANCE_CHURCH_MAGIC = 5, 4


def asked(kind: str, *values: int) -> Question:
    held = KINDS[kind].held
    return Question(KINDS[kind], RED, (*values, *(0,) * (len(held) - len(values))))


def test_a_region_card_is_named_with_its_region_and_its_classes() -> None:
    state = table()
    question = asked("draw_region_card")
    assert WORDS.label(state, question, FRANCE_CHURCH_MAGIC) == "France (Church, Magic)"
    assert WORDS.label(state, question, FRANCE_ANY) == "France (any class)"
    assert WORDS.short_region_card(state, FRANCE_CHURCH_MAGIC) == "France Ch+Ma"
    assert WORDS.short_region_card(state, FRANCE_ANY) == "France ?"


def test_a_window_names_the_rat_and_its_region_and_can_be_passed() -> None:
    state = table()
    rat = face_number(RATTUS.tables.faces, "limit 2 majority peasantry")
    question = asked("play_region_card", rat, FRANCE)
    assert WORDS.prompt(state, question) == (
        "Do you play a region card against the rat in France (limit 2: majority, Peasantry)?"
    )
    assert WORDS.label(state, question, PASS) == "No region card"


def test_what_a_region_card_protects_is_asked_with_its_name() -> None:
    question = asked("choose_shielded", FRANCE_ANY)
    assert WORDS.prompt(table(), question) == "Which class card does France (any class) protect?"


def test_borders_are_named_after_their_regions() -> None:
    state = table(holds={"red": "Emperor"})
    answer(state, "Use the Emperor", "A new wall")
    assert prompt(state) == "Emperor: on which border does the wall stand?"
    event = answer(state, "France-Italia")[0]
    assert told(event, BLUE) == "Red puts a wall between France and Italia."


def test_diplomats_and_potions_are_asked_where_they_go() -> None:
    state = table()
    diplomat = asked("take_diplomat", FRANCE, TO_HAVEN, 1)
    assert WORDS.prompt(state, diplomat) == (
        "Does your diplomat in France go along to the Safe Haven?"
    )
    potions = asked("take_potions", FRANCE, GERMANIA, 2, 0)
    assert WORDS.prompt(state, potions) == "How many potions go along from France to Germania?"
    assert [WORDS.label(state, potions, count) for count in range(3)] == [
        "No potion",
        "One potion",
        "2 potions",
    ]


def test_a_diplomat_with_a_potion_is_asked_after_with_its_potion() -> None:
    given = {"red": "France"}
    state = table(
        "France red 3", holds={"red": "Sultan Wizard"}, diplomats=given, potions=given, both=given
    )
    question = asked("take_diplomat", FRANCE, GERMANIA, 1)
    assert WORDS.prompt(state, question) == (
        "Does your diplomat in France go along to Germania, with its potion?"
    )


def test_who_gets_a_token_is_asked_in_words() -> None:
    state = table("France red 2", holds={"red": "Sultan Wizard"}, diplomats={"red": "France"})
    answer(state, "Use the Wizard", "France")
    assert prompt(state) == "Wizard: does your diplomat in France get the potion?"
    answer(state, "Another citizen gets the potion")
    state = table("France red 2", holds={"red": "Sultan Wizard"}, potions={"red": "France"})
    answer(state, "Use the Sultan", "France")
    assert prompt(state) == ("Sultan: does a citizen with a potion in France become the diplomat?")
    answer(state, "One with a potion becomes the diplomat")
    assert state.carrying_both[FRANCE][RED] == 1


def test_an_extra_rat_can_be_left() -> None:
    state = table(plague="France")
    question = asked("add_extra_rat")
    assert WORDS.prompt(state, question) == "Soldier: which neighbour of France gets one rat more?"
    assert WORDS.label(state, question, STOP) == "No extra rat"


def test_the_last_rat_of_italia_is_a_rat_and_no_end_of_the_questions() -> None:
    state = table("Italia rats 3", holds={"red": "Monk"})
    slot = region(state, "Italia") * 3 + 2
    assert slot == STOP
    monk = asked("card", NAMES["Monk"], slot, NO_PICK, NO_PICK)
    assert WORDS.prompt(state, monk) == "Monk: where does the rat from Italia go?"


@pytest.mark.parametrize(
    ("card", "ending"),
    [
        ("Bishop", "The exact wording of this card is not known; this is our reconstruction."),
        ("Mayor", "what it does in a normal turn is our reconstruction."),
        ("PiedPiper", "The exact numbers of this card are not known; they are our reconstruction."),
        ("Wizard", "The details of this card are not known; they are our reconstruction."),
        ("Queen", "Class: Royalty."),
    ],
)
def test_a_card_says_which_part_of_it_is_reconstructed(card: str, ending: str) -> None:
    assert WORDS.card_text(table(), NAMES[card]).endswith(ending)


def test_region_cards_are_explained_where_they_are_in_the_game() -> None:
    assert "Region cards" not in WORDS.glossary(table())
    state = RATTUS.new({"region_cards": "on"})
    RATTUS.answer(state, NATURE, RATTUS.answers(state, NATURE)[0])
    assert "is one point" in WORDS.glossary(state)["Region cards"]


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        (
            tell.RegionCardDrawn(RED, FRANCE_ANY),
            "You draw the region card France (any class).",
            "Red draws a region card.",
        ),
        (
            tell.RegionCardKept(RED, FRANCE_ANY),
            "You keep France (any class).",
            "Red keeps one of the region cards.",
        ),
        (
            tell.RegionCardPlayed(RED, FRANCE_ANY, NAMES["Witch"]),
            "You protect the Witch with France (any class).",
            "Red protects the Witch with France (any class).",
        ),
        (
            tell.PotionsDrunk(RED, FRANCE, 2),
            "Potions save 2 citizens of yours in France.",
            "Potions save 2 citizens of red in France.",
        ),
        (
            tell.CitizensReleased(RED, FRANCE, 1),
            "One citizen of yours goes from the Baker to France.",
            "One citizen of red goes from the Baker to France.",
        ),
        (
            tell.DiplomatSent(RED, FRANCE, 0),
            "Your citizen in France becomes a diplomat.",
            "A citizen of red in France becomes a diplomat.",
        ),
        (
            tell.DiplomatSent(RED, FRANCE, 1),
            "Your citizen with a potion in France becomes a diplomat.",
            "A citizen of red with a potion in France becomes a diplomat.",
        ),
        (
            tell.PotionGiven(RED, FRANCE, 0),
            "Your citizen in France gets a potion.",
            "A citizen of red in France gets a potion.",
        ),
        (
            tell.PotionGiven(RED, FRANCE, 1),
            "Your diplomat in France gets a potion.",
            "The diplomat of red in France gets a potion.",
        ),
        (
            tell.RegionDeckShuffled(7),
            "7 discarded region cards become the new deck.",
            "7 discarded region cards become the new deck.",
        ),
    ],
)
def test_an_event_of_the_expansions_speaks_to_its_reader(
    event: Event, mine: str, others: str
) -> None:
    assert told(event, RED) == mine
    assert told(event, BLUE) == told(event, NOBODY) == others
