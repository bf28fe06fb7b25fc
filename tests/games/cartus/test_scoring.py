"""The end of the game: points, plague and places (RC-78 to RC-94)."""

from __future__ import annotations

import pytest

from ratking.core.domain import COLOURS
from ratking.core.game import Outcome
from ratking.games.cartus.scoring import class_points, gold_points, majority_points, rank
from ratking.games.cartus.state import TOKENS, TOKENS_LEFT, CartusState
from tests.games.cartus.table import CARTUS, draw_any, enter, lay, names, play, table
from tests.rules import rule

ROW = "Farm a, Palace a, Castle a"


def finished(state: CartusState) -> Outcome:
    """Let everybody enter the second building without cards, and end the game.

    The first of them gets one influence there (RC-54).
    """
    for _ in range(state.box.players):
        play(state, "enter Palace a", "stop")
    draw_any(state)
    outcome = CARTUS.outcome(state)
    assert outcome is not None
    return outcome


def part(outcome: Outcome, name: str) -> list[int]:
    return [parts[name] for parts in outcome.parts]


@rule("RC-79")
def test_the_game_ends_after_the_final_round() -> None:
    state = table(final=True)
    assert CARTUS.outcome(state) is None
    finished(state)
    assert CARTUS.is_over(state)


@rule("RC-80", "RC-82")
def test_ten_five_and_two_points_for_the_most_influence_of_a_class() -> None:
    tracks = {"magic": ["red 3", "blue 5", "yellow 4", "green 1"]}
    assert class_points(table(tracks=tracks), 4) == [5 - 3, 10, 5, 0]


@rule("RC-81")
def test_no_influence_never_scores() -> None:
    assert class_points(table(tracks={"magic": ["yellow 1"]}), 4) == [0, 0, 10, 0]
    assert class_points(table(), 4) == [0, 0, 0, 0]


@rule("RC-82")
def test_of_equal_discs_the_lower_one_is_ahead() -> None:
    state = table(tracks={"magic": ["blue 4", "red 4", "yellow 2", "yellow 2"]})
    assert class_points(state, 4) == [5, 10, 2, 0]


@rule("RC-83")
def test_two_players_have_two_prizes() -> None:
    state = table("Farm a, Palace a", players=2, tracks={"magic": ["red 1", "blue 3"]})
    assert class_points(state, 4) == [5, 10]


@rule("RC-84")
@pytest.mark.parametrize(
    ("counts", "scored"),
    [
        ([3, 2, 1, 0], [2, 0, 0, 0]),
        ([3, 3, 1, 0], [1, 1, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_most_of_something_scores_two_or_one_each_when_tied(
    counts: list[int], scored: list[int]
) -> None:
    assert majority_points(table(), counts) == scored


@rule("RC-84")
def test_population_cards_and_jokers_in_hand_count_together() -> None:
    state = table(final=True, hands={"red": "2 Monk 4", "blue": "Monk 0, 2 Joker"})
    assert part(finished(state), "hand") == [0, 2, 0, 0]


@rule("RC-85")
def test_swords_flutes_and_passes_in_hand_score_for_themselves() -> None:
    state = table(
        "Castle a, Palace a, Pied Piper's Hut a",
        final=True,
        hands={"red": "2 Sword", "blue": "Sword, Flute", "yellow": "Flute"},
    )
    outcome = finished(state)
    assert part(outcome, "swords") == [2, 0, 0, 0]
    assert part(outcome, "flutes") == [0, 1, 1, 0]
    assert part(outcome, "passes") == [0, 0, 0, 0]
    office = table("Office a, Palace a, Castle a", final=True, hands={"green": "Pass"})
    assert part(finished(office), "passes") == [0, 0, 0, 2]


@rule("RC-86", "RC-87", "RC-88")
@pytest.mark.parametrize(
    ("counts", "scored"),
    [
        ([5, 3, 1], [6, 3, 0]),
        ([4, 4, 1], [4, 4, 0]),
        ([3, 3, 3], [3, 3, 3]),
        ([5, 2, 2], [6, 1, 1]),
        ([5, 1, 1, 1, 1], [6, 0, 0, 0, 0]),
        ([2, 0, 0], [6, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_the_most_gold_and_the_second_most(counts: list[int], scored: list[int]) -> None:
    assert gold_points(table(), counts) == scored


@rule("RC-89", "RC-87")
def test_two_players_have_no_second_gold_prize() -> None:
    state = table("Treasury a, Farm a", players=2)
    assert gold_points(state, [3, 1]) == [6, 0]
    assert gold_points(state, [2, 2]) == [4, 4]


@rule("RC-86", "RC-78")
def test_gold_counts_only_with_a_treasury_in_the_game() -> None:
    with_treasury = table(
        "Treasury a, Farm a, Castle a", final=True, hands={"red": "2 Gold", "green": "Gold"}
    )
    enter(with_treasury, *["Farm a"] * 4)
    draw_any(with_treasury)
    outcome = CARTUS.outcome(with_treasury)
    assert outcome is not None
    assert part(outcome, "gold") == [6, 0, 0, 3]
    assert "gold" not in finished(table(final=True)).parts[0]


@rule("RC-90")
def test_victory_point_tokens_score_their_value() -> None:
    state = table(final=True)
    lay(state, TOKENS, [3, 0, 0, 1])
    TOKENS_LEFT.put(state, 16)
    assert part(finished(state), "tokens") == [3, 0, 0, 1]


def with_rats(nuns: str, *rats: int, mercy: bool = False) -> CartusState:
    """Set the last round, with a nun row that everybody has seen."""
    return table(
        ROW if len(rats) > 3 else "Farm a, Palace a",
        players=len(rats),
        rats=dict(zip(COLOURS, rats, strict=False)),
        nun_row=nuns,
        final=True,
        mercy=mercy,
    )


TEN = "2 Monk 2, 2 King 2, Witch 2"


@rule("RC-91")
def test_more_rats_than_nuns_kill_and_as_many_do_not() -> None:
    outcome = finished(with_rats(TEN, 11, 10, 0))
    assert outcome.parts[0]["royalty"] == 10
    assert outcome.parts[0]["plague"] == -10
    assert outcome.scores[0] == 0
    assert outcome.places == [3, 2, 1]
    assert not outcome.everybody_lost


@rule("RC-91")
def test_the_nun_row_is_revealed_at_the_end() -> None:
    state = table("Farm a, Palace a", players=2, final=True)
    play(state, "enter Palace a", "stop", "enter Palace a", "stop")
    told = play(state, "nun King 4", "nun King 4", "nun King 4", "nun King 4", "nun Witch 1")
    assert names(told)[-2:] == ["HandShown", "NunRowRevealed"]
    assert CARTUS.observe(state, 0).table.nun_row == [29, 29, 29, 29, 21]


@rule("RC-92")
def test_the_surviving_player_with_the_most_points_wins() -> None:
    outcome = finished(with_rats(TEN, 9, 3, 3))
    assert outcome.places == [1, 2, 2]
    assert outcome.winners() == [0]
    assert outcome.ending == "final round"


@rule("RC-93")
def test_of_equal_points_fewer_rats_win_and_else_the_victory_is_shared() -> None:
    assert rank([5, 5, 3], [4, 2, 1], [0, 1, 2]) == [2, 1, 3]
    assert rank([5, 5, 3], [2, 2, 1], [0, 1, 2]) == [1, 1, 3]


@rule("RC-94")
def test_when_everybody_is_dead_everybody_loses() -> None:
    outcome = finished(with_rats("4 King 0, Monk 0", 3, 1, 1))
    assert outcome.everybody_lost
    assert outcome.winners() == []
    assert outcome.scores == [0, 0, 0]
    assert outcome.ending == "everybody died"


@rule("RC-94")
def test_a_table_may_let_the_fewest_rats_survive() -> None:
    outcome = finished(with_rats("4 King 0, Monk 0", 1, 3, 1, mercy=True))
    assert not outcome.everybody_lost
    assert outcome.winners() == [0]
    assert outcome.places == [1, 3, 2]
    assert outcome.ending == "everybody died"


@rule("RC-91")
def test_the_plague_is_told() -> None:
    state = with_rats(TEN, 11, 10)
    play(state, "enter Palace a", "stop", "enter Palace a")
    assert names(play(state, "stop"))[-1] == "PlagueKilled"


def test_all_dead_points_are_counted_before_the_plague_and_nobody_is_ranked_anew() -> None:
    state = table(
        rats={"red": 11, "blue": 0},
        nun_row=TEN,
        tracks={"magic": ["red 3", "blue 2"]},
        final=True,
    )
    assert part(finished(state), "magic") == [10, 5, 0, 0]
