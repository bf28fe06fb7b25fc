"""Dealing a world to an observation: who may hold what this seat does not see."""

from __future__ import annotations

from random import Random

from ratking.games.cartus.buildings.deck import deck_size
from ratking.games.cartus.pieces import (
    CARDS,
    JOKER,
    PASS,
    PLAYABLE,
    POPULATION,
    UNDEALT,
    UNKNOWN,
    WIDTH,
)
from ratking.games.cartus.state import NUN_ROW, CartusState, known_at
from ratking.games.cartus.verbs import listed


class Dealing:
    """Deals the unknown cards of a table as one seat sees it.

    What the seat knows others to hold goes to them first. Then special cards, of which the decks
    show how many are out; then the nun row; then the rest of the hands; the deck keeps the rest.
    """

    def __init__(self, table: CartusState, seat: int, rng: Random) -> None:
        self.table = table
        self.seat = seat
        self.rng = rng
        players = table.box.players
        self.others = [
            w
            for w in range(players)
            if table.hand[w * WIDTH + UNKNOWN] or table.laid[w * WIDTH + UNKNOWN]
        ]
        self.held = [[0] * CARDS for _ in range(players)]
        self.room = [
            table.hand[w * WIDTH + UNKNOWN] + table.laid[w * WIDTH + UNKNOWN]
            for w in range(players)
        ]

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
        first = known_at(self.table, self.seat, holder)
        for card in range(CARDS):
            for _ in range(self.table.known[first + card]):
                self.hand(holder, card)

    def hand(self, holder: int, card: int) -> None:
        """Give a seat a card."""
        self.held[holder][card] += 1
        self.room[holder] -= 1
        if card < POPULATION:
            self.table.pool[card] -= 1

    def missing(self, card: int) -> int:
        """Count the jokers or special cards of a kind that somebody unknown holds."""
        table = self.table
        found = table.decks[card - JOKER] + sum(held[card] for held in self.held)
        for seat in range(table.box.players):
            found += table.hand[seat * WIDTH + card] + table.laid[seat * WIDTH + card]
        return deck_size(table, card) - found

    def somebody(self, card: int) -> int:
        """Pick who holds a special card, by the room that he has for it."""
        rooms = [self.room_for(holder, card) for holder in self.others]
        return self.rng.choices(self.others, rooms)[0]

    def room_for(self, holder: int, card: int) -> int:
        """Count the places for a card; Pass and Gold are never laid face down (RC-33)."""
        if card < PASS:
            return self.room[holder]
        kept = self.held[holder][PASS] + self.held[holder][PASS + 1]
        return min(self.room[holder], self.table.hand[holder * WIDTH + UNKNOWN] - kept)

    def fill_hands(self) -> None:
        """Deal population cards until everybody has as many as he should."""
        bag = listed(self.table.pool)
        for holder in self.others:
            while self.room[holder]:
                at = int(self.rng.random() * len(bag))
                self.hand(holder, bag[at])
                bag[at] = bag[-1]
                bag.pop()

    def drawn(self, weights: list[int]) -> int:
        """Draw a card by its weight."""
        bag = listed(weights)
        return bag[int(self.rng.random() * len(bag))]

    def deal_row(self) -> None:
        """Deal the nun row: what was once discarded cannot lie there.

        A card that others have seen has its face now. After a shuffle nature keeps the others
        apart from the deck.
        """
        table = self.table
        for place in range(NUN_ROW):
            if table.nun_row[place] == UNDEALT and table.nun_seen[place]:
                card = self.drawn(self.row_weights())
                table.pool[card] -= 1
                table.nun_row[place] = card
        if table.shuffles:
            for _ in range(table.nun_row.count(UNDEALT)):
                card = self.drawn(self.row_weights())
                table.pool[card] -= 1
                table.row_pool[card] += 1

    def row_weights(self) -> list[int]:
        """Weigh the cards that may lie in the row."""
        table = self.table
        fresh = [table.box.cards[card] - table.outside[card] for card in range(POPULATION)]
        for card in table.nun_row:
            if card != UNDEALT:
                fresh[card] -= 1
        return [
            min(table.pool[card], fresh[card] - table.row_pool[card]) for card in range(POPULATION)
        ]

    def put_down(self, holder: int) -> None:
        """Part a seat's cards into hand and face-down cards."""
        table, first = self.table, holder * WIDTH
        for _ in range(table.laid[first + UNKNOWN]):
            card = self.drawn(self.held[holder][:PLAYABLE])
            self.held[holder][card] -= 1
            table.laid[first + card] += 1
        table.laid[first + UNKNOWN] = table.hand[first + UNKNOWN] = 0
        for card in range(CARDS):
            table.hand[first + card] += self.held[holder][card]
