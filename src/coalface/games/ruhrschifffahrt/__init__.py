"""Ruhrschifffahrt 1769-1890, by Thomas Spitzer: coal on the Ruhr, 2 to 4 players, twelve turns."""

from coalface.games.ruhrschifffahrt.game import SPEC as GAME

__all__ = ["GAME"]
