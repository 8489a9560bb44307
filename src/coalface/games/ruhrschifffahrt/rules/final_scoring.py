"""The end: unused inns, then points for warehouses, white markers and debt, and who has won."""

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import Event
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.rules import points
from coalface.games.ruhrschifffahrt.state import Player, RuhrState


def score_end(state: RuhrState, log: list[Event] | None) -> None:
    """All points of the end for every seat, those lost by debt last. (RS-109, RS-114)"""
    for player in state.players:
        add(player, ids.ESSEN_SET_POINTS, essen_points(state, player), log)
        add(player, ids.MARK_SET_POINTS, mark_points(state, player), log)
        add(player, ids.ALL_CITIES_POINTS, all_cities_points(state, player), log)
        add(player, ids.ALL_DEPOTS_POINTS, all_depots_points(state, player), log)
        add(player, ids.MAJORITY_POINTS, majority_points(state, player), log)
        add(player, ids.MAYOR_POINTS, mayor_points(state, player), log)
        add(player, ids.RUHRTALBAHN_POINTS, ruhrtalbahn_points(state, player), log)
        add(player, ids.RUHRAAKE_POINTS, ruhraake_points(state, player), log)
        lose_by_debt(state, player, log)


def add(player: Player, source: i64, won: i64, log: list[Event] | None) -> None:
    """Points of one source at the end."""
    if won == 0:
        return
    points.gain(player, source, won)
    if log is not None:
        log.append(Event("rs.end.scored", player.seat, (source, won)))


def has_warehouse(state: RuhrState, player: Player, city: i64) -> bool:
    """Has a seat a warehouse in a city? (RS-97)"""
    return masks.has(state.cities[city], player.seat)


def has_group(state: RuhrState, player: Player, group: i64) -> bool:
    """Has a seat a warehouse in every city of a group? (RS-110, RS-111)"""
    for city in range(ids.CITIES):
        if state.components.city_group[city] == group and not has_warehouse(state, player, city):
            return False
    return True


def essen_points(state: RuhrState, player: Player) -> i64:
    """Warehouses in all three Essen cities. (RS-110)"""
    return state.components.essen_set if has_group(state, player, ids.ESSEN_CITIES) else 0


def mark_points(state: RuhrState, player: Player) -> i64:
    """Warehouses in all three Mark cities. (RS-110)"""
    return state.components.mark_set if has_group(state, player, ids.MARK_CITIES) else 0


def all_cities_points(state: RuhrState, player: Player) -> i64:
    """Warehouses in all seven cities, beside the two sets. (RS-111)"""
    for city in range(ids.CITIES):
        if not has_warehouse(state, player, city):
            return 0
    return state.components.all_cities


def all_depots_points(state: RuhrState, player: Player) -> i64:
    """Warehouses in all four depots. (RS-112)"""
    for warehouses in state.depots:
        if counts.count(warehouses, player.seat) == 0:
            return 0
    return state.components.all_depots


def majority_points(state: RuhrState, player: Player) -> i64:
    """Depots where a seat has more warehouses than every other; a tie gives nothing. (RS-113)"""
    won: i64 = 0
    for warehouses in state.depots:
        mine = counts.count(warehouses, player.seat)
        most: i64 = 0
        for other in range(state.seats):
            if other != player.seat:
                most = max(most, counts.count(warehouses, other))
        if mine > most:
            won += state.components.depot_majority
    return won


def holds(player: Player, marker: i64) -> bool:
    """Has a seat this white marker? A blank is none. (RS-83, RS-128)"""
    return masks.has(player.white, marker)


def mayor_points(state: RuhrState, player: Player) -> i64:
    """A point a Thaler on the income track, without debt only. (RS-92, RS-119)"""
    if not holds(player, ids.MAYOR) or player.debt > 0:
        return 0
    return min(player.thaler, state.components.income) * state.components.mayor_per_thaler


def warehouses_in_cities(state: RuhrState, player: Player) -> i64:
    """How many warehouses of a seat stand in cities. (RS-93)"""
    warehouses: i64 = 0
    for city in range(ids.CITIES):
        if has_warehouse(state, player, city):
            warehouses += 1
    return warehouses


def ruhrtalbahn_points(state: RuhrState, player: Player) -> i64:
    """A point a warehouse in a city, not in port or depots. (RS-93)"""
    if not holds(player, ids.RUHRTALBAHN):
        return 0
    return warehouses_in_cities(state, player) * state.components.ruhrtalbahn_vp


def ruhraake_points(state: RuhrState, player: Player) -> i64:
    """Two points, or four with the barge in Ruhrort. (RS-91)"""
    if not holds(player, ids.RUHRAAKE):
        return 0
    in_port = player.position == ids.RIVER
    return state.components.ruhraake_port_vp if in_port else state.components.ruhraake_vp


def lose_by_debt(state: RuhrState, player: Player, log: list[Event] | None) -> None:
    """Two points lost for each debt space in use. (RS-115, RS-116)"""
    if player.debt == 0:
        return
    lost = points.lose(player, ids.DEBT_POINTS, debt_points(state, player))
    if log is not None:
        log.append(Event("rs.end.debt", player.seat, (player.debt, lost)))


def debt_points(state: RuhrState, player: Player) -> i64:
    """Return the points that the debt of a seat costs at the end. (RS-115)"""
    return player.debt * state.components.debt_vp


def standing(state: RuhrState) -> list[list[int]]:
    """The seats by points; those with as many share a place. (RS-117)"""
    scores = [player.vp for player in state.players]
    return [
        [seat for seat in range(state.seats) if scores[seat] == score]
        for score in sorted(set(scores), reverse=True)
    ]
