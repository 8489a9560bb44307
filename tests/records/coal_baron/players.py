"""Who plays the golden records: bots from their views, players with a bias, players with a script.

All of them get the state: these games prove nothing about secrecy, they only have to be played.
"""

from collections.abc import Mapping, Sequence

from coalface.bots import bot
from coalface.core.contract import State
from coalface.core.random import Random


class Player:
    """Chooses a move for whoever is asked."""

    def choose(self, state: State, seat: int) -> int:
        """One of the legal moves."""
        raise NotImplementedError


class BotPlayer(Player):
    """A bot by its name."""

    def __init__(self, name: str, seed: str) -> None:
        self._bot = bot(name)
        self._rng = Random(seed)

    def choose(self, state: State, seat: int) -> int:
        return self._bot.choose(state.game, state.view(seat), state.legal(seat), self._rng)


class Biased(Player):
    """Any legal move; those whose notation begins with a key are as likely as the weight says."""

    def __init__(self, weights: Mapping[str, int], seed: str) -> None:
        self._weights = weights
        self._rng = Random(seed)

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        weights = [self._weight(str(state.game.moves[move])) for move in legal]
        left = self._rng.below(sum(weights))
        for move, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return move
        raise AssertionError("weights do not add up")

    def _weight(self, notation: str) -> int:
        fitting = [key for key in self._weights if notation.startswith(key)]
        return self._weights[max(fitting, key=len)] if fitting else 1


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
