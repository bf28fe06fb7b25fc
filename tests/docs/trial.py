"""What is tried out with a new class card: `python -m tests.docs.trial` in the copy that has it."""

from __future__ import annotations

import contextlib
import io
import json
import sys
from random import Random
from typing import Any

import pyspiel
from pettingzoo.test import api_test

import ratking.envs.openspiel  # noqa: F401
from ratking.agents import AGENTS, agent_named
from ratking.agents.ismcts import TreeSearch
from ratking.agents.taught import Taught
from ratking.core.errors import BadFile
from ratking.core.play import play, play_randomly
from ratking.core.question import NATURE
from ratking.core.record import new_record, read_record, replay
from ratking.envs import pettingzoo as doors
from ratking.envs.codec.codec import Codec
from ratking.games.rattus.cards.deck import DECK
from ratking.text import LANGUAGES, words_of
from tests.games.rattus.table import RATTUS, table
from tests.golden.golden import FOLDER

CARD = type(DECK[-1]).__name__
CHOSEN = [CARD, "Monk", "Merchant", "Witch", "King", "Knight"]
MOMENT = 0.05
"""How many seconds a search may think here: that it can is to be seen, not how well."""


def sizes() -> dict[str, Any]:
    """Measure what a card makes larger."""
    codec = Codec(RATTUS, 4)
    questions = {span.kind: span.size for span in codec.spans}
    planes = {plane.name: plane.length for plane in codec.planes}
    return {"planes": planes, "questions": questions}


def play_with_bots() -> None:
    """Let every bot play the rest of a game with the card before it."""
    for name in AGENTS:
        state = table(
            "France red 3", "Italia rats 1 blue 2", holds={"red": CARD}, players=2, supply=2
        )
        seats = [agent_named(name, RATTUS, f"{name}:{seat}") for seat in range(2)]
        minds = [one.at(state) if isinstance(one, Taught) else one for one in seats]
        for mind in minds:
            if isinstance(mind, TreeSearch):
                mind.budget.seconds = MOMENT
        play(RATTUS, state, seats, Random(name))
        assert RATTUS.is_over(state)


def play_whole_games() -> None:
    """Play from the beginning with the card named, or with cards that nature draws."""
    for cards in (CHOSEN, "random", "one_per_class"):
        play_randomly(RATTUS, RATTUS.new({"cards": cards}), Random(1))
    for card_set in ("africanus", "pied_piper"):
        assert len(DECK) - 1 not in RATTUS.answers(RATTUS.new({"cards": card_set}), NATURE)


def open_the_doors() -> None:
    """Let the tests of PettingZoo and OpenSpiel play."""
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(doors.env("rattus", players=2, cards=CHOSEN), num_cycles=20)
        game = pyspiel.load_game("ratking_rattus", {"players": 2, "cards": ",".join(CHOSEN)})
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def names() -> dict[str, str]:
    """Say what the card is called in every language, as the server tells its pages."""
    found = {}
    for language in LANGUAGES:
        thing = next(
            one
            for one in words_of("rattus", language).things()
            if one.id == f"card:{len(DECK) - 1}"
        )
        assert thing.text
        found[language] = thing.name
    return found


def remembered() -> int:
    """Count the records of the version before that are still played."""
    texts = [path.read_text("utf-8") for path in sorted((FOLDER / RATTUS.name).glob("*.record"))]
    return sum(len(replay(RATTUS, read_record(text, lambda _: RATTUS))[1]) > 0 for text in texts)


def refusal() -> str:
    """Say what is answered to a record in numbers of the rules before."""
    record = new_record(RATTUS, {})
    record.rules_version, record.in_words = record.rules_version - 1, False
    try:
        replay(RATTUS, record)
    except BadFile as refused:
        return str(refused)
    return ""


if __name__ == "__main__":
    play_whole_games()
    play_with_bots()
    open_the_doors()
    told = {"names": names(), "refusal": refusal(), "remembered": remembered()}
    sys.stdout.write(json.dumps(sizes() | told))
