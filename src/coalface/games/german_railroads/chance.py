"""What chance draws in German Railroads: from what, and what it may draw; all is equally likely."""

from mypy_extensions import i64

from coalface.core import masks
from coalface.core.contract import ALLOWED
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.generated import pending, why
from coalface.games.german_railroads.state import GermanRailroadsState


def source(state: GermanRailroadsState) -> i64:
    """Return what chance draws from now."""
    kind = state.pending_kind
    if kind == pending.DEAL_ENGINEERS:
        return ids.ENGINEER_SOURCE
    if kind == pending.DEAL_ORDER:
        return ids.SEAT_SOURCE
    if kind == pending.DRAW_BONUS:
        return ids.BONUS_SOURCE
    if kind == pending.EMIL:
        return ids.EMIL_SOURCE
    return ids.END_SOURCE if kind == pending.KEEP else ids.FOUNDRY_SOURCE


def can_draw_bonus(state: GermanRailroadsState, bonus: i64) -> i64:
    """Is this start bonus card left? (GN-8)"""
    return ALLOWED if state.bonuses & masks.bit(bonus) else why.NOT_IN_DRAW
