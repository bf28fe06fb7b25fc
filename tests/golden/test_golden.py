from __future__ import annotations

import pytest

from ratking.core.record import read_record, replay, write_record
from ratking.games import GAMES
from tests.golden import test_cartus, test_ratland, test_rattus
from tests.golden.golden import FOLDER, end_of, opened, path_of, play_golden_game, read

GOLDEN = {
    "cartus": test_cartus.GAMES,
    "ratland": test_ratland.GAMES,
    "rattus": test_rattus.GAMES,
}
EVERY = [(box, name) for box, golden in GOLDEN.items() for name in golden]


def write_anew(box: str) -> None:
    """Write every record of a game anew."""
    for name, golden in GOLDEN[box].items():
        text = write_record(opened(box), play_golden_game(opened(box), golden))
        path_of(opened(box), name).write_text(text, "utf-8")


def test_every_game_has_golden_records() -> None:
    assert sorted(GOLDEN) == sorted(GAMES)


@pytest.mark.parametrize("box", GOLDEN)
def test_every_record_is_expected(box: str) -> None:
    assert {path.stem for path in (FOLDER / box).glob("*.record")} == set(GOLDEN[box])


@pytest.mark.parametrize(("box", "name"), EVERY)
def test_a_golden_game_comes_to_the_same_end(box: str, name: str) -> None:
    outcome = opened(box).outcome(end_of(opened(box), name))
    assert outcome is not None
    assert outcome.scores == GOLDEN[box][name].scores
    assert outcome.places == GOLDEN[box][name].places
    assert outcome.ending == GOLDEN[box][name].ending


@pytest.mark.parametrize(("box", "name"), EVERY)
def test_without_events_a_golden_game_takes_the_same_course(box: str, name: str) -> None:
    rules, record = opened(box), read(opened(box), name)
    told, quiet = rules.new(record.options), rules.new(record.options)
    for seat, choice in record.answers:
        rules.answer(told, seat, choice)
        rules.apply(quiet, seat, choice)
        assert rules.to_json(quiet) == rules.to_json(told)


@pytest.mark.parametrize("box", GOLDEN)
def test_a_golden_game_can_be_played_and_written_anew(box: str) -> None:
    golden = next(iter(GOLDEN[box].values()))
    text = write_record(opened(box), play_golden_game(opened(box), golden))
    state, _ = replay(opened(box), read_record(text, opened))
    assert opened(box).is_over(state)
