"""The risk lens: what the plague would do, worked out in a process of its own."""

from __future__ import annotations

from ratking.core.manifest import load
from ratking.games import manifest_of
from ratking.server.boxes import shared_game
from ratking.server.replies import RegionRisk


def look_through(name: str, seen: dict[str, object]) -> list[RegionRisk]:
    """Judge every region from a table as one viewer may know it."""
    found = load(manifest_of(name).lens)(shared_game(name).from_json(seen))
    return [
        RegionRisk(risk.region, round(risk.outbreak, 3), [round(loss, 2) for loss in risk.losses])
        for risk in found
    ]
