"""The best use of the work steps of a mining action, found by trying the ways to go on."""

from typing import Final, final

from mypy_extensions import i64

from coalface.bots.one_ply import DAWDLING
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.bot import plan
from coalface.games.coal_baron.bot.outlook import expected_points
from coalface.games.coal_baron.bot.weights import Weights
from coalface.games.coal_baron.generated import dispatch, pending
from coalface.games.coal_baron.rules import mining
from coalface.games.coal_baron.state import CoalBaronState, Player

MAX_WAYS: Final = 120
"""How many ways are followed up after each step: the most promising ones."""
PROMISE: Final = 0.5
"""What a cube in the cage may still become worth: it takes three steps to see what for."""
AT_HAND: Final = 0.05
"""What it is worth, in points, that the cage ends where the next action can go on from."""


@final
class Way:
    """Some moves of a mining action, and what has come of them."""

    def __init__(self, state: CoalBaronState, seat: i64, moves: list[int], value: float) -> None:
        self.state = state
        self.moves = moves
        self.value = value
        self.promise = value + PROMISE * float(mining.cubes_in_cage(state.players[seat]))


def best_way(state: CoalBaronState, seat: i64, weights: Weights) -> list[int]:
    """The moves that bring most, in as few steps as that takes; to stop if none brings anything."""
    spots = open_spots(state, seat)
    first = Way(state, seat, [], value_at_stop(state, seat, spots, weights))
    best, ways = first, [first]
    while ways:
        found: dict[tuple[int, ...], Way] = {}
        for way in ways:
            for next_way in ways_on(way, seat, spots, weights):
                key = position_key(next_way.state, seat)
                known = found.get(key)
                if known is None or next_way.value > known.value:
                    found[key] = next_way
        for way in found.values():
            if way.value > best.value and may_end(way.state, seat):
                best = way
        ways = [way for way in found.values() if still_mines(way.state, seat)]
        ways = sorted(ways, key=promise_of, reverse=True)[:MAX_WAYS]
    return best.moves if best.moves else [int(dispatch.STOP)]


def promise_of(way: Way) -> float:
    """By what ways are ranked: what they have brought, and what they may still bring."""
    return way.promise


def still_mines(state: CoalBaronState, seat: i64) -> bool:
    """Is this seat in the middle of a mining action?"""
    return state.to_act == seat and (
        state.pending_kind == pending.MINING or state.pending_kind == pending.PAIR
    )


def may_end(state: CoalBaronState, seat: i64) -> bool:
    """Is nothing begun that must be gone on with? A pair of cubes is paid for one by one."""
    return state.to_act != seat or state.pending_kind != pending.PAIR


def ways_on(way: Way, seat: i64, spots: i64, weights: Weights) -> list[Way]:
    """All ways that are one move longer; one that ends early is judged where it goes on."""
    legal = way.state.game.blank[:]
    found: list[Way] = []
    for place in range(way.state.legal_into(seat, legal)):
        move = legal[place]
        if move == dispatch.STOP or move >= way.state.game.first_retracting:
            continue
        after = way.state.clone()
        assert isinstance(after, CoalBaronState)
        after.advance(seat, move)
        moves = [*way.moves, int(move)]
        value = value_at_stop(after, seat, spots, weights) - DAWDLING * float(len(moves))
        found.append(Way(after, seat, moves, value))
    return found


def value_at_stop(state: CoalBaronState, seat: i64, spots: i64, weights: Weights) -> float:
    """What the seat may expect if its mining action ends here; `spots` were open before it."""
    player = state.players[seat]
    at_hand = AT_HAND if is_at_hand(state, player) else 0.0
    placed = float(spots - open_spots(state, seat))
    ended = state
    if state.to_act == seat and state.pending_kind == pending.MINING:
        stopped = state.clone()
        assert isinstance(stopped, CoalBaronState)
        stopped.advance(seat, dispatch.STOP)
        ended = stopped
    return expected_points(ended, seat, weights) + at_hand + weights.spare_cube * placed


def is_at_hand(state: CoalBaronState, player: Player) -> bool:
    """Is the loaded cage at the surface, or the empty one beside coal that an order needs?"""
    if player.level == ids.SURFACE:
        return mining.cubes_in_cage(player) > 0
    if mining.cubes_in_cage(player) > 0:
        return False
    wanted = plan.wanted_coal(state, player)
    return plan.wanted_at(state, player, player.level, wanted) != plan.NONE


def open_spots(state: CoalBaronState, seat: i64) -> i64:
    """The spots of all outstanding orders of a seat that are still free."""
    spots: i64 = 0
    for card in state.players[seat].orders:
        spots += plan.free_spots(state, card)
    return spots


def position_key(state: CoalBaronState, seat: i64) -> tuple[int, ...]:
    """What tells apart two positions that the same seat may come to in one mining action."""
    player = state.players[seat]
    key: list[int] = [int(state.to_act), int(state.pending_kind), int(player.level)]
    key += [int(player.cage), int(player.storage)]
    for level in range(ids.COLOURS):
        key.append(int(player.cubes[level]))
    for card in player.orders:
        key.append(int(state.free_spots[card]))
    if state.to_act == seat and state.pending_kind == pending.MINING:
        key.append(int(pending.steps(state)))
    return tuple(key)
