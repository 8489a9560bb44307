"""Draw states of Coal Country that a seat holds possible: foremen whose values it cannot see."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED, Guesser
from coalface.core.random import Random
from coalface.core.table_state import EVERYTHING
from coalface.games.coal_country import ids, secrecy
from coalface.games.coal_country.play import PlayableCoalCountry
from coalface.games.coal_country.rules import foremen, placement
from coalface.games.coal_country.state import CoalCountryState, Player


@final
class CoalCountryGuesser(Guesser):
    """Samples the hidden foremen: what lies open is the same in every sample.

    Face-down foremen are dealt evenly from the values that are left. Trays that are still secret
    can be anything that the rules allow, though not all are equally likely. (CC-19, CC-31)
    """

    def __init__(self, known: PlayableCoalCountry) -> None:
        self.known: PlayableCoalCountry = known
        self.values: list[vec[i64]] = []
        self.spaces: list[vec[i64]] = []
        self.sealed: bool = secrecy.is_sealed(known)
        for owner in known.players:
            self.values.append(values_of(secrecy.hidden_values(known, owner)))
            self.spaces.append(open_spaces(known, owner))

    def sample(self, rng: Random) -> PlayableCoalCountry:
        state = self.known.clone()
        state.known_by = EVERYTHING
        for owner in state.players:
            if owner.seat == self.known.known_by:
                continue
            values = self.values[owner.seat][:]
            rng.shuffle(values, 0, len(values))
            if self.sealed:
                fill_tray(state, owner, values, self.spaces[owner.seat][:], rng)
            else:
                deal_values(state, owner, values)
        return state


def values_of(hidden: i64) -> vec[i64]:
    """The unseen values of a seat, ascending."""
    values: list[i64] = []
    for value in range(ids.VALUES):
        for _ in range(counts.count(hidden, value)):
            values.append(value)
    return vec[i64](values)


def deal_values(state: CoalCountryState, owner: Player, values: vec[i64]) -> None:
    """Give the unknown foremen of a player these values; the rest go to the hand."""
    used: i64 = 0
    for space in range(ids.FIRST_CELL):
        if owner.foreman_on[space] == ids.UNKNOWN:
            foremen.set_first(owner, space, values[used] + 1)
            used += 1
    for space in range(ids.MARKET, ids.TANDEM + 1):
        if foremen.second_on(owner, space) == ids.UNKNOWN:
            foremen.set_second(owner, space, values[used] + 1)
            used += 1
    for space in range(ids.FIRST_CELL, ids.SPACES):
        if owner.foreman_on[space] == ids.UNKNOWN:
            foremen.set_first(owner, space, values[used] + 1)
            used += 1
    for space in range(ids.MARKET, ids.TANDEM + 1):
        second = foremen.second_on(owner, space)
        if second > owner.foreman_on[space]:
            foremen.set_second(owner, space, owner.foreman_on[space])
            foremen.set_first(owner, space, second)
    if state.step != ids.PLACING:
        return
    owner.hand = 0
    for rest in range(used, len(values)):
        owner.hand += counts.one(values[rest])


def open_spaces(state: CoalCountryState, owner: Player) -> vec[i64]:
    """The spaces that take one foreman of this player."""
    spaces = vec[i64]([0] * ids.SPACES)
    count: i64 = 0
    for space in range(ids.FIRST_CELL + state.reach()):
        if space == ids.MARKET or space == ids.TANDEM:
            continue
        if placement.can_use_space(state, owner, space) == ALLOWED:
            spaces[count] = space
            count += 1
    return spaces[:count]


def fill_tray(
    state: CoalCountryState, owner: Player, values: vec[i64], spaces: vec[i64], rng: Random
) -> None:
    """Put some foremen of an empty tray on spaces, as a player might have done. (CC-19, CC-26)

    How many, and how many of them buy utilities, is drawn until that can be.
    """
    committed = masks.has(state.finished, owner.seat)
    singles: i64 = 0
    buyers: i64 = 0
    space: i64 = ids.MARKET
    while True:
        rng.shuffle(spaces, 0, len(spaces))
        wanted = rng.below(len(values) + 1)
        buyers = min(rng.below(3), wanted)
        space = ids.MARKET if rng.below(2) == 0 else ids.TANDEM
        singles = min(wanted - buyers, len(spaces))
        if can_be(state, committed, spaces, singles, buyers, space, len(values)):
            break
    used: i64 = 0
    for place in range(singles):
        foremen.put(owner, spaces[place], values[used])
        used += 1
    for _ in range(buyers):
        foremen.put(owner, space, values[used])
        used += 1


def can_be(
    state: CoalCountryState,
    committed: bool,
    spaces: vec[i64],
    singles: i64,
    buyers: i64,
    space: i64,
    all_foremen: i64,
) -> bool:
    """Has a tray all that is owed, or does the hand still have enough for that? (CC-21, CC-26)"""
    owed: i64 = 1 if space == ids.TANDEM and buyers == 1 else 0
    if state.round == 1:
        owed += 1
        for place in range(singles):
            if spaces[place] == ids.BROKER:
                owed -= 1
    return owed == 0 if committed else owed <= all_foremen - singles - buyers
