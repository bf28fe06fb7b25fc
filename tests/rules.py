"""Which numbered rules a test proves."""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Cite the rules by their numbers; `ratking rules --coverage` reads them from the source."""
    return pytest.mark.rule(*numbers)
