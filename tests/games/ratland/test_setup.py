"""Setting up (RL-1 to RL-3, RL-8, RL-69, RL-75)."""

from __future__ import annotations

import pytest

from ratking.core.question import NATURE
from ratking.games.ratland.events import ClanDealt, ClansChosen
from ratking.games.ratland.pieces import CLAN_NAMES
from ratking.games.ratland.state import NO_CLAN, UNDEALT
from tests.games.ratland.table import RATLAND, answers, asked, happened, nature, say
from tests.rules import rule


@rule("RL-1")
@pytest.mark.parametrize(("players", "sets"), [(2, 1), (6, 1), (7, 2), (12, 2)])
def test_more_than_six_take_two_sets(players: int, sets: int) -> None:
    state = RATLAND.new({"players": players, "clans": "yes"})
    assert state.box.rats == 115 * sets
    assert state.food_left == [sets] * 9
    assert state.clans_left == [sets] * 12
    assert sum(state.events_left) == 14


@rule("RL-2")
def test_everybody_begins_with_seven_rats_and_two_cheeses_in_the_pantry() -> None:
    state = RATLAND.new({"players": 3})
    assert state.rats == [[0, 0, 0, 0, 0, 0, 7]] * 3
    assert state.cheese == [2, 2, 2]


@rule("RL-3")
@pytest.mark.parametrize(("players", "supply"), [(2, 101), (3, 94), (4, 87), (5, 80), (6, 73)])
def test_all_other_rats_are_the_supply(players: int, supply: int) -> None:
    assert RATLAND.new({"players": players}).supply == supply


@rule("RL-8")
def test_the_starting_player_is_the_first_active_player() -> None:
    state = RATLAND.new({"players": 4, "start": 2})
    assert state.active == 2
    assert asked(state) == "nature draw_event"


@rule("RL-69")
def test_everybody_may_play_the_aggressive_side() -> None:
    state = RATLAND.new({"players": 3, "boards": "aggressive"})
    assert state.aggressive == [1, 1, 1]
    assert asked(state) == "nature draw_event"


@rule("RL-69")
def test_sides_are_chosen_in_secret_and_shown_together() -> None:
    state = RATLAND.new({"players": 3, "boards": "choice"})
    assert RATLAND.open_seats(state) == [0, 1, 2]
    assert say(state, "blue", 1) == []
    assert say(state, "red", 0) == []
    assert RATLAND.observe(state, 0).table.aggressive == [0, 0, 0]
    told = say(state, "yellow", 1)
    assert happened(told, ClansChosen) == [ClansChosen([0, 1, 1], [NO_CLAN] * 3)]
    assert state.aggressive == [0, 1, 1]
    assert RATLAND.observe(state, 0).table.aggressive == [0, 1, 1]


@rule("RL-75")
def test_everybody_is_dealt_two_clans_and_keeps_one() -> None:
    state = RATLAND.new({"players": 2, "clans": "yes"})
    assert RATLAND.answers(state, NATURE) == list(range(12))
    told = nature(state, "Ninjas", "Seers", "Corrupt", "Mutants")
    assert [event.clan for event in happened(told, ClanDealt)] == [5, 11, 10, 1]
    assert answers(state, "red") == [5, 11]
    assert answers(state, "blue") == [1, 10]
    assert say(state, "blue", 10) == []
    assert happened(say(state, "red", 5), ClansChosen) == [ClansChosen([0, 0], [5, 10])]
    assert [CLAN_NAMES[clan] for clan in state.clan] == ["Ninjas", "Corrupt"]
    assert state.offers == [[UNDEALT] * 2] * 2


@rule("RL-75")
def test_with_two_sets_each_clan_exists_twice() -> None:
    state = RATLAND.new({"players": 7, "clans": "yes"})
    nature(state, "Ninjas")
    assert RATLAND.weights(state) == [2] * 5 + [1] + [2] * 6
    nature(state, "Ninjas")
    assert 5 not in RATLAND.answers(state, NATURE)
    nature(state, *["Seers", "Seers", "Corrupt", "Corrupt", "Mutants", "Mutants"])
    nature(state, "Athletes", "Warriors", "Athletes", "Warriors", "Breeders", "Breeders")
    assert answers(state, "red") == [5]


def test_board_and_clan_are_chosen_one_after_the_other_by_each_seat() -> None:
    state = RATLAND.new({"players": 2, "clans": "yes", "boards": "choice"})
    nature(state, "Ninjas", "Seers", "Corrupt", "Mutants")
    assert RATLAND.question(state, 1).kind.name == "choose_board"
    say(state, "blue", 1)
    assert RATLAND.question(state, 1).kind.name == "keep_clan"
    say(state, "blue", 1)
    assert RATLAND.open_seats(state) == [0]
    say(state, "red", 0, 11)
    assert state.aggressive == [0, 1]
    assert state.clan == [11, 1]
