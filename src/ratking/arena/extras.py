"""Packages that only the arena needs, and the sentence for who has not installed them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ratking.core.errors import Mistake


def need(module: str, extra: str) -> Any:
    """Load a module of an extra."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise Mistake(
            f"This needs the package {package}: pip install 'ratking[{extra}]' brings it."
        ) from error
