"""Setting up: clans are dealt, boards and clans are chosen behind the screens."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NATURE, NOBODY, Kind, Question, Step
from ratking.core.state import ask, ask_together, proceed
from ratking.games.ratland import events as tell
from ratking.games.ratland.rounds import NEXT_ROUND
from ratking.games.ratland.screens import Screens, think_together
from ratking.games.ratland.state import (
    AGGRESSIVE,
    CLANS,
    FREE_CHOICE,
    NO_CLAN,
    UNDEALT,
    Box,
    RatlandState,
    empty_table,
)


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

    def run(self, state: RatlandState, asked: Question) -> None:
        """Go on while somebody has fewer."""
        for place, clan in enumerate(state.offers):
            if clan == UNDEALT:
                ask(state, DEAL_CLANS, NOBODY)
                ask(state, DEAL_CLAN, NATURE, place)
                return


class DealClan(Kind[RatlandState]):
    """Nature deals a clan card to a seat."""

    name = "deal_clan"
    domain = "clan"

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """List the clans that are left."""
        return [clan for clan, count in enumerate(state.clans_left) if count]

    def weights(self, state: RatlandState, asked: Question, answers: list[int]) -> list[int]:
        """With two sets every clan is there twice."""
        return [state.clans_left[clan] for clan in answers]

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Only its new owner sees it."""
        deal_clan(state, asked.about, choice)
        if state.told is not None:
            state.told.append(tell.ClanDealt(asked.about // 2, choice))


def deal_clan(state: RatlandState, place: int, clan: int) -> None:
    """Lay a clan card before a seat; every seat has two places."""
    state.offers[place] = clan
    state.clans_left[clan] -= 1


class ChooseBoard(Kind[RatlandState]):
    """Which side of the sewer board do you play: normal (0) or aggressive (1) (RL-69)?"""

    name = "choose_board"
    domain = "board"
    together = True

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """Either side."""
        return [0, 1]

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Remember it behind the screen."""
        state.aggressive[asked.seat] = choice
        if state.box.variant.clans:
            ask_together(state, Question(KEEP_CLAN, asked.seat))


class KeepClan(Kind[RatlandState]):
    """Which of your two clans do you keep (RL-75)?"""

    name = "keep_clan"
    domain = "clan"
    together = True

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """List the two; who does not know them must reckon with all that are left."""
        offered = set(state.offers[2 * asked.seat : 2 * asked.seat + 2])
        if UNDEALT in offered:
            return [clan for clan in range(CLANS) if state.clans_left[clan]]
        return sorted(offered)

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Remember it behind the screen."""
        state.clan[asked.seat] = choice


class ChooseSides(Step[RatlandState]):
    """Boards and clans are chosen at the same time, in secret."""

    name = "choose_sides"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Put up the screens."""
        think_together(state, SHOW_SIDES)


class ShowSides(Screens):
    """Boards and clans are shown; the clans that were not kept go back unseen."""

    name = "show_sides"

    def open_for(self, state: RatlandState, seat: int) -> None:
        """Ask for the board first, if there is a choice, then for the clan."""
        variant = state.box.variant
        state.aggressive[seat] = 1 if variant.boards == AGGRESSIVE else 0
        state.clan[seat] = NO_CLAN
        kind = CHOOSE_BOARD if variant.boards == FREE_CHOICE else KEEP_CLAN
        ask_together(state, Question(kind, seat))

    def run(self, state: RatlandState, asked: Question) -> None:
        """From now on they are known to all."""
        state.offers = [UNDEALT] * len(state.offers)
        state.clans_left = [state.box.sets] * CLANS
        for clan in state.clan:
            if clan != NO_CLAN:
                state.clans_left[clan] -= 1
        if state.told is not None:
            state.told.append(tell.ClansChosen(state.aggressive[:], state.clan[:]))


DEAL_CLANS: Final = DealClans()
DEAL_CLAN: Final = DealClan()
CHOOSE_BOARD: Final = ChooseBoard()
KEEP_CLAN: Final = KeepClan()
CHOOSE_SIDES: Final = ChooseSides()
SHOW_SIDES: Final = ShowSides()
