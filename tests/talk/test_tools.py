"""The tools of the Model Context Protocol, through the official client."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from mcp import Client, StdioServerParameters

from ratking.talk.mcp_server import server_of
from ratking.talk.tools import MOST_GAMES, Desk
from tests.talk.test_talk import first_offer

TOOLS = ["games", "start", "look", "answer", "rules", "analyse"]
CARTUS = {"name": "cartus", "opponents": "uniform", "seed": "4"}


async def said(client: Any, tool: str, **words: object) -> tuple[bool, str]:
    result = await client.call_tool(tool, words)
    return bool(result.is_error), str(result.content[0].text)


def test_a_model_plays_a_game_through_tools_and_hears_what_luck_did() -> None:
    async def play() -> str:
        async with Client(server_of(Desk())) as client:
            assert [tool.name for tool in (await client.list_tools()).tools] == TOOLS
            _, text = await said(client, "start", **CARTUS)
            table = text.partition("\n")[0]
            while "[" in text:
                _, text = await said(client, "answer", table=table, answer=first_offer(text))
            assert "The game is over" in text
            return (await said(client, "analyse", table=table))[1]

    assert asyncio.run(play()).startswith("Your chance was ")


def test_a_mistake_is_one_sentence_and_changes_nothing() -> None:
    async def ask() -> list[tuple[bool, str]]:
        async with Client(server_of(Desk())) as client:
            await said(client, "start", **CARTUS)
            _, before = await said(client, "look", table="game-1")
            found = [
                await said(client, "answer", table="game-1", answer="castle"),
                await said(client, "look", table="game-9"),
                await said(client, "start", name="chess"),
                await said(client, "start", name="cartus", seat=7),
                await said(client, "analyse", table="game-1"),
            ]
            assert (await said(client, "look", table="game-1"))[1] == before
            return found

    found = asyncio.run(ask())
    assert [is_error for is_error, _ in found] == [True] * 5
    for (_, text), sentence in zip(
        found,
        (
            "'castle' is not among the answers",
            "There is no game 'game-9' on this desk; there is game-1.",
            "There is no game 'chess'",
            "There are 2 seats, from 0 on, and no seat 7.",
            "This game is not over.",
        ),
        strict=True,
    ):
        assert sentence in text


def test_games_and_rules_are_read() -> None:
    desk = Desk()
    assert "rattus: Rattus, 2 to 6 players" in desk.games()
    assert desk.rules("rattus", "RB-24").startswith("RB-24: ")
    assert "RB-24 (" in desk.rules("rattus")


def test_the_oldest_game_is_put_away() -> None:
    desk = Desk()
    for _ in range(MOST_GAMES + 1):
        desk.start(**CARTUS)  # type: ignore[arg-type]
    assert "game-1" not in desk.tables
    assert len(desk.tables) == MOST_GAMES


def test_the_command_serves_over_the_standard_streams() -> None:
    async def ask() -> str:
        command = StdioServerParameters(command=sys.executable, args=["-m", "ratking", "mcp"])
        async with Client(command) as client:
            return (await said(client, "games"))[1]

    assert "cartus: Rattus Cartus" in asyncio.run(ask())
