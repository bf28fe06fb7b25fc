"""A state of Rattus as plain data, with the names that are printed in the box."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY
from ratking.core.reading import question_to_json
from ratking.games.rattus.board import NOWHERE
from ratking.games.rattus.cards.deck import DECK
from ratking.games.rattus.pieces import UNDEALT, Rat, RegionDeck
from ratking.games.rattus.state import ENDINGS, PHASES, SLOTS, UNTAKEN, RattusState, citizens_of

POOLS: Final = ("starter", "supply", "recycled")
PLACES: Final = ("face down", "aside", "discarded", "removed")


def to_json(state: RattusState) -> dict[str, object]:
    """Write a state."""
    names = state.box.board.names
    return {
        "players": state.box.players,
        "start": state.box.start,
        "phase": PHASES[state.phase],
        "active": state.active,
        "last": None if state.last == NOBODY else state.last,
        "ending": ENDINGS[state.ending],
        "plague": place_name(state, state.plague),
        "caravan": place_name(state, state.caravan),
        "struck": place_name(state, state.struck),
        "supply": state.supply,
        "strays": state.strays,
        "increased": state.increased,
        "took_card": state.took_card,
        "used": [card_name(card) for card in state.cards if (state.used >> card) & 1],
        "limit_minus": state.limit_minus,
        "hand": state.hand[:],
        "haven": state.haven[:],
        "cards": {card_name(card): _holder(state.holder[card]) for card in state.cards},
        "discarded": discarded(state),
        "regions": {names[region]: _region(state, region) for region in state.box.in_play},
        "stored": state.stored[:],
        "saved_diplomats": state.saved_diplomats[:],
        "walls": [[names[here], names[there]] for here, there in _walls(state)],
        "bishops": [names[region] for region in state.bishops],
        "nuns": [names[region] for region in state.nuns],
        "turned_up": list(state.turned_up),
        "recycled_from": list(state.recycled_from),
        "region_cards": _region_deck(state.region_deck),
        "pending": [question_to_json(question) for question in state.pending],
    }


def place_name(state: RattusState, region: int) -> str | None:
    """Name a region, or nothing where a piece is not on the board."""
    return None if region == NOWHERE else state.box.board.names[region]


def card_name(card: int) -> str:
    """Name a class card."""
    return type(DECK[card]).__name__


def discarded(state: RattusState) -> list[int]:
    """List the faces that everybody has seen leave the game."""
    dealt = {rat.face for rat in state.rats}
    return [face for face, left in enumerate(state.undealt) if not left and face not in dealt]


def _holder(holder: int) -> int | None:
    return None if holder == UNTAKEN else holder


def _walls(state: RattusState) -> list[tuple[int, int]]:
    return [state.box.borders[wall] for wall in state.walls]


def _region_deck(deck: RegionDeck | None) -> dict[str, object] | None:
    if deck is None:
        return None
    return {
        "place": [PLACES[place] for place in deck.place],
        "shuffle_of": deck.shuffle_of[:],
        "shuffles": deck.shuffles,
        "left": deck.left,
        "hands": [hand[:] for hand in deck.hands],
        "drawn": deck.drawn[:],
        "drawn_by": None if deck.drawn_by == NOBODY else deck.drawn_by,
        "shields": [[card_name(card), region_card] for card, region_card in deck.shields],
    }


def _region(state: RattusState, region: int) -> dict[str, object]:
    first = region * SLOTS
    rats = state.rats[first : first + state.rat_count[region]]
    row: dict[str, object] = {
        "citizens": [citizens_of(state, seat, region) for seat in range(state.box.players)],
        "rats": [_rat(rat, state.box.players) for rat in rats],
    }
    place = region * state.box.players
    if state.diplomats:
        row["diplomats"] = state.diplomats[place : place + state.box.players]
    if state.potions:
        row["potions"] = state.potions[place : place + state.box.players]
    if state.carrying_both:
        row["carrying_both"] = state.carrying_both[place : place + state.box.players]
    return row


def _rat(rat: Rat, players: int) -> dict[str, object]:
    return {
        "pool": POOLS[rat.pool],
        "face": None if rat.face == UNDEALT else rat.face,
        "seen": [seat for seat in range(players) if rat.seen_by(seat)],
    }
