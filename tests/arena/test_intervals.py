from __future__ import annotations

import pytest

from ratking.arena.intervals import PairedRatio, PairedShare, student, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (50, 100, 0.4038, 0.5962),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson_intervals_are_those_of_newcombes_table(
    wins: int, games: int, low: float, high: float
) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=6e-5)


def test_without_games_everything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert PairedShare().estimate().low == 0.0
    assert PairedShare().estimate().high == 1.0


@pytest.mark.parametrize(("freedom", "bound"), [(5, 2.571), (10, 2.228), (30, 2.042), (120, 1.98)])
def test_few_deals_widen_the_bound_like_students_t(freedom: int, bound: float) -> None:
    assert student(freedom) == pytest.approx(bound, abs=0.02)


def shares(deals: list[tuple[float, float]]) -> PairedShare:
    share = PairedShare()
    for deal, wins in enumerate(deals):
        for won in wins:
            share.add(deal, won)
    return share


def width(share: PairedShare) -> float:
    found = share.estimate()
    assert found.low <= found.value <= found.high
    return found.high - found.low


INDEPENDENT = [(1.0, 1.0), (0.0, 0.0), (1.0, 0.0), (0.0, 1.0)] * 15
ALIKE = [(1.0, 1.0), (0.0, 0.0)] * 30
OPPOSITE = [(1.0, 0.0), (0.0, 1.0)] * 30


def test_games_of_a_deal_that_go_alike_count_as_one() -> None:
    low, high = wilson(30, 60)
    assert width(shares(ALIKE)) == pytest.approx(high - low, rel=0.05)


def test_independent_games_count_in_full() -> None:
    low, high = wilson(60, 120)
    assert width(shares(INDEPENDENT)) == pytest.approx(high - low, rel=0.05)


def test_luck_that_cancels_out_makes_the_interval_narrower_but_not_without_end() -> None:
    assert width(shares(OPPOSITE)) < width(shares(INDEPENDENT)) * 0.6
    low, high = wilson(240, 480)
    assert width(shares(OPPOSITE)) >= high - low


def test_few_deals_never_make_it_narrower() -> None:
    low, high = wilson(10, 20)
    assert width(shares(OPPOSITE[:10])) >= high - low


def test_a_weight_counts_a_chance_more_but_makes_no_new_games() -> None:
    light, heavy = PairedShare(), PairedShare()
    for deal in range(40):
        light.add(deal, deal % 2, 1)
        heavy.add(deal, deal % 2, 7)
    assert heavy.estimate() == light.estimate()
    heavy.add(0, 1.0, 0)
    assert heavy.estimate().count == 40


def test_a_mean_scatters_by_whole_deals() -> None:
    mean = PairedRatio()
    for deal in range(50):
        for value in (deal % 2, deal % 2):
            mean.add(deal, value)
    found = mean.estimate()
    assert found.value == 0.5
    assert found.count == 100
    assert found.high - found.value == pytest.approx(2.01 * 0.505 / 50**0.5, rel=0.01)


def test_a_slope_compares_the_seats_of_one_game_only() -> None:
    slope = PairedRatio()
    for deal in range(20):
        slope.add_slope(deal, [0, 1, 2], [deal, deal + 3, deal + 6])
        slope.add_slope(deal, [1, 1, 1], [0, 5, 9])
    assert slope.estimate().value == pytest.approx(3.0)
    assert slope.estimate().count == 20
