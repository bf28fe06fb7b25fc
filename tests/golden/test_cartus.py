"""Whole recorded games of Rattus Cartus: what they came to once, they must come to for ever.

A change of the rules on purpose raises `rules_version` and writes the records anew:
`python -c "from tests.golden.test_cartus import write_golden_games as write; write()"`,
then the expected results below are looked at and brought up to date by hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from ratking.core.play import draw
from ratking.core.question import NATURE
from ratking.core.record import Record, new_record, read_record, replay, write_record
from ratking.games.cartus.game import Cartus
from ratking.games.cartus.invariants import broken_invariant
from ratking.games.cartus.state import CartusState
from tests.rules import rule

FOLDER = Path(__file__).parent / "cartus"
CARTUS = Cartus()


@dataclass(frozen=True)
class Golden:
    """How a game was played and what it came to."""

    options: dict[str, object]
    seed: int
    scores: list[int]
    places: list[int]
    ending: str


GAMES: dict[str, Golden] = {
    "first_set": Golden({"players": 4}, 15, [13, 38, 26, 29], [4, 1, 3, 2], "final round"),
    "everybody_dies": Golden(
        {"players": 3, "buildings": "one_per_class", "start": 1},
        2,
        [0, 0, 0],
        [1, 1, 1],
        "everybody died",
    ),
    "fewest_rats_survive": Golden(
        {"players": 2, "buildings": "five_per_class", "all_dead": "fewest_rats"},
        0,
        [0, 37],
        [2, 1],
        "everybody died",
    ),
    "five_players": Golden(
        {"players": 5, "buildings": "five_per_class", "supplies": "together"},
        41,
        [0, 0, 24, 20, 0],
        [3, 3, 1, 2, 3],
        "final round",
    ),
    "own_choice": Golden(
        {
            "players": 2,
            "start": 1,
            "buildings": [
                "Brewery",
                "Office:3",
                "Marketplace:2",
                "Hospital",
                "Guard Tower",
                "Pied Piper's Hut",
                "Treasury",
            ],
        },
        1,
        [0, 35],
        [2, 1],
        "final round",
    ),
}


def play_golden_game(golden: Golden) -> Record:
    """Play a game with answers drawn at random from the seed."""
    rng = Random(golden.seed)
    record = new_record(CARTUS, golden.options)
    state = CARTUS.new(golden.options)
    while not CARTUS.is_over(state):
        seat = CARTUS.open_seats(state)[0]
        nature = seat == NATURE
        choice = draw(CARTUS, state, rng) if nature else rng.choice(CARTUS.answers(state, seat))
        CARTUS.answer(state, seat, choice)
        record.answers.append((seat, choice))
    outcome = CARTUS.outcome(state)
    assert outcome is not None
    record.scores = outcome.scores
    return record


def write_golden_games() -> None:
    """Write every record anew."""
    for name, golden in GAMES.items():
        (FOLDER / f"{name}.record").write_text(write_record(play_golden_game(golden)), "utf-8")


def read(name: str) -> Record:
    return read_record((FOLDER / f"{name}.record").read_text("utf-8"))


def end_of(record: Record) -> CartusState:
    state, _ = replay(CARTUS, record)
    assert isinstance(state, CartusState)
    return state


def test_every_record_is_expected() -> None:
    assert {path.stem for path in FOLDER.glob("*.record")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_comes_to_the_same_end(name: str) -> None:
    state = end_of(read(name))
    assert broken_invariant(state) is None
    outcome = CARTUS.outcome(state)
    assert outcome is not None
    assert outcome.scores == GAMES[name].scores
    assert outcome.places == GAMES[name].places
    assert outcome.ending == GAMES[name].ending


@rule("RC-10")
def test_a_golden_game_runs_through_its_deck_more_than_once() -> None:
    assert end_of(read("five_players")).shuffles > 1


@pytest.mark.parametrize("name", GAMES)
def test_without_events_a_golden_game_takes_the_same_course(name: str) -> None:
    record = read(name)
    told, quiet = CARTUS.new(record.options), CARTUS.new(record.options)
    for seat, choice in record.answers:
        CARTUS.answer(told, seat, choice)
        CARTUS.apply(quiet, seat, choice)
        assert CARTUS.to_json(quiet) == CARTUS.to_json(told)


def test_a_golden_game_can_be_played_and_written_anew() -> None:
    text = write_record(play_golden_game(GAMES["first_set"]))
    assert CARTUS.is_over(end_of(read_record(text)))
