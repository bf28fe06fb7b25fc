"""`ratking bots`: accounts for bots that think elsewhere and wait for somebody to play with."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from typing import TYPE_CHECKING, Final

from ratking.cli.language import say
from ratking.cli.parsing import Parser
from ratking.cli.serve import must_have_packages
from ratking.core.errors import BadOption

if TYPE_CHECKING:
    from ratking.server.accounts.accounts import Accounts

EXAMPLES: Final = (
    "ratking bots                            list them; the server may run meanwhile",
    "ratking bots add Otto                   give Otto an account, and tell its key",
    "ratking bots key Otto                   tell a new key; the old one is void",
    "ratking bots remove Otto                take the account back, and its seats",
)
DEEDS: Final = ("list", "add", "key", "remove")


def add_arguments(parser: Parser) -> None:
    """What is done, and with whom."""
    parser.add_argument("deed", nargs="?", choices=DEEDS, default="list", help="what to do (list)")
    parser.add_argument("name", nargs="?", default="", help="what the bot is called")


def run(arguments: Namespace) -> int:
    """Do it, in the database of the settings."""
    must_have_packages()
    if bool(arguments.name) == (arguments.deed == "list"):
        raise BadOption("Name the bot: ratking bots add NAME, key NAME or remove NAME.")
    from ratking.server.refusals import Refusal

    try:
        for line in asyncio.run(_done(arguments.deed, arguments.name)):
            print(line)
    except Refusal as refusal:
        raise BadOption(refusal.sentence) from refusal
    return 0


async def _done(deed: str, name: str) -> list[str]:
    from ratking.server.accounts.accounts import Accounts
    from ratking.server.migrate import upgrade
    from ratking.server.own_bots import invite
    from ratking.server.settings import from_environment
    from ratking.server.store import Store

    settings = from_environment()
    invite(settings.agents)
    store = Store(settings)
    try:
        async with store.engine.begin() as connection:
            await connection.run_sync(upgrade)
        return await _lines(Accounts(store), deed, name)
    finally:
        await store.close()


async def _lines(accounts: Accounts, deed: str, name: str) -> list[str]:
    if deed == "add":
        return [say("bot-key", name=name, key=await accounts.add(name)), say("bot-key-keep")]
    if deed == "key":
        return [say("bot-key", name=name, key=await accounts.renew(name)), say("bot-key-keep")]
    if deed == "remove":
        await accounts.remove(name)
        return [say("bot-removed", name=name)]
    lines = [
        say("bot-here" if one.is_here else "bot-away", name=one.name)
        for one in await accounts.every()
    ]
    return lines or [say("bot-none")]
