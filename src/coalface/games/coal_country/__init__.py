"""Coal Country, by Kane M. Click: 2 to 4 players, six or eight rounds, two variants."""

from coalface.games.coal_country.game import SPEC as GAME

__all__ = ["GAME"]
