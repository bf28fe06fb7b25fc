"""Rattus in numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ratking.core.field import Grid, Pile
from ratking.core.game import Game
from ratking.core.question import NOBODY
from ratking.core.state import is_waiting
from ratking.envs.codec.layout import (
    MOST,
    Layout,
    Plane,
    Written,
    byte,
    place_of,
)
from ratking.games.rattus.board import REGIONS
from ratking.games.rattus.domains import (
    BORDERS,
    CITIZENS_EACH,
    CLASS_CARDS,
    ENDINGS,
    PHASES,
    RATS,
    REGION_CARDS,
    SLOTS,
)
from ratking.games.rattus.game import Rattus
from ratking.games.rattus.pieces import DISCARDED, NEW, NO_FACE, NO_REGION_CARD, RECYCLED
from ratking.games.rattus.state import (
    ACTIVE,
    BISHOPS,
    CARAVAN,
    CARD_PLACE,
    CARDS,
    CARRYING_BOTH,
    CITIZENS,
    DECK_LEFT,
    DIPLOMATS,
    DRAWN,
    DRAWN_BY,
    ENDING,
    HAND,
    HANDS,
    HAVEN,
    HOLDER,
    INCREASED,
    LAST,
    LIMIT_MINUS,
    MOST_BISHOPS,
    MOST_NUNS,
    MOST_WALLS,
    NUNS,
    PHASE,
    PLAGUE,
    POTIONS,
    RAT_COUNT,
    RECYCLED_FROM,
    SAVED_DIPLOMATS,
    SHIELD,
    SHUFFLES,
    STORED,
    STRAYS,
    STRUCK,
    SUPPLY,
    TOOK_CARD,
    TURNED_UP,
    UNDEALT,
    USED,
    WALLS,
    WITH_BOTH,
    WITH_DIPLOMATS,
    WITH_POTIONS,
    WITH_REGION_CARDS,
    RattusState,
    face_of,
    has_seen,
    pool_of,
    seen_of,
)

UNKNOWN: Final = 1
IN_MY_HAND: Final = 2
OPEN: Final = 3
THROWN: Final = 4
"""What an observation says of a region card; 0 is one that is not in the game."""


class RattusLayout(Layout[RattusState]):
    """The Big Box at one number of players; options change no shape."""

    def __init__(self, game: Game[RattusState], players: int) -> None:
        super().__init__(game, players)
        assert isinstance(game, Rattus)
        self.tokens: i64 = len(game.tables.faces)
        starters = len(game.box(players, 0).starter_faces)
        self.planes = self.question_planes() + _planes(players, len(game.tables.faces), starters)
        self.walls_at: i64 = place_of("walls", self.planes)
        self.citizens_at: i64 = place_of("citizens", self.planes)
        self.cards_at: i64 = place_of("cards", self.planes)
        self.rats_at: i64 = place_of("rats", self.planes)
        self.faces_at: i64 = place_of("faces", self.planes)
        self.diplomats_at: i64 = place_of("diplomats", self.planes)
        self.region_cards_at: i64 = place_of("region_cards", self.planes)

    def view(self, state: RattusState, seat: int) -> RattusState:
        """Nothing to take away: what is hidden is left out below, which saves a copy."""
        return state

    def write(self, table: RattusState, seat: int, out: vec[u8], at: i64, old: Written) -> None:
        """Write what lies open, and of what lies face down only what this seat has seen.

        What has not changed since the same seat looked last is left as it stands.
        """
        if old.seat != seat:
            old.forget()
            old.seat = seat
        self.write_turn(table, seat, out, self.write_question(table, seat, out, at))
        if old.cards != table.cards_changed:
            old.cards = table.cards_changed
            self.write_cards(table, seat, out, at + self.cards_at)
        if old.citizens != table.citizens_changed:
            old.citizens = table.citizens_changed
            self.write_citizens(table, seat, out, at + self.citizens_at)
        if old.rats != table.rats_changed:
            old.rats = table.rats_changed
            self.write_rats(table, seat, out, at + self.rats_at)
        if old.faces != table.faces_changed:
            old.faces = table.faces_changed
            self.write_faces(table, seat, out, at + self.faces_at)
        if WITH_REGION_CARDS.of(table):
            self.write_region_cards(table, seat, out, at + self.region_cards_at)

    def write_turn(self, table: RattusState, seat: int, out: vec[u8], at: i64) -> None:
        """Write the planes from phase to limit_minus, one number each."""
        last = LAST.of(table)
        out[at] = byte(PHASE.of(table))
        out[at + 1] = byte(ENDING.of(table))
        out[at + 2] = byte(self.turn(ACTIVE.of(table), seat))
        out[at + 3] = 0 if last == NOBODY else byte(1 + self.turn(last, seat))
        out[at + 4] = byte(PLAGUE.of(table) + 1)
        out[at + 5] = byte(CARAVAN.of(table) + 1)
        out[at + 6] = byte(STRUCK.of(table) + 1)
        out[at + 7] = byte(SUPPLY.of(table))
        out[at + 8] = byte(INCREASED.of(table))
        out[at + 9] = byte(TOOK_CARD.of(table))
        out[at + 10] = byte(LIMIT_MINUS.of(table))

    def write_citizens(self, table: RattusState, seat: int, out: vec[u8], at: i64) -> None:
        """Write where citizens are, and which tokens lie under them."""
        end = self.write_regions(table, CITIZENS, seat, out, at)
        end = self.write_blocks(table, HAND.first, 1, seat, out, end)
        end = self.write_blocks(table, HAVEN.first, 1, seat, out, end)
        end = self.write_blocks(table, STORED.first, 1, seat, out, end)
        self.write_blocks(table, SAVED_DIPLOMATS.first, 1, seat, out, end)
        tokens = at - self.citizens_at + self.diplomats_at
        if WITH_DIPLOMATS.of(table):
            self.write_regions(table, DIPLOMATS, seat, out, tokens)
        if WITH_POTIONS.of(table):
            self.write_regions(table, POTIONS, seat, out, tokens + REGIONS * self.players)
        if WITH_BOTH.of(table):
            both = tokens + 2 * REGIONS * self.players
            self.write_regions(table, CARRYING_BOTH, seat, out, both)

    def write_regions(
        self, table: RattusState, field: Grid, seat: int, out: vec[u8], at: i64
    ) -> i64:
        """Write one number for each seat in every region in play; elsewhere zeros stay."""
        players: i64 = self.players
        for region in table.box.in_play:
            first = field.first + region * field.wide
            self.write_blocks(table, first, 1, seat, out, at + region * players)
        return at + REGIONS * players

    def write_cards(self, table: RattusState, seat: int, out: vec[u8], at: i64) -> None:
        """Write who holds which class card, which were used this turn, and what stands for them."""
        for place in range(CARDS.count(table)):
            card = CARDS.of(table, place)
            holder = HOLDER.of(table, card)
            out[at + card] = byte(holder + 2 if holder < 0 else 2 + self.turn(holder, seat))
            out[at + CLASS_CARDS + card] = byte(USED.of(table, card))
        pieces = at - self.cards_at + self.walls_at
        pieces = write_pile(table, WALLS, out, pieces)
        pieces = write_pile(table, BISHOPS, out, pieces)
        write_pile(table, NUNS, out, pieces)

    def write_rats(self, table: RattusState, seat: int, out: vec[u8], at: i64) -> None:
        """Write rats, and who has seen them."""
        seen_at = at + RATS
        for region in table.box.in_play:
            first = region * SLOTS
            count = RAT_COUNT.of(table, region)
            for rat in range(first, first + count):
                face, seen = face_of(table, rat), seen_of(table, rat)
                known = face != NO_FACE and has_seen(table, seat, rat)
                out[at + rat] = byte(4 + face if known else 1 + pool_of(table, rat))
                out[seen_at + rat] = byte(self.bits(seen, seat) if seen else 0)
            for rat in range(first + count, first + SLOTS):
                out[at + rat] = 0
                out[seen_at + rat] = 0

    def write_faces(self, table: RattusState, seat: int, out: vec[u8], at: i64) -> None:
        """Write the faces that this seat does not know of, and the strays."""
        numbers, strays = table.numbers, STRAYS.of(table)
        for token in range(self.tokens):
            left, again = numbers[UNDEALT.first + token], numbers[RECYCLED_FROM.first + token]
            out[at + token] = u8(left + 2 * again)
        for rat in range(RATS):
            face, pool = face_of(table, rat), pool_of(table, rat)
            if face != NO_FACE and pool != RECYCLED and not has_seen(table, seat, rat):
                out[at + face] |= 1
                if pool == NEW and table.box.faces[face].starter:
                    strays += 1
        for place in range(TURNED_UP.count(table)):
            out[at + TURNED_UP.of(table, place)] |= 4
        out[at + self.tokens] = byte(strays)

    def write_region_cards(self, table: RattusState, seat: int, out: vec[u8], at: i64) -> None:
        """Write where each card is as far as this seat knows, the hands' sizes and the shields."""
        for card in range(REGION_CARDS):
            place = CARD_PLACE.of(table, card)
            out[at + card] = 0
            if place == DISCARDED:
                out[at + card] = THROWN
            elif place <= DISCARDED:
                out[at + card] = UNKNOWN
        for owner in range(self.players):
            if owner == seat or not is_waiting(table):
                mark_pile(table, HANDS[owner], IN_MY_HAND if owner == seat else OPEN, out, at)
        if DRAWN_BY.of(table) in (NOBODY, seat):
            mark_pile(table, DRAWN, OPEN, out, at)
        at += REGION_CARDS
        for card in range(CLASS_CARDS):
            shield = SHIELD.of(table, card)
            out[at + card] = byte(1 + shield)
            if shield != NO_REGION_CARD:
                out[at - REGION_CARDS + shield] = OPEN
        at += CLASS_CARDS
        for owner in range(self.players):
            out[at + self.turn(owner, seat)] = byte(HANDS[owner].count(table))
        at += self.players
        out[at] = byte(DECK_LEFT.of(table))
        out[at + 1] = byte(SHUFFLES.of(table))


def write_pile(table: RattusState, pile: Pile, out: vec[u8], at: i64) -> i64:
    """Write what lies in a pile, each plus 1, and zeros where it has room for more."""
    count = pile.count(table)
    for place in range(pile.most):
        out[at + place] = byte(pile.of(table, place) + 1) if place < count else 0
    return at + pile.most


def mark_pile(table: RattusState, pile: Pile, mark: int, out: vec[u8], at: i64) -> None:
    """Mark the cards of a pile that are known."""
    for place in range(pile.count(table)):
        card = pile.of(table, place)
        if card >= 0:
            out[at + card] = byte(mark)


def _planes(players: int, tokens: int, starters: int) -> list[Plane]:
    each, seats = REGIONS * players, "the own one first, then clockwise"
    return [
        Plane("phase", 1, len(PHASES) - 1, ", ".join(PHASES)),
        Plane("ending", 1, len(ENDINGS) - 1, "why the game ends: " + ", ".join(ENDINGS)),
        Plane("active", 1, players - 1, "whose turn it is: 0 mine, 1 the next seat's, ..."),
        Plane("last", 1, players, "who had the last regular turn: 0 nobody yet, 1 me, ..."),
        Plane("plague", 1, REGIONS, "the region of the plague piece plus 1"),
        Plane("caravan", 1, REGIONS, "the region of the Caravan plus 1"),
        Plane("struck", 1, REGIONS, "the region being ravaged plus 1"),
        Plane("supply", 1, tokens, "rats beside the board"),
        Plane("increased", 1, 1, "whether the population was increased this turn"),
        Plane("took_card", 1, 1, "whether a class card was taken this turn"),
        Plane("limit_minus", 1, 4, "by how much limits are lowered now"),
        Plane("walls", MOST_WALLS, BORDERS, "borders with a wall, each plus 1"),
        Plane("bishops", MOST_BISHOPS, REGIONS, "regions of the bishops, each plus 1"),
        Plane("nuns", MOST_NUNS, REGIONS, "regions of the nuns, each plus 1"),
        Plane(
            "citizens", each, CITIZENS_EACH, f"for each region the citizens of each seat, {seats}"
        ),
        Plane("hand", players, CITIZENS_EACH, f"citizens in hand, {seats}"),
        Plane("haven", players, CITIZENS_EACH, f"citizens in the Safe Haven, {seats}"),
        Plane("stored", players, CITIZENS_EACH, f"citizens stored on a card, {seats}"),
        Plane("saved_diplomats", players, CITIZENS_EACH, f"diplomats in the Safe Haven, {seats}"),
        Plane(
            "cards", CLASS_CARDS, players + 1,
            "each class card: 0 absent, 1 untaken, 2 mine, 3 ...",
        ),
        Plane("used", CLASS_CARDS, 1, "whether it was used this turn"),
        Plane(
            "rats", RATS, 3 + tokens,
            "for each region three places: 0 empty; 1 starting, 2 later, 3 recycled rat whose face "
            "I do not know; 4 + the face I know",
        ),
        Plane("seen", RATS, (1 << players) - 1, "who has seen it: 1 me, 2 the next seat, 4 ..."),
        Plane("faces", tokens, 7, "each: 1 not known to me yet, 2 may be recycled, 4 turned up"),
        Plane("strays", 1, starters, "starting faces in the bag that I do not know"),
        Plane("diplomats", each, 1, f"for each region the diplomats of each seat, {seats}"),
        Plane("potions", each, CITIZENS_EACH, f"for each region the potions of each seat, {seats}"),
        Plane("carrying_both", each, 1, f"for each region diplomats with a potion, {seats}"),
        Plane(
            "region_cards",
            REGION_CARDS,
            THROWN,
            "0 absent, 1 unknown, 2 mine, 3 open, 4 discarded",
        ),
        Plane("shields", CLASS_CARDS, REGION_CARDS, "the region card on each class card plus 1"),
        Plane("region_hands", players, REGION_CARDS, f"region cards in hand, {seats}"),
        Plane("region_left", 1, REGION_CARDS, "region cards in the deck"),
        Plane("region_shuffles", 1, MOST, "how often the discards were shuffled"),
    ]  # fmt: skip
