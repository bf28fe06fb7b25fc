from __future__ import annotations

from random import Random

import pytest

from ratking.core.event import Event
from ratking.core.play import draw
from ratking.core.question import NATURE, NOBODY
from ratking.games.ratland import events as tell
from ratking.games.ratland.events import EVENTS
from ratking.games.ratland.kinds import KINDS
from ratking.games.ratland.state import NO_CLAN, RatlandState
from ratking.text import words_of
from tests.games.ratland.table import RATLAND, nature, place, reveal, round_of, say, table

WORDS = words_of("ratland")
RED, BLUE = 0, 1
RARE = {"last_piece"}
"""Questions that hardly ever come up: a test of their own sets the table for them."""


def prompt(state: RatlandState, seat: int = RED) -> str:
    return WORDS.prompt(state, RATLAND.question(state, seat))


def labels(state: RatlandState, seat: int = RED) -> list[str]:
    seen = RATLAND.observe(state, seat).table
    question = RATLAND.question(state, seat)
    return [WORDS.label(seen, question, answer) for answer in RATLAND.answers(state, seat)]


def told(event: Event, reader: int | None) -> str:
    return WORDS.told(table("red", "blue"), event, reader)


def test_placing_rats_is_asked_space_by_space() -> None:
    state = round_of("DrCheese", "red rats 2", "blue")
    assert prompt(state) == "How many of your 2 rats go to the dump?"
    assert labels(state) == ["No rat", "One rat", "2 rats"]
    say(state, "red", 2)
    assert prompt(state) == "Are you ready?"
    assert labels(state) == ["Take all rats back and start again", "Ready"]


def test_a_plan_says_where_all_rats_are_and_which_of_them_count_twice() -> None:
    state = round_of("LockedAndLoaded", "red rats 7", "blue")
    for choice in RATLAND.planned(state, RED, {"dump": 2, "city": 1, "pantry": 2, "double": 2})[
        :-1
    ]:
        RATLAND.answer(state, RED, choice)
    assert WORDS.plan(state, RED) == "2 dump, 1 city, 2 pantry, 2 pantry and nursery"


def test_rats_that_count_twice_are_asked_for_in_their_own_words() -> None:
    state = round_of("LockedAndLoaded", "red rats 2", "blue")
    say(state, "red", 0, 0, 0, 0, 0)
    assert prompt(state) == "How many rats count both in the pantry and in the nursery?"


def test_boards_and_clans_are_named() -> None:
    state = RATLAND.new({"players": 2, "clans": "yes", "boards": "choice"})
    assert WORDS.label(state, RATLAND.question(state, NATURE), 5) == "Ninjas"
    nature(state, "Ninjas", "Seers", "Corrupt", "Mutants")
    assert labels(state) == ["Normal", "Aggressive"]
    say(state, "red", 1)
    assert labels(state) == ["Ninjas", "Seers"]
    seen = RATLAND.observe(state, RED).table
    assert list(WORDS.glossary(seen)) == ["Ninjas", "Seers"]


def test_the_answers_of_athletes_and_thieves_in_power() -> None:
    state = round_of("HolyRat", "red rats 2 Athletes", "blue rats 1 Corrupt")
    place(state)
    assert labels(state) == ["Pantry", "That was all"]
    say(state, "red", 6)
    assert prompt(state) == "Athletes: where does the rat from the pantry go?"
    say(state, "red", 0, 8)
    assert prompt(state, BLUE) == "Corrupt: which piece do you add to the bag for the dump?"
    assert labels(state, BLUE)[-2:] == ["A rat gets lost (blue)", "Nothing"]
    say(state, "blue", 6)
    assert prompt(state, NATURE) == "Chance: which piece does red draw?"


def test_swaps_wounds_and_alchemy_are_named() -> None:
    state = round_of("RattibalLecter", "red rats 3 aggressive", "blue rats 2", food=3)
    place(state, red="city 3", blue="city 2")
    assert labels(state) == ["Blue"]
    say(state, "red", 1)
    nature(state, "orange", "orange", "orange")
    assert labels(state, BLUE) == ["Keep all rats", "Swap a healthy rat", "Swap a poisoned rat"]
    state = round_of("DrCheese", "red rats 1 Alchemists", "blue rats 1 Mutants")
    place(state)
    assert labels(state) == ["No cheese", "One cheese"]


def test_athletes_may_send_rats_to_two_rooms_at_once() -> None:
    state = round_of("LockedAndLoaded", "red rats 2 Athletes", "blue rats 1 Mutants")
    place(state, red="double 2")
    assert labels(state) == ["Pantry and nursery at once", "That was all"]
    say(state, "red", 7)
    assert prompt(state) == "Athletes: where does the rat from pantry and nursery go?"


def test_the_rats_that_leave_for_black_are_named() -> None:
    state = round_of("DrCheese", "red rats 4", "blue rats 1", food=3)
    place(state, red="city 2")
    nature(state, "black", "purple")
    assert prompt(state) == "Black: one of your rats leaves. Which one?"
    assert labels(state) == ["A healthy one", "A poisoned one"]
    state = round_of("DrCheese", "red rats 4", "blue rats 1", food=3)
    place(state, red="city 4")
    nature(state, "black", "black", "purple", "purple")
    assert prompt(state).endswith("2 of your rats leave. How many of them are poisoned ones?")
    assert labels(state) == ["No poisoned one", "One poisoned one", "2 poisoned ones"]


def test_what_an_extra_draw_does_is_asked_in_its_own_words() -> None:
    state = round_of("MassiveAttack", "red rats 3 Recyclers", "blue rats 1 Corrupt", food=4)
    place(state, red="dump 1 city 1")
    say(state, "blue", 6)
    nature(state, "black", "black")
    assert prompt(state) == "The extra piece strikes: which of your rats?"
    assert labels(state) == ["City", "Pantry"]
    state = round_of("MassiveAttack", "red rats 1 Recyclers", "blue rats 1 Corrupt", food=4)
    place(state, red="dump 1")
    say(state, "blue", 5)
    nature(state, "black", "blue")
    assert prompt(state) == "More harm than healthy rats: which piece comes last?"
    assert WORDS.explanation(state, RATLAND.question(state, RED)).endswith("does nothing.")
    assert labels(state) == ["A rat runs off (black)", "A rat gets lost (blue)"]


def test_what_nature_answers_is_named() -> None:
    state = table("red", "blue", rounds=9)
    assert labels(state, NATURE) == ["End of the Game"]
    state = table("red", "blue", rounds=8)
    nature(state, "LockedAndLoaded")
    assert labels(state, NATURE) == ["Card 1"]


@pytest.mark.parametrize(
    ("event", "reader", "words"),
    [
        (tell.CheeseStolen(0, 1, 3), RED, "You steal 3 cheeses from blue."),
        (tell.CheeseStolen(0, 1, 1), BLUE, "Red steals one cheese from you."),
        (tell.ClanDealt(0, 5), RED, "You are dealt the Ninjas."),
        (tell.ClanDealt(0, 5), BLUE, "Red is dealt a clan."),
        (tell.ClanDealt(0, 5), None, "Red is dealt the Ninjas."),
        (tell.EventForeseen(0, 13), RED, "You look at the next event: End of the Game."),
        (tell.EventForeseen(0, 13), BLUE, "Red looks at the next event."),
        (tell.FoodForeseen(0, 3), RED, "You look at the next food card, number 4."),
        (tell.FoodForeseen(0, 3), NOBODY, "Red looks at the next food card."),
        (tell.PoisonedRatLeft(0), RED, "You lose a poisoned rat to the supply."),
        (tell.PoisonedRatLeft(0), BLUE, "Red loses a poisoned rat to the supply."),
        (tell.RatsStarved([2, 0], [1, 0]), RED, "Rats starve: red 2."),
        (tell.SwapsRevealed([0, 2]), RED, "Rats are swapped for cheese: blue 1."),
        (tell.SwapsRevealed([0, 0]), RED, "Rats are swapped for cheese: nobody."),
        (tell.RoundBegan(1), RED, "A new round begins; blue is the active player."),
        (tell.BagFilled(0, [6, 0, 6, 0, 0, 0]), RED, "In the bag for the dump: 6 yellow, 6 white."),
        (
            tell.ClansChosen([0, 1], [NO_CLAN, 5]),
            RED,
            "All sides are shown. Red: normal board. Blue: aggressive board, Ninjas.",
        ),
        (
            tell.ScreensLifted([1, 0, 0, 0, 0, 0, 2] + [0] * 7, [2, 0], [0, 1]),
            RED,
            "The screens are lifted. Red: dump 1, pantry 2, counting twice 2. "
            "Blue: a hidden cheese.",
        ),
        (
            tell.AthletesMoved([0] * 6 + [2] + [0] * 7, [1, 0]),
            RED,
            "The Athletes have moved. Red: pantry 2, counting twice 1. Blue: nothing.",
        ),
    ],
)
def test_an_event_is_told_as_its_reader_may_know_it(
    event: Event, reader: int | None, words: str
) -> None:
    assert told(event, reader) == words


def test_the_end_is_told_with_every_score() -> None:
    state = table("red rats 9 dead 2", "blue rats 7 cheese 5", rounds=6)
    nature(state, "EndOfTheGame")
    outcome = RATLAND.outcome(state)
    assert outcome is not None
    assert WORDS.result(state, outcome, RED) == [
        "The game is over: the End was revealed.",
        "Blue wins with 7 points.",
        "1. Blue: 7 (7 living rats, 0 in the graveyard, 5 cheese)",
        "2. Red: 7 (9 living rats, 2 in the graveyard, 2 cheese)",
    ]


def test_the_glossary_has_the_event_and_the_side_of_each_clan_in_force() -> None:
    state = table("red Explorers", "blue Mutants", rounds=5, coming="HolyRat")
    reveal(state, "HolyRat", 1)
    known = WORDS.glossary(state)
    assert list(known) == ["Holy Rat", "Mutants", "Explorers"]
    assert known["Mutants"] == "Purple counts as orange."
    assert "nursery" in WORDS.places(state)


def test_everything_that_comes_up_in_many_games_can_be_said() -> None:
    asked, heard = set(), set()
    for seed in range(40):
        rng = Random(seed)
        players = 2 + seed % 11
        options = {"players": players, "clans": "yes", "boards": "choice"}
        state = RATLAND.new(options)
        while state.pending:
            seat = rng.choice(RATLAND.open_seats(state))
            question = RATLAND.question(state, seat)
            assert WORDS.prompt(state, question)
            assert WORDS.explanation(state, question)
            answers = RATLAND.answers(state, seat)
            assert len({WORDS.label(state, question, one) for one in answers}) == len(answers)
            asked.add(question.kind.name)
            choice = draw(RATLAND, state, rng) if seat == NATURE else rng.choice(answers)
            for event in RATLAND.answer(state, seat, choice):
                heard.add(type(event).__name__)
                for reader in (None, NOBODY, 0, players - 1):
                    assert WORDS.told(state, event, reader)
    assert asked | RARE == {name for name, kind in KINDS.items() if kind.waits}
    assert heard == set(EVENTS)


def test_every_seat_has_a_letter_of_its_own() -> None:
    assert len({WORDS.letter(seat) for seat in range(12)}) == 12


def test_twelve_seats_have_a_colour_of_their_own() -> None:
    assert len({WORDS.colour(seat) for seat in range(12)}) == 12
    assert WORDS.colour(0) == "red"
