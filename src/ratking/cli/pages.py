"""`ratking pages --offline FOLDER`: a folder of files that plays without a server."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from ratking.cli.language import say
from ratking.cli.parsing import Parser, count
from ratking.core.errors import BadOption

EXAMPLES: Final = (
    "ratking pages --offline site            write the folder, then put it on any static host",
    "python -m http.server -d site           look at it here",
)


def add_arguments(parser: Parser) -> None:
    """Say where the folder is to be."""
    parser.add_argument(
        "--offline", metavar="FOLDER", default="site", help="where to write it (site)"
    )
    parser.add_argument(
        "--pace", type=float, default=0.8, help="seconds to look at each answer of a bot (0.8)"
    )
    parser.add_argument(
        "--analysis", type=count(1), default=12, help="worlds for each decision of a game (12)"
    )


def run(chosen: Namespace) -> int:
    """Write the folder."""
    from ratking.offline.site import write_site

    package = Path(__file__).parent.parent
    if not (package / "engine").is_dir() or not (package / "pages" / "engine.js").is_file():
        raise BadOption(
            "The engine for browsers is not built; 'make site' in a checkout builds it."
        )
    folder = Path(chosen.offline)
    if folder.exists() and any(folder.iterdir()) and not (folder / "site.json").is_file():
        raise BadOption(f"{folder} has other files in it; name an empty folder.")
    size = write_site(package, folder, chosen.pace, chosen.analysis)
    print(say("site-written", folder=str(folder), megabytes=f"{size / 1e6:.1f}"))
    return 0
