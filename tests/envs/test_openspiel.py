"""OpenSpiel's own tests for every game and number of players, and what they do not test."""

from __future__ import annotations

import contextlib
import io
import pickle
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
        yield state
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
    with pytest.raises(ValueError, match="only what is open"):
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
        if seat >= 0 and state.sitting.state.pending[-1].kind.together:
            other = 1 - seat
            tensors = [
                state.child(action).observation_tensor(other)
                for action in state.legal_actions()
                if len(state.child(action).sitting.heard[other]) == len(state.sitting.heard[other])
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
        pickle.dumps(state.sitting.resampled(0, Random(1)))


def test_a_list_of_cards_is_written_with_plus() -> None:
    cards = "Sultan+Wizard+Merchant+King+Caravanner+Emperor"
    state = load("rattus", players=2, cards=cards).new_initial_state()
    assert len(state.sitting.state.cards) == 6


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


def test_a_box_of_ones_own_is_opened_by_its_folder(tmp_path: Path) -> None:
    game = pyspiel.load_game(f"ratking_rattus(players=2,data={owners_rattus(tmp_path)})")
    assert len(game.rules.tables.faces) == 66
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
