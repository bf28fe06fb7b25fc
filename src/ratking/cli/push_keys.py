"""`ratking push-keys`: the keys with which a host calls players whose page is closed."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from ratking.cli.language import say
from ratking.cli.parsing import Parser
from ratking.cli.serve import must_have_packages

EXAMPLES: Final = (
    "ratking push-keys                       a new pair, and what to do with it",
    "ratking push-keys > push.env            the same, kept in a file",
)


def add_arguments(_: Parser) -> None:
    """There is nothing to choose."""


def run(_: Namespace) -> int:
    """Make a pair; the settings can be kept in a file as they are printed."""
    must_have_packages()
    from ratking.server.push.keys import new_pair

    private, public = new_pair()
    print(f"# {say('push-keys-how')}")
    print(f"RATKING_PUSH_KEY={private}")
    print("RATKING_PUSH_CONTACT=mailto:you@example.org")
    print(f"# {say('push-keys-public', key=public)}")
    print(f"# {say('push-keys-keep')}")
    return 0
