"""Area 4: permits for new mineshaft tiles, laid beside the mine or on top of a tile."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.games.coal_country.ids import (
    ASK_LAY,
    ASK_PERMIT,
    ASK_TILE,
    ASK_TURN_UP,
    BURIED,
    CELLS,
    DEAR,
    DONE,
    ENTRANCE_CELL,
    FIRST_CELL,
    FLAG_TAVERN,
    FLAGS,
    GAUGE,
    IN_STACK,
    LAID,
    NUMBERS,
    PERMITS,
    REFUSE,
    ROTATIONS,
    SEAT_SIZE,
    STACKED,
    TURNED_UP,
)
from coalface.games.coal_country.pieces import Pieces
from coalface.games.coal_country.reasons import (
    ENTRANCE_STAYS,
    NO_FOREMAN_THERE,
    NOT_BESIDE_FOREMAN,
    SAME_TURNED,
    STACK_EMPTY,
    TOO_DEAR,
)
from coalface.games.coal_country.rules import economy, foremen, geometry


def has_expander(state: Pieces, seat: i64) -> bool:
    """Does a foreman of this seat still wait for a permit? (CC-47)"""
    cell = state.reach() - 1
    while cell >= 0 and not waits_at(state, seat, cell):
        cell -= 1
    return cell >= 0


def waits_at(state: Pieces, seat: i64, cell: i64) -> bool:
    """Does a foreman stand on this open cell? (CC-25, CC-47)"""
    there = state.mine[seat * CELLS + cell]
    return geometry.token_on(there) != 0 and not geometry.has_tile(there)


def next_expander(state: Pieces) -> bool:
    """Ask the next player in earnings order for one foreman, round and round. (CC-47)"""
    waiting: i64 = 0
    for seat in range(state.seats):
        if has_expander(state, seat):
            waiting |= 1 << seat
    if waiting == 0:
        return False
    if waiting & ~state.board[DONE] == 0:
        state.board[DONE] = 0
    seat = economy.first_by_earnings(state, waiting & ~state.board[DONE])
    state.board[DONE] |= 1 << seat
    state.ask(ASK_PERMIT, seat, 0, 0, 0)
    return True


def tiles_left(state: Pieces, number: i64) -> i64:
    """Tiles of a number in the permit office. (CC-48, CC-93)"""
    shown: i64 = 1 if state.board[TURNED_UP + number - 1] != 0 else 0
    return state.board[STACKED + number - 1] + shown


def office_is_empty(state: Pieces) -> bool:
    """Are all four stacks used up? (CC-51)"""
    tiles: i64 = 0
    for number in range(1, NUMBERS + 1):
        tiles += tiles_left(state, number)
    return tiles == 0


def send_home(state: Pieces, seat: i64, log: list[Event] | None) -> None:
    """With no tiles left all who wait go home for nothing. (CC-51)"""
    for cell in range(state.reach()):
        if waits_at(state, seat, cell):
            leave_cell(state, seat, cell)
            if log is not None:
                log.append(Event("cc.permit.none", seat, (FIRST_CELL + cell,)))
    state.answered()


def leave_cell(state: Pieces, seat: i64, cell: i64) -> i64:
    """The foreman of a cell goes home; his value."""
    value = foremen.bring_home(state, seat, FIRST_CELL + cell)
    state.mine[seat * CELLS + cell] &= ~DEAR
    return value


# What a permit costs


def permit_influence(state: Pieces, seat: i64, cell: i64) -> i64:
    """The influence of an expanding foreman; the tavern is no help. (CC-97, CC-98)"""
    value = geometry.token_on(state.mine[seat * CELLS + cell]) - 1
    found = economy.influence(state, seat, value)
    if not state.kit.tavern_affects_permits:
        return found
    return found + 1 if state.own[seat * SEAT_SIZE + FLAGS] & FLAG_TAVERN != 0 else found


def is_dear(state: Pieces, seat: i64, cell: i64) -> bool:
    """Is a neighbour of this cell not supplied, now that the foreman is used? (CC-50, CC-94)"""
    if state.kit.amok:
        return False
    if state.kit.cost_when_placed:
        return state.mine[seat * CELLS + cell] & DEAR != 0
    return geometry.beside_unsupplied(state.kit, state.mine, seat * CELLS, cell)


def incentives(state: Pieces, seat: i64, cell: i64, number: i64) -> i64:
    """How many incentives the office wants for a tile of this number. (CC-50, CC-94, CC-96)"""
    if is_dear(state, seat, cell):
        return number
    return max(0, number - permit_influence(state, seat, cell))


def permit_fees(state: Pieces, seat: i64, cell: i64, number: i64) -> i64:
    """The price in fees; the market moves that of each incentive. (CC-49, CC-86)"""
    each = state.kit.incentive_fees + state.board[GAUGE]
    return incentives(state, seat, cell, number) * each


def can_permit(state: Pieces, seat: i64, cell: i64, number: i64) -> i64:
    """May this foreman take a tile of this number? (CC-17, CC-48)"""
    if not waits_at(state, seat, cell):
        return NO_FOREMAN_THERE
    if tiles_left(state, number) == 0:
        return STACK_EMPTY
    fees = permit_fees(state, seat, cell, number)
    return ALLOWED if economy.can_pay(state, seat, fees) else TOO_DEAR


def take_permit(state: Pieces, seat: i64, cell: i64, number: i64, log: list[Event] | None) -> None:
    """Choose a number and pay, before the tile is seen; then draw it. (CC-47, CC-48, CC-93)"""
    dollars = economy.pay(state, seat, permit_fees(state, seat, cell, number), PERMITS)
    state.answered()
    if log is not None:
        log.append(Event("cc.permit.paid", seat, (FIRST_CELL + cell, number, dollars)))
    shown = state.board[TURNED_UP + number - 1]
    if shown == 0:
        state.ask(ASK_TILE, seat, cell, number, 0)
        return
    state.board[TURNED_UP + number - 1] = 0
    state.ask(ASK_LAY, seat, cell, shown - 1, 0)
    if state.board[STACKED + number - 1] > 0:
        state.ask(ASK_TURN_UP, CHANCE, number, 0, 0)


def can_decline(state: Pieces, seat: i64, cell: i64) -> i64:
    """May this foreman go without a tile? Always, at a price. (CC-51)"""
    return ALLOWED if waits_at(state, seat, cell) else NO_FOREMAN_THERE


def declined_fees(state: Pieces, seat: i64, cell: i64) -> i64:
    """A foreman who takes no tile costs his influence in fees. (CC-51)"""
    printed = geometry.token_on(state.mine[seat * CELLS + cell]) - 1
    return economy.penalty_of(state, permit_influence(state, seat, cell), printed)


def decline(state: Pieces, seat: i64, cell: i64, log: list[Event] | None) -> None:
    """A foreman goes home without a tile, and is paid for. (CC-51)"""
    fees = declined_fees(state, seat, cell)
    state.answered()
    leave_cell(state, seat, cell)
    if log is not None:
        log.append(Event("cc.permit.declined", seat, (FIRST_CELL + cell,)))
    economy.penalise(state, seat, fees, log)


# The tile


def draw_tile(state: Pieces, kind: i64, log: list[Event] | None) -> None:
    """The top tile of the stack is seen, then it may be laid. (CC-48)"""
    seat = state.asked_seat()
    cell = state.asked_a()
    state.answered()
    unstack(state, kind)
    state.ask(ASK_LAY, seat, cell, kind, 0)
    if log is not None:
        log.append(Event("cc.tile.drawn", seat, (kind,)))


def turn_up(state: Pieces, kind: i64, log: list[Event] | None) -> None:
    """The next tile of a stack is turned over. (CC-93)"""
    state.answered()
    unstack(state, kind)
    state.board[TURNED_UP + state.kit.number[kind] - 1] = kind + 1
    if log is not None:
        log.append(Event("cc.tile.shown", CHANCE, (kind,)))


def unstack(state: Pieces, kind: i64) -> None:
    """Take a tile out of its stack. (CC-3)"""
    state.board[IN_STACK + kind] -= 1
    state.board[STACKED + state.kit.number[kind] - 1] -= 1


def can_lay(state: Pieces, seat: i64, cell: i64, rotation: i64) -> i64:
    """May the drawn tile go there, turned so? (CC-52, CC-53)"""
    spot = state.asked_a()
    if cell != spot:
        if not geometry.are_beside(state.kit, spot, cell):
            return NOT_BESIDE_FOREMAN
        if not geometry.has_tile(state.mine[seat * CELLS + cell]):
            return NOT_BESIDE_FOREMAN
        if cell == ENTRANCE_CELL and not state.kit.entrance_toppable:
            return ENTRANCE_STAYS
    distinct = state.kit.distinct[state.asked_b() * ROTATIONS + rotation]
    return ALLOWED if distinct != 0 else SAME_TURNED


def lay(state: Pieces, seat: i64, cell: i64, rotation: i64, log: list[Event] | None) -> None:
    """Put the tile on the foreman's cell, or on top of a neighbour. (CC-52, CC-53, CC-54, CC-55)"""
    spot = state.asked_a()
    kind = state.asked_b()
    state.answered()
    leave_cell(state, seat, spot)
    at = seat * SEAT_SIZE
    covered = state.mine[seat * CELLS + cell]
    cubes: i64 = 0
    if geometry.has_tile(covered):
        cubes = geometry.cubes_on(covered)
        under = geometry.tile_kind(covered)
        state.board[BURIED + under] += 1
        state.own[at + REFUSE] += state.kit.number[under]
        if log is not None:
            key = (FIRST_CELL + cell, under, state.kit.number[under])
            log.append(Event("cc.tile.covered", seat, key))
    state.mine[seat * CELLS + cell] = geometry.laid_tile(kind, rotation, cubes)
    state.own[at + LAID] += 1
    geometry.connect(state.kit, state.mine, seat * CELLS, state.reach())
    if log is not None:
        log.append(Event("cc.tile.laid", seat, (FIRST_CELL + cell, kind, rotation)))
