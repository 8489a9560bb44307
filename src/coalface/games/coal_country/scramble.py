"""Draws every fact anew that is hidden from a seat of Coal Country; written apart from guessing."""

from coalface.core.contract import ALLOWED
from coalface.core.random import Random
from coalface.games.coal_country import decisions
from coalface.games.coal_country.ids import (
    COMMIT,
    COMMITTED,
    FIRST_CELL,
    HAND,
    MARKET,
    PLACING,
    SEAT_SIZE,
    STEP,
    TANDEM,
    VALUES,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import foremen, placement
from coalface.games.coal_country.view import hidden_values, sees_value


def is_sealed(state: Pieces) -> bool:
    """Are trays secret now? (CC-19)"""
    return bool(state.board[STEP] == PLACING) and not state.kit.amok


def scramble_foremen(state: Pieces, seat: int | None, rng: Random) -> None:
    """Every other seat places, or has placed, otherwise than it did. (CC-19, CC-31, CC-92)"""
    for owner in range(state.seats):
        if owner == seat:
            continue
        if is_sealed(state):
            place_anew(state, owner, rng)
        else:
            exchange(state, owner, seat, rng)


def place_anew(state: Pieces, owner: int, rng: Random) -> None:
    """Empty a secret tray, then play random placements, as many as may be."""
    committed = state.board[COMMITTED]
    state.board[COMMITTED] &= ~(1 << owner)
    for space, token in tokens_of(state, owner):
        placement.withdraw(state, owner, space, token - 1, None)
    wanted = int(rng.below(state.kit.foremen_each + 1))
    must_commit = bool(committed & 1 << owner)
    while wanted > 0 or (must_commit and placement.can_commit(state, owner) != ALLOWED):
        moves = [move for move in state.legal(owner) if move < COMMIT]
        if not moves:
            break
        token = moves[rng.below(len(moves))]
        placement.place(state, owner, token // VALUES, token % VALUES, None)
        wanted -= 1
    assert decisions.owes(state, owner)
    state.board[COMMITTED] = committed


def tokens_of(state: Pieces, owner: int) -> list[tuple[int, int]]:
    """All foremen of a seat on spaces, with their values plus 1."""
    found = []
    for space in range(FIRST_CELL + state.reach()):
        found.append((space, int(foremen.token_at(state, owner, space))))
        if space in (MARKET, TANDEM):
            found.append((space, int(foremen.second_at(state, owner, space))))
    return [(space, token) for space, token in found if token]


def unseen(state: Pieces, owner: int, seat: int | None) -> list[tuple[int, int]]:
    """The foremen on spaces whose values this seat has not seen."""
    return [
        (space, token)
        for space, token in tokens_of(state, owner)
        if not sees_value(state, owner, space, seat)
    ]


def exchange(state: Pieces, owner: int, seat: int | None, rng: Random) -> None:
    """Face-down foremen change places with each other, and with an unseen hand. (CC-31, CC-92)"""
    there = unseen(state, owner, seat)
    values = [token - 1 for _, token in there]
    at = owner * SEAT_SIZE + HAND
    if state.board[STEP] == PLACING:
        for value in range(VALUES):
            values += [value] * int(state.own[at + value])
            state.own[at + value] = 0
    for space, token in there:
        foremen.remove_token(state, owner, space, token)
    for space, _ in there:
        value = values.pop(rng.below(len(values)))
        foremen.add_token(state, owner, space, value + 1)
    if state.board[STEP] == PLACING:
        for value in values:
            state.own[at + value] += 1


# What is hidden


def hidden_facts(state: Pieces, seat: int | None) -> dict[str, int]:
    """The foremen of others that may be several things, by name."""
    facts: dict[str, int] = {}
    for owner in range(state.seats):
        if owner == seat:
            continue
        if is_sealed(state):
            facts |= sealed_facts(state, owner)
        else:
            facts |= covered_facts(state, owner, seat)
    return facts


def sealed_facts(state: Pieces, owner: int) -> dict[str, int]:
    """Each open space of a secret tray, and the hand. (CC-19)"""
    facts: dict[str, int] = {}
    tokens = dict.fromkeys(range(FIRST_CELL + state.reach()), 0)
    for space, token in tokens_of(state, owner):
        tokens[space] = tokens[space] * (VALUES + 1) + token
    empty = state.clone()
    assert isinstance(empty, Pieces)
    for space, token in tokens_of(empty, owner):
        placement.withdraw(empty, owner, space, token - 1, None)
    for space, token in tokens.items():
        if placement.can_use_space(empty, owner, space) == ALLOWED:
            facts[f"foreman of {owner} on {space}"] = token
    for value in range(VALUES):
        facts[f"{value} in the hand of {owner}"] = int(state.own[owner * SEAT_SIZE + HAND + value])
    return facts


def covered_facts(state: Pieces, owner: int, seat: int | None) -> dict[str, int]:
    """Each face-down foreman, a pair together, where there are several ways to deal. (CC-31)"""
    values = hidden_values(state, owner, seat)
    if sum(1 for count in values if count) < 2:
        return {}
    groups: dict[str, list[int]] = {}
    for space, token in unseen(state, owner, seat):
        groups.setdefault(f"foreman of {owner} on {space}", []).append(token)
    if state.board[STEP] == PLACING:
        at = owner * SEAT_SIZE + HAND
        hand = [value + 1 for value in range(VALUES) for _ in range(state.own[at + value])]
        if hand:
            groups[f"hand of {owner}"] = hand
    facts = {}
    for name, tokens in groups.items():
        if len(tokens) < sum(values):
            code = 0
            for token in sorted(tokens, reverse=True):
                code = code * (VALUES + 1) + token
            facts[name] = code
    return facts
