"""What a host reads in the log of a server."""

from __future__ import annotations

import json
import logging

import pytest

from ratking.server.logs import AsJson, is_news

HURRIED = (
    "Traceback (most recent call last):\n  ...\nasyncio.exceptions.CancelledError: Cancelled\n"
)
FAULT = "Traceback (most recent call last):\n  ...\nKeyError: 'seat'\n"


def record(message: str) -> logging.LogRecord:
    return logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, message, (), None)


@pytest.mark.parametrize(("message", "told"), [(HURRIED, False), (FAULT, True), ("well", True)])
def test_whoever_presses_ctrl_c_twice_sees_no_traceback(message: str, told: bool) -> None:
    assert is_news(record(message)) is told


def test_a_line_of_the_log_is_one_json_object() -> None:
    line = json.loads(AsJson().format(record(FAULT)))
    assert (line["level"], line["what"]) == ("error", FAULT)
