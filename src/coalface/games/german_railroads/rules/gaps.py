"""Factories in the gaps of the industry track: filling and replacing."""

from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import Event
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.generated import pending
from coalface.games.german_railroads.state import GermanRailroadsState, Player


def next_gap(state: GermanRailroadsState, player: Player) -> i64:
    """The leftmost empty gap, or GAPS if all are filled. (RR-38)"""
    gap: i64 = 0
    while gap < ids.GAPS and player.factory(gap) != 0:
        gap += 1
    return gap


def build_in_gap(
    state: GermanRailroadsState, player: Player, number: i64, log: list[Event] | None
) -> None:
    """A factory fills the next gap; with none left the player says which it replaces.

    (RR-38, GC-23)
    """
    gap = next_gap(state, player)
    if gap == ids.GAPS:
        pending.ask_replace(state, player.seat, number)
        return
    player.put_factory(gap, ids.FILLED + number)
    if log is not None:
        log.append(Event("gr.factory.built", player.seat, (number, gap)))


def replace(state: GermanRailroadsState, player: Player, gap: i64, log: list[Event] | None) -> None:
    """The new factory takes the place of another, which goes back to the supply.

    A marker there stays, and the new factory does not work by that. (RR-38, RR-39, GC-16, GC-24)
    """
    number = pending.tile(state)
    state.pop_decision()
    tile = player.factory(gap) - ids.FILLED
    boilerman = tile // ids.BOILER
    old = tile % ids.BOILER
    state.factories = counts.added(state.factories, old, 1)
    player.put_factory(gap, ids.FILLED + number)
    if log is not None:
        log.append(Event("gr.factory.replaced", player.seat, (old, number, gap, boilerman)))
