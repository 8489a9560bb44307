"""Why a move of Coal Country is refused: the table of reasons, and the numbers each one tells."""

from collections.abc import Callable

from coalface.core.tables import Reason, ReasonRow
from coalface.games.coal_country.ids import (
    ASK_BUILD,
    ASK_KEEP,
    ASK_PERMIT,
    BUILD,
    CASH,
    CELLS,
    COAL,
    DECLINE,
    DENY,
    FIRST_CELL,
    INSTALL,
    LAY,
    NUMBERS,
    PERMIT,
    PLACE,
    REFUSE,
    ROTATIONS,
    ROWS,
    SEAT_SIZE,
    SITES,
    SWAP,
    TAKE,
    TYPES,
    VALUES,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import construction, economy, permits, utilities, village

REASONS = (
    ReasonRow("", ""),
    ReasonRow("CC-31", "not-your-turn"),
    ReasonRow("CC-31", "not-now"),
    ReasonRow("CC-19", "cc.why.not-in-hand", (("value", "count"),)),
    ReasonRow("CC-19", "cc.why.space-taken", (("space", "space"),)),
    ReasonRow("CC-26", "cc.why.market-full"),
    ReasonRow("CC-26", "cc.why.tandem-or-not"),
    ReasonRow("CC-22", "cc.why.no-building", (("space", "space"),)),
    ReasonRow("CC-23", "cc.why.not-connected", (("space", "space"),)),
    ReasonRow("CC-25", "cc.why.not-adjacent", (("space", "space"),)),
    ReasonRow("CC-21", "cc.why.keep-for-broker"),
    ReasonRow("CC-26", "cc.why.keep-for-tandem"),
    ReasonRow("CC-21", "cc.why.broker-owed"),
    ReasonRow("CC-26", "cc.why.tandem-owed"),
    ReasonRow("CC-19", "cc.why.no-token"),
    ReasonRow("CC-92", "cc.why.not-sealed"),
    ReasonRow("CC-19", "cc.why.not-in-turns"),
    ReasonRow("CC-71", "cc.why.nothing-stored", (("type", "type"),)),
    ReasonRow("CC-32", "cc.why.supply", (("type", "type"),)),
    ReasonRow("CC-38", "cc.why.no-miner"),
    ReasonRow("CC-43", "cc.why.coal", (("have", "coal"),)),
    ReasonRow("CC-21", "cc.why.must-sell"),
    ReasonRow("CC-15", "cc.why.nothing-below"),
    ReasonRow("CC-47", "cc.why.no-foreman", (("space", "space"),)),
    ReasonRow("CC-48", "cc.why.stack-empty", (("number", "count"),)),
    ReasonRow("CC-17", "cc.why.dollars", (("needed", "dollars"), ("have", "dollars"))),
    ReasonRow("CC-53", "cc.why.not-beside", (("space", "space"),)),
    ReasonRow("CC-53", "cc.why.entrance"),
    ReasonRow("CC-52", "cc.why.same-turned"),
    ReasonRow("CC-57", "cc.why.over-limit", (("limit", "count"),)),
    ReasonRow("CC-57", "cc.why.not-in-market"),
    ReasonRow("CC-59", "cc.why.wrong-type", (("asked", "type"),)),
    ReasonRow("CC-59", "cc.why.no-tile", (("space", "space"),)),
    ReasonRow("CC-60", "cc.why.has-cube", (("type", "type"), ("space", "space"))),
    ReasonRow("CC-63", "cc.why.not-on-display", (("building", "building"),)),
    ReasonRow("CC-78", "cc.why.closed"),
    ReasonRow("CC-66", "cc.why.holds", (("building", "building"),)),
    ReasonRow("CC-67", "cc.why.not-held", (("building", "building"),)),
    ReasonRow("CC-65", "cc.why.no-vacant-site"),
    ReasonRow("CC-65", "cc.why.nothing-to-cover", (("site", "building"),)),
    ReasonRow("CC-70", "cc.why.refuse", (("most", "count"),)),
    ReasonRow("CC-7", "cc.why.not-in-bag"),
    ReasonRow("CC-6", "cc.why.no-such-seat"),
    ReasonRow("CC-32", "cc.why.nothing-stored", (("type", "type"),)),
    ReasonRow("CC-74", "cc.why.shed", (("most", "count"),)),
)
"""By the numbers of `reasons`."""


def tell(state: Pieces, row: int, actor: int, move: int) -> Reason:
    """A reason with its arguments, from what the actor sees."""
    told = REASONS[row]
    args = tuple((name, kind, int(ARGUMENTS[name](state, actor, move))) for name, kind in told.args)
    return Reason(told.rule, told.key, args)


Argument = Callable[[Pieces, int, int], int]


def _space(state: Pieces, actor: int, move: int) -> int:
    """The space or cell that a move names."""
    if move >= state.kit.withdraw:
        return int(move - state.kit.withdraw) // VALUES
    if move >= INSTALL:
        return FIRST_CELL + (move - INSTALL) % CELLS
    if move >= LAY:
        return FIRST_CELL + (move - LAY) // ROTATIONS
    if move >= DECLINE:
        return FIRST_CELL + move - DECLINE
    if move >= PERMIT:
        return FIRST_CELL + (move - PERMIT) // NUMBERS
    return (move - PLACE) // VALUES


def _type(state: Pieces, actor: int, move: int) -> int:
    """The utility that a move, or the question it does not answer, names."""
    if move >= INSTALL:
        return (move - INSTALL) // CELLS
    out = (move - SWAP) // (TYPES - 1)
    wants = village.other_type(out, (move - SWAP) % (TYPES - 1))
    stored = village.can_swap(state, actor, out, wants)
    return out if REASONS[stored].key == "cc.why.nothing-stored" else int(wants)


def _building(state: Pieces, actor: int, move: int) -> int:
    """The building that a move names."""
    return (move - DENY) // ROWS if move >= DENY else (move - BUILD) // SITES // ROWS


def _site(state: Pieces, actor: int, move: int) -> int:
    return (move - BUILD) % SITES


def _needed(state: Pieces, actor: int, move: int) -> int:
    """The dollars that a purchase costs."""
    if state.kind == ASK_PERMIT:
        cell, number = (move - PERMIT) // NUMBERS, (move - PERMIT) % NUMBERS + 1
        fees = permits.permit_fees(state, actor, cell, number)
    elif state.kind == ASK_BUILD:
        lot = move - DENY if move >= DENY else (move - BUILD) // SITES
        fees = construction.building_fees(state, lot // ROWS, lot % ROWS, state.asked_a())
    else:
        at = (move - TAKE) * TYPES
        fees = sum(state.kit.basket[at : at + TYPES]) * utilities.cube_fees(state)
    return int(fees * economy.fee(state, actor))


def _have(state: Pieces, actor: int, move: int) -> int:
    """What there is of coal or of money."""
    place = COAL if move >= state.kit.sell else CASH
    return int(state.own[actor * SEAT_SIZE + place])


def _most(state: Pieces, actor: int, move: int) -> int:
    """How many refuse cubes can be removed, or how much coal can be kept."""
    if state.kind == ASK_KEEP:
        return int(state.asked_a())
    return int(min(state.asked_a(), state.own[actor * SEAT_SIZE + REFUSE]))


ARGUMENTS: dict[str, Argument] = {
    "value": lambda _, __, move: (move - PLACE) % VALUES,
    "space": _space,
    "type": _type,
    "asked": lambda state, _, __: int(utilities.first_type(state.asked_a())),
    "have": _have,
    "number": lambda _, __, move: (move - PERMIT) % NUMBERS + 1,
    "needed": _needed,
    "limit": lambda state, _, __: int(state.asked_a()),
    "building": _building,
    "site": _site,
    "most": _most,
}
"""How each argument of a reason is found."""
