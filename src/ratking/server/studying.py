"""Looking at a finished game: one slice of it, and what was found as the pages show it."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from msgspec import json

from ratking.analysis import findings, telling
from ratking.analysis.findings import Found, Judged
from ratking.analysis.telling import CostlyAnswer
from ratking.analysis.verdict import accounts
from ratking.core.record import read_record
from ratking.server.boxes import shared_game, shared_words
from ratking.server.finished_replies import AnalysisInfo, ChancePoint

EDITION: Final = 3
"""Grows when games are judged otherwise, so that nothing old is told again."""


def key_of(text: str, iterations: int) -> str:
    """Name a record by what happened in it; where its luck came from does not matter."""
    record = read_record(text, shared_game)
    facts = (record.game, record.rules_version, record.data, record.options, record.answers)
    return sha256(json.encode((facts, iterations, EDITION))).hexdigest()


def study(text: str, place: int, iterations: int) -> Found:
    """Look at a part of a record; a process of its own does this."""
    record = read_record(text, shared_game)
    return findings.study(shared_game(record.game), record, place, iterations)


def spoken(text: str, worst: list[Judged], names: list[str], language: str) -> list[CostlyAnswer]:
    """Put mistakes into words; a process of its own does this."""
    record = read_record(text, shared_game)
    words = shared_words(record.game, language).named(names)
    return telling.told(shared_game(record.game), record, worst, words)


def analysis_info(found: Found, mistakes: list[CostlyAnswer]) -> AnalysisInfo:
    """Tell what was found, with its mistakes as they were put into words."""
    curve = [ChancePoint(one.place, one.seat, one.chances, one.cost) for one in found.moments]
    return AnalysisInfo(found.start, curve, mistakes, accounts(found))
