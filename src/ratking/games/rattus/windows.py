"""Windows for region cards: who may protect a class card between a reveal and its effect."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.rattus.cards import leaders
from ratking.games.rattus.cards.deck import FAMILY
from ratking.games.rattus.region_cards import (
    deck_of,
    hand_size,
    is_shielded,
    shield_card,
    show_from_hand,
)
from ratking.games.rattus.state import RattusState, citizens_of
from ratking.games.rattus.tokens import CARDS_PER_REGION

PASS: Final = 17 * CARDS_PER_REGION
"""The answer in place of a region card: none."""


def symbols_against(state: RattusState, seat: int, number: int) -> int:
    """Count the class symbols of a face that hit a seat's unprotected cards (RB-25, RA-4)."""
    face = state.box.faces[number]
    found = 0
    for card in state.cards:
        if state.holder[card] == seat and not is_shielded(state, card):
            found += face.symbols[FAMILY[card]]
    return found


def is_threatened(state: RattusState, seat: int, region: int, number: int) -> bool:
    """Say whether a seat would lose a citizen to a class symbol; majority symbols come first."""
    left = citizens_of(state, seat, region)
    majority = state.box.faces[number].majority
    if left and majority and seat in leaders(state, region):
        left -= majority
    return left > 0 and symbols_against(state, seat, number) > 0


class OpenWindows(Step[RattusState]):
    """Ask clockwise from the active seat who wants to play region cards (RA-5)."""

    name = "open_windows"

    def run(self, state: RattusState, asked: Question) -> None:
        """The picks are the region and how many seats have had their say."""
        region, players = asked.picks[0], state.box.players
        for step in range(asked.picks[1], players):
            seat = (state.active + step) % players
            if hand_size(state, seat) and is_threatened(state, seat, region, asked.about):
                ask(state, OPEN_WINDOWS, NOBODY, asked.about, (region, step + 1))
                ask(state, PLAY_REGION_CARD, seat, asked.about, (region,))
                return


class PlayRegionCard(Kind[RattusState]):
    """Do you play a region card to protect a class card?

    Everybody with cards in hand is asked, fitting or not: whom the rules ask betrays no hand.
    """

    name = "play_region_card"
    domain = "region_card"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """List the fitting cards, and none."""
        hand = deck_of(state).hands[asked.seat]
        return [c for c in hand if c >= 0 and cards_to_shield(state, asked.seat, c)] + [PASS]

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Protect a class card; several region cards may follow one another."""
        if choice == PASS:
            return
        ask(state, PLAY_AGAIN, NOBODY, asked.about, (asked.picks[0], asked.seat))
        fitting = cards_to_shield(state, asked.seat, choice)
        if len(fitting) == 1:
            shield_card(state, asked.seat, choice, fitting[0])
        else:
            show_from_hand(state, asked.seat, choice)
            ask(state, CHOOSE_SHIELDED, asked.seat, choice)


def cards_to_shield(state: RattusState, seat: int, region_card: int) -> list[int]:
    """List the seat's unprotected class cards that a region card can protect (RA-6)."""
    classes = state.box.region_cards[region_card].classes
    return [
        card
        for card in state.cards
        if state.holder[card] == seat and FAMILY[card] in classes and not is_shielded(state, card)
    ]


class PlayAgain(Step[RattusState]):
    """Ask the same seat again while it is still threatened."""

    name = "play_again"

    def run(self, state: RattusState, asked: Question) -> None:
        """The picks are the region and the seat."""
        region, seat = asked.picks
        if hand_size(state, seat) and is_threatened(state, seat, region, asked.about):
            ask(state, PLAY_REGION_CARD, seat, asked.about, (region,))


class ChooseShielded(Kind[RattusState]):
    """Which class card does the region card that now lies open protect?"""

    name = "choose_shielded"
    domain = "card"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """List the class cards that fit."""
        return cards_to_shield(state, asked.seat, asked.about)

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Protect it."""
        shield_card(state, asked.seat, asked.about, choice)


OPEN_WINDOWS: Final = OpenWindows()
PLAY_REGION_CARD: Final = PlayRegionCard()
PLAY_AGAIN: Final = PlayAgain()
CHOOSE_SHIELDED: Final = ChooseShielded()
