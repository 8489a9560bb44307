"""Why a move of Coal Baron is refused: the table of reasons, and the numbers each one tells."""

from collections.abc import Callable

from coalface.core.tables import Reason, ReasonRow
from coalface.games.coal_baron.ids import (
    CARDS,
    COLOURS,
    DELIVERY,
    DRAFT,
    FACTORY_DRAW,
    FILL,
    KEEP_TILE,
    LEVEL,
    LOAD,
    MARKS,
    MOVE_CAGE,
    ORDER_PILE,
    PAIR,
    PAY,
    PLACE,
    SEAT_SIZE,
    STORE,
    SUBSTITUTE,
    TILE_ON,
    TILE_PILE,
    WORKERS,
)
from coalface.games.coal_baron.pieces import Pieces
from coalface.games.coal_baron.rules import mining, turn

REASONS = (
    ReasonRow("", ""),
    ReasonRow("CB-15", "not-your-turn"),
    ReasonRow("CB-16", "not-now"),
    ReasonRow("CB-2", "cb.why.locked", (("space", "space"), ("players", "count"))),
    ReasonRow("CB-18", "cb.why.workers", (("needed", "count"), ("have", "count"))),
    ReasonRow("CB-27", "cb.why.no-tile", (("space", "space"),)),
    ReasonRow("CB-27", "cb.why.marks", (("needed", "count"), ("have", "count"))),
    ReasonRow("CB-64", "cb.why.no-card", (("space", "space"),)),
    ReasonRow("CB-37", "cb.why.stack", (("pile", "pile"),)),
    ReasonRow("CB-58", "cb.why.nothing-complete", (("vehicle", "vehicle"),)),
    ReasonRow("CB-44", "cb.why.same-level", (("level", "level"),)),
    ReasonRow("CB-45", "cb.why.not-at-tunnel"),
    ReasonRow("CB-46", "cb.why.cage-full", (("cubes", "count"),)),
    ReasonRow("CB-45", "cb.why.no-cube-at-level", (("coal", "coal"), ("level", "level"))),
    ReasonRow("CB-47", "cb.why.not-at-surface", (("level", "level"),)),
    ReasonRow("CB-47", "cb.why.no-cube-in-cage", (("coal", "coal"),)),
    ReasonRow("CB-53", "cb.why.no-cube-in-storage", (("coal", "coal"),)),
    ReasonRow("CB-47", "cb.why.not-your-order", (("card", "card"),)),
    ReasonRow("CB-47", "cb.why.no-free-spot", (("card", "card"), ("coal", "coal"))),
    ReasonRow("CB-49", "cb.why.pair-steps", (("have", "count"),)),
    ReasonRow("CB-48", "cb.why.pair-cubes", (("have", "count"),)),
    ReasonRow("CB-13", "cb.why.not-in-draft", (("card", "card"),)),
    ReasonRow("CB-38", "cb.why.supply", (("coal", "coal"),)),
    ReasonRow("CB-33", "cb.why.not-looked-at"),
    ReasonRow("CB-35", "cb.why.kept-tile", (("needed", "count"), ("have", "count"))),
    ReasonRow("CB-30", "cb.why.not-in-stack"),
    ReasonRow("CB-11", "cb.why.no-such-seat", (("players", "count"),)),
    ReasonRow("CB-51", "cb.why.not-at-surface", (("level", "level"),)),
    ReasonRow("CB-51", "cb.why.no-cube-in-cage", (("coal", "coal"),)),
    ReasonRow("CB-65", "cb.why.not-looked-at"),
)
"""By the numbers of `reasons`."""


def tell(state: Pieces, row: int, actor: int, move: int) -> Reason:
    """A reason with its arguments, from what the actor sees."""
    told = REASONS[row]
    args = tuple(
        (name, kind, int(ARGUMENTS[told.key, name](state, actor, move))) for name, kind in told.args
    )
    return Reason(told.rule, told.key, args)


Argument = Callable[[Pieces, int, int], int]


def _space(state: Pieces, actor: int, move: int) -> int:
    return move - PLACE


def _players(state: Pieces, actor: int, move: int) -> int:
    return int(state.seats)


def _marks(state: Pieces, actor: int, move: int) -> int:
    return int(state.own[actor * SEAT_SIZE + MARKS])


def _level(state: Pieces, actor: int, move: int) -> int:
    return int(state.own[actor * SEAT_SIZE + LEVEL])


def _tile_price(state: Pieces, actor: int, move: int) -> int:
    return int(state.kit.tile_cost[state.board[TILE_ON + move - PLACE] - 1])


def _colour(state: Pieces, actor: int, move: int) -> int:
    """The colour that a work step or a substitute names."""
    for first in (SUBSTITUTE, PAY, PAIR, STORE, FILL, LOAD):
        if move >= first:
            return (move - first) % COLOURS
    raise AssertionError(f"move {move} names no colour")


def _card(state: Pieces, actor: int, move: int) -> int:
    """The card that a step names."""
    first = PAIR if move >= PAIR else FILL
    return (move - first) // COLOURS % CARDS


ARGUMENTS: dict[tuple[str, str], Argument] = {
    ("cb.why.locked", "space"): _space,
    ("cb.why.locked", "players"): _players,
    ("cb.why.workers", "needed"): lambda state, _, move: int(turn.price(state, move - PLACE)),
    ("cb.why.workers", "have"): lambda state, seat, _: int(state.own[seat * SEAT_SIZE + WORKERS]),
    ("cb.why.no-tile", "space"): _space,
    ("cb.why.marks", "needed"): _tile_price,
    ("cb.why.marks", "have"): _marks,
    ("cb.why.no-card", "space"): _space,
    ("cb.why.stack", "pile"): lambda _, __, move: (
        TILE_PILE if move == PLACE + FACTORY_DRAW else ORDER_PILE
    ),
    ("cb.why.nothing-complete", "vehicle"): lambda _, __, move: move - PLACE - DELIVERY,
    ("cb.why.same-level", "level"): lambda _, __, move: move - MOVE_CAGE,
    ("cb.why.cage-full", "cubes"): lambda state, _, __: int(state.kit.cage_spots),
    ("cb.why.no-cube-at-level", "coal"): _colour,
    ("cb.why.no-cube-at-level", "level"): _level,
    ("cb.why.not-at-surface", "level"): _level,
    ("cb.why.no-cube-in-cage", "coal"): _colour,
    ("cb.why.no-cube-in-storage", "coal"): _colour,
    ("cb.why.not-your-order", "card"): _card,
    ("cb.why.no-free-spot", "card"): _card,
    ("cb.why.no-free-spot", "coal"): _colour,
    ("cb.why.pair-steps", "have"): lambda state, _, __: int(state.asked_a()),
    ("cb.why.pair-cubes", "have"): lambda state, seat, _: int(mining.cubes_at_hand(state, seat)),
    ("cb.why.not-in-draft", "card"): lambda _, __, move: move - DRAFT,
    ("cb.why.supply", "coal"): _colour,
    ("cb.why.kept-tile", "needed"): lambda state, _, move: int(
        state.kit.tile_cost[move - KEEP_TILE]
    ),
    ("cb.why.kept-tile", "have"): _marks,
    ("cb.why.no-such-seat", "players"): _players,
}
"""How each argument of a reason is found."""
