"""The risk lens: what the plague would do, from what one viewer may know."""

from __future__ import annotations

from ratking.core.manifest import load
from ratking.games import manifest_of
from ratking.server.boxes import shared_game
from ratking.server.guest import Guest
from ratking.server.refusals import Refusal
from ratking.server.replies import RegionRisk
from ratking.server.table import PLAYING, Table


def look_through(name: str, seen: dict[str, object]) -> list[RegionRisk]:
    """Judge every region from a table as one viewer may know it."""
    found = load(manifest_of(name).lens)(shared_game(name).from_json(seen))
    return [
        RegionRisk(risk.region, round(risk.outbreak, 3), [round(loss, 2) for loss in risk.losses])
        for risk in found
    ]


def wanted_risk(table: Table, guest: Guest, seat: int | None) -> tuple[str, dict[str, object]]:
    """Name a game and the table as a guest may know it, if its regions can be judged."""
    viewer = guest.viewer(table, seat)
    match = table.match
    if not manifest_of(match.game.name).lens:
        raise Refusal("off", "This game has no risk lens.")
    if table.status != PLAYING:
        raise Refusal("not_now", "No game is being played here now.")
    return match.game.name, match.game.to_json(match.game.observe(match.state, viewer).table)
