"""How fast an answer comes does not tell what somebody holds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ratking.core.game import Game, Observation
from ratking.games import game
from ratking.server.asked import acts_alone
from ratking.server.choices import has_one_answer, is_forced
from ratking.server.deeds import next_deed
from ratking.server.drive import Driver
from ratking.server.house import House
from ratking.server.match import BOT, FORCED, Luck, Match
from ratking.server.settings import from_environment
from ratking.server.table import PERSON, PLAYING, Seat, Table, Wishes
from ratking.server.views import Looking

HIDDEN: dict[str, tuple[str, dict[str, object]]] = {
    "play_region_card": ("rattus", {"players": 4, "region_cards": "on"}),
    "lay": ("cartus", {"players": 4}),
    "give": ("cartus", {"players": 4}),
}
"""Questions whose answers depend on what only their seat can see."""


Wanted = Callable[[Match, int], bool]


def reached(box: Game[Any], options: dict[str, object], wanted: Wanted) -> tuple[Match, int]:
    """Play at random until somebody is asked as wanted; return the match and the seat."""
    for number in range(200):
        match = Match(box, box.new(options), Luck(f"{number:064x}", ""))
        match.start()
        mind = Random(number)
        while not match.is_over():
            seat = match.open_seats()[0]
            if wanted(match, seat):
                return match, seat
            match.answer(seat, mind.choice(box.answers(match.state, seat)), BOT)
    raise AssertionError("nobody is asked like that")


def without_choice(kind: str) -> tuple[Match, int]:
    """Find somebody whose only answer looks to all others as one of several."""
    name, options = HIDDEN[kind]

    def wanted(match: Match, seat: int) -> bool:
        asked = match.game.question(match.state, seat).kind.name
        return asked == kind and has_one_answer(match, seat) and not is_forced(match, seat)

    return reached(game(name), options, wanted)


def table_of(match: Match, seat: Seat) -> Table:
    seats = [seat] * match.game.players(match.state)
    return Table("t", "", {}, Wishes(), False, "", match, seats, PLAYING)


@pytest.mark.parametrize("kind", HIDDEN)
def test_a_person_whose_hand_leaves_no_choice_is_asked_all_the_same(kind: str) -> None:
    match, seat = without_choice(kind)
    table = table_of(match, Seat(PERSON, visitor_hash="v"))
    assert acts_alone(table) == []
    assert next_deed(table, 0.8, 0.0) is None
    question = Looking(table, seat, "en").question(seat)
    assert len(question.answers) == 1
    assert not question.forced


def test_where_everybody_sees_that_there_is_no_choice_nobody_is_asked() -> None:
    match, seat = reached(game("rattus"), {"players": 3}, has_one_answer)
    table = table_of(match, Seat(PERSON, visitor_hash="v"))
    deed = next_deed(table, 0.8, 0.0)
    assert deed is not None
    assert (deed.seat, deed.by) == (seat, FORCED)
    assert Looking(table, seat, "en").question(seat).forced


class Thinker:
    """Keeps what it is asked."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    async def ask(self, work: object, *facts: Any, **_: object) -> int:
        self.asked.append(facts)
        return 0


def chosen(match: Match, thinker: Thinker) -> int:
    """Let a bot answer who sits at every seat."""
    house = SimpleNamespace(thinkers=thinker, settings=from_environment({}))
    driver = Driver(cast(House, house))
    table = table_of(match, Seat(BOT, level="easy"))
    deed = next_deed(table, 0.8, 0.0)
    assert deed is not None
    return asyncio.run(driver._choice(table, deed))


@pytest.mark.parametrize("kind", HIDDEN)
def test_a_bot_that_only_seems_to_have_a_choice_thinks_as_if_it_had_one(kind: str) -> None:
    match, seat = without_choice(kind)
    thinker = Thinker()
    assert chosen(match, thinker) == match.game.answers(match.state, seat)[0]
    [(_, seen, thinks, level, _, mind)] = thinker.asked
    assert not mind  # what is only imagined is not kept
    assert (thinks, level) == (seat, "easy")
    world = Observation(seat, match.game.from_json(seen)).table
    assert match.game.question(world, seat).kind.name == kind
    assert len(match.game.answers(world, seat)) > 1


def test_a_bot_without_a_choice_does_not_think_where_everybody_can_tell() -> None:
    match, seat = reached(game("rattus"), {"players": 3}, is_forced)
    thinker = Thinker()
    assert chosen(match, thinker) == match.game.answers(match.state, seat)[0]
    assert thinker.asked == []
