"""What a seat of Coal Country does not know: foremen of others in secret trays, or face down."""

from mypy_extensions import i64

from coalface.core import counts
from coalface.games.coal_country import ids
from coalface.games.coal_country.rules import foremen
from coalface.games.coal_country.state import CoalCountryState, Player


def is_sealed(state: CoalCountryState) -> bool:
    """Tell whether trays are secret now: nobody sees where others place foremen. (CC-19)"""
    return state.step == ids.PLACING and not state.components.amok


def sees_value(state: CoalCountryState, owner: Player, space: i64, viewer: i64) -> bool:
    """Tell whether a viewer sees the number of a foreman: in areas turned over. (CC-31)"""
    if owner.seat == viewer:
        return True
    return ids.PLACING < foremen.step_of(owner, space) <= state.step


def hide_foremen(known: CoalCountryState, viewer: i64) -> None:
    """Make unknown what a viewer has not seen; what is in a secret tray is not there. (CC-19)"""
    hidden: i64 = 0 if is_sealed(known) else ids.UNKNOWN
    for owner in known.players:
        if owner.seat == viewer:
            continue
        placed = owner.foreman_on
        for space in range(ids.SPACES):
            if placed[space] == 0 or sees_value(known, owner, space, viewer):
                continue
            foremen.set_first(owner, space, hidden)
            if foremen.second_on(owner, space) != 0:
                foremen.set_second(owner, space, hidden)
        if known.step == ids.PLACING:
            owner.hand = known.components.foremen


def hidden_values(known: CoalCountryState, owner: Player) -> i64:
    """How many foremen of each value a seat has not seen of a player. (CC-20, CC-31)"""
    if owner.seat == known.known_by:
        return 0
    hidden = known.components.foremen
    if known.step == ids.PLACING:
        return hidden
    hidden -= owner.hand
    for space in range(ids.SPACES):
        hidden -= seen_value(owner.foreman_on[space]) + seen_value(foremen.second_on(owner, space))
    return hidden


def seen_value(foreman: i64) -> i64:
    """A foreman whose value is known, as packed counts."""
    return 0 if foreman == 0 or foreman == ids.UNKNOWN else counts.one(foreman - 1)
