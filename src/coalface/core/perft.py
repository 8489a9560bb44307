"""Perft: how many lines of play there are to a depth, as proof of the lists of legal moves.

The depth counts decisions of seats, and chance is counted apart. A draw does not multiply the
leaves: of its outcomes, ascending by id, the middle one (number n // 2 of 0 to n - 1) is followed,
and that there were n is added to `outcomes`. So a count stays the same as long as the legal moves
do, and comparable between positions. With `every_draw` all outcomes are followed, each once
whatever its odds, and every line of play they lead to is a leaf. Choices made at once are asked in
the order of the seats; moves that take something back are left out.
"""

from typing import final

from mypy_extensions import i64

from coalface.core.contract import CHANCE, OVER, State


@final
class Perft:
    """What was counted.

    `leaves`: lines of exactly `depth` decisions; what chance does after the last one is not asked.
    `over`: lines that ended before that depth. `decisions`: positions in which a seat was asked.
    `draws`: positions in which chance was asked. `outcomes`: all that chance could have done there.
    """

    def __init__(self) -> None:
        self.leaves: i64 = 0
        self.over: i64 = 0
        self.decisions: i64 = 0
        self.draws: i64 = 0
        self.outcomes: i64 = 0

    def __repr__(self) -> str:
        lines = f"leaves={self.leaves}, over={self.over}, decisions={self.decisions}"
        return f"Perft({lines}, draws={self.draws}, outcomes={self.outcomes})"


def perft(state: State, depth: int, every_draw: bool = False) -> Perft:
    """Count the lines of play from a state, which stays as it is, to a depth of 1 or more."""
    if depth < 1:
        raise ValueError(f"expected a depth of at least 1, got {depth}")
    count = Perft()
    walk(state.clone(), depth, every_draw, count)
    return count


def walk(state: State, depth: i64, every_draw: bool, count: Perft) -> None:
    """Count from a state that nobody needs any more."""
    actor = state.actor()
    if actor == OVER:
        count.over += 1
        return
    buffer = state.game.blank[:]
    choices = state.legal_into(actor, buffer)
    if actor == CHANCE:
        count.draws += 1
        count.outcomes += choices
        if not every_draw:
            state.advance(CHANCE, buffer[choices // 2])
            walk(state, depth, every_draw, count)
            return
        left = depth
    else:
        count.decisions += 1
        if depth == 1:
            count.leaves += choices
            return
        left = depth - 1
    for place in range(choices):
        after = state.clone()
        after.advance(actor, buffer[place])
        walk(after, left, every_draw, count)
