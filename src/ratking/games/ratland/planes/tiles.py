"""A table of RatLand in tiles."""

from __future__ import annotations

from ratking.envs.pictures.sheet import COLOURS, Pieces, Tile
from ratking.games.ratland.pieces import CLAN_NAMES, EVENT_NAMES, SPACES
from ratking.games.ratland.pieces import COLOURS as CHEESES
from ratking.games.ratland.state import (
    NO_CLAN,
    NO_EVENT,
    PHASES,
    UNDEALT,
    RatlandState,
    rats_in,
)
from ratking.games.ratland.words.words import RatlandWords
from ratking.text import speech

SAY = speech("ratland")


def tiles(table: RatlandState, reader: int) -> list[Tile]:
    """Show the round, the bag and every sewer board, with what the reader knows ahead."""
    notes = [f"round {table.round}: {PHASES[table.phase]}"]
    if table.event != NO_EVENT:
        notes.append(EVENT_NAMES[table.event])
    if table.next_event != UNDEALT:
        notes.append(f"next event {_words(table).happening(table.next_event)}")
    if table.next_food != UNDEALT:
        notes.append(f"next food {_words(table).food(table, table.next_food)}")
    head = Tile("RatLand", notes, [Pieces("supply", table.supply)])
    pieces = [Pieces(name, table.bag[colour]) for colour, name in enumerate(CHEESES)]
    boards = [_board(table, seat, reader) for seat in range(table.box.players)]
    return [head, Tile("bag", [], pieces), *boards]


def _board(table: RatlandState, seat: int, reader: int) -> Tile:
    colour = COLOURS[seat]
    rats = [Pieces(name, rats_in(table, seat, place), colour) for place, name in enumerate(SPACES)]
    others = [
        Pieces("cheese", table.cheese[seat]),
        Pieces("poisoned", table.sick[seat], colour),
        Pieces("lost", table.lost[seat], colour),
        Pieces("dead", table.graveyard[seat]),
    ]
    clan = [CLAN_NAMES[table.clan[seat]]] if table.clan[seat] != NO_CLAN else []
    secrets = _secrets(table, seat) if seat == reader else []
    return Tile(f"player_{seat}", clan + secrets, rats + others)


def _secrets(table: RatlandState, seat: int) -> list[str]:
    """List what a seat is offered, and what it plans behind its screen."""
    offers, plan = table.offers[seat], table.plan[seat]
    names = [*SPACES, "counting twice", "hiding a cheese"]
    return [f"may be {_words(table).clan(clan)}" for clan in offers if clan != UNDEALT] + [
        f"plans {names[place]} {count}" for place, count in enumerate(plan) if count
    ]


def _words(table: RatlandState) -> RatlandWords:
    return RatlandWords(SAY, table.box.tables)
