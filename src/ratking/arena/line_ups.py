"""Line-ups: who meets whom at a table."""

from __future__ import annotations

from itertools import combinations, permutations

from ratking.core.errors import BadOption

LineUp = tuple[str, ...]


def round_robin(agents: tuple[str, ...], players: int) -> tuple[LineUp, ...]:
    """Let everybody meet everybody.

    One agent plays against itself. With enough agents for a table, every choice of them meets.
    With fewer, each one sits alone among each other: one A against Bs, and one B against As.
    """
    if len(set(agents)) < len(agents):
        raise BadOption("An agent is named twice; --line-up seats the same one several times.")
    if len(agents) == 1:
        return (agents * players,)
    if len(agents) >= players:
        return tuple(combinations(agents, players))
    return tuple((one, *(other,) * (players - 1)) for one, other in permutations(agents, 2))


def rotations(line_up: LineUp) -> int:
    """Count the different ways to seat a line-up around the table in its order."""
    length = len(line_up)
    turned = [line_up[step:] + line_up[:step] for step in range(1, length)]
    return turned.index(line_up) + 1 if line_up in turned else length


def label(line_up: LineUp) -> str:
    """Name a line-up: hard + 3 greedy."""
    counts = {name: line_up.count(name) for name in line_up}
    return " + ".join(f"{count} {name}" if count > 1 else name for name, count in counts.items())
