"""`ratking tidy`: remove what nobody comes back to, or only count it."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from typing import TYPE_CHECKING, Final

from ratking.cli.language import say
from ratking.cli.parsing import Parser
from ratking.cli.serve import must_have_packages

if TYPE_CHECKING:
    from ratking.server.settings import Settings

EXAMPLES: Final = (
    "ratking tidy --dry-run                  count what would go",
    "ratking tidy                            remove it; the server may run meanwhile",
    "RATKING_KEEP='playing=30 chat=90' ratking tidy     after other ages, in days",
)


def add_arguments(parser: Parser) -> None:
    """Whether to remove anything."""
    parser.add_argument("--dry-run", action="store_true", help="only count what would go")


def run(arguments: Namespace) -> int:
    """Tidy the database of the settings, and say what went."""
    must_have_packages()
    from ratking.server.settings import from_environment

    counts, size = asyncio.run(_tidied(from_environment(), arguments.dry_run))
    for line in told(counts):
        print(line)
    print(say("tidy-would" if arguments.dry_run else "tidy-done", count=sum(counts.values())))
    print(say("tidy-size", size=f"{size / 2**20:.1f}"))
    return 0


async def _tidied(settings: Settings, dry_run: bool) -> tuple[dict[str, int], int]:
    from ratking.server.keeping import size_of
    from ratking.server.migrate import upgrade
    from ratking.server.store import Store
    from ratking.server.tidy import tidy

    store = Store(settings)
    try:
        async with store.engine.begin() as connection:
            await connection.run_sync(upgrade)
        return await tidy(store, settings.ages, dry_run=dry_run), await size_of(store)
    finally:
        await store.close()


def told(counts: dict[str, int]) -> list[str]:
    """Say what was counted, a line for each kind."""
    lines = {
        "open": say("tidy-open", count=counts.get("open", 0)),
        "lessons": say("tidy-lessons", count=counts.get("lessons", 0)),
        "playing": say("tidy-playing", count=counts.get("playing", 0)),
        "over": say("tidy-over", count=counts.get("over", 0)),
        "uploads": say("tidy-uploads", count=counts.get("uploads", 0)),
        "chat": say("tidy-chat", count=counts.get("chat", 0)),
        "analyses": say("tidy-analyses", count=counts.get("analyses", 0)),
        "jottings": say("tidy-jottings", count=counts.get("jottings", 0)),
        "tournaments": say("tidy-tournaments", count=counts.get("tournaments", 0)),
        "orphans": say("tidy-orphans", count=counts.get("orphans", 0)),
    }
    return [line for kind, line in lines.items() if kind in counts]
