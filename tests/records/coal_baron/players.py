"""Players of Coal Baron with a script."""

from collections.abc import Sequence

from coalface.core.contract import State
from tests.records.golden import Player


class Scripted(Player):
    """Plays its moves in order, shift by shift; else goes to the Bank, or takes what is first."""

    def __init__(self, shifts: Sequence[str]) -> None:
        self._shifts = [text.split() for text in shifts]

    def choose(self, state: State, seat: int) -> int:
        moves = state.game.moves
        wishes = self._shifts[state.view(seat).table.shift - 1]
        if not wishes:
            bank = moves.id("place/bank")
            legal = state.legal(seat)
            return bank if bank in legal else legal[0]
        move = moves.id(wishes.pop(0))
        why = state.game.explain(state, seat, move)
        assert why is None, f"seat {seat} may not play {moves[move]}: {why}; left: {wishes}"
        return move

    def left(self) -> list[list[str]]:
        """What it could not play."""
        return [shift for shift in self._shifts if shift]
