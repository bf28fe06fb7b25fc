"""Setting up tables and sitting down at them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from msgspec import structs

from ratking.core.errors import BadOption, Mistake
from ratking.core.game import Game
from ratking.core.options import read_options
from ratking.server import codes, journeys, outside
from ratking.server.boxes import names, shared_game
from ratking.server.guest import Guest
from ratking.server.lesson_script import written_for
from ratking.server.match import Luck, Match, Step
from ratking.server.minds import check_bot
from ratking.server.names import clean_name, made_unique
from ratking.server.own_bots import bot_names
from ratking.server.refusals import Refusal
from ratking.server.replies import Invitation
from ratking.server.security import Visitor, hashed, new_secret
from ratking.server.table import (
    ACCOUNT,
    BOT,
    DECLINED,
    EMPTY,
    OFFERED,
    OPEN,
    PERSON,
    PLAYING,
    Clock,
    Seat,
    Table,
    Wishes,
)
from ratking.server.wire import Join, NewTable, SeatChange, SeatWish, Sit

DAY: Final = 24 * 3600.0
USUAL: Final = {"none": 0.0, "relaxed": 600.0, "turn": 60.0, "correspondence": 3 * DAY}
BOUNDS: Final = {
    "none": (0.0, 0.0),
    "relaxed": (1.0, DAY),
    "turn": (1.0, DAY),
    "correspondence": (3600.0, 60 * DAY),
}
LONGEST_TABLE: Final = 60
SPENT: Final = (
    "This link is not for a seat at this table. A link works once; "
    "another device needs a code from the seat itself."
)


def new_table(wish: NewTable, visitor: Visitor, lesson: str = "") -> tuple[Table, list[Invitation]]:
    """Set up a table as the engine allows it; a lesson comes with its own luck."""
    game = _box(wish.game)
    try:
        chosen = journeys.unpacked(wish.record, game).options if wish.record else wish.options
        options = read_options(game.options(), chosen)
        state = game.new(options)
        check_bot(wish.bot, game)
    except BadOption as mistake:
        raise Refusal("bad_option", str(mistake)) from mistake
    players = game.players(state)
    if len(wish.seats) > players:
        raise Refusal("bad_option", f"There are {players} seats, not {len(wish.seats)}.")
    match = Match(game, state, Luck(outside.secret(32).hex(), "", written_for(lesson)))
    table = Table(
        id=outside.secret_word(9),
        name=clean_name(wish.name, "The name of a table", LONGEST_TABLE),
        options=options,
        wishes=_wishes(wish, lesson),
        public=wish.public,
        host=visitor.hash,
        match=match,
        seats=[Seat() for _ in range(players)],
        created=outside.now(),
        changed=outside.now(),
    )
    invitations = []
    for number, seat in enumerate(wish.seats):
        invitations += _arrange(table, number, seat, visitor, wish.word)
    return table, invitations


def _box(name: str) -> Game[Any]:
    if name not in names():
        raise Refusal("bad_option", f"There is no game {name!r}; there are {', '.join(names())}.")
    return shared_game(name)


def _wishes(wish: NewTable, lesson: str) -> Wishes:
    clock = wish.clock
    least, most = BOUNDS[clock.kind]
    seconds = clock.seconds or USUAL[clock.kind]
    if not least <= seconds <= most:
        raise Refusal("bad_option", f"A {clock.kind} clock takes {least:g} to {most:g} seconds.")
    clock = Clock(clock.kind, seconds, clock.at_zero)
    allowed = (wish.spectators, wish.chat, wish.hints, wish.undo)
    return Wishes(clock, *allowed, wish.bot, lesson, record=wish.record)


def _arrange(
    table: Table, number: int, wish: SeatWish | SeatChange, visitor: Visitor, word: str
) -> list[Invitation]:
    """Make a seat what was wished for; a person's seat comes with a secret link.

    A bot that is none of this server's may have an account: it is asked, and known by its own name.
    """
    if wish.kind == "bot" and wish.level and wish.level not in bot_names():
        name = seat_name(table, number, wish.level)
        table.seats[number] = Seat(OFFERED, name, wish.level)
        return []
    if wish.kind == "bot":
        seat_bot(table, number, wish.name, wish.level)
        return []
    if wish.kind == "open":
        table.seats[number] = Seat()
        return []
    if wish.kind == "me":
        table.seats[number] = _my_seat(table, number, wish.name, visitor, word)
    else:
        table.seats[number] = Seat(PERSON, seat_name(table, number, wish.name))
    return [_new_secret(table, number)]


def seat_bot(table: Table, number: int, name: str, level: str) -> None:
    """Seat a bot; without a level it is the one that the table wished for."""
    level = level or table.wishes.bot
    check_level(table, level)
    table.seats[number] = Seat(BOT, seat_name(table, number, name), level)


def _my_seat(table: Table, number: int, name: str, visitor: Visitor, word: str) -> Seat:
    """Seat a visitor; of several people at one screen, the first has the visitor's own name."""
    is_first = not table.seats_of("", visitor.hash)
    name = seat_name(table, number, name or (visitor.player if is_first else ""))
    player = visitor.player if is_first else ""
    return Seat(PERSON, name, visitor_hash=visitor.hash, player=player, word=word)


def check_level(table: Table, level: str) -> None:
    """Refuse a bot that there is not."""
    try:
        check_bot(level, table.match.game)
    except BadOption as mistake:
        raise Refusal("bad_option", str(mistake)) from mistake


def seat_name(table: Table, number: int, text: str) -> str:
    """Check a name for a seat; a later twin is numbered, and without one the colour is the name."""
    if not text:
        return ""
    others = [
        seat.name
        for other, seat in enumerate(table.seats)
        if other != number and seat.kind != EMPTY
    ]
    return made_unique(clean_name(text, "A name"), others)


def change_seat(
    table: Table, number: int, change: SeatChange, visitor: Visitor
) -> list[Invitation]:
    """Decide about a seat before the game starts."""
    _only_before(table)
    if not 0 <= number < len(table.seats):
        raise Refusal("unknown", "There is no such seat.")
    return _arrange(table, number, change, visitor, "")


def join(table: Table, wish: Join, visitor: Visitor) -> Invitation:
    """Sit down at an open seat."""
    _only_before(table)
    free = [n for n, seat in enumerate(table.seats) if seat.kind in (EMPTY, DECLINED)]
    number = wish.seat if wish.seat is not None else (free[0] if free else -1)
    if number not in free:
        raise Refusal("taken", "That seat is not open.")
    table.seats[number] = _my_seat(table, number, wish.name, visitor, wish.word)
    return _new_secret(table, number)


def sit(table: Table, wish: Sit, visitor: Visitor, cookie_key: str) -> list[Invitation]:
    """Sit down by a link, which is spent then, or move to this device by a code from the seat."""
    number = _seat_for(table, wish, cookie_key)
    seat = table.seats[number]
    is_mine = seat.visitor_hash == visitor.hash
    if seat.visitor_hash and not is_mine and not wish.code:
        raise Refusal("taken", SPENT)
    if table.host == seat.visitor_hash and seat.visitor_hash:
        table.host = visitor.hash
    name = wish.name or seat.name or visitor.player
    word = wish.word if table.status == OPEN and wish.word else seat.word
    player = visitor.player if table.status == OPEN else seat.player
    table.seats[number] = replace(
        seat,
        name=seat_name(table, number, name),
        visitor_hash=visitor.hash,
        player=player,
        word=word,
    )
    return [] if is_mine else [_new_secret(table, number)]


def _seat_for(table: Table, wish: Sit, cookie_key: str) -> int:
    """Find the seat that a link or a code opens."""
    if bool(wish.code) == bool(wish.secret):
        raise Refusal("malformed", "Sit down by a link or by a code.")
    if wish.code:
        return codes.seat_of(table, wish.code, cookie_key, outside.now())
    found = table.seats_of(hashed(wish.secret), "")
    if not found:
        raise Refusal("no_seat", SPENT)
    return found[0]


def _new_secret(table: Table, number: int) -> Invitation:
    """Give a seat a fresh secret; whatever opened it before is void."""
    secret = new_secret()
    table.seats[number] = replace(table.seats[number], secret_hash=hashed(secret))
    return Invitation(number, secret, f"/t/{table.id}#{secret}")


def start(table: Table) -> list[Step]:
    """Begin the game; everybody's word goes into the luck."""
    _only_before(table)
    for number, seat in enumerate(table.seats):
        if not seat.is_taken:
            raise Refusal("not_now", f"Nobody sits at seat {number} yet.")
    table.status = PLAYING
    if table.wishes.record:
        table.seats = [replace(seat, helped=seat.kind == PERSON) for seat in table.seats]
        return journeys.begun(table)
    words = "+".join(seat.word for seat in table.seats if seat.word)
    table.match.luck = replace(table.match.luck, salt=words)
    return [table.match.start()]


def leave(table: Table, number: int) -> None:
    """Get up: before the game the seat is open again, later a bot stands in."""
    seat = table.seats[number]
    if table.status == OPEN and seat.kind == ACCOUNT:
        table.seats[number] = Seat(DECLINED, level=seat.level)
    elif table.status == OPEN:
        table.seats[number] = Seat(level=table.wishes.bot if table.wishes.quick else "")
    elif table.status == PLAYING:
        table.seats[number] = seat.helped_by(table.wishes.bot)


def hand_over(table: Table, number: int, level: str) -> None:
    """Let a bot answer for a person, or take the seat back."""
    if table.status != PLAYING:
        raise Refusal("not_now", "A seat can be handed over during the game.")
    if level and table.seats[number].kind == ACCOUNT:
        raise Refusal("off", "A bot with an account decides by itself.")
    if level:
        check_level(table, level)
    table.seats[number] = table.seats[number].helped_by(level)


def again(table: Table, host: str) -> Table:
    """Set up the same table once more; everybody keeps the seat, and gets a new secret for it."""
    game = table.match.game
    try:
        state = game.new(table.options)
    except Mistake as mistake:
        raise Refusal("bad_option", str(mistake)) from mistake
    return Table(
        id=outside.secret_word(9),
        name=table.name,
        options=table.options,
        wishes=_once_more(table),
        public=table.public,
        host=host,
        match=Match(game, state, Luck(_secret_again(table), "")),
        seats=[_asked_again(seat) for seat in table.seats],
        created=outside.now(),
        changed=outside.now(),
    )


def _asked_again(seat: Seat) -> Seat:
    """Keep who sits here; a bot with an account is asked anew."""
    kind = OFFERED if seat.kind == ACCOUNT else seat.kind
    return replace(seat, kind=kind, stand_in="", helped=False, secret_hash="", away_until=0.0)


def _secret_again(table: Table) -> str:
    """Find new luck; a challenge is dealt as it was."""
    return table.match.luck.secret if table.wishes.challenge else outside.secret(32).hex()


def _once_more(table: Table) -> Wishes:
    """Keep what was wished for; who met by a quick match waits for each other from now on."""
    wishes = structs.replace(table.wishes, record="")
    if not wishes.quick:
        return wishes
    return structs.replace(wishes, quick=0.0, clock=table.clock, hints=table.gives_hints)


def seats_again(old: Table, fresh: Table, guest: Guest) -> list[Invitation]:
    """Give whoever asks the secrets of the same seats here; a cookie needs them only once."""
    return [
        _new_secret(fresh, number)
        for number in guest.seats(old)
        if fresh.seats[number].visitor_hash == old.seats[number].visitor_hash
        and (guest.secret or not fresh.seats[number].secret_hash)
    ]


def _only_before(table: Table) -> None:
    if table.status != OPEN:
        raise Refusal("not_now", "The game has begun.")
