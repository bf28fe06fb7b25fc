"""The measures as aligned tables, with ratios against every peer."""

from __future__ import annotations

from benchmarks.measures import Measure


def speed_table(measures: list[Measure]) -> str:
    """Show answers per CPU second, and how many times as fast our two loops are."""
    lines = [_line("answers per CPU second", "best", "spread", "chance", "our loop", "our Python")]
    for measure in measures:
        lines.append(_speed_line(measure, measures[0], measures[1]))
    return "\n".join(lines)


def copy_table(measures: list[Measure]) -> str:
    """Show microseconds per copy, and how many of our copies fit into one of a peer."""
    lines = [_line("microseconds per copy, mid-game", "best", "spread", "", "our copy", "")]
    for measure in measures:
        lines.append(_copy_line(measure, measures[0]))
    return "\n".join(lines)


def _speed_line(measure: Measure, own_loop: Measure, python: Measure) -> str:
    if measure.missing:
        return f"{measure.title:<44}{measure.missing}"
    best = max(measure.rounds)
    chance = "" if measure.by_chance is None else f"{measure.by_chance:.0%}"
    ratios = [_times(max(ours.rounds, default=0.0) / best) for ours in (own_loop, python)]
    return _line(measure.title, f"{best:,.0f}", f"{measure.spread():.0%}", chance, *ratios)


def _copy_line(measure: Measure, ours: Measure) -> str:
    if measure.missing:
        return f"{measure.title:<44}{measure.missing}"
    best = min(measure.rounds)
    ratio = _times(best / min(ours.rounds)) if ours.rounds else ""
    return _line(measure.title, f"{best:,.2f}", f"{measure.spread():.0%}", "", ratio, "")


def _times(ratio: float) -> str:
    return f"{ratio:,.2f} x" if ratio else ""


def _line(title: str, best: str, spread: str, chance: str, first: str, second: str) -> str:
    return f"{title:<44}{best:>11}{spread:>8}{chance:>8}{first:>11}{second:>11}".rstrip()
