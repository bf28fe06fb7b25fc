"""The harmful pieces of a draw, and everything that their owner may choose about them.

Whatever rats he picks and whatever order he takes the pieces in, what comes of it differs in three
things only (RL-42): how many of the rats that leave for black are poisoned ones; whether an extra
draw strikes a rat that has still to search; and which piece finds no rat when there are too few.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.question import Amount, Kind, seat_of
from ratking.core.row import bit, mask
from ratking.core.state import ask
from ratking.games.ratland.findings import harmful
from ratking.games.ratland.pieces import (
    AREAS,
    BLACK,
    BLUE,
    CITY,
    DUMP,
    LEFT_PIPE,
    NURSERY,
    PANTRY,
    PURPLE,
    RIGHT_PIPE,
)
from ratking.games.ratland.state import (
    AREA,
    COLOUR,
    DRAWN,
    SICK,
    SICK_HERE,
    SOME_RATS,
    SPACE,
    RatlandState,
    healthy,
    rats_in,
)
from ratking.games.ratland.verbs import (
    lose_rat,
    poison_rat,
    release_poisoned_rat,
    release_rat,
)
from ratking.games.ratland.verbs_round import lay_aside

NOWHERE: Final = -1
AT_REST: Final = [PANTRY, NURSERY, LEFT_PIPE, RIGHT_PIPE, DUMP, CITY]
"""Where rats may have nothing left to do in this round; an area only once it has been searched."""

BLUE_FIRST: Final = [BLUE, PURPLE, BLACK]
BLUE_LAST: Final = [PURPLE, BLACK, BLUE]
"""In which order harmful pieces strike; the last may find no rat."""


class Harm:
    """The pieces that strike, and the rats within their reach.

    A draw of so many pieces has so many rats in the area, and perhaps an extra piece, which has no
    rat of its own: one piece at the most may strike elsewhere, or find no rat.
    """

    __slots__ = ("black", "blue", "elsewhere", "extra", "here", "poisoned_here", "purple", "total")

    def __init__(self, state: RatlandState, seat: int, extra: int) -> None:
        self.black = harmful(state, seat, BLACK)
        self.purple = harmful(state, seat, PURPLE)
        self.blue = harmful(state, seat, BLUE)
        self.total = self.black + self.purple + self.blue
        self.extra = extra
        self.here = rats_in(state, seat, AREA.of(state))
        self.poisoned_here = SICK_HERE.of(state, seat)
        if extra and SICK.of(state, seat) > self.poisoned_here:
            self.poisoned_here += 1
        self.elsewhere = healthy(state, seat) - self.here

    def pieces(self, colour: int) -> int:
        """Count the pieces of a colour that strike."""
        if colour == BLACK:
            return self.black
        return self.purple if colour == PURPLE else self.blue

    def short_of_rats(self) -> bool:
        """Say whether a piece finds no healthy rat."""
        return self.total > self.here + min(self.extra, self.elsewhere)

    def most_poisoned(self) -> int:
        """Count the poisoned rats that may leave for black; those that purple makes may, too."""
        return min(self.black, self.poisoned_here + self.purple)

    def fewest_poisoned(self) -> int:
        """Count those that must: one, if healthy rats are short and blue cannot be the one."""
        must = self.short_of_rats() and not self.blue
        return min(1, self.most_poisoned()) if must else 0

    def is_torn(self) -> bool:
        """Say whether blue or another piece may be the one that finds no rat."""
        return self.short_of_rats() and 0 < self.blue < self.total and not self.most_poisoned()

    def bearer(self, poisoned: int) -> int:
        """Name a piece that may strike elsewhere, if so many poisoned rats leave; else NOWHERE."""
        if self.black > poisoned:
            return BLACK
        if self.blue:
            return BLUE
        spare = self.purple and poisoned < self.poisoned_here + self.purple
        return PURPLE if spare else NOWHERE


def extra_strikes(state: RatlandState, seat: int, harm: Harm, poisoned: int) -> list[int]:
    """List where the extra draw may strike: a rat at rest, or one that has still to search.

    Rats at rest are all alike, those that have just searched here among them.
    """
    if not harm.extra or harm.bearer(poisoned) == NOWHERE:
        return []
    area = AREA.of(state)
    resting = [area] if harm.total - poisoned <= harm.here else _at_rest(state, seat)[:1]
    later = range(area + 1, AREAS)
    return resting + [space for space in later if rats_in(state, seat, space)]


def _at_rest(state: RatlandState, seat: int) -> list[int]:
    spaces = [space for space in AT_REST if space >= AREAS or space < AREA.of(state)]
    return [space for space in spaces if rats_in(state, seat, space)]


def settle(state: RatlandState, seat: int, extra: int) -> None:
    """Carry out the harmful pieces of a draw; the owner is asked only where it differs."""
    if not (DRAWN.of(state, BLACK) or DRAWN.of(state, PURPLE) or DRAWN.of(state, BLUE)):
        lay_aside(state)
        return
    harm = Harm(state, seat, extra)
    if harm.fewest_poisoned() < harm.most_poisoned():
        ask(state, LET_GO, seat, extra)
    elif harm.is_torn():
        ask(state, LAST_PIECE, seat, extra)
    else:
        _choose_space(state, seat, harm, harm.most_poisoned())


def _choose_space(state: RatlandState, seat: int, harm: Harm, poisoned: int) -> None:
    spaces = extra_strikes(state, seat, harm, poisoned)
    if len(spaces) > 1:
        ask(state, STRIKE, seat, harm.extra, poisoned)
    else:
        carry_out(state, seat, harm, poisoned, spaces[0] if spaces else NOWHERE, BLACK)


def carry_out(
    state: RatlandState, seat: int, harm: Harm, poisoned: int, space: int, last: int
) -> None:
    """Strike so many poisoned rats, one healthy rat on a space, and the others in the area."""
    bearer = NOWHERE if space == NOWHERE else harm.bearer(poisoned)
    area = AREA.of(state)
    for colour in BLUE_LAST if last == BLUE else BLUE_FIRST:
        left = harm.pieces(colour)
        if colour == BLACK:
            left -= poisoned
        if colour == bearer:
            left -= 1
        for _ in range(min(left, rats_in(state, seat, area))):
            strike(state, seat, colour, area)
    if space != NOWHERE:
        strike(state, seat, bearer, space)
    for _ in range(poisoned):
        release_poisoned_rat(state, seat)
    lay_aside(state)


def strike(state: RatlandState, seat: int, colour: int, space: int) -> None:
    """Do to a healthy rat what a piece of this colour does (RL-42 to RL-44)."""
    if colour == BLACK:
        release_rat(state, seat, space)
    elif colour == PURPLE:
        poison_rat(state, seat, space)
    else:
        lose_rat(state, seat, space)


class LetGo(Amount[RatlandState]):
    """How many of the rats that leave for black are poisoned ones (RL-42)?"""

    name = "let_go"
    domain = Answers(Verb("poisoned leave", SOME_RATS))

    def __init__(self) -> None:
        super().__init__()
        self.extra = self.holds("extra", SOME_RATS)

    def least(self, state: RatlandState, asked: int) -> int:
        """As few as the healthy rats of the area allow."""
        return Harm(state, seat_of(state, asked), self.extra.of(state, asked)).fewest_poisoned()

    def most(self, state: RatlandState, asked: int) -> int:
        """As many as the infirmary allows."""
        return Harm(state, seat_of(state, asked), self.extra.of(state, asked)).most_poisoned()

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """When healthy rats are short, to let go none means that blue finds none."""
        seat = seat_of(state, asked)
        harm = Harm(state, seat, self.extra.of(state, asked))
        if harm.short_of_rats() and not choice:
            carry_out(state, seat, harm, 0, NOWHERE, BLUE)
        else:
            _choose_space(state, seat, harm, choice)


class Strike(Kind[RatlandState]):
    """Where does the extra draw strike (RL-42)? What was answered before is picked already."""

    name = "strike"
    domain = Answers(Verb("strike", SPACE))

    def __init__(self) -> None:
        super().__init__()
        self.extra = self.holds("extra", SOME_RATS)
        self.poisoned = self.holds("poisoned", SOME_RATS)

    def answers(self, state: RatlandState, asked: int) -> i64:
        """List a space with rats at rest, and the areas that are still to be searched."""
        seat = seat_of(state, asked)
        harm = Harm(state, seat, self.extra.of(state, asked))
        return mask(extra_strikes(state, seat, harm, self.poisoned.of(state, asked)))

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Carry everything out."""
        seat = seat_of(state, asked)
        harm = Harm(state, seat, self.extra.of(state, asked))
        carry_out(state, seat, harm, self.poisoned.of(state, asked), choice, BLACK)


class LastPiece(Kind[RatlandState]):
    """Which piece do you carry out last, so that it finds no rat (RL-42)?"""

    name = "last_piece"
    domain = Answers(Verb("last", COLOUR))

    def __init__(self) -> None:
        super().__init__()
        self.extra = self.holds("extra", SOME_RATS)

    def answers(self, state: RatlandState, asked: int) -> i64:
        """Blue, or the other colour."""
        harm = Harm(state, seat_of(state, asked), self.extra.of(state, asked))
        return bit(BLUE) | bit(BLACK if harm.black else PURPLE)

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Carry everything out."""
        seat = seat_of(state, asked)
        harm = Harm(state, seat, self.extra.of(state, asked))
        carry_out(state, seat, harm, 0, NOWHERE, choice)


LET_GO: Final = LetGo()
STRIKE: Final = Strike()
LAST_PIECE: Final = LastPiece()
