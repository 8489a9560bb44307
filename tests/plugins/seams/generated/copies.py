"""Copies of a state, and its numbers for `dump`.

Made by coalface.generate from `state.py`; do not edit.
"""

from tests.plugins.seams.state import Player, SeamsState


def copy_player(source: Player) -> Player:
    """Return a copy of a player."""
    copy = Player()
    copy.seat = source.seat
    copy.score = source.score
    copy.bid = source.bid
    copy.hand = source.hand[:]
    copy.spent = source.spent
    return copy


def player_numbers(player: Player) -> list[int]:
    """Return all numbers of a player, in the order of their declaration."""
    numbers: list[int] = []
    numbers.append(player.score)
    numbers.append(player.bid)
    numbers += [*player.hand]
    numbers.append(player.spent)
    return numbers


def copy_state(source: SeamsState, into: SeamsState) -> None:
    """Take over everything that another state holds."""
    into.copy_decisions(source)
    into.round = source.round
    into.die = source.die
    into.players = [copy_player(record) for record in source.players]


def state_numbers(state: SeamsState) -> list[int]:
    """Return all numbers of a state, in the order of their declaration."""
    numbers: list[int] = state.decision_numbers()
    numbers.append(state.round)
    numbers.append(state.die)
    for record in state.players:
        numbers += player_numbers(record)
    return numbers
