"""Hints and analyses on a device, slice by slice: in between, the tables get their turn."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import convert, json

from ratking.analysis.findings import Found, Judged
from ratking.analysis.verdict import worst_of
from ratking.core.record import read_record
from ratking.offline.device import Device
from ratking.server import own_mistakes
from ratking.server.advice import explained, hints
from ratking.server.boxes import shared_game
from ratking.server.finished_replies import AnalysisInfo
from ratking.server.jobs import Kinds, Report
from ratking.server.line import Asker
from ratking.server.refusals import Refusal
from ratking.server.studying import analysis_info, key_of, spoken, study


def kinds_of_work(device: Device) -> Kinds:
    """Name what the device can be asked to think about."""

    async def find_hints(facts: dict[str, Any], _: Asker, __: Report) -> Any:
        await asyncio.sleep(0)
        return hints(facts)

    async def find_mistakes(facts: dict[str, Any], _: Asker, report: Report) -> None:
        await analyse(device, facts["record"], facts["iterations"], report)

    async def find_reasons(facts: dict[str, Any], _: Asker, __: Report) -> Any:
        await asyncio.sleep(0)
        return explained(facts)

    async def find_own_moments(facts: dict[str, Any], _: Asker, report: Report) -> Any:
        return await put_aside(device, facts, report)

    return {
        "moments": find_own_moments,
        "hints": find_hints,
        "why": find_reasons,
        "analysis": find_mistakes,
    }


async def analyse(device: Device, text: str, worlds: int, report: Report) -> None:
    """Go through a record; whatever was found before the page was closed is used again."""
    total = len(read_record(text, shared_game).answers)
    found = await _kept(device, text, worlds) or Found()
    while found.place < total:
        await asyncio.sleep(0.01)
        found.add(study(text, found.place, worlds))
        await device.store.drawer.put({_place(text, worlds): json.encode(found).decode()})
        await report(found.place / total)


async def put_aside(device: Device, facts: dict[str, Any], report: Report) -> list[str]:
    """Weigh costly moments one by one, and put them aside."""
    moments, found = [convert(one, Judged) for one in facts["moments"]], []
    for number, one in enumerate(moments, start=1):
        await asyncio.sleep(0.01)
        told = own_mistakes.weigh(facts["record"], one)
        mine = (facts["who"], facts["table"], facts["game"])
        found.append(await own_mistakes.put_aside(device.jottings, *mine, one, told))
        await report(number / len(moments))
    return found


async def found_in(device: Device, text: str) -> Found | None:
    """Find what an analysis has found, once it is done."""
    found = await _kept(device, text, device.worlds)
    is_done = found and found.place >= len(read_record(text, shared_game).answers)
    return found if is_done else None


async def told(device: Device, text: str, names: list[str], language: str) -> AnalysisInfo:
    """Tell an analysis that is done, in the reader's language."""
    found = await found_in(device, text)
    if found is None:
        raise Refusal("unknown", "This game has not been analysed yet.")
    return analysis_info(found, spoken(text, worst_of(found), names, language))


async def _kept(device: Device, text: str, worlds: int) -> Found | None:
    texts = await device.store.drawer.find(_place(text, worlds))
    return json.decode(texts[0], type=Found) if texts else None


def _place(text: str, worlds: int) -> str:
    return f"analysis/{key_of(text, worlds)}"
