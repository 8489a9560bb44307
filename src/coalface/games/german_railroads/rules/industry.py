"""The industry track: markers, factories at work, the additional marker."""

from mypy_extensions import i64

from coalface.core import masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.generated import why
from coalface.games.german_railroads.rules.effects import gain, gain_worked_part
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def open_place(state: GermanRailroadsState, player: Player, place: i64) -> bool:
    """May a marker stand here: no gap, or one with a factory? (RR-41)"""
    gap = state.components.lane_gap[place]
    return gap < 0 or player.factory(gap) != 0


def industry_room(state: GermanRailroadsState, player: Player, more: i64) -> i64:
    """How many industry steps are possible, with this many more gaps filled. (RR-41, RR-44)"""
    room: i64 = 0
    far: i64 = ids.LAST_PLACE
    extra = more
    for place in range(1, ids.LAST_PLACE + 1):
        if not open_place(state, player, place):
            if extra == 0:
                far = place - 1
                break
            extra -= 1
    for place in range(far):
        room += player.markers_at(place) * (far - place)
    return room


def can_move_marker(state: GermanRailroadsState, player: Player, place: i64) -> i64:
    """May a marker go on from here? (RR-41)"""
    if state.waiting(ids.INDUSTRY_STEP) == 0:
        return why.NOT_PENDING
    if player.markers_at(place) == 0:
        return why.NO_MARKER
    return ALLOWED if open_place(state, player, place + 1) else why.EMPTY_GAP


def move_marker(
    state: GermanRailroadsState, player: Player, place: i64, log: list[Event] | None
) -> None:
    """One marker moves one place; a factory there works. (RR-41, RR-42, RR-43)"""
    state.pay(ids.INDUSTRY_STEP)
    there: i64 = place + 1
    player.add_marker(place, -1)
    player.add_marker(there, 1)
    if log is not None:
        log.append(Event("gr.marker.moved", player.seat, (there,)))
    gap = state.components.lane_gap[there]
    if gap >= 0:
        use_factory(state, player, gap, True, log)
    row = state.components.lane_row[there]
    if row >= 0 and not masks.has(player.lane_claimed, there):
        player.lane_claimed |= masks.bit(there)
        if log is not None:
            log.append(Event("gr.lane.reached", player.seat, (there, there)))
        gain(state, player, row, ids.OFFERED, log)


def use_factory(
    state: GermanRailroadsState, player: Player, gap: i64, by_marker: bool, log: list[Event] | None
) -> None:
    """The action of a factory, improved by its boilerman. (RR-16, RR-42, GC-16, GC-24, GN-6)"""
    components = state.components
    tile = player.factory(gap) - ids.FILLED
    number = tile % ids.BOILER
    if log is not None:
        log.append(Event("gr.factory.used", player.seat, (number, gap)))
    gain_from_factory(state, player, components.factory_row[number], by_marker, log)
    if tile >= ids.BOILER:
        gain_from_factory(state, player, components.boilerman_row[number], by_marker, log)


def gain_from_factory(
    state: GermanRailroadsState, player: Player, row: i64, by_marker: bool, log: list[Event] | None
) -> None:
    """Gain what a factory gives; whether a marker set it off counts for repeats. (RR-50)"""
    components = state.components
    if by_marker or components.row_choice[row] >= 0:
        gain(state, player, row, ids.OFFERED, log)
        return
    for part in range(components.row_first[row], components.row_end[row]):
        op, count = components.part_op[part], components.part_n[part]
        gain_worked_part(state, player, op, count, ids.OFFERED, log)


def can_work(state: GermanRailroadsState, player: Player, gap: i64) -> i64:
    """May the factory engineer set this factory to work? (GN-6)"""
    if state.waiting(ids.USE_FACTORY) == 0:
        return why.NOT_PENDING
    return ALLOWED if player.factory(gap) != 0 else why.NO_FACTORY


def work(state: GermanRailroadsState, player: Player, gap: i64, log: list[Event] | None) -> None:
    """Use a factory as if a marker had just come there; markers do not move. (GN-6)"""
    state.pay(ids.USE_FACTORY)
    use_factory(state, player, gap, False, log)


def count_own_factories(state: GermanRailroadsState, player: Player) -> i64:
    """Factories on the own industry track."""
    total: i64 = 0
    for gap in range(ids.GAPS):
        if player.factory(gap) != 0:
            total += 1
    return total


def decide_marker(
    state: GermanRailroadsState, player: Player, answer: i64, log: list[Event] | None
) -> None:
    """Take the additional industry marker, or leave it for good. (GR-17)"""
    state.pop_decision()
    if answer != ids.TAKE_MARKER:
        if log is not None:
            log.append(Event("gr.marker.declined", player.seat))
        return
    state.marker_left -= 1
    player.add_marker(0, 1)
    if log is not None:
        log.append(Event("gr.marker.added", player.seat))
