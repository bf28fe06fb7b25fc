"""Numbered answers laid out in few lines: those that begin alike share their beginning."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.table import Table
from rich.text import Text

GAP: Final = 2
WORTH_SHARING: Final = 2


def lay_out(labels: list[str], width: int) -> Table:
    """Put the answers under their common beginnings, as many in a line as fit."""
    groups = grouped(labels)
    widest = max(len(beginning) for beginning, _ in groups)
    page = Table.grid(padding=(0, GAP, 0, 0))
    page.add_column(style="dim", no_wrap=True)
    page.add_column()
    for beginning, items in groups:
        page.add_row(beginning, _cells(items, width - widest - GAP))
    return page


def grouped(labels: list[str]) -> list[tuple[str, list[tuple[int, str]]]]:
    """Group neighbours by their first word: the words they share, and the numbered rest."""
    numbered = list(enumerate(labels, start=1))
    found: list[tuple[str, list[tuple[int, str]]]] = []
    for _, group in groupby(numbered, key=lambda item: item[1].split()[0]):
        items = list(group)
        shared = shared_beginning([label for _, label in items])
        if shared or not found or found[-1][0]:
            found.append((shared, []))
        found[-1][1].extend((number, label[len(shared) :].strip()) for number, label in items)
    return found


def shared_beginning(labels: list[str]) -> str:
    """Find the words with which all labels begin, if that leaves something of each."""
    if len(labels) < WORTH_SHARING:
        return ""
    shared = []
    for words in zip(*(label.split()[:-1] for label in labels), strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    return " ".join(shared)


def _cells(items: list[tuple[int, str]], width: int) -> Table:
    digits = len(str(items[-1][0]))
    cells = [_cell(number, label, digits) for number, label in items]
    widest = max(len(cell) for cell in cells) + GAP
    per_line = max(1, width // widest)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for start in range(0, len(cells), per_line):
        grid.add_row(*cells[start : start + per_line])
    return grid


def _cell(number: int, label: str, digits: int) -> Text:
    return Text(f"{number:>{digits}})", "bold").append(f" {label}", "not bold")
