"""The report as one HTML page that needs nothing else."""

from __future__ import annotations

import os
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Final

from ratking.arena.intervals import Estimate
from ratking.arena.report.grid import matrix_grid, table_grid
from ratking.arena.report.plots import histogram_plot, spread
from ratking.arena.report.style import STYLE
from ratking.arena.result_tables import SHARE, Histogram, Matrix, Part, Section, show_cell
from ratking.arena.summary import Summary

READING: Final = {
    "The dot and the line": "A dot is what was counted, the line is its 95% interval: 19 times out "
    "of 20 such a line holds the truth. The dashed line is what would be fair, or no difference.",
    "Paired deals": "Every deal is played once from each seat, with the same luck: the third event "
    "is the same event, whatever was done before. So good seats and good luck go round.",
    "Wilson intervals": "Shares of wins have Wilson intervals; a shared win counts in parts. Games "
    "of one deal are not independent, so the interval counts as many games as would scatter like "
    "whole deals do: fewer than were played, or more where luck cancels out.",
    "Ratings": "Openskill's Plackett-Luce model reads the places of game after game. Everybody "
    "begins at 25 ± 16.7; the number after ± is twice the uncertainty.",
    "Time": "Processor time of real decisions, forced answers left out. In an arena agents think "
    "for a number of sampled worlds and never look at the clock, so that the same command gives "
    "the same games on any machine.",
}

AGAIN: Final = (
    "The same command gives the same games, with the same code of rules and agents ({code}). Every "
    "game is a line of games.parquet, everything that was noted is in facts.parquet."
)


def page(summary: Summary, command: str, code: str) -> str:
    """Write the whole report."""
    title = f"{summary.title}: who wins, and why"
    sections = [section for section in summary.sections() if section.parts]
    repeated = AGAIN.format(code=code)
    return document(title, _lead(summary) + _facts(summary), sections, READING, command, repeated)


def document(
    title: str,
    opening: str,
    sections: list[Section],
    reading: Mapping[str, str],
    command: str,
    repeated: str = "The same command plays the same games.",
) -> str:
    """Write a page of findings that needs no other file."""
    body = "".join(_section(number, section) for number, section in enumerate(sections, start=1))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f'<body>\n<div class="page">\n{_header(title, opening, sections)}\n<main>\n{body}'
        f"{_notes(reading, command, repeated)}</main>\n</div>\n</body>\n</html>\n"
    )


def written_aside(path: Path, text: str) -> None:
    """Write a file aside first, so that a reader never finds half of it."""
    aside = path.with_name(path.name + ".part")
    aside.write_text(text, encoding="utf-8")
    os.replace(aside, path)


def _header(title: str, opening: str, sections: list[Section]) -> str:
    links = "".join(
        f'<li><a href="#part-{number}">{escape(section.title)}</a></li>'
        for number, section in enumerate(sections, start=1)
    )
    return (
        f"<header><h1>{escape(title)}</h1>{opening}"
        f'<nav aria-label="Parts of this report"><ul>{links}'
        '<li><a href="#reading">How to read this</a></li></ul></nav></header>'
    )


def _lead(summary: Summary) -> str:
    played, asked = summary.agents.games, summary.plan.total()
    names = ", ".join(summary.agents.labels)
    lead = f"{summary.players} players, seed {summary.plan.seed}. At the tables: {names}."
    more = ""
    if played < asked:
        more = f'<p class="unfinished">Not finished: {played:,} of {asked:,} games so far.</p>'
    return f'<p class="lead">{escape(lead)}</p>{more}'


def _facts(summary: Summary) -> str:
    facts = [("games", f"{summary.agents.games:,}")]
    best = summary.standings().rows[0]
    if len(summary.agents.labels) > 1 and isinstance(best[2], Estimate):
        facts.append((f"of its seats won by {best[0]}", show_cell(best[2].value, SHARE)))
    first = summary.seats.counts[0].share()
    fair = show_cell(summary.fair(), SHARE)
    facts.append((f"won by the first seat; fair is {fair}", show_cell(first.value, SHARE)))
    lengths = sorted(summary.lengths.elements())
    if lengths:
        facts.append(("decisions in a usual game", f"{lengths[len(lengths) // 2]:,}"))
    cells = "".join(f"<div><dt>{escape(name)}</dt><dd>{value}</dd></div>" for name, value in facts)
    return f'<dl class="facts">{cells}</dl>'


def _section(number: int, section: Section) -> str:
    parts = "".join(_panel(part) for part in section.parts)
    return (
        f'<section aria-labelledby="part-{number}"><h2 id="part-{number}">'
        f"{escape(section.title)}</h2>{parts}</section>\n"
    )


def _panel(part: Part) -> str:
    if isinstance(part, Histogram):
        inside = f"{histogram_plot(part)}<p>{escape(spread(part))}</p>"
    elif isinstance(part, Matrix):
        inside = matrix_grid(part)
    else:
        inside = table_grid(part)
    return (
        f'<div class="panel" id="{escape(part.name)}"><h3>{escape(part.title)}</h3>'
        f'<p class="about">{escape(part.about)}</p>{inside}</div>\n'
    )


def _notes(reading: Mapping[str, str], command: str, repeated: str) -> str:
    entries = "".join(
        f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in reading.items()
    )
    return (
        '<section class="notes" aria-labelledby="reading"><h2 id="reading">How to read this</h2>'
        f'<div class="panel"><dl>{entries}</dl></div>'
        '<div class="panel"><h3>Play it again</h3><p class="about">'
        f"{escape(repeated)}</p><code>{escape(command)}</code></div></section>"
    )
