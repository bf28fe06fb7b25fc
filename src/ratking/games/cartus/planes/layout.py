"""Rattus Cartus in numbers: what a seat knows of cards besides what lies open."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64, u8

from ratking.core.game import Game
from ratking.core.state import is_waiting, top_kind, top_seat
from ratking.envs.codec.layout import Layout, byte, stretch
from ratking.envs.codec.plane import Plane
from ratking.envs.codec.sight import copied
from ratking.envs.codec.words import MOST
from ratking.games.cartus.gifts import GIVE
from ratking.games.cartus.pieces import CARDS, POPULATION
from ratking.games.cartus.state import (
    ALL_SEATS,
    CHOSEN_SUPPLY,
    HAND,
    KNOWN,
    LAID,
    LAID_SIZE,
    LEAST,
    NUN_CARDS,
    NUN_ROW,
    CartusState,
    has_seen,
    is_shown,
)
from ratking.games.cartus.tables import LARGEST_ROW


class CartusLayout(Layout[CartusState]):
    """Rattus Cartus at one number of players; options change no shape."""

    def __init__(self, game: Game[CartusState], players: int) -> None:
        super().__init__(game, players)
        self.no_cards: vec[u8] = vec[u8]([u8(0)] * CARDS)
        self.memories: list[vec[i16]] = [self.memory(seat) for seat in range(players)]
        self.public: vec[i16] = self.memory(-1)

    def memory(self, seat: int) -> vec[i16]:
        """List where it lies what a seat is sure that others hold, then what all are sure of."""
        places: list[int] = []
        for viewer in (seat if seat >= 0 else ALL_SEATS, ALL_SEATS):
            for turn in range(self.players):
                holder = (max(seat, 0) + turn) % self.players
                places += [KNOWN.place((viewer, holder, card)) for card in range(CARDS)]
        return vec[i16](places)

    def own_planes(self) -> list[Plane]:
        """Describe what `write_own` writes."""
        players, each = self.players, "by number, for each seat"
        return [
            Plane("variant", 3, 1, "supplies together, fewest rats survive, rats shown openly"),
            Plane("least", 1, CARDS, "the lowest card that I may still give"),
            Plane(
                "nun_row", NUN_CARDS, POPULATION, "cards of the nun row that I know, each plus 1"
            ),
            Plane("supply", players, LARGEST_ROW, "the supply chosen plus 1, for each seat"),
            Plane("hand", CARDS, MOST, "my cards in hand, by number"),
            Plane("laid", CARDS * players, MOST, f"cards laid as far as I see them, {each}"),
            Plane("known", CARDS * players, MOST, f"cards that I am sure they hold, {each}"),
            Plane("public", CARDS * players, MOST, f"cards that all are sure they hold, {each}"),
        ]

    def write_own(self, state: CartusState, seat: int, out: vec[u8]) -> vec[u8]:
        """Write the own cards, what others laid face up, and who is sure of what."""
        box, numbers = state.box, state.numbers
        out = append(out, byte(int(box.together)))
        out = append(out, byte(int(box.mercy)))
        out = append(out, byte(int(box.open_rats)))
        gives = is_waiting(state) and top_seat(state) == seat and top_kind(state) is GIVE
        out = append(out, byte(LEAST.of(state)) if gives else u8(0))
        for place in range(NUN_CARDS):
            seen = has_seen(state, seat, place)
            out = append(out, byte(NUN_ROW.of(state, place) + 1) if seen else u8(0))
        out = self.write_supplies(state, seat, out)
        if seat < 0:
            out = extend(out, self.no_cards)
        else:
            out = extend(out, stretch(numbers, HAND.first + seat * HAND.wide, CARDS))
        out = self.write_laid(state, seat, out)
        return extend(out, copied(numbers, self.memories[seat] if seat >= 0 else self.public))

    def write_supplies(self, state: CartusState, seat: int, out: vec[u8]) -> vec[u8]:
        """Write the supplies that are chosen; while others may still think, only the own one."""
        secret = is_waiting(state) and top_kind(state).together
        other: i64 = max(seat, 0)
        for _ in range(self.players):
            hidden = secret and other != seat
            out = append(out, u8(0) if hidden else byte(CHOSEN_SUPPLY.of(state, other) + 1))
            other = other + 1 if other + 1 < self.seats else 0
        return out

    def write_laid(self, state: CartusState, seat: int, out: vec[u8]) -> vec[u8]:
        """Write the cards that were laid, where they are the own ones or lie face up."""
        other: i64 = max(seat, 0)
        for _ in range(self.players):
            if LAID_SIZE.of(state, other) and (other == seat or is_shown(state, other)):
                first = LAID.first + other * LAID.wide
                out = extend(out, stretch(state.numbers, first, CARDS))
            else:
                out = extend(out, self.no_cards)
            other = other + 1 if other + 1 < self.seats else 0
        return out
