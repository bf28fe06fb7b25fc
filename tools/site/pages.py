"""The pages of the site: those of docs, those at the root, and what is made from the code."""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.site.charts import with_charts
from tools.site.flows import drawing, read_flows
from tools.site.notebooks import NOTEBOOKS, ROOT, page_of

DOCS: Final = ROOT / "docs"
AT_THE_ROOT: Final = {
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "code_of_conduct.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
    "benchmarks/README.md": "benchmarks.md",
    "README.md": "index.md",
}
"""Pages outside docs, and what they are called on the site. The README leads to the front page."""

API: Final = {
    "ratking.core.game": "What every game offers",
    "ratking.core.play": "Playing a game",
    "ratking.core.question": "Questions",
    "ratking.core.answers": "Answers",
    "ratking.core.event": "Events",
    "ratking.core.record": "Records of whole games",
    "ratking.core.position": "One moment as a file",
    "ratking.agents": "Agents by name",
    "ratking.agents.ismcts": "The search",
    "ratking.arena.series": "Plans of who meets whom",
    "ratking.arena.simulation": "Many games in a row",
    "ratking.arena.intervals": "Intervals",
    "ratking.envs.pettingzoo": "PettingZoo",
    "ratking.envs.gymnasium": "Gymnasium",
    "ratking.envs.vector": "Many games stepped in one call",
    "ratking.envs.openspiel": "OpenSpiel",
}
"""Modules that a program of somebody else imports."""

LISTS: Final = {
    "decisions": ("Decisions", "Why it is built like this: what was asked, decided and left."),
    "state": ("What a state means", "Every number of a state, game by game."),
}
"""Folders whose pages are listed on a page of their own."""

LINK: Final = re.compile(r"(?<=\]\()(?P<path>[^)#\s:]+)(?=[)#])")
TITLE: Final = re.compile(r"^# (?P<title>.+)$", re.MULTILINE)


def gather(folder: Path, settings: Mapping[str, str] | None = None) -> None:
    """Put all pages into a folder; settings shorten what the notebooks run."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DOCS, folder)
    for source, name in AT_THE_ROOT.items():
        if not (folder / name).exists():
            text = (ROOT / source).read_text(encoding="utf-8")
            _write(folder / name, moved(text, (ROOT / source).parent))
    for path in folder.rglob("*.md"):
        _write(path, _inside(path.read_text(encoding="utf-8"), path.relative_to(folder)))
    _add_charts(folder)
    _add_flows(folder)
    _add_lists(folder)
    _add_api(folder)
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        text = moved(page_of(path, settings), NOTEBOOKS, up="../")
        _write(folder / "notebooks" / f"{path.stem}.md", text)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def moved(text: str, folder: Path, up: str = "") -> str:
    """Let the links of a page that stood in a folder lead on from docs, or from one step below."""
    return LINK.sub(lambda link: up + _from_docs(folder / link["path"]), text)


def _from_docs(target: Path) -> str:
    """Name a file from docs: one outside by its new name, or as it is."""
    path = target.resolve()
    if path.is_relative_to(DOCS):
        return path.relative_to(DOCS).as_posix()
    return name_on_the_site(path) or f"../{path.relative_to(ROOT).as_posix()}"


def name_on_the_site(path: Path) -> str | None:
    """Name the page that a file outside docs becomes, if it becomes one."""
    if path.parent == NOTEBOOKS:
        return f"notebooks/{path.stem}.md"
    return AT_THE_ROOT.get(path.relative_to(ROOT).as_posix())


def _inside(text: str, page: Path) -> str:
    """Let no link lead out of the site: pages get their new names, files of the code none."""
    outwards = re.compile(r"\[(?P<text>[^\]]+)\]\((?P<path>(?:\.\./)+[^)#\s:]+)(?P<rest>[^)]*)\)")

    def change(link: re.Match[str]) -> str:
        path = (DOCS / page.parent / link["path"]).resolve()
        if path.is_relative_to(DOCS):
            return link[0]
        known = name_on_the_site(path)
        up = "../" * len(page.parent.parts)
        inside = f"[{link['text']}]({up}{known}{link['rest']})"
        return inside if known else f"`{path.relative_to(ROOT).as_posix()}`"

    return outwards.sub(change, text)


def _add_charts(folder: Path) -> None:
    page = folder / "performance.md"
    text, drawn = with_charts(page.read_text(encoding="utf-8"), "charts")
    _write(page, text)
    for name, svg in drawn.items():
        _write(folder / "charts" / name, svg)


def _add_flows(folder: Path) -> None:
    """Put the diagrams of a game under the title of its rules."""
    for name, flows in read_flows().items():
        links = ""
        for number, flow in enumerate(flows, 1):
            _write(folder / "rules" / "flows" / f"{name}-{number}.svg", drawing(flow))
            links += f"\n![{flow.title}](flows/{name}-{number}.svg)\n"
        page = folder / "rules" / f"{name}.md"
        text = page.read_text(encoding="utf-8")
        title, rest = text.split("\n", 1)
        _write(page, f"{title}\n{links}{rest}")


def _add_lists(folder: Path) -> None:
    """List the pages of a folder that has no page about itself."""
    for name, (title, about) in LISTS.items():
        pages = sorted((folder / name).glob("*.md"))
        found = [(page, TITLE.search(page.read_text(encoding="utf-8"))) for page in pages]
        lines = [f"- [{title['title']}]({page.name})\n" for page, title in found if title]
        _write(folder / name / "index.md", f"# {title}\n\n{about}\n\n{''.join(lines)}")


def _add_api(folder: Path) -> None:
    for module, title in API.items():
        _write(folder / "api" / f"{module}.md", f"# {title}\n\n::: {module}\n")
