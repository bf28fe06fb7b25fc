"""A game is driven by agents, by chance, and heard by a listener."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from ratking.core.errors import IllegalAnswer
from ratking.core.event import Event
from ratking.core.game import Observation
from ratking.core.play import decide, draw, play, play_randomly
from ratking.core.question import NATURE, Question
from tests.toy import COINS_LEFT, DRAW_PRIZE, Auction, SealedBids

GAME = SealedBids()


class Highest:
    """Always gives the highest answer, and remembers what it saw."""

    def __init__(self) -> None:
        self.saw: list[tuple[int, str]] = []

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        self.saw.append((observation.seat, question.kind.name))
        return answers[-1]


def test_nature_draws_according_to_its_weights() -> None:
    rng, state = Random(1), GAME.new({})
    drawn = [draw(GAME, state, rng) for _ in range(6000)]
    assert [round(drawn.count(prize) / 1000) for prize in range(3)] == [3, 2, 1]


def test_a_game_is_left_after_so_many_answers() -> None:
    state = GAME.new({"players": 2})
    given = play(GAME, state, [Highest(), Highest()], Random(1), longest=3)
    assert len(given) == 3
    assert not GAME.is_over(state)


def test_weights_that_do_not_add_up_are_our_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DRAW_PRIZE, "weights", lambda *_: [0, 0, 0], raising=False)
    with pytest.raises(AssertionError, match="the number lies beyond the sum of the weights"):
        draw(GAME, GAME.new({}), Random(1))


def test_a_forced_answer_is_given_for_the_agent() -> None:
    state = GAME.new({"players": 2})
    GAME.apply(state, NATURE, 0)
    COINS_LEFT.put(state, 0, 0)
    agent = Highest()
    assert decide(GAME, state, 0, agent) == 0
    assert agent.saw == []
    assert decide(GAME, state, 1, agent) == 5
    assert agent.saw == [(1, "bid")]


def test_agents_play_a_game_to_its_end() -> None:
    agents = [Highest(), Highest()]
    state = GAME.new({"players": 2})
    given = play(GAME, state, agents, Random(1))
    assert GAME.is_over(state)
    assert len(given) == 3 * (1 + 2 * 2)
    assert {seat for seat, _ in agents[1].saw} == {1}


def test_a_listener_hears_every_answer_and_its_events() -> None:
    heard: list[tuple[int, int, list[Event]]] = []
    quiet, loud = GAME.new({"players": 2}), GAME.new({"players": 2})
    given = play(GAME, quiet, [Highest(), Highest()], Random(1))
    retold = play(
        GAME,
        loud,
        [Highest(), Highest()],
        Random(1),
        lambda seat, choice, events: heard.append((seat, choice, events)),
    )
    assert retold == given == [(seat, choice) for seat, choice, _ in heard]
    assert GAME.to_json(loud) == GAME.to_json(quiet)
    names = [type(event).__name__ for _, _, events in heard for event in events]
    assert names == ["PrizeDrawn", "BidsRevealed"] * 3


def test_random_play_is_the_same_for_the_same_seed() -> None:
    ends = []
    for seed in (1, 1, 2):
        state = GAME.new({})
        count = play_randomly(GAME, state, Random(seed))
        ends.append((count, GAME.to_json(state)))
    assert ends[0] == ends[1] != ends[2]


class Stubborn:
    """Gives the same answer whatever is asked."""

    def __init__(self, given: Any) -> None:
        self.given = given

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> Any:
        answers.append(99)  # the list is the agent's own, and changes nothing
        return self.given


def first_bids() -> Auction:
    """Wait for the bids of the first round."""
    state = GAME.new({"players": 2})
    GAME.apply(state, NATURE, 0)
    return state


@pytest.mark.parametrize(
    "given", [99, -1, 6, 2.0, 2.5, None, True, "2", [2], np.float64(2), np.True_]
)
def test_what_is_not_among_the_answers_is_refused_and_changes_nothing(given: Any) -> None:
    state = first_bids()
    before = GAME.to_json(state)
    with pytest.raises(IllegalAnswer) as refusal:
        decide(GAME, state, 1, Stubborn(given))
    assert str(refusal.value) == (
        f"Seat 1 answered {given!r} to the question 'bid'; the answers were 0, 1, 2, 3, 4, 5."
    )
    assert GAME.to_json(state) == before
    with pytest.raises(IllegalAnswer, match="Seat 0 answered"):
        play(GAME, state, [Stubborn(given), Highest()], Random(1))


@pytest.mark.parametrize("given", [np.int64(2), np.uint8(2), np.array(2), 2])
def test_a_whole_number_of_another_library_is_an_answer(given: Any) -> None:
    choice = decide(GAME, first_bids(), 1, Stubborn(given))
    assert (choice, type(choice)) == (2, int)
