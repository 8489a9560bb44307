"""A picture of the terminal for the docs, drawn again from a record:

python -m coalface.terminal.picture RECORD --at LINE --seat SEAT docs/img/terminal.svg
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.terminal_theme import TerminalTheme

from coalface.core.record import Record
from coalface.terminal.canvas import blank_canvas
from coalface.terminal.play import Play
from coalface.terminal.screen import Screen
from coalface.terminal.seats import read_seats, seats_of
from coalface.terminal.session import Session, seed_of
from coalface.text import Text, languages

INK, PAPER = (28, 27, 25), (222, 217, 208)
COAL = TerminalTheme(INK, PAPER, [INK, *[PAPER] * 7])
"""The colours of the page: paper on coal. The drawing brings its own."""

PAGE = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
<rect fill="#1c1b19" x="0" y="0" width="{width}" height="{height}" rx="8" />
<text class="{unique_id}-matrix" fill="#8a8a8a" x="18" y="28">$ coalface play GAME</text>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""
"""A page without window buttons, and with no font from elsewhere."""


def picture(record: Record, at: int, seat: int, lang: str) -> str:
    """The screen of a seat after a line of a record, as SVG."""
    shown = Record(record.game, record.seats, record.lines[:at], draws=record.draws)
    text = Text(lang, record.game.wording, record.seats)
    _, minds = read_seats(seats_of(record.seats, text), text)
    session = Session(shown, seed_of(record) or "", [seat])
    canvas = blank_canvas()
    play = Play(session, minds, Screen(canvas, record.game, text, record.seats), Path(), "")
    own = [number for number, line in enumerate(shown.lines, 1) if line[0] == seat]
    play.heard[seat] = own[-1] if own else 0
    play.show(seat, session.legal(seat))
    page = PAGE.replace("GAME", record.game.id.replace("_", "-"))
    return canvas.export_svg(title="", theme=COAL, code_format=page, unique_id="terminal")


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the picture."""
    parser = argparse.ArgumentParser(description="Draw a picture of the terminal from a record.")
    parser.add_argument("record", type=Path)
    parser.add_argument("file", type=Path)
    parser.add_argument("--at", type=int, required=True, help="after this line of the record")
    parser.add_argument("--seat", type=int, default=0, help="as this seat sees it")
    parser.add_argument("--lang", choices=languages(), default="en")
    asked = parser.parse_args(arguments)
    drawn = picture(Record.load(asked.record), asked.at, asked.seat, asked.lang)
    asked.file.write_text(drawn, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
