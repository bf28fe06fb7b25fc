"""What is true at every moment of a game (RC-95)."""

from __future__ import annotations

from ratking.core.question import NATURE, NOBODY
from ratking.games.cartus.buildings.deck import deck_size
from ratking.games.cartus.pieces import (
    BUILDING_CARDS,
    CARD_NAMES,
    CARDS,
    COPIES,
    FAMILIES,
    JOKER,
    PLAYABLE,
    POPULATION,
    UNDEALT,
    UNKNOWN,
    WIDTH,
)
from ratking.games.cartus.state import (
    NOWHERE,
    RESOLVING,
    TRACKS,
    CartusState,
    is_shown,
    known_at,
)
from ratking.games.cartus.votes import premium_player, rivals_at


def broken_invariant(state: CartusState) -> str | None:
    """Say in a sentence what cannot be, or None when everything adds up."""
    return (
        _broken_buildings(state)
        or _broken_places(state)
        or _broken_premium(state)
        or _broken_hands(state)
        or _broken_population(state)
        or _broken_decks(state)
        or _broken_unknown(state)
        or _broken_row(state)
        or _broken_memory(state)
        or _broken_tracks(state)
        or _broken_tokens(state)
    )


def _broken_buildings(state: CartusState) -> str | None:
    """Every class has five cards in the game, and every unseen one lies in a deck (RC-12)."""
    if not state.round and not state.replacement_left:
        return None
    for family, name in enumerate(FAMILIES):
        found = sum(state.chosen[family * 2 * COPIES : (family + 1) * 2 * COPIES])
        if found != COPIES:
            return f"There must be {COPIES} building cards of {name} in the game, not {found}."
    seen = [*state.row, *state.replaced]
    for card in range(BUILDING_CARDS):
        if state.unseen[card] + seen.count(card) > state.chosen[card]:
            return "A building card is in two places, or is not in the game."
    if sum(state.unseen) != state.building_left + state.replacement_left:
        return "The unseen building cards are not as many as lie in both decks."
    if state.replacement_left + len(state.replaced) > state.box.replacement:
        return f"There are at most {state.box.replacement} cards in the Replacement deck."
    return None


def _broken_places(state: CartusState) -> str | None:
    inside = [seat for seat, place in enumerate(state.place) if place != NOWHERE]
    if sorted(state.entered) != inside:
        return "Those who entered a building are not those who stand in one."
    if any(place >= len(state.row) for place in state.place):
        return "A seat stands in a building that is not in the row."
    if len(state.row) > state.box.draw:
        return f"There are at most {state.box.draw} buildings in the row."
    if len({*state.queue, *inside}) != len(state.queue) + len(inside):
        return "A seat is in the queue twice, or has entered a building already."
    for seat, size in enumerate(state.laid_size):
        if size and seat not in inside:
            return f"Seat {seat} has played cards without entering a building."
    return None


def _broken_premium(state: CartusState) -> str | None:
    """Whoever is premium played the most, as long as it can be seen (RC-48, RC-53)."""
    if state.premium == NOBODY:
        return "Cards are turned up, and nobody is premium." if state.shown else None
    if state.phase != RESOLVING or state.premium not in state.entered:
        return "Nobody can be premium but who stands in a building while the row is resolved."
    rivals = rivals_at(state, state.place[state.premium])
    all_shown = all(is_shown(state, seat) for seat in rivals)
    if all_shown and premium_player(state, rivals) != state.premium:
        return f"Seat {state.premium} is premium, and others played more or entered before."
    return None


def _broken_hands(state: CartusState) -> str | None:
    for seat in range(state.box.players):
        first = seat * WIDTH
        if any(state.laid[first + PLAYABLE : first + CARDS]):
            return "Pass and Gold cannot be played on a building."
        if is_shown(state, seat) and state.laid[first + UNKNOWN]:
            return f"The cards that seat {seat} has turned up must be known."
    return None


def _broken_population(state: CartusState) -> str | None:
    """Every population card is somewhere: nature's, discarded, in the row or with somebody."""
    for card in range(POPULATION):
        found = state.pool[card] + state.row_pool[card] + state.discard[card]
        found += state.nun_row.count(card) + _held(state, card)
        if found != state.box.cards[card]:
            return (
                f"There are {found} of {CARD_NAMES[card]}; there must be {state.box.cards[card]}."
            )
    return None


def _held(state: CartusState, card: int) -> int:
    """Count a card in all hands and on the table, as far as it is shown."""
    return sum(state.hand[card::WIDTH]) + sum(state.laid[card::WIDTH])


def _missing(state: CartusState, card: int) -> int:
    """Count the jokers or special cards of a kind that lie neither in their deck nor open."""
    return deck_size(state, card) - state.decks[card - JOKER] - _held(state, card)


def _broken_decks(state: CartusState) -> str | None:
    for card in range(JOKER, CARDS):
        if _missing(state, card) < 0:
            return f"There are more than {deck_size(state, card)} of {CARD_NAMES[card]}."
    return None


def _broken_unknown(state: CartusState) -> str | None:
    """Nature must hold as many cards as the deck, the row and the unknown cards need."""
    unknown = sum(state.hand[UNKNOWN::WIDTH]) + sum(state.laid[UNKNOWN::WIDTH])
    undealt = state.nun_row.count(UNDEALT)
    wanted = state.deck_left + undealt + unknown
    specials = sum(_missing(state, card) for card in range(JOKER, CARDS))
    if specials > unknown:
        return "Special cards are missing, and nobody can hold them."
    there = sum(state.pool) + sum(state.row_pool) + specials
    if there != wanted:
        return f"{there} cards are left for {wanted} places."
    kept = sum(state.row_pool)
    if kept and (kept != undealt or not state.shuffles):
        return "The cards kept for the nun row are not as many as it needs."
    return None


def _broken_row(state: CartusState) -> str | None:
    """Whoever has seen a card knows it, and what was discarded does not lie in the row."""
    dealt_by_nature = bool(state.pending) and state.pending[-1].seat == NATURE
    for card, seen in zip(state.nun_row, state.nun_seen, strict=True):
        if card != UNDEALT and not seen and not dealt_by_nature:
            return "A card of the nun row has a face that nobody has seen."
    for card in range(POPULATION):
        if state.outside[card] < state.discard[card]:
            return "A discarded card is not counted among those outside the nun row."
        if state.outside[card] + state.nun_row.count(card) > state.box.cards[card]:
            return f"The nun row holds a {CARD_NAMES[card]} that was discarded."
    return None


def _broken_memory(state: CartusState) -> str | None:
    """Nobody knows more of a hand than is true, and each at least what everybody knows."""
    players = state.box.players
    for viewer in range(players + 1):
        for holder in range(players):
            if viewer != holder and not _knows_the_truth(state, viewer, holder):
                return f"Somebody knows more of the cards of seat {holder} than can be true."
    return None


def _knows_the_truth(state: CartusState, viewer: int, holder: int) -> bool:
    at, public = known_at(state, viewer, holder), known_at(state, -1, holder)
    first = holder * WIDTH
    hidden = not is_shown(state, holder)
    hand, laid = state.hand[first : first + WIDTH], state.laid[first : first + WIDTH]
    unknown = hand[UNKNOWN] + (laid[UNKNOWN] if hidden else 0)
    for card in range(CARDS):
        known = state.known[at + card]
        unknown -= max(known - hand[card] - (laid[card] if hidden else 0), 0)
        if known < state.known[public + card]:
            return False
    return unknown >= 0


def _broken_tracks(state: CartusState) -> str | None:
    """The discs on one space lie on each other without a gap."""
    players = state.box.players
    for family in range(TRACKS):
        first = family * players
        discs = sorted(
            (state.influence[disc], state.height[disc]) for disc in range(first, first + players)
        )
        for place, (influence, height) in enumerate(discs):
            below = sum(1 for other, _ in discs[:place] if other == influence)
            if height != below:
                return f"The discs on the track of {FAMILIES[family]} are not piled up."
    return None


def _broken_tokens(state: CartusState) -> str | None:
    found = sum(state.tokens) + state.tokens_left
    if found != state.box.tables.tokens:
        return f"There are {found} victory point tokens; there must be {state.box.tables.tokens}."
    return None
