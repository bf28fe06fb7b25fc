"""All parts of Rattus by name; nothing here is imported before it is used."""

from __future__ import annotations

from typing import Final

from ratking.core.manifest import Liking, Manifest

MANIFEST: Final = Manifest(
    name="rattus",
    rules="ratking.games.rattus.game:Rattus",
    files="ratking.games.rattus.tables:FILES",
    words="ratking.games.rattus.words.words:RattusWords",
    messages="ratking.games.rattus.words:{language}/rattus.ftl",
    puzzles="ratking.games.rattus:puzzles.jsonl.gz",
    challenges="ratking.games.rattus:challenges.json",
    themes="ratking.games.rattus.themes:THEMES",
    lesson="ratking.games.rattus:lesson.json",
    heuristic="ratking.games.rattus.bot.heuristic:RattusHeuristic",
    learned="ratking.games.rattus.bot:learned.json",
    learned_early="ratking.games.rattus.bot:learned_early.json",
    policy="ratking.games.rattus.bot:policy.net",
    guidance="ratking.games.rattus.bot:guidance.json",
    tempers="ratking.games.rattus.bot:tempers.json",
    layout="ratking.games.rattus.planes.layout:RattusLayout",
    tiles="ratking.games.rattus.planes.tiles:tiles",
    capped="supply",
    notes="ratking.games.rattus.notes.notes:RattusNotes",
    findings="ratking.games.rattus.notes.notes:RattusFindings",
    board="ratking.games.rattus.terminal.board:RattusBoard",
    printed="ratking.games.rattus.printed.printed:RattusTables",
    figures="ratking.games.rattus.figures:FIGURES",
    lens="ratking.games.rattus.risk:risks",
    liking=Liking("CardTaken", "card", "card"),
    documents="ratking.games.rattus.documents:DOCUMENTS",
)
