"""Whole recorded games of Rattus: what they came to once, they must come to for ever.

A change of the rules on purpose raises `rules_version` and writes the records anew:
`python -c "from tests.golden.test_rattus import write_golden_games as write; write()"`,
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
from ratking.games.rattus.game import Rattus
from ratking.games.rattus.invariants import broken_invariant
from ratking.games.rattus.state import RattusState
from tests.rules import rule

FOLDER = Path(__file__).parent / "rattus"
RATTUS = Rattus()


@dataclass(frozen=True)
class Golden:
    """How a game was played and what it came to."""

    options: dict[str, object]
    seed: int
    scores: list[int]
    places: list[int]
    ending: str


GAMES = {
    "rats_exhausted": Golden(
        {"players": 6}, 2, [8, 5, 13, 7, 2, 3], [2, 4, 1, 3, 6, 5], "rats exhausted"
    ),
    "all_citizens_placed": Golden(
        {"players": 5, "start": 2}, 28, [9, 10, 11, 6, 8], [3, 2, 1, 5, 4], "all citizens placed"
    ),
    "tie_break": Golden({"players": 4}, 8, [11, 4, 7, 11], [2, 4, 3, 1], "rats exhausted"),
    "three_tied": Golden(
        {"players": 3, "start": 1, "cards": "random"}, 20, [9, 9, 9], [2, 3, 1], "rats exhausted"
    ),
    "one_card_per_class": Golden(
        {"players": 2, "cards": "one_per_class"}, 10, [16, 13], [1, 2], "all citizens placed"
    ),
    "africanus": Golden(
        {"players": 5, "cards": "africanus", "region_cards": "on"},
        5,
        [9, 8, 10, 11, 4],
        [3, 4, 2, 1, 5],
        "rats exhausted",
    ),
    "pied_piper": Golden(
        {"players": 4, "cards": "pied_piper"}, 5, [7, 9, 3, 10], [3, 2, 4, 1], "rats exhausted"
    ),
    "a_mix_of_all": Golden(
        {
            "players": 3,
            "start": 2,
            "cards": ["Baker", "Serf", "Wizard", "Emperor", "Crusader", "Sultan"],
            "region_cards": "on",
        },
        7,
        [8, 11, 15],
        [3, 2, 1],
        "rats exhausted",
    ),
}


def play_golden_game(golden: Golden) -> Record:
    """Play a game with answers drawn at random from the seed."""
    rng = Random(golden.seed)
    record = new_record(RATTUS, golden.options)
    state = RATTUS.new(golden.options)
    while not RATTUS.is_over(state):
        seat = RATTUS.open_seats(state)[0]
        nature = seat == NATURE
        choice = draw(RATTUS, state, rng) if nature else rng.choice(RATTUS.answers(state, seat))
        RATTUS.answer(state, seat, choice)
        record.answers.append((seat, choice))
    outcome = RATTUS.outcome(state)
    assert outcome is not None
    record.scores = outcome.scores
    return record


def write_golden_games() -> None:
    """Write every record anew."""
    for name, golden in GAMES.items():
        (FOLDER / f"{name}.record").write_text(write_record(play_golden_game(golden)), "utf-8")


def read(name: str) -> Record:
    return read_record((FOLDER / f"{name}.record").read_text("utf-8"))


def end_of(record: Record) -> RattusState:
    state, _ = replay(RATTUS, record)
    assert isinstance(state, RattusState)
    return state


def test_every_record_is_expected() -> None:
    assert {path.stem for path in FOLDER.glob("*.record")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_comes_to_the_same_end(name: str) -> None:
    outcome = RATTUS.outcome(end_of(read(name)))
    assert outcome is not None
    assert outcome.scores == GAMES[name].scores
    assert outcome.places == GAMES[name].places
    assert outcome.ending == GAMES[name].ending


@rule("RB-42", "RB-44")
@pytest.mark.parametrize("name", GAMES)
def test_the_score_is_what_stands_on_the_board(name: str) -> None:
    state = end_of(read(name))
    assert broken_invariant(state) is None
    outcome = RATTUS.outcome(state)
    assert outcome is not None
    data = RATTUS.to_json(state)
    regions, haven = data["regions"], data["haven"]
    assert isinstance(regions, dict)
    assert isinstance(haven, list)
    living = zip(*(row["citizens"] for row in regions.values()), strict=True)
    on_the_board = [sum(counts) + haven[seat] for seat, counts in enumerate(living)]
    assert on_the_board == [part["citizens"] + part["safe haven"] for part in outcome.parts]
    if "region cards" not in outcome.parts[0] and "diplomats" not in outcome.parts[0]:
        assert on_the_board == GAMES[name].scores


@rule("RB-43")
def test_a_golden_tie_goes_to_the_player_whose_turn_would_have_come_first() -> None:
    assert RATTUS.to_json(end_of(read("tie_break")))["last"] == 1
    assert GAMES["tie_break"].scores[0] == GAMES["tie_break"].scores[3]
    assert GAMES["tie_break"].places.index(1) == 3


@pytest.mark.parametrize("name", GAMES)
def test_without_events_a_golden_game_takes_the_same_course(name: str) -> None:
    record = read(name)
    told, quiet = RATTUS.new(record.options), RATTUS.new(record.options)
    for seat, choice in record.answers:
        RATTUS.answer(told, seat, choice)
        RATTUS.apply(quiet, seat, choice)
        assert RATTUS.to_json(quiet) == RATTUS.to_json(told)


def test_a_golden_game_can_be_played_and_written_anew() -> None:
    text = write_record(play_golden_game(GAMES["tie_break"]))
    assert RATTUS.is_over(end_of(read_record(text)))
