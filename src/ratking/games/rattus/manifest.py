"""All parts of Rattus by name; nothing here is imported before it is used."""

from __future__ import annotations

from typing import Final

from ratking.core.manifest import Liking, Manifest

MANIFEST: Final = Manifest(
    name="rattus",
    rules="ratking.games.rattus.game:Rattus",
    files="ratking.games.rattus.tables:FILES",
    words="ratking.text.rattus:RattusWords",
    messages="ratking.text:{language}/rattus.ftl",
    lesson="ratking.lessons:rattus.json",
    heuristic="ratking.agents.rattus:RattusHeuristic",
    learned="ratking.agents:data/rattus.json",
    learned_early="ratking.agents:data/rattus_early.json",
    layout="ratking.envs.codec.rattus:RattusLayout",
    tiles="ratking.envs.pictures.rattus:tiles",
    capped="supply",
    notes="ratking.arena.questions.rattus:RattusNotes",
    findings="ratking.arena.questions.rattus:RattusFindings",
    board="ratking.cli.boards.rattus:RattusBoard",
    printed="ratking.server.printed.rattus:RattusTables",
    figures="ratking.games.rattus.figures:FIGURES",
    lens="ratking.games.rattus.risk:risks",
    liking=Liking("CardTaken", "card", "card"),
    documents="ratking.games.rattus.documents:DOCUMENTS",
)
