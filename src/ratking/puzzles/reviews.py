"""When something solved comes back: days later, and each time after a longer while (FSRS)."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import Any


def reviewed(card: dict[str, Any] | None, now: float, *, solved: bool) -> dict[str, Any]:
    """Note a try; without a card it is the first."""
    from fsrs import Card, Rating

    known = Card(card_id=1) if card is None else Card.from_dict(card)  # type: ignore[arg-type]
    at = datetime.fromtimestamp(now, UTC)
    fresh, _ = _scheduler().review_card(known, Rating.Good if solved else Rating.Again, at)
    return dict(fresh.to_dict())


def due_at(card: dict[str, Any]) -> float:
    """Say when it comes back."""
    return datetime.fromisoformat(card["due"]).timestamp()


@cache
def _scheduler() -> Any:
    """Nothing comes back on the same day: whoever wants to try again at once just does."""
    from fsrs import Scheduler

    return Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
