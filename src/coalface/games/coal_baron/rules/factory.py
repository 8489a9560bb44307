"""Action 1, minecarts factory: buy a tunnel tile, fill its carts, add it to the pit."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.coal_baron.ids import (
    CARTS,
    COLOURS,
    CUBES,
    MARKS,
    REFILL,
    SEAT_SIZE,
    SHORTAGE,
    SUPPLY,
    TILE_ON,
    TILE_PILE,
    TILED,
)
from coalface.games.coal_baron.pieces import Pieces
from coalface.games.coal_baron.reasons import NO_CUBE_IN_SUPPLY, NO_TILE, TOO_FEW_MARKS


def can_pay(state: Pieces, seat: i64, tile: i64) -> bool:
    """Has this seat the Marks that the tile costs? (CB-26, CB-27, CB-35)"""
    return state.own[seat * SEAT_SIZE + MARKS] >= state.kit.tile_cost[tile]


def can_buy(state: Pieces, seat: i64, space: i64) -> i64:
    """Is there a tile here, and can this seat pay? Coal does not matter. (CB-27, CB-38)"""
    tile = state.board[TILE_ON + space] - 1
    if tile < 0:
        return NO_TILE
    return ALLOWED if can_pay(state, seat, tile) else TOO_FEW_MARKS


def buy_from_space(state: Pieces, seat: i64, space: i64, log: list[Event] | None) -> None:
    """Buy the tile on a space; the space is filled again at the end of the turn. (CB-26, CB-30)"""
    tile = state.board[TILE_ON + space] - 1
    state.board[TILE_ON + space] = 0
    state.ask(REFILL, CHANCE, TILE_PILE, space)
    buy(state, seat, tile, log)


def buy(state: Pieces, seat: i64, tile: i64, log: list[Event] | None) -> None:
    """Pay for a tile, add it to the pit and fill its carts. (CB-26, CB-29)"""
    at = seat * SEAT_SIZE
    state.own[at + MARKS] -= state.kit.tile_cost[tile]
    state.own[at + TILED + tile] += 1
    state.own[at + CARTS + state.kit.tile_colour[tile]] += state.kit.tile_carts[tile]
    if log is not None:
        log.append(Event("cb.tile.bought", seat, (tile, state.kit.tile_cost[tile])))
    fill_carts(state, seat, tile, log)


def fill_carts(state: Pieces, seat: i64, tile: i64, log: list[Event] | None) -> None:
    """One cube of its colour on each cart; the supply short of it, others may be put there.

    (CB-28, CB-32, CB-38)
    """
    colour = state.kit.tile_colour[tile]
    carts = state.kit.tile_carts[tile]
    matching = min(carts, state.board[SUPPLY + colour])
    put_on_carts(state, seat, colour, colour, matching)
    if log is not None and matching > 0:
        log.append(Event("cb.carts.filled", seat, (colour, matching)))
    if matching < carts:
        state.ask(SHORTAGE, seat, carts - matching, colour)


def put_on_carts(state: Pieces, seat: i64, level: i64, colour: i64, cubes: i64) -> None:
    """Move cubes of a colour from the supply to carts of a level's colour. (CB-28, CB-39)"""
    state.board[SUPPLY + colour] -= cubes
    state.own[seat * SEAT_SIZE + CUBES + level * COLOURS + colour] += cubes


def supply_is_empty(state: Pieces) -> bool:
    """Is there no cube left of any colour? (CB-38)"""
    cubes: i64 = 0
    for colour in range(COLOURS):
        cubes += state.board[SUPPLY + colour]
    return cubes == 0


def can_substitute(state: Pieces, colour: i64) -> i64:
    """May a cube of this colour go on a cart that its own colour cannot fill? (CB-38)"""
    return ALLOWED if state.board[SUPPLY + colour] > 0 else NO_CUBE_IN_SUPPLY


def substitute(state: Pieces, seat: i64, colour: i64, log: list[Event] | None) -> None:
    """Put a cube of another colour on one cart; the cart keeps its own colour. (CB-38, CB-39)"""
    level = state.asked_b()
    put_on_carts(state, seat, level, colour, 1)
    state.set_a(state.asked_a() - 1)
    if log is not None:
        log.append(Event("cb.cart.substituted", seat, (level, colour)))


def leave_empty(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Leave all carts empty that the supply could not fill. (CB-38)"""
    if log is not None:
        log.append(Event("cb.carts.left", seat, (state.asked_b(), state.asked_a())))
    state.answered()
