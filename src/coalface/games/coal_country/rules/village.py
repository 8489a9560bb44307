"""Area 1: foremen on the playable buildings of the own village."""

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_country import ids
from coalface.games.coal_country.generated import pending, why
from coalface.games.coal_country.rules import economy, foremen
from coalface.games.coal_country.state import CoalCountryState, Player


def open_villages(state: CoalCountryState, log: list[Event] | None) -> None:
    """Tavern and church begin to work, the doctor's patient rests: no penalties. (CC-33, CC-34)"""
    for player in state.players:
        if player.foreman_on[ids.DOCTOR] != 0:
            printed = foremen.bring_home(player, ids.DOCTOR)
            if log is not None:
                log.append(Event("cc.rested", player.seat, (printed,)))
        if player.foreman_on[ids.TAVERN] != 0:
            printed = foremen.bring_home(player, ids.TAVERN)
            if printed >= state.components.tavern_needs:
                enliven(player, ids.TAVERN_BUILDING, "cc.tavern.active", log)
            elif log is not None:
                log.append(Event("cc.idle", player.seat, (ids.TAVERN, printed)))
        if player.foreman_on[ids.CHURCH] != 0:
            printed = foremen.bring_home(player, ids.CHURCH)
            if economy.influence(player, printed) >= state.components.church_needs:
                enliven(player, ids.CHURCH_BUILDING, "cc.church.active", log)
            elif log is not None:
                log.append(Event("cc.idle", player.seat, (ids.CHURCH, printed)))


def enliven(player: Player, building: i64, key: str, log: list[Event] | None) -> None:
    """A building is active for the rest of this round. (CC-33, CC-97)"""
    player.active |= masks.bit(building)
    if log is not None:
        log.append(Event(key, player.seat))


def next_shopper(state: CoalCountryState) -> bool:
    """Ask the next player with a foreman in the village store; False if there is none. (CC-32)"""
    shoppers: i64 = 0
    for each in state.players:
        if each.foreman_on[ids.STORE] != 0:
            shoppers |= masks.bit(each.seat)
    if shoppers == 0:
        return False
    player = state.players[economy.first_by_earnings(state, shoppers)]
    value = foremen.bring_home(player, ids.STORE)
    pending.ask_swap(state, player.seat, economy.influence(player, value))
    return True


def can_swap(state: CoalCountryState, player: Player, out: i64, other: i64) -> i64:
    """May a stored cube be swapped for one of the general supply? (CC-32)"""
    if counts.count(player.stored, out) == 0:
        return why.NOTHING_TO_SWAP
    if state.components.supply_limited and state.supply[other] == 0:
        return why.NONE_IN_SUPPLY
    return ALLOWED


def can_swap_any(state: CoalCountryState, player: Player) -> bool:
    """Is there anything to swap, and for? (CC-32, CC-34)"""
    for out in range(ids.TYPES):
        for other in range(ids.TYPES):
            if other != out and can_swap(state, player, out, other) == ALLOWED:
                return True
    return False


def ask_shopper(state: CoalCountryState, player: Player, log: list[Event] | None) -> bool:
    """Is there a choice? If not, the foreman is done in the store. (CC-32, CC-34)"""
    if pending.swaps(state) > 0 and can_swap_any(state, player):
        return True
    leave_store(state, player, log)
    return False


def leave_store(state: CoalCountryState, player: Player, log: list[Event] | None) -> None:
    """The foreman in the village store swaps no more. (CC-32)"""
    state.pop_decision()
    if log is not None:
        log.append(Event("cc.store.left", player.seat))


def swap(
    state: CoalCountryState, player: Player, out: i64, other: i64, log: list[Event] | None
) -> None:
    """A stored cube for one of the general supply, never of the market. (CC-32)"""
    player.stored += counts.one(other) - counts.one(out)
    state.supply = counts.added(counts.added(state.supply, out, 1), other, -1)
    pending.set_swaps(state, pending.swaps(state) - 1)
    if log is not None:
        log.append(Event("cc.swapped", player.seat, (out, other)))
