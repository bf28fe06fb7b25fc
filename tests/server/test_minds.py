"""Bots keep what they thought between two decisions at a table, each seat for itself."""

from __future__ import annotations

import pytest

import ratking
from ratking.agents.ismcts import TreeSearch
from ratking.server.minds import Minds, choose
from ratking.server.thinking import Thinkers

RATTUS = ratking.game("rattus")


@pytest.fixture
def minds(monkeypatch: pytest.MonkeyPatch) -> Minds:
    """What this process keeps, empty."""
    fresh = Minds(2)
    monkeypatch.setattr("ratking.server.minds.MINDS", fresh)
    return fresh


def test_a_mind_is_found_again_and_the_one_not_needed_for_longest_goes(minds: Minds) -> None:
    first = minds.find("first", object)  # type: ignore[arg-type]
    minds.find("second", object)  # type: ignore[arg-type]
    assert minds.find("first", object) is first  # type: ignore[arg-type]
    minds.find("third", object)  # type: ignore[arg-type]
    assert list(minds.kept) == ["first", "third"]


def test_a_bot_goes_on_from_what_it_thought_before(minds: Minds) -> None:
    game = ratking.game("cartus")
    state = game.new({"players": 2})
    while game.asked(state) < 0 or len(game.legal(state, game.asked(state))) == 1:
        seat = game.asked(state)
        game.apply(state, seat, game.answers(state, seat)[0])
    seat = game.asked(state)
    table = game.to_json(game.observe(state, seat).table)
    first = choose("cartus", table, seat, "hard", "1", "a table, a seat")
    bot = minds.kept["a table, a seat"]
    assert isinstance(bot, TreeSearch)
    thought = bot.root.visits
    assert choose("cartus", table, seat, "hard", "2", "a table, a seat") == first
    assert thought <= bot.root.visits <= thought + 2


def test_without_a_name_nothing_is_kept(minds: Minds) -> None:
    state = RATTUS.new({"players": 2})
    while RATTUS.asked(state) < 0:
        RATTUS.apply(state, -1, RATTUS.answers(state, -1)[0])
    seat = RATTUS.asked(state)
    choose("rattus", RATTUS.to_json(RATTUS.observe(state, seat).table), seat, "easy", "1")
    assert not minds.kept


def test_a_mind_thinks_at_home_unless_its_home_is_busy() -> None:
    thinkers = Thinkers(3, "")
    home = thinkers.thinker_for("a table, a seat")
    assert thinkers.thinker_for("a table, a seat") is home
    home.busy = 1
    assert thinkers.thinker_for("a table, a seat") is not home
    assert thinkers.thinker_for("") is not home
