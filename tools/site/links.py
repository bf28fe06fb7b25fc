"""Every link of the built site leads to a file of it, and to a place that is there."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """What a page links to, and the places in it that can be linked to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note links, pictures and names."""
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append(value)
            elif name in ("id", "name") and value:
                self.places.add(value)


@cache
def read_page(path: Path) -> Page:
    """Read a page once."""
    page = Page()
    page.feed(path.read_text(encoding="utf-8"))
    return page


def broken_links(site: Path) -> list[str]:
    """List the links that lead nowhere, with the page on which they stand."""
    found = []
    for path in sorted(site.rglob("*.html")):
        if path.name != "404.html":
            broken = [link for link in read_page(path).links if not leads_somewhere(path, link)]
            found += [f"{path.relative_to(site)}: {link}" for link in broken]
    return found


def leads_somewhere(path: Path, link: str) -> bool:
    """Say whether a link of a page leads to something; other sites are not asked."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc or link == "#":
        return True
    target = (path.parent / unquote(parts.path)) if parts.path else path
    target = target / "index.html" if target.is_dir() else target
    if not target.is_file():
        return False
    is_page = target.suffix == ".html" and bool(parts.fragment)
    return not is_page or unquote(parts.fragment) in read_page(target.resolve()).places
