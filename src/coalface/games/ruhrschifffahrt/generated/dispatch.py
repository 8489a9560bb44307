"""The ids of moves, and the rules behind each of them.

Made by coalface.generate from `moves.py`; do not edit.
"""

from typing import Final

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, NOT_NOW, NOT_YOUR_TURN, Event
from coalface.games.ruhrschifffahrt.generated import pending
from coalface.games.ruhrschifffahrt.rules import (
    debt,
    demand,
    event,
    flow,
    lock,
    option,
    sale,
    setup,
    start,
    track,
    warehouse,
    white,
)
from coalface.games.ruhrschifffahrt.state import RuhrState

FIRST: Final[i64] = 0
DRAW_MARKER: Final[i64] = 4
TURN_COUNTRY: Final[i64] = 21
LEVY: Final[i64] = 24
GIFT: Final[i64] = 26
REMOVE: Final[i64] = 28
REMOVE_BOX: Final[i64] = 43
CHOOSE: Final[i64] = 55
ACTION: Final[i64] = 64
BRING: Final[i64] = 67
IMPROVE: Final[i64] = 82
START: Final[i64] = 97
HAUL: Final[i64] = 112
STAY: Final[i64] = 127
SELL: Final[i64] = 129
RETURN: Final[i64] = 149
BUILD_LOCK: Final[i64] = 164
ONE_LOCK: Final[i64] = 178
BUILD_CITY: Final[i64] = 179
BUILD_CITY_CHEAP: Final[i64] = 186
BUILD_DEPOT: Final[i64] = 193
BUILD_PORT: Final[i64] = 197
BUILD_PORT_CHEAP: Final[i64] = 200
SHIFT: Final[i64] = 203
REPAY: Final[i64] = 209
DONE: Final[i64] = 210
MOVES: Final[i64] = 211


def first_id(seat: i64) -> i64:
    """Return the id of a move first."""
    return FIRST + seat


def first_seat(move: i64) -> i64:
    """Return the seat of a move first."""
    return move - FIRST


def draw_marker_id(face: i64) -> i64:
    """Return the id of a move marker."""
    return DRAW_MARKER + face


def draw_marker_face(move: i64) -> i64:
    """Return the face of a move marker."""
    return move - DRAW_MARKER


def turn_country_id(column: i64) -> i64:
    """Return the id of a move country."""
    return TURN_COUNTRY + column


def turn_country_column(move: i64) -> i64:
    """Return the column of a move country."""
    return move - TURN_COUNTRY


def levy_id(what: i64) -> i64:
    """Return the id of a move levy."""
    return LEVY + what


def levy_what(move: i64) -> i64:
    """Return the what of a move levy."""
    return move - LEVY


def gift_id(what: i64) -> i64:
    """Return the id of a move gift."""
    return GIFT + what


def gift_what(move: i64) -> i64:
    """Return the what of a move gift."""
    return move - GIFT


def remove_id(storage: i64) -> i64:
    """Return the id of a move remove."""
    return REMOVE + storage


def remove_storage(move: i64) -> i64:
    """Return the storage of a move remove."""
    return move - REMOVE


def remove_box_id(coal: i64, box: i64) -> i64:
    """Return the id of a move remove-box."""
    return REMOVE_BOX + coal * 6 + box - 1


def remove_box_coal(move: i64) -> i64:
    """Return the coal of a move remove-box."""
    return (move - REMOVE_BOX) // 6


def remove_box_box(move: i64) -> i64:
    """Return the box of a move remove-box."""
    return (move - REMOVE_BOX) % 6 + 1


def choose_id(option: i64) -> i64:
    """Return the id of a move option."""
    return CHOOSE + option


def choose_option(move: i64) -> i64:
    """Return the option of a move option."""
    return move - CHOOSE


def action_id(option: i64) -> i64:
    """Return the id of a move hauling-action."""
    return ACTION + option


def action_option(move: i64) -> i64:
    """Return the option of a move hauling-action."""
    return move - ACTION


def bring_id(storage: i64) -> i64:
    """Return the id of a move bring."""
    return BRING + storage


def bring_storage(move: i64) -> i64:
    """Return the storage of a move bring."""
    return move - BRING


def improve_id(storage: i64) -> i64:
    """Return the id of a move supply."""
    return IMPROVE + storage


def improve_storage(move: i64) -> i64:
    """Return the storage of a move supply."""
    return move - IMPROVE


def start_id(storage: i64) -> i64:
    """Return the id of a move start."""
    return START + storage


def start_storage(move: i64) -> i64:
    """Return the storage of a move start."""
    return move - START


def haul_id(storage: i64) -> i64:
    """Return the id of a move coal-hauler."""
    return HAUL + storage


def haul_storage(move: i64) -> i64:
    """Return the storage of a move coal-hauler."""
    return move - HAUL


def stay_id(what: i64) -> i64:
    """Return the id of a move inn."""
    return STAY + what


def stay_what(move: i64) -> i64:
    """Return the what of a move inn."""
    return move - STAY


def sell_id(space: i64) -> i64:
    """Return the id of a move sell."""
    return SELL + space


def sell_space(move: i64) -> i64:
    """Return the space of a move sell."""
    return move - SELL


def return_id(storage: i64) -> i64:
    """Return the id of a move return."""
    return RETURN + storage


def return_storage(move: i64) -> i64:
    """Return the storage of a move return."""
    return move - RETURN


def build_lock_id(obstacle: i64) -> i64:
    """Return the id of a move lock."""
    return BUILD_LOCK + obstacle


def build_lock_obstacle(move: i64) -> i64:
    """Return the obstacle of a move lock."""
    return move - BUILD_LOCK


def build_city_id(city: i64) -> i64:
    """Return the id of a move city."""
    return BUILD_CITY + city


def build_city_city(move: i64) -> i64:
    """Return the city of a move city."""
    return move - BUILD_CITY


def build_city_cheap_id(city: i64) -> i64:
    """Return the id of a move city-cheap."""
    return BUILD_CITY_CHEAP + city


def build_city_cheap_city(move: i64) -> i64:
    """Return the city of a move city-cheap."""
    return move - BUILD_CITY_CHEAP


def build_depot_id(territory: i64) -> i64:
    """Return the id of a move depot."""
    return BUILD_DEPOT + territory


def build_depot_territory(move: i64) -> i64:
    """Return the territory of a move depot."""
    return move - BUILD_DEPOT


def build_port_id(column: i64) -> i64:
    """Return the id of a move port."""
    return BUILD_PORT + column


def build_port_column(move: i64) -> i64:
    """Return the column of a move port."""
    return move - BUILD_PORT


def build_port_cheap_id(column: i64) -> i64:
    """Return the id of a move port-cheap."""
    return BUILD_PORT_CHEAP + column


def build_port_cheap_column(move: i64) -> i64:
    """Return the column of a move port-cheap."""
    return move - BUILD_PORT_CHEAP


def shift_id(column: i64, to: i64) -> i64:
    """Return the id of a move shift."""
    place = to - 1 if to > column else to
    return SHIFT + column * 2 + place


def shift_column(move: i64) -> i64:
    """Return the column of a move shift."""
    return (move - SHIFT) // 2


def shift_to(move: i64) -> i64:
    """Return the to of a move shift."""
    place = (move - SHIFT) % 2
    return place if place < shift_column(move) else place + 1


def why_not(state: RuhrState, actor: i64, move: i64) -> i64:
    """Return ALLOWED, or the reason that forbids this move to this actor now."""
    if actor != state.to_act:
        return NOT_YOUR_TURN
    kind = state.pending_kind
    if move < STAY:
        if move < REMOVE_BOX:
            if move < LEVY:
                if move < DRAW_MARKER:
                    if kind != pending.FIRST:
                        return NOT_NOW
                    return setup.can_begin(state, move - FIRST)
                else:
                    if move < TURN_COUNTRY:
                        if kind != pending.MARKER:
                            return NOT_NOW
                        return demand.can_draw(state, move - DRAW_MARKER)
                    else:
                        if kind != pending.COUNTRY:
                            return NOT_NOW
                        return event.can_turn(state, move - TURN_COUNTRY)
            else:
                if move < GIFT:
                    if kind != pending.LEVY:
                        return NOT_NOW
                    return event.can_give(state, state.players[actor], move - LEVY)
                else:
                    if move < REMOVE:
                        if kind != pending.GIFT:
                            return NOT_NOW
                        return ALLOWED
                    else:
                        if kind != pending.REMOVE:
                            return NOT_NOW
                        return event.can_remove(state, move - REMOVE)
        else:
            if move < BRING:
                if move < CHOOSE:
                    if kind != pending.REMOVE:
                        return NOT_NOW
                    return event.can_remove_box(
                        state, (move - REMOVE_BOX) // 6, (move - REMOVE_BOX) % 6 + 1
                    )
                else:
                    if move < ACTION:
                        if kind != pending.OPTION:
                            return NOT_NOW
                        return option.can_choose(state, state.players[actor], move - CHOOSE)
                    else:
                        if kind != pending.OPTION:
                            return NOT_NOW
                        return option.can_act(state, state.players[actor], move - ACTION)
            else:
                if move < START:
                    if move < IMPROVE:
                        if kind != pending.BRING:
                            return NOT_NOW
                        return start.can_bring(state, state.players[actor], move - BRING)
                    else:
                        if kind != pending.IMPROVE:
                            return NOT_NOW
                        return start.can_improve(state, move - IMPROVE)
                else:
                    if move < HAUL:
                        if kind != pending.OPTION and kind != pending.START:
                            return NOT_NOW
                        reason = start.can_start(state, state.players[actor], move - START)
                        if reason != ALLOWED:
                            return reason
                        return start.has_option(state)
                    else:
                        if (
                            kind != pending.OPTION
                            and kind != pending.BRING
                            and kind != pending.IMPROVE
                            and kind != pending.START
                            and kind != pending.SELL
                        ):
                            return NOT_NOW
                        return white.can_haul(state, state.players[actor], move - HAUL)
    else:
        if move < BUILD_CITY_CHEAP:
            if move < BUILD_LOCK:
                if move < SELL:
                    if (
                        kind != pending.OPTION
                        and kind != pending.BRING
                        and kind != pending.IMPROVE
                        and kind != pending.START
                        and kind != pending.SELL
                        and kind != pending.BUY
                        and kind != pending.FORCED_LOCK
                        and kind != pending.INN
                    ):
                        return NOT_NOW
                    reason = white.can_stay(state.players[actor])
                    if reason != ALLOWED:
                        return reason
                    return lock.none_is_owed(state)
                else:
                    if move < RETURN:
                        if kind != pending.SELL:
                            return NOT_NOW
                        return sale.can_sell(state, state.players[actor], move - SELL)
                    else:
                        if kind != pending.RETURN:
                            return NOT_NOW
                        return track.can_return(state, move - RETURN)
            else:
                if move < ONE_LOCK:
                    if (
                        kind != pending.BUY
                        and kind != pending.FORCED_LOCK
                        and kind != pending.SECOND_LOCK
                    ):
                        return NOT_NOW
                    return lock.can_build_lock(state, state.players[actor], move - BUILD_LOCK)
                else:
                    if move < BUILD_CITY:
                        if kind != pending.SECOND_LOCK:
                            return NOT_NOW
                        return ALLOWED
                    else:
                        if kind != pending.BUY and kind != pending.FORCED_LOCK:
                            return NOT_NOW
                        reason = lock.none_is_owed(state)
                        if reason != ALLOWED:
                            return reason
                        return warehouse.can_build_city(
                            state, state.players[actor], move - BUILD_CITY
                        )
        else:
            if move < BUILD_PORT_CHEAP:
                if move < BUILD_DEPOT:
                    if kind != pending.BUY and kind != pending.FORCED_LOCK:
                        return NOT_NOW
                    reason = lock.none_is_owed(state)
                    if reason != ALLOWED:
                        return reason
                    return warehouse.can_build_city_cheaply(
                        state, state.players[actor], move - BUILD_CITY_CHEAP
                    )
                else:
                    if move < BUILD_PORT:
                        if kind != pending.BUY and kind != pending.FORCED_LOCK:
                            return NOT_NOW
                        reason = lock.none_is_owed(state)
                        if reason != ALLOWED:
                            return reason
                        return warehouse.can_build_depot(
                            state, state.players[actor], move - BUILD_DEPOT
                        )
                    else:
                        if kind != pending.BUY and kind != pending.FORCED_LOCK:
                            return NOT_NOW
                        reason = lock.none_is_owed(state)
                        if reason != ALLOWED:
                            return reason
                        return warehouse.can_build_port(
                            state, state.players[actor], move - BUILD_PORT
                        )
            else:
                if move < REPAY:
                    if move < SHIFT:
                        if kind != pending.BUY and kind != pending.FORCED_LOCK:
                            return NOT_NOW
                        reason = lock.none_is_owed(state)
                        if reason != ALLOWED:
                            return reason
                        return warehouse.can_build_port_cheaply(
                            state, state.players[actor], move - BUILD_PORT_CHEAP
                        )
                    else:
                        if kind != pending.BUY and kind != pending.FORCED_LOCK:
                            return NOT_NOW
                        reason = lock.none_is_owed(state)
                        if reason != ALLOWED:
                            return reason
                        return warehouse.can_shift(
                            state, state.players[actor], shift_column(move), shift_to(move)
                        )
                else:
                    if move < DONE:
                        if kind != pending.BUY and kind != pending.FORCED_LOCK:
                            return NOT_NOW
                        reason = lock.none_is_owed(state)
                        if reason != ALLOWED:
                            return reason
                        return debt.can_repay(state, state.players[actor])
                    else:
                        if kind != pending.BUY and kind != pending.FORCED_LOCK:
                            return NOT_NOW
                        return lock.none_is_owed(state)


def apply(state: RuhrState, actor: i64, move: i64, log: list[Event] | None) -> None:
    """Call the rule that carries out a legal move."""
    kind = state.pending_kind
    if move < STAY:
        if move < REMOVE_BOX:
            if move < LEVY:
                if move < DRAW_MARKER:
                    setup.choose_first(state, move - FIRST, log)
                else:
                    if move < TURN_COUNTRY:
                        demand.draw_marker(state, move - DRAW_MARKER, log)
                    else:
                        event.turn_country(state, move - TURN_COUNTRY, log)
            else:
                if move < GIFT:
                    event.give(state, state.players[actor], move - LEVY, log)
                else:
                    if move < REMOVE:
                        event.receive_gift(state, state.players[actor], move - GIFT, log)
                    else:
                        event.remove(state, state.players[actor], move - REMOVE, log)
        else:
            if move < BRING:
                if move < CHOOSE:
                    event.remove_box(
                        state,
                        state.players[actor],
                        (move - REMOVE_BOX) // 6,
                        (move - REMOVE_BOX) % 6 + 1,
                        log,
                    )
                else:
                    if move < ACTION:
                        option.choose(state, state.players[actor], move - CHOOSE, log)
                    else:
                        option.act(state, state.players[actor], move - ACTION, log)
            else:
                if move < START:
                    if move < IMPROVE:
                        start.bring(state, state.players[actor], move - BRING, log)
                    else:
                        start.improve(state, state.players[actor], move - IMPROVE, log)
                else:
                    if move < HAUL:
                        start.start(state, state.players[actor], move - START, log)
                    else:
                        white.haul(state, state.players[actor], move - HAUL, log)
    else:
        if move < BUILD_CITY_CHEAP:
            if move < BUILD_LOCK:
                if move < SELL:
                    white.stay(state, state.players[actor], move - STAY, log)
                else:
                    if move < RETURN:
                        sale.sell(state, state.players[actor], move - SELL, log)
                    else:
                        track.put_back(state, state.players[actor], move - RETURN, log)
            else:
                if move < ONE_LOCK:
                    if kind == pending.BUY:
                        lock.build_lock(state, state.players[actor], move - BUILD_LOCK, log)
                    elif kind == pending.FORCED_LOCK:
                        lock.build_forced(state, state.players[actor], move - BUILD_LOCK, log)
                    elif kind == pending.SECOND_LOCK:
                        lock.build_second(state, state.players[actor], move - BUILD_LOCK, log)
                else:
                    if move < BUILD_CITY:
                        lock.decline_second(state, state.players[actor], log)
                    else:
                        warehouse.build_city(state, state.players[actor], move - BUILD_CITY, log)
        else:
            if move < BUILD_PORT_CHEAP:
                if move < BUILD_DEPOT:
                    warehouse.build_city_cheaply(
                        state, state.players[actor], move - BUILD_CITY_CHEAP, log
                    )
                else:
                    if move < BUILD_PORT:
                        warehouse.build_depot(state, state.players[actor], move - BUILD_DEPOT, log)
                    else:
                        warehouse.build_port(state, state.players[actor], move - BUILD_PORT, log)
            else:
                if move < REPAY:
                    if move < SHIFT:
                        warehouse.build_port_cheaply(
                            state, state.players[actor], move - BUILD_PORT_CHEAP, log
                        )
                    else:
                        warehouse.shift(
                            state, state.players[actor], shift_column(move), shift_to(move), log
                        )
                else:
                    if move < DONE:
                        debt.repay(state, state.players[actor], log)
                    else:
                        flow.stop_buying(state, state.players[actor], log)
