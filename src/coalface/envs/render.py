"""Drawings of positions for environments: the board of the terminal, as text or as pixels.

What is drawn is what a seat sees, or a spectator: `render_mode` "ansi" returns it as text with
colours, "rgb_array" as an array of pixels that has the same size throughout a game, and "human"
prints it, also at every step.
"""

import sys
from typing import Any

from coalface.core.checks import not_one_of
from coalface.core.contract import State
from coalface.terminal.canvas import draw_position
from coalface.terminal.screen import WIDTH

RENDER_MODES = ("ansi", "human", "rgb_array")
ROWS, ROWS_A_SEAT = 24, 20
"""How many rows a picture has: some, and some more for each seat."""


class Renderer:
    """Draws positions as one seat sees them, None for a spectator."""

    def __init__(self, names: tuple[str, ...], seat: int | None, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise ValueError(not_one_of(mode, RENDER_MODES))
        self.names, self.seat, self.mode = names, seat, mode

    def show(self, state: State) -> None:
        """Print a position if people watch."""
        if self.mode == "human":
            self.render(state)

    def render(self, state: State) -> Any:
        """Return a position as the mode has it: text, pixels, or nothing if it is printed."""
        match self.mode:
            case "ansi":
                return self.text(state)
            case "rgb_array":
                return self.pixels(state)
            case "human":
                sys.stdout.write(self.text(state))
        return None

    def text(self, state: State) -> str:
        """Return a position as text, with the codes that colour it in a terminal."""
        return draw_position(state, self.seat, self.names).export_text(styles=True)

    def pixels(self, state: State) -> Any:
        """Return a position as an array of pixels: rows, columns, colours."""
        from coalface.envs.raster import picture

        return picture(self.text(state), WIDTH, ROWS + ROWS_A_SEAT * len(self.names))
