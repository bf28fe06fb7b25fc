"""Games in words: what a seat may know is in the text, and what it says is understood."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from ratking.core.errors import IllegalAnswer, Mistake
from ratking.core.game import Game
from ratking.games import game
from ratking.talk.lines import in_lines
from ratking.talk.players import Scripted, Voice
from ratking.talk.reader import Reader
from ratking.talk.text_env import TextEnv
from ratking.talk.text_game import TextGame

NAMES = ["rattus", "cartus", "ratland"]


def first_offer(text: str) -> str:
    """Answer as a model does that thinks aloud first."""
    offers = re.findall(r"^\[(\d+)\]", text, re.MULTILINE)
    return f"I could say [{offers[-1]}], but I say [{offers[0]}]."


def play(env: TextEnv, players: int, most: int = 3000) -> int:
    """Play a whole game in text; count what was said."""
    env.reset(num_players=players, seed=5)
    voices = [Scripted(env.game) for _ in range(players)]
    for said in range(1, most):
        seat, text = env.get_observation()
        done, info = env.step(voices[seat].read(text))
        assert info == {"seat": seat}
        if done:
            return said
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_played_in_nothing_but_text(name: str) -> None:
    env = TextEnv(name)
    assert play(env, 2) > 10
    rewards, told = env.close()
    assert sorted(rewards) == [0, 1]
    assert {told[seat]["faults"] for seat in (0, 1)} == {0}
    assert {told[seat]["place"] for seat in (0, 1)} <= {1, 2}
    with pytest.raises(Mistake, match="The game is over"):
        env.get_observation()


def test_a_seat_hears_once_what_happened_since_it_was_asked() -> None:
    env = TextEnv("rattus")
    env.reset(num_players=2, seed=1)
    _, text = env.get_observation()
    assert text.startswith("What happened:\n  The plague starts in ")
    assert "What happened" not in env.get_observation()[1]


def test_what_is_not_understood_is_told_and_tried_again_and_then_the_first_answer_counts() -> None:
    env = TextEnv("cartus", tries=2)
    env.reset(num_players=2, seed=1)
    seat, _ = env.get_observation()
    done, info = env.step("I resign!")
    assert not done
    assert info["mistake"].startswith("'I resign!' is not among the answers; say one of: ")
    assert env.get_observation()[1].startswith(info["mistake"])
    before = len(env.text_game.record.answers) if env.text_game else 0
    env.step("[9999]")
    assert env.faults[seat] == 2
    assert env.text_game is not None
    assert len(env.text_game.record.answers) > before


def test_a_model_that_never_makes_sense_still_ends_its_game() -> None:
    cartus = game("cartus")
    state = cartus.new({"players": 2})
    cartus.let_nature_answer(state, Random(1))
    seat = cartus.asked(state)
    voice = Voice(cartus, lambda _: "Hm.")
    answers = cartus.answers(state, seat)
    observation, question = cartus.observe(state, seat), cartus.question(state, seat)
    assert voice.choose(observation, question, answers) == answers[0]
    assert voice.faults == 3


@pytest.mark.parametrize("name", NAMES)
def test_every_answer_is_understood_by_its_number_and_in_its_words(name: str) -> None:
    opened: Game[Any] = game(name)
    reader, rng = Reader(opened), Random("words")
    state = opened.new({"players": 3})
    for _ in range(60):
        opened.let_nature_answer(state, rng)
        seat = opened.asked(state)
        answers = opened.answers(state, seat)
        for answer in answers[:20]:
            said = opened.say(opened.observe(state, seat).table, seat, answer)
            assert reader.understood(state, seat, said) == answer
            assert reader.understood(state, seat, f"Well ... [{said}]") == answer
            assert reader.understood(state, seat, f"[{answer}]") == answer
        opened.apply(state, seat, rng.choice(answers))


def test_whoever_is_not_asked_is_told_who_is() -> None:
    text_game = TextGame(game("rattus"), {"players": 2}, {}, "1")
    asked = text_game.asked()
    assert asked is not None
    assert text_game.look(1 - asked).endswith(" answers next.")
    with pytest.raises(IllegalAnswer, match="not asked anything now"):
        text_game.say(1 - asked, "[0]")


def test_lines_keep_apart_what_is_apart() -> None:
    facts = {"a": 1, "b": True, "c": None, "d": [], "e": [{"x": [1, 2]}, {"x": []}]}
    assert in_lines(facts) == [
        "a: 1", "b: yes", "c: none", "d: none", "e:", "  0:", "    x: 1, 2", "  1: x none",
    ]  # fmt: skip
