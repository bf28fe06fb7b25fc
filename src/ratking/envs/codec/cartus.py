"""Rattus Cartus in numbers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from ratking.core.field import Grid, Pile
from ratking.core.game import Game
from ratking.core.question import NOBODY
from ratking.envs.codec.layout import MOST, Layout, Plane, Written, byte, write_numbers
from ratking.games.cartus.pieces import (
    BUILDING_CARDS,
    CARDS,
    HAND_WIDTH,
    JOKER,
    POPULATION,
)
from ratking.games.cartus.state import (
    ALL_SEATS,
    BUILDING_LEFT,
    BUILDING_ROW,
    CHOSEN,
    CHOSEN_SUPPLY,
    DECK_LEFT,
    DECKS,
    DISCARD,
    ENTERED,
    HAND,
    HAND_SIZE,
    HEIGHT,
    INFLUENCE,
    KNOWN,
    LAID,
    LAID_SIZE,
    LEAST,
    NUN_CARDS,
    NUN_ROW,
    NUN_SEEN,
    OUTSIDE,
    PHASE,
    PHASES,
    PLACE,
    POOL,
    PREMIUM,
    QUEUE,
    RATS,
    REPLACED,
    REPLACEMENT_LEFT,
    ROUND,
    SHUFFLES,
    START,
    TOKENS,
    TOKENS_LEFT,
    TRACKS,
    UNSEEN,
    CartusState,
)
from ratking.games.cartus.tables import LARGEST_ROW


class CartusLayout(Layout[CartusState]):
    """Rattus Cartus at one number of players; options change no shape."""

    def __init__(self, game: Game[CartusState], players: int) -> None:
        super().__init__(game, players)
        self.planes = self.question_planes() + _planes(players)

    def write(self, table: CartusState, seat: int, out: vec[u8], at: i64, old: Written) -> None:
        """Write everything that is left of the table."""
        at = self.write_question(table, seat, out, at)
        at = self.write_round(table, seat, out, at)
        at = self.write_buildings(table, out, at)
        at = self.write_blocks(table, RATS.first, 1, seat, out, at)
        at = self.write_blocks(table, TOKENS.first, 1, seat, out, at)
        at = self.write_blocks(table, HAND_SIZE.first, 1, seat, out, at)
        at = self.write_blocks(table, LAID_SIZE.first, 1, seat, out, at)
        at = self.write_blocks(table, PLACE.first, 1, seat, out, at, 1)
        at = self.write_blocks(table, CHOSEN_SUPPLY.first, 1, seat, out, at, 1)
        at = self.write_order(table, ENTERED, seat, out, at)
        at = self.write_order(table, QUEUE, seat, out, at)
        at = self.write_tracks(table, INFLUENCE, seat, out, at)
        at = self.write_tracks(table, HEIGHT, seat, out, at)
        at = self.write_blocks(table, HAND.first, HAND.wide, seat, out, at)
        at = self.write_blocks(table, LAID.first, LAID.wide, seat, out, at)
        at = write_numbers(table, POOL.first, POPULATION, out, at)
        at = write_numbers(table, DISCARD.first, POPULATION, out, at)
        at = write_numbers(table, OUTSIDE.first, POPULATION, out, at)
        at = write_numbers(table, DECKS.first, CARDS - JOKER, out, at)
        for place in range(NUN_CARDS):
            out[at + place] = byte(NUN_ROW.of(table, place) + 1)
            out[at + NUN_CARDS + place] = byte(self.bits(NUN_SEEN.of(table, place), seat))
        at += 2 * NUN_CARDS
        at = self.write_known_cards(table, seat if seat >= 0 else ALL_SEATS, seat, out, at)
        self.write_known_cards(table, ALL_SEATS, seat, out, at)

    def write_round(self, table: CartusState, seat: int, out: vec[u8], at: i64) -> i64:
        """Write the planes from phase to variant."""
        box = table.box
        out[at] = byte(PHASE.of(table))
        out[at + 1] = byte(ROUND.of(table))
        out[at + 2] = byte(self.turn(START.of(table), seat))
        out[at + 3] = byte(self.premium(table, seat))
        out[at + 4] = byte(BUILDING_LEFT.of(table))
        out[at + 5] = byte(REPLACEMENT_LEFT.of(table))
        out[at + 6] = byte(LEAST.of(table))
        out[at + 7] = byte(DECK_LEFT.of(table))
        out[at + 8] = byte(SHUFFLES.of(table))
        out[at + 9] = byte(TOKENS_LEFT.of(table))
        out[at + 10] = byte(int(box.together))
        out[at + 11] = byte(int(box.mercy))
        out[at + 12] = byte(int(box.open_rats))
        return at + 13

    def premium(self, table: CartusState, seat: int) -> int:
        """Say who is premium: 0 nobody, 1 the seat that looks, 2 the next one, and so on."""
        premium = PREMIUM.of(table)
        return 0 if premium == NOBODY else 1 + self.turn(premium, seat)

    def write_buildings(self, table: CartusState, out: vec[u8], at: i64) -> i64:
        """Write where every building card is, and the row."""
        for card in range(BUILDING_CARDS):
            out[at + card] = byte(CHOSEN.of(table, card) + UNSEEN.of(table, card))
        for place in range(REPLACED.count(table)):
            out[at + REPLACED.of(table, place)] = 3
        at += BUILDING_CARDS
        for place in range(LARGEST_ROW):
            out[at + place] = 0
        for place in range(BUILDING_ROW.count(table)):
            out[at + place] = byte(BUILDING_ROW.of(table, place) + 1)
        return at + LARGEST_ROW

    def write_order(self, table: CartusState, pile: Pile, seat: int, out: vec[u8], at: i64) -> i64:
        """Write everybody's place in an order, 0 for who is not in it."""
        for step in range(self.players):
            out[at + step] = 0
        for place in range(pile.count(table)):
            out[at + self.turn(pile.of(table, place), seat)] = byte(place + 1)
        return at + self.players

    def write_tracks(self, table: CartusState, grid: Grid, seat: int, out: vec[u8], at: i64) -> i64:
        """Write a number for each seat on one track after the other."""
        for family in range(TRACKS):
            at = self.write_blocks(table, grid.first + family * grid.wide, 1, seat, out, at)
        return at

    def write_known_cards(
        self, table: CartusState, viewer: int, seat: int, out: vec[u8], at: i64
    ) -> i64:
        """Write what a viewer, or everybody, can be sure that each seat holds."""
        first = KNOWN.first + viewer * KNOWN.deep * KNOWN.wide
        return self.write_blocks(table, first, KNOWN.wide, seat, out, at)


def _planes(players: int) -> list[Plane]:
    seats = "the own one first, then clockwise"
    bits = (1 << players) - 1
    return [
        Plane("phase", 1, len(PHASES) - 1, ", ".join(PHASES)),
        Plane("round", 1, BUILDING_CARDS, "the number of the round"),
        Plane("start", 1, players - 1, "who starts: 0 me, 1 the next seat, ..."),
        Plane("premium", 1, players, "who became premium last in this round: 0 nobody, 1 me, ..."),
        Plane("building_left", 1, BUILDING_CARDS, "cards in the building deck"),
        Plane("replacement_left", 1, BUILDING_CARDS, "unseen cards in the replacement deck"),
        Plane("least", 1, CARDS, "the lowest card that I may still give"),
        Plane("deck_left", 1, MOST, "population cards in the deck"),
        Plane("shuffles", 1, MOST, "how often the discards were shuffled"),
        Plane("tokens_left", 1, MOST, "tokens beside the table"),
        Plane("variant", 3, 1, "supplies together, fewest rats survive, rats shown openly"),
        Plane("buildings", BUILDING_CARDS, 3, "each: 0 absent, 1 seen, 2 unseen, 3 replaced"),
        Plane("row", LARGEST_ROW, BUILDING_CARDS, "the building cards of the round, each plus 1"),
        Plane("rats", players, MOST, f"rats, {seats}"),
        Plane("tokens", players, MOST, f"tokens, {seats}"),
        Plane("hand_size", players, MOST, f"cards in hand, {seats}"),
        Plane("laid_size", players, MOST, f"cards laid on a building, {seats}"),
        Plane("place", players, LARGEST_ROW, f"the building entered plus 1, {seats}"),
        Plane("supply", players, LARGEST_ROW, f"the supply chosen plus 1, {seats}"),
        Plane("entered", players, players, f"the order of entering, 0 not yet, {seats}"),
        Plane("queue", players, players, f"the place in the queue, 0 not in it, {seats}"),
        Plane("influence", TRACKS * players, MOST, f"on each track, {seats}"),
        Plane("height", TRACKS * players, players - 1, f"in each pile of discs, {seats}"),
        Plane(
            "hand", HAND_WIDTH * players, MOST, f"cards in hand by number; last: unknown; {seats}"
        ),
        Plane("laid", HAND_WIDTH * players, MOST, f"cards laid by number; last: unknown; {seats}"),
        Plane("pool", POPULATION, MOST, "population cards whose place I do not know, by number"),
        Plane("discard", POPULATION, MOST, "discarded population cards by number"),
        Plane("outside", POPULATION, MOST, "population cards outside the deck since a shuffle"),
        Plane("decks", CARDS - JOKER, MOST, "jokers, Swords, Flutes, Passes and Gold left"),
        Plane("nun_row", NUN_CARDS, POPULATION, "cards of the nun row that I know, each plus 1"),
        Plane("nun_seen", NUN_CARDS, bits, "who has looked: 1 me, 2 the next seat, 4 ..."),
        Plane("known", CARDS * players, MOST, f"cards that I am sure they hold, {seats}"),
        Plane("public", CARDS * players, MOST, f"cards that all are sure they hold, {seats}"),
    ]
