"""All parts of Rattus Cartus by name; nothing here is imported before it is used."""

from __future__ import annotations

from typing import Final

from ratking.core.manifest import Liking, Manifest
from ratking.games.cartus.pieces import COPIES

MANIFEST: Final = Manifest(
    name="cartus",
    rules="ratking.games.cartus.game:Cartus",
    files="ratking.games.cartus.tables:FILES",
    words="ratking.games.cartus.words.words:CartusWords",
    messages="ratking.games.cartus.words:{language}/cartus.ftl",
    puzzles="ratking.games.cartus:puzzles.jsonl.gz",
    challenges="ratking.games.cartus:challenges.json",
    themes="ratking.games.cartus.themes:THEMES",
    lesson="ratking.games.cartus:lesson.json",
    heuristic="ratking.games.cartus.bot.heuristic:CartusHeuristic",
    learned="ratking.games.cartus.bot:learned.json",
    tempers="ratking.games.cartus.bot:tempers.json",
    layout="ratking.games.cartus.planes.layout:CartusLayout",
    tiles="ratking.games.cartus.planes.tiles:tiles",
    zero_sum=False,  # the plague can kill everybody
    notes="ratking.games.cartus.notes.notes:CartusNotes",
    findings="ratking.games.cartus.notes.notes:CartusFindings",
    board="ratking.games.cartus.terminal.board:CartusBoard",
    printed="ratking.games.cartus.printed.printed:CartusTables",
    figures="ratking.games.cartus.figures:FIGURES",
    liking=Liking("BuildingEntered", "building_card", "building", COPIES),
    documents="ratking.games.cartus.documents:DOCUMENTS",
)
