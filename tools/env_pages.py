"""Write a page about each environment, its tables taken from the codec: docs/envs/*.md."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from ratking.core.manifest import Documents, load
from ratking.envs.codec.codec import VERSION, Codec
from ratking.envs.codec.layout import Span
from ratking.envs.codec.plane import Plane
from ratking.envs.simulator import id_of, selfplay_id
from ratking.games import GAMES, game

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = ROOT / "docs" / "envs"


def page(name: str) -> str:
    """Write the page of one game."""
    rules = game(name)
    fewest, most = rules.player_counts()[0], rules.player_counts()[-1]
    small, large = Codec(rules, fewest), Codec(rules, most)
    told: Documents = load(GAMES[name].documents)
    parts = [
        f"# {rules.title}: `{id_of(rules)}`",
        "Written by `tools/env_pages.py` from the codec; change it there.",
        "## Facts",
        facts(name, small, large),
        told.notes,
        "## Observation",
        "Bytes, one plane after the other. P is the number of players; where a plane has a number "
        "for each seat, the own one comes first and the others follow clockwise. Of regions only "
        "those in play have a number. A number above 255 is written as 255. A plane of a "
        "feature that is not in the game is zero. *Highest* is at the largest table. Hidden are "
        f"{told.hidden}.",
        plane_table(small.planes, large.planes, fewest, most),
        f"Kinds of questions: {kinds(small)}.",
        "## Actions",
        "The id is the offset of the kind of question plus the answer. Seats in answers are "
        "absolute; the plane `seat` says which one looks.",
        span_table(small.spans, large.spans),
        "Nature's ids, which OpenSpiel shows as chance outcomes, are counted for themselves:",
        span_table(small.chance_spans, large.chance_spans),
        "## Rewards",
        'Nothing before the end. By place (`rewards="place"`): 1 for the first and -1 for the '
        "last, evenly spaced between; tied seats share the mean, so that they sum to zero. By "
        'score (`rewards="score"`): the own score less the mean of the others\'.',
        "## End",
        told.ends,
        "## History",
        "\n".join(f"- {line}" for line in told.history),
    ]
    return "\n\n".join(parts) + "\n"


def facts(name: str, small: Codec, large: Codec) -> str:
    """List what a reader wants to know first."""
    fewest, most = small.players, large.players
    options = ", ".join(f"`{option.name}`" for option in small.game.options())
    together = [kind.name for kind in small.game.kinds().values() if kind.together]
    rows = {
        "PettingZoo": f'`ratking.envs.pettingzoo.env("{name}")`, `parallel_env`',
        "Gymnasium": f'`gymnasium.make("{id_of(small.game)}")` and `make_vec` for one seat, '
        f'`make_vec("{selfplay_id(id_of(small.game))}")` for all, after importing '
        "`ratking.envs.gymnasium`",
        "OpenSpiel": f'`pyspiel.load_game("ratking_{name}")` after importing '
        "`ratking.envs.openspiel`",
        "Agents": f"`player_0` to `player_{most - 1}`; {fewest} to {most} play",
        "Options": f"{options}; none changes a shape but the number of players",
        "Observation": f"{small.size} bytes with {fewest} players to {large.size} with {most}",
        "Actions": f"{small.actions} with {fewest} players to {large.actions} with {most}",
        "Asked together": ", ".join(f"`{kind}`" for kind in together) or "nothing",
        "Codec": f"version {VERSION}",
    }
    lines = [f"| {key} | {value} |" for key, value in rows.items()]
    return "\n".join(["| | |", "|---|---|", *lines])


def kinds(codec: Codec) -> str:
    """List the kinds of questions with the numbers that the plane `kind` shows."""
    return ", ".join(f"{code} `{name}`" for name, code in codec.layout.codes.items())


def plane_table(small: list[Plane], large: list[Plane], fewest: int, most: int) -> str:
    """List the planes with their places at the smallest table and their lengths at any."""
    lines = [
        f"| plane | from, with {fewest} | length | highest | meaning |",
        "|---|---|---|---|---|",
    ]
    at = 0
    for here, there in zip(small, large, strict=True):
        length = lengths(here.length, there.length, fewest, most)
        lines.append(f"| `{here.name}` | {at} | {length} | {there.highest} | {here.meaning} |")
        at += here.length
    return "\n".join(lines)


def lengths(small: int, large: int, fewest: int, most: int) -> str:
    """Write a length, as so many times P where it grows with the players."""
    each = small // fewest
    if small == large or (small, large) != (each * fewest, each * most):
        return both(small, large)
    return f"{each} P" if each > 1 else "P"


def span_table(small: list[Span], large: list[Span]) -> str:
    """List the spans of ids; where the large table has more, both are shown."""
    lines = ["| question | offset | size | answer |", "|---|---|---|---|"]
    for here, there in zip(small, large, strict=True):
        offset = both(here.offset, there.offset)
        lines.append(
            f"| `{here.kind}` | {offset} | {both(here.size, there.size)} | {here.meaning} |"
        )
    return "\n".join(lines)


def both(small: int, large: int) -> str:
    """Write one number, or the range from the smallest to the largest table."""
    return str(small) if small == large else f"{small} to {large}"


def main() -> None:
    """Write all pages."""
    for name in GAMES:
        (PAGES / f"{name}.md").write_text(page(name), encoding="utf-8")
        print(f"docs/envs/{name}.md", file=sys.stderr)


if __name__ == "__main__":
    main()
