from __future__ import annotations

import math
import sys

import pytest

from ratking.core.errors import Mistake
from ratking.core.extras import need


def test_a_package_that_is_there_is_loaded() -> None:
    assert need("math", "arena") is math


def test_a_missing_package_is_told_with_the_way_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    expected = (
        r"This needs the package pyarrow; in a checkout, pip install '\.\[arena\]' brings it\."
    )
    with pytest.raises(Mistake, match=expected):
        need("pyarrow.parquet", "arena")
