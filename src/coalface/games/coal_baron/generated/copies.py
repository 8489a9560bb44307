"""Copies of a state, and its numbers for `dump`.

Made by coalface.generate from `state.py`; do not edit.
"""

from coalface.games.coal_baron.state import CoalBaronState, Player


def copy_player(source: Player) -> Player:
    """Return a copy of a player."""
    copy = Player()
    copy.seat = source.seat
    copy.score = source.score
    copy.marks = source.marks
    copy.workers = source.workers
    copy.canteen = source.canteen
    copy.bank = source.bank
    copy.level = source.level
    copy.cage = source.cage
    copy.storage = source.storage
    copy.carts = source.carts
    copy.cubes = source.cubes
    copy.tiles = source.tiles
    copy.orders = source.orders
    copy.complete = source.complete
    copy.order_points = source.order_points
    copy.majority_points = source.majority_points
    copy.marks_points = source.marks_points
    copy.coal_points = source.coal_points
    copy.outstanding_points = source.outstanding_points
    copy.balance_points = source.balance_points
    return copy


def player_numbers(player: Player) -> list[int]:
    """Return all numbers of a player, in the order of their declaration."""
    numbers: list[int] = []
    numbers.append(player.score)
    numbers.append(player.marks)
    numbers.append(player.workers)
    numbers.append(player.canteen)
    numbers.append(player.bank)
    numbers.append(player.level)
    numbers.append(player.cage)
    numbers.append(player.storage)
    numbers.append(player.carts)
    numbers += [*player.cubes]
    numbers += [*player.tiles]
    numbers.append(len(player.orders))
    numbers += [*player.orders]
    numbers.append(player.complete)
    numbers.append(player.order_points)
    numbers += [*player.majority_points]
    numbers.append(player.marks_points)
    numbers.append(player.coal_points)
    numbers.append(player.outstanding_points)
    numbers.append(player.balance_points)
    return numbers


def copy_state(source: CoalBaronState, into: CoalBaronState) -> None:
    """Take over everything that another state holds."""
    into.copy_decisions(source)
    into.shift = source.shift
    into.start = source.start
    into.last = source.last
    into.supply = source.supply
    into.workers_on = source.workers_on[:]
    into.owner_on = source.owner_on[:]
    into.tile_on = source.tile_on[:]
    into.card_on = source.card_on[:]
    into.card_place = source.card_place[:]
    into.free_spots = source.free_spots[:]
    into.loaded = source.loaded[:]
    into.players = [copy_player(record) for record in source.players]
    into.tiles = source.tiles.copy()
    into.orders = source.orders.copy()


def state_numbers(state: CoalBaronState) -> list[int]:
    """Return all numbers of a state, in the order of their declaration."""
    numbers: list[int] = state.decision_numbers()
    numbers.append(state.shift)
    numbers.append(state.start)
    numbers.append(state.last)
    numbers.append(state.supply)
    numbers += [*state.workers_on]
    numbers += [*state.owner_on]
    numbers += [*state.tile_on]
    numbers += [*state.card_on]
    numbers += [*state.card_place]
    numbers += [*state.free_spots]
    numbers += [*state.loaded]
    for record in state.players:
        numbers += player_numbers(record)
    numbers += state.tiles.numbers()
    numbers += state.orders.numbers()
    return numbers
