"""Coal Baron (Glück auf), by Wolfgang Kramer and Michael Kiesling: 2 to 4 players, three shifts."""

from coalface.games.coal_baron.game import SPEC as GAME

__all__ = ["GAME"]
