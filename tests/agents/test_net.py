from __future__ import annotations

from pathlib import Path
from typing import Any

import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

import ratking
from ratking.agents import agent_named
from ratking.agents.heuristic import heuristic_of
from ratking.agents.net import OnnxEvaluator
from ratking.agents.value_network import evaluator_of, network_of
from ratking.core.errors import BadFile
from ratking.games import GAMES
from tests.agents.test_experience import tables


def write_net(
    path: Path, box: str, facts: str = "facts", worth: str = "worth", names: tuple[str, ...] = ()
) -> Path:
    """Write what was learned of a game as an ONNX file."""
    import numpy as np

    learned = network_of(
        GAMES[box].learned, names or heuristic_of(ratking.game(box)).feature_names()
    )
    width = len(learned.straight)
    numbers = {
        "straight": np.array(learned.straight)[:, None],
        "inner": np.array(learned.inner).T,
        "bias": np.array(learned.bias),
        "outer": np.array(learned.outer)[:, None],
    }
    parts = [
        numpy_helper.from_array(part.astype("float32"), name) for name, part in numbers.items()
    ]
    nodes = [
        helper.make_node("MatMul", [facts, "straight"], ["sum"]),
        helper.make_node("Gemm", [facts, "inner", "bias"], ["inside"]),
        helper.make_node("Relu", ["inside"], ["awake"]),
        helper.make_node("MatMul", ["awake", "outer"], ["rest"]),
        helper.make_node("Add", ["sum", "rest"], [worth]),
    ]
    taken = helper.make_tensor_value_info(facts, TensorProto.FLOAT, ["seats", width])
    given = helper.make_tensor_value_info(worth, TensorProto.FLOAT, ["seats", 1])
    graph = helper.make_graph(nodes, "net", [taken], [given], parts)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
    model.ir_version = 8
    if names:
        helper.set_model_props(model, {"facts": ",".join(names)})
    onnx.save(model, str(path))
    return path


@pytest.fixture
def net(tmp_path: Path) -> Path:
    return write_net(tmp_path / "net.onnx", "rattus")


def test_a_network_says_what_the_same_weights_say_without_it(net: Path) -> None:
    game = ratking.game("rattus")
    evaluator, known = OnnxEvaluator(game, heuristic_of(game), net), evaluator_of(game)
    looked_at = tables(game, 3, 3)
    for seen, seat, world in looked_at:
        evaluator.prepare(seen, seat)
        known.prepare(seen, seat)
        (said,), (expected,) = evaluator.evaluate([world]), known.evaluate([world])
        assert said == pytest.approx(expected, abs=1e-4)
    assert looked_at


def test_a_network_that_names_its_facts_gets_them_in_its_own_order(tmp_path: Path) -> None:
    game = ratking.game("rattus")
    names = ("a fact of long ago", *reversed(heuristic_of(game).feature_names()))
    net = write_net(tmp_path / "named.onnx", "rattus", names=names)
    evaluator, known = OnnxEvaluator(game, heuristic_of(game), net), evaluator_of(game)
    seen, seat, world = tables(game, 3, 3)[0]
    evaluator.prepare(seen, seat)
    known.prepare(seen, seat)
    assert evaluator.evaluate([world])[0] == pytest.approx(known.evaluate([world])[0], abs=1e-4)


def test_a_network_is_asked_about_many_tables_in_one_call(net: Path) -> None:
    game = ratking.game("rattus")
    evaluator = OnnxEvaluator(game, heuristic_of(game), net)
    (seen, seat, world), *rest = tables(game, 2, 4)
    evaluator.prepare(seen, seat)
    together = evaluator.evaluate([world, *(table for _, _, table in rest)])
    assert len(together) == len(rest) + 1
    assert together[0] == pytest.approx(evaluator.evaluate([world])[0], abs=1e-5)


def test_an_agent_may_be_a_network_in_a_file(net: Path) -> None:
    game: Any = ratking.game("rattus")
    state = game.new({"players": 2})
    while game.open_seats(state)[0] < 0 or len(game.answers(state, game.open_seats(state)[0])) == 1:
        seat = game.open_seats(state)[0]
        game.answer(state, seat, game.answers(state, seat)[0])
    seat = game.open_seats(state)[0]
    answers = game.answers(state, seat)
    agent = agent_named(f"net:{net}", game, "1")
    choice = agent.choose(game.observe(state, seat), game.question(state, seat), answers)
    assert choice in answers


def test_a_file_that_cannot_be_used_gets_a_sentence(tmp_path: Path) -> None:
    game = ratking.game("rattus")
    broken = tmp_path / "broken.onnx"
    broken.write_text("no network")
    with pytest.raises(BadFile, match="There is no file"):
        agent_named(f"net:{tmp_path / 'none.onnx'}", game, "1")
    with pytest.raises(BadFile, match="is no ONNX file that can be read"):
        agent_named(f"net:{broken}", game, "1")
    with pytest.raises(BadFile, match="must take one input, called facts"):
        agent_named(f"net:{write_net(tmp_path / 'a.onnx', 'rattus', facts='x')}", game, "1")
    with pytest.raises(BadFile, match="must take 56 facts for each seat, not 36"):
        agent_named(f"net:{write_net(tmp_path / 'c.onnx', 'cartus')}", game, "1")
    with pytest.raises(BadFile, match="must give an output called worth"):
        agent_named(f"net:{write_net(tmp_path / 'b.onnx', 'rattus', worth='y')}", game, "1")
