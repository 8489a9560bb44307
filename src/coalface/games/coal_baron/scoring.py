"""The points of Coal Baron by source, and where its cubes and cards are."""

from mypy_extensions import i64

from coalface.core import counts
from coalface.games.coal_baron import names
from coalface.games.coal_baron.state import CoalBaronState, Player


def breakdown(state: CoalBaronState, seat: int) -> dict[str, int]:
    """Return the points of a seat by source: orders, elements by shift, the end of the game."""
    player = state.players[seat]
    points: dict[str, int] = {"orders": player.order_points}
    for name, gained in zip(names.SCORED_ELEMENT_NAMES, list(player.majority_points), strict=True):
        if gained:
            points[name] = gained
    points["marks"] = player.marks_points
    points["coal"] = player.coal_points
    points["outstanding"] = player.outstanding_points
    points["balance"] = player.balance_points
    return points


def add_points(player: Player, source: str, points: int) -> None:
    """Add points of a source to a player; ValueError if there is no such source."""
    more: i64 = points
    if source == "orders":
        player.order_points += more
    elif source == "marks":
        player.marks_points += more
    elif source == "coal":
        player.coal_points += more
    elif source == "outstanding":
        player.outstanding_points += more
    elif source == "balance":
        player.balance_points += more
    elif source in names.SCORED_ELEMENT_NAMES:
        place: i64 = names.SCORED_ELEMENT_NAMES.index(source)
        player.majority_points = counts.added(player.majority_points, place, more)
    else:
        raise ValueError(f"unknown source of points {source!r}")
    player.score += more


def cubes_in_play(state: CoalBaronState, colour: i64) -> i64:
    """Return the cubes of a colour that are in pits and on orders."""
    cubes: i64 = 0
    for player in state.players:
        cubes += counts.count(player.cage, colour) + counts.count(player.storage, colour)
        for carried in player.cubes:
            cubes += counts.count(carried, colour)
    for loaded in state.loaded:
        cubes += counts.count(loaded, colour)
    return cubes


def cards_in(state: CoalBaronState, place: i64) -> list[int]:
    """Return the order cards that lie in one place: see `ids.IN_STACK` and its neighbours."""
    return [card for card in range(len(state.card_place)) if state.card_place[card] == place]
