"""Rattus in numbers: what a seat knows of rats and region cards besides what lies open."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64, u8

from ratking.core.field import Cell, Field, Pile
from ratking.core.game import Game
from ratking.core.question import NOBODY
from ratking.core.state import is_waiting
from ratking.envs.codec.layout import Layout, byte
from ratking.envs.codec.plane import Plane
from ratking.envs.codec.sight import copied
from ratking.games.rattus.domains import CLASS_CARDS, REGION_CARDS, SLOTS
from ratking.games.rattus.pieces import DISCARDED, NEW, NO_FACE, NO_REGION_CARD, RECYCLED
from ratking.games.rattus.state import (
    CARD_PLACE,
    CARDS,
    CARRYING_BOTH,
    CROWD,
    DECK_LEFT,
    DIPLOMATS,
    DRAWN,
    DRAWN_BY,
    HANDS,
    POTIONS,
    RAT_FACE,
    RAT_POOL,
    RAT_SEEN,
    SHIELD,
    SHUFFLE_OF,
    SHUFFLES,
    STRAYS,
    UNDEALT,
    WITH_BOTH,
    WITH_DIPLOMATS,
    WITH_POTIONS,
    WITH_REGION_CARDS,
    RattusState,
)

UNKNOWN: Final = 1
IN_MY_HAND: Final = 2
OPEN: Final = 3
THROWN: Final = 4
"""What an observation says of a region card; 0 is one that is not in the game."""

POOL_AT: Final = int(RAT_POOL.first - RAT_FACE.first)
SEEN_AT: Final = int(RAT_SEEN.first - RAT_FACE.first)
"""How far from the face of a rat its pool lies, and who has seen it."""


class RattusLayout(Layout[RattusState]):
    """The Big Box at one number of players; options change no shape."""

    def __init__(self, game: Game[RattusState], players: int) -> None:
        super().__init__(game, players)
        faces = self.box.faces
        rats = [region * SLOTS + slot for region in self.box.in_play for slot in range(SLOTS)]
        self.rats: vec[i16] = vec[i16]([RAT_FACE.place((0, 0)) + rat for rat in rats])
        self.undealt: vec[i16] = vec[i16]([UNDEALT.place((face,)) for face in range(len(faces))])
        self.starter: vec[u8] = vec[u8]([int(face.starter) for face in faces])
        self.no_rats: vec[u8] = vec[u8]([u8(0)] * len(rats))
        self.no_cards: vec[u8] = vec[u8]([u8(0)] * (REGION_CARDS + players))

    def left_out(self) -> list[Field]:
        """The crowd of a region is the sum of its citizens, and a card in the game has a holder."""
        return [CROWD, CARDS]

    def optional(self) -> list[tuple[Cell, list[Field]]]:
        """Name what comes with a class card or an expansion."""
        return [
            (WITH_DIPLOMATS, [DIPLOMATS]),
            (WITH_POTIONS, [POTIONS]),
            (WITH_BOTH, [CARRYING_BOTH]),
            (WITH_REGION_CARDS, [SHUFFLE_OF, SHUFFLES, DECK_LEFT, DRAWN_BY, SHIELD]),
        ]

    def own_planes(self) -> list[Plane]:
        """Describe what `write_own` writes."""
        tokens, rats = len(self.box.faces), SLOTS * len(self.box.in_play)
        cards = REGION_CARDS
        seen = "faces that I have seen, for each rat: each plus 1"
        along = [f"{region},{slot}" for region in self.box.in_play for slot in range(SLOTS)]
        return [
            Plane("rat_face", rats, tokens, seen, along),
            Plane("undealt", tokens, 1, "faces of which I do not know where they are"),
            Plane(
                "strays", 1, len(self.box.starter_faces),
                "starting faces in the bag that I do not know",
            ),
            Plane("region_cards", cards, THROWN, "0 absent, 1 unknown, 2 mine, 3 open, 4 thrown"),
            Plane("region_hands", self.players, cards, "region cards in hand, for each seat"),
        ]  # fmt: skip

    def write_own(self, state: RattusState, seat: int, out: vec[u8]) -> vec[u8]:
        """Write the faces that this seat has seen and those that it has not, and region cards."""
        numbers = state.numbers
        faces, rats = copied(numbers, self.undealt), self.no_rats[:]
        strays: i64 = STRAYS.of(state)
        mine: i64 = max(seat, 0)
        for place, at in enumerate(self.rats):
            face = i64(numbers[i64(at)])
            if face != NO_FACE:
                pool = i64(numbers[i64(at) + POOL_AT])
                if seat >= 0 and (i64(numbers[i64(at) + SEEN_AT]) >> mine) & 1:
                    rats[place] = u8(face + 1)
                elif pool != RECYCLED:
                    faces[face] = 1
                    if pool == NEW:
                        strays += i64(self.starter[face])
        out = append(extend(extend(out, rats), faces), byte(strays))
        if not WITH_REGION_CARDS.of(state):
            return extend(out, self.no_cards)
        return extend(out, self.region_cards(state, seat))

    def region_cards(self, state: RattusState, seat: int) -> vec[u8]:
        """Write where each card is as far as this seat knows, and the hands' sizes."""
        out = self.no_cards[:]
        for card in range(REGION_CARDS):
            place = CARD_PLACE.of(state, card)
            if place <= DISCARDED:
                out[card] = THROWN if place == DISCARDED else UNKNOWN
        for owner in range(self.players):
            if owner == seat or not is_waiting(state):
                mark_pile(state, HANDS[owner], IN_MY_HAND if owner == seat else OPEN, out)
            out[REGION_CARDS + self.turn(owner, seat)] = byte(HANDS[owner].count(state))
        if DRAWN_BY.of(state) in (NOBODY, seat):
            mark_pile(state, DRAWN, OPEN, out)
        for card in range(CLASS_CARDS):
            shield = SHIELD.of(state, card)
            if shield != NO_REGION_CARD:
                out[shield] = OPEN
        return out


def mark_pile(state: RattusState, pile: Pile, mark: int, out: vec[u8]) -> None:
    """Mark the cards of a pile that are known."""
    for place in range(pile.count(state)):
        card = pile.of(state, place)
        if card >= 0:
            out[card] = byte(mark)
