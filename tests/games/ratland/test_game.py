"""RatLand as the rest of the house sees it."""

from __future__ import annotations

from random import Random

import pytest

from ratking.core.event import HIDDEN
from ratking.core.play import any_answer, play_randomly
from ratking.core.question import NATURE, Kind
from ratking.core.state import answer_at, is_waiting, top_kind, top_place, top_seat
from ratking.games.ratland.events import EVENTS, ClanDealt
from tests.games.ratland.table import RATLAND, round_of, say
from tests.rules import rule


def test_every_question_has_a_name_and_a_domain() -> None:
    for name, kind in RATLAND.kinds().items():
        assert kind.name == name
        assert bool(kind.domain.verbs) == kind.waits


def test_rats_are_placed_in_words_that_name_the_space() -> None:
    state = round_of("Abundance", "red rats 7", "blue rats 7")
    assert RATLAND.say(state, 0, 3) == "place dump 3"
    say(state, "red", "place dump 3")
    assert RATLAND.parse(state, 0, "Place City 0") == 0


def test_every_event_is_known_by_its_name() -> None:
    assert RATLAND.events() is EVENTS
    assert all(event.__name__ == name for name, event in EVENTS.items())


def test_the_options_have_names_and_say_what_they_mean() -> None:
    options = {option.name: option for option in RATLAND.options()}
    assert list(options)[:2] == ["players", "start"]
    assert all(option.about.endswith(".") for option in options.values())


def test_the_standard_box() -> None:
    assert (RATLAND.name, RATLAND.title, RATLAND.fingerprint()) == (
        "ratland",
        "RatLand",
        "standard",
    )
    assert RATLAND.players(RATLAND.new({"players": 7})) == 7


@rule("RL-75")
def test_a_dealt_clan_is_told_to_its_owner_only() -> None:
    dealt = ClanDealt(1, 5)
    assert dealt.seen_by(1) == dealt
    assert dealt.seen_by(0) == ClanDealt(1, HIDDEN)


@rule("RL-89")
def test_no_rat_is_ever_won_or_lost_to_the_box() -> None:
    for seed in range(30):
        players = 2 + seed % 11
        state = RATLAND.new({"players": players, "clans": "yes", "boards": "choice"})
        play_randomly(RATLAND, state, Random(seed))
        rats = sum(map(sum, state.rats)) + sum(state.sick) + sum(state.lost)
        assert state.supply + rats + sum(state.graveyard) == (115 if players < 7 else 230)
        assert min(state.cheese) >= 0


@pytest.mark.parametrize("options", [{}, {"food": "ascending"}, {"players": 7, "clans": "yes"}])
def test_nature_draws_what_its_weights_say_without_listing_them(options: dict[str, object]) -> None:
    rng = Random(3)
    for _ in range(4):
        state = RATLAND.new(options)
        while is_waiting(state):
            kind, place = top_kind(state), top_place(state)
            if top_seat(state) == NATURE:
                for luck in (0.0, rng.random(), rng.random(), 0.9999999):
                    assert kind.drawn(state, place, luck) == Kind.drawn(kind, state, place, luck)
            answer_at(state, place, any_answer(state, rng))
