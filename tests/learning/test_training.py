from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import torch

import ratking
from ratking.agents import agent_named
from ratking.core.errors import BadFile, BadOption
from ratking.core.play import decide, draw
from ratking.core.question import NATURE
from ratking.envs.codec.codec import Codec
from ratking.learning.export import as_exported
from ratking.learning.layout import described
from ratking.learning.nets import Actor, Answers, Eyes
from ratking.learning.plan import Plan
from ratking.learning.players import Players, own_python
from ratking.learning.policy.file import read_net
from ratking.learning.policy.player import HEAT, Policy, policy_of
from ratking.learning.rivals import rival_of
from ratking.learning.training import (
    CHECKPOINT,
    CURVE,
    NET,
    PLAN,
    Run,
    Slice,
    Trainer,
    exchange_of,
)

PLAN_OF_A_FEW_GAMES = Plan(
    "ratland",
    players={2: 6, 3: 4},
    options={"clans": "no|yes"},
    jobs=1,
    steps=4,
    hidden=(16, 8),
    critic=(16, 8),
    minibatch=64,
    every=2,
)
CLOCKED = ("seconds", "playing", "learning")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Train two slices, as somebody does who goes on the next day."""
    found = tmp_path_factory.mktemp("runs") / "ratland"
    train(found, 2)
    train(found, 2)
    return found


def forgotten(line: dict[str, Any]) -> None:
    """Hear a line of the curve, and nothing more."""


def train(folder: Path, updates: int) -> None:
    lines: list[dict[str, Any]] = []
    Run(folder, PLAN_OF_A_FEW_GAMES, "cpu").go_on(Slice(updates), lines.append)
    assert len(lines) == updates


def curve(folder: Path) -> list[dict[str, Any]]:
    """Read a curve, without what the clock says."""
    lines = [json.loads(line) for line in (folder / CURVE).read_text().splitlines()]
    return [{name: line[name] for name in line if name not in CLOCKED} for line in lines]


def test_the_same_slices_lead_to_the_same_results(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "again"
    train(other, 2)
    train(other, 2)
    assert curve(other) == curve(folder)
    first, second = (torch.load(one / CHECKPOINT)["actor"] for one in (folder, other))
    assert all(torch.equal(first[name], second[name]) for name in first)


def test_a_slice_goes_on_where_the_one_before_it_ended(folder: Path) -> None:
    lines = curve(folder)
    assert [line["update"] for line in lines] == [1, 2, 3, 4]
    assert [line["slice"] for line in lines] == [0, 0, 1, 1]
    assert lines[-1]["decisions"] == 4 * 2 * (6 + 4) * 4


def test_an_interruption_keeps_what_was_learned(tmp_path: Path) -> None:
    def interrupted(line: dict[str, Any]) -> None:
        if line["update"] == 2:
            raise KeyboardInterrupt

    run = Run(tmp_path / "cut", PLAN_OF_A_FEW_GAMES, "cpu")
    with pytest.raises(KeyboardInterrupt):
        run.go_on(Slice(9), interrupted)
    assert torch.load(tmp_path / "cut" / CHECKPOINT)["updates"] == 2


def test_the_file_says_what_torch_says(folder: Path) -> None:
    plan, saved = PLAN_OF_A_FEW_GAMES, torch.load(folder / CHECKPOINT)
    opened = ratking.game("ratland")
    facts = described(opened, plan.players)
    policy = policy_of(opened, folder / NET, "")
    device = torch.device("cpu")
    features = policy.network.net.features
    eyes = Eyes([read(said) for said in features], facts, device)
    answers = Answers(facts, device)
    actor = Actor(len(features), plan.hidden, len(answers.names), 3)
    actor.load_state_dict(saved["actor"])
    as_exported(actor)
    for table, seat in moments(opened, 3):
        legal = opened.answers(table, seat)
        codec = Codec(opened, 3)
        look = torch.tensor(list(codec.tensor(table, seat)), dtype=torch.uint8)[None]
        likings, worths = actor(eyes.see(look, 3))
        ids = [answers.seen_by[3][seat][one] for one in codec.ids(table, seat)]
        expected = [float(likings[0, one]) for one in ids]
        assert policy.likings(table, seat, legal) == pytest.approx(expected, abs=1e-4)
        turned = [float(worths[0, (other - seat) % 3]) for other in range(3)]
        assert policy.worths(table, seat) == pytest.approx(turned, abs=1e-4)


def read(said: str) -> Any:
    from ratking.learning.layout import read_feature

    return read_feature(said)


def moments(opened: Any, players: int) -> list[tuple[Any, int]]:
    """Play a game by greedy, and show some decisions as their seats see them."""
    rng, state = Random(5), opened.new({"players": players, "clans": "yes"})
    greedy = agent_named("greedy", opened, "5")
    found = []
    while seats := opened.open_seats(state):
        seat = seats[0]
        if seat == NATURE:
            choice = draw(opened, state, rng)
        else:
            if rng.random() < 0.2:
                found.append((opened.observe(state, seat).table, seat))
            choice = decide(opened, state, seat, greedy)
        opened.apply(state, seat, choice)
    return found


def test_what_was_learned_plays_and_says_the_same_again(folder: Path) -> None:
    opened = ratking.game("ratland")
    for table, seat in moments(opened, 2)[:5]:
        legal = opened.answers(table, seat)
        chosen = [
            agent_named(f"net:{folder / NET}", opened, "7").choose(
                opened.observe(table, seat), opened.question(table, seat), legal
            )
            for _ in range(2)
        ]
        assert chosen[0] == chosen[1] in legal


def test_without_heat_it_takes_what_it_likes_best(folder: Path) -> None:
    opened = ratking.game("ratland")
    policy = policy_of(opened, folder / NET, "")
    cold = Policy(opened, policy.network, heat=0.0)
    table, seat = moments(opened, 2)[0]
    legal = opened.answers(table, seat)
    shares = cold.shares(table, seat, legal)
    best = legal[shares.index(max(shares))]
    assert sum(shares) == pytest.approx(1.0)
    assert cold.choose(opened.observe(table, seat), opened.question(table, seat), legal) == best


def test_a_policy_of_another_game_is_refused(folder: Path) -> None:
    with pytest.raises(BadFile, match="has learned ratland, not cartus"):
        agent_named(f"net:{folder / NET}", ratking.game("cartus"), "")


@pytest.mark.parametrize("cut", [30, -1])
def test_a_damaged_policy_is_refused(folder: Path, tmp_path: Path, cut: int) -> None:
    whole = (folder / NET).read_bytes()
    (tmp_path / "damaged.net").write_bytes(whole[:cut])
    with pytest.raises(BadFile, match=r"damaged"):
        policy_of(ratking.game("ratland"), tmp_path / "damaged.net", "")


def test_a_folder_that_learns_another_game_is_refused(folder: Path) -> None:
    with pytest.raises(BadOption, match="holds a run that learns ratland, not cartus"):
        Run(folder, Plan("cartus"), "cpu")


def test_what_is_no_run_is_refused(folder: Path, tmp_path: Path) -> None:
    (tmp_path / PLAN).write_text("[]")
    with pytest.raises(BadFile, match="is no plan of a run"):
        Run(tmp_path, PLAN_OF_A_FEW_GAMES, "cpu")
    (tmp_path / PLAN).write_text((folder / PLAN).read_text())
    (tmp_path / CHECKPOINT).write_text("nothing")
    with pytest.raises(BadFile, match="is no checkpoint"):
        Run(tmp_path, PLAN_OF_A_FEW_GAMES, "cpu")


def test_a_teacher_is_copied_before_anything_is_played(tmp_path: Path) -> None:
    plan = replace(PLAN_OF_A_FEW_GAMES, teacher="greedy", copied=2, warm=1)
    lines: list[dict[str, Any]] = []
    Run(tmp_path / "taught", plan, "cpu").go_on(Slice(4), lines.append)
    copied, warmed, played = lines[1], lines[2], lines[3]
    assert copied["policy"] > 0.1  # how unlikely the teacher's answers still are
    assert warmed["clipped"] == 0.0
    assert played["decisions"] == 4 * 4 * 2 * 10


def test_a_run_begins_with_the_weights_of_a_policy(folder: Path, tmp_path: Path) -> None:
    plan = replace(PLAN_OF_A_FEW_GAMES, begins=str(folder / NET), warm=1)
    Run(tmp_path / "begun", plan, "cpu").go_on(Slice(1), forgotten)
    before, after = (read_net(one / NET) for one in (folder, tmp_path / "begun"))
    assert after.features == before.features
    assert after.heading["about"]["before"] == before.heading["about"]
    for one, other in zip(before.layers, after.layers, strict=True):
        assert list(other.weights) == pytest.approx(list(one.weights), abs=1e-4)


def test_weights_of_other_widths_are_refused(folder: Path, tmp_path: Path) -> None:
    plan = replace(PLAN_OF_A_FEW_GAMES, begins=str(folder / NET), hidden=(8, 8))
    with pytest.raises(BadFile, match="layers of other widths"):
        Run(tmp_path / "wider", plan, "cpu").go_on(Slice(1), forgotten)


def test_a_rival_stays_as_it_is_and_is_played_in_half_of_the_games(
    folder: Path, tmp_path: Path
) -> None:
    before = (folder / NET).read_bytes()
    plan = replace(PLAN_OF_A_FEW_GAMES, rival=str(folder / NET), longest=6, steps=8, seed=2)
    lines: list[dict[str, Any]] = []
    Run(tmp_path / "beaten", plan, "cpu").go_on(Slice(2), lines.append)
    assert lines[-1]["league"] is not None
    assert (folder / NET).read_bytes() == before


def test_a_rival_likes_what_its_file_likes_at_a_table(folder: Path) -> None:
    opened, device = ratking.game("ratland"), torch.device("cpu")
    facts = described(opened, [2])
    answers = Answers(facts, device)
    plan = Plan("ratland", players={2: 1}, rival=str(folder / NET))
    rival = rival_of(plan, facts, answers, device)
    policy = policy_of(opened, folder / NET, "")
    assert rival is not None
    for table, seat in moments(opened, 2):
        codec = Codec(opened, 2)
        look = torch.tensor(list(codec.tensor(table, seat)), dtype=torch.uint8)[None]
        likings = rival.likings(look, 2)[0]
        found = [float(likings[answers.seen_by[2][seat][one]]) for one in codec.ids(table, seat)]
        liked = policy.likings(table, seat, opened.answers(table, seat))
        assert found == pytest.approx([one / HEAT for one in liked], abs=1e-3)


@pytest.mark.parametrize(
    ("plan", "said"),
    [(Plan("cartus"), "has learned ratland"), (Plan("ratland", players={4: 1}), "up to 3 players")],
)
def test_a_rival_that_cannot_sit_there_is_refused(folder: Path, plan: Plan, said: str) -> None:
    device = torch.device("cpu")
    with pytest.raises((BadFile, BadOption), match=said):
        rival_of(replace(plan, rival=str(folder / NET)), [], Answers([], device), device)


def test_games_that_take_too_long_are_counted_and_every_answer_has_its_toll(
    tmp_path: Path,
) -> None:
    plan = replace(PLAN_OF_A_FEW_GAMES, players={2: 6}, longest=2, toll=0.25)
    run = Run(tmp_path / "toll", plan, "cpu")
    facts = described(ratking.game("ratland"), [2])
    players = Players(plan, exchange_of(plan, facts), own_python(), "1")
    try:
        trainer = Trainer(run, players, facts, 0)
        stretch = trainer.recorder.play()[0]
        games, left, _, _ = trainer.recorder.count()
    finally:
        players.end()
    assert 0 < left <= games  # two answers of each seat are few
    asked, goes_on = stretch.seat.long()[..., None], ~stretch.done
    paid = stretch.reward.gather(2, asked)[..., 0][goes_on]
    assert torch.equal(paid, torch.full_like(paid, -0.25))
    assert not stretch.reward.gather(2, 1 - asked)[..., 0][goes_on].any()
