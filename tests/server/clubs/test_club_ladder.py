"""The ladder of a club."""

from __future__ import annotations

from ratking.server.clubs.club_ladder import Seated, ladder


def game(number: int, *seats: tuple[str, int]) -> list[Seated]:
    return [Seated(f"t{number}", "rattus", who, place) for who, place in seats]


def test_who_wins_stands_higher_and_bots_and_strangers_are_not_listed() -> None:
    results = [
        *game(1, ("ann", 1), ("bob", 2), ("", 3)),
        *game(2, ("bob", 2), ("ann", 1), ("stranger", 3)),
    ]
    found = ladder(results, ["ann", "bob", "cora"])
    assert [(one.visitor, one.games, one.won) for one in found] == [("ann", 2, 2), ("bob", 2, 0)]
    assert found[0].rating > found[1].rating


def test_each_game_has_a_ladder_of_its_own() -> None:
    results = [*game(1, ("ann", 1), ("bob", 2)), Seated("u", "cartus", "bob", 1)]
    results.append(Seated("u", "cartus", "ann", 2))
    found = ladder(results, ["ann", "bob"])
    assert [(one.game, one.visitor) for one in found] == [
        ("cartus", "bob"),
        ("cartus", "ann"),
        ("rattus", "ann"),
        ("rattus", "bob"),
    ]
