"""Windows for region cards: who may protect a class card between a reveal and its effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.domain import Count
from ratking.core.question import NOBODY, Kind, Step, seat_of
from ratking.core.row import bit, lowest, size
from ratking.core.state import ask
from ratking.games.rattus.cards import leaders
from ratking.games.rattus.cards.deck import FAMILY
from ratking.games.rattus.domains import (
    CARD,
    FACE,
    MOST_PLAYERS,
    REGION,
    REGION_CARD,
    SEAT,
)
from ratking.games.rattus.region_cards import hand_size, is_shielded
from ratking.games.rattus.state import (
    ACTIVE,
    CARDS,
    HANDS,
    HOLDER,
    RattusState,
    citizens_of,
)
from ratking.games.rattus.verbs_cards import shield_card, show_from_hand

PLAY_OR_PASS: Final = Answers(Verb("play", REGION_CARD), Verb("pass"))
PASS: Final = PLAY_OR_PASS.first("pass")
"""The answer in place of a region card: none."""


def symbols_against(state: RattusState, seat: int, number: int) -> int:
    """Count the class symbols of a face that hit a seat's unprotected cards (RB-25, RA-4)."""
    face = state.box.faces[number]
    found = 0
    for place in range(CARDS.count(state)):
        card = CARDS.of(state, place)
        if HOLDER.of(state, card) == seat and not is_shielded(state, card):
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

    def __init__(self) -> None:
        super().__init__()
        self.face = self.holds("face", FACE)
        self.region = self.holds("region", REGION)
        self.asked_before = self.holds("asked_before", Count(MOST_PLAYERS))

    def run(self, state: RattusState, asked: int) -> None:
        """Go on behind the seats that have had their say."""
        face, region = self.face.of(state, asked), self.region.of(state, asked)
        players = state.box.players
        for step in range(self.asked_before.of(state, asked), players):
            seat = (ACTIVE.of(state) + step) % players
            if hand_size(state, seat) and is_threatened(state, seat, region, face):
                ask(state, OPEN_WINDOWS, NOBODY, face, region, step + 1)
                ask(state, PLAY_REGION_CARD, seat, face, region)
                return


class PlayRegionCard(Kind[RattusState]):
    """Do you play a region card to protect a class card?

    Everybody with cards in hand is asked, fitting or not: whom the rules ask betrays no hand.
    """

    name = "play_region_card"
    domain = PLAY_OR_PASS

    def __init__(self) -> None:
        super().__init__()
        self.face = self.holds("face", FACE)
        self.region = self.holds("region", REGION)

    def answers(self, state: RattusState, asked: int) -> i64:
        """Mark the fitting cards, and none."""
        seat = seat_of(state, asked)
        found = bit(PASS)
        for card in HANDS[seat].all(state):
            if card >= 0 and cards_to_shield(state, seat, card):
                found |= bit(card)
        return found

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Protect a class card; several region cards may follow one another."""
        if choice == PASS:
            return
        seat, region = seat_of(state, asked), self.region.of(state, asked)
        ask(state, PLAY_AGAIN, NOBODY, self.face.of(state, asked), region, seat)
        fitting = cards_to_shield(state, seat, choice)
        if size(fitting) == 1:
            shield_card(state, seat, choice, lowest(fitting))
        else:
            show_from_hand(state, seat, choice)
            ask(state, CHOOSE_SHIELDED, seat, choice)


def cards_to_shield(state: RattusState, seat: int, region_card: int) -> i64:
    """Mark the seat's unprotected class cards that a region card can protect (RA-6)."""
    classes = state.box.region_cards[region_card].classes
    found: i64 = 0
    for place in range(CARDS.count(state)):
        card = CARDS.of(state, place)
        mine = HOLDER.of(state, card) == seat and FAMILY[card] in classes
        if mine and not is_shielded(state, card):
            found |= bit(card)
    return found


class PlayAgain(Step[RattusState]):
    """Ask the same seat again while it is still threatened."""

    name = "play_again"

    def __init__(self) -> None:
        super().__init__()
        self.face = self.holds("face", FACE)
        self.region = self.holds("region", REGION)
        self.who = self.holds("who", SEAT)

    def run(self, state: RattusState, asked: int) -> None:
        """It may play as many cards as it has."""
        face, region = self.face.of(state, asked), self.region.of(state, asked)
        seat = self.who.of(state, asked)
        if hand_size(state, seat) and is_threatened(state, seat, region, face):
            ask(state, PLAY_REGION_CARD, seat, face, region)


class ChooseShielded(Kind[RattusState]):
    """Which class card does the region card that now lies open protect?"""

    name = "choose_shielded"
    domain = Answers(Verb("protect", CARD))

    def __init__(self) -> None:
        super().__init__()
        self.region_card = self.holds("region_card", REGION_CARD)

    def answers(self, state: RattusState, asked: int) -> i64:
        """Mark the class cards that fit."""
        return cards_to_shield(state, seat_of(state, asked), self.region_card.of(state, asked))

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Protect it."""
        shield_card(state, seat_of(state, asked), self.region_card.of(state, asked), choice)


OPEN_WINDOWS: Final = OpenWindows()
PLAY_REGION_CARD: Final = PlayRegionCard()
PLAY_AGAIN: Final = PlayAgain()
CHOOSE_SHIELDED: Final = ChooseShielded()
