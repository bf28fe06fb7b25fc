"""The pages about the environments say what the codec says."""

from __future__ import annotations

import sys
from importlib import import_module, reload

import pytest

from ratking.games import GAMES
from tools.env_pages import PAGES, page


@pytest.mark.parametrize("name", list(GAMES))
def test_a_page_is_as_the_codec_is(name: str) -> None:
    written = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert written == page(name), "Stale: run `python -m tools.env_pages`."


@pytest.mark.parametrize("name", list(GAMES))
def test_a_page_says_everything_once(name: str) -> None:
    text = page(name)
    for title in ("Facts", "Observation", "Actions", "Rewards", "End", "History"):
        assert text.count(f"## {title}\n") == 1


@pytest.mark.parametrize(
    ("door", "package", "extra"),
    [
        ("pettingzoo", "pettingzoo", "envs"),
        ("gymnasium", "gymnasium", "envs"),
        ("vector", "numpy", "envs"),
        ("dataset", "pyarrow", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_door_without_its_packages_names_the_extra(
    door: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = import_module(f"ratking.envs.{door}")
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ModuleNotFoundError) as refused:
        reload(opened)
    assert str(refused.value) == (
        f"This needs the package {package}; in a checkout, pip install '.[{extra}]' brings it."
    )
