"""Whole recorded games of RatLand: what they came to once, they must come to for ever.

A change of the rules on purpose raises `rules_version` and writes the records anew:
`python -c "from tests.golden.test_ratland import write_golden_games as write; write()"`,
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
from ratking.games.ratland.game import Ratland
from ratking.games.ratland.invariants import broken_invariant
from ratking.games.ratland.state import RatlandState
from tests.rules import rule

FOLDER = Path(__file__).parent / "ratland"
RATLAND = Ratland()


@dataclass(frozen=True)
class Golden:
    """How a game was played and what it came to."""

    options: dict[str, object]
    seed: int
    scores: list[int]
    places: list[int]
    ending: str


GAMES = {
    "two_players": Golden({"players": 2}, 6, [7, 6], [1, 2], "end of the game"),
    "first_game": Golden(
        {"players": 4, "food": "ascending"}, 1, [5, 9, 8, 7], [4, 1, 2, 3], "end of the game"
    ),
    "everything_on": Golden(
        {
            "players": 5,
            "start": 2,
            "clans": "yes",
            "boards": "choice",
            "aggressive_defenders": "yes",
            "locked_and_loaded": "cap",
        },
        9,
        [4, 4, 4, 6, 4],
        [5, 3, 2, 1, 4],
        "end of the game",
    ),
    "tie_break": Golden(
        {"players": 3, "clans": "yes"}, 25, [3, 6, 6], [3, 2, 1], "end of the game"
    ),
    "aggressive": Golden(
        {"players": 6, "boards": "aggressive"},
        2,
        [3, 5, 0, 6, 3, 2],
        [4, 2, 6, 1, 3, 5],
        "end of the game",
    ),
    "two_sets": Golden(
        {"players": 9, "clans": "yes"},
        4,
        [7, 7, 7, 4, 5, 6, 8, 5, 6],
        [2, 3, 4, 9, 8, 5, 1, 7, 6],
        "end of the game",
    ),
}


def play_golden_game(golden: Golden) -> Record:
    """Play a game with answers drawn at random from the seed."""
    rng = Random(golden.seed)
    record = new_record(RATLAND, golden.options)
    state = RATLAND.new(golden.options)
    while not RATLAND.is_over(state):
        seat = rng.choice(RATLAND.open_seats(state))
        nature = seat == NATURE
        choice = draw(RATLAND, state, rng) if nature else rng.choice(RATLAND.answers(state, seat))
        RATLAND.answer(state, seat, choice)
        record.answers.append((seat, choice))
    outcome = RATLAND.outcome(state)
    assert outcome is not None
    record.scores = outcome.scores
    return record


def write_golden_games() -> None:
    """Write every record anew."""
    for name, golden in GAMES.items():
        (FOLDER / f"{name}.record").write_text(write_record(play_golden_game(golden)), "utf-8")


def read(name: str) -> Record:
    return read_record((FOLDER / f"{name}.record").read_text("utf-8"))


def end_of(record: Record) -> RatlandState:
    state, _ = replay(RATLAND, record)
    assert isinstance(state, RatlandState)
    return state


def test_every_record_is_expected() -> None:
    assert {path.stem for path in FOLDER.glob("*.record")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_comes_to_the_same_end(name: str) -> None:
    outcome = RATLAND.outcome(end_of(read(name)))
    assert outcome is not None
    assert outcome.scores == GAMES[name].scores
    assert outcome.places == GAMES[name].places
    assert outcome.ending == GAMES[name].ending


@rule("RL-53", "RL-89")
@pytest.mark.parametrize("name", GAMES)
def test_the_score_is_what_lives_less_what_starved(name: str) -> None:
    state = end_of(read(name))
    assert broken_invariant(state) is None
    seats = RATLAND.to_json(state)["seats"]
    assert isinstance(seats, list)
    living = [sum(row["rats"].values()) + row["poisoned"] + row["lost"] for row in seats]
    scores = [rats - row["graveyard"] for rats, row in zip(living, seats, strict=True)]
    assert scores == GAMES[name].scores


@rule("RL-5")
def test_golden_games_of_every_length() -> None:
    assert {end_of(read(name)).round for name in GAMES} == {5, 6, 7, 8, 9}


@rule("RL-54")
def test_a_golden_tie_is_broken_by_cheese() -> None:
    state = end_of(read("tie_break"))
    scores, places = GAMES["tie_break"].scores, GAMES["tie_break"].places
    first = places.index(1)
    second = places.index(2)
    assert scores[first] == scores[second]
    assert state.cheese[first] > state.cheese[second]


@pytest.mark.parametrize("name", GAMES)
def test_without_events_a_golden_game_takes_the_same_course(name: str) -> None:
    record = read(name)
    told, quiet = RATLAND.new(record.options), RATLAND.new(record.options)
    for seat, choice in record.answers:
        RATLAND.answer(told, seat, choice)
        RATLAND.apply(quiet, seat, choice)
        assert RATLAND.to_json(quiet) == RATLAND.to_json(told)


def test_a_golden_game_can_be_played_and_written_anew() -> None:
    text = write_record(play_golden_game(GAMES["tie_break"]))
    assert RATLAND.is_over(end_of(read_record(text)))
