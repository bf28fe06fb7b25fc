"""The tools behind a Model Context Protocol server, which programs with language models call."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from importlib.metadata import version
from typing import Any, Final

from ratking.core.errors import Mistake
from ratking.core.extras import need
from ratking.talk.tools import Desk

HOW: Final = (
    "Board games about rats, played by their exact rules. Call games, then start; read what you "
    "may know with look, and give one of the listed answers with answer, by its number or in its "
    "words, until the game is over. rules explains, analyse says afterwards what luck did."
)


def server_of(desk: Desk) -> Any:
    """Make a server with the tools of a desk."""
    mcp = need("mcp.server.mcpserver", "mcp")
    about = {"instructions": HOW, "version": version("ratking"), "log_level": "ERROR"}
    server = mcp.MCPServer("ratking", **about)
    for tool in (desk.games, desk.start, desk.look, desk.answer, desk.rules, desk.analyse):
        server.add_tool(_told(tool), name=tool.__name__)
    return server


def _told(tool: Callable[..., str]) -> Callable[..., str]:
    """Tell a mistake as the sentence that it is."""
    error = need("mcp.server.mcpserver.exceptions", "mcp").ToolError

    @wraps(tool)
    def use(*words: Any, **named: Any) -> str:
        try:
            return tool(*words, **named)
        except Mistake as mistake:
            raise error(str(mistake)) from mistake

    return use
