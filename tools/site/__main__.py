"""Build the site into build/site: python -m tools.site. A link that leads nowhere is a mistake."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tools.site.links import broken_links
from tools.site.notebooks import ROOT
from tools.site.pages import API, LISTS, gather

CONFIG = Path(__file__).parent / "mkdocs.yml"
FOLDER = ROOT / "build" / "site"


def build(folder: Path = FOLDER, settings: Mapping[str, str] | None = None) -> int:
    """Gather all pages, build them strictly, and follow every link."""
    gather(folder / "docs", settings)
    config = folder / "mkdocs.yml"
    config.write_text(configuration(folder / "docs"), encoding="utf-8")
    words = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", str(config)]
    if subprocess.run(words, cwd=folder).returncode:
        return 1
    broken = broken_links(folder / "site")
    print(*broken, sep="\n", end="\n" if broken else "")
    return 1 if broken else 0


def configuration(docs: Path) -> str:
    """Complete the list of pages: the reference, and those that nobody has put into a section."""
    text = CONFIG.read_text(encoding="utf-8").replace("SOURCES", str(ROOT / "src"))
    modules = "".join(f"          - {title}: api/{module}.md\n" for module, title in API.items())
    text = text.replace("      - API\n", f"      - API:\n{modules}")
    pages = [path.relative_to(docs) for path in sorted(docs.rglob("*.md"))]
    more = [page.as_posix() for page in pages if page.parts[0] not in LISTS]
    lines = [f"      - {page}\n" for page in more if f" {page}\n" not in text]
    return text + ("  - More:\n" + "".join(lines) if lines else "")


if __name__ == "__main__":
    failed = build()
    if not failed:
        print(f"ratking: the site is in {FOLDER / 'site'}")
    sys.exit(failed)
