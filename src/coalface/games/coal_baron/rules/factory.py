"""Action 1, minecart factory: buy a tunnel tile, fill its carts, add it to the pit."""

from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.generated import pending, why
from coalface.games.coal_baron.state import CoalBaronState, Player


def can_pay(state: CoalBaronState, player: Player, tile: i64) -> bool:
    """Has this seat the Marks that the tile costs? (CB-26, CB-27, CB-35)"""
    return player.marks >= state.components.tile_cost[tile]


def can_buy(state: CoalBaronState, player: Player, space: i64) -> i64:
    """Is there a tile here, and can this seat pay? Coal does not matter. (CB-27, CB-38)"""
    tile = state.tile_on[space] - 1
    if tile < 0:
        return why.NO_TILE
    return ALLOWED if can_pay(state, player, tile) else why.TOO_FEW_MARKS


def buy_from_space(
    state: CoalBaronState, player: Player, space: i64, log: list[Event] | None
) -> None:
    """Buy the tile on a space; the space is filled again at the end of the turn. (CB-26, CB-30)"""
    tile = state.tile_on[space] - 1
    state.tile_on[space] = 0
    pending.ask_refill(state, CHANCE, ids.TILE_PILE, space)
    buy(state, player, tile, log)


def buy(state: CoalBaronState, player: Player, tile: i64, log: list[Event] | None) -> None:
    """Pay for a tile, add it to the pit and fill its carts. (CB-26, CB-29)"""
    player.marks -= state.components.tile_cost[tile]
    player.tiles = counts.added(player.tiles, tile, 1)
    player.carts += (
        counts.one(state.components.tile_colour[tile]) * state.components.tile_carts[tile]
    )
    if log is not None:
        log.append(Event("cb.tile.bought", player.seat, (tile, state.components.tile_cost[tile])))
    fill_carts(state, player, tile, log)


def fill_carts(state: CoalBaronState, player: Player, tile: i64, log: list[Event] | None) -> None:
    """One cube of its colour on each cart; the supply short of it, others may be put there.

    (CB-28, CB-32, CB-38)
    """
    colour = state.components.tile_colour[tile]
    carts = state.components.tile_carts[tile]
    matching = min(carts, counts.count(state.supply, colour))
    put_on_carts(state, player, colour, colour, matching)
    if log is not None and matching > 0:
        log.append(Event("cb.carts.filled", player.seat, (colour, matching)))
    if matching < carts:
        pending.ask_shortage(state, player.seat, carts - matching, colour)


def put_on_carts(
    state: CoalBaronState, player: Player, level: i64, colour: i64, cubes: i64
) -> None:
    """Move cubes of a colour from the supply to carts of a level's colour. (CB-28, CB-39)"""
    state.supply -= counts.one(colour) * cubes
    player.cubes = counts.added(player.cubes, level, counts.one(colour) * cubes)


def supply_is_empty(state: CoalBaronState) -> bool:
    """Is there no cube left of any colour? (CB-38)"""
    return state.supply == 0


def can_substitute(state: CoalBaronState, colour: i64) -> i64:
    """May a cube of this colour go on a cart that its own colour cannot fill? (CB-38)"""
    return ALLOWED if counts.count(state.supply, colour) > 0 else why.NO_CUBE_IN_SUPPLY


def substitute(state: CoalBaronState, player: Player, colour: i64, log: list[Event] | None) -> None:
    """Put a cube of another colour on one cart; the cart keeps its own colour. (CB-38, CB-39)"""
    level = pending.level(state)
    put_on_carts(state, player, level, colour, 1)
    pending.set_carts(state, pending.carts(state) - 1)
    if log is not None:
        log.append(Event("cb.cart.substituted", player.seat, (level, colour)))


def leave_empty(state: CoalBaronState, player: Player, log: list[Event] | None) -> None:
    """Leave all carts empty that the supply could not fill. (CB-38)"""
    if log is not None:
        left = (pending.level(state), pending.carts(state))
        log.append(Event("cb.carts.left", player.seat, left))
    state.pop_decision()
