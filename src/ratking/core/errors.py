"""What a person can get wrong, each said in one clear sentence."""

from __future__ import annotations


class Mistake(Exception):
    """Something a person did wrong; its text is a sentence for that person."""


class IllegalAnswer(Mistake):
    """An answer that the rules do not allow here; nothing has changed."""


class BadOption(Mistake):
    """An option that does not exist, or a value that it does not take."""


class BadFile(Mistake):
    """A file or a table that does not say what it should."""


class FaultyAgent(Mistake):
    """An agent of somebody's own that failed, or did not answer as agents do."""
