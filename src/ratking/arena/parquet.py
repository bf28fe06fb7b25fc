"""Finished games as Parquet files: one row for each seat, and one for each noted fact."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from ratking.arena.line_ups import label
from ratking.arena.result import Result
from ratking.arena.series import Plan
from ratking.core.extras import need

AT_ONCE: Final = 2000
"""How many games are put into one group of rows."""

Row = tuple[Any, ...]

SEATS: Final = {
    "game": "int32", "line_up": "string", "deal": "int32", "seat": "int8", "agent": "string",
    "place": "int8", "score": "int32", "win": "float64", "ending": "string", "answers": "int32",
    "moves": "string", "decisions": "int32", "seconds": "float64", "slowest": "float64",
}  # fmt: skip
FACTS: Final = {
    "game": "int32", "seat": "int8", "topic": "string", "thing": "string", "measure": "string",
    "amount": "int32",
}  # fmt: skip


def write_games(path: Path, plan: Plan, head: dict[str, Any], results: Iterable[Result]) -> None:
    """Write a row for each seat of each game."""
    names = [label(line_up) for line_up in plan.line_ups]
    _write(path, SEATS, head, results, lambda result: seat_rows(result, names))


def write_facts(path: Path, head: dict[str, Any], results: Iterable[Result]) -> None:
    """Write a row for each fact that was noted; one about the whole table has no seat."""
    _write(path, FACTS, head, results, fact_rows)


def seat_rows(result: Result, names: list[str]) -> Iterator[Row]:
    """List the seats of a game."""
    for seat, agent in enumerate(result.agents):
        yield (
            result.number, names[result.line_up], result.deal, seat, agent,
            result.places[seat], result.scores[seat], result.win_of(seat), result.ending,
            result.answers, result.moves, result.decisions[seat], result.seconds[seat],
            result.slowest[seat],
        )  # fmt: skip


def fact_rows(result: Result) -> Iterator[Row]:
    """List the facts of a game that are not zero."""
    for topic, things in sorted(result.facts.items()):
        for thing, measures in sorted(things.items()):
            for measure, amounts in sorted(measures.items()):
                whole = len(amounts) < len(result.agents)
                for seat, amount in enumerate(amounts):
                    if amount:
                        yield result.number, None if whole else seat, topic, thing, measure, amount


def _write(
    path: Path,
    columns: dict[str, str],
    head: dict[str, Any],
    results: Iterable[Result],
    rows_of: Callable[[Result], Iterator[Row]],
) -> None:
    """Write aside first, so that a reader never finds half a file."""
    arrow, parquet = need("pyarrow", "arena"), need("pyarrow.parquet", "arena")
    fields = [(name, getattr(arrow, kind)()) for name, kind in columns.items()]
    schema = arrow.schema(fields, metadata={"ratking": json.dumps(head, sort_keys=True)})
    aside = path.with_name(path.name + ".part")
    left = iter(results)
    with parquet.ParquetWriter(aside, schema, compression="zstd") as writer:
        while some := list(islice(left, AT_ONCE)):
            rows = [row for result in some for row in rows_of(result)]
            by_column = list(zip(*rows, strict=True)) or [()] * len(fields)
            arrays = [
                arrow.array(values, kind)
                for values, (_, kind) in zip(by_column, fields, strict=True)
            ]
            writer.write_table(arrow.table(arrays, schema=schema))
    os.replace(aside, path)
