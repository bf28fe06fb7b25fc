"""What Prometheus can ask about besides requests."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

ANSWERS: Final = Counter(
    "ratking_answers_total", "Answers that everybody heard of, nature's included."
)
SOCKETS: Final = Gauge("ratking_sockets", "Open WebSockets.", multiprocess_mode="livesum")
REFUSALS: Final = Counter("ratking_refusals_total", "Requests that were refused.", ["code"])
DATABASE: Final = Gauge(
    "ratking_database_bytes", "Size of the database on disk.", multiprocess_mode="max"
)
CALLS: Final = Counter("ratking_calls_total", "Letters to push services by fate.", ["fate"])
THINKING: Final = Histogram("ratking_thinking_seconds", "How long bots think before all eyes.")
"""The label of a refusal is its code; nothing that a person wrote becomes a label."""
