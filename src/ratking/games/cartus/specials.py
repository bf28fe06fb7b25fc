"""Swords and Flutes: what whoever played the most of them does to whoever played the fewest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.domain import Named
from ratking.core.question import Kind, Step, seat_of
from ratking.core.row import mask
from ratking.core.state import ask, tell
from ratking.games.cartus import events
from ratking.games.cartus.gifts import give_cards
from ratking.games.cartus.pieces import CARD_NAMES, FLUTE, SWORD
from ratking.games.cartus.state import HAND_SIZE, LAID, ROW_PLACE, SEAT, CartusState
from ratking.games.cartus.verbs import give_rat
from ratking.games.cartus.votes import entrants, fewest_of, most_of


class SpecialCard:
    """A special card that is played on a building."""

    card: int = SWORD

    def strike(self, state: CartusState, winner: int, victim: int) -> None:
        """Do what the winner may do to the victim."""
        raise NotImplementedError


class Sword(SpecialCard):
    """The victim gives half of their hand, rounded down, to the winner (RC-42)."""

    def strike(self, state: CartusState, winner: int, victim: int) -> None:
        """The victim chooses the cards."""
        give_cards(state, victim, winner, HAND_SIZE.of(state, victim) // 2)


class Flute(SpecialCard):
    """The winner gives one of his rats to the victim (RC-47)."""

    card = FLUTE

    def strike(self, state: CartusState, winner: int, victim: int) -> None:
        """One rat, if there is one."""
        give_rat(state, winner, victim)


SPECIALS: Final[list[SpecialCard]] = [Sword(), Flute()]
"""In the order in which they work."""

SPECIAL_CARD: Final = Named("special card", [CARD_NAMES[special.card] for special in SPECIALS])


class ResolveSpecial(Step[CartusState]):
    """Compare Swords or Flutes in a building; if all played as many, nothing happens (RC-46)."""

    name = "resolve_special"

    def __init__(self) -> None:
        super().__init__()
        self.special = self.holds("special", SPECIAL_CARD)
        self.place = self.holds("place", ROW_PLACE)

    def run(self, state: CartusState, asked: int) -> None:
        """Strike, or ask whom when several played the fewest (RC-45)."""
        special, place = self.special.of(state, asked), self.place.of(state, asked)
        seats = entrants(state, place)
        if len(seats) < 2:
            return
        card = SPECIALS[special].card
        winner, victims = most_of(state, seats, card), fewest_of(state, seats, card)
        if LAID.of(state, winner, card) == LAID.of(state, victims[0], card):
            return
        if len(victims) == 1:
            strike(state, special, winner, victims[0])
        else:
            ask(state, CHOOSE_VICTIM, winner, special, place)


class ChooseVictim(Kind[CartusState]):
    """Several players have the fewest Swords or Flutes: whom do you choose?"""

    name = "choose_victim"
    domain = Answers(Verb("choose", SEAT))

    def __init__(self) -> None:
        super().__init__()
        self.special = self.holds("special", SPECIAL_CARD)
        self.place = self.holds("place", ROW_PLACE)

    def answers(self, state: CartusState, asked: int) -> i64:
        """List those with the fewest."""
        seats = entrants(state, self.place.of(state, asked))
        return mask(fewest_of(state, seats, SPECIALS[self.special.of(state, asked)].card))

    def answered(self, state: CartusState, asked: int, choice: int) -> None:
        """Strike."""
        strike(state, self.special.of(state, asked), seat_of(state, asked), choice)


RESOLVE_SPECIAL: Final = ResolveSpecial()
CHOOSE_VICTIM: Final = ChooseVictim()


def strike(state: CartusState, special: int, winner: int, victim: int) -> None:
    """Let a special card work."""
    if state.told is not None:
        tell(state, events.SpecialResolved(winner, victim, SPECIALS[special].card))
    SPECIALS[special].strike(state, winner, victim)
