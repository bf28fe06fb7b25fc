"""What people do in a club: found it, come in by its link, rest, leave, and end it."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime
from typing import Final

from ratking.server import outside
from ratking.server.clubs.club import MOST_TABLES, OVER, Club, Member
from ratking.server.gatherings import Gatherings
from ratking.server.guest import Guest
from ratking.server.names import clean_name, made_unique
from ratking.server.people import LONGEST_TABLE
from ratking.server.refusals import Refusal
from ratking.server.store import Store

DAY: Final = 24 * 3600.0
MOST_MEMBERS: Final = 200
MOST_REST: Final = 42
"""So many days of rest a year."""

A_MOMENT: Final = 0.01
"""Whoever changes the mind at once has used up nothing."""

MISSING: Final = "There is no such club, or its link is another one by now."
LETTERS: Final = 24


class Clubs(Gatherings[Club]):
    """All clubs."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, "club", Club, MISSING)


def found(name: str, own: str, guest: Guest) -> Club:
    """Found a club, with one member."""
    now = outside.now()
    club = Club(
        outside.secret_word(9),
        clean_name(name, "The name of a club", LONGEST_TABLE),
        guest.visitor.hash,
        created=now,
        changed=now,
    )
    _admit(club, own, guest)
    return club


def code_of(club: Club, key: str) -> str:
    """Tell what the link of a club ends with; nobody guesses it, and no disk knows it."""
    told = f"club {club.id} {club.renewals}".encode()
    return hmac.new(key.encode(), told, "sha256").hexdigest()[:LETTERS]


def must_fit(club: Club, code: str, key: str) -> None:
    """Refuse a link that is not, or no longer, that of the club."""
    fits = hmac.compare_digest(code.encode(), code_of(club, key).encode())
    if not fits or club.status == OVER:
        raise Refusal("unknown", MISSING)


def join(club: Club, guest: Guest, own: str) -> None:
    """Come in; whoever is in already stays in."""
    if club.number_of(guest.visitor.hash) is not None:
        return
    if len(club.members) >= MOST_MEMBERS:
        raise Refusal("too_many", f"A club has room for {MOST_MEMBERS}.")
    _admit(club, own, guest)


def _admit(club: Club, own: str, guest: Guest) -> None:
    name = clean_name(own or guest.visitor.player, "A name")
    name = made_unique(name, [member.name for member in club.members])
    club.members.append(
        Member(name, guest.visitor.hash, guest.visitor.player, joined=outside.now())
    )


def leave(club: Club, guest: Guest) -> None:
    """Leave; the next member is host then, and a club that everybody has left is over."""
    del club.members[member(club, guest)]
    if not club.members:
        club.status = OVER
    elif club.host == guest.visitor.hash:
        club.host = club.members[0].visitor_hash


def remove(club: Club, guest: Guest, number: int) -> None:
    """Send somebody away, who must not come back by the old link; only the host."""
    must_host(club, guest)
    if number >= len(club.members) or club.members[number].visitor_hash == club.host:
        raise Refusal("unknown", "There is no such member to send away.")
    del club.members[number]
    club.renewals += 1


def renew(club: Club, guest: Guest) -> None:
    """Make the old link void; only the host."""
    must_host(club, guest)
    club.renewals += 1


def end(club: Club, guest: Guest) -> None:
    """End the club; its tables go on."""
    must_host(club, guest)
    club.status = OVER
    club.members = []


def note_table(club: Club, table: str) -> None:
    """Remember a table, and forget those of long ago."""
    club.tables = [table, *(one for one in club.tables if one != table)][:MOST_TABLES]


def rest(club: Club, guest: Guest, days: int) -> float:
    """Rest for so many days from now on, or come back with 0; tell until when."""
    who = club.members[member(club, guest)]
    taken = _taken(who)
    if taken + days > MOST_REST + A_MOMENT:
        raise Refusal("not_now", f"There are {MOST_REST} days of rest in a year.")
    who.rested = {_year(): taken + days}
    who.away_until = outside.now() + days * DAY
    return who.away_until


def rest_left(who: Member) -> int:
    """Say how many whole days of rest somebody may take from now on."""
    return int(MOST_REST + A_MOMENT - _taken(who))


def _taken(who: Member) -> float:
    """Count the days of this year that are used up; those to come are given back."""
    to_come = max(0.0, who.away_until - outside.now()) / DAY
    return max(0.0, who.rested.get(_year(), 0.0) - to_come)


def _year() -> str:
    return str(datetime.fromtimestamp(outside.now(), UTC).year)


def member(club: Club, guest: Guest) -> int:
    """Find the member that a guest is."""
    number = club.number_of(guest.visitor.hash)
    if number is None:
        raise Refusal("not_yours", "Only members see a club; its link lets you in.")
    return number


def must_host(club: Club, guest: Guest) -> None:
    """Refuse anybody but the host."""
    if club.host != guest.visitor.hash:
        raise Refusal("not_yours", "Only the host of the club can do that.")
