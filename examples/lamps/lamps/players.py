"""A computer player for Lamps."""

from typing import Any

from coalface import Bot, Game, Random, View


class Lamplighter(Bot):
    """Keeps the two best lamps and swaps the others."""

    def can_play(self, game: str) -> bool:
        """Return whether this is Lamps: it knows no other game."""
        return game == "lamps"

    def choose(self, game: Game, view: View[Any, Any], legal: list[int], rng: Random) -> int:
        """Return a legal move: everything that a bot may know is in the view of its seat."""
        own = view.table.players[view.seat].lamp
        wanted = "keep" if own in ("carbide", "electric") else "swap"
        move = game.moves.id(wanted)
        return move if move in legal else legal[0]
