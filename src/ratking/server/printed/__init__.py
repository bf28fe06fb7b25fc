"""What is printed in a box, for pages that draw it: the data files in use, and the order of things.

Events and observations go by these numbers; an owner's files change what they stand for.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

from ratking.core.game import Game
from ratking.core.manifest import load
from ratking.games import GAMES, manifest_of
from ratking.server.printed.box_tables import BoxTables
from ratking.text import own_texts


def tables_of(opened: Game[Any]) -> AnyTables:
    """List what is printed in a box."""
    tables: type[BoxTables] = load(manifest_of(opened.name).printed)
    return tables.of(
        opened,
        data=opened.fingerprint(),
        own_files=opened.own_files(),
        texts=own_texts(opened),
    )


if TYPE_CHECKING:
    AnyTables = BoxTables
else:  # the schema lists the tables of every game that is installed
    AnyTables = reduce(or_, [load(parts.printed) for parts in GAMES.values() if parts.printed])
