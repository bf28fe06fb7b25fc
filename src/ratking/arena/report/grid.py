"""Tables of findings as HTML, with a plot in every line."""

from __future__ import annotations

from html import escape
from typing import Final

from ratking.arena.intervals import Estimate
from ratking.arena.report.plots import axis, row_plot, scale_of
from ratking.arena.result_tables import SHARE, TEXT, Cell, Column, Matrix, ResultTable, show_cell

ROLES: Final = {
    "table": "table", "thead": "rowgroup", "tbody": "rowgroup", "tr": "row", "td": "cell",
    "th": "columnheader",
}  # fmt: skip
"""Said again in every element: a table that phones lay out as a list stays a table to the ear."""


def element(tag: str, inside: str, **attributes: str) -> str:
    """Write an element of a table; what is inside must be safe already."""
    known = {"role": ROLES[tag]} | attributes
    words = "".join(f' {name.rstrip("_")}="{escape(value)}"' for name, value in known.items())
    return f"<{tag}{words}>{inside}</{tag}>"


def table_grid(table: ResultTable) -> str:
    """Write a table; its drawn column has a plot to the right."""
    drawn = next((place for place, one in enumerate(table.columns) if one.drawn and table.rows), -1)
    head = "".join(_head(table, place, place == drawn) for place in range(len(table.columns)))
    rows = [element("tr", _row(table, row, drawn)) for row in table.rows]
    return _grid(table.title, head, rows, "findings")


def _grid(title: str, head: str, rows: list[str], kind: str) -> str:
    caption = f'<caption class="unseen">{escape(title)}</caption>'
    body = element("thead", element("tr", head)) + element("tbody", "".join(rows))
    grid = element("table", caption + body, class_=kind)
    label = escape(title)
    return f'<div class="scroll" role="region" tabindex="0" aria-label="{label}">{grid}</div>'


def _head(table: ResultTable, place: int, drawn: bool) -> str:
    column = table.columns[place]
    title = element("th", escape(column.title), scope="col", class_=column.kind)
    if not drawn:
        return title
    return title + element("td", axis(scale_of(table, place), table.mark), class_="drawn")


def _row(table: ResultTable, row: list[Cell], drawn: int) -> str:
    cells = []
    for place, (cell, column) in enumerate(zip(row, table.columns, strict=True)):
        if place == 0:
            shown = escape(show_cell(cell, column.kind))
            cells.append(element("th", shown, role="rowheader", scope="row", class_=TEXT))
        else:
            cells.append(_cell(cell, column))
        if place == drawn:
            plot = row_plot(cell, scale_of(table, place), table.mark)
            cells.append(element("td", plot, class_="drawn"))
    return "".join(cells)


def _cell(cell: Cell, column: Column) -> str:
    titled = {"class_": column.kind, "data-title": column.title}
    if not isinstance(cell, Estimate) or not cell.count:
        return element("td", escape(show_cell(cell, column.kind)), **titled)
    value, bounds = _strong(cell, column.kind)
    return element("td", f'{value} <span class="range">{bounds}</span>', **titled)


def _strong(cell: Estimate, kind: str) -> tuple[str, str]:
    bounds = f"{show_cell(cell.low, kind)} to {show_cell(cell.high, kind)}"
    return f'<span class="strong">{show_cell(cell.value, kind)}</span>', bounds


def matrix_grid(matrix: Matrix) -> str:
    """Write who beats whom; the more wins, the stronger the colour."""
    corner = element("th", '<span class="unseen">Agent</span>', scope="col")
    head = corner + "".join(element("th", escape(name), scope="col") for name in matrix.names)
    rows = []
    for one in matrix.names:
        name = element("th", escape(one), role="rowheader", scope="row")
        cells = "".join(_duel(matrix.shares.get((one, other))) for other in matrix.names)
        rows.append(element("tr", name + cells))
    return _grid(matrix.title, head, rows, "matrix")


def _duel(share: Estimate | None) -> str:
    if share is None or not share.count:
        return element("td", '<span aria-hidden="true">·</span>', class_="self")
    value, bounds = _strong(share, SHARE)
    tint = f"background: rgb(var(--tint) / {share.value * 0.32:.3f})"
    return element("td", f"{value}<small>{bounds}</small>", style=tint)
