"""End of the game: the inspection, and who has won."""

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import Event
from coalface.games.coal_country import ids
from coalface.games.coal_country.rules import economy, geometry
from coalface.games.coal_country.state import CoalCountryState, Player


def inspect_all(state: CoalCountryState, log: list[Event] | None) -> None:
    """Every company is inspected after the last report, and the game is over. (CC-80)"""
    state.step = ids.FINISHED
    for player in state.players:
        inspect(state, player, log)


def inspect(state: CoalCountryState, player: Player, log: list[Event] | None) -> None:
    """Pay a fine, as far as the cash goes, or receive a bonus. (CC-84)"""
    fees = inspection_fees(state, player)
    dollars = min(fees * economy.fee(state, player), player.cash)
    economy.book(player, ids.INSPECTION, -dollars)
    if log is not None:
        log.append(Event("cc.inspection", player.seat, found(state, player)))
        log.append(Event("cc.inspected", player.seat, (fees, -dollars)))


def found(state: CoalCountryState, player: Player) -> tuple[int, ...]:
    """What the inspector finds: utilities missing, refuse, tunnels, stored cubes, buildings."""
    return (
        missing_utilities(player),
        player.refuse,
        open_tunnels(state, player),
        counts.total(player.stored),
        masks.size(player.buildings),
    )


def inspection_fees(state: CoalCountryState, player: Player) -> i64:
    """What the inspector counts for and against a company. (CC-81, CC-89)"""
    tables = state.components
    fees = tables.inspect_missing * missing_utilities(player)
    fees += tables.inspect_refuse * player.refuse
    fees += tables.inspect_tunnel * open_tunnels(state, player)
    fees -= tables.inspect_stored * counts.total(player.stored)
    return fees - tables.inspect_building * masks.size(player.buildings)


def missing_utilities(player: Player) -> i64:
    """Three are needed on each visible tile, connected or not. (CC-81)"""
    missing: i64 = 0
    for cell in player.mine.tile_cells:
        missing += ids.TYPES - masks.size(player.mine.utilities_on[cell])
    return missing


def open_tunnels(state: CoalCountryState, player: Player) -> i64:
    """The tunnels of a mine that are not finished. (CC-82, CC-90)"""
    return geometry.unfinished_tunnels(state.components, player.mine, state.components.reformed)


def standing(state: CoalCountryState) -> list[list[int]]:
    """The seats by money, then by mineshaft tiles placed; a tie after that is shared. (CC-85)"""
    keys = [standing_key(state, player) for player in state.players]
    places: list[list[int]] = []
    for key in sorted(set(keys), reverse=True):
        places.append([seat for seat in range(state.seats) if keys[seat] == key])
    return places


def standing_key(state: CoalCountryState, player: Player) -> tuple[int, int, int]:
    """Money, tiles placed and, as a house rule, reported earnings. (CC-85)"""
    last: i64 = player.earned if state.components.tie_by_earnings else 0
    return (player.cash, player.tiles_laid, last)
