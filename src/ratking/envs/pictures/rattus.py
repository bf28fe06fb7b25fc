"""A table of Rattus in tiles."""

from __future__ import annotations

from ratking.envs.pictures.sheet import COLOURS, Pieces, Tile
from ratking.games.rattus.cards.deck import NAMES
from ratking.games.rattus.pieces import UNDEALT
from ratking.games.rattus.state import PHASES, SLOTS, RattusState, citizens_of
from ratking.text import speech
from ratking.text.rattus import RattusWords

CARD_NAMES = {number: name for name, number in NAMES.items()}
SAY = speech("rattus")


def tiles(table: RattusState, _reader: int) -> list[Tile]:
    """Show the regions in play with the rats that this reader knows, then every seat."""
    free = [CARD_NAMES[card] for card in table.cards if table.holder[card] < 0]
    head = Tile("Rattus", [PHASES[table.phase], ", ".join(free)], [Pieces("supply", table.supply)])
    regions = [_region(table, region) for region in table.box.in_play]
    return [head, *regions, *(_seat(table, seat) for seat in range(table.box.players))]


def _region(table: RattusState, region: int) -> Tile:
    name = table.box.board.names[region]
    citizens = [
        Pieces(f"player_{seat}", citizens_of(table, seat, region), COLOURS[seat])
        for seat in range(table.box.players)
    ]
    title = f"{name} (plague)" if table.plague == region else name
    rats = table.rats[region * SLOTS : region * SLOTS + table.rat_count[region]]
    known = [f"rat {_words(table).face(table, rat.face)}" for rat in rats if rat.face != UNDEALT]
    return Tile(title, known, [Pieces("rats", table.rat_count[region]), *citizens])


def _seat(table: RattusState, seat: int) -> Tile:
    cards = [CARD_NAMES[card] for card in table.cards if table.holder[card] == seat]
    deck = table.region_deck
    held = deck.hands[seat] if deck is not None else []
    known = [_words(table).region_card(table, card) for card in held if card >= 0]
    notes = [*([", ".join(cards)] if cards else []), *known]
    hand = Pieces("in hand", table.hand[seat], COLOURS[seat])
    return Tile(f"player_{seat}", notes, [hand, Pieces("region cards", len(held))])


def _words(table: RattusState) -> RattusWords:
    return RattusWords(SAY, table.box.tables)
