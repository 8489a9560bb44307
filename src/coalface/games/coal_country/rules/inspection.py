"""End of the game: the inspection, and who has won."""

from mypy_extensions import i64

from coalface.core.contract import Event
from coalface.games.coal_country.ids import (
    BUILDINGS,
    CASH,
    CELLS,
    EARNED,
    FINISHED,
    INSPECTION,
    LAID,
    REFUSE,
    SEAT_SIZE,
    STEP,
    STORED,
    TYPES,
    VISIBLE,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.rules import economy, geometry


def inspect_all(state: Pieces, log: list[Event] | None) -> None:
    """Every company is inspected after the last report, and the game is over. (CC-80)"""
    state.board[STEP] = FINISHED
    for seat in range(state.seats):
        inspect(state, seat, log)


def inspect(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """Pay a fine, as far as the cash goes, or receive a bonus. (CC-84)"""
    fees = inspection_fees(state, seat)
    dollars = fees * economy.fee(state, seat)
    dollars = min(dollars, state.own[seat * SEAT_SIZE + CASH])
    economy.book(state, seat, INSPECTION, -dollars)
    if log is not None:
        log.append(Event("cc.inspection", seat, found(state, seat)))
        log.append(Event("cc.inspected", seat, (fees, -dollars)))


def found(state: Pieces, seat: i64) -> tuple[int, ...]:
    """What the inspector finds: utilities missing, refuse, tunnels, stored cubes, buildings."""
    at = seat * SEAT_SIZE
    stored: i64 = 0
    for type in range(TYPES):
        stored += state.own[at + STORED + type]
    buildings: i64 = 0
    for building in range(BUILDINGS):
        buildings += (state.own[at + VISIBLE] >> building) & 1
    refuse = state.own[at + REFUSE]
    return (missing_utilities(state, seat), refuse, open_tunnels(state, seat), stored, buildings)


def inspection_fees(state: Pieces, seat: i64) -> i64:
    """What the inspector counts for and against a company. (CC-81, CC-89)"""
    kit = state.kit
    at = seat * SEAT_SIZE
    fees = kit.inspect_missing * missing_utilities(state, seat)
    fees += kit.inspect_refuse * state.own[at + REFUSE]
    fees += kit.inspect_tunnel * open_tunnels(state, seat)
    for type in range(TYPES):
        fees -= kit.inspect_stored * state.own[at + STORED + type]
    for building in range(BUILDINGS):
        fees -= kit.inspect_building * ((state.own[at + VISIBLE] >> building) & 1)
    return fees


def missing_utilities(state: Pieces, seat: i64) -> i64:
    """Three are needed on each visible tile, connected or not. (CC-81)"""
    missing: i64 = 0
    for cell in range(state.reach()):
        there = state.mine[seat * CELLS + cell]
        if not geometry.has_tile(there):
            continue
        for type in range(TYPES):
            missing += 1 - ((geometry.cubes_on(there) >> type) & 1)
    return missing


def open_tunnels(state: Pieces, seat: i64) -> i64:
    """The tunnels of a mine that are not finished. (CC-82, CC-90)"""
    return geometry.unfinished_tunnels(
        state.kit, state.mine, seat * CELLS, state.reach(), state.kit.reformed
    )


def standing(state: Pieces) -> list[list[int]]:
    """The seats by money, then by mineshaft tiles placed; a tie after that is shared. (CC-85)"""
    keys = [standing_key(state, seat) for seat in range(state.seats)]
    places: list[list[int]] = []
    for key in sorted(set(keys), reverse=True):
        places.append([seat for seat in range(state.seats) if keys[seat] == key])
    return places


def standing_key(state: Pieces, seat: i64) -> tuple[int, int, int]:
    """Money, tiles placed and, as a house rule, reported earnings. (CC-85)"""
    at = seat * SEAT_SIZE
    last = state.own[at + EARNED] if state.kit.tie_by_earnings else 0
    return (state.own[at + CASH], state.own[at + LAID], last)
