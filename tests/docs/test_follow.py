"""The pages that `make follow` follows say what to type, and the follower understands them."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from ratking.cli.overview import COMMANDS
from tools.follow import NOTEBOOKS, PAGES, ROOT, WAITS, Step, Stranger, copy_checkout, steps_of
from tools.site.notebooks import NOTEBOOKS as SHELF

PAGE = """Type this:

    pip install .
    ratking play

not this:

    [project]
    rosa = "rosa.bot:Rosa"

Write
`rosa.py`:

```python
def rosa():
    python = "    ratking in a text"
```

    ratking games
"""


def test_a_page_is_read_in_its_order() -> None:
    text = 'def rosa():\n    python = "    ratking in a text"\n'
    assert steps_of(PAGE) == [
        Step(line="pip install ."),
        Step(line="ratking play"),
        Step(path="rosa.py", text=text),
        Step(line="ratking games"),
    ]


@pytest.mark.parametrize("name", PAGES)
def test_what_is_typed_are_commands_that_there_are(name: str) -> None:
    steps = steps_of((ROOT / name).read_text(encoding="utf-8"))
    typed = [shlex.split(step.line, comments=True) for step in steps if step.line]
    ours = [words[1] for words in typed if words[0].endswith("ratking")]
    assert ours
    assert [word for word in ours if word not in COMMANDS and word != "--version"] == []


def test_every_notebook_is_followed() -> None:
    assert set(NOTEBOOKS) == {path.stem for path in SHELF.glob("*.ipynb")}
    for name, extras in NOTEBOOKS.items():
        asked = re.findall(r"\.\[([\w,]+)\]", (SHELF / f"{name}.ipynb").read_text(encoding="utf-8"))
        assert asked == ([extras] if extras else [])


def test_commands_that_wait_for_people_are_known() -> None:
    assert WAITS.search("rats/bin/ratking play --agents x")
    assert WAITS.search("ratking serve")
    assert not WAITS.search("ratking simulate rattus --agents play")


def test_a_stranger_has_the_checkout_and_ends_at_what_fails(tmp_path: Path) -> None:
    stranger = Stranger(tmp_path)
    stranger.do(Step(path="a.txt", text="rats\n"))
    assert stranger.type("cat a.txt") == "rats\n"
    with pytest.raises(SystemExit, match=r"cat b\.txt\nended with 1"):
        stranger.do(Step(line="cat b.txt"))


def test_a_copy_has_what_is_kept(tmp_path: Path) -> None:
    copy_checkout(tmp_path)
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    kept = [name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]
    assert all((tmp_path / name).is_file() for name in kept)
