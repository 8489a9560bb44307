"""Draws states of Coal Country that a seat holds possible: foremen whose values it cannot see."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import ALLOWED, Guesser
from coalface.core.random import Random
from coalface.games.coal_country.ids import (
    BROKER,
    CELLS,
    COMMITTED,
    FIRST_CELL,
    HAND,
    MARKET,
    PLACING,
    ROUND,
    SEAT_SIZE,
    STEP,
    TANDEM,
    TOKEN,
    TOKENS,
    UNKNOWN,
    VALUES,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import foremen, geometry, placement
from coalface.games.coal_country.state import CoalCountryState


@final
class CoalCountryGuesser(Guesser):
    """A parsed view: what lies open once and for all, hidden foremen anew with every sample.

    Face-down foremen are dealt evenly from the values that are left. Trays that are still secret
    can be anything that the rules allow, though not all are equally likely. (CC-19, CC-31)
    """

    def __init__(self, known: CoalCountryState, seat: i64, hidden: vec[i64]) -> None:
        """`hidden` has the values that each seat may hold unseen, by seat and value."""
        self.known: CoalCountryState = known
        self.seat: i64 = seat
        self.values: list[vec[i64]] = []
        self.spaces: list[vec[i64]] = []
        self.sealed: bool = known.board[STEP] == PLACING and not known.kit.amok
        for owner in range(known.seats):
            self.values.append(values_of(hidden, owner))
            self.spaces.append(open_spaces(known, owner))

    def sample(self, rng: Random) -> CoalCountryState:
        known = self.known
        state = CoalCountryState(known.game, known.kit, known.seats)
        state.copy_table(known)
        for owner in range(state.seats):
            if owner == self.seat:
                continue
            values = self.values[owner][:]
            rng.shuffle(values, 0, len(values))
            if self.sealed:
                fill_tray(state, owner, values, self.spaces[owner][:], rng)
            else:
                deal_values(state, owner, values)
        return state


def values_of(hidden: vec[i64], owner: i64) -> vec[i64]:
    """The unseen values of a seat, ascending."""
    values: list[i64] = []
    for value in range(VALUES):
        for _ in range(hidden[owner * VALUES + value]):
            values.append(value)
    return vec[i64](values)


def deal_values(state: Pieces, owner: i64, values: vec[i64]) -> None:
    """Give the unknown foremen of a seat these values; the rest go to the hand."""
    used: i64 = 0
    at = owner * SEAT_SIZE + TOKEN
    for place in range(TOKENS):
        if state.own[at + place] == UNKNOWN:
            state.own[at + place] = values[used] + 1
            used += 1
    for cell in range(owner * CELLS, owner * CELLS + state.reach()):
        if geometry.token_on(state.mine[cell]) == UNKNOWN:
            state.mine[cell] = geometry.with_token(state.mine[cell], values[used] + 1)
            used += 1
    for space in range(MARKET, TANDEM + 1):
        second = at + FIRST_CELL + space - MARKET
        if state.own[second] > state.own[at + space]:
            stronger = state.own[second]
            state.own[second] = state.own[at + space]
            state.own[at + space] = stronger
    if state.board[STEP] != PLACING:
        return
    for value in range(VALUES):
        state.own[owner * SEAT_SIZE + HAND + value] = 0
    for rest in range(used, len(values)):
        state.own[owner * SEAT_SIZE + HAND + values[rest]] += 1


def open_spaces(state: Pieces, owner: i64) -> vec[i64]:
    """The spaces that take one foreman of this seat."""
    spaces = vec[i64]([0] * (FIRST_CELL + state.reach()))
    count: i64 = 0
    for space in range(FIRST_CELL + state.reach()):
        if space == MARKET or space == TANDEM:
            continue
        if placement.can_use_space(state, owner, space) == ALLOWED:
            spaces[count] = space
            count += 1
    return spaces[:count]


def fill_tray(state: Pieces, owner: i64, values: vec[i64], spaces: vec[i64], rng: Random) -> None:
    """Put some foremen of an empty tray on spaces, as a seat might have done. (CC-19, CC-26)

    How many, and how many of them buy utilities, is drawn until that can be.
    """
    committed = (state.board[COMMITTED] >> owner) & 1 != 0
    singles: i64 = 0
    buyers: i64 = 0
    space: i64 = MARKET
    while True:
        rng.shuffle(spaces, 0, len(spaces))
        wanted = rng.below(len(values) + 1)
        buyers = min(rng.below(3), wanted)
        space = MARKET if rng.below(2) == 0 else TANDEM
        singles = min(wanted - buyers, len(spaces))
        if can_be(state, committed, spaces, singles, buyers, space, len(values)):
            break
    used: i64 = 0
    for place in range(singles):
        put(state, owner, spaces[place], values[used])
        used += 1
    for _ in range(buyers):
        put(state, owner, space, values[used])
        used += 1


def can_be(
    state: Pieces,
    committed: bool,
    spaces: vec[i64],
    singles: i64,
    buyers: i64,
    space: i64,
    all_foremen: i64,
) -> bool:
    """Has a tray all that is owed, or does the hand still have enough for that? (CC-21, CC-26)"""
    owed: i64 = 1 if space == TANDEM and buyers == 1 else 0
    if state.board[ROUND] == 1:
        owed += 1
        for place in range(singles):
            if spaces[place] == BROKER:
                owed -= 1
    return owed == 0 if committed else owed <= all_foremen - singles - buyers


def put(state: Pieces, owner: i64, space: i64, value: i64) -> None:
    """Move a foreman from the hand to a space."""
    state.own[owner * SEAT_SIZE + HAND + value] -= 1
    foremen.add_token(state, owner, space, value + 1)
