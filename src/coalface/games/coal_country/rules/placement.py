"""Phase 1: foremen are placed, all at once and in secret, or in turns."""

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import ALLOWED, Event
from coalface.games.coal_country import ids
from coalface.games.coal_country.generated import pending, why
from coalface.games.coal_country.rules import economy, foremen, geometry
from coalface.games.coal_country.state import CoalCountryState, Player


def begin_placing(state: CoalCountryState) -> None:
    """Phase 1 begins: nobody has placed a foreman yet. (CC-19, CC-92)"""
    state.step = ids.PLACING
    state.done = 0
    state.finished = 0
    if not state.components.amok:
        pending.ask_place(state, 0)


# Where a foreman may go


def can_use_space(state: CoalCountryState, player: Player, space: i64) -> i64:
    """Is this space open to a foreman of this player? There are no others.

    (CC-19, CC-22, CC-24, CC-27, CC-28, CC-29, CC-30)
    """
    if space >= ids.FIRST_CELL:
        return can_use_cell(state, player, space - ids.FIRST_CELL)
    if space == ids.MARKET or space == ids.TANDEM:
        return can_use_market(player, space)
    if space >= ids.PLAYABLE and not is_playable(player, space):
        return why.NO_BUILDING
    return ALLOWED if player.foreman_on[space] == 0 else why.SPACE_TAKEN


def is_playable(player: Player, space: i64) -> bool:
    """Is the building of this space visible in the own village? (CC-22)"""
    return economy.has_building(player, ids.FIRST_PLAYABLE + space - ids.PLAYABLE)


def can_use_market(player: Player, space: i64) -> i64:
    """One or two individuals, or a tandem; never both, never three. (CC-26)"""
    other = ids.MARKET + ids.TANDEM - space
    if player.foreman_on[other] != 0:
        return why.TANDEM_OR_NOT
    return ALLOWED if foremen.second_on(player, space) == 0 else why.MARKET_FULL


def can_use_cell(state: CoalCountryState, player: Player, cell: i64) -> i64:
    """A connected tile, to mine, or an open cell beside a tile, to expand. (CC-23, CC-25, CC-55)"""
    if foremen.on_cell(player, cell) != 0:
        return why.SPACE_TAKEN
    if player.mine.tile_on[cell] != 0:
        return ALLOWED if player.mine.connected[cell] != 0 else why.NOT_CONNECTED
    for side in range(ids.SIDES):
        other = geometry.beside(state.components, cell, side)
        if other >= 0 and player.mine.tile_on[other] != 0:
            return ALLOWED
    return why.NOT_ADJACENT


def can_spare(state: CoalCountryState, player: Player, space: i64) -> i64:
    """Are there foremen left for what is owed: brokers in round 1, a tandem's second half?

    (CC-21, CC-26, CC-92)
    """
    left = foremen.in_hand(player) - 1
    begun: i64 = 0
    if not state.components.amok:
        half = player.foreman_on[ids.TANDEM] != 0
        if space == ids.TANDEM:
            begun = 0 if half else 1
        elif half and player.tandem_second == 0:
            begun = 1
    if left < begun:
        return why.KEEP_FOR_TANDEM
    if space != ids.BROKER and owes_broker(state, player) and left < begun + 1:
        return why.KEEP_FOR_BROKER
    return ALLOWED


def owes_broker(state: CoalCountryState, player: Player) -> bool:
    """In round 1 everyone must place a foreman at the coal brokers. (CC-21)"""
    return state.round == 1 and player.foreman_on[ids.BROKER] == 0


def can_place(state: CoalCountryState, player: Player, space: i64, value: i64) -> i64:
    """May this player put a foreman of this value there? (CC-19)"""
    if counts.count(player.hand, value) == 0:
        return why.NOT_IN_HAND
    reason = can_use_space(state, player, space)
    return reason if reason != ALLOWED else can_spare(state, player, space)


def place(
    state: CoalCountryState, player: Player, space: i64, value: i64, log: list[Event] | None
) -> None:
    """Put a foreman down, number side down: only his owner knows the value. (CC-19, CC-92)"""
    foremen.put(player, space, value)
    seat = player.seat
    if state.pending_kind == pending.NEXT:
        state.pop_decision()
        state.done |= masks.bit(seat)
        if not state.components.pass_is_final:
            state.finished = 0
        if log is not None:
            log.append(Event("cc.placed", seat, (space,)))
    if log is not None:
        log.append(Event("cc.placed.value", seat, (space, value), 1 << seat))


def can_withdraw(state: CoalCountryState, player: Player, space: i64, value: i64) -> i64:
    """May this player take this foreman back? Only in secret, before it commits. (CC-19)"""
    if state.components.amok:
        return why.NOT_SEALED
    if player.foreman_on[space] == value + 1 or foremen.second_on(player, space) == value + 1:
        return ALLOWED
    return why.NO_TOKEN_THERE


def withdraw(
    state: CoalCountryState, player: Player, space: i64, value: i64, log: list[Event] | None
) -> None:
    """Take a foreman back into the hand, unseen. (CC-19)"""
    foremen.remove(player, space, value + 1)
    player.hand += counts.one(value)
    if log is not None:
        log.append(Event("cc.withdrawn", player.seat, (space, value), 1 << player.seat))


# Finishing


def can_commit(state: CoalCountryState, player: Player) -> i64:
    """May this player finish placing? (CC-20, CC-21, CC-26)"""
    if state.components.amok:
        return why.NOT_SEALED
    if owes_broker(state, player):
        return why.BROKER_OWED
    if player.foreman_on[ids.TANDEM] != 0 and player.tandem_second == 0:
        return why.TANDEM_OWED
    return ALLOWED


def commit(state: CoalCountryState, player: Player, log: list[Event] | None) -> None:
    """Finish placing; all others learn is that this player has finished. (CC-19, CC-20)"""
    state.finished |= masks.bit(player.seat)
    if log is not None:
        log.append(Event("cc.committed", player.seat))


def can_pass(state: CoalCountryState, player: Player) -> i64:
    """May this player place no more, where foremen are placed in turns? (CC-92)"""
    if not state.components.amok:
        return why.NOT_IN_TURNS
    return why.BROKER_OWED if owes_broker(state, player) else ALLOWED


def pass_turn(state: CoalCountryState, player: Player, log: list[Event] | None) -> None:
    """Place no more foremen this round. (CC-92)"""
    state.pop_decision()
    state.done |= masks.bit(player.seat)
    state.finished |= masks.bit(player.seat)
    if log is not None:
        log.append(Event("cc.passed", player.seat))


def is_placing(state: CoalCountryState, seat: i64) -> bool:
    """Has this seat not finished placing yet? (CC-19)"""
    return not masks.has(state.finished, seat)


def first_placing(state: CoalCountryState) -> i64:
    """The first seat that has not finished placing; -1 when all have. (CC-19)"""
    for seat in range(state.seats):
        if is_placing(state, seat):
            return seat
    return -1


def next_to_place(state: CoalCountryState) -> i64:
    """Who places the next foreman in turns, in earnings order; -1 when all are done. (CC-92)"""
    able: i64 = 0
    for player in state.players:
        if is_placing(state, player.seat) and player.hand != 0:
            able |= masks.bit(player.seat)
    if able == 0:
        return -1
    if able & ~state.done == 0:
        state.done = 0
    return economy.first_by_earnings(state, able & ~state.done)


# When everybody has finished


def open_placement(state: CoalCountryState, log: list[Event] | None) -> None:
    """All see where foremen lie and which are unplaced; those are paid for. (CC-20)"""
    state.finished = 0
    state.done = 0
    if log is not None:
        show_hands(state, log)
        show_places(state, log)
    for player in state.players:
        settle_tandem(player, log)
        if state.components.cost_when_placed:
            note_dear_cells(state, player)
    waiting = masks.bit(state.seats) - 1
    while waiting != 0:
        seat = economy.first_by_earnings(state, waiting)
        waiting &= ~masks.bit(seat)
        player = state.players[seat]
        economy.penalise(state, player, unplaced_influence(state, player), log)
    foremen.reveal(state, ids.VILLAGES, log)


def show_hands(state: CoalCountryState, log: list[Event]) -> None:
    """Unplaced foremen are shown. (CC-20)"""
    for player in state.players:
        hand: i64 = 0
        for value in range(ids.VALUES):
            hand += counts.count(player.hand, value) << (value * ids.COUNT_BITS)
        if hand != 0:
            log.append(Event("cc.unplaced", player.seat, (hand,)))


def show_places(state: CoalCountryState, log: list[Event]) -> None:
    """The places of all face-down foremen, where they were secret. (CC-19, CC-26)"""
    if state.components.amok:
        return
    for player in state.players:
        for space in range(ids.FIRST_CELL + state.reach()):
            if player.foreman_on[space] == 0:
                continue
            log.append(Event("cc.opened", player.seat, (space,)))
            if foremen.second_on(player, space) != 0:
                log.append(Event("cc.opened", player.seat, (space,)))


def settle_tandem(player: Player, log: list[Event] | None) -> None:
    """A lone foreman on the tandem spaces counts as an individual. (CC-92)"""
    foreman = player.foreman_on[ids.TANDEM]
    if foreman != 0 and player.tandem_second == 0:
        player.foreman_on[ids.TANDEM] = 0
        player.foreman_on[ids.MARKET] = foreman
        if log is not None:
            log.append(Event("cc.tandem.split", player.seat))


def note_dear_cells(state: CoalCountryState, player: Player) -> None:
    """A house rule: what a permit costs is settled when foremen are placed. (CC-50)"""
    dear = player.dear[:]
    for cell in player.mine.foreman_cells:
        waits = player.mine.tile_on[cell] == 0 and foremen.on_cell(player, cell) != 0
        if waits and geometry.beside_unsupplied(state.components, player.mine, cell):
            dear[cell] = 1
    player.dear = dear


def unplaced_influence(state: CoalCountryState, player: Player) -> i64:
    """The fees for foremen that were not placed. (CC-20, CC-98)"""
    fees: i64 = 0
    for value in range(ids.VALUES):
        effective = economy.influence(player, value)
        owed = economy.penalty_of(state, effective, value)
        fees += counts.count(player.hand, value) * owed
    return fees
