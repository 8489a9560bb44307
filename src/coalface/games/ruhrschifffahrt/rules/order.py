"""Order of play: the barge farthest upriver first."""

from mypy_extensions import i64

from coalface.core import counts, digits
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def enter_phase(state: RuhrState, phase: i64) -> None:
    """Begin a phase: its order is worked out now and then stays. (RS-10, RS-12)"""
    state.phase = phase
    state.step = 0
    state.at = 0
    if state.turn > 1 or phase > ids.OPTION_PHASE:
        follow_the_river(state)


def follow_the_river(state: RuhrState) -> None:
    """Put the seats in the order of their barges, the farthest upriver first. (RS-11)"""
    keys: i64 = 0
    for player in state.players:
        keys += counts.one(player.seat) * river_key(player)
    if is_sorted(state, keys):
        return
    order: i64 = 0
    for seat in range(state.seats):
        key = counts.count(keys, seat)
        place: i64 = 0
        for other in range(state.seats):
            ahead = counts.count(keys, other)
            if ahead < key or (ahead == key and other < seat):
                place += 1
        order = digits.placed(order, place, seat + 1)
    state.order = order


def is_sorted(state: RuhrState, keys: i64) -> bool:
    """Tell whether the seats are in the order of these keys, all different, packed by seat."""
    last: i64 = -1
    for place in range(state.seats):
        key = counts.count(keys, state.seat_at(place))
        if key <= last:
            return False
        last = key
    return True


def river_key(player: Player) -> i64:
    """How far downriver a barge is; of those on one space the first to come is farthest. (RS-13)"""
    return player.position * ids.MAX_SEATS + ids.MAX_SEATS - 1 - player.arrival


def go_clockwise(state: RuhrState, first: i64) -> None:
    """Before the barges are on the river the order goes clockwise from the first player. (RS-14)"""
    order: i64 = 0
    for place in range(state.seats):
        order = digits.placed(order, place, (first + place) % state.seats + 1)
    state.order = order


def start_player(state: RuhrState) -> i64:
    """Who was farthest upriver when this phase began. (RS-60)"""
    return state.seat_at(0)
