"""What every game shares: open seats, answers, and answering."""

from __future__ import annotations

from random import Random

import pytest

from ratking.core.errors import IllegalAnswer
from ratking.core.game import Outcome
from ratking.core.question import NATURE, NOBODY
from tests.toy import Auction, BidsRevealed, PrizeDrawn, PrizeWon, SealedBids

GAME = SealedBids()


def bidding(players: int = 2) -> Auction:
    """A table at which all seats think about the prize worth 4."""
    state = GAME.new({"players": players})
    GAME.apply(state, NATURE, 1)
    return state


def test_chance_comes_first_and_alone() -> None:
    state = GAME.new({})
    assert GAME.players(state) == 3
    assert GAME.open_seats(state) == [NATURE]
    assert GAME.weights(state) == [3, 2, 1]
    assert GAME.answer(state, NATURE, 2) == [PrizeDrawn(2)]
    assert GAME.open_seats(state) == [0, 1, 2]
    assert not GAME.is_over(state)
    assert GAME.outcome(state) is None


def test_every_open_seat_has_its_own_question_and_answers() -> None:
    state = bidding()
    GAME.apply(state, 1, 3)
    assert GAME.question(state, 0).kind.name == "bid"
    assert GAME.question(state, 1).kind.name == "sure"
    assert GAME.answers(state, 1) == [0, 1]
    assert GAME.answers(state, 0) == [0, 1, 2, 3, 4, 5]
    assert GAME.answers(state, 0) == GAME.legal(state, 0)


def test_a_list_of_answers_belongs_to_the_caller() -> None:
    state = bidding()
    GAME.answers(state, 0).clear()
    assert GAME.answers(state, 0) == [0, 1, 2, 3, 4, 5]


def test_the_list_without_a_copy_is_made_once() -> None:
    state = bidding()
    assert GAME.legal(state, 0) is GAME.legal(state, 0)


def test_an_illegal_answer_is_quoted() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        GAME.answer(bidding(), 0, 6)
    assert str(refused.value) == "6 is not among the answers."


def test_bids_are_told_when_the_last_seat_is_sure() -> None:
    state = bidding()
    assert GAME.answer(state, 1, 3) == []
    assert GAME.answer(state, 0, 2) == []
    assert GAME.answer(state, 1, 0) == []
    assert GAME.answer(state, 1, 4) == []
    assert GAME.answer(state, 1, 1) == []
    assert GAME.answer(state, 0, 1) == [BidsRevealed([2, 4]), PrizeWon(1, 1)]
    assert state.told is None
    assert state.coins == [5, 1]
    assert state.won == [0, 4]


def test_whoever_watches_sees_the_table_after_each_event_with_the_step_still_under_way() -> None:
    state = bidding()
    for seat, bid in ((0, 2), (1, 4)):
        GAME.answer(state, seat, bid)
    GAME.answer(state, 1, 1)
    revealed, won = GAME.watch(state, 0, 1)
    assert [revealed.won, won.won, state.won] == [[0, 0], [0, 4], [0, 4]]
    assert state.told is None
    assert revealed.pending[-1].kind.name == "reveal"
    assert revealed.lying() != won.lying()


def test_a_game_without_plans_says_so() -> None:
    with pytest.raises(IllegalAnswer, match="Nobody asks for a plan here"):
        GAME.planned(bidding(), 0, {"bid": 2})


def test_equal_bids_win_nothing() -> None:
    state = bidding()
    for seat, choice in ((0, 2), (1, 2), (0, 1)):
        GAME.apply(state, seat, choice)
    assert GAME.answer(state, 1, 1) == [BidsRevealed([2, 2])]
    assert (state.coins, state.won) == ([5, 5], [0, 0])


def played_with(bids: list[int]) -> Outcome:
    """The outcome of a game in which every seat makes the same bid in every round."""
    state = GAME.new({"players": len(bids)})
    while not GAME.is_over(state):
        GAME.apply(state, NATURE, 0)
        for seat, bid in enumerate(bids):
            GAME.apply(state, seat, bid)
            GAME.apply(state, seat, 1)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def test_equal_scores_share_a_place() -> None:
    outcome = played_with([0, 1, 0, 0])
    assert outcome.places == [2, 1, 2, 2]
    assert outcome.parts[1] == {"prizes": 6, "coins": 2}
    assert outcome.ending == "three rounds"


def test_the_winners_are_those_in_first_place() -> None:
    assert Outcome([1, 3, 1], [4, 2, 4], [{}, {}, {}], "over").winners() == [0, 2]


def test_a_game_uses_the_standard_tables_unless_it_says_otherwise() -> None:
    assert GAME.fingerprint() == "standard"
    assert GAME.rules_version == 1


def test_one_call_answers_and_says_who_is_asked_and_what_may_be_answered() -> None:
    state = GAME.new({"players": 2})
    assert GAME.step(state, 1) == (0, [0, 1, 2, 3, 4, 5])
    assert GAME.step(state, 4) == (0, [0, 1])
    assert GAME.step(state, 1) == (1, [0, 1, 2, 3, 4, 5])
    GAME.step(state, 2)
    assert GAME.step(state, 1) == (NATURE, [0, 1, 2])


def test_with_a_generator_nature_answers_by_itself_until_the_game_is_over() -> None:
    state, rng = GAME.new({"players": 2}), Random(1)
    GAME.let_nature_answer(state, rng)
    seat, answers = GAME.asked(state), GAME.answers(state, 0)
    while answers:
        assert seat in (0, 1)
        seat, answers = GAME.step(state, answers[-1], rng)
    assert seat == NOBODY
    assert GAME.is_over(state)


def test_a_step_that_is_illegal_changes_nothing() -> None:
    state = bidding()
    before = state.key()
    with pytest.raises(IllegalAnswer, match="7 is not among the answers"):
        GAME.step(state, 7)
    assert state.key() == before


@pytest.mark.parametrize("choice", [-1, 6, 61, 62, 1000])
def test_what_is_beyond_a_mask_is_illegal_too(choice: int) -> None:
    assert not GAME.is_legal(bidding(), 0, choice)
