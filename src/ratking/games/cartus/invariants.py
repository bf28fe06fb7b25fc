"""What is true at every moment of a game (RC-95)."""

from __future__ import annotations

from ratking.core.question import NATURE, NOBODY
from ratking.core.state import is_waiting, top_seat
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
)
from ratking.games.cartus.state import (
    ALL_SEATS,
    BUILDING_LEFT,
    BUILDING_ROW,
    CHOSEN,
    DECK_LEFT,
    DECKS,
    DISCARD,
    ENTERED,
    HAND,
    HEIGHT,
    INFLUENCE,
    KNOWN,
    LAID,
    LAID_SIZE,
    NOWHERE,
    NUN_ROW,
    NUN_SEEN,
    OUTSIDE,
    PHASE,
    PLACE,
    POOL,
    PREMIUM,
    QUEUE,
    REPLACED,
    REPLACEMENT_LEFT,
    RESOLVING,
    ROUND,
    ROW_POOL,
    SHUFFLES,
    TOKENS,
    TOKENS_LEFT,
    TRACKS,
    UNSEEN,
    CartusState,
    is_shown,
    undealt,
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
    if not ROUND.of(state) and not REPLACEMENT_LEFT.of(state):
        return None
    chosen, unseen = CHOSEN.all(state), UNSEEN.all(state)
    for family, name in enumerate(FAMILIES):
        found = sum(chosen[family * 2 * COPIES : (family + 1) * 2 * COPIES])
        if found != COPIES:
            return f"There must be {COPIES} building cards of {name} in the game, not {found}."
    seen = [*BUILDING_ROW.all(state), *REPLACED.all(state)]
    for card in range(BUILDING_CARDS):
        if unseen[card] + seen.count(card) > chosen[card]:
            return "A building card is in two places, or is not in the game."
    if sum(unseen) != BUILDING_LEFT.of(state) + REPLACEMENT_LEFT.of(state):
        return "The unseen building cards are not as many as lie in both decks."
    if REPLACEMENT_LEFT.of(state) + REPLACED.count(state) > state.box.replacement:
        return f"There are at most {state.box.replacement} cards in the Replacement deck."
    return None


def _broken_places(state: CartusState) -> str | None:
    seats, row, queue = range(state.box.players), BUILDING_ROW.count(state), QUEUE.all(state)
    inside = [seat for seat in seats if PLACE.of(state, seat) != NOWHERE]
    if sorted(ENTERED.all(state)) != inside:
        return "Those who entered a building are not those who stand in one."
    if any(PLACE.of(state, seat) >= row for seat in inside):
        return "A seat stands in a building that is not in the row."
    if row > state.box.draw:
        return f"There are at most {state.box.draw} buildings in the row."
    if len({*queue, *inside}) != len(queue) + len(inside):
        return "A seat is in the queue twice, or has entered a building already."
    for seat in seats:
        if LAID_SIZE.of(state, seat) and seat not in inside:
            return f"Seat {seat} has played cards without entering a building."
    return None


def _broken_premium(state: CartusState) -> str | None:
    """Whoever is premium played the most, as long as it can be seen (RC-48, RC-53)."""
    premium = PREMIUM.of(state)
    if premium == NOBODY:
        shown = any(is_shown(state, seat) for seat in range(state.box.players))
        return "Cards are turned up, and nobody is premium." if shown else None
    if PHASE.of(state) != RESOLVING or not ENTERED.has(state, premium):
        return "Nobody can be premium but who stands in a building while the row is resolved."
    rivals = rivals_at(state, PLACE.of(state, premium))
    all_shown = all(is_shown(state, seat) for seat in rivals)
    if all_shown and premium_player(state, rivals) != premium:
        return f"Seat {premium} is premium, and others played more or entered before."
    return None


def _broken_hands(state: CartusState) -> str | None:
    for seat in range(state.box.players):
        if any(LAID.of(state, seat, card) for card in range(PLAYABLE, CARDS)):
            return "Pass and Gold cannot be played on a building."
        if is_shown(state, seat) and LAID.of(state, seat, UNKNOWN):
            return f"The cards that seat {seat} has turned up must be known."
    return None


def _broken_population(state: CartusState) -> str | None:
    """Every population card is somewhere: nature's, discarded, in the row or with somebody."""
    row = NUN_ROW.all(state)
    for card in range(POPULATION):
        found = POOL.of(state, card) + ROW_POOL.of(state, card) + DISCARD.of(state, card)
        found += row.count(card) + _held(state, card)
        if found != state.box.cards[card]:
            return (
                f"There are {found} of {CARD_NAMES[card]}; there must be {state.box.cards[card]}."
            )
    return None


def _held(state: CartusState, card: int) -> int:
    """Count a card in all hands and on the table, as far as it is shown."""
    return sum(
        HAND.of(state, seat, card) + LAID.of(state, seat, card) for seat in range(state.box.players)
    )


def _missing(state: CartusState, card: int) -> int:
    """Count the jokers or special cards of a kind that lie neither in their deck nor open."""
    return deck_size(state, card) - DECKS.of(state, card - JOKER) - _held(state, card)


def _broken_decks(state: CartusState) -> str | None:
    for card in range(JOKER, CARDS):
        if _missing(state, card) < 0:
            return f"There are more than {deck_size(state, card)} of {CARD_NAMES[card]}."
    return None


def _broken_unknown(state: CartusState) -> str | None:
    """Nature must hold as many cards as the deck, the row and the unknown cards need."""
    unknown = _held(state, UNKNOWN)
    wanted = DECK_LEFT.of(state) + undealt(state) + unknown
    specials = sum(_missing(state, card) for card in range(JOKER, CARDS))
    if specials > unknown:
        return "Special cards are missing, and nobody can hold them."
    kept = ROW_POOL.total(state)
    there = POOL.total(state) + kept + specials
    if there != wanted:
        return f"{there} cards are left for {wanted} places."
    if kept and (kept != undealt(state) or not SHUFFLES.of(state)):
        return "The cards kept for the nun row are not as many as it needs."
    return None


def _broken_row(state: CartusState) -> str | None:
    """Whoever has seen a card knows it, and what was discarded does not lie in the row."""
    dealt_by_nature = is_waiting(state) and top_seat(state) == NATURE
    row = NUN_ROW.all(state)
    for card, seen in zip(row, NUN_SEEN.all(state), strict=True):
        if card != UNDEALT and not seen and not dealt_by_nature:
            return "A card of the nun row has a face that nobody has seen."
    for card in range(POPULATION):
        if OUTSIDE.of(state, card) < DISCARD.of(state, card):
            return "A discarded card is not counted among those outside the nun row."
        if OUTSIDE.of(state, card) + row.count(card) > state.box.cards[card]:
            return f"The nun row holds a {CARD_NAMES[card]} that was discarded."
    return None


def _broken_memory(state: CartusState) -> str | None:
    """Nobody knows more of a hand than is true, and each at least what everybody knows."""
    players = state.box.players
    for viewer in (*range(players), ALL_SEATS):
        for holder in range(players):
            if viewer != holder and not _knows_the_truth(state, viewer, holder):
                return f"Somebody knows more of the cards of seat {holder} than can be true."
    return None


def _knows_the_truth(state: CartusState, viewer: int, holder: int) -> bool:
    hidden = not is_shown(state, holder)
    hand, laid = HAND.all(state, holder), LAID.all(state, holder)
    unknown = hand[UNKNOWN] + (laid[UNKNOWN] if hidden else 0)
    for card in range(CARDS):
        known = KNOWN.of(state, viewer, holder, card)
        unknown -= max(known - hand[card] - (laid[card] if hidden else 0), 0)
        if known < KNOWN.of(state, ALL_SEATS, holder, card):
            return False
    return unknown >= 0


def _broken_tracks(state: CartusState) -> str | None:
    """The discs on one space lie on each other without a gap."""
    seats = range(state.box.players)
    for family in range(TRACKS):
        discs = sorted(
            (INFLUENCE.of(state, family, seat), HEIGHT.of(state, family, seat)) for seat in seats
        )
        for place, (influence, height) in enumerate(discs):
            below = sum(1 for other, _ in discs[:place] if other == influence)
            if height != below:
                return f"The discs on the track of {FAMILIES[family]} are not piled up."
    return None


def _broken_tokens(state: CartusState) -> str | None:
    found = TOKENS.total(state) + TOKENS_LEFT.of(state)
    if found != state.box.tables.tokens:
        return f"There are {found} victory point tokens; there must be {state.box.tables.tokens}."
    return None
