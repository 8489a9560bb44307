"""Pictures of terminal drawings, without a terminal: text with colours becomes an array of dots.

Letters are those of the font inside Pillow, six dots wide and eleven high; signs that it lacks are
in `signs.txt`, and lines of frames are made here. So a picture is the same on every machine.
"""

from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.color import Color
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from rich.text import Text

Colour = tuple[int, int, int]
Picture = NDArray[np.uint8]

WIDE, HIGH = 6, 11
"""The dots of a sign."""
SCALE = 2
"""How many pixels wide and high a dot is."""
PAPER, INK = (28, 27, 25), (222, 217, 208)
THEME = TerminalTheme(PAPER, INK, [PAPER, *[INK] * 7])
MISSING = "\N{REPLACEMENT CHARACTER}"
SIGNS = Path(__file__).with_name("signs.txt")

ARMS = {
    "─": "1100", "│": "0011", "┄": "1100", "┊": "0011", "═": "2200", "║": "0022",
    "┌": "0101", "┐": "1001", "└": "0110", "┘": "1010",
    "╭": "0101", "╮": "1001", "╰": "0110", "╯": "1010",
    "├": "0111", "┤": "1011", "┬": "1101", "┴": "1110", "┼": "1111", "╵": "0010",
    "╞": "0211", "╡": "2011", "╫": "1122",
}  # fmt: skip
"""Lines of frames: how many go to the left, to the right, up and down."""
DASHED = "┄┊"


def picture(drawn: str, columns: int, rows: int) -> Picture:
    """Return a drawing with colours as pixels; what needs more rows is cut off below."""
    dots = np.empty((rows * HIGH, columns * WIDE, 3), np.uint8)
    dots[:] = PAPER
    console = Console(file=StringIO(), width=columns, color_system="truecolor", emoji=False)
    lines = console.render_lines(Text.from_ansi(drawn), pad=False)
    for row, line in enumerate(lines[:rows]):
        column = 0
        for segment in line:
            ink, paper = colours(segment.style or Style.null())
            for sign in segment.text[: columns - column]:
                put(dots, row, column, sign, ink, paper)
                column += 1
    return dots.repeat(SCALE, axis=0).repeat(SCALE, axis=1)


def put(dots: Picture, row: int, column: int, sign: str, ink: Colour, paper: Colour) -> None:
    """Draw a sign in its cell."""
    if sign == " " and paper == PAPER:
        return
    top, left = row * HIGH, column * WIDE
    cell = dots[top : top + HIGH, left : left + WIDE]
    cell[:] = paper
    cell[glyph(sign)] = ink


@cache
def colours(style: Style) -> tuple[Colour, Colour]:
    """Return the colours of a style: of the ink and of the paper."""
    ink, paper = rgb(style.color, INK), rgb(style.bgcolor, PAPER)
    if style.dim:
        ink = blend(ink, paper)
    return (paper, ink) if style.reverse else (ink, paper)


def blend(one: Colour, other: Colour) -> Colour:
    """Return the colour between two."""
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2, (one[2] + other[2]) // 2


def rgb(color: Color | None, default: Colour) -> Colour:
    """Return a colour of Rich as numbers."""
    if color is None or color.is_default:
        return default
    red, green, blue = color.get_truecolor(THEME)
    return red, green, blue


@cache
def glyph(sign: str) -> NDArray[np.bool_]:
    """Return the dots of a sign."""
    if sign in ARMS:
        return frame_line(sign)
    drawn = signs()
    if sign not in drawn and ord(sign) < 256:
        return letter(sign)
    return drawn.get(sign, drawn[MISSING])


def letter(sign: str) -> NDArray[np.bool_]:
    """Return a letter of Pillow's own font."""
    image = Image.new("1", (WIDE, HIGH))
    ImageDraw.Draw(image).text((0, 0), sign, 1, ImageFont.load_default_imagefont())
    return np.array(image, np.bool_)


@cache
def signs() -> dict[str, NDArray[np.bool_]]:
    """Return the signs of the page, each with its dots."""
    lines = [line for line in SIGNS.read_text("utf-8").splitlines() if not line.startswith("# ")]
    blocks = [lines[start : start + HIGH + 1] for start in range(0, len(lines), HIGH + 1)]
    return {
        block[0]: np.array([[dot == "#" for dot in row] for row in block[1:]]) for block in blocks
    }


def frame_line(sign: str) -> NDArray[np.bool_]:
    """Return lines that meet in the middle of a cell."""
    left, right, up, down = map(int, ARMS[sign])
    dots = np.zeros((HIGH, WIDE), np.bool_)
    across, along = HIGH // 2, WIDE // 2 - 1
    for row in spread(across, max(left, right)):
        dots[row, slice(0 if left else along, WIDE if right else along + 1)] = True
    for column in spread(along, max(up, down)):
        dots[slice(0 if up else across, HIGH if down else across + 1), column] = True
    if sign in DASHED:
        dots[::3, along] = False
        dots[across, ::3] = False
    return dots


def spread(middle: int, lines: int) -> list[int]:
    """Return where one line or two lie beside each other."""
    return {0: [], 1: [middle], 2: [middle - 1, middle + 1]}[lines]


def save(pixels: Picture, file: Any) -> None:
    """Write a picture as a file, such as `position.png`."""
    Image.fromarray(pixels).save(file)
