"""The report of a comparison: what is different on the second side, as one HTML page."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from ratking.arena.comparison import Comparison, Difference
from ratking.arena.report.page import document, written_aside
from ratking.arena.result_tables import NUMBER, SHARE, TEXT, Cell, Column, ResultTable, Section

TITLES: Final = {
    "decisions": "Decisions in a game",
    "points": "Points of a seat",
    "lead": "Points of the best above the second",
    "first": "Won by the seat that begins",
    "shared": "Games with a shared win",
    "wins": "Won by a seat of {of}",
    "ending": "Ends with {of}",
}
READING: Final = {
    "Paired deals": "Game after game both sides have the same luck: the third event is the same "
    "event, whatever was done before. The interval of a difference comes from how the differences "
    "of whole deals scatter.",
    "The dot and the line": "A dot is the second side less the first, the line its 95% interval. "
    "Where the line crosses the dashed one nothing is proved: play more games.",
    "What it does not say": "Agents do not know that they should play otherwise now. What a rule "
    "changes is what it changes between these agents.",
}


def write_comparison(path: Path, comparison: Comparison, command: str) -> None:
    """Write the report; a reader never finds half of it."""
    written_aside(path, comparison_page(comparison, command))


def comparison_page(comparison: Comparison, command: str) -> str:
    """Write the page."""
    one, other = comparison.names
    lead = (
        f"{len(comparison.games):,} games of each side with the same luck, "
        f"{comparison.players} players. First: {one}. Second: {other}."
    )
    sections = [Section("What is different", tables(comparison))]
    found = comparison.changed_findings()
    if found:
        sections.append(Section(f"What designers of {comparison.title} ask", found))
    title = f"{comparison.title}: {one} or {other}"
    return document(title, f'<p class="lead">{escape(lead)}</p>', sections, READING, command)


def tables(comparison: Comparison) -> list[ResultTable]:
    """Lay the differences out, numbers and shares apart."""
    found = comparison.differences()
    return [
        _table(name, title, kind, [one for one in found if one.kind == kind], comparison.names)
        for name, title, kind in (
            ("shares", "How often", SHARE),
            ("numbers", "How many", NUMBER),
        )
    ]


def _table(
    name: str, title: str, kind: str, found: list[Difference], names: tuple[str, str]
) -> ResultTable:
    rows: list[list[Cell]] = [
        [TITLES[one.measure[0]].format(of=one.measure[1]), one.first, one.second, one.change]
        for one in found
    ]
    columns = [Column("What", TEXT), *(Column(side, kind) for side in names)]
    about = "The second side less the first; to the right of the dashed line it is more."
    drawn = Column("Difference", kind, drawn=True)
    return ResultTable(name, title, about, [*columns, drawn], rows, mark=0.0)
