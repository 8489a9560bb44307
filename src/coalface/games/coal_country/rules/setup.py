"""Preparing the game: stacks, buildings, mines, starting order, market."""

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, CHANCE, Event
from coalface.core.counts import added
from coalface.games.coal_country import ids
from coalface.games.coal_country.generated import pending, why
from coalface.games.coal_country.rules import economy, geometry, placement, round_end
from coalface.games.coal_country.state import CoalCountryState, Player, unpack_box


def prepare(state: CoalCountryState) -> None:
    """Lay out a new game and ask for the draws it begins with. (CC-1, CC-2, CC-7, CC-93)"""
    unpack_box(state)
    for player in state.players:
        equip(state, player)
    if not state.components.reformed:
        pending.ask_cube(state, CHANCE, 0)
    pending.ask_order(state, CHANCE, 0)
    if state.components.amok:
        for number in range(1, ids.NUMBERS + 1):
            pending.ask_turn_up(state, CHANCE, number)
    pending.ask_building(state, CHANCE, state.seats)


def equip(state: CoalCountryState, player: Player) -> None:
    """An entrance with one cube of each utility; no money. (CC-5)"""
    mine = geometry.with_utilities(player.mine, ids.ENTRANCE_CELL, ids.ALL_TYPES)
    player.mine = geometry.with_tile(state.components, mine, ids.ENTRANCE_CELL, ids.ENTRANCE, 0)
    for type in range(ids.TYPES):
        state.supply = added(state.supply, type, -1)
    economy.book(player, ids.START_MONEY, state.components.starting_money)


def can_draw_seat(state: CoalCountryState, seat: i64) -> i64:
    """Is this seat's marker still in the bag? (CC-6)"""
    if seat < state.seats and state.players[seat].earned == ids.NOT_DRAWN:
        return ALLOWED
    return why.NO_SUCH_SEAT


def draw_seat(state: CoalCountryState, seat: i64, log: list[Event] | None) -> None:
    """The next marker that is drawn is this seat's. (CC-6)"""
    place = pending.drawn(state)
    state.players[seat].earned = -1 - place
    pending.set_drawn(state, place + 1)
    if log is not None:
        log.append(Event("cc.order.drawn", seat, (place + 1,)))


def ask_order(state: CoalCountryState, log: list[Event] | None) -> bool:
    """Is the starting order still open? The last marker needs no draw. (CC-6)"""
    if pending.drawn(state) < state.seats - 1:
        return True
    for player in state.players:
        if player.earned == ids.NOT_DRAWN:
            draw_seat(state, player.seat, log)
    state.pop_decision()
    return False


def open_game(state: CoalCountryState, log: list[Event] | None) -> None:
    """With all drawn, the market opens and foremen are placed. (CC-7, CC-8)"""
    round_end.set_gauge(state, log)
    round_end.stock_market(state, log)
    placement.begin_placing(state)
