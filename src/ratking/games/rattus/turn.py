"""A turn: the action phase in any order, then the plague; and whose turn is next."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.rattus import events as tell
from ratking.games.rattus.cards import ClassCard
from ratking.games.rattus.cards.deck import DECK, held_by
from ratking.games.rattus.finale import begin_finale
from ratking.games.rattus.plague import send_plague
from ratking.games.rattus.questions import DONE, TAKE, USE
from ratking.games.rattus.state import (
    ALL_CITIZENS_PLACED,
    CITIZENS,
    ONGOING,
    RATS_EXHAUSTED,
    TURNS,
    RattusState,
    on_the_board,
)
from ratking.games.rattus.use import is_used, use_card
from ratking.games.rattus.verbs import forget_uses, place_citizens, take_card


class Act(Kind[RattusState]):
    """What do you do: increase in a region, take a card, use a card, or send the plague?"""

    name = "act"
    domain = "action"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """List regions to increase in, cards to take, cards to use, and being done (RB-10)."""
        seat = asked.seat
        found: list[int] = []
        if not state.increased and state.hand[seat]:
            found += regions_to_increase(state, seat)
        if not state.took_card:
            for card in state.cards:
                if state.holder[card] != seat:
                    found.append(TAKE + card)
        for card in state.cards:
            if state.holder[card] == seat and can_use(state, seat, card):
                found.append(USE + card)
        found.append(DONE)
        return found

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Do it, and ask again until the seat is done."""
        seat = asked.seat
        if choice == DONE:
            ask(state, END_OF_TURN, NOBODY)
            send_plague(state, seat)
            return
        ask(state, ACT, seat)
        if choice < TAKE:
            increase(state, seat, choice)
        elif choice < USE:
            take_card(state, seat, choice - TAKE)
            DECK[choice - TAKE].taken(state, seat)
        else:
            use_card(state, seat, choice - USE)


def can_use(state: RattusState, seat: int, card: int) -> bool:
    """Say whether a held card's ability is still to be had this turn (RB-15)."""
    return not is_used(state, card) and DECK[card].usable(state, seat)


def regions_to_increase(state: RattusState, seat: int) -> list[int]:
    """List the regions with rats (RB-11), and those where a card adds somebody anyway."""
    held = held_by(state, seat)
    regions = state.box.in_play
    return [r for r in regions if state.rat_count[r] or has_bonus(held, state, seat, r)]


def has_bonus(held: list[ClassCard], state: RattusState, seat: int, region: int) -> bool:
    """Say whether one of these cards adds somebody in a region."""
    return any(card.extra_citizens(state, seat, region) for card in held)


def counts_to_place(state: RattusState, seat: int, region: int) -> list[int]:
    """List how many citizens an increase may bring: each bonus is taken or declined (RB-12)."""
    counts = [state.rat_count[region]]
    for card in held_by(state, seat):
        extra = card.extra_citizens(state, seat, region)
        if extra:
            counts += [count + extra for count in counts]
    if len(counts) == 1:
        return [min(counts[0], state.hand[seat])]
    return sorted({min(count, state.hand[seat]) for count in counts} - {0})


def increase(state: RattusState, seat: int, region: int) -> None:
    """Increase the population in a region; ask how many only where there is a choice."""
    state.increased = True
    counts = counts_to_place(state, seat, region)
    if len(counts) == 1:
        place_citizens(state, seat, region, counts[0])
    else:
        ask(state, HOW_MANY, seat, region)


class HowMany(Kind[RattusState]):
    """How many citizens do you place, with or without the bonus of a card?"""

    name = "how_many"
    domain = "count"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """List the possible numbers."""
        return counts_to_place(state, asked.seat, asked.about)

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Place them."""
        place_citizens(state, asked.seat, asked.about, choice)


class NextTurn(Step[RattusState]):
    """A seat's turn begins (RB-9)."""

    name = "next_turn"

    def run(self, state: RattusState, asked: Question) -> None:
        """Forget what was done in the turn before."""
        state.phase = TURNS
        state.active = asked.about
        state.increased = state.took_card = False
        forget_uses(state)
        if state.told is not None:
            state.told.append(tell.TurnBegan(asked.about))
        ask(state, ACT, asked.about)


class EndOfTurn(Step[RattusState]):
    """The turn is over: was it the last regular one (RB-37)?"""

    name = "end_of_turn"

    def run(self, state: RattusState, asked: Question) -> None:
        """Begin the finale, or pass the turn to the left."""
        state.ending = why_it_ends(state)
        if state.ending == ONGOING:
            ask(state, NEXT_TURN, NOBODY, (state.active + 1) % state.box.players)
        else:
            begin_finale(state)


def why_it_ends(state: RattusState) -> int:
    """Say whether the supply is empty, or the active player has everybody on the board."""
    if state.supply == 0:
        return RATS_EXHAUSTED
    everybody = on_the_board(state, state.active) == CITIZENS
    return ALL_CITIZENS_PLACED if everybody else ONGOING


ACT: Final = Act()
HOW_MANY: Final = HowMany()
NEXT_TURN: Final = NextTurn()
END_OF_TURN: Final = EndOfTurn()
