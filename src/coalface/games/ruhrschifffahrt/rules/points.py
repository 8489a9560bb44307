"""Victory points: won and lost by source, never below 0."""

from mypy_extensions import i64

from coalface.core import counts
from coalface.games.ruhrschifffahrt.state import Player


def gain(player: Player, source: i64, points: i64) -> None:
    """Move the disc of a player forward; past 30 it goes round again. (RS-118)"""
    player.vp += points
    player.points = counts.added(player.points, source, points)


def lose(player: Player, source: i64, points: i64) -> i64:
    """Move the disc back, not below 0; return how far it really went. (RS-116)"""
    lost = min(points, player.vp)
    gain(player, source, -lost)
    return lost
