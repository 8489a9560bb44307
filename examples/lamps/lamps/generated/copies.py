"""Copies of a state, and its numbers for `dump`.

Made by coalface.generate from `state.py`; do not edit.
"""

from lamps.state import LampsState, Player


def copy_player(source: Player) -> Player:
    """Return a copy of a player."""
    copy = Player()
    copy.seat = source.seat
    copy.score = source.score
    copy.lamp = source.lamp
    return copy


def player_numbers(player: Player) -> list[int]:
    """Return all numbers of a player, in the order of their declaration."""
    numbers: list[int] = []
    numbers.append(player.score)
    numbers.append(player.lamp)
    return numbers


def copy_state(source: LampsState, into: LampsState) -> None:
    """Take over everything that another state holds."""
    into.copy_decisions(source)
    into.round = source.round
    into.bag = source.bag[:]
    into.players = [copy_player(record) for record in source.players]


def state_numbers(state: LampsState) -> list[int]:
    """Return all numbers of a state, in the order of their declaration."""
    numbers: list[int] = state.decision_numbers()
    numbers.append(state.round)
    numbers += [*state.bag]
    for record in state.players:
        numbers += player_numbers(record)
    return numbers
