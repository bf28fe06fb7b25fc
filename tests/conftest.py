"""For all tests."""

from __future__ import annotations

import gc


def pytest_collection_finish() -> None:
    """What was collected stays to the end: it need not be searched for garbage again and again."""
    gc.collect()
    gc.freeze()
