"""Phase 5, progress: markers for the combinations of development tokens."""

from typing import Final

from mypy_extensions import i64

from coalface.core import counts, masks
from coalface.core.contract import Event
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.state import Player, RuhrState

ENOUGH: Final[i64] = 0x808080808080
"""A bit above the count of each area, which stays if nothing is lacking there."""


def take_markers(state: RuhrState, log: list[Event] | None) -> None:
    """In the new order each seat takes every marker whose combination it has. (RS-82, RS-84)"""
    for place in range(state.seats):
        player = state.players[state.seat_at(place)]
        take_black(state, player, log)
        take_white(state, player, log)


def has_combination(player: Player, needs: i64) -> bool:
    """Do the tokens of a seat contain a combination? They stay where they are. (RS-82)"""
    return ((player.tokens | ENOUGH) - needs) & ENOUGH == ENOUGH


def missing_tokens(player: Player, needs: i64) -> i64:
    """Return how many tokens a seat lacks for a combination. (RS-82)"""
    missing: i64 = 0
    for area in range(ids.AREAS):
        missing += max(counts.count(needs, area) - counts.count(player.tokens, area), 0)
    return missing


def take_black(state: RuhrState, player: Player, log: list[Event] | None) -> None:
    """Every seat has its own black markers. (RS-83, RS-86)"""
    needs = state.components.black_needs
    for marker in range(ids.BLACK_MARKERS):
        if masks.has(player.earned, marker) or not has_combination(player, needs[marker]):
            continue
        player.earned |= masks.bit(marker)
        if log is not None:
            log.append(Event("rs.black.earned", player.seat, (marker,)))
        if marker == ids.MARK_MARKER:
            open_mark_box(player, log)


def open_mark_box(player: Player, log: list[Event] | None) -> None:
    """With Grafschaft Mark the two warehouses of its box come to the pool. (RS-85)"""
    warehouses = player.mark_box
    player.mark_box = 0
    player.pool += warehouses
    if log is not None:
        log.append(Event("rs.warehouse.received", player.seat, (warehouses,)))


def take_white(state: RuhrState, player: Player, log: list[Event] | None) -> None:
    """White markers are few: one of a kind a seat, and a blank for who comes too late.

    (RS-83, RS-84)
    """
    needs = state.components.white_needs
    for marker in range(ids.WHITE_MARKERS):
        if masks.has(player.white | player.blank, marker):
            continue
        if not has_combination(player, needs[marker]):
            continue
        if counts.count(state.white_left, marker) > 0:
            state.white_left -= counts.one(marker)
            player.white |= masks.bit(marker)
            if log is not None:
                log.append(Event("rs.white.earned", player.seat, (marker,)))
        else:
            player.blank |= masks.bit(marker)
            if log is not None:
                log.append(Event("rs.white.blank", player.seat, (marker,)))
