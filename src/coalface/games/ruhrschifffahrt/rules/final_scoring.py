"""The end: unused inns, then points for warehouses, white markers and debt, and who has won."""

from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.games.ruhrschifffahrt.ids import (
    ALL_CITIES_VP,
    ALL_DEPOTS_VP,
    CASH,
    CITIES,
    CITY,
    DEBT,
    DEBT_VP,
    DEPOT,
    ESSEN_CITIES,
    ESSEN_SET_VP,
    HELD,
    LOCK_VP,
    MAJORITY_VP,
    MARK_CITIES,
    MARK_SET_VP,
    MAX_SEATS,
    MAYOR,
    MAYOR_VP,
    MUELHEIM,
    PORT,
    POS,
    RUHRAAKE,
    RUHRAAKE_VP,
    RUHRTALBAHN,
    RUHRTALBAHN_VP,
    SEAT_SIZE,
    TERRITORIES,
    VP,
)
from coalface.games.ruhrschifffahrt.pieces import Pieces
from coalface.games.ruhrschifffahrt.rules.points import gain, lose


def score_end(state: Pieces, log: list[Event] | None) -> None:
    """All points of the end for every seat, those lost by debt last. (RS-109, RS-114)"""
    for seat in range(state.seats):
        add(state, seat, ESSEN_SET_VP, essen_points(state, seat), log)
        add(state, seat, MARK_SET_VP, mark_points(state, seat), log)
        add(state, seat, ALL_CITIES_VP, all_cities_points(state, seat), log)
        add(state, seat, ALL_DEPOTS_VP, all_depots_points(state, seat), log)
        add(state, seat, MAJORITY_VP, majority_points(state, seat), log)
        add(state, seat, MAYOR_VP, mayor_points(state, seat), log)
        add(state, seat, RUHRTALBAHN_VP, ruhrtalbahn_points(state, seat), log)
        add(state, seat, RUHRAAKE_VP, ruhraake_points(state, seat), log)
        lose_by_debt(state, seat, log)


def add(state: Pieces, seat: i64, source: i64, points: i64, log: list[Event] | None) -> None:
    """Points of one source at the end."""
    if points == 0:
        return
    gain(state, seat, source, points)
    if log is not None:
        log.append(Event("rs.end.scored", seat, (source - LOCK_VP, points)))


def has_group(state: Pieces, seat: i64, group: i64) -> bool:
    """Has a seat a warehouse in every city of a group? (RS-110, RS-111)"""
    for city in range(CITIES):
        if state.kit.city_group[city] == group and state.board[CITY + city] & (1 << seat) == 0:
            return False
    return True


def essen_points(state: Pieces, seat: i64) -> i64:
    """Warehouses in all three Essen cities. (RS-110)"""
    return state.kit.essen_set if has_group(state, seat, ESSEN_CITIES) else 0


def mark_points(state: Pieces, seat: i64) -> i64:
    """Warehouses in all three Mark cities. (RS-110)"""
    return state.kit.mark_set if has_group(state, seat, MARK_CITIES) else 0


def all_cities_points(state: Pieces, seat: i64) -> i64:
    """Warehouses in all seven cities, beside the two sets. (RS-111)"""
    for group in range(ESSEN_CITIES, MUELHEIM + 1):
        if not has_group(state, seat, group):
            return 0
    return state.kit.all_cities


def all_depots_points(state: Pieces, seat: i64) -> i64:
    """Warehouses in all four depots. (RS-112)"""
    for depot in range(TERRITORIES):
        if state.board[DEPOT + depot * MAX_SEATS + seat] == 0:
            return 0
    return state.kit.all_depots


def majority_points(state: Pieces, seat: i64) -> i64:
    """Depots where a seat has more warehouses than every other; a tie gives nothing. (RS-113)"""
    points: i64 = 0
    for depot in range(TERRITORIES):
        mine = state.board[DEPOT + depot * MAX_SEATS + seat]
        most: i64 = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, state.board[DEPOT + depot * MAX_SEATS + other])
        if mine > most:
            points += state.kit.depot_majority
    return points


def holds(state: Pieces, seat: i64, marker: i64) -> bool:
    """Has a seat this white marker? A blank is none. (RS-83, RS-128)"""
    return state.own[seat * SEAT_SIZE + HELD] & (1 << marker) != 0


def mayor_points(state: Pieces, seat: i64) -> i64:
    """A point a Thaler on the income track, without debt only. (RS-92, RS-119)"""
    if not holds(state, seat, MAYOR) or state.own[seat * SEAT_SIZE + DEBT] > 0:
        return 0
    thalers = min(state.own[seat * SEAT_SIZE + CASH], state.kit.income)
    return thalers * state.kit.mayor_per_thaler


def ruhrtalbahn_points(state: Pieces, seat: i64) -> i64:
    """A point a warehouse in a city, not in port or depots. (RS-93)"""
    if not holds(state, seat, RUHRTALBAHN):
        return 0
    houses: i64 = 0
    for city in range(CITIES):
        if state.board[CITY + city] & (1 << seat):
            houses += 1
    return houses * state.kit.ruhrtalbahn_vp


def ruhraake_points(state: Pieces, seat: i64) -> i64:
    """Two points, or four with the barge in Ruhrort. (RS-91)"""
    if not holds(state, seat, RUHRAAKE):
        return 0
    in_port = state.own[seat * SEAT_SIZE + POS] == state.kit.space_pos[PORT]
    return state.kit.ruhraake_port_vp if in_port else state.kit.ruhraake_vp


def lose_by_debt(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Two points lost for each debt space in use. (RS-115, RS-116)"""
    debt = state.own[seat * SEAT_SIZE + DEBT]
    if debt == 0:
        return
    lost = lose(state, seat, DEBT_VP, debt * state.kit.debt_vp)
    if log is not None:
        log.append(Event("rs.end.debt", seat, (debt, lost)))


def standing(state: Pieces) -> list[list[int]]:
    """The seats by points; those with as many share a place. (RS-117)"""
    points = [state.own[seat * SEAT_SIZE + VP] for seat in range(state.seats)]
    return [
        [seat for seat in range(state.seats) if points[seat] == score]
        for score in sorted(set(points), reverse=True)
    ]
