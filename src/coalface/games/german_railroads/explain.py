"""Why a move of German Railroads is refused: the table of reasons, and what each one tells."""

from collections.abc import Callable
from typing import Any

from coalface.core.tables import Reason, ReasonRow
from coalface.games.german_railroads.ids import (
    COALS,
    COINS,
    COLOURS,
    SEAT_SIZE,
    UNLOCKED,
    WORKERS,
)
from coalface.games.german_railroads.names import (
    COLOUR_NAMES,
    ENGINEER_NAMES,
    FOUNDRY_NAMES,
    PAY_NAMES,
    RAILROAD_NAMES,
    SPACE_NAMES,
)
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.reasons import COLOUR_LOCKED, NOT_COMPLETE

SPACE = ("space", "space")
TRACK = (("colour", "colour"), ("railroad", "railroad"))
COUNTS = (("needed", "count"), ("have", "count"))

REASONS = (
    ReasonRow("", ""),
    ReasonRow("RR-10", "not-your-turn"),
    ReasonRow("RR-10", "not-now"),
    ReasonRow("RR-1", "gr.why.closed-space", (SPACE,)),
    ReasonRow("RR-11", "gr.why.occupied", (SPACE,)),
    ReasonRow("RR-11", "gr.why.too-few-workers", COUNTS),
    ReasonRow("RR-13", "gr.why.too-few-coins", COUNTS),
    ReasonRow("RR-13", "gr.why.wrong-payment", (SPACE,)),
    ReasonRow("RR-74", "gr.why.no-black-worker"),
    ReasonRow("RR-15", "gr.why.not-complete"),
    ReasonRow("RR-53", "gr.why.no-such-engineer", (("engineer", "engineer"),)),
    ReasonRow("RR-57", "gr.why.own-pawn"),
    ReasonRow("RR-57", "gr.why.both-order-spaces"),
    ReasonRow("RR-15", "gr.why.still-owed"),
    ReasonRow("RR-18", "gr.why.not-pending"),
    ReasonRow("RR-27", "gr.why.colour-locked", (("colour", "colour"),)),
    ReasonRow("RR-25", "gr.why.not-on-railroad", TRACK),
    ReasonRow("RR-23", "gr.why.no-room", TRACK),
    ReasonRow("GR-8", "gr.why.no-piece", (("colour", "colour"),)),
    ReasonRow("RR-15", "gr.why.would-strand"),
    ReasonRow("RR-28", "gr.why.wrong-colour", (("colour", "colour"),)),
    ReasonRow("RR-36", "gr.why.no-tile"),
    ReasonRow("RR-30", "gr.why.not-lower"),
    ReasonRow("RR-31", "gr.why.slot-free"),
    ReasonRow("RR-30", "gr.why.same-slot"),
    ReasonRow("RR-41", "gr.why.no-marker"),
    ReasonRow("RR-41", "gr.why.empty-gap"),
    ReasonRow("RR-47", "gr.why.no-doubler"),
    ReasonRow("RR-68", "gr.why.no-token"),
    ReasonRow("RR-73", "gr.why.card-taken"),
    ReasonRow("RR-73", "gr.why.card-not-complete"),
    ReasonRow("GR-18", "gr.why.no-income"),
    ReasonRow("GR-19", "gr.why.income-spent"),
    ReasonRow("GC-17", "gr.why.not-your-foundry", (("foundry", "foundry"),)),
    ReasonRow("GC-10", "gr.why.foundry-spent", (("foundry", "foundry"),)),
    ReasonRow("GC-17", "gr.why.too-little-coal", (("have", "count"),)),
    ReasonRow("GC-10", "gr.why.boiler-spent"),
    ReasonRow("GC-12", "gr.why.no-boilerman"),
    ReasonRow("GC-22", "gr.why.no-place-for-boilerman"),
    ReasonRow("GC-21", "gr.why.not-just-used"),
    ReasonRow("GR-10", "gr.why.no-such-extension"),
    ReasonRow("RR-50", "gr.why.cannot-repeat", (SPACE,)),
    ReasonRow("RR-55", "gr.why.cannot-copy", (("engineer", "engineer"),)),
    ReasonRow("GN-6", "gr.why.no-factory"),
    ReasonRow("RR-61", "gr.why.not-one-worker", (SPACE,)),
    ReasonRow("RR-9", "gr.why.no-bonus-card"),
    ReasonRow("RR-72", "gr.why.not-in-pile"),
    ReasonRow("RR-6", "gr.why.not-in-draw"),
    ReasonRow("RR-19", "gr.why.must-choose"),
    ReasonRow("GC-16", "gr.why.no-such-part"),
    ReasonRow("GN-9", "gr.why.token-taken"),
)
"""By the numbers of `reasons`."""


def tell(state: Pieces, row: int, actor: int, move: int) -> Reason:
    """A reason with its arguments, from what the actor sees."""
    locked = _locked_colour(state, actor, move) if row == NOT_COMPLETE else None
    told = REASONS[row if locked is None else COLOUR_LOCKED]
    if locked is not None:
        return Reason(told.rule, told.key, (("colour", "colour", locked),))
    args = tuple(
        (name, kind, FOUND[told.key, name](state, actor, move))
        if (told.key, name) in FOUND
        else (name, kind, NAMED[name](state.game.moves[move]))
        for name, kind in told.args
    )
    return Reason(told.rule, told.key, args)


def _locked_colour(state: Pieces, actor: int, move: int) -> int | None:
    """The colour that a space moves and the actor has not unlocked, if that is what is amiss."""
    named: Any = state.game.moves[move]
    if getattr(named, "space", None) not in SPACE_NAMES:
        return None
    kit, row = state.kit, int(state.kit.space_row[SPACE_NAMES.index(named.space)])
    unlocked = int(state.own[actor * SEAT_SIZE + UNLOCKED])
    moved = (int(kit.part_op[part]) for part in range(kit.row_first[row], kit.row_end[row]))
    return next((op for op in moved if op < COLOURS and not unlocked & 1 << op), None)


def _railroad(move: Any) -> int:
    """The number of a railroad, by the letters of either board."""
    return next(n.index(move.railroad) for n in RAILROAD_NAMES.values() if move.railroad in n)


def _engineer(move: Any) -> int:
    """The engineer that a move names, as such or as a space."""
    name = getattr(move, "engineer", None) or move.space.removeprefix("engineer-")
    return ENGINEER_NAMES.index(name)


NAMED: dict[str, Callable[[Any], int]] = {
    "space": lambda move: SPACE_NAMES.index(move.space),
    "colour": lambda move: COLOUR_NAMES.index(move.colour),
    "railroad": _railroad,
    "engineer": _engineer,
    "foundry": lambda move: FOUNDRY_NAMES.index(move.foundry),
}
"""Things that the move itself names."""


def _paid(state: Pieces, move: int) -> tuple[int, int]:
    """Workers and coins that a placement asks for."""
    place: Any = state.game.moves[move]
    space, way = SPACE_NAMES.index(place.space), PAY_NAMES.index(place.pay)
    coins, black = divmod(way, 2)
    workers = int(state.kit.space_workers[space]) - coins - black
    return workers, coins + int(state.kit.space_coins[space])


def _own(part: int) -> Callable[[Pieces, int, int], int]:
    """How much the actor has of something."""
    return lambda state, actor, _: int(state.own[actor * SEAT_SIZE + part])


FOUND: dict[tuple[str, str], Callable[[Pieces, int, int], int]] = {
    ("gr.why.too-few-workers", "needed"): lambda state, _, move: _paid(state, move)[0],
    ("gr.why.too-few-workers", "have"): _own(WORKERS),
    ("gr.why.too-few-coins", "needed"): lambda state, _, move: _paid(state, move)[1],
    ("gr.why.too-few-coins", "have"): _own(COINS),
    ("gr.why.too-little-coal", "have"): _own(COALS),
}
"""What has to be counted."""
