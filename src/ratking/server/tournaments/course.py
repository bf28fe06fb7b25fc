"""The course of a tournament: what happens by itself, one moment after the other.

Nothing here knows a disk or a loop. The director brings the time and the places of games that are
over, and `advance` says whether anything has changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ratking.server import outside
from ratking.server.tournaments.pairing import next_round, rounds_needed
from ratking.server.tournaments.tournament import OVER, PAUSED, RUNNING, Game, Tournament

SOON: Final = 20.0
"""In an arena, so long a small group waits for somebody to fill the table."""

ALONE: Final = 60.0
"""So long somebody waits who is the only one."""


def begin(tournament: Tournament, now: float) -> None:
    """Begin with those who are here."""
    tournament.status = RUNNING
    tournament.ends = now + 60.0 * tournament.plan.minutes
    for entrant in tournament.entrants:
        entrant.free_since = now


def pause(tournament: Tournament, now: float) -> None:
    """Begin no games for a while; those that are played go on."""
    tournament.status = PAUSED
    tournament.paused_at = now


def resume(tournament: Tournament, now: float) -> None:
    """Go on; the time of the pause counts for nobody."""
    tournament.status = RUNNING
    tournament.ends += now - tournament.paused_at


def rounds_of(tournament: Tournament) -> int:
    """Say how many rounds there are; an arena has none."""
    plan = tournament.plan
    if plan.format == "round_robin":
        return rounds_needed(max(2, len(tournament.entrants)), plan.size)
    return plan.rounds if plan.format == "swiss" else 0


def advance(tournament: Tournament, over: Mapping[str, Sequence[int]], now: float) -> bool:
    """Note what has ended, and begin what is due; say whether anything has changed."""
    noted = _note(tournament, over, now)
    if tournament.status != RUNNING:
        return noted
    moved = _arena(tournament, now) if tournament.is_arena else _rounds(tournament, now)
    return noted or moved


def _note(tournament: Tournament, over: Mapping[str, Sequence[int]], now: float) -> bool:
    ended = [game for game in tournament.going_on if game.table in over]
    for game in ended:
        game.places = list(over[game.table])
        for entrant in game.people:
            tournament.entrants[entrant].free_since = now
    return bool(ended)


def _rounds(tournament: Tournament, now: float) -> bool:
    if tournament.going_on:
        return False
    if tournament.round >= rounds_of(tournament):
        tournament.status = OVER
        return True
    if tournament.next_at is not None:
        return _pair_in_time(tournament, tournament.next_at, now)
    tournament.next_at = now + (tournament.plan.pause if tournament.round else 0.0)
    _pair_in_time(tournament, tournament.next_at, now)
    return True


def _pair_in_time(tournament: Tournament, at: float, now: float) -> bool:
    """Begin a round when it is time and somebody is here."""
    ready = tournament.ready()
    if now < at or not ready:
        return False
    _begin_games(tournament, ready)
    tournament.round += 1
    tournament.next_at = None
    return True


def _arena(tournament: Tournament, now: float) -> bool:
    if now >= tournament.ends:
        if not tournament.going_on:
            tournament.status = OVER
        return tournament.status == OVER
    chosen = _who_may_begin(tournament, now)
    if chosen:
        _begin_games(tournament, chosen)
    return bool(chosen)


def _who_may_begin(tournament: Tournament, now: float) -> list[int]:
    """Fill whole tables with those who have waited longest; who has waited long needs no more."""
    waiting = sorted(tournament.ready(), key=lambda one: tournament.entrants[one].free_since)
    whole = len(waiting) - len(waiting) % tournament.plan.size
    if whole or not waiting:
        return waiting[:whole]
    patience = SOON if len(waiting) > 1 else ALONE
    return waiting if now - tournament.entrants[waiting[0]].free_since >= patience else []


def _begin_games(tournament: Tournament, ready: Sequence[int]) -> None:
    number = 0 if tournament.is_arena else tournament.round + 1
    for seats in next_round(tournament, ready):
        tournament.games.append(Game(outside.secret_word(9), number, seats))
