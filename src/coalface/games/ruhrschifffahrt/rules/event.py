"""Phase 1, the historical event of the turn: its effects, one after the other."""

from mypy_extensions import i64

from coalface.core import counts, digits, masks
from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.generated import pending, why
from coalface.games.ruhrschifffahrt.rules import debt, order, points, track
from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def continue_event(state: RuhrState, log: list[Event] | None) -> None:
    """Carry out the next effect of this turn; those that ask everyone ask one seat at a time.

    (RS-15, RS-16, RS-17, RS-18, RS-19, RS-20, RS-21, RS-22, RS-23, RS-24)
    """
    effect: i64 = 0
    if state.step < ids.MAX_EFFECTS:
        effect = state.components.effects[state.turn * ids.MAX_EFFECTS + state.step]
    if effect == 0:
        order.enter_phase(state, ids.MARKER_PHASE)
        return
    if effect == ids.LEVY_EFFECT or effect == ids.GIFT_EFFECT or effect == ids.FEWER_DICE:
        if state.at < to_ask(state, effect):
            state.at += 1
            ask_next(state, effect, state.at - 1, log)
            return
        state.at = 0
    state.step += 1
    if effect == ids.START_PLAYER:
        pending.ask_first(state, CHANCE)
    elif effect == ids.SWITCH:
        track.switch_track(state, log)
    elif effect == ids.WAREHOUSE_EFFECT:
        receive_warehouses(state, log)
    elif effect == ids.BETTER_TRACK:
        track.improve_track(state, log)
    elif effect == ids.COUNTRY_EFFECT:
        pending.ask_country(state, CHANCE)
    elif log is not None:
        log_change(state, effect, log)


def log_change(state: RuhrState, effect: i64, log: list[Event]) -> None:
    """Say what holds from this turn on. (RS-15, RS-18, RS-21, RS-26)"""
    components = state.components
    if effect == ids.LOCKS_ALLOWED:
        log.append(Event("rs.locks.allowed", CHANCE, (components.lock_cost,)))
    elif effect == ids.DEAR_LOCKS:
        log.append(Event("rs.locks.dearer", CHANCE, (components.dear_lock_cost,)))
    elif effect == ids.DEAR_OPTIONS:
        more = components.fee[ids.HAULING * 2 + 1] - components.fee[ids.HAULING * 2]
        log.append(Event("rs.options.dearer", CHANCE, (more,)))
    elif effect == ids.LAST_TURN:
        log.append(Event("rs.turn.last", CHANCE))


def quota(state: RuhrState, coal: i64) -> i64:
    """How many dice of a coal leave the game. (RS-23, RS-122, RS-125, RS-126)"""
    return state.components.removed[state.seats * ids.COALS + coal]


def to_ask(state: RuhrState, effect: i64) -> i64:
    """How many are asked for this effect: one a die for those that leave, else all. (RS-23)"""
    if effect != ids.FEWER_DICE:
        return state.seats
    return quota(state, ids.BLACK) + quota(state, ids.WHITE)


def ask_next(state: RuhrState, effect: i64, place: i64, log: list[Event] | None) -> None:
    """Ask the next seat: upriver first, but for the dice that leave downriver first.

    (RS-16, RS-20, RS-23)
    """
    if effect == ids.FEWER_DICE:
        pending.ask_remove(state, state.seat_at(state.seats - 1 - place))
        return
    player = state.players[state.seat_at(place)]
    if effect == ids.GIFT_EFFECT:
        pending.ask_gift(state, player.seat)
    elif player.thaler > 0 or player.vp > 0:
        pending.ask_levy(state, player.seat)
    else:
        levy_by_loan(state, player, log)


# The levy


def can_give(state: RuhrState, player: Player, what: i64) -> i64:
    """May the levy be paid with this? (RS-16)"""
    if what == ids.THALER:
        return ALLOWED if player.thaler >= state.components.levy else why.NO_THALER
    return ALLOWED if player.vp > 0 else why.NO_POINT


def give(state: RuhrState, player: Player, what: i64, log: list[Event] | None) -> None:
    """Pay the levy with a Thaler or a point. (RS-16)"""
    state.pop_decision()
    levy = state.components.levy
    if what == ids.THALER:
        player.thaler -= levy
    else:
        points.lose(player, ids.LEVY_POINTS, levy)
    if log is not None:
        key = "rs.levy.thaler" if what == ids.THALER else "rs.levy.vp"
        log.append(Event(key, player.seat, (levy,)))


def levy_by_loan(state: RuhrState, player: Player, log: list[Event] | None) -> None:
    """Who has neither Thaler nor point borrows for the levy. (RS-16, RS-63)"""
    debt.pay_owed(state, player, state.components.levy, log)
    if log is not None:
        log.append(Event("rs.levy.thaler", player.seat, (state.components.levy,)))


# The gift


def receive_gift(state: RuhrState, player: Player, what: i64, log: list[Event] | None) -> None:
    """Take a Thaler or a point. (RS-20)"""
    state.pop_decision()
    gift = state.components.gift
    if what == ids.THALER:
        player.thaler += gift
    else:
        points.gain(player, ids.GIFT_POINTS, gift)
    if log is not None:
        key = "rs.gift.thaler" if what == ids.THALER else "rs.gift.vp"
        log.append(Event(key, player.seat, (gift,)))


def receive_warehouses(state: RuhrState, log: list[Event] | None) -> None:
    """Each seat takes its warehouse of this turn space, if it is still there. (RS-19)"""
    here = masks.bit(state.turn - 1)
    for player in state.players:
        if player.turn_track & here != 0:
            player.turn_track -= here
            player.pool += 1
            if log is not None:
                log.append(Event("rs.warehouse.received", player.seat, (1,)))


# Dice leave the game


def may_leave(state: RuhrState, coal: i64) -> i64:
    """Must another die of this coal leave? (RS-23, RS-122, RS-125, RS-126)"""
    return ALLOWED if counts.count(state.gone, coal) < quota(state, coal) else why.COAL_NOT_ASKED


def can_remove(state: RuhrState, storage: i64) -> i64:
    """May the die of this storage leave the game? (RS-23)"""
    if state.die(storage) == 0:
        return why.NO_DIE_THERE
    return may_leave(state, state.components.storage_coal[storage])


def can_remove_box(state: RuhrState, coal: i64, box: i64) -> i64:
    """May the die of this box of the track leave the game? (RS-23)"""
    if box > digits.length(state.track[coal]):
        return why.NO_DIE_THERE
    return may_leave(state, coal)


def remove(state: RuhrState, player: Player, storage: i64, log: list[Event] | None) -> None:
    """The die of a storage leaves the game. (RS-23)"""
    state.pop_decision()
    pips = state.die(storage)
    coal = state.components.storage_coal[storage]
    state.set_die(storage, 0)
    state.gone += counts.one(coal)
    if log is not None:
        log.append(Event("rs.die.removed", player.seat, (storage, coal, pips)))


def remove_box(
    state: RuhrState, player: Player, coal: i64, box: i64, log: list[Event] | None
) -> None:
    """A die of the track leaves the game, and its column closes up. (RS-23)"""
    state.pop_decision()
    pips = track.take_from_box(state, coal, box - 1)
    state.gone += counts.one(coal)
    if log is not None:
        log.append(Event("rs.die.removed-box", player.seat, (coal, box, pips)))


# The country


def can_turn(state: RuhrState, country: i64) -> i64:
    """Is such a country marker still face down? (RS-24)"""
    return ALLOWED if counts.count(state.countries, country) > 0 else why.NO_SUCH_COUNTRY


def turn_country(state: RuhrState, country: i64, log: list[Event] | None) -> None:
    """The country marker of this turn names the column that exports. (RS-24)"""
    state.pop_decision()
    state.countries -= counts.one(country)
    state.turned = counts.added(state.turned, state.turn - 1, country + 1)
    if log is not None:
        log.append(Event("rs.country.turned", CHANCE, (country,)))
