"""OpenSpiel's own tests for every game and number of players, and what they do not test."""

from __future__ import annotations

import contextlib
import io
import json
import pickle
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import ratking.envs.openspiel  # noqa: F401
from benchmarks import exactness
from ratking.core.question import NOBODY
from tests.envs.seats import TABLES, VARIANTS
from tests.owner import owners_rattus

SMALL = "ratking_rattus(players=2,supply=1)"


def load(name: str, **params: Any) -> Any:
    """Load a game with parameters."""
    return pyspiel.load_game(f"ratking_{name}", params)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_random_simulation_finds_nothing_wrong(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players=players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_a_random_simulation_with_other_options_survives_writing_and_reading(
    name: str, options: dict[str, Any]
) -> None:
    small = options | {"players": 2, "start": 0}
    pyspiel.random_sim_test(load(name, **small), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_their_test_of_games_passes(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games_sim_test, "MAX_ACTIONS_PER_GAME", 150)
    with contextlib.redirect_stdout(io.StringIO()):
        games_sim_test.GamesSimTest().sim_game(load(name, players=players))


def moments(spiel: Any, seed: int) -> Any:
    """Go through a game with random answers."""
    state, rng = spiel.new_initial_state(), Random(seed)
    while not state.is_terminal():
        yield state.clone()
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("name", ["rattus", "cartus", "ratland"])
def test_observers_agree_with_the_states_own_tensors_and_strings(name: str) -> None:
    spiel = load(name, players=3)
    for recall in (False, True):
        observer = make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=recall))
        for state in list(moments(spiel, 1))[::40]:
            for seat in range(3):
                observer.set_from(state, seat)
                own = state.information_state_tensor if recall else state.observation_tensor
                assert observer.tensor.tolist() == own(seat)
                told = state.information_state_string if recall else state.observation_string
                assert observer.string_from(state, seat) == told(seat)
                parts = np.concatenate([part.ravel() for part in observer.dict.values()])
                assert (parts == observer.tensor).all()


@pytest.mark.parametrize("name", ["rattus", "cartus", "ratland"])
def test_a_spectator_sees_the_same_whoever_asks(name: str) -> None:
    spiel = load(name, players=2)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = make_observation(spiel, public)
    for state in list(moments(spiel, 2))[::30]:
        assert observer.string_from(state, 0) == observer.string_from(state, 1)


def test_nobody_sees_the_secrets_of_all() -> None:
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="Nobody sees what all seats hide"):
        make_observation(load("rattus"), everything)
    with pytest.raises(ValueError, match="take no parameters"):
        make_observation(load("rattus"), None, {"colour": "red"})


@pytest.mark.parametrize(
    ("name", "options"), [("rattus", {}), ("cartus", {"supplies": "together"}), ("ratland", {})]
)
def test_an_imagined_world_is_the_same_information_to_who_imagines_it(
    name: str, options: dict[str, Any]
) -> None:
    spiel, rng = load(name, players=3, **options), Random(1)
    for state in moments(spiel, 3):
        seat = state.current_player()
        if seat >= 0 and rng.random() < 0.2:
            world = state.resample_from_infostate(seat, rng.random)
            assert world.current_player() == seat
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert world.legal_actions() == state.legal_actions()


def test_a_secret_answer_tells_the_others_nothing() -> None:
    spiel = load("ratland", players=2)
    for state in moments(spiel, 1):
        seat = state.current_player()
        if seat >= 0 and state.information.state.pending[-1].kind.together:
            other = 1 - seat
            tensors = [
                state.child(action).observation_tensor(other)
                for action in state.legal_actions()
                if len(state.child(action).information.heard[other])
                == len(state.information.heard[other])
            ]
            assert all(tensor == tensors[0] for tensor in tensors)


def test_fewer_rats_make_a_short_game() -> None:
    short = [len(list(moments(pyspiel.load_game(SMALL), seed))) for seed in range(5)]
    long = [len(list(moments(load("rattus", players=2), seed))) for seed in range(5)]
    assert max(short) < min(long)


def test_an_imagined_world_cannot_be_written_down() -> None:
    state = load("rattus", players=2).new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    with pytest.raises(TypeError, match="An imagined world has no past"):
        pickle.dumps(state.information.resampled(0, Random(1)))


def test_a_list_of_cards_is_written_with_plus() -> None:
    cards = "Sultan+Wizard+Merchant+King+Caravanner+Emperor"
    state = load("rattus", players=2, cards=cards).new_initial_state()
    assert len(state.information.state.cards) == 6


def test_their_search_and_their_regret_minimiser_run_on_a_small_game() -> None:
    spiel = pyspiel.load_game(SMALL)
    state = next(state for state in moments(spiel, 1) if state.current_player() >= 0)
    search = ismcts.ISMCTSBot(
        game=spiel,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=8,
        random_state=np.random.RandomState(1),
    )
    assert search.step(state) in state.legal_actions()
    solver = OutcomeSamplingSolver(spiel)
    solver.iteration()
    assert solver.average_policy().action_probabilities(state)


def kinds_of_sight() -> dict[str, Any]:
    """Every observer but the one that sees the secrets of all."""
    hides, shows = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    return {
        f"{public} {private} {recall}": pyspiel.IIGObservationType(
            public_info=public, perfect_recall=recall, private_info=private
        )
        for public in (True, False)
        for private in (hides, shows)
        for recall in (False, True)
    }


def known_to(state: Any, seat: int) -> tuple[object, ...]:
    """List what a seat can know: what it heard, what it is asked, and what everybody sees."""
    information = state.information
    public = information.game.to_json(information.game.observe(information.state, NOBODY).table)
    return (
        [thing.numbers(seat) for thing in information.heard[seat]],
        information.asked(seat),
        public,
    )


def twin_worlds(spiel: Any, seed: int) -> Any:
    """Find what others or nature can do without a seat noticing: that seat, and two worlds."""
    for state in moments(spiel, seed):
        actions = state.legal_actions()
        worlds = [state.child(action) for action in {*actions[:1], *actions[-1:]}]
        for seat in range(spiel.num_players()):
            if len(worlds) == 2 and known_to(worlds[0], seat) == known_to(worlds[1], seat):
                yield seat, worlds


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("rattus", {"region_cards": "on", "cards": "random"}),
        ("cartus", {"supplies": "together"}),
        ("ratland", {"clans": "yes", "boards": "choice"}),
    ],
)
def test_no_word_and_no_number_tells_worlds_apart_that_a_seat_cannot(
    name: str, options: dict[str, Any]
) -> None:
    spiel = load(name, players=3, **options)
    observers = [make_observation(spiel, sight) for sight in kinds_of_sight().values()]
    for seat, worlds in islice(twin_worlds(spiel, 5), 15):
        for observer in observers:
            assert len({observer.string_from(world, seat) for world in worlds}) == 1
            tensors = set()
            for world in worlds:
                observer.set_from(world, seat)
                tensors.add(observer.tensor.tobytes())
            assert len(tensors) == 1


def test_there_are_worlds_that_a_seat_cannot_tell_apart() -> None:
    for name in ("rattus", "cartus", "ratland"):
        assert len(list(islice(twin_worlds(load(name, players=3), 5), 5))) == 5


@pytest.mark.parametrize("name", ["rattus", "cartus", "ratland"])
def test_information_states_are_never_met_twice(name: str) -> None:
    spiel = load(name, players=2)
    met: dict[str, tuple[object, ...]] = {}
    for seed in range(3):
        for state in moments(spiel, seed):
            seat = state.current_player()
            if seat >= 0:
                heard = tuple(thing.numbers(seat) for thing in state.information.heard[seat])
                known = (seat, heard, state.information.asked(seat))
                assert met.setdefault(state.information_state_string(seat), known) == known
    assert len(set(met.values())) == len(met)


@pytest.mark.parametrize("name", ["rattus", "cartus", "ratland"])
def test_actions_have_the_words_of_the_table_and_no_two_the_same(name: str) -> None:
    for state in moments(load(name, players=3), 4):
        player = state.current_player()
        actions = [] if state.is_terminal() else state.legal_actions()
        labels = [state.action_to_string(player, action) for action in actions]
        assert len(set(labels)) == len(labels)
        for action, label in zip(actions[:2], labels, strict=False):
            assert state.string_to_action(player, label) == action
    assert "place" in str(state) or "points" in str(state)


def test_strings_say_what_is_said_at_the_table() -> None:
    state = load("rattus", players=2).new_initial_state()
    assert state.action_to_string(state.current_player(), 22) == "Anglia"
    state.apply_action(22)
    assert str(state).splitlines()[0].startswith("Rattus: setup")
    nothing_drawn = load("rattus", players=2, cards="random").new_initial_state()
    assert str(nothing_drawn).splitlines()[0] == "Rattus: setup, supply 34"
    assert state.action_to_string(0, 3) == "Espagna"
    assert state.action_to_string(0, 95) == "act 61"
    state.apply_action(3)
    told = state.information_state_string(0).splitlines()
    assert told[:3] == [
        "player_0",
        "The plague starts in Anglia. [3,-1,0]",
        "Where do two of your first citizens live? - Espagna [1,3]",
    ]
    assert "Player_0 places 2 citizens in Espagna." in state.information_state_string(1)
    assert "Where do two of your first citizens live?" in state.observation_string(1)


def test_an_observer_of_what_is_private_shows_only_that() -> None:
    spiel = load("cartus", players=2)
    sight = pyspiel.IIGObservationType(
        public_info=False,
        perfect_recall=False,
        private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER,
    )
    private = make_observation(spiel, sight)
    state = list(moments(spiel, 1))[60]
    private.set_from(state, 0)
    assert private.dict["hand"].any()
    assert not private.dict["round"].any()
    assert "holds" in private.string_from(state, 0)


def test_a_box_of_ones_own_is_opened_by_its_folder(tmp_path: Path) -> None:
    game = pyspiel.load_game(f"ratking_rattus(players=2,data={owners_rattus(tmp_path)})")
    assert len(game.rules.tables.faces) == 66
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


ENDING = Path(__file__).parent.parent.parent / "examples" / "endings" / "rattus.json"


def test_a_game_may_begin_at_a_position() -> None:
    spiel = load("rattus", players=2, position=str(ENDING))
    state = spiel.new_initial_state()
    assert state.current_player() == 0
    pyspiel.random_sim_test(spiel, num_sims=2, serialize=False, verbose=False)
    state.apply_action(state.legal_actions()[0])
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.history() == state.history()


def test_a_position_of_which_somebody_knows_more_is_refused(tmp_path: Path) -> None:
    told = json.loads(ENDING.read_text(encoding="utf-8"))
    rat = told["state"]["regions"]["Anglia"]["rats"][0]
    free = set(range(65)) - set(told["state"]["discarded"])
    rat |= {"face": min(free), "seen": [0]}
    known = tmp_path / "known.json"
    known.write_text(json.dumps(told), "utf-8")
    with pytest.raises(Exception, match="somebody knows what others do not"):
        load("rattus", players=2, position=str(known))


def test_an_ending_is_solved_and_our_agents_are_measured_on_it(tmp_path: Path) -> None:
    """CFR+ comes near to what cannot be beaten, and a greedy agent loses less than chance."""
    assert (
        exactness.main(["rattus", "--agents", "greedy", "--again", "1", "--out", str(tmp_path)])
        == 0
    )
    found = json.loads((tmp_path / "rattus.json").read_text(encoding="utf-8"))
    assert found["chances"] > 0
    assert all(number > 10 for number in found["information_states"])
    left = dict(map(tuple, found["cfr_plus"]))
    assert left[1000] < left[10] < found["chance"]
    assert left[1000] < 0.01 * found["chance"]
    assert found["agents"]["greedy"] < found["chance"]
