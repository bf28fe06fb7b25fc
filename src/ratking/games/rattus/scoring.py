"""Points and places."""

from __future__ import annotations

from ratking.core.game import Outcome
from ratking.core.state import is_waiting
from ratking.games.rattus.cards import leaders
from ratking.games.rattus.domains import ENDINGS
from ratking.games.rattus.state import (
    DIPLOMATS,
    ENDING,
    HANDS,
    HAVEN,
    LAST,
    SAVED_DIPLOMATS,
    WITH_DIPLOMATS,
    WITH_REGION_CARDS,
    RattusState,
    on_the_board,
)


def points(state: RattusState, seat: int) -> dict[str, int]:
    """List what a seat scores, part by part."""
    haven = HAVEN.of(state, seat)
    parts = {"citizens": on_the_board(state, seat) - haven, "safe haven": haven}  # RB-42
    if WITH_REGION_CARDS.of(state):
        parts["region cards"] = region_card_points(state, seat)
    if WITH_DIPLOMATS.of(state):
        parts["diplomats"] = diplomat_points(diplomats_sent(state))[seat]
    return parts


def region_card_points(state: RattusState, seat: int) -> int:
    """Count the regions on a seat's cards where nobody has more citizens (RA-8)."""
    known = [card for card in HANDS[seat].all(state) if card >= 0]
    regions = {state.box.region_cards[card].region for card in known}
    return sum(1 for region in regions if seat in leaders(state, region))


def diplomats_sent(state: RattusState) -> list[int]:
    """Count every seat's diplomats, those in the Safe Haven too (RA-13)."""
    return [
        sum(DIPLOMATS.of(state, region, seat) for region in state.box.in_play)
        + SAVED_DIPLOMATS.of(state, seat)
        for seat in range(state.box.players)
    ]


def diplomat_points(sent: list[int]) -> list[int]:
    """Share 4 points for the most diplomats and 2 for the second most (RA-14)."""
    most = max(sent)
    first = [seat for seat, count in enumerate(sent) if count == most and count]
    rest = [count for count in sent if count != most]
    second = [seat for seat, count in enumerate(sent) if rest and count == max(rest) and count]
    prizes = (4, 0) if len(sent) == 2 else (4, 2)
    scored = [0] * len(sent)
    if len(first) > 1:
        _share(scored, first, sum(prizes))
    else:
        _share(scored, first, prizes[0])
        _share(scored, second, prizes[1])
    return scored


def _share(scored: list[int], seats: list[int], prize: int) -> None:
    for seat in seats:
        scored[seat] += prize // len(seats)


def rank(scores: list[int], last: int) -> list[int]:
    """Give places; of equal seats the one whose turn would have come sooner is ahead (RB-43)."""
    players = len(scores)
    order = [(last + step) % players for step in range(1, players + 1)]
    order.sort(key=lambda seat: -scores[seat])
    return [order.index(seat) + 1 for seat in range(players)]


def outcome(state: RattusState) -> Outcome | None:
    """Score the game when nothing is left to do."""
    if is_waiting(state):
        return None
    parts = [points(state, seat) for seat in range(state.box.players)]
    scores = [sum(part.values()) for part in parts]
    return Outcome(rank(scores, LAST.of(state)), scores, parts, ENDINGS[ENDING.of(state)])
