"""A table of Rattus Cartus in tiles."""

from __future__ import annotations

from collections.abc import Sequence

from ratking.envs.pictures.sheet import COLOURS, Pieces, Tile
from ratking.games.cartus.pieces import CARD_NAMES, CARDS, COPIES, FAMILIES, UNDEALT
from ratking.games.cartus.state import PHASES, TRACKS, CartusState
from ratking.games.cartus.tables import BUILDING_NAMES
from ratking.games.cartus.words.words import CartusWords
from ratking.text import speech

SAY = speech("cartus")


def tiles(table: CartusState, reader: int) -> list[Tile]:
    """Show the round, the row of buildings, the tracks and every seat, with the reader's cards."""
    nuns = [CARD_NAMES[card] if card != UNDEALT else "?" for card in table.nun_row]
    notes = [f"round {table.round}: {PHASES[table.phase]}", f"nuns: {', '.join(nuns)}"]
    head = Tile("Rattus Cartus", notes, [Pieces("buildings left", table.building_left)])
    row = [_building(table, place) for place in range(len(table.row))]
    tracks = [_track(table, track) for track in range(TRACKS)]
    return [head, *row, *tracks, *(_seat(table, seat, reader) for seat in range(table.box.players))]


def _building(table: CartusState, place: int) -> Tile:
    inside = [
        Pieces(f"player_{seat}", table.laid_size[seat], COLOURS[seat])
        for seat in table.entered
        if table.place[seat] == place
    ]
    return Tile(BUILDING_NAMES[table.row[place] // COPIES], [], inside)


def _track(table: CartusState, track: int) -> Tile:
    discs = [
        Pieces(f"player_{seat}", steps, COLOURS[seat])
        for seat, steps in enumerate(table.influence[track])
    ]
    return Tile(FAMILIES[track], [], discs)


def _seat(table: CartusState, seat: int, reader: int) -> Tile:
    colour = COLOURS[seat]
    pieces = [Pieces("hand", table.hand_size[seat], colour), Pieces("tokens", table.tokens[seat])]
    if table.box.open_rats or seat == reader:
        pieces.append(Pieces("rats", table.rats[seat]))
    known = {"holds": _known(table.hand[seat]), "has laid": _known(table.laid[seat])}
    notes = [f"{what} {_words(table).cards(cards)}" for what, cards in known.items() if cards]
    return Tile(f"player_{seat}", notes, pieces)


def _known(counts: Sequence[int]) -> list[int]:
    """List the cards of a seat that the reader can see."""
    return [card for card in range(CARDS) for _ in range(counts[card])]


def _words(table: CartusState) -> CartusWords:
    return CartusWords(SAY, table.box.tables)
