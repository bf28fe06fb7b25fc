"""A costly moment of one's own game as a puzzle: every answer is weighed, also the played one."""

from __future__ import annotations

from typing import Any, Final

from ratking.agents.analysis import Analyst, Effort
from ratking.analysis.advice import outlooks
from ratking.analysis.outlook import most_telling
from ratking.analysis.ways import Way, best_ways, followed, goes_on, is_same, tried
from ratking.core.game import Game
from ratking.core.record import Record
from ratking.core.state import State
from ratking.puzzles.finding import MOST_WAYS, PLANNING, RACE
from ratking.puzzles.puzzle import Puzzle, Telling, Weighed
from ratking.text import Words

CLOSER: Final = 4
"""So many of the best ways are weighed more closely, and what was played."""

SEED: Final = "an own moment"


def own_moment(
    game: Game[Any], words: Words, record: Record, place: int, better: int
) -> tuple[Puzzle, list[int]]:
    """Weigh what could have been answered at a place of a record; return it with what was."""
    state: State = game.new(record.options)
    for seat, choice in record.answers[:place]:
        game.apply(state, seat, choice)
    seat, choice = record.answers[place]
    table: State = game.observe(state, seat).table
    analyst = Analyst(game, Effort(RACE[0]), SEED)
    is_plan = goes_on(analyst, table, seat)
    given = [one for who, one in record.answers[place:] if who == seat] if is_plan else [choice]
    played = followed(analyst, table, seat, given)
    ways = _plans(analyst, words, table, seat, played) if is_plan else []
    ways = ways or [followed(analyst, table, seat, [one]) for one in game.answers(table, seat)]
    if not is_plan and len(ways) > MOST_WAYS:
        ways = [way for way in ways if way[0] in ([choice], [better])]
    return _puzzle(game, table, seat, ways, played, is_plan), played[0]


def _plans(analyst: Analyst, words: Words, table: State, seat: int, played: Way) -> list[Way]:
    found = [played]
    for way in best_ways(analyst, table, seat, PLANNING):
        if all(not is_same(words, seat, way, other) for other in found):
            found.append(way)
    return found


def _puzzle(
    game: Game[Any], table: State, seat: int, ways: list[Way], played: Way, is_plan: bool
) -> Puzzle:
    tries = sorted(
        ((way, _weighed(game, way, seat, RACE[0])) for way in ways), key=lambda one: -one[1].chance
    )
    close = [one for one in tries[:CLOSER] if one[0] is not played]
    close += [one for one in tries if one[0][0] == played[0]]
    again = {id(one[0]): _weighed(game, one[0], seat, RACE[1]) for one in close}
    found = [(way, again.get(id(way), weighed)) for way, weighed in tries]
    found.sort(key=lambda one: -one[1].chance)
    best = [way for way, _ in found[:3]]
    return Puzzle(
        "",
        seat,
        game.question(table, seat).kind.name,
        game.to_json(table),
        tuple(weighed for _, weighed in found),
        is_plan,
        _telling(game, seat, best),
        {},
        (),
    )


def _weighed(game: Game[Any], way: Way, seat: int, worlds: int) -> Weighed:
    chance, noise = tried(Analyst(game, Effort(worlds), SEED), way[1], seat, f"{SEED} {worlds}")
    return Weighed(tuple(way[0]), round(chance, 4), round(noise, 4))


def _telling(game: Game[Any], seat: int, ways: list[Way]) -> Telling | None:
    first, *others = outlooks(Analyst(game, Effort(RACE[0]), SEED), seat, ways)
    telling = most_telling(first, others)
    return None if telling is None else Telling(*telling)
