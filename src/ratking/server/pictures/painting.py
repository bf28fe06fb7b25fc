"""Painting cards: done by those who think, so that no table waits for a picture."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any, Final

from ratking.core.extras import need
from ratking.core.record import read_record
from ratking.server.boxes import shared_game
from ratking.server.pictures.course import Course, course_of
from ratking.server.pictures.drawing import WIDTH, Letters, Ranked, letters, svg

EXTRA: Final = "share"
FRAMES: Final = 24
LAST: Final = 3000
EACH: Final = 120
"""How long the last picture of a moving one is shown, and each other one, in milliseconds."""


def card(text: str, title: str, ranked: Sequence[tuple[int, int, str, int]]) -> bytes:
    """Paint the card of a finished game as PNG."""
    course = course_of(*_read(text))
    return _saved([_painted(course, title, [Ranked(*one) for one in ranked])], "PNG")


def motion(text: str, title: str, ranked: Sequence[tuple[int, int, str, int]]) -> bytes:
    """Paint how a finished game went as an animated GIF."""
    course, rows = course_of(*_read(text)), [Ranked(*one) for one in ranked]
    frames = [_painted(course, title, rows, (number + 1) / FRAMES, 2) for number in range(FRAMES)]
    return _saved([frame.quantize(64) for frame in frames], "GIF")


def _read(text: str) -> tuple[Any, Any]:
    record = read_record(text, shared_game)
    return shared_game(record.game), record


def _painted(
    course: Course, title: str, ranked: list[Ranked], part: float = 1.0, less: int = 1
) -> Any:
    image, resvg = need("PIL.Image", EXTRA), need("resvg_py", EXTRA)
    drawing = svg(course, ranked, part)
    png = resvg.svg_to_bytes(svg_string=drawing, skip_system_fonts=True, width=WIDTH // less)
    picture = image.open(BytesIO(bytes(png))).convert("RGB")
    pen = need("PIL.ImageDraw", EXTRA).Draw(picture)
    for line in letters(title, ranked):
        _write(pen, line, less)
    return picture


def _write(pen: Any, line: Letters, less: int) -> None:
    """Letters come with Pillow, so that a bare machine writes as any other."""
    font = need("PIL.ImageFont", EXTRA).load_default(line.size // less)
    anchor = "ra" if line.ends else "la"
    pen.text(
        (line.left // less, line.top // less), line.text, font=font, fill=line.colour, anchor=anchor
    )


def _saved(frames: list[Any], form: str) -> bytes:
    file = BytesIO()
    if form == "GIF":
        times = [EACH] * (len(frames) - 1) + [LAST]
        frames[0].save(file, form, save_all=True, append_images=frames[1:], duration=times, loop=0)
    else:
        frames[0].save(file, form, optimize=True)
    return file.getvalue()
