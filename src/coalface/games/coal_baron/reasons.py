"""Why a move of Coal Baron is refused. Rules name a reason by its number in `why`."""

from typing import Any

from coalface.core.fields import unpacked
from coalface.core.reasons import Reasons, Refused, axis, number, reason, spelled
from coalface.games.coal_baron import ids, names
from coalface.games.coal_baron.generated import pending
from coalface.games.coal_baron.rules import mining, turn


def _space(refused: Refused) -> int:
    return names.SPACE_NAMES.index(refused.move.space)


def _tile_price(refused: Refused) -> int:
    return int(refused.state.components.tile_cost[refused.state.tile_on[_space(refused)] - 1])


def _drawn_tile_price(refused: Refused) -> int:
    return int(refused.state.components.tile_cost[names.TILE_NAMES.index(refused.move.tile)])


def _stack(refused: Refused) -> int:
    return int(ids.TILE_PILE if _space(refused) == ids.FACTORY_DRAW else ids.ORDER_PILE)


def _vehicle(refused: Refused) -> int:
    return int(_space(refused) - ids.DELIVERY)


def _lack(state: Any, card: int) -> str:
    """Spell which cubes an order lacks, for `lack`: `2Y+1K:B11`."""
    free = unpacked(state.free_spots[card], ids.COLOURS)
    return names.spell_counts(free).replace(" ", "+") + f":{names.CARD_NAMES[card]}"


def _orders(refused: Refused) -> list[int]:
    """Return the outstanding orders for the vehicle of a delivery."""
    vehicle_of = refused.state.components.vehicle
    return [card for card in refused.player.orders if vehicle_of[card] == _vehicle(refused)]


def _lacks(refused: Refused) -> str:
    return " ".join(_lack(refused.state, card) for card in _orders(refused))


SPACE = axis("space")
CARD = axis("card")
COAL = axis("colour", "coal")
SEATS = number(lambda refused: refused.state.seats)
MARKS = number(lambda refused: refused.player.marks)
LEVEL = number(lambda refused: refused.player.level, "level")

REASONS = Reasons(
    "CB-15",
    "CB-16",
    reason("LOCKED", "CB-2", "cb.why.locked", space=SPACE, players=SEATS),
    reason(
        "TOO_FEW_WORKERS",
        "CB-18",
        "cb.why.workers",
        needed=number(lambda refused: turn.price(refused.state, _space(refused))),
        have=number(lambda refused: refused.player.workers),
    ),
    reason("NO_TILE", "CB-27", "cb.why.no-tile", space=SPACE),
    reason("TOO_FEW_MARKS", "CB-27", "cb.why.marks", needed=number(_tile_price), have=MARKS),
    reason("NO_CARD", "CB-64", "cb.why.no-card", space=SPACE),
    reason("EMPTY_STACK", "CB-37", "cb.why.stack", pile=number(_stack, "pile")),
    reason(
        "NOTHING_COMPLETE",
        "CB-58",
        "cb.why.nothing-complete",
        vehicle=number(_vehicle, "vehicle"),
        orders=number(lambda refused: len(_orders(refused))),
        lacks=spelled(_lacks, "lack-list"),
    ),
    reason("SAME_LEVEL", "CB-44", "cb.why.same-level", level=axis("level")),
    reason("NOT_AT_TUNNEL", "CB-45", "cb.why.not-at-tunnel"),
    reason(
        "CAGE_FULL",
        "CB-46",
        "cb.why.cage-full",
        cubes=number(lambda refused: refused.state.components.cage_spots),
    ),
    reason("NO_CUBE_AT_LEVEL", "CB-45", "cb.why.no-cube-at-level", coal=COAL, level=LEVEL),
    reason("NOT_AT_SURFACE", "CB-47", "cb.why.not-at-surface", level=LEVEL),
    reason("NO_CUBE_IN_CAGE", "CB-47", "cb.why.no-cube-in-cage", coal=COAL),
    reason("NO_CUBE_IN_STORAGE", "CB-53", "cb.why.no-cube-in-storage", coal=COAL),
    reason("NOT_YOUR_ORDER", "CB-47", "cb.why.not-your-order", card=CARD),
    reason("NO_FREE_SPOT", "CB-47", "cb.why.no-free-spot", card=CARD, coal=COAL),
    reason(
        "PAIR_TAKES_TWO_STEPS",
        "CB-49",
        "cb.why.pair-steps",
        have=number(lambda refused: pending.steps(refused.state)),
    ),
    reason(
        "PAIR_TAKES_TWO_CUBES",
        "CB-48",
        "cb.why.pair-cubes",
        have=number(lambda refused: mining.cubes_at_hand(refused.player)),
    ),
    reason("NOT_IN_DRAFT", "CB-13", "cb.why.not-in-draft", card=CARD),
    reason("NO_CUBE_IN_SUPPLY", "CB-38", "cb.why.supply", coal=COAL),
    reason("NOT_LOOKED_AT", "CB-33", "cb.why.not-looked-at"),
    reason(
        "KEPT_TILE_TOO_DEAR",
        "CB-35",
        "cb.why.kept-tile",
        needed=number(_drawn_tile_price),
        have=MARKS,
    ),
    reason("NOT_IN_STACK", "CB-30", "cb.why.not-in-stack"),
    reason("NO_SUCH_SEAT", "CB-11", "cb.why.no-such-seat", players=SEATS),
    reason("STORED_BELOW", "CB-51", "cb.why.not-at-surface", level=LEVEL),
    reason("NOTHING_TO_STORE", "CB-51", "cb.why.no-cube-in-cage", coal=COAL),
    reason("CARD_NOT_LOOKED_AT", "CB-65", "cb.why.not-looked-at"),
)
