"""A record is written, read and played again; whatever is wrong with it is said."""

from __future__ import annotations

from typing import Any

import pytest

from ratking.core.errors import BadFile, BadOption
from ratking.core.game import Game
from ratking.core.question import NATURE
from ratking.core.record import Record, new_record, read_head, read_record, replay, write_record
from tests.toy import PrizeDrawn, SealedBids

GAME: Game[Any] = SealedBids()

ONE_ROUND = [(NATURE, 1), (0, 2), (1, 3), (1, 1), (0, 1)]
WHOLE_GAME = ONE_ROUND + [(NATURE, 0), (0, 1), (1, 0), (1, 1), (0, 1)] * 2

HEAD = """\
game sealed bids
rules 1
data standard
options {"players": 2}
"""
NEXT_ROUND = """\
* draw 0
red bid 1
blue bid 0
blue sure yes
red sure yes
"""
TEXT = f"""\
ratking record 2
{HEAD}* draw 1
red bid 2
blue bid 3
blue sure yes
red sure yes
{NEXT_ROUND}{NEXT_ROUND}scores 7 6
"""
NUMBERED = f"""\
ratking record 1
{HEAD}answers *:1 0:2 1:3 1:1 0:1 *:0 0:1 1:0
answers 1:1 0:1 *:0 0:1 1:0 1:1 0:1
scores 7 6
"""


def read(text: str) -> Record:
    return read_record(text, lambda _: GAME)


def whole_record() -> Record:
    record = new_record(GAME, {"players": 2})
    record.answers = list(WHOLE_GAME)
    record.scores = [7, 6]
    return record


def test_a_record_is_a_text_that_people_can_read() -> None:
    assert write_record(GAME, whole_record()) == TEXT
    assert read(TEXT) == whole_record()


def test_a_record_of_a_game_that_goes_on_has_no_scores() -> None:
    record = new_record(GAME, {"players": 2})
    assert "scores" not in write_record(GAME, record)
    assert read(write_record(GAME, record)) == record


def test_a_record_of_numbers_is_still_read() -> None:
    assert read(NUMBERED) == whole_record()


def test_the_head_of_a_record_needs_no_game() -> None:
    head = read_head(TEXT)
    assert (head.game, head.options, head.scores) == ("sealed bids", {"players": 2}, [7, 6])
    assert head.answers == read_head(NUMBERED).answers == []


def test_words_may_be_in_capitals() -> None:
    assert read(TEXT.replace("sure yes", "SURE  Yes")) == whole_record()


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("red bid 9", "'bid 9' is not among the answers; say one of: bid 0, bid 1, bid 2, bid 3, "),
        ("red bet 2", "'bet 2' is not among the answers; say one of: bid 0, "),
        ("green bid 2", "It is not this seat that has to answer now."),
        ("* draw 2", "It is not this seat that has to answer now."),
    ],
)
def test_the_first_wrong_word_is_found_by_its_line(wrong: str, why: str) -> None:
    with pytest.raises(BadFile) as refused:
        read(TEXT.replace("red bid 2", wrong))
    assert str(refused.value).startswith(f"Line 7 of the record does not fit: {why}")


def test_words_of_other_rules_are_not_understood() -> None:
    with pytest.raises(BadFile, match="made with version 3 of the rules"):
        read(TEXT.replace("rules 1", "rules 3"))


class Grown(SealedBids):
    """The same game with one thing more, which moves the numbers of its answers."""

    rules_version = 2


def test_words_outlive_what_is_added_and_numbers_do_not() -> None:
    grown: Game[Any] = Grown()
    record = read_record(TEXT, lambda _: grown)
    assert replay(grown, record)[0].key() == replay(GAME, whole_record())[0].key()
    assert write_record(grown, record) == TEXT
    with pytest.raises(BadFile, match="made with version 1 of the rules"):
        replay(grown, read(NUMBERED))


def test_an_answer_that_was_never_allowed_cannot_be_written() -> None:
    record = whole_record()
    record.answers[5] = (NATURE, 3)
    with pytest.raises(BadFile, match="Answer 6 of the record does not fit: 3 is not among"):
        write_record(GAME, record)


def test_empty_lines_and_margins_do_not_matter() -> None:
    assert read(TEXT.replace("\n", "  \n\n  ")) == whole_record()


def test_a_record_is_played_again() -> None:
    state, told = replay(GAME, whole_record())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == [7, 6]
    assert told[0] == [PrizeDrawn(1)]
    assert len(told) == len(WHOLE_GAME)


def test_an_unfinished_record_is_played_as_far_as_it_goes() -> None:
    record = new_record(GAME, {"players": 2})
    record.answers = list(ONE_ROUND)
    state, _ = replay(GAME, record)
    assert GAME.open_seats(state) == [NATURE]


@pytest.mark.parametrize("text", ["", "\n", "ratking record 3\ngame sealed bids\n", "{}"])
def test_another_text_is_no_record(text: str) -> None:
    with pytest.raises(BadFile) as refused:
        read(text)
    assert str(refused.value) == (
        "This is not a record: its first line must be 'ratking record 2'."
    )


def test_a_record_names_its_game() -> None:
    with pytest.raises(BadFile) as refused:
        read("ratking record 1\nrules 1\n")
    assert str(refused.value) == "The record does not name its game."


@pytest.mark.parametrize(
    "line",
    [
        "rules one",
        "options {players: 2}",
        "options 7",
        "options [1]",
        'options "ab"',
        "options " + "[" * 100_000,
        "answers 1",
        "answers *:x",
        "answers a:1",
        "scores 7 many",
        "weather fine",
    ],
)
def test_a_broken_line_is_named(line: str) -> None:
    with pytest.raises(BadFile) as refused:
        read(f"ratking record 1\ngame sealed bids\n{line}\n")
    word, _, rest = line.partition(" ")
    assert str(refused.value) == f"Line 3 of the record cannot be read: {word} {rest[:40]}"


def test_a_record_of_other_rules_is_not_replayed() -> None:
    record = whole_record()
    record.rules_version = 2
    with pytest.raises(BadFile) as refused:
        replay(GAME, record)
    assert str(refused.value) == (
        "The record was made with version 2 of the rules of Sealed Bids; here is version 1."
    )


def test_a_record_of_other_tables_is_not_replayed() -> None:
    record = whole_record()
    record.data = "abc123"
    with pytest.raises(BadFile) as refused:
        replay(GAME, record)
    assert str(refused.value) == (
        "The record was made with other tables (data abc123); here are standard. "
        "Give the folder of those tables."
    )


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ((NATURE, 3), "3 is not among the answers."),
        ((0, 1), "It is not this seat that has to answer now."),
    ],
)
def test_an_answer_that_does_not_fit_is_counted(answer: tuple[int, int], why: str) -> None:
    record = whole_record()
    record.answers[5] = answer
    with pytest.raises(BadFile) as refused:
        replay(GAME, record)
    assert str(refused.value) == f"Answer 6 of the record does not fit: {why}"


def test_answers_after_the_end_do_not_fit() -> None:
    record = whole_record()
    record.answers.append((0, 0))
    with pytest.raises(BadFile, match="Answer 16 of the record does not fit"):
        replay(GAME, record)


@pytest.mark.parametrize("answers", [WHOLE_GAME, ONE_ROUND])
def test_scores_must_be_those_that_the_answers_lead_to(answers: list[tuple[int, int]]) -> None:
    record = whole_record()
    record.answers = list(answers)
    record.scores = [8, 6]
    with pytest.raises(BadFile) as refused:
        replay(GAME, record)
    assert str(refused.value) == "The record's scores are not those that its answers lead to."


def test_options_of_a_record_are_checked_like_any_others() -> None:
    record = whole_record()
    record.options = {"players": 9}
    with pytest.raises(BadOption, match="players must be a whole number from 2 to 4"):
        replay(GAME, record)
