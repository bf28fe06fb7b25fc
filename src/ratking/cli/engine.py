"""Which engine is running: the compiled one, or the same source interpreted."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import ratking
from ratking.cli.language import say
from ratking.cli.screen import message_screen
from ratking.core import state


def is_compiled() -> bool:
    """Say whether the rules run as compiled modules."""
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def version() -> str:
    """Name this program, its version and its engine."""
    engine = "compiled" if is_compiled() else "interpreted"
    return say("version", version=ratking.__version__, engine=engine)


def warn_if_slow() -> None:
    """Say that many games could be played faster, and how."""
    if not is_compiled():
        where = "checkout" if is_checkout() else "package"
        message_screen().print(say("engine-interpreted", where=where), soft_wrap=True)


def is_checkout() -> bool:
    """Say whether the sources of this program lie here, with what compiles them."""
    return (Path(ratking.__file__).parents[2] / "tools" / "engine.py").is_file()
