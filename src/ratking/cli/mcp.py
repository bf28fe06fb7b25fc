"""`ratking mcp`: the games as tools for language models."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from ratking.cli.parsing import Parser
from ratking.core.extras import need

EXAMPLES: Final = ("ratking mcp    what a program with a language model starts (docs/talk.md)",)


def add_arguments(parser: Parser) -> None:
    """There is nothing to choose: the program that starts it talks over the standard streams."""


def run(_: Namespace) -> int:
    """Serve tools over standard input and output until the other side leaves."""
    need("mcp", "mcp")
    from ratking.talk.mcp_server import server_of
    from ratking.talk.tools import Desk

    server_of(Desk()).run("stdio")
    return 0
