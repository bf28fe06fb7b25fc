"""Draw the icons of the installed app from the one small picture: python -m tools.icons."""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.servers import program

UI: Final = Path(__file__).resolve().parent.parent / "ui"
DRAWN: Final = UI / "src" / "art" / "favicon.svg"
FOLDER: Final = UI / "public" / "assets"
ICONS: Final = {"ratking-192": (192, 0), "ratking-512": (512, 0), "ratking-mask-512": (512, 64)}
"""The size of each icon, and the margin that a system may cut into another shape."""
COLOURS: Final = 64


def main() -> None:
    """Let a browser draw each of them."""
    words = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program("chromium"), args=words)
        page = browser.new_page()
        for name, (size, margin) in ICONS.items():
            _draw(page, size, margin).save(FOLDER / f"{name}.png", optimize=True)
        browser.close()


def _draw(page: Page, size: int, margin: int) -> Image.Image:
    page.set_viewport_size({"width": size, "height": size})
    ground = "#3a2d23" if margin else "transparent"
    page.set_content(
        f"<style>body {{ margin: 0; background: {ground} }}"
        f"svg {{ display: block; width: {size - 2 * margin}px; margin: {margin}px }}</style>"
        + DRAWN.read_text(encoding="utf-8")
    )
    picture = Image.open(BytesIO(page.screenshot(omit_background=True)))
    return picture.quantize(COLOURS, Image.Quantize.FASTOCTREE)


if __name__ == "__main__":
    main()
