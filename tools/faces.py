"""The portraits of the characters, drawn by code: python -m tools.faces writes them as SVG."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "ui" / "src" / "faces"
INK: Final = "#2a2017"


class Look(NamedTuple):
    """The colours of somebody, and what is drawn behind and before the head."""

    ground: str
    coat: str
    skin: str
    hair: str
    behind: Callable[[Look], str]
    before: Callable[[Look], str]
    eyes: str = "open"
    mouth: str = "calm"
    head: bool = True


def path(shape: str, fill: str, line: float = 2.0) -> str:
    """Draw an outline with a fill."""
    return f'<path d="{shape}" fill="{fill}" stroke="{INK}" stroke-width="{line}"/>'


def line(shape: str, colour: str = INK, width: float = 2.0) -> str:
    """Draw a stroke without a fill."""
    return f'<path d="{shape}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def dot(x: float, y: float, r: float, fill: str = INK) -> str:
    """Draw a round spot."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"/>'


def ring(x: float, y: float, r: float, fill: str = "none", width: float = 2.0) -> str:
    """Draw a circle with a line around it."""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" stroke="{INK}"'
        f' stroke-width="{width:g}"/>'
    )


def nothing(_: Look) -> str:
    """Draw nothing."""
    return ""


def shoulders(look: Look) -> str:
    """Draw coat and neck."""
    neck = path("M40 60V74Q48 80 56 74V60Z", look.skin)
    return neck + path("M10 100Q12 76 36 70Q48 82 60 70Q84 76 86 100Z", look.coat)


def head(look: Look) -> str:
    """Draw ears, face and nose."""
    ears = ring(29.5, 48, 4.5, look.skin) + ring(66.5, 48, 4.5, look.skin)
    face = path("M30 42Q30 24 48 24Q66 24 66 42Q66 58 58 65Q48 72 38 65Q30 58 30 42Z", look.skin)
    return ears + face + line("M48 46Q51 52 50 54Q48 55.5 46.5 54", width=1.8)


EYES: Final = {
    "open": dot(40, 45, 2.4) + dot(56, 45, 2.4) + line(
        "M36 39.5Q40 37.5 44 39.5M52 39.5Q56 37.5 60 39.5"
    ),
    "stern": dot(40, 46, 2.3) + dot(56, 46, 2.3) + line("M35 39L44.5 42M61 39L51.5 42", width=2.6),
    "sly": line("M36 46Q40 43 44 46M52 46Q56 43 60 46") + dot(41, 46, 1.8) + dot(57, 46, 1.8)
    + line("M36 40Q40 38 44 41M52 38Q56 36 60 39"),
    "kind": line("M36 46Q40 42.5 44 46M52 46Q56 42.5 60 46", width=2.4)
    + line("M36 39Q40 36.5 44 39M52 39Q56 36.5 60 39"),
    "patch": dot(56, 45, 2.4) + line("M29 33L67 43") 
    + path("M34 40Q40 38 46 42Q45 50 39 50Q34 48 34 40Z", INK)
    + line("M52 39Q56 37 60 40", width=2.4),
    "wide": ring(40, 45, 4, "#fff", 1.6) + ring(56, 45, 4, "#fff", 1.6)
    + dot(41, 45, 1.9) + dot(57, 45, 1.9)
    + line("M36 37Q40 35 44 37M52 37Q56 35 60 37"),
}  # fmt: skip
MOUTHS: Final = {
    "calm": line("M43 60Q48 61.5 53 60"),
    "grin": path("M40 58Q48 68 56 58Q48 60.5 40 58Z", "#fff", 1.6),
    "smile": line("M41 58.5Q48 64 55 58.5", width=2.2),
    "smirk": line("M42 61Q49 62 55 57.5", width=2.2),
    "grim": line("M42 61Q48 58.5 54 61", width=2.2),
}


def apprentice(look: Look) -> str:
    """Draw a tousled boy with freckles, and a rat on his shoulder."""
    hair = path(
        "M28 42Q24 22 40 20L38 15L47 19L54 13L55 20Q70 22 68 42Q64 34 60 32L57 37L52 31L47 37"
        "L42 31L38 37L35 33Q31 36 28 42Z",
        look.hair,
    )
    freckles = "".join(dot(x, y, 0.9, "#b06a3b") for x in (36, 39, 57, 60) for y in (51, 53.5))
    rat = path("M64 80Q66 69 76 69Q86 70 87 79Q80 83 64 80Z", "#8f8a84") + ring(
        73, 69, 3, "#d9a6a0", 1.6
    )
    return hair + freckles + rat + dot(68, 76, 1.2) + line("M86 78Q93 74 90 67", "#d9a6a0")


def innkeeper(_: Look) -> str:
    """Draw a bonnet and red cheeks."""
    bonnet = path("M25 42Q20 18 48 16Q76 18 71 42Q66 30 48 30Q30 30 25 42Z", "#f4ecd8")
    cheeks = dot(37, 54, 4, "#e5876f") + dot(59, 54, 4, "#e5876f")
    apron = path("M34 100L37 78Q48 86 59 78L62 100Z", "#f4ecd8")
    return bonnet + line("M30 24Q48 18 66 24", "#b9a982") + cheeks + apron


def monk(look: Look) -> str:
    """Draw a tonsure and a cowl."""
    crown = path(
        "M29 44Q27 33 32 29Q36 33 48 32Q60 33 64 29Q69 33 67 44Q64 36 60 37Q48 41 36 37"
        "Q32 36 29 44Z",
        look.hair,
    )
    cowl = path("M14 92Q20 70 36 68Q48 84 60 68Q76 70 82 92Q64 84 48 92Q32 84 14 92Z", "#5d4326")
    return crown + cowl + line("M48 92V100", "#c9a34a", 3)


def sharper(look: Look) -> str:
    """Draw a hat with a feather, a thin moustache and a card."""
    hat = path("M22 34Q30 12 52 14Q74 15 73 31Q60 24 48 27Q32 29 22 34Z", "#9c2f2f")
    feather = path("M62 20Q80 2 90 10Q84 22 66 24Z", "#e8d9a8", 1.8) + line(
        "M64 22Q78 13 88 11", width=1.2
    )
    beard = line("M38 57Q43 54.5 48 57Q53 54.5 58 57", look.hair, 2.6) + path(
        "M45 65L48 72L51 65Z", look.hair, 1.2
    )
    card = '<g transform="rotate(14 76 84)">' + path("M69 75H83V95H69Z", "#fbf5e6", 1.8) + path(
        "M76 80L79.5 85L76 90L72.5 85Z", "#9c2f2f", 0.5
    ) + "</g>"  # fmt: skip
    return hat + feather + beard + card


def merchant(_: Look) -> str:
    """Draw a rolled hat, braids and a chain of gold."""
    hat = path("M25 34Q24 18 48 17Q72 18 71 34Q60 27 48 28Q36 27 25 34Z", "#2f5b86")
    scarf = path("M68 26Q82 34 78 60Q72 54 71 46Q72 36 66 31Z", "#2f5b86")
    chain = (
        line("M32 78Q48 98 64 78", "#d8a93b", 4)
        + dot(48, 90, 5, "#d8a93b")
        + ring(48, 90, 5, width=1.4)
    )
    return hat + scarf + chain


def braids(look: Look) -> str:
    """Draw long hair behind the head."""
    return path("M27 36Q22 60 28 80H68Q74 60 69 36Q48 12 27 36Z", look.hair)


def raider(look: Look) -> str:
    """Draw a helmet with a nose guard, and a full beard."""
    beard = path("M30 50Q34 56 40 55Q48 52 56 55Q62 56 66 50Q68 76 48 84Q28 76 30 50Z", look.hair)
    helmet = path(
        "M27 40Q26 15 48 12Q70 15 69 40Q62 34 51 35L50 54H46L45 35Q34 34 27 40Z", "#9aa3a8"
    )
    return (
        beard + line("M42 61Q48 59 54 61", width=2.4) + helmet + line("M48 12V33", "#6d767b", 2.6)
    )


def hermit(look: Look) -> str:
    """Draw strands of hair below a hood."""
    return line("M33 34Q38 28 44 32M63 34Q58 28 52 32", look.hair, 4)


def hood(look: Look) -> str:
    """Draw a hood around the head."""
    return path("M18 84Q14 14 48 10Q82 14 78 84Q62 76 48 82Q34 76 18 84Z", look.coat)


def doctor(_: Look) -> str:
    """Draw the mask with the beak, and a wide hat."""
    mask = path("M29 38Q30 28 48 28Q66 28 67 38Q67 56 58 66Q48 72 38 66Q29 56 29 38Z", "#4a3a2c")
    beak = path("M38 50Q48 45 58 50Q64 66 84 80Q56 82 44 68Q38 60 38 50Z", "#6b553f")
    goggles = (
        ring(39, 43, 6.5, "#b7d3c4", 3)
        + ring(57, 43, 6.5, "#b7d3c4", 3)
        + dot(41, 43, 2)
        + dot(58, 43, 2)
    )
    hat = path("M12 32Q48 20 84 32Q82 36 48 34Q14 36 12 32Z", "#221c18") + path(
        "M30 28Q30 8 48 8Q66 8 66 28Q48 23 30 28Z", "#221c18"
    )
    return (
        mask
        + beak
        + line("M52 66Q64 75 76 78", "#2a2017", 1.6)
        + goggles
        + hat
        + line("M31 26Q48 21 65 26", "#8d2f2f", 3)
    )


def abbess(_: Look) -> str:
    """Draw the wimple, and a cross."""
    band = path("M29 42Q28 24 48 23Q68 24 67 42Q62 33 48 33Q34 33 29 42Z", "#fbf5e6")
    chin = path("M29 48Q32 64 48 70Q64 64 67 48Q74 68 66 84Q48 90 30 84Q22 68 29 48Z", "#fbf5e6")
    return band + chin + line("M48 80V96M42 86H54", "#c9a34a", 3.4)


def veil(_: Look) -> str:
    """Draw a black veil behind the head."""
    return path("M20 88Q16 14 48 12Q80 14 76 88Z", "#2b2b33")


def captain(look: Look) -> str:
    """Draw a kettle hat, stubble and a scar."""
    brim = path("M14 36Q20 28 48 28Q76 28 82 36Q66 40 48 38Q30 40 14 36Z", "#8b8f90")
    crown = path("M28 30Q30 10 48 10Q66 10 68 30Q48 26 28 30Z", "#a9aeae")
    stubble = "".join(dot(x, y, 0.8, look.hair) for x in range(38, 60, 4) for y in (64, 67))
    return brim + crown + stubble + line("M58 50L63 59", "#a3493d", 2.2)


def banker(_: Look) -> str:
    """Draw a hennin with its veil, and eyeglasses."""
    cone = path("M30 33Q36 26 48 26Q60 26 66 33L60 2Q54 -2 50 2Z", "#6d3f74")
    cloth = path("M58 4Q84 20 82 70Q74 60 70 40Q68 20 58 4Z", "#efe3f0", 1.4)
    glasses = (
        ring(40, 45, 6, "#ffffff55", 1.8)
        + ring(56, 45, 6, "#ffffff55", 1.8)
        + line("M46 44Q48 42.5 50 44")
    )
    return (
        cloth
        + cone
        + line("M32 31Q48 25 64 31", "#d8a93b", 3)
        + glasses
        + dot(48, 82, 4, "#3d8b6a")
    )


def rat_king(look: Look) -> str:
    """Draw a rat with a crown and an ermine collar."""
    ears = (
        ring(26, 36, 11, look.hair)
        + ring(70, 36, 11, look.hair)
        + dot(26, 37, 6, "#d9a6a0")
        + dot(70, 37, 6, "#d9a6a0")
    )
    face = path("M28 42Q30 28 48 28Q66 28 68 42Q66 60 52 72Q48 75 44 72Q30 60 28 42Z", look.hair)
    eyes = (
        dot(39, 46, 3.4, "#8d1f1f")
        + dot(57, 46, 3.4, "#8d1f1f")
        + dot(40, 45, 1.1, "#fff")
        + dot(58, 45, 1.1, "#fff")
    )
    nose = (
        dot(48, 69, 3.6, "#d9827c")
        + path("M45 74H51V79H45Z", "#fff", 1.2)
        + line("M48 74V79", width=1)
    )
    whiskers = line("M42 66L24 62M42 68L25 70M54 66L72 62M54 68L71 70", width=1.2)
    crown = path("M31 29L28 9L39 19L48 6L57 19L68 9L65 29Q48 24 31 29Z", "#d8a93b") + "".join(
        dot(x, y, 2, "#8d1f1f") for x, y in ((39, 24), (48, 22), (57, 24))
    )
    ermine = path("M12 92Q24 72 40 76Q48 82 56 76Q72 72 84 92Q66 84 48 90Q30 84 12 92Z", "#fbf5e6")
    return (
        ermine
        + "".join(dot(x, y, 1.6) for x, y in ((28, 82), (38, 81), (58, 81), (68, 82)))
        + ears
        + face
        + eyes
        + whiskers
        + nose
        + crown
    )


LOOKS: Final = {
    "pip": Look("#e7c35a", "#6c8a3c", "#f1c9a0", "#a8622c", nothing, apprentice, "wide", "grin"),
    "gesche": Look("#d98f5c", "#7b3f35", "#f0c3a0", "#8c5a2c", nothing, innkeeper, "kind", "smile"),
    "anselm": Look("#b9c59a", "#7a5a35", "#e9bd97", "#5a3b22", nothing, monk, "kind", "calm"),
    "odo": Look("#7f9a6a", "#4b2f52", "#e6b48c", "#2f2018", nothing, sharper, "sly", "smirk"),
    "clara": Look("#d7b98a", "#284a3c", "#c98f65", "#3a2417", braids, merchant, "open", "smile"),
    "wulfric": Look("#8fa7b0", "#55402f", "#eec29d", "#b8562a", nothing, raider, "stern", "grim"),
    "ines": Look("#7d8b7a", "#59605f", "#d9b190", "#c9c4ba", hood, hermit, "open", "calm"),
    "corvo": Look("#a6b8a0", "#2c2723", "#4a3a2c", "#2c2723", nothing, doctor, head=False),
    "hildegard": Look("#9fb4cf", "#2b2b33", "#f0c8a8", "#fbf5e6", veil, abbess, "stern", "calm"),
    "tancred": Look("#c77f62", "#3b4a5a", "#b67a52", "#2a1d14", nothing, captain, "patch", "smirk"),
    "beatrix": Look("#b3a0c4", "#4d2b57", "#f1cdb0", "#7a4a24", nothing, banker, "open", "calm"),
    "rattila": Look("#7a5560", "#8d1f2f", "#77716b", "#77716b", nothing, rat_king, head=False),
}


def portrait(name: str) -> str:
    """Draw one portrait in a medallion."""
    look = LOOKS[name]
    face = head(look) + EYES[look.eyes] + MOUTHS[look.mouth] if look.head else ""
    inside = ring(48, 48, 47, look.ground, 0) + look.behind(look) + shoulders(look) + face
    inside += look.before(look)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">'
        '<clipPath id="c"><circle cx="48" cy="48" r="46.5"/></clipPath>'
        f'<g clip-path="url(#c)" stroke-linejoin="round" stroke-linecap="round">{inside}</g>'
        f"{ring(48, 48, 46.5, width=2.5)}</svg>\n"
    )


def main() -> None:
    """Write all portraits."""
    FOLDER.mkdir(exist_ok=True)
    for name in LOOKS:
        (FOLDER / f"{name}.svg").write_text(portrait(name), encoding="utf-8")


if __name__ == "__main__":
    main()
