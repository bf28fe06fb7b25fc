"""The site: built strictly, its notebooks run, its diagrams name rules that exist."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from ratking.text.rules import read_rules
from tools.site import charts
from tools.site.__main__ import CONFIG, build, configuration
from tools.site.flows import drawing, read_flows
from tools.site.links import broken_links
from tools.site.notebooks import NOTEBOOKS, ROOT, Cell, page_of, read_notebook, run
from tools.site.pages import API, AT_THE_ROOT, moved

SHORT = {"GAMES": "4", "UPDATES": "1", "EVERY": "1", "TEST_GAMES": "4"}
"""What the notebooks need to show that they run."""

PERFORMANCE = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site once, with short notebooks."""
    folder = tmp_path_factory.mktemp("site")
    assert build(folder, SHORT) == 0
    return folder / "site"


def test_no_link_leads_nowhere(site: Path) -> None:
    assert broken_links(site) == []
    (site / "lost.html").write_text(
        '<a href="gone/">a</a> <a href="start/#gone">b</a> <a href="start/#play">c</a>'
        '<img src="x.png">'
    )
    assert broken_links(site) == ["lost.html: gone/", "lost.html: start/#gone", "lost.html: x.png"]


def test_the_reference_is_read_from_the_code(site: Path) -> None:
    for module in API:
        page = (site / "api" / module / "index.html").read_text(encoding="utf-8")
        assert f'id="{module}"' in page, module
        assert page.count("doc-heading") > 1, module


def test_pages_from_the_root_and_notebooks_have_their_places(site: Path) -> None:
    for name in [*AT_THE_ROOT.values(), *(f"notebooks/{one.stem}.md" for one in notebooks())]:
        page = name.removesuffix("index.md").removesuffix(".md")
        assert (site / page / "index.html").exists(), name


def test_a_page_that_nobody_has_put_into_a_section_is_listed_at_the_end(tmp_path: Path) -> None:
    known = re.findall(r"[: ] (\S+\.md)$", CONFIG.read_text(encoding="utf-8"), re.MULTILINE)
    for name in (*known, "decisions/099-rats.md", "rats.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert configuration(tmp_path).endswith("  - More:\n      - rats.md\n")
    (tmp_path / "rats.md").unlink()
    assert "More:" not in configuration(tmp_path)


def notebooks() -> list[Path]:
    return sorted(NOTEBOOKS.glob("*.ipynb"))


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_what_it_said(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert '"outputs": []' in text
    assert '"output_type"' not in text
    assert read_notebook(path)[0].source.startswith("# ")


def test_a_cell_shows_what_it_prints_and_its_last_value() -> None:
    names: dict[str, object] = {}
    assert run(Cell("code", "rats = 3\nprint('squeak')\nrats + 1"), names).text == "squeak\n4\n"
    assert run(Cell("code", "rats = rats * 2"), names).text == ""
    drawn = "class Rat:\n    def _repr_svg_(self):\n        return '<svg/>'\nRat()"
    assert run(Cell("code", drawn), names).picture == "<svg/>"


def test_a_notebook_that_fails_is_no_page(tmp_path: Path) -> None:
    path = tmp_path / "bad.ipynb"
    path.write_text('{"cells": [{"cell_type": "code", "source": ["1 / RATS\\n"]}]}')
    with pytest.raises(NameError, match="RATS"):
        page_of(path)


@pytest.mark.parametrize("name", sorted(read_flows()))
def test_a_diagram_names_rules_that_exist(name: str) -> None:
    known = {rule.number for rule in read_rules(name)}
    for flow in read_flows()[name]:
        cited = {rule for step in flow.steps for rule in step.rules}
        assert cited
        assert cited <= known
        svg = unescape(drawing(flow))
        assert all(rule in svg and step.text in svg for step in flow.steps for rule in step.rules)


def test_every_table_of_the_benchmarks_has_a_chart() -> None:
    text, drawn = charts.with_charts(PERFORMANCE, "charts")
    assert len(drawn) == PERFORMANCE.count("| best | spread |") - 1
    assert all(f"(charts/{name})" in text for name in drawn)
    assert all(svg.count("<rect") > 2 for svg in drawn.values())


def test_links_of_pages_at_the_root_are_moved_with_them() -> None:
    text = "[a](docs/ui.md#how) [b](SECURITY.md) [c](https://example.org/x) [d](tools/quick.py)"
    assert moved(text, ROOT) == (
        "[a](ui.md#how) [b](security.md) [c](https://example.org/x) [d](../tools/quick.py)"
    )


def test_a_page_that_leads_out_of_the_site_names_the_file(site: Path) -> None:
    contributing = (site.parent / "docs" / "contributing.md").read_text(encoding="utf-8")
    assert "](principles.md)" in contributing
    assert "`LICENSE`" in contributing
