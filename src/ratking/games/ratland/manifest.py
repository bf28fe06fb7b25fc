"""All parts of RatLand by name; nothing here is imported before it is used."""

from __future__ import annotations

from typing import Final

from ratking.core.manifest import Liking, Manifest

MANIFEST: Final = Manifest(
    name="ratland",
    rules="ratking.games.ratland.game:Ratland",
    files="ratking.games.ratland.tables:FILES",
    words="ratking.text.ratland:RatlandWords",
    messages="ratking.text:{language}/ratland.ftl",
    lesson="ratking.lessons:ratland.json",
    heuristic="ratking.agents.ratland:RatlandHeuristic",
    learned="ratking.agents:data/ratland.json",
    learned_early="ratking.agents:data/ratland_early.json",
    layout="ratking.envs.codec.ratland:RatlandLayout",
    tiles="ratking.envs.pictures.ratland:tiles",
    notes="ratking.arena.questions.ratland:RatlandNotes",
    findings="ratking.arena.questions.ratland:RatlandFindings",
    board="ratking.cli.boards.ratland:RatlandBoard",
    printed="ratking.server.printed.ratland:RatlandTables",
    figures="ratking.games.ratland.figures:FIGURES",
    liking=Liking("ClansChosen", "clans", "clan"),
    documents="ratking.games.ratland.documents:DOCUMENTS",
)
