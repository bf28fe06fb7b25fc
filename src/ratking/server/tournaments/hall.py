"""What people do with a tournament: set it up, enter, begin, take a break, and end it."""

from __future__ import annotations

from typing import Final

from ratking.server import outside, people
from ratking.server.gatherings import Gatherings
from ratking.server.guest import Guest
from ratking.server.names import clean_name, made_unique
from ratking.server.people import LONGEST_TABLE
from ratking.server.refusals import Refusal
from ratking.server.store import Store
from ratking.server.table import Clock
from ratking.server.tournaments.course import begin, pause, resume
from ratking.server.tournaments.tournament import (
    OPEN,
    OVER,
    PAUSED,
    RUNNING,
    Entrant,
    Plan,
    Tournament,
)
from ratking.server.tournaments.wishes import BreakWish, Enter, NewTournament
from ratking.server.wire import NewTable

MOST_ENTRANTS: Final = 128
FEWEST: Final = 2
MISSING: Final = "There is no such tournament."


class Hall(Gatherings[Tournament]):
    """All tournaments."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, "tournament", Tournament, MISSING)


def planned(wish: NewTournament) -> Plan:
    """Read what a host wishes for."""
    return Plan(
        name=clean_name(wish.name, "The name of a tournament", LONGEST_TABLE),
        game=wish.game,
        options=dict(wish.options),
        size=wish.size,
        format=wish.format,
        rounds=wish.rounds,
        minutes=wish.minutes,
        pause=wish.pause,
        clock=Clock("relaxed", wish.seconds, "bot_takes_seat"),
        bot=wish.bot,
        public=wish.public,
    )


def new_tournament(plan: Plan, guest: Guest) -> Tournament:
    """Open a tournament; nobody has entered yet."""
    now = outside.now()
    name = outside.secret_word(9)
    return Tournament(name, plan, guest.visitor.hash, created=now, changed=now)


def enter(tournament: Tournament, guest: Guest, wish: Enter) -> None:
    """Enter, or come back; a round robin that has begun takes nobody new."""
    mine = tournament.number_of(guest.visitor.hash)
    if mine is not None:
        take_a_break(tournament, guest, BreakWish(False))
        return
    if tournament.status == OVER:
        raise Refusal("not_now", "This tournament is over.")
    if tournament.status != OPEN and tournament.plan.format == "round_robin":
        raise Refusal("not_now", "This tournament has begun; everybody meets everybody in it.")
    if len(tournament.entrants) >= MOST_ENTRANTS:
        raise Refusal("too_many", f"A tournament has room for {MOST_ENTRANTS}.")
    name = clean_name(wish.name or guest.visitor.player, "A name")
    name = made_unique(name, [entrant.name for entrant in tournament.entrants])
    fresh = Entrant(name, guest.visitor.hash, guest.visitor.player, free_since=outside.now())
    tournament.entrants.append(fresh)


def withdraw(tournament: Tournament, guest: Guest) -> None:
    """Leave: before the beginning without a trace, later as a break without end."""
    mine = _mine(tournament, guest)
    if tournament.status == OPEN:
        del tournament.entrants[mine]
    else:
        take_a_break(tournament, guest, BreakWish(True))


def take_a_break(tournament: Tournament, guest: Guest, wish: BreakWish) -> None:
    """Sit out from the next game on, or come back; the host may send somebody who has gone."""
    number = wish.entrant
    if not isinstance(number, int):
        number = _mine(tournament, guest)
    elif number != tournament.number_of(guest.visitor.hash):
        _must_host(tournament, guest)
        if number >= len(tournament.entrants):
            raise Refusal("unknown", "Nobody of that number has entered.")
    if tournament.status == OVER:
        raise Refusal("not_now", "This tournament is over.")
    entrant = tournament.entrants[number]
    if entrant.away and not wish.away:
        entrant.free_since = outside.now()
    entrant.away = wish.away


def steer(tournament: Tournament, guest: Guest, deed: str) -> None:
    """Begin, pause, go on or end; only the host."""
    _must_host(tournament, guest)
    now = outside.now()
    if deed == "begin" and tournament.status == OPEN:
        if len(tournament.entrants) < FEWEST:
            raise Refusal("not_now", "A tournament begins when at least two have entered.")
        begin(tournament, now)
    elif deed == "pause" and tournament.status == RUNNING:
        pause(tournament, now)
    elif deed == "resume" and tournament.status == PAUSED:
        resume(tournament, now)
    elif deed == "end" and tournament.status != OVER:
        tournament.status = OVER
    else:
        raise Refusal("not_now", "That cannot be done with this tournament now.")


def must_be_playable(plan: Plan, guest: Guest) -> None:
    """Set one table up on trial: whatever is wrong with it is said now and not in round one."""
    people.new_table(wish_of(plan), guest.visitor)


def wish_of(plan: Plan) -> NewTable:
    """Say what the tables of a tournament are like."""
    return NewTable(
        game=plan.game,
        name=plan.name,
        options=plan.options | {"players": plan.size},  # type: ignore[arg-type]
        clock=plan.clock,
        public=plan.public,
        hints=False,
        undo=False,
        bot=plan.bot,
    )


def _mine(tournament: Tournament, guest: Guest) -> int:
    number = tournament.number_of(guest.visitor.hash)
    if number is None:
        raise Refusal("no_seat", "You have not entered this tournament.")
    return number


def _must_host(tournament: Tournament, guest: Guest) -> None:
    if tournament.host != guest.visitor.hash:
        raise Refusal("not_yours", "Only the host of the tournament can do that.")
