"""A table of Rattus Cartus in tiles."""

from __future__ import annotations

from ratking.envs.pictures.sheet import COLOURS, Pieces, Tile
from ratking.games.cartus.pieces import CARD_NAMES, COPIES, FAMILIES, UNDEALT
from ratking.games.cartus.state import PHASES, TRACKS, CartusState
from ratking.games.cartus.tables import BUILDING_NAMES


def tiles(table: CartusState) -> list[Tile]:
    """Show the round, the row of buildings, the tracks and every seat."""
    nuns = [CARD_NAMES[card] if card != UNDEALT else "?" for card in table.nun_row]
    notes = [f"round {table.round}: {PHASES[table.phase]}", f"nuns: {', '.join(nuns)}"]
    head = Tile("Rattus Cartus", notes, [Pieces("buildings left", table.building_left)])
    row = [_building(table, place) for place in range(len(table.row))]
    tracks = [_track(table, track) for track in range(TRACKS)]
    return [head, *row, *tracks, *(_seat(table, seat) for seat in range(table.box.players))]


def _building(table: CartusState, place: int) -> Tile:
    inside = [
        Pieces(f"player_{seat}", table.laid_size[seat], COLOURS[seat])
        for seat in table.entered
        if table.place[seat] == place
    ]
    return Tile(BUILDING_NAMES[table.row[place] // COPIES], [], inside)


def _track(table: CartusState, track: int) -> Tile:
    players = table.box.players
    discs = [
        Pieces(f"player_{seat}", table.influence[track * players + seat], COLOURS[seat])
        for seat in range(players)
    ]
    return Tile(FAMILIES[track], [], discs)


def _seat(table: CartusState, seat: int) -> Tile:
    colour = COLOURS[seat]
    pieces = [Pieces("hand", table.hand_size[seat], colour), Pieces("tokens", table.tokens[seat])]
    if table.box.open_rats:
        pieces.append(Pieces("rats", table.rats[seat]))
    return Tile(f"player_{seat}", [], pieces)
