from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from fluent.syntax.ast import Junk

from ratking.arena.report.comparison import TITLES
from ratking.challenges import challenges_of
from ratking.core.question import Kind
from ratking.games import GAMES
from ratking.games.cartus import pieces as cartus
from ratking.games.cartus.advice import ADVICE as CARTUS_ADVICE
from ratking.games.cartus.events import EVENTS as CARTUS_EVENTS
from ratking.games.cartus.figures import FIGURES as CARTUS_FIGURES
from ratking.games.cartus.kinds import KINDS as CARTUS_KINDS
from ratking.games.cartus.words.names import building_message
from ratking.games.ratland import events as ratland_events
from ratking.games.ratland import kinds as ratland_kinds
from ratking.games.ratland import tables as ratland_tables
from ratking.games.ratland.figures import FIGURES as RATLAND_FIGURES
from ratking.games.ratland.pieces import CLAN_NAMES, COLOURS, EVENT_NAMES, SPACES
from ratking.games.ratland.words.names import BOTH
from ratking.games.rattus.advice import ADVICE
from ratking.games.rattus.cards.deck import DECK
from ratking.games.rattus.events import EVENTS
from ratking.games.rattus.figures import FIGURES as RATTUS_FIGURES
from ratking.games.rattus.kinds import KINDS
from ratking.games.rattus.tables import load_tables
from ratking.games.rattus.tokens import FAMILIES
from ratking.games.rattus.words.names import FORMS
from ratking.puzzles.themes import themes_of
from ratking.server.chatting import PHRASES
from ratking.text import Say
from ratking.text.say import message_name
from ratking.text.translation import recognised
from tests.text.files import (
    LANGUAGES,
    PACKAGE,
    SUBJECTS,
    listed,
    parsed,
    patterns,
    said_in,
    words_in,
)
from tests.text.pages import is_said, said_plainly
from tests.text.sentences import sentences

SAYINGS = ("advice", "judged")
COLOUR_PARTS = ("", ".pieces", ".text", ".means")
SCORE_PARTS = ("citizens", "safe haven", "region cards", "diplomats")
BROWSER = [subject for subject in SUBJECTS if subject.startswith("browser")]
EVERY_FILE = [(language, subject) for language in LANGUAGES for subject in SUBJECTS]
SAID_BY_PAGES = [(language, subject) for language in LANGUAGES for subject in BROWSER]
SAID_BY_US = [one for one in EVERY_FILE if one not in SAID_BY_PAGES]
OPEN_AT_ONCE = [["chat", game, *BROWSER] for game in GAMES]
"""What a page may have open at the same time."""


def messages_rattus_needs() -> set[str]:
    """List what kinds, cards, events and tables ask for."""
    needed = {f"seat-{seat}{part}" for seat in range(6) for part in ("", ".letter")}
    needed |= {f"family-{family}{part}" for family in FAMILIES for part in ("", ".short")}
    needed |= {f"symbol-{one}{part}" for one in ("majority", "everyone") for part in ("", ".short")}
    needed |= {message_name("event", name) for name in EVENTS}
    needed |= {message_name("part", part) for part in SCORE_PARTS} | set(ADVICE)
    needed |= {"any-class", "any-class.short"} | {f"{form}-region" for form in FORMS}
    for kind in KINDS.values():
        needed |= questions_of(kind)
    for card in DECK:
        name = message_name("card", type(card).__name__)
        needed |= {name, f"{name}.the", f"{name}.text"}
        for ask in card.asks + card.final_asks:
            asked = message_name("question", name, ask.name)
            needed.add(asked)
            if ask.domain.thing == "yes_no":
                needed |= {f"{asked}.yes", f"{asked}.no"}
    needed |= {f"{saying}-{figure}" for saying in SAYINGS for figure in RATTUS_FIGURES}
    return needed | themes("rattus") | challenges("rattus") | said_in(words_in("rattus"))


def messages_cartus_needs() -> set[str]:
    """List what kinds, cards, buildings, events and points ask for."""
    needed = {f"seat-{seat}{part}" for seat in range(5) for part in ("", ".letter")}
    needed |= {f"family-{family}" for family in cartus.FAMILIES}
    needed |= {message_name("card", name) for name in (*cartus.FIGURES, *cartus.OTHERS)}
    needed |= {message_name("card", name) + ".text" for name in cartus.OTHERS}
    for building in range(cartus.BUILDINGS):
        name = building_message(building)
        needed |= {name, f"{name}.the", f"{name}.of", f"{name}.text"}
        needed |= actions(name.replace("building", "action", 1))
    needed |= actions("action-final") | {
        f"{saying}-{figure}" for saying in SAYINGS for figure in CARTUS_FIGURES
    }
    needed |= {message_name("event", name) for name in CARTUS_EVENTS}
    for kind in CARTUS_KINDS.values():
        needed |= questions_of(kind)
    others = ("hand", "swords", "flutes", "passes", "gold", "tokens", "plague")
    needed |= {f"part-{name}" for name in (*cartus.FAMILIES, *others)}
    return (
        needed
        | set(CARTUS_ADVICE)
        | themes("cartus")
        | challenges("cartus")
        | said_in(words_in("cartus"))
    )


def actions(name: str) -> set[str]:
    return {name, f"{name}.premium", f"{name}.standard"}


def messages_ratland_needs() -> set[str]:
    """List what kinds, cards, pieces and events ask for."""
    needed = {f"seat-{seat}{part}" for seat in range(12) for part in ("", ".letter")}
    needed |= {f"colour-{colour}{part}" for colour in COLOURS for part in COLOUR_PARTS}
    for subject, names, parts in (
        ("space", SPACES, ("", ".in", ".to", ".from", ".short", ".text")),
        ("space", (BOTH,), ("", ".in", ".to", ".from")),
        ("happening", EVENT_NAMES, ("", ".text")),
        ("clan", CLAN_NAMES, ("", ".closed", ".open")),
    ):
        needed |= {message_name(subject, name) + part for name in names for part in parts}
    needed |= {message_name("event", name) for name in ratland_events.EVENTS}
    for kind in ratland_kinds.KINDS.values():
        needed |= questions_of(kind)
    needed |= {f"{saying}-{figure}" for saying in SAYINGS for figure in RATLAND_FIGURES}
    return needed | themes("ratland") | challenges("ratland") | said_in(words_in("ratland"))


def themes(name: str) -> set[str]:
    return {f"theme-{theme}" for theme in themes_of(name).values()}


def challenges(name: str) -> set[str]:
    found = challenges_of(name).values()
    goals = [goal for one in found for star in one.stars for goal in star]
    said = {message_name("goal", *goal.fact.split(" ")) for goal in goals}
    return said | {f"challenge-{one.id}" for one in found}


def questions_of(kind: Kind[Any]) -> set[str]:
    """A card's questions are its own; steps ask nobody."""
    if not kind.waits or kind.name == "card":
        return set()
    name = message_name("question", kind.name)
    both = {f"{name}.yes", f"{name}.no"} if kind.domain.thing == "yes_no" else set()
    return {name, f"{name}.more"} | both


def messages_the_terminal_needs() -> set[str]:
    boards = (PACKAGE / "games").glob("*/terminal/*.py")
    compared = {f"measure-{name}" for name in TITLES}
    return compared | said_in([*sorted((PACKAGE / "cli").rglob("*.py")), *sorted(boards)])


def messages_the_chat_needs() -> set[str]:
    return {f"phrase-{phrase}" for phrase in PHRASES}


def sentences_born_in_english() -> set[str]:
    return {found[0] for sentence in sentences() if (found := recognised(sentence))}


NEEDED = {
    "sentences": sentences_born_in_english,
    "chat": messages_the_chat_needs,
    "cartus": messages_cartus_needs,
    "ratland": messages_ratland_needs,
    "rattus": messages_rattus_needs,
    "terminal": messages_the_terminal_needs,
}


def test_every_game_has_its_words_and_every_file_its_reader() -> None:
    assert sorted([*GAMES, "chat", "sentences", "terminal"]) == sorted(NEEDED)
    assert sorted([*NEEDED, *BROWSER]) == SUBJECTS


@pytest.mark.parametrize(("language", "subject"), EVERY_FILE)
def test_a_file_of_messages_has_no_slip_of_the_pen(language: str, subject: str) -> None:
    assert [entry for entry in parsed(language, subject).body if isinstance(entry, Junk)] == []
    names = listed(language, subject)
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize(("language", "subject"), SAID_BY_US)
def test_no_message_is_missing(language: str, subject: str) -> None:
    assert NEEDED[subject]() - set(listed(language, subject)) == set()


@pytest.mark.parametrize(("language", "subject"), SAID_BY_US)
def test_no_message_is_unused(language: str, subject: str) -> None:
    assert set(listed(language, subject)) - NEEDED[subject]() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_a_page_is_missing(language: str) -> None:
    known = {name for subject in SUBJECTS for name in listed(language, subject)}
    assert said_plainly() - known == set()


@pytest.mark.parametrize(("language", "subject"), SAID_BY_PAGES)
def test_no_message_of_a_page_is_unused(language: str, subject: str) -> None:
    assert [name for name in patterns(language, subject) if not is_said(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subjects", OPEN_AT_ONCE)
def test_no_message_of_a_page_has_two_texts(language: str, subjects: list[str]) -> None:
    names = [name for subject in subjects for name in listed(language, subject)]
    assert sorted(name for name, count in Counter(names).items() if count > 1) == []


@pytest.mark.parametrize(
    ("name", "spelt"),
    [
        ("move_plague", "move-plague"),
        ("CitizensPlaced", "citizens-placed"),
        ("rats exhausted", "rats-exhausted"),
    ],
)
def test_a_message_is_spelt_after_what_it_is_about(name: str, spelt: str) -> None:
    assert message_name(name) == spelt


def test_the_texts_of_the_cards_are_those_of_the_standard_tables() -> None:
    say = Say("en", "rattus")
    for name, row in load_tables().cards.items():
        assert say(message_name("card", name) + ".text") == row["text"]


def test_the_texts_of_events_and_clans_are_those_of_the_standard_tables() -> None:
    say, tables = Say("en", "ratland"), ratland_tables.load_tables()
    for name, row in tables.events.items():
        assert say(message_name("happening", name) + ".text") == row["text"]
    for name, row in tables.clans.items():
        assert say(message_name("clan", name) + ".closed") == row["closed"]
        assert say(message_name("clan", name) + ".open") == row["open"]


def test_a_message_that_misses_a_fact_is_a_mistake_of_ours() -> None:
    with pytest.raises(AssertionError, match="answer-region"):
        Say("en", "rattus")("answer-region")


def test_no_invisible_marks_stand_around_names() -> None:
    assert Say("en", "rattus")("answer-region", region="France") == "France"
