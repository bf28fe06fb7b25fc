"""Harmful pieces and the choices of their owner (RL-42 to RL-44).

The first test tries every order of the pieces and every rat for each of them, one by one, as the
numbered rules put it, and compares what can come of it with what the questions offer.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from ratking.core.state import is_waiting
from ratking.games.ratland.events import PoisonedRatLeft, RatLeft, RatLost, RatPoisoned
from ratking.games.ratland.harm import settle
from ratking.games.ratland.pieces import BLACK, BLUE, BOARD, CITY, DUMP, FIELDS, PANTRY, PURPLE
from ratking.games.ratland.state import (
    AREA,
    DRAWER,
    DRAWN,
    LOST,
    PHASE,
    RATS,
    SEARCH,
    SICK,
    SICK_HERE,
    RatlandState,
)
from tests.games.ratland.table import (
    RATLAND,
    answers,
    asked,
    happened,
    nature,
    place,
    rats,
    round_of,
    say,
)
from tests.rules import rule

QUIET = "DrCheese"

Rat = tuple[str, int]
"""How a rat is, and where it was sent; two of the same kind are alike."""

Clan = tuple[Rat, ...]
Outcome = tuple[tuple[Rat, int], ...]


def outcome_of(clan: Clan) -> Outcome:
    """Count alike rats; healthy ones with nothing left to do are alike, as are all others."""
    alike = [(how, PANTRY if how != "healthy" or where == DUMP else where) for how, where in clan]
    return tuple(sorted((rat, alike.count(rat)) for rat in set(alike)))


def by_hand(clan: Clan, pieces: tuple[int, ...], extra: int) -> set[Outcome]:
    """Take any piece next, and any rat that it may strike."""
    if not pieces:
        return {outcome_of(clan)}
    found: set[Outcome] = set()
    for place_, piece in enumerate(pieces):
        rest = pieces[:place_] + pieces[place_ + 1 :]
        struck = [rat for rat in set(clan) if may_strike(piece, rat, extra)]
        if not struck:
            found |= by_hand(clan, rest, extra)
        for rat in struck:
            left = extra if rat[1] == DUMP else extra - 1
            found |= by_hand(after(clan, piece, rat), rest, left)
    return found


def may_strike(piece: int, rat: Rat, extra: int) -> bool:
    how, where = rat
    near = where == DUMP or extra > 0
    return near and (how == "healthy" or (how == "poisoned" and piece == BLACK))


def after(clan: Clan, piece: int, rat: Rat) -> Clan:
    rest = list(clan)
    rest.remove(rat)
    if piece == PURPLE:
        rest.append(("poisoned", rat[1]))
    elif piece == BLUE:
        rest.append(("lost", rat[1]))
    return tuple(sorted(rest))


def table_of(clan: Clan, pieces: tuple[int, ...]) -> RatlandState:
    """Set a table at the dump, where red has drawn these pieces."""
    state = RATLAND.new({"players": 2})
    PHASE.put(state, SEARCH)
    AREA.put(state, DUMP)
    DRAWER.put(state, 0)
    RATS.put(state, 0, PANTRY, 0)
    for how, where in clan:
        if how == "healthy":
            RATS.change(state, 0, where, 1)
        else:
            SICK.change(state, 0, 1)
            SICK_HERE.change(state, 0, int(where == DUMP))
    for piece in pieces:
        DRAWN.change(state, piece, 1)
    return state


def by_questions(clan: Clan, pieces: tuple[int, ...], extra: int) -> list[Outcome]:
    """List what comes of every way of answering."""
    state = table_of(clan, pieces)
    state.top = state.bottom  # nothing waits
    settle(state, 0, extra)
    return list(endings(state))


def endings(state: RatlandState) -> Iterator[Outcome]:
    if not is_waiting(state):
        yield outcome_of(clan_on(state))
        return
    for answer in RATLAND.answers(state, 0):
        twin = state.copy()
        RATLAND.apply(twin, 0, answer)
        yield from endings(twin)


def clan_on(state: RatlandState) -> Clan:
    found: list[Rat] = [("poisoned", DUMP)] * SICK.of(state, 0)
    found += [("lost", DUMP)] * LOST.of(state, 0)
    for space in range(BOARD):
        found += [("healthy", space)] * RATS.of(state, 0, space)
    return tuple(found)


def clans(extra: int) -> Iterator[Clan]:
    """List small clans: rats here, wounded here, resting, in the city and in the fields."""
    kinds: list[Rat] = [("healthy", DUMP), ("poisoned", DUMP), ("healthy", PANTRY)]
    kinds += [("healthy", CITY), ("healthy", FIELDS)]
    ways = [range(4), range(3), range(2), range(2), range(2)] if extra else [range(4), range(3)]
    for counts in product(*ways):
        rows = zip(kinds, counts, strict=False)
        yield tuple(sorted(rat for rat, count in rows for _ in range(count)))


def draws(most: int) -> Iterator[tuple[int, ...]]:
    for black, purple, blue in product(range(most + 1), repeat=3):
        if black + purple + blue <= most:
            yield (BLACK,) * black + (PURPLE,) * purple + (BLUE,) * blue


@rule("RL-42", "RL-43", "RL-44")
@pytest.mark.parametrize("extra", [0, 1])
def test_the_questions_offer_every_outcome_once_and_no_other(extra: int) -> None:
    for clan in clans(extra):
        for pieces in draws(clan.count(("healthy", DUMP)) + extra):
            offered = by_questions(clan, pieces, extra)
            assert len(offered) == len(set(offered)), (clan, pieces)
            assert set(offered) == by_hand(clan, pieces, extra), (clan, pieces)


@rule("RL-42")
def test_a_scavenger_may_lose_a_rat_poisoned_elsewhere() -> None:
    for pieces in draws(1):
        for clan in ((("poisoned", CITY),), (("healthy", PANTRY), ("poisoned", CITY))):
            offered = by_questions(clan, pieces, 1)
            assert len(offered) == len(set(offered))
            assert set(offered) == by_hand(clan, pieces, 1)


@rule("RL-42")
def test_black_and_purple_may_cost_the_rat_that_was_just_poisoned() -> None:
    state = round_of(QUIET, "red rats 5", "blue rats 1", food=3)
    place(state, red="city 3 fields 1 nursery 1")
    nature(state, "black", "purple", "orange")
    assert (asked(state), answers(state, "red")) == ("red let_go", [0, 1])
    healthy = state.copy()
    told = say(state, "red", 1)
    assert happened(told, RatPoisoned) == [RatPoisoned(0, CITY)]
    assert happened(told, PoisonedRatLeft) == [PoisonedRatLeft(0)]
    assert (state.sick[0], rats(state, "red", "city")) == (0, 2)
    told = say(healthy, "red", 0)
    assert happened(told, RatLeft) == [RatLeft(0, CITY)]
    assert (healthy.sick[0], rats(healthy, "red", "city")) == (1, 1)
    assert asked(state) == asked(healthy) == "nature draw_piece"


@rule("RL-42", "RL-72")
def test_a_wounded_rat_of_the_area_may_leave_for_black() -> None:
    state = round_of(QUIET, "red rats 3 aggressive", "blue rats 2", food=4)
    place(state, red="dump 3", blue="dump 2")
    say(state, "red", 1)
    nature(state, "black")
    assert (asked(state), answers(state, "blue")) == ("blue let_go", [0, 1])
    say(state, "blue", 1)
    assert (state.sick[1], rats(state, "blue", "dump")) == (0, 1)


@rule("RL-42")
def test_a_rat_poisoned_in_another_area_is_no_choice() -> None:
    state = round_of(QUIET, "red rats 2", "blue rats 1", food=3)
    place(state, red="city 1 fields 1")
    told = nature(state, "purple", "black")
    assert happened(told, RatLeft) == [RatLeft(0, FIELDS)]
    assert state.sick[0] == 1


@rule("RL-42", "RL-35")
def test_the_owner_chooses_too_where_the_bag_had_fewer_pieces_than_rats() -> None:
    state = round_of(QUIET, "red rats 14", "blue rats 1", food=3)
    place(state, red="city 14")
    nature(state, *["orange"] * 5, *["white", "black", "purple"] * 2, "purple")
    assert (asked(state), answers(state, "red")) == ("red let_go", [0, 1, 2])


@rule("RL-42", "RL-84")
def test_who_is_not_harmed_by_black_is_not_asked() -> None:
    state = round_of(QUIET, "red rats 2 Warriors", "blue rats 1 Ninjas", food=3)
    place(state, red="city 2")
    nature(state, "black", "purple")
    assert asked(state) == "nature draw_event"
    state = round_of("YellowIsTheNewBlack", "red rats 2", "blue rats 1", food=3)
    place(state, red="city 2")
    nature(state, "black", "purple")
    assert asked(state) == "nature draw_event"


@rule("RL-42", "RL-77")
def test_an_extra_draw_strikes_a_rat_at_rest_or_one_that_has_still_to_search() -> None:
    state = round_of("MassiveAttack", "red rats 3 Recyclers", "blue rats 1 Mutants", food=4)
    place(state, red="dump 1 city 1 nursery 1")
    nature(state, "black", "black")
    assert (asked(state), answers(state, "red")) == ("red strike", [1, 5])
    searching = state.copy()
    told = say(state, "red", 5)
    assert happened(told, RatLeft) == [RatLeft(0, 0), RatLeft(0, 5)]
    assert asked(state) == "nature draw_piece"
    told = say(searching, "red", 1)
    assert happened(told, RatLeft) == [RatLeft(0, 0), RatLeft(0, 1)]
    assert asked(searching) == "nature draw_event"


@rule("RL-42", "RL-77")
def test_an_extra_draw_strikes_the_only_rat_there_is_without_a_question() -> None:
    state = round_of("MassiveAttack", "red rats 2 Recyclers", "blue rats 1 Mutants", food=4)
    place(state, red="dump 1 city 1")
    told = nature(state, "black", "black")
    assert happened(told, RatLeft) == [RatLeft(0, 0), RatLeft(0, 1)]
    assert asked(state) == "nature draw_event"


@rule("RL-42", "RL-77")
def test_without_a_rat_within_reach_nothing_happens() -> None:
    state = round_of("MassiveAttack", "red rats 1 Recyclers", "blue rats 1 Mutants", food=4)
    place(state, red="dump 1")
    told = nature(state, "black", "black")
    assert happened(told, RatLeft) == [RatLeft(0, 0)]


@rule("RL-42", "RL-58", "RL-77")
def test_a_piece_put_back_does_not_make_the_extra_draw_a_usual_one() -> None:
    rows = ("red rats 2 Recyclers", "blue rats 1 Mutants")
    state = round_of("HelmetRat", *rows, food=4)
    place(state, red="dump 1 city 1")
    nature(state, "black", "yellow")
    say(state, "red", 0)
    assert (asked(state), answers(state, "red")) == ("red strike", [0, 1])
    state = round_of("HelmetRat", *rows, food=4)
    place(state, red="dump 1")
    told = nature(state, "black", "yellow") + say(state, "red", 0)
    assert happened(told, RatLeft) == [RatLeft(0, 0)]


@rule("RL-42", "RL-80")
def test_a_scavenger_chooses_among_all_rats() -> None:
    state = round_of(QUIET, "red rats 3 Scavengers", "blue rats 1 Ninjas", food=9)
    place(state, red="dump 1 fields 1")
    nature(state, "white")
    say(state, "red", 1)
    nature(state, "black")
    assert (asked(state), answers(state, "red")) == ("red strike", [2, 6])


@rule("RL-42", "RL-80")
def test_a_scavenger_gives_the_poisoned_rat_that_is_left() -> None:
    state = round_of(QUIET, "red rats 1 Scavengers", "blue rats 1 Ninjas", food=3)
    place(state, red="city 1")
    say(state, "red", 0)
    nature(state, "purple")
    say(state, "red", 1)
    told = nature(state, "black")
    assert happened(told, PoisonedRatLeft) == [PoisonedRatLeft(0)]


@rule("RL-42", "RL-87")
def test_with_too_few_rats_the_owner_says_which_piece_comes_last() -> None:
    """A Corrupt clan adds blue to the dump; one rat draws black and blue, for there is an extra."""
    rows = ("red rats 1 Recyclers", "blue rats 1 Corrupt")
    state = round_of("MassiveAttack", *rows, food=4)
    place(state, red="dump 1")
    say(state, "blue", BLUE)
    nature(state, "black", "blue")
    assert (asked(state), answers(state, "red")) == ("red last_piece", [BLACK, BLUE])
    other = state.copy()
    told = say(state, "red", BLACK)
    assert (happened(told, RatLost), happened(told, RatLeft)) == ([RatLost(0, 0)], [])
    told = say(other, "red", BLUE)
    assert (happened(told, RatLost), happened(told, RatLeft)) == ([], [RatLeft(0, 0)])
