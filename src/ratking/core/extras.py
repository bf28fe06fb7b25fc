"""Packages that only some doors need, and the sentence for who has not installed them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ratking.core.errors import BadOption


def need(module: str, extra: str) -> Any:
    """Load a module of an extra."""
    try:
        return import_module(module)
    except ImportError as error:
        package = (error.name or module).partition(".")[0]
        raise BadOption(
            f"This needs the package {package}; in a checkout, pip install '.[{extra}]' brings it."
        ) from error
