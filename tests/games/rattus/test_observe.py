"""What a seat may know, and worlds that it cannot tell from the true one (RB-33)."""

from __future__ import annotations

from random import Random

import pytest

from ratking.core.question import NATURE, NOBODY
from ratking.games.rattus.domains import RATS
from ratking.games.rattus.pieces import NO_FACE
from ratking.games.rattus.state import DRAWN as TABLE_DRAWN
from ratking.games.rattus.state import RattusState, face_of, seen_of
from tests.games.rattus.table import RATTUS, cards_of, face_number, may, play, region, table
from tests.rules import rule

STARTING = "limit 2 majority church"
OTHER = "limit 1 royalty peasantry"


def seen_by_red() -> RattusState:
    """Red has looked at a starting rat, and at a rat of the supply with a starting face."""
    state = table(
        "France starters 1 blue 1", "Italia rats 1", "Russia rats 1", holds={"red": "Witch"}
    )
    play(
        state,
        "use Witch",
        "look France 1",
        f"rat {STARTING}",
        "look Italia 1",
        "rat limit 2 majority magic",
        "swap no",
    )
    return state


@rule("RB-33")
def test_a_seat_sees_what_it_has_looked_at() -> None:
    state = seen_by_red()
    assert RATTUS.to_json(RATTUS.observe(state, 0).table) == RATTUS.to_json(state)


@rule("RB-33")
@pytest.mark.parametrize("seat", [1, 2, 3, NOBODY])
def test_what_others_have_seen_lies_in_natures_hands_again(seat: int) -> None:
    state = seen_by_red()
    seen = RATTUS.observe(state, seat).table
    for name in ("France", "Italia"):
        assert face_of(seen, region(state, name) * 3) == NO_FACE
    assert sum(seen.undealt) == sum(state.undealt) + 2
    assert seen.strays == state.strays + 1


@rule("RB-33")
def test_an_observation_still_says_who_has_looked_where() -> None:
    state = seen_by_red()
    seen = RATTUS.observe(state, 1).table
    assert [seen_of(seen, rat) for rat in range(RATS)] == [
        seen_of(state, rat) for rat in range(RATS)
    ]


@rule("RB-33")
def test_two_worlds_that_differ_in_what_red_saw_look_the_same_to_blue() -> None:
    worlds = []
    for first, second in ((STARTING, OTHER), ("limit 2 majority magic", "limit 1 church magic")):
        state = table("France starters 1 blue 1", "Italia rats 1", holds={"red": "Witch"})
        play(
            state,
            "use Witch",
            "look France 1",
            f"rat {first}",
            "look Italia 1",
            f"rat {second}",
            "swap no",
        )
        worlds.append(RATTUS.to_json(RATTUS.observe(state, 1).table))
    assert worlds[0] == worlds[1]


@rule("RB-33")
def test_when_nature_deals_an_observation_does_not_tell_what_others_saw() -> None:
    state = seen_by_red()
    play(state, "plague Hungaria")
    play(state, "plague Italia", "add Turkiye", "take Witch", "use Witch", "look Russia 1")
    assert RATTUS.open_seats(state) == [NATURE]
    assert not may(state, f"rat {STARTING}")
    assert may(RATTUS.observe(state, 2).table, f"rat {STARTING}")


def test_an_observation_shares_nothing_with_the_state() -> None:
    state = seen_by_red()
    before = RATTUS.to_json(state)
    seen = RATTUS.observe(state, 0).table
    play(seen, "plague France", "add Anglia")
    assert RATTUS.to_json(state) == before


@pytest.mark.parametrize("seat", range(4))
def test_a_sampled_world_looks_the_same_to_the_seat(seat: int) -> None:
    observation = RATTUS.observe(seen_by_red(), seat)
    for seed in range(20):
        world = RATTUS.sample(observation, Random(seed))
        again = RATTUS.observe(world, seat)
        assert RATTUS.to_json(again.table) == RATTUS.to_json(observation.table)


def test_a_sampled_world_deals_every_face_that_somebody_has_seen() -> None:
    observation = RATTUS.observe(seen_by_red(), 1)
    world = RATTUS.sample(observation, Random(7))
    starters = world.box.starter_faces
    assert face_of(world, region(world, "France") * 3) in starters
    assert face_of(world, region(world, "Italia") * 3) != NO_FACE
    assert face_of(world, region(world, "Russia") * 3) == NO_FACE


def test_in_a_sampled_world_nature_no_longer_deals_what_somebody_has_seen() -> None:
    state = seen_by_red()
    play(state, "plague Hungaria", "take Witch", "use Witch", "look Russia 1")
    observation = RATTUS.observe(state, 2)
    assert may(observation.table, f"rat {STARTING}")
    world = RATTUS.sample(observation, Random(7))
    dealt = face_of(world, region(world, "France") * 3)
    assert dealt in RATTUS.answers(observation.table, NATURE)
    assert dealt not in RATTUS.answers(world, NATURE)


def test_a_sampled_world_keeps_what_the_seat_knows() -> None:
    state = seen_by_red()
    world = RATTUS.sample(RATTUS.observe(state, 0), Random(7))
    assert face_of(world, region(world, "France") * 3) == face_number(state.box.faces, STARTING)
    assert RATTUS.to_json(world) == RATTUS.to_json(state)


# Region cards

DRAWN = ("card Russia ?", "card Italia ?", "card Turkiye ?")


def red_draws(*cards: str) -> RattusState:
    """Red looks at region cards; blue and green hold some."""
    in_hand = {"blue": ["France ?"], "green": ["Germania ?", "Espagna ?"]}
    state = table(holds={"red": "Astronomer"}, in_hand=in_hand)
    play(state, "use Astronomer", *cards)
    return state


@rule("RA-3")
@pytest.mark.parametrize("seat", [0, 2, NOBODY])
def test_a_region_card_in_hand_is_unknown_to_others_but_counted(seat: int) -> None:
    seen = RATTUS.observe(red_draws(*DRAWN), seat).table
    assert cards_of(seen, "blue") == ["unknown"]
    assert cards_of(seen, "green") == ["unknown", "unknown"]


@rule("RA-3")
def test_a_seat_knows_its_own_region_cards() -> None:
    seen = RATTUS.observe(red_draws(*DRAWN), 3).table
    assert cards_of(seen, "green") == ["Germania ?", "Espagna ?"]


@rule("RA-10")
@pytest.mark.parametrize("seat", [1, 2, 3, NOBODY])
def test_what_the_astronomer_draws_and_keeps_is_unknown_to_others(seat: int) -> None:
    worlds = []
    for first, kept in (("Russia ?", "Russia ?"), ("Anglia church chivalry", "Italia ?")):
        state = red_draws(f"card {first}", *DRAWN[1:])
        seen = RATTUS.observe(state, seat).table
        assert TABLE_DRAWN.all(seen) == [-1, -1, -1]
        worlds.append((RATTUS.to_json(seen), RATTUS.answers(seen, 0)))
        play(state, f"keep {kept}")
        assert cards_of(RATTUS.observe(state, seat).table, "red") == ["unknown"]
    assert worlds[0] == worlds[1]


@rule("RA-10")
def test_two_worlds_that_differ_in_the_card_kept_look_the_same_to_others() -> None:
    thrown = {"card Italia ?", "card Turkiye ?"}
    worlds = []
    for kept in ("Russia ?", "Anglia church chivalry"):
        state = red_draws(f"card {kept}", *sorted(thrown))
        play(state, f"keep {kept}")
        worlds.append(RATTUS.to_json(RATTUS.observe(state, 1).table))
    assert worlds[0] == worlds[1]


@rule("RA-5")
def test_a_window_tells_nobody_what_the_asked_one_could_play() -> None:
    worlds = []
    for card in ("Scandia peasantry church", "Italia church royalty"):
        state = table(
            "France rats 1 red 2", turn="blue", holds={"red": "Peasant"}, in_hand={"red": [card]}
        )
        play(state, "plague France", "add Italia", "rat limit 1 peasantry royalty")
        seen = RATTUS.observe(state, 1).table
        worlds.append((RATTUS.to_json(seen), RATTUS.open_seats(seen), RATTUS.answers(seen, 0)))
    assert worlds[0] == worlds[1]


@rule("RA-11")
def test_what_the_explorer_turns_up_is_seen_by_everybody() -> None:
    state = table(holds={"red": "Explorer"})
    play(state, "use Explorer", *DRAWN)
    for seat in (1, NOBODY):
        assert RATTUS.to_json(RATTUS.observe(state, seat).table) == RATTUS.to_json(state)


@rule("RA-5")
def test_a_card_that_is_played_is_seen_by_everybody() -> None:
    state = table(
        "France rats 1 red 2",
        turn="blue",
        holds={"red": "Explorer Sultan"},
        in_hand={"red": ["France ?"]},
    )
    play(state, "plague France", "add Italia", "rat limit 1 magic islamic", "play France ?")
    for seat in (1, NOBODY):
        assert RATTUS.to_json(RATTUS.observe(state, seat).table) == RATTUS.to_json(state)


@rule("RA-3")
@pytest.mark.parametrize("seat", range(4))
def test_a_world_with_other_region_cards_looks_the_same_to_the_seat(seat: int) -> None:
    observation = RATTUS.observe(red_draws(*DRAWN), seat)
    hands = set()
    for seed in range(20):
        world = RATTUS.sample(observation, Random(seed))
        again = RATTUS.observe(world, seat)
        assert RATTUS.to_json(again.table) == RATTUS.to_json(observation.table)
        hands.add(tuple(cards_of(world, "blue")))
    assert len(hands) > 5 or seat == 1


def test_what_is_seen_of_an_observation_is_the_same_once_more() -> None:
    state = RATTUS.new({"players": 3, "region_cards": "on"})
    rng = Random(3)
    for _ in range(60):
        seat = RATTUS.open_seats(state)[0]
        drawn = seat == NATURE
        choice = RATTUS.draw(state, rng) if drawn else rng.choice(RATTUS.answers(state, seat))
        RATTUS.apply(state, seat, choice)
    seen = RATTUS.observe(state, 1).table
    assert RATTUS.observe(seen, 1).table.key() == seen.key()
