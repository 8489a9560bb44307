"""All pieces of Coal Baron, wherever they lie. (CB-3, CB-31)"""

from coalface.core.census import count_unit
from coalface.games.coal_baron import ids, names
from coalface.games.coal_baron.position import LAYOUT
from coalface.games.coal_baron.state import CoalBaronState, Player


def census(state: CoalBaronState) -> dict[str, int]:
    """Return the number of cubes, tiles, order cards and workers."""
    pieces: dict[str, int] = {}
    for unit in ("cube", "tile"):
        found = count_unit(state, LAYOUT, unit)
        pieces |= {f"{unit} {name}": number for name, number in found.items()}
    for card, name in enumerate(names.CARD_NAMES):
        pieces[f"order {name}"] = count_order(state, card)
    for player in state.players:
        pieces[f"worker of {player.seat}"] = count_workers(state, player)
    return pieces


def count_order(state: CoalBaronState, card: int) -> int:
    """Return how often a card lies in the stack, in a hand or elsewhere: once."""
    rows = range(state.orders.fixed())
    fixed = sum(state.orders.face(row) == card for row in rows)
    return int(state.orders.bag[card]) + fixed + (state.card_place[card] != ids.IN_STACK)


def count_workers(state: CoalBaronState, player: Player) -> int:
    """Return the workers of a player at home, on spaces, in the Canteen and at the Bank."""
    standing = sum(
        workers
        for workers, owner in zip(state.workers_on, state.owner_on, strict=True)
        if owner == player.seat
    )
    return int(player.workers + player.canteen + player.bank + standing)
