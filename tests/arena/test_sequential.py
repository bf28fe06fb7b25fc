"""A sequential test plays until it is clear whether an agent is stronger, and no longer."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ratking.arena.result import Result
from ratking.arena.sequential import FEWEST, Hypotheses, SequentialTest
from ratking.arena.series import Plan
from ratking.arena.tournament import Tournament
from ratking.core.errors import BadOption

DUEL = Plan("rattus", (("greedy", "uniform"),), 2000, "s", {"players": 2})
BETWEEN = Hypotheses(0.5, 0.55)


def result(number: int, winners: list[int], agents: list[str]) -> Result:
    """Write down a game of which only the winners matter."""
    nothing = [0] * len(agents)
    return Result(
        number=number, line_up=0, deal=number // 2, seating=nothing, agents=agents, places=nothing,
        scores=nothing, winners=winners, ending="", answers=0, moves="", decisions=nothing,
        seconds=[], slowest=[],
    )  # fmt: skip


def played(share: float, seed: int, most: int = 20_000) -> SequentialTest:
    """Let the first agent win by chance, in pairs of games, until the test is decided."""
    rng, test = Random(seed), SequentialTest(DUEL, BETWEEN)
    while test.decision() is None and test.games < most:
        agents = ["greedy", "uniform"][:: -1 if test.games % 2 else 1]
        seat = agents.index("greedy" if rng.random() < share else "uniform")
        test.add(result(test.games, [seat], agents))
    return test


@pytest.mark.parametrize(
    ("share", "accepted"), [(0.5, 0.5), (0.45, 0.5), (0.55, 0.55), (0.8, 0.55)]
)
def test_the_truth_is_nearly_always_found(share: float, accepted: float) -> None:
    found = [played(share, seed).decision() for seed in range(60)]
    assert found.count(accepted) >= 54


def test_a_clear_difference_needs_few_games_and_a_small_one_many() -> None:
    assert played(0.9, 1).deals < 40 < played(0.55, 1).deals


def test_wins_without_exception_decide_as_soon_as_a_decision_is_allowed() -> None:
    assert played(1.0, 1).deals == FEWEST


def test_an_open_deal_does_not_count_yet() -> None:
    test = SequentialTest(DUEL, BETWEEN)
    test.add(result(0, [0], ["greedy", "uniform"]))
    assert (test.deals, test.ratio(), test.decision()) == (0, 0.0, None)


def test_a_shared_win_counts_in_parts() -> None:
    test = SequentialTest(DUEL, BETWEEN)
    test.add(result(0, [0, 1], ["greedy", "uniform"]))
    test.add(result(1, [1], ["uniform", "greedy"]))
    assert (test.deals, test.sum) == (1, 0.75)


@pytest.mark.parametrize("text", ["", "50", "55,50", "50,50", "0,50", "50,100", "a,b", "1,2,3"])
def test_hypotheses_are_two_rising_per_cents(text: str) -> None:
    with pytest.raises(BadOption, match="two rising per cents such as 50,55"):
        Hypotheses.read(text)
    assert str(Hypotheses.read("50,55")) == "50,55"


@pytest.mark.parametrize("line_ups", [(("a", "b"), ("a", "c")), (("a", "a"),)])
def test_only_one_line_up_of_different_agents_is_compared(line_ups: tuple[tuple[str, ...]]) -> None:
    with pytest.raises(BadOption, match="the first agent of one line-up"):
        SequentialTest(Plan("rattus", line_ups, 2), BETWEEN)


def test_a_tournament_ends_at_the_deal_that_decides_however_many_play(tmp_path: Path) -> None:
    summaries = []
    for jobs in (1, 2):
        tournament = Tournament(DUEL, tmp_path / str(jobs), BETWEEN)
        games = len(list(tournament.play(jobs)))
        assert tournament.is_decided()
        assert tournament.plan.games == 2 * FEWEST <= games
        summaries.append(tournament.summary().agents.entries())
        tournament.close()
    assert summaries[0] == summaries[1]


def test_a_decided_tournament_plays_no_more(tmp_path: Path) -> None:
    for expected in (2 * FEWEST, 0):
        tournament = Tournament(DUEL, tmp_path, BETWEEN)
        assert len(list(tournament.play())) == expected
        tournament.close()
