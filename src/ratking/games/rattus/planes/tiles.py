"""A table of Rattus in tiles."""

from __future__ import annotations

from ratking.envs.pictures.sheet import COLOURS, Pieces, Tile
from ratking.games.rattus.cards.deck import NAMES
from ratking.games.rattus.domains import PHASES, SLOTS
from ratking.games.rattus.pieces import NO_FACE
from ratking.games.rattus.state import HANDS, RAT_COUNT, RattusState, citizens_of, face_of
from ratking.games.rattus.words.words import RattusWords
from ratking.text import speech

CARD_NAMES = {number: name for name, number in NAMES.items()}
SAY = speech("rattus")


def tiles(table: RattusState, _reader: int) -> list[Tile]:
    """Show the regions in play with the rats that this reader knows, then every seat."""
    free = [CARD_NAMES[card] for card in table.cards if table.holder[card] < 0]
    notes = [PHASES[table.phase], *([", ".join(free)] if free else [])]
    head = Tile("Rattus", notes, [Pieces("supply", table.supply)])
    regions = [_region(table, region) for region in table.box.in_play]
    return [head, *regions, *(_seat(table, seat) for seat in range(table.box.players))]


def _region(table: RattusState, region: int) -> Tile:
    name = table.box.board.names[region]
    citizens = [
        Pieces(f"player_{seat}", citizens_of(table, seat, region), COLOURS[seat])
        for seat in range(table.box.players)
    ]
    title = f"{name} (plague)" if table.plague == region else name
    rats = range(region * SLOTS, region * SLOTS + RAT_COUNT.of(table, region))
    faces = [face_of(table, rat) for rat in rats]
    known = [f"rat {_words(table).face(table, face)}" for face in faces if face != NO_FACE]
    return Tile(title, known, [Pieces("rats", len(rats)), *citizens])


def _seat(table: RattusState, seat: int) -> Tile:
    cards = [CARD_NAMES[card] for card in table.cards if table.holder[card] == seat]
    held = HANDS[seat].all(table)
    known = [_words(table).region_card(table, card) for card in held if card >= 0]
    notes = [*([", ".join(cards)] if cards else []), *known]
    hand = Pieces("in hand", table.hand[seat], COLOURS[seat])
    return Tile(f"player_{seat}", notes, [hand, Pieces("region cards", len(held))])


def _words(table: RattusState) -> RattusWords:
    return RattusWords(SAY, table.box.tables)
