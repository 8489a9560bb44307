"""Phase 1, the historical event of the turn: its effects, one after the other."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.ruhrschifffahrt.ids import (
    ASK_COUNTRY,
    ASK_FIRST,
    ASK_GIFT,
    ASK_LEVY,
    ASK_REMOVE,
    AT,
    BETTER_TRACK,
    BLACK,
    CASH,
    COALS,
    COUNTRIES,
    COUNTRY_EFFECT,
    DEAR_LOCKS,
    DEAR_OPTIONS,
    FEWER_DICE,
    GIFT_EFFECT,
    GIFT_VP,
    GONE,
    HAULING,
    LAST_TURN,
    LEVY_EFFECT,
    LEVY_VP,
    LOCKS_ALLOWED,
    MARKER_PHASE,
    MOST_EFFECTS,
    ON_TURNS,
    ORDER,
    PIPS,
    POOL,
    SEAT_SIZE,
    START_PLAYER,
    STEP,
    SWITCH,
    THALER,
    TRACKED,
    TURNED,
    VP,
    WAREHOUSE_EFFECT,
    WHITE,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.reasons import (
    COAL_NOT_ASKED,
    NO_DIE_THERE,
    NO_POINT,
    NO_SUCH_COUNTRY,
    NO_THALER,
)
from coalface.games.ruhrschifffahrt.rules.debt import pay_owed
from coalface.games.ruhrschifffahrt.rules.order import enter_phase
from coalface.games.ruhrschifffahrt.rules.points import gain, lose
from coalface.games.ruhrschifffahrt.rules.track import improve_track, switch_track, take_from_box


def go_on_with_event(state: Pieces, log: list[Event] | None) -> None:
    """Carry out the next effect of this turn; those that ask everyone ask one seat at a time.

    (RS-15, RS-16, RS-17, RS-18, RS-19, RS-20, RS-21, RS-22, RS-23, RS-24)
    """
    step = state.board[STEP]
    effect: i64 = 0
    if step < MOST_EFFECTS:
        effect = state.kit.effects[state.turn() * MOST_EFFECTS + step]
    if effect == 0:
        enter_phase(state, MARKER_PHASE)
        return
    if effect == LEVY_EFFECT or effect == GIFT_EFFECT or effect == FEWER_DICE:
        if state.board[AT] < to_ask(state, effect):
            state.board[AT] += 1
            ask_next(state, effect, state.board[AT] - 1, log)
            return
        state.board[AT] = 0
    state.board[STEP] += 1
    if effect == START_PLAYER:
        state.ask(ASK_FIRST, CHANCE, 0, 0)
    elif effect == SWITCH:
        switch_track(state, log)
    elif effect == WAREHOUSE_EFFECT:
        receive_warehouses(state, log)
    elif effect == BETTER_TRACK:
        improve_track(state, log)
    elif effect == COUNTRY_EFFECT:
        state.ask(ASK_COUNTRY, CHANCE, 0, 0)
    elif log is not None:
        tell_change(state, effect, log)


def tell_change(state: Pieces, effect: i64, log: list[Event]) -> None:
    """Say what holds from this turn on. (RS-15, RS-18, RS-21, RS-26)"""
    kit = state.kit
    if effect == LOCKS_ALLOWED:
        log.append(Event("rs.locks.allowed", CHANCE, (kit.lock_cost,)))
    elif effect == DEAR_LOCKS:
        log.append(Event("rs.locks.dearer", CHANCE, (kit.dear_lock_cost,)))
    elif effect == DEAR_OPTIONS:
        more = kit.fee[HAULING * 2 + 1] - kit.fee[HAULING * 2]
        log.append(Event("rs.options.dearer", CHANCE, (more,)))
    elif effect == LAST_TURN:
        log.append(Event("rs.turn.last", CHANCE))


def to_ask(state: Pieces, effect: i64) -> i64:
    """How many are asked for this effect: one a die for those that leave, else all. (RS-23)"""
    if effect != FEWER_DICE:
        return state.seats
    quota = state.seats * COALS
    return state.kit.removed[quota + BLACK] + state.kit.removed[quota + WHITE]


def ask_next(state: Pieces, effect: i64, place: i64, log: list[Event] | None) -> None:
    """Ask the next seat: upriver first, but for the dice that leave downriver first.

    (RS-16, RS-20, RS-23)
    """
    if effect == FEWER_DICE:
        state.ask(ASK_REMOVE, state.board[ORDER + state.seats - 1 - place], 0, 0)
        return
    seat = state.board[ORDER + place]
    if effect == GIFT_EFFECT:
        state.ask(ASK_GIFT, seat, 0, 0)
    elif state.own[seat * SEAT_SIZE + CASH] > 0 or state.own[seat * SEAT_SIZE + VP] > 0:
        state.ask(ASK_LEVY, seat, 0, 0)
    else:
        levy_by_loan(state, seat, log)


# The levy


def can_give(state: Pieces, seat: i64, what: i64) -> i64:
    """May the levy be paid with this? (RS-16)"""
    if what == THALER:
        return ALLOWED if state.own[seat * SEAT_SIZE + CASH] >= state.kit.levy else NO_THALER
    return ALLOWED if state.own[seat * SEAT_SIZE + VP] > 0 else NO_POINT


def give(state: Pieces, seat: i64, what: i64, log: list[Event] | None) -> None:
    """Pay the levy with a Thaler or a point. (RS-16)"""
    state.answered()
    if what == THALER:
        state.own[seat * SEAT_SIZE + CASH] -= state.kit.levy
    else:
        lose(state, seat, LEVY_VP, state.kit.levy)
    if log is not None:
        key = "rs.levy.thaler" if what == THALER else "rs.levy.vp"
        log.append(Event(key, seat, (state.kit.levy,)))


def levy_by_loan(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Who has neither Thaler nor point borrows for the levy. (RS-16, RS-63)"""
    pay_owed(state, seat, state.kit.levy, log)
    if log is not None:
        log.append(Event("rs.levy.thaler", seat, (state.kit.levy,)))


# The gift


def receive_gift(state: Pieces, seat: i64, what: i64, log: list[Event] | None) -> None:
    """Take a Thaler or a point. (RS-20)"""
    state.answered()
    if what == THALER:
        state.own[seat * SEAT_SIZE + CASH] += state.kit.gift
    else:
        gain(state, seat, GIFT_VP, state.kit.gift)
    if log is not None:
        key = "rs.gift.thaler" if what == THALER else "rs.gift.vp"
        log.append(Event(key, seat, (state.kit.gift,)))


def receive_warehouses(state: Pieces, log: list[Event] | None) -> None:
    """Each seat takes its warehouse of this turn space, if it is still there. (RS-19)"""
    here: i64 = 1 << state.turn()
    for seat in range(state.seats):
        at = seat * SEAT_SIZE
        if state.own[at + ON_TURNS] & here:
            state.own[at + ON_TURNS] -= here
            state.own[at + POOL] += 1
            if log is not None:
                log.append(Event("rs.warehouse.received", seat, (1,)))


# Dice leave the game


def may_leave(state: Pieces, coal: i64) -> bool:
    """Must another die of this coal leave? (RS-23, RS-122, RS-125, RS-126)"""
    return state.board[GONE + coal] < state.kit.removed[state.seats * COALS + coal]


def can_remove(state: Pieces, storage: i64) -> i64:
    """May the die of this storage leave the game? (RS-23)"""
    if state.board[PIPS + storage] == 0:
        return NO_DIE_THERE
    return ALLOWED if may_leave(state, state.kit.storage_coal[storage]) else COAL_NOT_ASKED


def can_remove_box(state: Pieces, coal: i64, box: i64) -> i64:
    """May the die of this box of the track leave the game? (RS-23)"""
    if box >= state.board[TRACKED + coal]:
        return NO_DIE_THERE
    return ALLOWED if may_leave(state, coal) else COAL_NOT_ASKED


def remove(state: Pieces, seat: i64, storage: i64, log: list[Event] | None) -> None:
    """The die of a storage leaves the game. (RS-23)"""
    state.answered()
    pips = state.board[PIPS + storage]
    coal = state.kit.storage_coal[storage]
    state.set_die(storage, 0)
    state.board[GONE + coal] += 1
    if log is not None:
        log.append(Event("rs.die.removed", seat, (storage, coal, pips)))


def remove_box(state: Pieces, seat: i64, coal: i64, box: i64, log: list[Event] | None) -> None:
    """A die of the track leaves the game, and its column closes up. (RS-23)"""
    state.answered()
    pips = take_from_box(state, coal, box)
    state.board[GONE + coal] += 1
    if log is not None:
        log.append(Event("rs.die.removed-box", seat, (coal, box + 1, pips)))


# The country


def can_turn(state: Pieces, country: i64) -> i64:
    """Is such a country marker still face down? (RS-24)"""
    return ALLOWED if state.board[COUNTRIES + country] > 0 else NO_SUCH_COUNTRY


def turn_country(state: Pieces, country: i64, log: list[Event] | None) -> None:
    """The country marker of this turn names the column that exports. (RS-24)"""
    state.answered()
    state.board[COUNTRIES + country] -= 1
    state.board[TURNED + state.turn()] = country + 1
    if log is not None:
        log.append(Event("rs.country.turned", CHANCE, (country,)))
