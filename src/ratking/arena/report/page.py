"""The report as one HTML page that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Final

from ratking.arena.intervals import Estimate
from ratking.arena.report.plots import axis, histogram_plot, row_plot, scale_of, spread
from ratking.arena.report.style import STYLE
from ratking.arena.summary import Summary
from ratking.arena.tables import (
    SHARE,
    TEXT,
    Cell,
    Column,
    Histogram,
    Matrix,
    Part,
    Section,
    Table,
    show_cell,
)

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


def page(summary: Summary, command: str, code: str) -> str:
    """Write the whole report."""
    title = f"{summary.title}: who wins, and why"
    sections = [section for section in summary.sections() if section.parts]
    body = "".join(_section(number, section) for number, section in enumerate(sections, start=1))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f'<body>\n<div class="page">\n{_header(title, summary, sections)}\n<main>\n{body}'
        f"{_notes(command, code)}</main>\n</div>\n</body>\n</html>\n"
    )


def _header(title: str, summary: Summary, sections: list[Section]) -> str:
    links = "".join(
        f'<li><a href="#part-{number}">{escape(section.title)}</a></li>'
        for number, section in enumerate(sections, start=1)
    )
    return (
        f"<header><h1>{escape(title)}</h1>{_lead(summary)}{_facts(summary)}"
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
        inside = _scrolled(part.title, _matrix(part))
    else:
        inside = _scrolled(part.title, _table(part))
    return (
        f'<div class="panel" id="{escape(part.name)}"><h3>{escape(part.title)}</h3>'
        f'<p class="about">{escape(part.about)}</p>{inside}</div>\n'
    )


def _scrolled(title: str, inside: str) -> str:
    label = escape(title)
    return f'<div class="scroll" role="region" tabindex="0" aria-label="{label}">{inside}</div>'


def _table(table: Table) -> str:
    drawn = next((place for place, one in enumerate(table.columns) if one.drawn), None)
    if not table.rows:
        drawn = None
    head = "".join(_head(table, place, place == drawn) for place in range(len(table.columns)))
    rows = "".join(f"<tr>{_row(table, row, drawn)}</tr>" for row in table.rows)
    return (
        f'<table><caption class="unseen">{escape(table.title)}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _head(table: Table, place: int, drawn: bool) -> str:
    column = table.columns[place]
    kind = ' class="text"' if column.kind == TEXT else ""
    plot = ""
    if drawn:
        plot = f'<td class="drawn">{axis(scale_of(table, place), table.mark)}</td>'
    return f'<th scope="col"{kind}>{escape(column.title)}</th>{plot}'


def _row(table: Table, row: list[Cell], drawn: int | None) -> str:
    cells = []
    for place, (cell, column) in enumerate(zip(row, table.columns, strict=True)):
        cells.append(_cell(cell, column, place))
        if place == drawn:
            plot = row_plot(cell, scale_of(table, place), table.mark)
            cells.append(f'<td class="drawn">{plot}</td>')
    return "".join(cells)


def _cell(cell: Cell, column: Column, place: int) -> str:
    if place == 0:
        return f'<th scope="row">{escape(show_cell(cell, column.kind))}</th>'
    kind = ' class="text"' if column.kind == TEXT else ""
    if isinstance(cell, Estimate) and cell.count:
        low, high = show_cell(cell.low, column.kind), show_cell(cell.high, column.kind)
        shown = (
            f'<span class="strong">{show_cell(cell.value, column.kind)}</span>'
            f'<span class="range">{low} to {high}</span>'
        )
    else:
        shown = escape(show_cell(cell, column.kind))
    return f'<td{kind} data-title="{escape(column.title)}">{shown}</td>'


def _matrix(matrix: Matrix) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in matrix.names)
    rows = []
    for one in matrix.names:
        cells = "".join(_duel(matrix.shares.get((one, other))) for other in matrix.names)
        rows.append(f'<tr><th scope="row">{escape(one)}</th>{cells}</tr>')
    return (
        f'<table class="matrix"><caption class="unseen">{escape(matrix.title)}</caption><thead>'
        f'<tr><th scope="col"><span class="unseen">Agent</span></th>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def _duel(share: Estimate | None) -> str:
    if share is None or not share.count:
        return '<td class="self"><span aria-hidden="true">·</span></td>'
    tint = f"rgb(var(--tint) / {share.value * 0.42:.3f})"
    bounds = f"{show_cell(share.low, SHARE)} to {show_cell(share.high, SHARE)}"
    return (
        f'<td style="background:{tint}"><span class="strong">{show_cell(share.value, SHARE)}</span>'
        f"<small>{bounds}</small></td>"
    )


def _notes(command: str, code: str) -> str:
    entries = "".join(
        f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in READING.items()
    )
    return (
        '<section class="notes" aria-labelledby="reading"><h2 id="reading">How to read this</h2>'
        f'<div class="panel"><dl>{entries}</dl></div>'
        '<div class="panel"><h3>Play it again</h3><p class="about">The same command gives the same '
        f"games, with the same code of rules and agents ({escape(code)}). Every game is a line of "
        "games.parquet, everything that was noted is in facts.parquet.</p>"
        f"<code>{escape(command)}</code></div></section>"
    )
