"""Copies of a state, and its numbers for `dump`.

Made by coalface.generate from `state.py`; do not edit.
"""

from coalface.games.coal_country.state import CoalCountryState, Mine, Player


def mine_numbers(mine: Mine) -> list[int]:
    """Return all numbers of a mine, in the order of their declaration."""
    numbers: list[int] = []
    numbers += [*mine.tile_on]
    numbers += [*mine.turned]
    numbers += [*mine.utilities_on]
    numbers += [*mine.openings]
    numbers += [*mine.connected]
    numbers.append(len(mine.tile_cells))
    numbers += [*mine.tile_cells]
    numbers.append(len(mine.foreman_cells))
    numbers += [*mine.foreman_cells]
    return numbers


def copy_player(source: Player) -> Player:
    """Return a copy of a player."""
    copy = Player()
    copy.seat = source.seat
    copy.cash = source.cash
    copy.coal = source.coal
    copy.refuse = source.refuse
    copy.tiles_laid = source.tiles_laid
    copy.earned = source.earned
    copy.stored = source.stored
    copy.buildings = source.buildings
    copy.covered = source.covered
    copy.active = source.active
    copy.installed = source.installed
    copy.hand = source.hand
    copy.foreman_on = source.foreman_on[:]
    copy.market_second = source.market_second
    copy.tandem_second = source.tandem_second
    copy.dear = source.dear
    copy.start_money = source.start_money
    copy.sales_money = source.sales_money
    copy.penalties_money = source.penalties_money
    copy.permits_money = source.permits_money
    copy.utilities_money = source.utilities_money
    copy.buildings_money = source.buildings_money
    copy.inspection_money = source.inspection_money
    copy.mine = source.mine
    return copy


def player_numbers(player: Player) -> list[int]:
    """Return all numbers of a player, in the order of their declaration."""
    numbers: list[int] = []
    numbers.append(player.cash)
    numbers.append(player.coal)
    numbers.append(player.refuse)
    numbers.append(player.tiles_laid)
    numbers.append(player.earned)
    numbers.append(player.stored)
    numbers.append(player.buildings)
    numbers.append(player.covered)
    numbers.append(player.active)
    numbers.append(player.installed)
    numbers.append(player.hand)
    numbers += [*player.foreman_on]
    numbers.append(player.market_second)
    numbers.append(player.tandem_second)
    numbers += [*player.dear]
    numbers.append(player.start_money)
    numbers.append(player.sales_money)
    numbers.append(player.penalties_money)
    numbers.append(player.permits_money)
    numbers.append(player.utilities_money)
    numbers.append(player.buildings_money)
    numbers.append(player.inspection_money)
    numbers += mine_numbers(player.mine)
    return numbers


def copy_state(source: CoalCountryState, into: CoalCountryState) -> None:
    """Take over everything that another state holds."""
    into.copy_decisions(source)
    into.round = source.round
    into.step = source.step
    into.gauge = source.gauge
    into.done = source.done
    into.finished = source.finished
    into.cubes = source.cubes
    into.used_cubes = source.used_cubes
    into.bag = source.bag
    into.market = source.market
    into.supply = source.supply
    into.top_row = source.top_row
    into.bottom_row = source.bottom_row
    into.removed = source.removed
    into.pile = source.pile
    into.piled = source.piled
    into.turned_up = source.turned_up
    into.stacked = source.stacked
    into.in_stack = source.in_stack[:]
    into.buried = source.buried
    into.players = [copy_player(record) for record in source.players]


def state_numbers(state: CoalCountryState) -> list[int]:
    """Return all numbers of a state, in the order of their declaration."""
    numbers: list[int] = state.decision_numbers()
    numbers.append(state.round)
    numbers.append(state.step)
    numbers.append(state.gauge)
    numbers.append(state.done)
    numbers.append(state.finished)
    numbers.append(len(state.cubes))
    numbers += [*state.cubes]
    numbers += [*state.used_cubes]
    numbers += [*state.bag]
    numbers.append(state.market)
    numbers += [*state.supply]
    numbers += [*state.top_row]
    numbers += [*state.bottom_row]
    numbers += [*state.removed]
    numbers += [*state.pile]
    numbers.append(state.piled)
    numbers += [*state.turned_up]
    numbers.append(state.stacked)
    numbers += [*state.in_stack]
    numbers += [*state.buried]
    for record in state.players:
        numbers += player_numbers(record)
    return numbers
