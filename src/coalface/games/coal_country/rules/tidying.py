"""Area 7: refuse is removed, and stored utilities are installed."""

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_country import ids
from coalface.games.coal_country.generated import pending, why
from coalface.games.coal_country.rules import economy, foremen, utilities
from coalface.games.coal_country.state import CoalCountryState, Player


def next_tidier(state: CoalCountryState) -> bool:
    """Ask the next player, in earnings order, for the pile first, then for the storage. (CC-72)"""
    waiting: i64 = 0
    for each in state.players:
        if each.foreman_on[ids.REFUSE_PILE] != 0 or each.foreman_on[ids.STORAGE] != 0:
            waiting |= masks.bit(each.seat)
    if waiting == 0:
        return False
    player = state.players[economy.first_by_earnings(state, waiting)]
    at_pile = player.foreman_on[ids.REFUSE_PILE] != 0
    value = foremen.bring_home(player, ids.REFUSE_PILE if at_pile else ids.STORAGE)
    found = economy.influence(player, value)
    owed = economy.penalty_of(state, found, value)
    if at_pile:
        limit = economy.with_bonus(state, player, found, ids.MESS_HALL)
        pending.ask_clear(state, player.seat, limit, owed)
    else:
        limit = economy.with_bonus(state, player, found, ids.SCHOOL)
        pending.ask_store(state, player.seat, limit, owed, 0)
    return True


# The refuse pile


def most_cleared(state: CoalCountryState, player: Player) -> i64:
    """How many refuse cubes can be removed now. (CC-70, CC-72)"""
    return min(pending.limit(state), player.refuse)


def ask_clearer(state: CoalCountryState, player: Player, log: list[Event] | None) -> bool:
    """Is there refuse to remove? If not, the penalty is due. (CC-72)"""
    if most_cleared(state, player) > 0:
        return True
    clear(state, player, 0, log)
    return False


def can_clear(state: CoalCountryState, player: Player, cubes: i64) -> i64:
    """May this many refuse cubes be removed? (CC-70)"""
    return ALLOWED if cubes <= most_cleared(state, player) else why.TOO_MUCH_REFUSE


def clear(state: CoalCountryState, player: Player, cubes: i64, log: list[Event] | None) -> None:
    """Refuse goes back to the supply; who moves none pays. (CC-70, CC-72)"""
    fees = pending.penalty(state)
    state.pop_decision()
    player.refuse -= cubes
    if log is not None:
        log.append(Event("cc.cleared", player.seat, (cubes,)))
    if cubes == 0:
        economy.penalise(state, player, fees, log)


# The utility storage


def ask_storer(state: CoalCountryState, player: Player, log: list[Event] | None) -> bool:
    """Is there a stored cube with a tile to go to, and influence left? (CC-71, CC-72)"""
    if pending.limit(state) > 0:
        for type in range(ids.TYPES):
            if counts.count(player.stored, type) > 0 and utilities.has_room(player, type):
                return True
    leave_storage(state, player, log)
    return False


def leave_storage(state: CoalCountryState, player: Player, log: list[Event] | None) -> None:
    """The foreman has done what he could; if he moved no cube the penalty is due. (CC-72)"""
    fees: i64 = pending.penalty(state) if pending.moved(state) == 0 else 0
    state.pop_decision()
    if log is not None:
        log.append(Event("cc.storage.left", player.seat))
    economy.penalise(state, player, fees, log)
