"""A state of RatLand read back from plain data, with every doubt said in a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from ratking.core.errors import BadFile, BadOption
from ratking.core.frames import read_frames
from ratking.core.options import read_options, seats_from
from ratking.games.ratland.invariants import broken_invariant
from ratking.games.ratland.kinds import KINDS
from ratking.games.ratland.notation import SHAPE
from ratking.games.ratland.options import OPTIONS, variant_from
from ratking.games.ratland.state import Box, RatlandState, empty_table
from ratking.games.ratland.tables import Tables


def from_json(tables: Tables, data: Mapping[str, object]) -> RatlandState:
    """Read a state and check that its pieces add up."""
    state = empty_table(_box(tables, data))
    SHAPE.read(state, (), data, "the table")
    read_frames(state, KINDS, data)
    broken = broken_invariant(state)
    if broken:
        raise BadFile(broken)
    return state


def _box(tables: Tables, data: Mapping[str, object]) -> Box:
    chosen = {option.name: data.get(option.name) for option in OPTIONS}
    try:
        options = read_options(OPTIONS, chosen)
        players, start = seats_from(options)
    except BadOption as error:
        raise BadFile(str(error)) from error
    return Box(tables, players, start, variant_from(options))
