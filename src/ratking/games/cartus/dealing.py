"""Dealing a world to an observation: who may hold what this seat does not see."""

from __future__ import annotations

from ratking.core.chance import Chance
from ratking.core.row import lowest
from ratking.games.cartus.buildings.deck import deck_size
from ratking.games.cartus.pieces import (
    CARDS,
    JOKER,
    PASS,
    PLAYABLE,
    POPULATION,
    UNDEALT,
    UNKNOWN,
)
from ratking.games.cartus.state import (
    ALL_SEATS,
    DECKS,
    HAND,
    KNOWN,
    LAID,
    NUN_CARDS,
    NUN_ROW,
    NUN_SEEN,
    OUTSIDE,
    POOL,
    ROW_POOL,
    SHUFFLES,
    CartusState,
    known_cards,
    undealt,
)
from ratking.games.cartus.verbs import one_by_one


class Dealing:
    """Deals the unknown cards of a table as one seat sees it.

    What the seat knows others to hold goes to them first. Then special cards, of which the decks
    show how many are out; then the nun row; then the rest of the hands; the deck keeps the rest.
    """

    def __init__(self, table: CartusState, seat: int, rng: Chance) -> None:
        self.table = table
        self.seat = seat
        self.rng = rng
        players = table.box.players
        self.held = [[0] * CARDS for _ in range(players)]
        self.room = [
            HAND.of(table, seat, UNKNOWN) + LAID.of(table, seat, UNKNOWN) for seat in range(players)
        ]
        self.others = [seat for seat in range(players) if self.room[seat]]

    def deal(self) -> None:
        """Deal everything."""
        for holder in self.others:
            self.hand_what_is_known(holder)
        for card in range(CARDS - 1, JOKER - 1, -1):
            for _ in range(self.missing(card)):
                self.hand(self.somebody(card), card)
        self.deal_row()
        self.fill_hands()
        for holder in self.others:
            self.put_down(holder)

    def hand_what_is_known(self, holder: int) -> None:
        """Give a seat what it must have."""
        viewer = self.seat if self.seat >= 0 else ALL_SEATS
        known = known_cards(self.table, viewer, holder)
        while known:
            card = lowest(known)
            known &= known - 1
            for _ in range(KNOWN.of(self.table, viewer, holder, card)):
                self.hand(holder, card)

    def hand(self, holder: int, card: int) -> None:
        """Give a seat a card."""
        self.held[holder][card] += 1
        self.room[holder] -= 1
        if card < POPULATION:
            POOL.change(self.table, card, -1)

    def missing(self, card: int) -> int:
        """Count the jokers or special cards of a kind that somebody unknown holds."""
        table = self.table
        found = DECKS.of(table, card - JOKER)
        for seat in range(table.box.players):
            found += self.held[seat][card]
            found += HAND.of(table, seat, card) + LAID.of(table, seat, card)
        return deck_size(table, card) - found

    def somebody(self, card: int) -> int:
        """Pick a seat to hold a special card, weighted by the room in its hand."""
        rooms = [self.room_for(holder, card) for holder in self.others]
        return self.rng.choices(self.others, rooms)[0]

    def room_for(self, holder: int, card: int) -> int:
        """Count the places for a card; Pass and Gold are never laid face down (RC-33)."""
        if card < PASS:
            return self.room[holder]
        kept = self.held[holder][PASS] + self.held[holder][PASS + 1]
        return min(self.room[holder], HAND.of(self.table, holder, UNKNOWN) - kept)

    def fill_hands(self) -> None:
        """Deal population cards until everybody has as many as he should."""
        bag = one_by_one(POOL.all(self.table))
        for holder in self.others:
            while self.room[holder]:
                at = int(self.rng.random() * float(len(bag)))
                self.hand(holder, bag[at])
                bag[at] = bag[-1]
                bag.pop()

    def deal_row(self) -> None:
        """Deal the nun row: what was once discarded cannot lie there.

        A card that others have seen has its face now. After a shuffle nature keeps the others
        apart from the deck.
        """
        table = self.table
        fresh = self.never_discarded()
        for place in range(NUN_CARDS):
            if NUN_ROW.of(table, place) == UNDEALT and NUN_SEEN.of(table, place):
                NUN_ROW.put(table, place, self.drawn_for_row(fresh))
        if SHUFFLES.of(table):
            for _ in range(undealt(table)):
                ROW_POOL.change(table, self.drawn_for_row(fresh), 1)

    def never_discarded(self) -> list[int]:
        """Count the cards of each kind that may still lie in the row, wherever they are."""
        table = self.table
        fresh = [
            table.box.cards[card] - OUTSIDE.of(table, card) - ROW_POOL.of(table, card)
            for card in range(POPULATION)
        ]
        for place in range(NUN_CARDS):
            if NUN_ROW.of(table, place) != UNDEALT:
                fresh[NUN_ROW.of(table, place)] -= 1
        return fresh

    def drawn_for_row(self, fresh: list[int]) -> int:
        """Take a card for the row out of the pool."""
        weights = [min(POOL.of(self.table, card), fresh[card]) for card in range(POPULATION)]
        card = self.drawn(weights, POPULATION)
        POOL.change(self.table, card, -1)
        fresh[card] -= 1
        return card

    def drawn(self, weights: list[int], end: int) -> int:
        """Draw one of the cards up to an end by its weight; less than nothing is nothing."""
        total = 0
        for card in range(end):
            if weights[card] > 0:
                total += weights[card]
        left = int(self.rng.random() * float(total))
        for card in range(end):
            if weights[card] > 0:
                left -= weights[card]
                if left < 0:
                    return card
        raise AssertionError("there is no card to draw")

    def put_down(self, holder: int) -> None:
        """Part a seat's cards into hand and face-down cards."""
        table, held = self.table, self.held[holder]
        for _ in range(LAID.of(table, holder, UNKNOWN)):
            card = self.drawn(held, PLAYABLE)
            held[card] -= 1
            LAID.change(table, holder, card, 1)
        LAID.put(table, holder, UNKNOWN, 0)
        HAND.put(table, holder, UNKNOWN, 0)
        for card in range(CARDS):
            if held[card]:
                HAND.change(table, holder, card, held[card])
