"""The characters: what they like, what they overlook and forget, and how strong they were."""

from __future__ import annotations

import json
from random import Random

import pytest

import ratking
from ratking.agents import agent_named
from ratking.agents.characters import CHARACTERS
from ratking.agents.heuristic import heuristic_of
from ratking.agents.human import Human
from ratking.agents.standing import Standing, evenly_matched, standings
from ratking.agents.temper import CALM, Temper, temper_of
from ratking.core.manifest import resource
from ratking.games import GAMES, manifest_of
from ratking.games.cartus.pieces import POPULATION, UNDEALT
from ratking.games.cartus.state import NUN_ROW, NUN_SEEN, POOL
from ratking.games.ratland.pieces import SPACES
from ratking.games.rattus.bot.heuristic import RattusHeuristic
from ratking.games.rattus.domains import SLOTS
from ratking.games.rattus.pieces import NO_FACE
from ratking.games.rattus.questions import DONE
from ratking.games.rattus.state import face_of
from ratking.games.rattus.verbs_rats import deal_face, show_rat
from tests.games.rattus.table import RATTUS, region, table

CARTUS = ratking.game("cartus")
TEMPERS = sorted({who.temper for who in CHARACTERS.values()} - {CALM})


def human(name: str, seed: str = "1") -> Human:
    seated = agent_named(name, RATTUS, seed)
    assert isinstance(seated, Human)
    return seated


@pytest.mark.parametrize("box", GAMES)
def test_every_temper_likes_something_that_the_game_knows(box: str) -> None:
    likes = json.loads(resource(manifest_of(box).tempers).read_text(encoding="utf-8"))
    known = {*heuristic_of(ratking.game(box)).feature_names(), *SPACES}
    assert sorted(likes) == TEMPERS
    assert {fact for temper in likes.values() for fact in temper} <= known


def test_a_merchant_likes_a_card_more_than_others_do() -> None:
    heuristic = RattusHeuristic()
    temper = temper_of(RATTUS, heuristic, "merchant")
    assert isinstance(temper, Temper)
    temper.seat = 0
    worth = []
    for held in ({}, {"red": "Monk"}):
        state = table("France red 2", holds=held)
        heuristic.prepare(state, 0)
        worth.append(temper.bonus(state, 0))
    assert worth[1] > worth[0] == 0.0


def test_nobody_knows_the_temper_of_the_others() -> None:
    heuristic = RattusHeuristic()
    temper = Temper(heuristic, {"board": 1.0})
    temper.seat = 0
    state = table("France red 2 blue 2")
    heuristic.prepare(state, 0)
    assert temper.bonus(state, 0) == 2.0
    assert temper.bonus(state, 1) == 0.0


def test_what_was_looked_at_is_forgotten_on_a_copy_only() -> None:
    state = table("France rats 1")
    rat = SLOTS * region(state, "France")
    deal_face(state, rat, state.box.starter_faces[0])
    show_rat(state, 0, rat)
    heuristic = RattusHeuristic()
    faces = []
    for memory in (0.0, 1.0):
        twin = RATTUS.copy(state)
        heuristic.forget(twin, 0, "1", memory)
        faces.append(face_of(twin, rat))
    assert faces == [NO_FACE, state.box.starter_faces[0]]
    assert face_of(state, rat) == state.box.starter_faces[0]


def test_a_card_of_the_nun_row_is_forgotten_and_may_be_anywhere_again() -> None:
    state = CARTUS.new({"players": 2})
    ratking.play(CARTUS, state, [agent_named("greedy", CARTUS, "1")] * 2, Random(3), longest=60)
    card = POPULATION - 1
    before = POOL.of(state, card)
    NUN_ROW.put(state, 0, card)
    NUN_SEEN.put(state, 0, 1)
    heuristic_of(CARTUS).forget(state, 0, "1", 0.0)
    assert NUN_ROW.of(state, 0) == UNDEALT
    assert POOL.of(state, card) == before + 1


def test_who_overlooks_answers_never_overlooks_that_one_may_stop() -> None:
    state = table("France rats 2 red 2", "Italia rats 2 blue 1")
    question = RATTUS.question(state, 0)
    answers = RATTUS.answers(state, 0)
    assert DONE in answers
    for seed in range(20):
        noticed = human("pip", str(seed)).noticed(question, answers)
        assert DONE in noticed or not human("pip").heuristic.is_pass(question.kind, DONE)
        assert 2 <= len(noticed) <= len(answers)


def test_who_does_not_plan_looks_at_a_move_half_done() -> None:
    state = table("France rats 2 red 2", "Italia rats 2 blue 1")
    seen, question = RATTUS.observe(state, 0), RATTUS.question(state, 0)
    answers = RATTUS.answers(state, 0)
    assert human("pip").choose(seen, question, answers) in answers
    assert human("pip", "7").choose(seen, question, answers) == human("pip", "7").choose(
        seen, question, answers
    )


@pytest.mark.parametrize("box", GAMES)
def test_people_finish_their_games(box: str) -> None:
    game = ratking.game(box)
    state = game.new({"players": 2})
    agents = [agent_named(name, game, name) for name in ("pip", "odo")]
    ratking.play(game, state, agents, Random(5))
    assert game.is_over(state)


@pytest.mark.parametrize("box", GAMES)
def test_the_strong_ones_were_measured_to_be_stronger(box: str) -> None:
    known = standings(box)
    assert sorted(known) == sorted(CHARACTERS)
    names = list(known)
    gentle, strong = names[:4], names[-4:]
    assert sum(known[name].mu for name in gentle) < sum(known[name].mu for name in strong)
    assert sum(one.games for one in known.values()) >= 50


def test_an_even_match_is_the_one_whose_chances_are_near_a_half() -> None:
    measured = {name: one for name, one in standings("rattus").items() if one.games}
    for name, standing in measured.items():
        match = standings("rattus")[evenly_matched("rattus", standing)]
        assert abs(standing.chance_against(match) - 0.5) <= 1e-9, name
    assert evenly_matched("chess", Standing()) == ""


def test_chances_of_two_sum_to_one() -> None:
    one, other = Standing(30.0, 2.0), Standing(22.0, 5.0)
    assert one.chance_against(other) > 0.5
    assert one.chance_against(other) + other.chance_against(one) == pytest.approx(1.0)
