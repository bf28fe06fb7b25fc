"""All parts of RatLand by name; nothing here is imported before it is used."""

from __future__ import annotations

from typing import Final

from ratking.core.manifest import Liking, Manifest

MANIFEST: Final = Manifest(
    name="ratland",
    rules="ratking.games.ratland.game:Ratland",
    files="ratking.games.ratland.tables:FILES",
    words="ratking.games.ratland.words.words:RatlandWords",
    messages="ratking.games.ratland.words:{language}/ratland.ftl",
    puzzles="ratking.games.ratland:puzzles.jsonl.gz",
    challenges="ratking.games.ratland:challenges.json",
    themes="ratking.games.ratland.themes:THEMES",
    lesson="ratking.games.ratland:lesson.json",
    heuristic="ratking.games.ratland.bot.heuristic:RatlandHeuristic",
    learned="ratking.games.ratland.bot:learned.json",
    learned_early="ratking.games.ratland.bot:learned_early.json",
    policy="ratking.games.ratland.bot:policy.net",
    guidance="ratking.games.ratland.bot:guidance.json",
    tempers="ratking.games.ratland.bot:tempers.json",
    layout="ratking.games.ratland.planes.layout:RatlandLayout",
    tiles="ratking.games.ratland.planes.tiles:tiles",
    notes="ratking.games.ratland.notes.notes:RatlandNotes",
    findings="ratking.games.ratland.notes.notes:RatlandFindings",
    board="ratking.games.ratland.terminal.board:RatlandBoard",
    printed="ratking.games.ratland.printed.printed:RatlandTables",
    figures="ratking.games.ratland.figures:FIGURES",
    liking=Liking("ClansChosen", "clans", "clan"),
    documents="ratking.games.ratland.documents:DOCUMENTS",
)
