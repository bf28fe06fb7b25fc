"""Rattus Cartus in numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ratking.core.game import Game
from ratking.core.question import NOBODY
from ratking.envs.codec.layout import MOST, Layout, Plane, Written, byte, write_known, write_list
from ratking.games.cartus.enter import PASS_THE_TURN
from ratking.games.cartus.pieces import (
    BUILDING_CARDS,
    BUILDINGS,
    CARDS,
    JOKER,
    POPULATION,
    STOP,
    WIDTH,
)
from ratking.games.cartus.state import NUN_ROW, PHASES, TRACKS, CartusState, known_at

ROW: Final = 3
"""A round never has more than three buildings."""


class CartusLayout(Layout[CartusState]):
    """Rattus Cartus at one number of players; options change no shape."""

    def __init__(self, game: Game[CartusState], players: int) -> None:
        super().__init__(game, players)
        self.planes = self.question_planes() + _planes(players)

    def domains(self) -> dict[str, tuple[int, str]]:
        """Size what a seat can be asked."""
        place = ROW, "a building of the row"
        return {
            "supply": place,
            "supply_together": place,
            "look": (NUN_ROW, "a card of the nun row"),
            "enter": (PASS_THE_TURN + 1, "a building of the row; last: play a Pass"),
            "lay": (STOP + 1, "a card; last: that was all"),
            "choose_victim": (self.players, "a seat"),
            "give": (CARDS, "a card"),
            "use_action": (2, "no or yes"),
            "discard_for_rat": (STOP + 1, "a card; last: that was all"),
        }

    def chances(self) -> dict[str, tuple[int, str]]:
        """Size what nature can be asked."""
        return {
            "choose_building": (BUILDINGS, "a building"),
            "choose_card": (BUILDING_CARDS, "a building card"),
            "draw_building": (BUILDING_CARDS, "a building card"),
            "draw_card": (POPULATION, "a population card"),
            "deal_nun_card": (POPULATION, "a population card"),
        }

    def write(self, table: CartusState, seat: int, out: vec[u8], at: i64, old: Written) -> None:
        """Write everything that is left of the table."""
        at = self.write_question(table, seat, out, at)
        at = self.write_round(table, seat, out, at)
        at = self.write_buildings(table, out, at)
        for values in (table.rats, table.tokens, table.hand_size, table.laid_size):
            at = self.write_rows(values, seat, out, at)
        at = self.write_rows([place + 1 for place in table.place], seat, out, at)
        at = self.write_rows([chosen + 1 for chosen in table.supply], seat, out, at)
        at = self.write_rows(_order(table.entered, self.players), seat, out, at)
        at = self.write_rows(_order(table.queue, self.players), seat, out, at)
        at = self.write_rows(table.influence, seat, out, at)
        at = self.write_rows(table.height, seat, out, at)
        at = self.write_blocks(table.hand, WIDTH, seat, out, at)
        at = self.write_blocks(table.laid, WIDTH, seat, out, at)
        for pile in (table.pool, table.discard, table.outside, table.decks):
            at = write_list(pile, out, at)
        at = write_known(table.nun_row, out, at)
        at = write_list([self.bits(seen, seat) for seen in table.nun_seen], out, at)
        at = self.write_known_cards(table, seat, seat, out, at)
        self.write_known_cards(table, -1, seat, out, at)

    def write_round(self, table: CartusState, seat: int, out: vec[u8], at: i64) -> i64:
        """Write the planes from phase to variant."""
        box = table.box
        numbers = [
            table.phase, table.round, self.turn(table.start, seat), self.premium(table, seat),
            table.building_left,
            table.replacement_left, table.least, table.deck_left, table.shuffles,
            table.tokens_left, int(box.together), int(box.mercy), int(box.open_rats),
        ]  # fmt: skip
        return write_list(numbers, out, at)

    def premium(self, table: CartusState, seat: int) -> int:
        """Say who is premium: 0 nobody, 1 the seat that looks, 2 the next one, and so on."""
        return 0 if table.premium == NOBODY else 1 + self.turn(table.premium, seat)

    def write_buildings(self, table: CartusState, out: vec[u8], at: i64) -> i64:
        """Write where every building card is, and the row."""
        for card in range(BUILDING_CARDS):
            out[at + card] = byte(table.chosen[card] + table.unseen[card])
        for card in table.replaced:
            out[at + card] = 3
        at += BUILDING_CARDS
        for place in range(ROW):
            out[at + place] = 0
        write_known(table.row, out, at)
        return at + ROW

    def bits(self, seen: int, seat: int) -> int:
        """Turn bits for seats so that the lowest is the one that looks."""
        me = max(seat, 0)
        return (seen >> me) | ((seen << (self.players - me)) & ((1 << self.players) - 1))

    def write_known_cards(
        self, table: CartusState, viewer: int, seat: int, out: vec[u8], at: i64
    ) -> i64:
        """Write what a viewer, or everybody, can be sure that each seat holds."""
        first = known_at(table, viewer, 0)
        known = table.known[first : first + self.players * CARDS]
        return self.write_blocks(known, CARDS, seat, out, at)


def _order(seats: list[int], players: int) -> list[int]:
    """Turn a list of seats into everybody's place in it, 0 for who is not there."""
    places = [0] * players
    for place in range(len(seats)):
        places[seats[place]] = place + 1
    return places


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
        Plane("row", ROW, BUILDING_CARDS, "the building cards of the round, each plus 1"),
        Plane("rats", players, MOST, f"rats, {seats}"),
        Plane("tokens", players, MOST, f"tokens, {seats}"),
        Plane("hand_size", players, MOST, f"cards in hand, {seats}"),
        Plane("laid_size", players, MOST, f"cards laid on a building, {seats}"),
        Plane("place", players, ROW, f"the building entered plus 1, {seats}"),
        Plane("supply", players, ROW, f"the supply chosen plus 1, {seats}"),
        Plane("entered", players, players, f"the order of entering, 0 not yet, {seats}"),
        Plane("queue", players, players, f"the place in the queue, 0 not in it, {seats}"),
        Plane("influence", TRACKS * players, MOST, f"on each track, {seats}"),
        Plane("height", TRACKS * players, players - 1, f"in each pile of discs, {seats}"),
        Plane("hand", WIDTH * players, MOST, f"cards in hand by number; last: unknown; {seats}"),
        Plane("laid", WIDTH * players, MOST, f"cards laid by number; last: unknown; {seats}"),
        Plane("pool", POPULATION, MOST, "population cards whose place I do not know, by number"),
        Plane("discard", POPULATION, MOST, "discarded population cards by number"),
        Plane("outside", POPULATION, MOST, "population cards outside the deck since a shuffle"),
        Plane("decks", CARDS - JOKER, MOST, "jokers, Swords, Flutes, Passes and Gold left"),
        Plane("nun_row", NUN_ROW, POPULATION, "cards of the nun row that I know, each plus 1"),
        Plane("nun_seen", NUN_ROW, bits, "who has looked: 1 me, 2 the next seat, 4 ..."),
        Plane("known", CARDS * players, MOST, f"cards that I am sure they hold, {seats}"),
        Plane("public", CARDS * players, MOST, f"cards that all are sure they hold, {seats}"),
    ]
