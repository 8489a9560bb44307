"""What a player may use in a turn beside its action: income markers, foundries and boilermen."""

from typing import Final

from coalface.core.contract import ALLOWED
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.rules import coal, income
from coalface.games.german_railroads.state import GermanRailroadsState, Player

MEANS_NAMES: Final = ("income", "foundry", "boilerman", "close")


def means_at_hand(state: GermanRailroadsState, player: Player) -> tuple[str, ...]:
    """Return the names of what the player who decides may use now. (GR-20, GC-9, GC-21)"""
    tables = state.components
    markers = range(ids.INCOMES if tables.board else 0)
    foundries = range(ids.FOUNDRIES if tables.coal else 0)
    found = (
        any(income.can_use_income(state, player, kind) == ALLOWED for kind in markers),
        any(coal.can_use_foundry(state, player, foundry) == ALLOWED for foundry in foundries),
        bool(tables.coal) and coal.can_use_boiler(state, player) == ALLOWED,
        bool(tables.coal) and coal.can_close(state, player) == ALLOWED,
    )
    return tuple(name for name, is_there in zip(MEANS_NAMES, found, strict=True) if is_there)
