"""Build the site into build/site: python -m tools.site. A link that leads nowhere is a mistake."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tools.site.links import broken_links
from tools.site.notebooks import ROOT
from tools.site.pages import API, gather

CONFIG = Path(__file__).parent / "mkdocs.yml"
FOLDER = ROOT / "build" / "site"


def build(folder: Path = FOLDER, settings: Mapping[str, str] | None = None) -> int:
    """Gather all pages and build them strictly."""
    gather(folder / "docs", settings)
    pages = "".join(f"          - {title}: api/{module}.md\n" for module, title in API.items())
    text = CONFIG.read_text(encoding="utf-8").replace("SOURCES", str(ROOT / "src"))
    config = folder / "mkdocs.yml"
    config.write_text(text.replace("      - API\n", f"      - API:\n{pages}"), encoding="utf-8")
    words = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", str(config)]
    if subprocess.run(words, cwd=folder).returncode:
        return 1
    broken = broken_links(folder / "site")
    print(*broken, sep="\n", end="\n" if broken else "")
    return 1 if broken else 0


if __name__ == "__main__":
    failed = build()
    if not failed:
        print(f"ratking: the site is in {FOLDER / 'site'}")
    sys.exit(failed)
