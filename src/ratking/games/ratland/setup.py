"""Setting up: clans are dealt, boards and clans are chosen behind the screens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.domain import Count
from ratking.core.question import NATURE, NOBODY, UNSEEN, Kind, Step, seat_of
from ratking.core.row import below, bit
from ratking.core.state import ask, ask_together, proceed, tell
from ratking.games.ratland import events
from ratking.games.ratland.rounds import NEXT_ROUND
from ratking.games.ratland.screens import Screens, think_together
from ratking.games.ratland.state import (
    AGGRESSIVE,
    CLAN,
    CLAN_CARD,
    CLANS,
    CLANS_LEFT,
    FREE_CHOICE,
    MOST_PLAYERS,
    OFFERED,
    OFFERS,
    SIDE,
    UNDEALT,
    Box,
    RatlandState,
    empty_table,
    of_all,
)
from ratking.games.ratland.verbs_screens import (
    choose_board,
    deal_clan,
    keep_clan,
    show_clans,
    take_back_sides,
)

DEALT_PLACE: Final = Count(OFFERED * MOST_PLAYERS - 1, lambda box: OFFERED * int(box.players) - 1)
"""A place for a clan card: two before the first seat, two before the next, and so on."""


def set_up(box: Box) -> RatlandState:
    """Lay out the box; chosen and dealt is what the variant asks for."""
    state = empty_table(box)
    ask(state, NEXT_ROUND, NOBODY)
    if box.variant.clans or box.variant.boards == FREE_CHOICE:
        ask(state, CHOOSE_SIDES, NOBODY)
    if box.variant.clans:
        ask(state, DEAL_CLANS, NOBODY)
    proceed(state)
    return state


class DealClans(Step[RatlandState]):
    """Every seat is dealt two clan cards (RL-75)."""

    name = "deal_clans"

    def run(self, state: RatlandState, asked: int) -> None:
        """Go on while somebody has fewer."""
        for place in range(OFFERED * state.box.players):
            if offer(state, place) == UNDEALT:
                ask(state, DEAL_CLANS, NOBODY)
                ask(state, DEAL_CLAN, NATURE, place)
                return


def offer(state: RatlandState, place: int) -> int:
    """Name the clan card at a place, if there is one that is known."""
    return OFFERS.of(state, place // OFFERED, place % OFFERED)


class DealClan(Kind[RatlandState]):
    """Nature deals a clan card to a seat."""

    name = "deal_clan"
    domain = Answers(Verb("deal", CLAN_CARD))
    of_nature = True

    def __init__(self) -> None:
        super().__init__()
        self.place = self.holds("place", DEALT_PLACE)

    def answers(self, state: RatlandState, asked: int) -> i64:
        """List the clans that are left."""
        return clans_left(state)

    def weights(self, state: RatlandState, asked: int, answers: list[int]) -> list[int]:
        """With two sets every clan is there twice."""
        return [CLANS_LEFT.of(state, clan) for clan in answers]

    def seen_by(self, state: RatlandState, asked: int, choice: int, viewer: int) -> int:
        """Only its new owner sees it."""
        return choice if viewer == self.place.of(state, asked) // OFFERED else UNSEEN

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Only its new owner sees it."""
        place = self.place.of(state, asked)
        deal_clan(state, place, choice)
        if state.told is not None:
            tell(state, events.ClanDealt(place // OFFERED, choice))


def clans_left(state: RatlandState) -> i64:
    """List the clans that are left."""
    found: i64 = 0
    for clan in range(CLANS):
        if CLANS_LEFT.of(state, clan):
            found |= bit(clan)
    return found


class ChooseBoard(Kind[RatlandState]):
    """Which side of the sewer board do you play: normal (0) or aggressive (1) (RL-69)?"""

    name = "choose_board"
    domain = Answers(Verb("board", SIDE))
    together = True

    def answers(self, state: RatlandState, asked: int) -> i64:
        """Either side."""
        return below(2)

    def goes_on(self, state: RatlandState, asked: int, choice: int) -> bool:
        """Clans are chosen next."""
        return state.box.variant.clans

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Remember it behind the screen."""
        seat = seat_of(state, asked)
        choose_board(state, seat, choice)
        if state.box.variant.clans:
            ask_together(state, KEEP_CLAN, seat)


class KeepClan(Kind[RatlandState]):
    """Which of your two clans do you keep (RL-75)?"""

    name = "keep_clan"
    domain = Answers(Verb("keep", CLAN_CARD))
    together = True

    def answers(self, state: RatlandState, asked: int) -> i64:
        """List the two; a seat that does not know them must reckon with all that are left."""
        seat = seat_of(state, asked)
        one, other = OFFERS.of(state, seat, 0), OFFERS.of(state, seat, 1)
        if one == UNDEALT or other == UNDEALT:
            return clans_left(state)
        return bit(one) | bit(other)

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Remember it behind the screen."""
        keep_clan(state, seat_of(state, asked), choice)


class ChooseSides(Step[RatlandState]):
    """Boards and clans are chosen at the same time, in secret."""

    name = "choose_sides"

    def run(self, state: RatlandState, asked: int) -> None:
        """Put up the screens."""
        think_together(state, SHOW_SIDES)


class ShowSides(Screens):
    """Boards and clans are shown; the clans that were not kept go back unseen."""

    name = "show_sides"

    def open_for(self, state: RatlandState, seat: int) -> None:
        """Ask for the board first, if there is a choice, then for the clan."""
        take_back_sides(state, seat)
        if state.box.variant.boards == FREE_CHOICE:
            ask_together(state, CHOOSE_BOARD, seat)
        else:
            ask_together(state, KEEP_CLAN, seat)

    def run(self, state: RatlandState, asked: int) -> None:
        """From now on they are known to all."""
        show_clans(state)
        if state.told is not None:
            sides, clans = of_all(state, AGGRESSIVE), of_all(state, CLAN)
            tell(state, events.ClansChosen(sides, clans))


DEAL_CLANS: Final = DealClans()
DEAL_CLAN: Final = DealClan()
CHOOSE_BOARD: Final = ChooseBoard()
KEEP_CLAN: Final = KeepClan()
CHOOSE_SIDES: Final = ChooseSides()
SHOW_SIDES: Final = ShowSides()
