"""Positions and records as HTML, which notebooks show: the board of the terminal, with colours."""

from html import escape
from typing import Final

from rich.terminal_theme import TerminalTheme

from coalface.core.contract import OVER, State
from coalface.core.record import Record
from coalface.core.table_state import EVERYTHING
from coalface.terminal.canvas import draw_position
from coalface.text import Text, warn_of_text

GROUND: Final = (29, 27, 25)
INK: Final = (236, 231, 222)
BRIGHT: Final = [(240, 110, 100), (130, 205, 120), (235, 195, 90), (125, 175, 250)]
THEME: Final = TerminalTheme(GROUND, INK, [GROUND, *BRIGHT, (225, 145, 235), (100, 205, 215), INK])
"""The dark ground that the colours of boards are made for; a drawing brings it with it."""
FORM: Final = (
    '<pre style="background:#1d1b19;color:#ece7de;padding:0.8em;line-height:1.2;overflow-x:auto;'
    "font-family:'DejaVu Sans Mono',Menlo,Consolas,monospace;font-size:12px\">{code}</pre>"
)


def state_html(state: State, names: tuple[str, ...] = ()) -> str:
    """Return a position as a spectator sees it; what a seat knows, as that seat sees it."""
    known_by = int(getattr(state, "known_by", EVERYTHING))
    seat = known_by if known_by >= 0 else None
    players = names or tuple(f"seat {number}" for number in range(state.seats))
    return draw_position(state, seat, players).export_html(
        theme=THEME, inline_styles=True, code_format=FORM
    )


def record_html(record: Record) -> str:
    """Return who plays, how far the record is, and the position at its line."""
    line = len(record) if record.line is None else record.line
    state = record.state(line)
    words = Text("en", record.game.wording, record.seats, warn_of_text)
    title = words.render(record.game.wording("title", record.game.id))
    facts = [f"line {line} of {len(record)}"]
    if state.actor() == OVER:
        scores = zip(record.seats, state.scores(), strict=True)
        facts.append(", ".join(f"{name} {score}" for name, score in scores))
    about = f"{title}: {', '.join(record.seats)}; {'; '.join(facts)}"
    return f"<p>{escape(about)}</p>{state_html(state, record.seats)}"
