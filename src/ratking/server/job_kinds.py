"""The kinds of work that take a while, each done in slices so that nobody else waits long."""

from __future__ import annotations

from typing import Any

from ratking.server.advice import explained, hints
from ratking.server.analysis import analyse, put_aside
from ratking.server.house import House
from ratking.server.jobs import Kinds, Report
from ratking.server.line import Asker


def kinds_of_work(house: House) -> Kinds:
    """Name what the house can be asked to think about."""

    async def find_hints(facts: dict[str, Any], asker: Asker, _: Report) -> Any:
        return await house.thinkers.ask(hints, facts, asker=asker)

    async def find_mistakes(facts: dict[str, Any], asker: Asker, report: Report) -> Any:
        return await analyse(house, facts, asker, report)

    async def find_reasons(facts: dict[str, Any], asker: Asker, _: Report) -> Any:
        return await house.thinkers.ask(explained, facts, asker=asker)

    async def find_own_moments(facts: dict[str, Any], asker: Asker, report: Report) -> Any:
        return await put_aside(house, facts, asker, report)

    return {
        "moments": find_own_moments,
        "hints": find_hints,
        "why": find_reasons,
        "analysis": find_mistakes,
    }
