"""The ids of moves, and the rules behind each of them.

Made by coalface.generate from `moves.py`; do not edit.
"""

from typing import Final

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, NOT_NOW, NOT_YOUR_TURN, Event
from coalface.games.coal_country import chance
from coalface.games.coal_country.generated import pending
from coalface.games.coal_country.rules import (
    brokers,
    construction,
    economy,
    mining,
    permits,
    placement,
    round_end,
    setup,
    tidying,
    utilities,
    village,
)
from coalface.games.coal_country.state import CoalCountryState

PLACE: Final[i64] = 0
COMMIT: Final[i64] = 455
PASS: Final[i64] = 456
SWAP: Final[i64] = 457
BLESS: Final[i64] = 463
ABOVE: Final[i64] = 544
BELOW: Final[i64] = 545
PERMIT: Final[i64] = 546
DECLINE: Final[i64] = 870
LAY: Final[i64] = 951
TAKE: Final[i64] = 1275
INSTALL: Final[i64] = 1331
BUILD: Final[i64] = 1574
DENY: Final[i64] = 1718
CLEAR: Final[i64] = 1734
STOP: Final[i64] = 1739
DRAW_ORDER: Final[i64] = 1740
DRAW_CUBE: Final[i64] = 1744
DRAW_BUILDING: Final[i64] = 1747
DRAW_TILE: Final[i64] = 1755


def place_id(space: i64, value: i64) -> i64:
    """Return the id of a move place."""
    return PLACE + space * 5 + value


def place_space(move: i64) -> i64:
    """Return the space of a move place."""
    return (move - PLACE) // 5


def place_value(move: i64) -> i64:
    """Return the value of a move place."""
    return (move - PLACE) % 5


def swap_id(out: i64, for_: i64) -> i64:
    """Return the id of a move swap."""
    place = for_ - 1 if for_ > out else for_
    return SWAP + out * 2 + place


def swap_out(move: i64) -> i64:
    """Return the out of a move swap."""
    return (move - SWAP) // 2


def swap_for_(move: i64) -> i64:
    """Return the for_ of a move swap."""
    place = (move - SWAP) % 2
    return place if place < swap_out(move) else place + 1


def bless_id(cell: i64) -> i64:
    """Return the id of a move church."""
    return BLESS + cell


def bless_cell(move: i64) -> i64:
    """Return the cell of a move church."""
    return move - BLESS


def permit_id(cell: i64, number: i64) -> i64:
    """Return the id of a move permit."""
    return PERMIT + cell * 4 + number - 1


def permit_cell(move: i64) -> i64:
    """Return the cell of a move permit."""
    return (move - PERMIT) // 4


def permit_number(move: i64) -> i64:
    """Return the number of a move permit."""
    return (move - PERMIT) % 4 + 1


def decline_id(cell: i64) -> i64:
    """Return the id of a move decline."""
    return DECLINE + cell


def decline_cell(move: i64) -> i64:
    """Return the cell of a move decline."""
    return move - DECLINE


def lay_id(cell: i64, turned: i64) -> i64:
    """Return the id of a move lay."""
    return LAY + cell * 4 + turned


def lay_cell(move: i64) -> i64:
    """Return the cell of a move lay."""
    return (move - LAY) // 4


def lay_turned(move: i64) -> i64:
    """Return the turned of a move lay."""
    return (move - LAY) % 4


def take_id(row: i64) -> i64:
    """Return the id of a move take."""
    return TAKE + row


def take_row(move: i64) -> i64:
    """Return the row of a move take."""
    return move - TAKE


def install_id(type: i64, cell: i64) -> i64:
    """Return the id of a move install."""
    return INSTALL + type * 81 + cell


def install_type(move: i64) -> i64:
    """Return the type of a move install."""
    return (move - INSTALL) // 81


def install_cell(move: i64) -> i64:
    """Return the cell of a move install."""
    return (move - INSTALL) % 81


def build_id(building: i64, row: i64, site: i64) -> i64:
    """Return the id of a move build."""
    return BUILD + (building * 2 + row) * 9 + site


def build_building(move: i64) -> i64:
    """Return the building of a move build."""
    return (move - BUILD) // 18


def build_row(move: i64) -> i64:
    """Return the row of a move build."""
    return (move - BUILD) // 9 % 2


def build_site(move: i64) -> i64:
    """Return the site of a move build."""
    return (move - BUILD) % 9


def deny_id(building: i64, row: i64) -> i64:
    """Return the id of a move deny."""
    return DENY + building * 2 + row


def deny_building(move: i64) -> i64:
    """Return the building of a move deny."""
    return (move - DENY) // 2


def deny_row(move: i64) -> i64:
    """Return the row of a move deny."""
    return (move - DENY) % 2


def clear_id(cubes: i64) -> i64:
    """Return the id of a move clear."""
    return CLEAR + cubes


def clear_cubes(move: i64) -> i64:
    """Return the cubes of a move clear."""
    return move - CLEAR


def draw_order_id(seat: i64) -> i64:
    """Return the id of a move order."""
    return DRAW_ORDER + seat


def draw_order_seat(move: i64) -> i64:
    """Return the seat of a move order."""
    return move - DRAW_ORDER


def draw_cube_id(colour: i64) -> i64:
    """Return the id of a move cube."""
    return DRAW_CUBE + colour


def draw_cube_colour(move: i64) -> i64:
    """Return the colour of a move cube."""
    return move - DRAW_CUBE


def draw_building_id(building: i64) -> i64:
    """Return the id of a move building."""
    return DRAW_BUILDING + building


def draw_building_building(move: i64) -> i64:
    """Return the building of a move building."""
    return move - DRAW_BUILDING


def draw_tile_id(tile: i64) -> i64:
    """Return the id of a move tile."""
    return DRAW_TILE + tile


def draw_tile_tile(move: i64) -> i64:
    """Return the tile of a move tile."""
    return move - DRAW_TILE


def sell_id(state: CoalCountryState, coal: i64) -> i64:
    """Return the id of a move sell."""
    return state.components.first_sell + coal


def sell_coal(state: CoalCountryState, move: i64) -> i64:
    """Return the coal of a move sell."""
    return move - state.components.first_sell


def keep_id(state: CoalCountryState, coal: i64) -> i64:
    """Return the id of a move keep."""
    return state.components.first_keep + coal


def keep_coal(state: CoalCountryState, move: i64) -> i64:
    """Return the coal of a move keep."""
    return move - state.components.first_keep


def withdraw_id(state: CoalCountryState, space: i64, value: i64) -> i64:
    """Return the id of a move withdraw."""
    return state.components.first_withdraw + space * 5 + value


def withdraw_space(state: CoalCountryState, move: i64) -> i64:
    """Return the space of a move withdraw."""
    return (move - state.components.first_withdraw) // 5


def withdraw_value(state: CoalCountryState, move: i64) -> i64:
    """Return the value of a move withdraw."""
    return (move - state.components.first_withdraw) % 5


def why_not(state: CoalCountryState, actor: i64, move: i64) -> i64:
    """Return ALLOWED, or the reason that forbids this move to this actor now."""
    if not state.owes(actor):
        return NOT_YOUR_TURN
    kind = state.pending_kind
    if move < INSTALL:
        if move < ABOVE:
            if move < PASS:
                if move < COMMIT:
                    if kind != pending.PLACE and kind != pending.NEXT:
                        return NOT_NOW
                    return placement.can_place(
                        state, state.players[actor], (move - PLACE) // 5, (move - PLACE) % 5
                    )
                else:
                    if kind != pending.PLACE and kind != pending.NEXT:
                        return NOT_NOW
                    return placement.can_commit(state, state.players[actor])
            else:
                if move < SWAP:
                    if kind != pending.PLACE and kind != pending.NEXT:
                        return NOT_NOW
                    return placement.can_pass(state, state.players[actor])
                else:
                    if move < BLESS:
                        if kind != pending.SWAP:
                            return NOT_NOW
                        return village.can_swap(
                            state, state.players[actor], swap_out(move), swap_for_(move)
                        )
                    else:
                        if kind != pending.BLESS:
                            return NOT_NOW
                        return mining.can_bless(state.players[actor], move - BLESS)
        else:
            if move < DECLINE:
                if move < BELOW:
                    if kind != pending.SIDE:
                        return NOT_NOW
                    return ALLOWED
                else:
                    if move < PERMIT:
                        if kind != pending.SIDE:
                            return NOT_NOW
                        return economy.can_go_below(state, state.players[actor])
                    else:
                        if kind != pending.PERMIT:
                            return NOT_NOW
                        return permits.can_permit(
                            state,
                            state.players[actor],
                            (move - PERMIT) // 4,
                            (move - PERMIT) % 4 + 1,
                        )
            else:
                if move < LAY:
                    if kind != pending.PERMIT:
                        return NOT_NOW
                    return permits.can_decline(state.players[actor], move - DECLINE)
                else:
                    if move < TAKE:
                        if kind != pending.LAY:
                            return NOT_NOW
                        return permits.can_lay(
                            state, state.players[actor], (move - LAY) // 4, (move - LAY) % 4
                        )
                    else:
                        if kind != pending.TAKE:
                            return NOT_NOW
                        return utilities.can_take(state, state.players[actor], move - TAKE)
    else:
        if move < DRAW_CUBE:
            if move < CLEAR:
                if move < BUILD:
                    if kind != pending.INSTALL and kind != pending.STORE:
                        return NOT_NOW
                    return utilities.can_install(
                        state, state.players[actor], (move - INSTALL) // 81, (move - INSTALL) % 81
                    )
                else:
                    if move < DENY:
                        if kind != pending.BUILD:
                            return NOT_NOW
                        return construction.can_build(
                            state,
                            state.players[actor],
                            (move - BUILD) // 18,
                            (move - BUILD) // 9 % 2,
                            (move - BUILD) % 9,
                        )
                    else:
                        if kind != pending.BUILD:
                            return NOT_NOW
                        return construction.can_deny(
                            state, state.players[actor], (move - DENY) // 2, (move - DENY) % 2
                        )
            else:
                if move < STOP:
                    if kind != pending.CLEAR:
                        return NOT_NOW
                    return tidying.can_clear(state, state.players[actor], move - CLEAR)
                else:
                    if move < DRAW_ORDER:
                        if (
                            kind != pending.INSTALL
                            and kind != pending.STORE
                            and kind != pending.BLESS
                            and kind != pending.BUILD
                            and kind != pending.SWAP
                        ):
                            return NOT_NOW
                        return mining.can_stop(state)
                    else:
                        if kind != pending.ORDER:
                            return NOT_NOW
                        return setup.can_draw_seat(state, move - DRAW_ORDER)
        else:
            if move < state.components.first_sell:
                if move < DRAW_BUILDING:
                    if kind != pending.CUBE:
                        return NOT_NOW
                    return chance.can_draw(state, move - DRAW_CUBE)
                else:
                    if move < DRAW_TILE:
                        if kind != pending.BUILDING:
                            return NOT_NOW
                        return chance.can_draw(state, move - DRAW_BUILDING)
                    else:
                        if kind != pending.TILE and kind != pending.TURN_UP:
                            return NOT_NOW
                        return chance.can_draw(state, move - DRAW_TILE)
            else:
                if move < state.components.first_keep:
                    if kind != pending.SELL:
                        return NOT_NOW
                    return brokers.can_sell(
                        state, state.players[actor], move - state.components.first_sell
                    )
                else:
                    if move < state.components.first_withdraw:
                        if kind != pending.KEEP:
                            return NOT_NOW
                        return round_end.can_keep(state, move - state.components.first_keep)
                    else:
                        if kind != pending.PLACE and kind != pending.NEXT:
                            return NOT_NOW
                        return placement.can_withdraw(
                            state,
                            state.players[actor],
                            (move - state.components.first_withdraw) // 5,
                            (move - state.components.first_withdraw) % 5,
                        )


def apply(state: CoalCountryState, actor: i64, move: i64, log: list[Event] | None) -> None:
    """Call the rule that carries out a legal move."""
    kind = state.pending_kind
    if move < INSTALL:
        if move < ABOVE:
            if move < PASS:
                if move < COMMIT:
                    placement.place(
                        state, state.players[actor], (move - PLACE) // 5, (move - PLACE) % 5, log
                    )
                else:
                    placement.commit(state, state.players[actor], log)
            else:
                if move < SWAP:
                    placement.pass_turn(state, state.players[actor], log)
                else:
                    if move < BLESS:
                        village.swap(
                            state, state.players[actor], swap_out(move), swap_for_(move), log
                        )
                    else:
                        mining.bless(state, state.players[actor], move - BLESS, log)
        else:
            if move < DECLINE:
                if move < BELOW:
                    economy.go_above(state, state.players[actor], log)
                else:
                    if move < PERMIT:
                        economy.go_below(state, state.players[actor], log)
                    else:
                        permits.take_permit(
                            state,
                            state.players[actor],
                            (move - PERMIT) // 4,
                            (move - PERMIT) % 4 + 1,
                            log,
                        )
            else:
                if move < LAY:
                    permits.decline(state, state.players[actor], move - DECLINE, log)
                else:
                    if move < TAKE:
                        permits.lay(
                            state, state.players[actor], (move - LAY) // 4, (move - LAY) % 4, log
                        )
                    else:
                        utilities.take(state, state.players[actor], move - TAKE, log)
    else:
        if move < DRAW_CUBE:
            if move < CLEAR:
                if move < BUILD:
                    utilities.install(
                        state,
                        state.players[actor],
                        (move - INSTALL) // 81,
                        (move - INSTALL) % 81,
                        log,
                    )
                else:
                    if move < DENY:
                        construction.build(
                            state,
                            state.players[actor],
                            (move - BUILD) // 18,
                            (move - BUILD) // 9 % 2,
                            (move - BUILD) % 9,
                            log,
                        )
                    else:
                        construction.deny(
                            state, state.players[actor], (move - DENY) // 2, (move - DENY) % 2, log
                        )
            else:
                if move < STOP:
                    tidying.clear(state, state.players[actor], move - CLEAR, log)
                else:
                    if move < DRAW_ORDER:
                        if kind == pending.INSTALL:
                            utilities.keep_in_storage(state, state.players[actor], log)
                        elif kind == pending.STORE:
                            tidying.leave_storage(state, state.players[actor], log)
                        elif kind == pending.BLESS:
                            mining.go_without_church(state, state.players[actor], log)
                        elif kind == pending.BUILD:
                            construction.leave_company(state, state.players[actor], log)
                        elif kind == pending.SWAP:
                            village.leave_store(state, state.players[actor], log)
                    else:
                        setup.draw_seat(state, move - DRAW_ORDER, log)
        else:
            if move < state.components.first_sell:
                if move < DRAW_BUILDING:
                    round_end.draw_cube(state, move - DRAW_CUBE, log)
                else:
                    if move < DRAW_TILE:
                        round_end.deal_building(state, move - DRAW_BUILDING, log)
                    else:
                        if kind == pending.TILE:
                            permits.draw_tile(state, move - DRAW_TILE, log)
                        elif kind == pending.TURN_UP:
                            permits.turn_up(state, move - DRAW_TILE, log)
            else:
                if move < state.components.first_keep:
                    brokers.sell(
                        state, state.players[actor], move - state.components.first_sell, log
                    )
                else:
                    if move < state.components.first_withdraw:
                        round_end.keep(
                            state, state.players[actor], move - state.components.first_keep, log
                        )
                    else:
                        placement.withdraw(
                            state,
                            state.players[actor],
                            (move - state.components.first_withdraw) // 5,
                            (move - state.components.first_withdraw) % 5,
                            log,
                        )
