"""Words for rule tests: set up a position from text, play a line, ask why not."""

from functools import cache
from textwrap import dedent

import pytest

import coalface
from coalface import CHANCE, Event, Game, IllegalMove, State
from coalface.core.tables import Reason


@cache
def game(name: str) -> Game:
    """A game, made once for all tests."""
    return coalface.game(name)


class TestTable:
    """A position of one game and what is done there; moves are written in notation."""

    __test__ = False

    def __init__(self, name: str, text: str) -> None:
        self.game = game(name)
        self.state: State = self.game.position(dedent(text).lstrip())
        self.events: list[Event] = []

    def play(self, actor: int, *moves: str) -> None:
        """Make moves, each checked; `events` holds those of the last one."""
        for move in moves:
            self.events = []
            self.state.apply(actor, self.game.moves.id(move), self.events)

    def chance(self, *moves: str) -> None:
        """Let chance draw exactly this."""
        self.play(CHANCE, *moves)

    def legal(self, actor: int) -> set[str]:
        """The legal moves of an actor, in notation."""
        return {str(self.game.moves[move]) for move in self.state.legal(actor, retracting=True)}

    def why_not(self, actor: int, move: str) -> Reason | None:
        """The reason that forbids a move; None if it is legal."""
        return self.game.explain(self.state, actor, self.game.moves.id(move))

    def refusal(self, actor: int, move: str) -> Reason:
        """Check that a move is refused in every way and changes nothing; return the reason."""
        reason = self.why_not(actor, move)
        assert reason is not None, f"{move} is allowed"
        assert move not in self.legal(actor)
        before = self.state.dump()
        with pytest.raises(IllegalMove) as raised:
            self.play(actor, move)
        assert raised.value.reason == reason
        assert self.state.dump() == before
        return reason
