"""What the server refuses: a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Final

STATUS: Final[dict[str, int]] = {
    "malformed": 400,
    "bad_option": 400,
    "bad_record": 400,
    "illegal": 422,
    "no_seat": 401,
    "not_yours": 403,
    "foreign_origin": 403,
    "off": 403,
    "unknown": 404,
    "no_method": 405,
    "outdated": 409,
    "stale": 409,
    "not_now": 409,
    "taken": 409,
    "too_large": 413,
    "too_many": 429,
    "fault": 500,
    "unwell": 503,
}
"""Every code with the HTTP status that goes with it."""


LONGEST: Final = 500
"""Letters of a sentence; what somebody sent to us may be in it."""


def in_short(sentence: str) -> str:
    """Cut a sentence that is too long to be read, or to be translated."""
    return sentence if len(sentence) <= LONGEST else sentence[: LONGEST - 1] + "\u2026"


class Refusal(Exception):
    """A request that is not granted; nothing has changed."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.status = STATUS[code]
