"""What is true at every moment of any game, counted from what lies on the table."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import coalface
from coalface import CHANCE, OVER, Random, State
from coalface.games.coal_baron.names import CARD_NAMES, TILE_NAMES
from coalface.games.coal_baron.view import Table
from tests.rules import rule
from tests.rules.coal_baron.helpers import WORKERS


def steps(seats: int, seed: int) -> "list[State]":
    """A random game as its states, from the first draw to the end."""
    game, rng = coalface.game("coal_baron"), Random(seed)
    state = game.start(seats)
    found = [state.clone()]
    while state.actor() != OVER:
        actor = state.actors()[0]
        moves = state.legal(actor)
        move = state.draw(rng) if actor == CHANCE else moves[rng.below(len(moves))]
        state.apply(actor, int(move))
        found.append(state.clone())
    return found


def cubes(table: Table) -> list[int]:
    """Cubes of each colour over supply, minecarts, cages, storages and orders."""
    total = list(table.supply)
    for pit in table.pits:
        heaps = [pit.cage, pit.storage, *pit.cubes, *(order.cubes for order in pit.orders)]
        for heap in heaps:
            for colour, count in enumerate(heap):
                total[colour] += count
    return total


def check(state: State) -> None:
    """Every invariant of the data sheet."""
    seen: Table = state.view(None).table
    seats = int(state.seats)
    hand = seen.hand.size if seen.hand else 0
    tiles = [space.tile for space in seen.spaces if space.tile]
    tiles += [tile for pit in seen.pits for tile in pit.tiles]
    in_hand = {"tiles": 0, "orders": 0} | ({seen.hand.pile: hand} if seen.hand else {})
    assert seen.tile_stack + in_hand["tiles"] + len(tiles) == 48
    orders = [space.card for space in seen.spaces if space.card] + list(seen.draft)
    orders += [order.card for pit in seen.pits for order in pit.orders]
    for seat in range(seats):
        orders += state.view(seat).table.pits[seat].delivered_cards
    assert len(orders) == len(set(orders))
    assert seen.order_stack + in_hand["orders"] + len(orders) == 44
    assert all(count <= 3 for count in Counter(tiles).values())
    assert cubes(seen) == [16, 16, 16, 16]
    for seat, pit in enumerate(seen.pits):
        standing = sum(space.workers for space in seen.spaces if space.owner == seat)
        assert pit.workers + pit.canteen + pit.bank + standing == WORKERS[seats]
        assert sum(pit.cage) <= 5
        assert all(
            0 <= sum(level) <= carts for level, carts in zip(pit.cubes, pit.carts, strict=True)
        )
        assert pit.carts == carts_of(pit.tiles)
        assert min(pit.marks, pit.workers, *pit.cage, *pit.storage, *seen.supply) >= 0
        assert pit.score == sum(pit.points.values())
    assert all((space.owner is not None) == (space.workers > 0) for space in seen.spaces)
    assert all(
        not (space.workers or space.tile or space.card) for space in seen.spaces if space.locked
    )


def check_deliveries(state: State) -> None:
    """A delivery space is offered exactly for a complete order and enough workers. (CB-58)"""
    seen: Table = state.view(None).table
    if not seen.pending or seen.pending[-1].kind != "turn":
        return
    seat = seen.pending[-1].seat
    pit = seen.pits[seat]
    complete = {order.card[0] for order in pit.orders if sum(order.free) == 0}
    vehicles = {"B": "barrow", "C": "carriage", "T": "truck", "E": "engine"}
    spaces = {f"delivery-{vehicles[letter]}" for letter in complete}
    expected = {s.name for s in seen.spaces if s.name in spaces and s.workers < pit.workers}
    offered = {str(state.game.moves[move]).removeprefix("place/") for move in state.legal(seat)}
    assert {name for name in offered if name.startswith("delivery-")} == expected


def carts_of(tiles: tuple[str, ...]) -> tuple[int, ...]:
    """The minecarts of a pit by colour: one printed, and those on its tiles."""
    return tuple(1 + sum(int(tile[2]) for tile in tiles if tile[0] == code) for code in "YRGK")


@rule("CB-3", "CB-7", "CB-19", "CB-31", "CB-46", "CB-58", "CB-86")
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_are_conserved_at_every_moment(seats: int, seed: int) -> None:
    states = steps(seats, seed)
    for state in states[::3]:
        check(state)
        check_deliveries(state)
    check(states[-1])


@rule("CB-1", "CB-70", "CB-87")
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shifts_go_one_two_three_and_scores_are_their_breakdown(seats: int, seed: int) -> None:
    states = steps(seats, seed)
    shifts = [state.view(None).table.shift for state in states]
    assert shifts == sorted(shifts)
    assert set(shifts) == {1, 2, 3}
    for state in (states[len(states) // 2], states[-1]):
        for seat, score in enumerate(state.scores()):
            assert sum(state.breakdown(seat).values()) == score
    end = states[-1]
    assert all(pit.marks < 5 for pit in end.view(None).table.pits)
    places = end.standing()
    assert sorted(seat for place in places for seat in place) == list(range(seats))
    best = max(end.scores())
    assert all(end.scores()[seat] == best for seat in places[0])


@rule("CB-12", "CB-4")
def test_the_census_counts_all_pieces_of_the_box() -> None:
    counted = coalface.game("coal_baron").start(4).census()
    expected = dict.fromkeys(
        (f"cube {colour}" for colour in ("yellow", "brown", "grey", "black")), 16
    )
    expected |= dict.fromkeys((f"tile {tile}" for tile in TILE_NAMES), 3)
    expected |= dict.fromkeys((f"order {card}" for card in CARD_NAMES), 1)
    expected |= dict.fromkeys((f"worker of {seat}" for seat in range(4)), 13)
    assert counted == expected
