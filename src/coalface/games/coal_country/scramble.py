"""Redraw every fact that is hidden from a seat of Coal Country; written apart from guessing."""

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED
from coalface.core.random import Random
from coalface.games.coal_country import ids
from coalface.games.coal_country.generated import dispatch
from coalface.games.coal_country.rules import foremen, placement
from coalface.games.coal_country.secrecy import is_sealed, sees_value
from coalface.games.coal_country.state import CoalCountryState, Player


def scramble_foremen(state: CoalCountryState, seat: int | None, rng: Random) -> None:
    """Every other seat places, or has placed, otherwise than it did. (CC-19, CC-31, CC-92)"""
    for owner in state.players:
        if owner.seat == seat:
            continue
        if is_sealed(state):
            place_again(state, owner, rng)
        else:
            exchange(state, owner, seat, rng)


def place_again(state: CoalCountryState, owner: Player, rng: Random) -> None:
    """Empty a secret tray, then play random placements, as many as may be."""
    finished = state.finished
    state.finished &= ~masks.bit(owner.seat)
    for space, foreman in foremen_of(owner):
        placement.withdraw(state, owner, space, foreman - 1, None)
    wanted = int(rng.below(state.components.foremen_each + 1))
    must_commit = masks.has(finished, owner.seat)
    while wanted > 0 or (must_commit and placement.can_commit(state, owner) != ALLOWED):
        moves = [move for move in state.legal(int(owner.seat)) if move < dispatch.COMMIT]
        if not moves:
            break
        move = moves[rng.below(len(moves))]
        space, value = dispatch.place_space(move), dispatch.place_value(move)
        placement.place(state, owner, space, value, None)
        wanted -= 1
    assert state.owes(owner.seat)
    state.finished = finished


def foremen_of(owner: Player) -> list[tuple[int, int]]:
    """All foremen of a player on spaces, with their values plus 1."""
    found = []
    for space, first in enumerate(owner.foreman_on):
        if first:
            found.append((space, int(first)))
        if second := foremen.second_on(owner, space):
            found.append((space, int(second)))
    return found


def unseen(state: CoalCountryState, owner: Player, seat: int | None) -> list[tuple[int, int]]:
    """The foremen on spaces whose values this seat has not seen."""
    viewer = -1 if seat is None else seat
    return [
        (space, foreman)
        for space, foreman in foremen_of(owner)
        if not sees_value(state, owner, space, viewer)
    ]


def exchange(state: CoalCountryState, owner: Player, seat: int | None, rng: Random) -> None:
    """Face-down foremen change places with each other, and with an unseen hand. (CC-31, CC-92)"""
    there = unseen(state, owner, seat)
    values = [foreman - 1 for _, foreman in there]
    placing = state.step == ids.PLACING
    if placing:
        values += hand_of(owner)
        owner.hand = 0
    for space, foreman in there:
        foremen.remove(owner, space, foreman)
    for space, _ in there:
        foremen.add(owner, space, values.pop(rng.below(len(values))) + 1)
    if placing:
        for value in values:
            owner.hand += counts.one(value)


def hand_of(owner: Player) -> list[int]:
    """The values of the foremen in a hand."""
    numbers = enumerate(counts.unpack(owner.hand, int(ids.VALUES)))
    return [value for value, number in numbers for _ in range(number)]


# What is hidden


def hidden_facts(state: CoalCountryState, seat: int | None) -> dict[str, int]:
    """The foremen of others that may be several things, by name."""
    facts: dict[str, int] = {}
    for owner in state.players:
        if owner.seat == seat:
            continue
        facts |= sealed_facts(state, owner) if is_sealed(state) else covered(state, owner, seat)
    return facts


def sealed_facts(state: CoalCountryState, owner: Player) -> dict[str, int]:
    """Each open space of a secret tray, and the hand. (CC-19)"""
    facts: dict[str, int] = {}
    seat = owner.seat
    on_space = dict.fromkeys(range(ids.FIRST_CELL + state.reach()), 0)
    for space, foreman in foremen_of(owner):
        on_space[space] = on_space[space] * (int(ids.VALUES) + 1) + foreman
    empty = state.clone()
    assert isinstance(empty, CoalCountryState)
    for space, foreman in foremen_of(owner):
        placement.withdraw(empty, empty.players[seat], space, foreman - 1, None)
    for space, foreman in on_space.items():
        if placement.can_use_space(empty, empty.players[seat], space) == ALLOWED:
            facts[f"foreman of {seat} on {space}"] = foreman
    for value, number in enumerate(counts.unpack(owner.hand, int(ids.VALUES))):
        facts[f"{value} in the hand of {seat}"] = number
    return facts


def covered(state: CoalCountryState, owner: Player, seat: int | None) -> dict[str, int]:
    """Each face-down foreman, a pair together, where there are several ways to deal. (CC-31)"""
    groups: dict[str, list[int]] = {}
    for space, foreman in unseen(state, owner, seat):
        groups.setdefault(f"foreman of {owner.seat} on {space}", []).append(foreman)
    if state.step == ids.PLACING and owner.hand:
        groups[f"hand of {owner.seat}"] = [value + 1 for value in hand_of(owner)]
    dealt = [foreman for group in groups.values() for foreman in group]
    if len(set(dealt)) < 2:
        return {}
    facts = {}
    for name, group in groups.items():
        if len(group) < len(dealt):
            code = 0
            for foreman in sorted(group, reverse=True):
                code = code * (int(ids.VALUES) + 1) + foreman
            facts[name] = code
    return facts
