"""German Railroads (2015) with Russian Railroads (2013): 1 to 4 players, by Ohley and Orgler."""

from coalface.games.german_railroads.game import SPEC as GAME

__all__ = ["GAME"]
