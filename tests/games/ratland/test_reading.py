"""A position read back: every impossible one is refused with a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ratking.core.errors import BadFile, Mistake
from ratking.core.play import draw
from ratking.core.position import position_head, read_position, write_position
from ratking.core.question import NATURE
from ratking.games.ratland.state import RatlandState
from tests.games.ratland.table import (
    RATLAND,
    nature,
    place,
    reveal,
    round_of,
    say,
    table,
)

Change = Callable[[Any], object]


def refusal(state: RatlandState, change: Change) -> str:
    """Change a position and tell why it cannot be read."""
    data = json.loads(json.dumps(RATLAND.to_json(state)))
    assert RATLAND.to_json(RATLAND.from_json(data)) == data
    change(data)
    with pytest.raises(BadFile) as refused:
        RATLAND.from_json(data)
    return str(refused.value)


def dealing() -> RatlandState:
    state = RATLAND.new({"players": 2, "clans": "yes", "boards": "choice"})
    nature(state, "Ninjas", "Seers", "Corrupt")
    return state


def choosing() -> RatlandState:
    state = dealing()
    nature(state, "Mutants")
    say(state, "blue", 1)
    return state


def starting() -> RatlandState:
    return table("red Seers", "blue Mutants")


def late() -> RatlandState:
    return table("red", "blue", rounds=6)


def foreseeing() -> RatlandState:
    state = table("red Seers", "blue Mutants", rounds=5, coming="HolyRat")
    reveal(state, "HolyRat", 1)
    return state


def placing() -> RatlandState:
    state = foreseeing()
    nature(state, "Drunk", 4)
    return state


def capped() -> RatlandState:
    rows = ("red rats 7", "blue rats 7")
    return round_of("LockedAndLoaded", *rows, locked_and_loaded="cap")


def moving() -> RatlandState:
    state = round_of("HolyRat", "red rats 3 Athletes", "blue rats 1 Mutants")
    place(state, red="dump 2")
    say(state, "red", 0)
    return state


def moving_once() -> RatlandState:
    state = round_of("MassiveAttack", "red rats 3 Athletes", "blue rats 1 Mutants")
    place(state, red="dump 2")
    say(state, "red", 0)
    return state


def bribing() -> RatlandState:
    state = round_of("HolyRat", "red rats 3 Corrupt", "blue rats 1 Mutants")
    place(state, red="dump 2")
    return state


def wounding() -> RatlandState:
    state = round_of("DrCheese", "red rats 3 aggressive", "blue rats 1")
    place(state, red="dump 2", blue="dump 1")
    return state


def drawing() -> RatlandState:
    state = round_of("HelmetRat", "red rats 3", "blue rats 1")
    place(state, red="dump 2")
    nature(state, "yellow")
    return state


def putting_back() -> RatlandState:
    state = drawing()
    nature(state, "white")
    return state


def letting_go() -> RatlandState:
    state = round_of("DrCheese", "red rats 3", "blue rats 1", food=3)
    place(state, red="city 2")
    nature(state, "black", "purple")
    return state


def striking() -> RatlandState:
    state = round_of("HelmetRat", "red rats 3 Recyclers", "blue rats 1 Mutants", food=4)
    place(state, red="dump 1 city 1")
    nature(state, "black", "black")
    say(state, "red", 6)
    return state


def choosing_the_last_piece() -> RatlandState:
    state = round_of("MassiveAttack", "red rats 1 Recyclers", "blue rats 1 Corrupt", food=4)
    place(state, red="dump 1")
    say(state, "blue", 5)
    nature(state, "black", "blue")
    return state


def capped_athletes() -> RatlandState:
    rows = ("red rats 3 Athletes", "blue rats 0 Mutants")
    state = round_of("LockedAndLoaded", *rows, locked_and_loaded="cap")
    place(state, red="dump 1")
    return state


def scavenging() -> RatlandState:
    state = round_of("DrCheese", "red rats 3 Scavengers", "blue rats 1 Mutants")
    place(state)
    return state


def swapping() -> RatlandState:
    state = round_of("RattibalLecter", "red", "blue", "yellow")
    place(state)
    return state


def starving() -> RatlandState:
    state = round_of("DrCheese", "red rats 5 cheese 0", "blue rats 1", food=3)
    place(state, red="city 2")
    nature(state, "purple", "purple")
    return state


def transmuting() -> RatlandState:
    state = round_of("DrCheese", "red rats 1 Alchemists", "blue rats 1 Mutants")
    place(state)
    return state


def over() -> RatlandState:
    state = late()
    nature(state, "EndOfTheGame")
    return state


TABLES = [
    dealing, choosing, starting, late, foreseeing, placing, capped, moving, moving_once, bribing,
    wounding, drawing, putting_back, letting_go, striking, choosing_the_last_piece, capped_athletes,
    scavenging, swapping, starving, transmuting, over,
]  # fmt: skip


def seat(number: int, **facts: object) -> Change:
    return lambda data: data["seats"][number].update(facts)


def top(**facts: object) -> Change:
    return lambda data: data["pending"][-1].update(facts)


def plan(number: int, **facts: object) -> Change:
    return lambda data: data["seats"][number]["plan"].update(facts)


WRONG: list[tuple[Callable[[], RatlandState], Change, str]] = [
    (late, lambda d: d.update(players=1), "players must be a whole number from 2 to 12"),
    (late, lambda d: d.update(start=2), "start must be a seat from 0 to 1"),
    (late, lambda d: d.update(boards=None), "boards must be normal"),
    (late, lambda d: d.update(phase="war"), "phase must be one of"),
    (late, lambda d: d.update(round=10), "round must be a whole number"),
    (late, lambda d: d.update(supply=3), "rats in all; there must be 115"),
    (late, lambda d: d.update(active=1), "Seat 0 must be the active player"),
    (late, lambda d: d.update(event_seen_by=[2]), "event_seen_by must be"),
    (late, lambda d: d.update(event_seen_by=[0]), "Seat 0 cannot look ahead"),
    (late, lambda d: d["events_gone"].pop(), "6 events must be gone"),
    (late, lambda d: d.update(events_gone=["Party"]), "events_gone must be one of"),
    (late, lambda d: d["events_gone"].append("EndOfTheGame"), "The End is gone when"),
    (late, lambda d: d.update(food_left=[1] * 9), "The food cards that are left do not fit"),
    (late, lambda d: d.update(food="ascending"), "An ascending food deck"),
    (late, lambda d: d.update(food_cards=[10]), "a food card must be"),
    (late, lambda d: d["clans_left"].update(Ninjas=0), "1 cards of the clan Ninjas"),
    (late, lambda d: d["clans_left"].update(Bards=0), "'Bards' is no clan in play"),
    (late, lambda d: d.update(seats=[]), "seats must list 2 seats"),
    (late, lambda d: d["seats"].__setitem__(0, 3), "Every seat must be an object"),
    (late, seat(0, offers=[None]), "offers must list 2 clans"),
    (late, seat(0, offers=["Ninjas", None]), "Clans are offered during the setup only"),
    (late, seat(0, clan="Ninjas"), "cards of the clan Ninjas"),
    (late, seat(0, board="aggressive"), "Seat 0 plays the wrong side"),
    (late, seat(0, used=1), "Seat 0 has used its clan too often"),
    (late, seat(0, hidden=1), "Seat 0 cannot have hidden a cheese"),
    (late, seat(0, hidden=1, cheese=0), "hidden must be no more than the cheese of seat 0"),
    (late, seat(0, double=1), "Seat 0 has too many rats that count twice"),
    (late, seat(0, secret=1), "Seat 0 cannot have chosen this"),
    (late, seat(0, starving=1), "Seat 0 cannot have so many starving rats"),
    (late, plan(0, dump=1), "Seat 0 cannot plan this"),
    (late, lambda d: d["seats"][0]["rats"].update(dump=1, pantry=6), "must all be in the pantry"),
    (late, lambda d: d.update(turn=1), "Nobody searches now"),
    (late, lambda d: d["bag"].update(blue=1), "The bag is filled in the search"),
    (late, lambda d: d.update(pending=[]), "Nothing is pending, but the game is not over"),
    (late, lambda d: d["pending"].pop(), "must be one that somebody answers"),
    (late, lambda d: d["pending"].pop(0), "'draw_event' cannot be asked now"),
    (late, lambda d: d["pending"][0].update(seat=0), "'draw_event' cannot be asked now"),
    (late, top(kind="place", seat=0, space="dump"), "'place' cannot be asked now"),
    (late, top(kind="pay"), "must be one that somebody answers"),
    (late, top(seat=0), "'draw_event' does not fit"),
    (placing, lambda d: d.update(event="Abundance"), "The event in force belongs to the other"),
    (placing, lambda d: d.update(event="RattibalLecter"), "events_gone must name"),
    (late, lambda d: d.update(phase="setup"), "During the setup no round has begun"),
    (late, lambda d: d.update(phase="rats"), "There must be an event in force"),
    (late, lambda d: d.update(phase="over"), "The game is over when the End is revealed"),
    (over, lambda d: d.update(pending=[{"kind": "place", "seat": 0, "space": "dump"}]),
     "The game is over, but something is pending"),
    (starting, lambda d: d.update(event="Abundance"), "With an event in force the first round"),
    (starting, seat(1, clan=None), "cards of the clan Mutants"),
    (starting, lambda d: (d["seats"][1].update(clan=None), d["clans_left"].update(Mutants=1)),
     "Either everybody has a clan or nobody"),
    (dealing, top(place=2), "'deal_clan' does not fit"),
    (dealing, top(place=-1), "place must be a whole number from 0 to 3"),
    (choosing, seat(0, clan="Corrupt"), "Seat 0 cannot have chosen this clan"),
    (choosing, seat(1, secret=3), "Seat 1 cannot have chosen this"),
    (foreseeing, lambda d: d["pending"].pop(-2), "'draw_event' cannot be asked now"),
    (placing, lambda d: d.update(event_seen_by=[]), "Nobody has seen the next event"),
    (placing, lambda d: d.update(food_seen_by=[]), "Nobody has seen the next food card"),
    (placing, lambda d: d.update(next_event="HolyRat"), "An event cannot come twice"),
    (placing, lambda d: d.update(next_food=1), "A food card is in two places"),
    (placing, lambda d: d.update(food_cards=[]), "There must be 1 food cards on the table"),
    (placing, top(space="pantry"), "'place' does not fit"),
    (placing, top(space="double"), "'place' does not fit"),
    (placing, plan(0, dump=8), "'place' does not fit"),
    (placing, plan(0, pantry=1), "Seat 0 cannot plan this"),
    (placing, plan(1, dump=8), "'place' does not fit"),
    (placing, plan(1, double=1), "Seat 1 cannot plan this"),
    (placing, plan(1, hidden=1), "Seat 1 cannot plan this"),
    (placing, lambda d: d["pending"].append(d["pending"][-2]), "must be listed with the last"),
    (placing, lambda d: d["pending"].append(d["pending"][-1]), "must be listed with the last"),
    (placing, lambda d: d["seats"][0].update(rats={**d["seats"][0]["rats"], "pantry": 0}, lost=7),
     "A seat without a choice cannot be asked"),
    (capped, lambda d: d["pending"].pop(), "Seat 0 cannot plan this"),
    (moving, top(source=None), "source must be one of"),
    (moving, top(source="hidden"), "source must be one of"),
    (moving, top(source="city"), "'move_to' does not fit"),
    (moving, top(moves=4), "moves must be a whole number from 1 to 3"),
    (moving_once, top(moves=2), "'move_to' does not fit"),
    (moving, top(kind="move_from", moves=0), "moves must be a whole number from 1 to 3"),
    (moving, plan(1, dump=1), "Seat 1 cannot plan this"),
    (moving, plan(0, city=1), "Seat 0 cannot plan this"),
    (bribing, top(seat=1), "'bribe' does not fit"),
    (bribing, lambda d: d.update(drawer=0, draws_left=1), "'bribe' does not fit"),
    (bribing, lambda d: d["bag"].update(blue=1), "There are more pieces in the bag"),
    (wounding, top(seat=1), "'wound' does not fit"),
    (wounding, seat(1, sent=[0, 0, 0]), "Seat 1 has more rats in an area than it sent"),
    (drawing, top(drawer=1), "'draw_piece' does not fit"),
    (drawing, lambda d: d.update(draws_left=0), "'draw_piece' does not fit"),
    (drawing, lambda d: d.update(drawer=None), "Somebody must be drawing"),
    (drawing, lambda d: d.update(bag=dict.fromkeys(d["bag"], 0)), "'draw_piece' does not fit"),
    (putting_back, top(seat=1), "'put_back' does not fit"),
    (putting_back, top(kind="scavenge"), "'scavenge' does not fit"),
    (drawing, lambda d: d.update(draws_left=2), "Seat 0 draws more pieces than it may"),
    (late, seat(0, poisoned_here=1), "poisoned_here must be"),
    (letting_go, seat(0, poisoned_here=1), "poisoned_here must be"),
    (starving, seat(0, poisoned_here=1), "while it is searched only"),
    (wounding, lambda d: (d.update(supply=d["supply"] - 1),
     d["seats"][1].update(poisoned=1, poisoned_here=1)), "more poisoned rats of the area"),
    (letting_go, top(seat=1), "'let_go' does not fit"),
    (letting_go, top(extra=1), "'let_go' does not fit"),
    (letting_go, top(extra=-1), "extra must be a whole number"),
    (letting_go, top(kind="last_piece"), "'last_piece' does not fit"),
    (letting_go, top(kind="strike", poisoned=0), "'strike' does not fit"),
    (letting_go, lambda d: d["drawn"].update(purple=0), "'let_go' does not fit"),
    (striking, top(poisoned=None), "poisoned must be a whole number"),
    (striking, top(poisoned=1), "'strike' does not fit"),
    (striking, top(extra=0), "'strike' does not fit"),
    (choosing_the_last_piece, top(kind="let_go"), "'let_go' does not fit"),
    (choosing_the_last_piece, lambda d: d["drawn"].update(blue=0), "'last_piece' does not fit"),
    (moving, plan(0, double=1, dump=1), "Seat 0 cannot plan this"),
    (moving, plan(0, hidden=1), "Seat 0 cannot plan this"),
    (capped_athletes, plan(0, dump=0, nursery=1), "Seat 0 cannot plan this"),
    (scavenging, lambda d: d.update(bag=dict.fromkeys(d["bag"], 0)), "'scavenge' does not fit"),
    (swapping, seat(1, secret=2), "Seat 1 cannot have chosen this"),
    (swapping, seat(1, secret=3), "Seat 1 cannot have chosen this"),
    (starving, seat(0, secret=2), "Seat 0 cannot have chosen this"),
    (starving, seat(1, starving=2), "Seat 1 cannot have chosen this"),
    (transmuting, seat(0, secret=2), "Seat 0 cannot have chosen this"),
]  # fmt: skip


@pytest.mark.parametrize(("start", "change", "sentence"), WRONG)
def test_an_impossible_position_is_refused(
    start: Callable[[], RatlandState], change: Change, sentence: str
) -> None:
    assert sentence in refusal(start(), change)


@pytest.mark.parametrize("start", TABLES)
def test_a_position_from_before_questions_named_their_numbers_still_reads(
    start: Callable[[], RatlandState],
) -> None:
    state = start()
    data = json.loads(json.dumps(RATLAND.to_json(state)))
    before = [
        {
            "kind": question.kind.name,
            "seat": question.seat,
            "about": question.values[0] if question.values else 0,
            "picks": list(question.values[1:]),
        }
        for question in state.pending
    ]
    assert RATLAND.to_json(RATLAND.from_json(data | {"pending": before})) == data


def test_a_seer_cannot_see_a_food_card_when_none_is_left() -> None:
    state = table("red Seers", "blue Mutants", rounds=8, coming="HolyRat")
    reveal(state, "HolyRat", 1)
    nature(state, "EndOfTheGame")
    assert "no next food card" in refusal(state, lambda d: d.update(food_seen_by=[0]))


@pytest.mark.parametrize("start", TABLES)
def test_a_spoilt_position_is_refused_or_can_be_played_to_its_end(
    start: Callable[[], RatlandState],
) -> None:
    """Whatever number in a file is changed, there is a sentence or a game, never a crash."""
    rng = Random(start.__name__)
    text = write_position(RATLAND, start())
    for _ in range(60):
        data = position_head(text)
        spoil(data["state"], rng)
        try:
            state = read_position(RATLAND, data)
        except Mistake:
            continue
        play_on(state, rng)


def spoil(data: Any, rng: Random) -> None:
    """Change one number or word somewhere."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    if not keys:
        return
    key = rng.choice(keys)
    if isinstance(data[key], dict | list):
        spoil(data[key], rng)
    elif isinstance(data[key], int):
        data[key] = rng.choice([data[key] - 1, data[key] + 1, 0, 1, 2, 7])
    else:
        data[key] = rng.choice([None, "Drunk", "Seers", "place", "search", 1])


def play_on(state: Any, rng: Random) -> None:
    while state.pending:
        who = rng.choice(RATLAND.open_seats(state))
        nature_asked = who == NATURE
        choice = (
            draw(RATLAND, state, rng) if nature_asked else rng.choice(RATLAND.answers(state, who))
        )
        RATLAND.answer(state, who, choice)
