"""Twelve opponents with a face: each has a level, a temper, and the faults that people have.

A temper is a weight on facts of the heuristic, so whoever has one thinks as the judges do; the
calm think as their level does.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ratking.agents.halving import search_for
from ratking.agents.heuristic import heuristic_of
from ratking.agents.human import NONE, Faults, Human
from ratking.agents.levels import LEVELS, budget_of, level_named
from ratking.agents.temper import CALM, temper_of
from ratking.agents.value_network import evaluator_of
from ratking.core.game import Game
from ratking.core.play import Agent


class Character(NamedTuple):
    """How somebody thinks, what is liked beyond winning, and what goes wrong."""

    level: str
    temper: str = CALM
    faults: Faults = NONE


CHARACTERS: Final = {
    "pip": Character("novice", "wanderer", Faults(sight=0.35, memory=0.2, plans=False)),
    "gesche": Character("novice", "hoarder", Faults(sight=0.4, memory=0.5, plans=False)),
    "anselm": Character("easy", "devout", Faults(sight=0.6, memory=0.6)),
    "odo": Character("easy", "gambler", Faults(sight=0.65, memory=0.8)),
    "clara": Character("medium", "merchant", Faults(sight=0.9)),
    "wulfric": Character("medium", "raider", Faults(memory=0.9)),
    "ines": Character("hard", "hermit"),
    "corvo": Character("hard", "cautious"),
    "hildegard": Character("expert", "devout"),
    "tancred": Character("expert", "gambler"),
    "beatrix": Character("master", "merchant"),
    "rattila": Character("master"),
}
"""From the gentlest to the strongest. Those below `hard` do not search, whatever their level."""


def character_named(name: str, game: Game[Any], seed: str, unhurried: bool = False) -> Agent:
    """Seat somebody by name."""
    character = CHARACTERS[name]
    level = LEVELS[character.level]
    if not level.iterations:
        heuristic = heuristic_of(game)
        temper = temper_of(game, heuristic, character.temper)
        return Human(game, heuristic, seed, character.faults, temper)
    if character.temper == CALM:
        return level_named(character.level, game, seed, unhurried)
    evaluator = evaluator_of(game, level.early)
    evaluator.take_on(temper_of(game, evaluator.heuristic, character.temper))
    return search_for(game, evaluator, budget_of(level, evaluator, unhurried), seed)
