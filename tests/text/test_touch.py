from __future__ import annotations

from random import Random

import pytest

from ratking.core.play import draw
from ratking.core.question import NATURE
from ratking.games import GAMES, game
from ratking.text import words_of


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_an_answer_touches_has_a_kind_and_a_number(name: str) -> None:
    opened, words, rng = game(name), words_of(name), Random(name)
    state = opened.new({})
    met: set[str] = set()
    while not opened.is_over(state):
        seat = opened.open_seats(state)[0]
        if seat == NATURE:
            choice = draw(opened, state, rng)
        else:
            question, answers = opened.question(state, seat), opened.answers(state, seat)
            for answer in answers:
                for thing in words.touch(state, question, answer):
                    kind, _, number = thing.partition(":")
                    assert int(number) >= 0
                    met.add(kind)
            choice = rng.choice(answers)
        opened.apply(state, seat, choice)
    assert met
    assert "action" not in met or name != "rattus"
