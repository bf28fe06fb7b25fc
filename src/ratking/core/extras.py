"""Packages that only some doors need, and the sentence that says one is not installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ratking.core.errors import BadOption


def need(module: str, extra: str) -> Any:
    """Load a module of an extra."""
    try:
        return import_module(module)
    except ImportError as error:
        raise BadOption(str(missing(error, extra, module))) from error


def missing(error: ImportError, extra: str, module: str = "") -> ModuleNotFoundError:
    """Say which extra brings what could not be imported."""
    package = (error.name or module).partition(".")[0]
    return ModuleNotFoundError(
        f"This needs the package {package}; in a checkout, pip install '.[{extra}]' brings it.",
        name=package,
    )
