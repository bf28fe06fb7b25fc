"""A table of Rattus in tiles."""

from __future__ import annotations

from ratking.envs.pictures.sheet import COLOURS, Pieces, Tile
from ratking.games.rattus.cards.deck import NAMES
from ratking.games.rattus.state import PHASES, RattusState, citizens_of

CARD_NAMES = {number: name for name, number in NAMES.items()}


def tiles(table: RattusState) -> list[Tile]:
    """Show the regions in play, then every seat."""
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
    return Tile(title, [], [Pieces("rats", table.rat_count[region]), *citizens])


def _seat(table: RattusState, seat: int) -> Tile:
    cards = [CARD_NAMES[card] for card in table.cards if table.holder[card] == seat]
    hand = Pieces("in hand", table.hand[seat], COLOURS[seat])
    return Tile(f"player_{seat}", [", ".join(cards)] if cards else [], [hand])
