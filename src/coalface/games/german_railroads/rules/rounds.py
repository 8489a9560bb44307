"""Rounds: who is next, clean-up, the engineers move on, the next round."""

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.state import EMPTY_SPACES, GermanRailroadsState, Player


def next_player(state: GermanRailroadsState) -> i64:
    """The next seat in the order that has not passed, or -1. (RR-10)"""
    for step in range(1, state.seats + 1):
        place = (state.last + step) % state.seats
        seat = state.order[place]
        if not masks.has(state.passed, seat):
            return seat
    return -1


def coins_on_spaces(state: GermanRailroadsState) -> i64:
    """How many coins stand on all spaces. (RR-14)"""
    total: i64 = 0
    for space in range(ids.SPACES):
        total += state.pieces_on(space, ids.COINS)
    for player in state.players:
        total += counts.count(player.on_bg1, ids.COINS)
    return total


def clean_up(state: GermanRailroadsState, log: list[Event] | None) -> None:
    """Workers go home, coins and coal on spaces to the supply, income markers face up.

    (RR-14, RR-49, RR-63, RR-82, GR-22, GC-11, GS-16)
    """
    if log is not None:
        log.append(Event("gr.round.cleared", -1, (coins_on_spaces(state),)))
    state.on_spaces = EMPTY_SPACES[:]
    state.turquoise_with = 0
    state.boiler_used = 0
    state.foundries_used = 0
    state.emil_workers = state.emil_total
    for player in state.players:
        player.workers = own_workers(state, player)
        if player.black_worker > 0:
            player.black_worker = 1
        player.on_bg1 = 0
        player.income_used = 0


def own_workers(state: GermanRailroadsState, player: Player) -> i64:
    """How many workers of its colour a seat has in play. (RR-7, RR-66)"""
    joined = state.components.extra_workers - player.aside
    return state.components.workers[state.seats] + joined


def move_engineers(state: GermanRailroadsState, log: list[Event] | None) -> None:
    """An engineer nobody hired leaves, the others move one space on. (RR-83)"""
    moved: i64 = 0
    engineer_at = state.engineer_at[:]
    for engineer in range(ids.ENGINEERS):
        place = engineer_at[engineer]
        if place == ids.STRIP:
            engineer_at[engineer] = ids.GONE
            if log is not None:
                log.append(Event("gr.engineer.left", -1, (engineer,)))
        elif ids.STRIP < place < ids.HIRED:
            engineer_at[engineer] = place - 1
            moved += 1
    state.engineer_at = engineer_at
    if log is not None and moved > 0:
        log.append(Event("gr.engineers.moved", -1, (moved,)))


def begin_round(state: GermanRailroadsState, log: list[Event] | None) -> None:
    """The next round: all are in again, Emil's cards are shuffled. (RR-77, GS-3, GS-4)"""
    state.round += 1
    state.phase = ids.PLAYING
    state.passed = 0
    state.last = state.seats - 1
    if state.seats == 1:
        state.emil_deck = state.components.all_emil
        state.emil_workers = state.emil_total
        state.emil_passed = 0
    if log is not None:
        log.append(Event("gr.round.began", -1, (state.round,)))
        if state.round == state.components.rounds[state.seats]:
            alone: i64 = 1 if state.seats == 1 else 0
            log.append(Event("gr.round.last", -1, (alone,)))
        if state.seats == 1:
            log.append(Event("gr.emil.shuffled", -1, (state.emil_workers,)))
