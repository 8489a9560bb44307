"""Copies of a state, and its numbers for `dump`.

Made by coalface.generate from `state.py`; do not edit.
"""

from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def copy_player(source: Player) -> Player:
    """Return a copy of a player."""
    copy = Player()
    copy.seat = source.seat
    copy.vp = source.vp
    copy.thaler = source.thaler
    copy.debt = source.debt
    copy.pool = source.pool
    copy.lock_box = source.lock_box
    copy.mark_box = source.mark_box
    copy.turn_track = source.turn_track
    copy.tokens = source.tokens
    copy.earned = source.earned
    copy.used = source.used
    copy.white = source.white
    copy.spent = source.spent
    copy.blank = source.blank
    copy.position = source.position
    copy.arrival = source.arrival
    copy.option = source.option
    copy.locks = source.locks
    copy.points = source.points
    return copy


def player_numbers(player: Player) -> list[int]:
    """Return all numbers of a player, in the order of their declaration."""
    numbers: list[int] = []
    numbers.append(player.vp)
    numbers.append(player.thaler)
    numbers.append(player.debt)
    numbers.append(player.pool)
    numbers.append(player.lock_box)
    numbers.append(player.mark_box)
    numbers.append(player.turn_track)
    numbers.append(player.tokens)
    numbers.append(player.earned)
    numbers.append(player.used)
    numbers.append(player.white)
    numbers.append(player.spent)
    numbers.append(player.blank)
    numbers.append(player.position)
    numbers.append(player.arrival)
    numbers.append(player.option)
    numbers.append(player.locks)
    numbers += [*player.points]
    return numbers


def copy_state(source: RuhrState, into: RuhrState) -> None:
    """Take over everything that another state holds."""
    into.copy_decisions(source)
    into.turn = source.turn
    into.phase = source.phase
    into.step = source.step
    into.at = source.at
    into.order = source.order
    into.obstacles = source.obstacles
    into.bag = source.bag
    into.pilots_banned = source.pilots_banned
    into.locks_forced = source.locks_forced
    into.export = source.export
    into.dice = source.dice
    into.filled = source.filled
    into.barges = source.barges
    into.track = source.track
    into.gone = source.gone
    into.demand = source.demand
    into.cities = source.cities
    into.depots = source.depots
    into.port = source.port
    into.white_left = source.white_left
    into.undrawn = source.undrawn
    into.countries = source.countries
    into.turned = source.turned
    into.players = [copy_player(record) for record in source.players]


def state_numbers(state: RuhrState) -> list[int]:
    """Return all numbers of a state, in the order of their declaration."""
    numbers: list[int] = state.decision_numbers()
    numbers.append(state.turn)
    numbers.append(state.phase)
    numbers.append(state.step)
    numbers.append(state.at)
    numbers.append(state.order)
    numbers.append(state.obstacles)
    numbers.append(state.bag)
    numbers.append(state.pilots_banned)
    numbers.append(state.locks_forced)
    numbers.append(state.export)
    numbers.append(state.dice)
    numbers.append(state.filled)
    numbers.append(state.barges)
    numbers += [*state.track]
    numbers.append(state.gone)
    numbers += [*state.demand]
    numbers += [*state.cities]
    numbers += [*state.depots]
    numbers += [*state.port]
    numbers.append(state.white_left)
    numbers += [*state.undrawn]
    numbers.append(state.countries)
    numbers += [*state.turned]
    for record in state.players:
        numbers += player_numbers(record)
    return numbers
