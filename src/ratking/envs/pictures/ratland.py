"""A table of RatLand in tiles."""

from __future__ import annotations

from ratking.envs.pictures.sheet import COLOURS, Pieces, Tile
from ratking.games.ratland.pieces import CLAN_NAMES, EVENT_NAMES, SPACES
from ratking.games.ratland.pieces import COLOURS as CHEESES
from ratking.games.ratland.state import NO_CLAN, NO_EVENT, PHASES, RatlandState, rats_in


def tiles(table: RatlandState) -> list[Tile]:
    """Show the round, the bag and every sewer board."""
    notes = [f"round {table.round}: {PHASES[table.phase]}"]
    if table.event != NO_EVENT:
        notes.append(EVENT_NAMES[table.event])
    head = Tile("RatLand", notes, [Pieces("supply", table.supply)])
    pieces = [Pieces(name, table.bag[colour]) for colour, name in enumerate(CHEESES)]
    boards = [_board(table, seat) for seat in range(table.box.players)]
    return [head, Tile("bag", [], pieces), *boards]


def _board(table: RatlandState, seat: int) -> Tile:
    colour = COLOURS[seat]
    rats = [Pieces(name, rats_in(table, seat, place), colour) for place, name in enumerate(SPACES)]
    others = [
        Pieces("cheese", table.cheese[seat]),
        Pieces("poisoned", table.sick[seat], colour),
        Pieces("lost", table.lost[seat], colour),
        Pieces("dead", table.graveyard[seat]),
    ]
    clan = [CLAN_NAMES[table.clan[seat]]] if table.clan[seat] != NO_CLAN else []
    return Tile(f"player_{seat}", clan, rats + others)
