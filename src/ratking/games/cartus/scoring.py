"""Points, the plague check and places."""

from __future__ import annotations

from ratking.core.game import Outcome
from ratking.core.state import is_waiting
from ratking.games.cartus.buildings.deck import deck_size
from ratking.games.cartus.finale import nuns_in_row
from ratking.games.cartus.pieces import COUNTED, FAMILIES, FLUTE, GOLD, PASS, SWORD
from ratking.games.cartus.state import (
    HAND,
    HEIGHT,
    INFLUENCE,
    RATS,
    TOKENS,
    TRACKS,
    CartusState,
)


def points(state: CartusState) -> list[dict[str, int]]:
    """List what every seat scores, part by part, before the plague (RC-78, RC-79, RC-90)."""
    seats = range(state.box.players)
    shares = {FAMILIES[family]: class_points(state, family) for family in range(TRACKS)}
    shares["hand"] = majority_points(state, [counted_in_hand(state, seat) for seat in seats])
    for name, card in (("swords", SWORD), ("flutes", FLUTE), ("passes", PASS)):
        shares[name] = majority_points(state, [in_hand(state, seat, card) for seat in seats])
    if deck_size(state, GOLD):
        shares["gold"] = gold_points(state, [in_hand(state, seat, GOLD) for seat in seats])
    shares["tokens"] = [TOKENS.of(state, seat) * state.box.tables.token_value for seat in seats]
    return [{name: share[seat] for name, share in shares.items()} for seat in seats]


def in_hand(state: CartusState, seat: int, card: int) -> int:
    """Count the cards of one kind in a hand."""
    return HAND.of(state, seat, card)


def counted_in_hand(state: CartusState, seat: int) -> int:
    """Count the population cards and jokers in a hand (RC-84)."""
    return sum([HAND.of(state, seat, card) for card in range(COUNTED)])


def track_order(state: CartusState, family: int) -> list[int]:
    """List the seats with influence in a class, best first; a lower disc is ahead (RC-82)."""
    seats = [seat for seat in range(state.box.players) if INFLUENCE.of(state, family, seat)]
    return sorted(
        seats,
        key=lambda seat: (-INFLUENCE.of(state, family, seat), HEIGHT.of(state, family, seat)),
    )


def class_points(state: CartusState, family: int) -> list[int]:
    """Give the prizes of a class; the third one not to two players (RC-80, RC-81, RC-83)."""
    scored = [0] * state.box.players
    prizes = state.box.tables.class_points
    for prize, seat in zip(prizes, track_order(state, family), strict=False):
        scored[seat] = prize
    return scored


def majority_points(state: CartusState, counts: list[int]) -> list[int]:
    """Reward whoever has the most of something; having none earns nothing (RC-84, RC-85)."""
    most = max(counts)
    tables = state.box.tables
    prize = tables.most_points if counts.count(most) == 1 else tables.most_tied_points
    return [prize if count == most and count else 0 for count in counts]


def gold_points(state: CartusState, counts: list[int]) -> list[int]:
    """Share the prizes for the most and the second most Gold (RC-86 to RC-89)."""
    first, second = state.box.tables.gold_points
    scored = [0] * len(counts)
    most = max(counts)
    if counts.count(most) > 1:
        _share(scored, counts, most, first + second)
    else:
        _share(scored, counts, most, first)
        if len(counts) > 2:
            _share(scored, counts, max(count for count in counts if count != most), second)
    return scored


def _share(scored: list[int], counts: list[int], wanted: int, prize: int) -> None:
    if wanted:
        for seat, count in enumerate(counts):
            if count == wanted:
                scored[seat] = prize // counts.count(wanted)


def survivors(state: CartusState) -> list[int]:
    """List who lives: no more rats than nuns; or, if the table says so, the fewest (RC-94)."""
    nuns, rats = nuns_in_row(state), rats_of_all(state)
    alive = [seat for seat, count in enumerate(rats) if count <= nuns]
    if not alive and state.box.mercy:
        alive = [seat for seat, count in enumerate(rats) if count == min(rats)]
    return alive


def rats_of_all(state: CartusState) -> list[int]:
    """List everybody's rats."""
    return [RATS.of(state, seat) for seat in range(state.box.players)]


def outcome(state: CartusState) -> Outcome | None:
    """Score the game when nothing is left to do; the dead lose all their points (RC-91)."""
    if is_waiting(state):
        return None
    parts = points(state)
    alive = survivors(state)
    for seat, part in enumerate(parts):
        part["plague"] = 0 if seat in alive else -sum(part.values())
    scores = [sum(part.values()) for part in parts]
    places = rank(scores, rats_of_all(state), alive)
    return Outcome(places, scores, parts, ending(state), everybody_lost=not alive)


def rank(scores: list[int], rats: list[int], alive: list[int]) -> list[int]:
    """Give places: points, then fewer rats, else shared; the dead share the last (RC-92, RC-93)."""
    merits = [
        (1, score, -rats[seat]) if seat in alive else (0, 0, 0) for seat, score in enumerate(scores)
    ]
    return [1 + sum(1 for other in merits if other > merit) for merit in merits]


def ending(state: CartusState) -> str:
    """Say how it ended."""
    nuns = nuns_in_row(state)
    return "everybody died" if min(rats_of_all(state)) > nuns else "final round"
