"""Sealed Bids, counted slowly from what lies on the table."""

from __future__ import annotations

from typing import Any

from tests.toy import Auction


def broken_invariant(state: Auction) -> str | None:
    """Coins are only spent, and every prize is in the pool or was drawn."""
    if not all(0 <= coins <= 5 for coins in state.coins):
        return f"The purses hold {state.coins}."
    if sum(state.pool) + state.round != 6:
        return f"{sum(state.pool)} prizes are left after {state.round} rounds."
    return None


def recount(table: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Score prizes and coins; equal scores share a place."""
    scores = [won + coins for won, coins in zip(table["won"], table["coins"], strict=True)]
    best_first = sorted(scores, reverse=True)
    return scores, [best_first.index(score) + 1 for score in scores]
