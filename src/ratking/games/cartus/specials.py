"""Swords and Flutes: what whoever played the most of them does to whoever played the fewest."""

from __future__ import annotations

from typing import Final

from ratking.core.question import Kind, Question, Step
from ratking.core.state import ask
from ratking.games.cartus import events as tell
from ratking.games.cartus.gifts import give_cards
from ratking.games.cartus.pieces import FLUTE, SWORD, WIDTH
from ratking.games.cartus.state import CartusState
from ratking.games.cartus.verbs import give_rat
from ratking.games.cartus.votes import entrants, fewest_of, most_of


class SpecialCard:
    """A special card that is played on a building."""

    card: int = SWORD

    def strike(self, state: CartusState, winner: int, victim: int) -> None:
        """Do what the winner may do to the victim."""
        raise NotImplementedError


class Sword(SpecialCard):
    """The victim gives half of his hand, rounded down, to the winner (RC-42)."""

    def strike(self, state: CartusState, winner: int, victim: int) -> None:
        """The victim chooses the cards."""
        give_cards(state, victim, winner, state.hand_size[victim] // 2)


class Flute(SpecialCard):
    """The winner gives one of his rats to the victim (RC-47)."""

    card = FLUTE

    def strike(self, state: CartusState, winner: int, victim: int) -> None:
        """One rat, if there is one."""
        give_rat(state, winner, victim)


SPECIALS: Final[list[SpecialCard]] = [Sword(), Flute()]
"""In the order in which they work."""


class ResolveSpecial(Step[CartusState]):
    """Compare Swords or Flutes in a building; if all played as many, nothing happens (RC-46)."""

    name = "resolve_special"

    def run(self, state: CartusState, asked: Question) -> None:
        """Strike, or ask whom when several played the fewest (RC-45)."""
        seats = entrants(state, asked.picks[0])
        if not seats:
            return
        card = SPECIALS[asked.about].card
        winner, victims = most_of(state, seats, card), fewest_of(state, seats, card)
        if state.laid[winner * WIDTH + card] == state.laid[victims[0] * WIDTH + card]:
            return
        if len(victims) == 1:
            strike(state, asked.about, winner, victims[0])
        else:
            ask(state, CHOOSE_VICTIM, winner, asked.about, asked.picks)


class ChooseVictim(Kind[CartusState]):
    """Several players have the fewest Swords or Flutes: whom do you choose?"""

    name = "choose_victim"
    domain = "seat"

    def answers(self, state: CartusState, asked: Question) -> list[int]:
        """List those with the fewest."""
        seats = entrants(state, asked.picks[0])
        return sorted(fewest_of(state, seats, SPECIALS[asked.about].card))

    def answered(self, state: CartusState, asked: Question, choice: int) -> None:
        """Strike."""
        strike(state, asked.about, asked.seat, choice)


RESOLVE_SPECIAL: Final = ResolveSpecial()
CHOOSE_VICTIM: Final = ChooseVictim()


def strike(state: CartusState, special: int, winner: int, victim: int) -> None:
    """Let a special card work."""
    if state.told is not None:
        state.told.append(tell.SpecialResolved(winner, victim, SPECIALS[special].card))
    SPECIALS[special].strike(state, winner, victim)
