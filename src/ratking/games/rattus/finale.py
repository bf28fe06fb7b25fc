"""The end of the game: the final round anticlockwise, then the last plague everywhere."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.rattus import events as tell
from ratking.games.rattus.cards.deck import DECK
from ratking.games.rattus.plague import STRIKE, can_strike, send_plague
from ratking.games.rattus.questions import DONE, USE
from ratking.games.rattus.region_cards import show_hands
from ratking.games.rattus.state import FINAL_ROUND, LAST_PLAGUE, RattusState
from ratking.games.rattus.use import is_used, use_card
from ratking.games.rattus.verbs import forget_uses, mark_used


def begin_finale(state: RattusState) -> None:
    """Line up everybody but the last player, from his right-hand neighbour on (RB-38)."""
    state.last = state.active
    state.phase = FINAL_ROUND
    if state.told is not None:
        state.told.append(tell.LastTurnEnded(state.last, state.ending))
    ask(state, RAVAGE, NOBODY)
    ask(state, BEFORE_LAST_PLAGUE, NOBODY)
    for step in range(1, state.box.players):
        ask(state, FINAL_TURN, NOBODY, (state.last + step) % state.box.players)


class FinalTurn(Step[RattusState]):
    """A seat may use its cards one last time."""

    name = "final_turn"

    def run(self, state: RattusState, asked: Question) -> None:
        """Ask only who holds a card that can still do something."""
        state.active = asked.about
        forget_uses(state)
        if state.told is not None:
            state.told.append(tell.FinalTurnBegan(asked.about))
        if final_uses(state, asked.about):
            ask(state, ACT_AT_THE_END, asked.about)


def final_uses(state: RattusState, seat: int) -> list[int]:
    """List the held cards that can be used; the plague is sent once, whichever card sends it."""
    found: list[int] = []
    plague_is_sent = False
    for card in state.cards:
        if state.holder[card] != seat or is_used(state, card):
            continue
        if not DECK[card].usable_at_the_end(state, seat):
            continue
        if DECK[card].moves_plague_at_the_end():
            if plague_is_sent:
                continue
            plague_is_sent = True
        found.append(USE + card)
    return found


class ActAtTheEnd(Kind[RattusState]):
    """Which card do you use one last time?"""

    name = "act_at_the_end"
    domain = "action"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """List the cards, and being done."""
        return final_uses(state, asked.seat) + [DONE]

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Use it, and ask again while there is something left."""
        if choice == DONE:
            return
        ask(state, FINAL_ACTIONS_GO_ON, NOBODY, asked.seat)
        card = choice - USE
        if DECK[card].moves_plague_at_the_end():
            ride(state, asked.seat)
        else:
            use_card(state, asked.seat, card)


def ride(state: RattusState, seat: int) -> None:
    """Send the plague with all cards that can do so; they share one region (RB-40)."""
    for card in state.cards:
        if state.holder[card] == seat and DECK[card].moves_plague_at_the_end():
            mark_used(state, seat, card)
    send_plague(state, seat)


class FinalActionsGoOn(Step[RattusState]):
    """Ask the same seat again if a card is left."""

    name = "final_actions_go_on"

    def run(self, state: RattusState, asked: Question) -> None:
        """An empty choice is not asked."""
        if final_uses(state, asked.about):
            ask(state, ACT_AT_THE_END, asked.about)


class BeforeLastPlague(Step[RattusState]):
    """The final round is over; cards that wait for this moment have their say."""

    name = "before_last_plague"

    def run(self, state: RattusState, asked: Question) -> None:
        """Ask every card that somebody holds."""
        for card in state.cards:
            if state.holder[card] >= 0:
                DECK[card].before_last_plague(state, state.holder[card])


class Ravage(Step[RattusState]):
    """The plague ravages every region (RB-41)."""

    name = "ravage"

    def run(self, state: RattusState, asked: Question) -> None:
        """The player of the last regular turn decides where the order matters."""
        state.phase = LAST_PLAGUE
        state.active = state.last
        if state.told is not None:
            state.told.append(tell.LastPlagueBegan(state.last))
        if state.region_deck is None:
            for region in reversed(state.box.in_play):
                ask(state, STRIKE, NOBODY, region)
        else:
            ask(state, RAVAGE_NEXT, NOBODY)


class RavageNext(Step[RattusState]):
    """Go on to the next region; with region cards in the game the order matters (RA-16)."""

    name = "ravage_next"

    def run(self, state: RattusState, asked: Question) -> None:
        """Ask only where there is a choice; after the last region all hands are shown (RA-8)."""
        left = regions_left(state)
        if not left:
            show_hands(state)
            return
        ask(state, RAVAGE_NEXT, NOBODY)
        if len(left) == 1:
            ask(state, STRIKE, NOBODY, left[0])
        else:
            ask(state, CHOOSE_REGION, state.last)


def regions_left(state: RattusState) -> list[int]:
    """List the regions that the last plague still has to ravage."""
    return [region for region in state.box.in_play if can_strike(state, region)]


class ChooseRegion(Kind[RattusState]):
    """Which region does the last plague ravage next?"""

    name = "choose_region"
    domain = "region"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """List the regions that are left."""
        return regions_left(state)

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Strike it."""
        if state.told is not None:
            state.told.append(tell.RegionChosen(asked.seat, choice))
        ask(state, STRIKE, NOBODY, choice)


FINAL_TURN: Final = FinalTurn()
ACT_AT_THE_END: Final = ActAtTheEnd()
FINAL_ACTIONS_GO_ON: Final = FinalActionsGoOn()
BEFORE_LAST_PLAGUE: Final = BeforeLastPlague()
RAVAGE: Final = Ravage()
RAVAGE_NEXT: Final = RavageNext()
CHOOSE_REGION: Final = ChooseRegion()
