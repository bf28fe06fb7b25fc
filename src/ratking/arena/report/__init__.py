"""The report of a tournament as one HTML file."""

from __future__ import annotations

import shlex
from pathlib import Path

from ratking.arena.line_ups import round_robin
from ratking.arena.report.page import page, written_aside
from ratking.arena.series import Plan, Series
from ratking.arena.summary import Summary


def write_report(path: Path, summary: Summary, code: str) -> None:
    """Write a report aside first, so that a reader never finds half of it."""
    written_aside(path, page(summary, command_of(summary.plan), code))


def command_of(plan: Plan) -> str:
    """Write the command that plays a plan."""
    series = Series(plan)
    words = ["ratking", "arena", plan.game, "--players", str(series.players)]
    agents = plan.agents()
    if plan.line_ups == round_robin(agents, series.players):
        words += ["--agents", ",".join(agents)]
    else:
        for line_up in plan.line_ups:
            words += ["--line-up", ",".join(line_up)]
    words += ["--games", str(plan.games), "--seed", plan.seed]
    for option in series.game.options():
        value = series.options[option.name]
        if option.name != "players" and value != option.read(option.default):
            text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
            words += ["--option", f"{option.name}={text}"]
    if plan.data is not None:
        words += ["--data", str(plan.data)]
    return shlex.join(words)
