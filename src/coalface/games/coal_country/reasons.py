"""Why a move of Coal Country is refused. Rules name a reason by its number in `why`."""

from coalface.core import counts
from coalface.core.reasons import Reasons, Refused, axis, number, reason
from coalface.games.coal_country import ids, moves, names
from coalface.games.coal_country.generated import pending
from coalface.games.coal_country.rules import (
    construction,
    economy,
    permits,
    tidying,
    utilities,
)


def _space(refused: Refused) -> int:
    """Return the space that a move names, or its cell."""
    move = refused.move
    if isinstance(move, moves.Place | moves.Withdraw):
        return names.SPACE_NAMES.index(move.space)
    return int(ids.FIRST_CELL) + names.CELL_NAMES.index(move.cell)


def _dollars(refused: Refused) -> int:
    """Return the dollars that a purchase costs."""
    state, player, move = refused.state, refused.player, refused.move
    if isinstance(move, moves.Permit):
        cell = names.CELL_NAMES.index(move.cell)
        fees = permits.permit_fees(state, player, cell, move.number)
    elif isinstance(move, moves.Build | moves.Deny):
        building, row = names.BUILDING_NAMES.index(move.building), names.ROW_NAMES.index(move.row)
        found = pending.influence(state)
        fees = construction.building_fees(state, building, row, found)
    else:
        cubes = move.wood + move.water + move.electricity
        fees = cubes * utilities.cube_fees(state)
    return int(fees * economy.fee(state, player))


SPACE = number(_space, "space")
TYPE = axis("type")
BUILDING = axis("building")
LIMIT = number(lambda refused: pending.limit(refused.state))


def in_hand(refused: Refused) -> int:
    """Return how many foremen the seat has not placed."""
    return counts.total(refused.player.hand)


REASONS = Reasons(
    "CC-31",
    "CC-31",
    reason(
        "NOT_IN_HAND",
        "CC-19",
        "cc.why.not-in-hand",
        value=axis("value", "count"),
        left=number(in_hand),
    ),
    reason("SPACE_TAKEN", "CC-19", "cc.why.space-taken", space=SPACE),
    reason("MARKET_FULL", "CC-26", "cc.why.market-full"),
    reason("TANDEM_OR_NOT", "CC-26", "cc.why.tandem-or-not"),
    reason("NO_BUILDING", "CC-22", "cc.why.no-building", space=SPACE),
    reason("NOT_CONNECTED", "CC-23", "cc.why.not-connected", space=SPACE),
    reason("NOT_ADJACENT", "CC-25", "cc.why.not-adjacent", space=SPACE),
    reason("KEEP_FOR_BROKER", "CC-21", "cc.why.keep-for-broker"),
    reason("KEEP_FOR_TANDEM", "CC-26", "cc.why.keep-for-tandem"),
    reason("BROKER_OWED", "CC-21", "cc.why.broker-owed"),
    reason("TANDEM_OWED", "CC-26", "cc.why.tandem-owed"),
    reason("NO_TOKEN_THERE", "CC-19", "cc.why.no-token"),
    reason("NOT_SEALED", "CC-92", "cc.why.not-sealed"),
    reason("NOT_IN_TURNS", "CC-19", "cc.why.not-in-turns"),
    reason("NOTHING_STORED", "CC-71", "cc.why.nothing-stored", type=TYPE),
    reason("NONE_IN_SUPPLY", "CC-32", "cc.why.supply", type=axis("for_", "type")),
    reason("NO_MINER_THERE", "CC-38", "cc.why.no-miner"),
    reason(
        "TOO_LITTLE_COAL",
        "CC-43",
        "cc.why.coal",
        have=number(lambda refused: refused.player.coal, "coal"),
    ),
    reason("MUST_SELL", "CC-21", "cc.why.must-sell"),
    reason("NO_SPACE_BELOW", "CC-15", "cc.why.nothing-below"),
    reason("NO_FOREMAN_THERE", "CC-47", "cc.why.no-foreman", space=SPACE),
    reason("STACK_EMPTY", "CC-48", "cc.why.stack-empty", number=axis("number", "count")),
    reason(
        "TOO_DEAR",
        "CC-17",
        "cc.why.dollars",
        needed=number(_dollars, "dollars"),
        have=number(lambda refused: refused.player.cash, "dollars"),
    ),
    reason("NOT_BESIDE_FOREMAN", "CC-53", "cc.why.not-beside", space=SPACE),
    reason("ENTRANCE_STAYS", "CC-53", "cc.why.entrance"),
    reason("SAME_TURNED", "CC-52", "cc.why.same-turned"),
    reason("OVER_LIMIT", "CC-57", "cc.why.over-limit", limit=LIMIT),
    reason("NOT_IN_MARKET", "CC-57", "cc.why.not-in-market"),
    reason(
        "WRONG_TYPE",
        "CC-59",
        "cc.why.wrong-type",
        asked=number(lambda refused: utilities.first_type(pending.types(refused.state)), "type"),
    ),
    reason("NO_TILE_THERE", "CC-59", "cc.why.no-tile", space=SPACE),
    reason("HAS_THAT_CUBE", "CC-60", "cc.why.has-cube", type=TYPE, space=SPACE),
    reason("NOT_ON_DISPLAY", "CC-63", "cc.why.not-on-display", building=BUILDING),
    reason("COMPANY_CLOSED", "CC-78", "cc.why.closed"),
    reason("HOLDS_TYPE", "CC-66", "cc.why.holds", building=BUILDING),
    reason("NOT_HELD", "CC-67", "cc.why.not-held", building=BUILDING),
    reason("NO_VACANT_SITE", "CC-65", "cc.why.no-vacant-site"),
    reason("NOTHING_TO_COVER", "CC-65", "cc.why.nothing-to-cover", site=axis("site", "building")),
    reason(
        "TOO_MUCH_REFUSE",
        "CC-70",
        "cc.why.refuse",
        most=number(lambda refused: tidying.most_cleared(refused.state, refused.player)),
    ),
    reason("NOT_IN_BAG", "CC-7", "cc.why.not-in-bag"),
    reason("NO_SUCH_SEAT", "CC-6", "cc.why.no-such-seat"),
    reason("NOTHING_TO_SWAP", "CC-32", "cc.why.nothing-stored", type=axis("out", "type")),
    reason("TOO_MUCH_KEPT", "CC-74", "cc.why.shed", most=LIMIT),
)
