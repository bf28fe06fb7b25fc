"""All parts of Rattus Cartus by name; nothing here is imported before it is used."""

from __future__ import annotations

from typing import Final

from ratking.core.manifest import Liking, Manifest
from ratking.games.cartus.pieces import COPIES

MANIFEST: Final = Manifest(
    name="cartus",
    rules="ratking.games.cartus.game:Cartus",
    files="ratking.games.cartus.tables:FILES",
    words="ratking.text.cartus:CartusWords",
    messages="ratking.text:{language}/cartus.ftl",
    lesson="ratking.lessons:cartus.json",
    heuristic="ratking.agents.cartus:CartusHeuristic",
    learned="ratking.agents:data/cartus.json",
    layout="ratking.envs.codec.cartus:CartusLayout",
    tiles="ratking.envs.pictures.cartus:tiles",
    zero_sum=False,  # the plague can kill everybody
    notes="ratking.arena.questions.cartus:CartusNotes",
    findings="ratking.arena.questions.cartus:CartusFindings",
    board="ratking.cli.boards.cartus:CartusBoard",
    printed="ratking.server.printed.cartus:CartusTables",
    figures="ratking.games.cartus.figures:FIGURES",
    liking=Liking("BuildingEntered", "building_card", "building", COPIES),
    documents="ratking.games.cartus.documents:DOCUMENTS",
)
