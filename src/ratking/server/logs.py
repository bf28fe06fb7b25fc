"""Logs as one JSON object per line; they name tables and codes, never secrets or what was said."""

from __future__ import annotations

import logging
import os
from typing import Final

from litestar.types import Message, Scope
from msgspec import json

KEPT: Final = ("table", "method", "path", "status", "code")
LOG: Final = logging.getLogger("ratking.server")


class AsJson(logging.Formatter):
    """Writes a log line as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Keep the message, a few named facts and the place of an error."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in KEPT if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = self.formatException(record.exc_info)
        return json.encode(line).decode()


def is_news(record: logging.LogRecord) -> bool:
    """Leave out the traceback of a server that was told twice to end."""
    return "asyncio.exceptions.CancelledError" not in record.getMessage()


def set_up_logs() -> None:
    """Send everything through one stream; RATKING_LOG=warning leaves the ordinary out."""
    logging.getLogger("uvicorn.error").addFilter(is_news)
    quiet = os.environ.get("RATKING_LOG", "") == "warning"
    stream = logging.StreamHandler()
    stream.setFormatter(AsJson())
    logging.basicConfig(level=logging.WARNING, handlers=[stream], force=True)
    LOG.setLevel(logging.WARNING if quiet else logging.INFO)


def note_request(message: Message, scope: Scope) -> None:
    """Log a request by its route; the address as it was typed may hold a secret."""
    if message["type"] != "http.response.start":
        return
    route = scope.get("path_template") or "unknown"
    facts = {"method": scope.get("method", ""), "path": route, "status": message["status"]}
    LOG.info("request", extra=facts)
