"""Rattus in numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ratking.core.game import Game
from ratking.core.question import NOBODY
from ratking.envs.codec.layout import (
    MOST,
    Layout,
    Plane,
    Written,
    byte,
    place_of,
    write_slots,
    write_small,
)
from ratking.games.rattus.board import REGIONS
from ratking.games.rattus.cards.crowns import NEW_WALL, WALLS
from ratking.games.rattus.game import Rattus
from ratking.games.rattus.pieces import DISCARDED, RECYCLED, SUPPLY, UNDEALT, RegionDeck
from ratking.games.rattus.questions import DONE, TAKE, USE
from ratking.games.rattus.state import CARDS, CITIZENS, ENDINGS, PHASES, SLOTS, RattusState
from ratking.games.rattus.windows import PASS

RATS: Final = REGIONS * SLOTS
BISHOPS: Final = 2
NUNS: Final = 3

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

    def domains(self) -> dict[str, tuple[int, str]]:
        """Size what a seat can be asked."""
        region = REGIONS, "a region"
        yes_no = 2, "no or yes"
        action = (
            DONE + 1,
            f"a region to increase in, {TAKE} + card to take, {USE} + card to use, {DONE} done",
        )
        return {
            "settle": region,
            "place_caravan": region,
            "act": action,
            "how_many": (CITIZENS + 1, "a number of citizens"),
            "card": (NEW_WALL + 1, "what the card asks for: region, rat, card, border, count"),
            "join_caravan": yes_no,
            "move_plague": region,
            "add_rat": region,
            "lower_limits": yes_no,
            "choose_rat": (RATS, "a rat: region * 3 + its place there"),
            "choose_face": (self.tokens, "the face of a rat"),
            "act_at_the_end": action,
            "choose_region": region,
            "play_region_card": (PASS + 1, "a region card; last: none"),
            "choose_shielded": (CARDS, "a class card"),
            "take_diplomat": yes_no,
            "take_potions": (CITIZENS + 1, "a number of potions"),
            "release": region,
            "move_in": yes_no,
            "crusade": yes_no,
            "add_extra_rat": (REGIONS + 1, "a region; last: nowhere"),
        }

    def chances(self) -> dict[str, tuple[int, str]]:
        """Size what nature can be asked."""
        return {
            "draw_card": (CARDS, "a class card"),
            "plague_starts": (REGIONS, "a region"),
            "deal_face": (self.tokens, "the face of a rat"),
            "draw_region_card": (PASS, "a region card"),
        }

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
        if table.region_deck is not None:
            self.write_region_cards(table, table.region_deck, seat, out, at + self.region_cards_at)

    def write_turn(self, table: RattusState, seat: int, out: vec[u8], at: i64) -> None:
        """Write the planes from phase to limit_minus, one number each."""
        out[at] = byte(table.phase)
        out[at + 1] = byte(table.ending)
        out[at + 2] = byte(self.turn(table.active, seat))
        out[at + 3] = 0 if table.last == NOBODY else byte(1 + self.turn(table.last, seat))
        out[at + 4] = byte(table.plague + 1)
        out[at + 5] = byte(table.caravan + 1)
        out[at + 6] = byte(table.struck + 1)
        out[at + 7] = byte(table.supply)
        out[at + 8] = 1 if table.increased else 0
        out[at + 9] = 1 if table.took_card else 0
        out[at + 10] = byte(table.limit_minus)

    def write_citizens(self, table: RattusState, seat: int, out: vec[u8], at: i64) -> None:
        """Write where citizens are, and which tokens lie under them."""
        end = self.write_regions(table, table.citizens, seat, out, at)
        end = self.write_rows(table.hand, seat, out, end)
        end = self.write_rows(table.haven, seat, out, end)
        end = self.write_rows(table.stored, seat, out, end)
        self.write_rows(table.saved_diplomats, seat, out, end)
        tokens = at - self.citizens_at + self.diplomats_at
        if table.diplomats:
            self.write_regions(table, table.diplomats, seat, out, tokens)
        if table.potions:
            self.write_regions(table, table.potions, seat, out, tokens + REGIONS * self.players)
        if table.carrying_both:
            both = tokens + 2 * REGIONS * self.players
            self.write_regions(table, table.carrying_both, seat, out, both)

    def write_regions(
        self, table: RattusState, values: list[int], seat: int, out: vec[u8], at: i64
    ) -> i64:
        """Write one number for each seat in every region in play; elsewhere zeros stay."""
        players: i64 = self.players
        me: i64 = max(seat, 0)
        for region in table.box.in_play:
            first: i64 = region * players
            to = at + first
            for other in range(me, players):
                out[to] = values[first + other]
                to += 1
            for other in range(me):
                out[to] = values[first + other]
                to += 1
        return at + REGIONS * players

    def write_cards(self, table: RattusState, seat: int, out: vec[u8], at: i64) -> None:
        """Write who holds which class card, which were used this turn, and what stands for them."""
        used = table.used
        for card in table.cards:
            holder = table.holder[card]
            out[at + card] = byte(holder + 2 if holder < 0 else 2 + self.turn(holder, seat))
            out[at + CARDS + card] = (used >> card) & 1
        pieces = at - self.cards_at + self.walls_at
        pieces = write_slots(table.walls, WALLS, out, pieces)
        pieces = write_slots(table.bishops, BISHOPS, out, pieces)
        write_slots(table.nuns, NUNS, out, pieces)

    def write_rats(self, table: RattusState, seat: int, out: vec[u8], at: i64) -> None:
        """Write rats, and who has seen them."""
        seen_at = at + RATS
        rats = table.rats
        for region in table.box.in_play:
            first: i64 = region * SLOTS
            count: i64 = table.rat_count[region]
            for slot in range(first, first + count):
                rat = rats[slot]
                known = rat.face != UNDEALT and rat.seen_by(seat)
                out[at + slot] = 4 + rat.face if known else 1 + rat.pool
                out[seen_at + slot] = self.seats(rat.seen, seat) if rat.seen else 0
            for slot in range(first + count, first + SLOTS):
                out[at + slot] = 0
                out[seen_at + slot] = 0

    def write_faces(self, table: RattusState, seat: int, out: vec[u8], at: i64) -> None:
        """Write the faces that this seat does not know of, and the strays."""
        write_small(table.undealt, out, at)
        strays = table.strays
        for rat in table.rats:
            face = rat.face
            if face != UNDEALT and rat.pool != RECYCLED and not rat.seen_by(seat):
                out[at + face] = 1
                if rat.pool == SUPPLY and table.box.faces[face].starter:
                    strays += 1
        for face in table.recycled_from:
            out[at + face] = out[at + face] + 2
        for face in table.turned_up:
            out[at + face] = out[at + face] + 4
        out[at + self.tokens] = byte(strays)

    def seats(self, seen: int, seat: int) -> int:
        """Turn bits for seats so that the lowest is the one that looks."""
        me = max(seat, 0)
        return (seen >> me) | ((seen << (self.players - me)) & ((1 << self.players) - 1))

    def write_region_cards(
        self, table: RattusState, deck: RegionDeck, seat: int, out: vec[u8], at: i64
    ) -> None:
        """Write where each card is as far as this seat knows, the hands' sizes and the shields."""
        for card in range(PASS):
            place = deck.place[card]
            out[at + card] = 0
            if place == DISCARDED:
                out[at + card] = THROWN
            elif place <= DISCARDED:
                out[at + card] = UNKNOWN
        for owner in range(self.players):
            if owner == seat or not table.pending:
                _mark(deck.hands[owner], IN_MY_HAND if owner == seat else OPEN, out, at)
        if deck.drawn_by in (NOBODY, seat):
            _mark(deck.drawn, OPEN, out, at)
        at += PASS
        for card in range(CARDS):
            out[at + card] = 0
        for card, shield in deck.shields:
            out[at + card] = byte(1 + shield)
            out[at - PASS + shield] = OPEN
        at = self.write_rows([len(hand) for hand in deck.hands], seat, out, at + CARDS)
        out[at] = byte(deck.left)
        out[at + 1] = byte(deck.shuffles)


def _mark(cards: list[int], mark: int, out: vec[u8], at: i64) -> None:
    for card in cards:
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
        Plane("walls", WALLS, NEW_WALL, "borders with a wall, each plus 1"),
        Plane("bishops", BISHOPS, REGIONS, "regions of the bishops, each plus 1"),
        Plane("nuns", NUNS, REGIONS, "regions of the nuns, each plus 1"),
        Plane("citizens", each, CITIZENS, f"for each region the citizens of each seat, {seats}"),
        Plane("hand", players, CITIZENS, f"citizens in hand, {seats}"),
        Plane("haven", players, CITIZENS, f"citizens in the Safe Haven, {seats}"),
        Plane("stored", players, CITIZENS, f"citizens stored on a card, {seats}"),
        Plane("saved_diplomats", players, CITIZENS, f"diplomats in the Safe Haven, {seats}"),
        Plane("cards", CARDS, players + 1, "each class card: 0 absent, 1 untaken, 2 mine, 3 ..."),
        Plane("used", CARDS, 1, "whether it was used this turn"),
        Plane(
            "rats", RATS, 3 + tokens,
            "for each region three places: 0 empty; 1 starting, 2 later, 3 recycled rat whose face "
            "I do not know; 4 + the face I know",
        ),
        Plane("seen", RATS, (1 << players) - 1, "who has seen it: 1 me, 2 the next seat, 4 ..."),
        Plane("faces", tokens, 7, "each: 1 not known to me yet, 2 may be recycled, 4 turned up"),
        Plane("strays", 1, starters, "starting faces in the bag that I do not know"),
        Plane("diplomats", each, 1, f"for each region the diplomats of each seat, {seats}"),
        Plane("potions", each, CITIZENS, f"for each region the potions of each seat, {seats}"),
        Plane("carrying_both", each, 1, f"for each region diplomats with a potion, {seats}"),
        Plane("region_cards", PASS, THROWN, "0 absent, 1 unknown, 2 mine, 3 open, 4 discarded"),
        Plane("shields", CARDS, PASS, "the region card on each class card plus 1"),
        Plane("region_hands", players, PASS, f"region cards in hand, {seats}"),
        Plane("region_left", 1, PASS, "region cards in the deck"),
        Plane("region_shuffles", 1, MOST, "how often the discards were shuffled"),
    ]  # fmt: skip
