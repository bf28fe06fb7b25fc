"""What answers stand for: verbs and what they are done to, said and understood."""

from __future__ import annotations

import pytest

from ratking.core.answers import NOTHING_TO_SAY, Answers, Verb, among
from ratking.core.domain import COLOURS, Count, Domain, Named, Seats, YesNo
from ratking.core.errors import IllegalAnswer
from ratking.core.question import NATURE
from tests.toy import Box, SealedBids, empty_table

FRUIT = Named("fruit", ("Apple", "Star Fruit", "Fig"), thing="food")
PICK = Answers(Verb("pick", FRUIT), Verb("throw", FRUIT), Verb("give", Seats(4)), Verb("go home"))
TABLE = empty_table(Box(3))


def test_verbs_are_numbered_one_after_the_other() -> None:
    assert [PICK.first(verb.said) for verb in PICK.verbs] == [0, 3, 6, 10]
    assert PICK.size == PICK.size_in(TABLE.box) == 11


def test_the_last_verb_has_as_many_answers_as_the_box() -> None:
    give = Answers(Verb("give", Seats(4)))
    assert (give.size, give.size_in(TABLE.box)) == (4, 3)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (0, "pick Apple"),
        (1, "pick Star Fruit"),
        (5, "throw Fig"),
        (7, "give blue"),
        (10, "go home"),
    ],
)
def test_an_answer_is_said_and_understood(answer: int, said: str) -> None:
    assert PICK.said(TABLE, answer) == said
    assert PICK.heard(TABLE, said) == answer
    assert PICK.heard(TABLE, f"  {said.upper().replace(' ', '  ')} ") == answer


@pytest.mark.parametrize(
    "said", ["", "pick", "pick Pear", "go", "go home now", "give green", "Fig"]
)
def test_other_words_are_no_answer(said: str) -> None:
    assert PICK.heard(TABLE, said) is None


@pytest.mark.parametrize("answer", [-1, 11])
def test_another_number_is_no_answer(answer: int) -> None:
    with pytest.raises(IllegalAnswer, match=f"{answer} is not among the answers."):
        PICK.said(TABLE, answer)


def test_boards_call_answers_after_what_they_are_about() -> None:
    assert PICK.thing == "food"
    assert Answers(Verb("yes"), Verb("no"), thing="choice").thing == "choice"
    assert NOTHING_TO_SAY.verbs == ()


def test_numbers_are_said_as_they_are_and_yes_is_yes() -> None:
    sure = Answers(Verb("sure", YesNo()), Verb("bid", Count(5)), Verb("wait", Domain("hour", 0, 9)))
    assert [sure.said(TABLE, answer) for answer in (0, 1, 4, 10)] == [
        "sure no", "sure yes", "bid 2", "wait 2",
    ]  # fmt: skip
    assert sure.thing == "yes_no"


def test_a_table_says_what_the_numbers_stand_for() -> None:
    meaning = "pick (fruit), 3 on: throw (fruit), 6 on: give (seat), 10: go home"
    assert PICK.meaning() == meaning


def test_of_many_answers_the_first_are_listed() -> None:
    assert among(["a", "b"]) == "a, b"
    assert among([str(number) for number in range(20)]).endswith(", 10, 11 or 8 more")


def test_seats_go_by_colour_and_nature_is_a_star() -> None:
    game = SealedBids()
    assert [game.seat_name(seat) for seat in range(3)] == ["red", "blue", "yellow"]
    assert game.seat_name(NATURE) == "*"
    assert len(set(COLOURS)) == len(COLOURS) == 12


def test_what_is_said_is_checked_by_the_rules() -> None:
    game = SealedBids()
    state = game.new({"players": 2})
    assert game.parse(state, NATURE, "Draw 1") == 1
    game.answer(state, NATURE, 1)
    assert game.say(state, 0, 3) == "bid 3"
    with pytest.raises(IllegalAnswer) as refused:
        game.parse(state, 0, "bid 6")
    assert str(refused.value) == (
        "'bid 6' is not among the answers; say one of: bid 0, bid 1, bid 2, bid 3, bid 4, bid 5."
    )
    with pytest.raises(IllegalAnswer, match="It is not this seat"):
        game.parse(state, NATURE, "draw 1")
