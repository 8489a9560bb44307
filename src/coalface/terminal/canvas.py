"""Drawings of the terminal as text, HTML or SVG: for notebooks, environments and the docs."""

from io import StringIO

from rich.console import Console

from coalface.core.contract import State
from coalface.terminal.screen import WIDTH, Screen
from coalface.text import Text, warn_of_text


def blank_canvas() -> Console:
    """Return a console that keeps what is drawn on it, with its colours."""
    return Console(
        file=StringIO(),
        width=WIDTH,
        record=True,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        emoji=False,
        markup=False,
    )


def draw_position(state: State, seat: int | None, names: tuple[str, ...]) -> Console:
    """Draw a position as a seat sees it, None for a spectator, and what is asked now."""
    canvas = blank_canvas()
    words = Text("en", state.game.wording, names, warn_of_text)
    screen, view = Screen(canvas, state.game, words, names), state.view(seat)
    screen.position(view, (), whole=True)
    screen.line(screen.asked(view))
    return canvas
