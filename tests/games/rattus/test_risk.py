"""What a seat may fear where the plague could come."""

from __future__ import annotations

import pytest

from ratking.games.rattus.risk import Risk, risks
from ratking.games.rattus.state import LIMIT_MINUS, STRUCK, TURNED_UP
from ratking.games.rattus.verbs_rats import recycle_rat
from tests.games.rattus.table import RATTUS, play, table

RED, BLUE = 0, 1
FRANCE, ITALIA = 1, 5


def feared(state: object, region: int, seat: int = RED) -> Risk:
    seen = RATTUS.observe(state, seat).table  # type: ignore[arg-type]
    return next(risk for risk in risks(seen) if risk.region == region)


def test_where_no_rat_is_or_nobody_lives_there_is_nothing_to_fear() -> None:
    state = table("France red 3", "Italia rats 2")
    for region in (FRANCE, ITALIA):
        assert (feared(state, region).outbreak, sum(feared(state, region).losses)) == (0.0, 0.0)


def test_a_crowd_that_reaches_every_limit_is_sure_to_suffer() -> None:
    risk = feared(table("France rats 1 red 6 blue 2"), FRANCE)
    assert risk.outbreak == pytest.approx(1.0)
    assert risk.losses[RED] > risk.losses[BLUE] > 0


def test_the_more_people_the_more_likely_is_an_outbreak() -> None:
    chances = [feared(table(f"France rats 1 red {n}"), FRANCE).outbreak for n in (1, 3, 5)]
    assert chances[0] < chances[1] < chances[2]


def test_a_nun_lowers_the_risk() -> None:
    alone = feared(table("France rats 2 red 3", cards="Nun"), FRANCE)
    with_nuns = feared(
        table("France rats 2 red 3", cards="Nun", nuns="France France France"), FRANCE
    )
    assert with_nuns.outbreak == 0 < alone.outbreak


def test_who_has_looked_at_a_rat_knows_better_than_the_others() -> None:
    state = table("France rats 1 red 1", "Italia rats 1", holds={"red": "Witch"})
    play(state, "use Witch", "look France 1", "rat limit 1 church magic")
    mine, others = feared(state, FRANCE, RED), feared(state, FRANCE, BLUE)
    assert (mine.outbreak, mine.losses[RED]) == pytest.approx((1.0, 1.0))
    assert others.outbreak < 0.5


def test_the_table_itself_stays_as_it_was() -> None:
    state = table("France rats 2 red 6")
    before = RATTUS.to_json(state)
    risks(state)
    assert RATTUS.to_json(state) == before


def test_rats_that_are_turned_up_already_are_feared_for_what_they_show() -> None:
    state = table("France red 3")
    STRUCK.put(state, FRANCE)
    TURNED_UP.push(state, next(n for n, face in enumerate(state.box.faces) if face.everyone == 1))
    LIMIT_MINUS.put(state, 9)
    risk = next(risk for risk in risks(state) if risk.region == FRANCE)
    assert risk.outbreak == pytest.approx(1.0)
    assert risk.losses[RED] > 0


def test_a_recycled_rat_is_laid_also_when_nobody_listens() -> None:
    state = table("France red 3")
    state.told = None
    recycle_rat(state, RED, FRANCE)
    assert state.rat_count[FRANCE] == 1
