"""What previews of Coal Baron show, the most important first."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from operator import sub
from typing import Any

from coalface.core.messages import message
from coalface.core.preview import (
    Change,
    Comparison,
    Happening,
    Number,
    OwnRows,
    PreviewTable,
    at,
    number_change,
)
from coalface.games.coal_baron import names
from coalface.games.coal_baron.view import Pit, Table

COLOURS = range(len(names.COLOUR_NAMES))
ORDERED = ("cb.order.taken", "cb.card.drafted")
"""What happens when a seat takes an order."""


def steps_left(table: Any, seat: int) -> int:
    """Read the work steps that are left to a seat; none where it does not mine."""
    asked = [pending for pending in table.pending if pending.seat == seat]
    return sum(int(pending.args.get("steps") or 0) for pending in asked)


def first_steps(compared: Comparison) -> Iterator[Change]:
    """Yield what work steps are for, where an action that gives them begins. (CB-40)"""
    seat, table = compared.seat, compared.after.table
    steps = steps_left(table, seat)
    if steps and not steps_left(compared.before.table, seat):
        pit = table.pits[seat]
        yield Change("event", "hammers", message("cb-note-mining"), seat)
        if any(order.missing for order in pit.orders):
            count = spots_in_reach(pit, table.printed.cage_spots, steps)
            words = message("cb-change-in-reach", count=("count", count))
            yield Change("event", "order", words, seat)


def spots_in_reach(pit: Pit, room: int, steps: int) -> int:
    """Count the spots of orders that work steps can fill, each with one cube of its colour.

    A loaded cage may go up first; then it goes around and up once. No more ways fit into ten steps
    unless the cage is full of other coal.
    """
    here = names.LEVEL_NAMES.index(pit.level)
    around = spots_on_a_way(pit, room, steps, here)
    return max(around, spots_on_a_way(pit, room, steps - 1, 0)) if here else around


def spots_on_a_way(pit: Pit, room: int, steps: int, here: int) -> int:
    """Count the spots that can be filled by a way from a level to others and to the surface."""
    spots = [sum(order.free[colour] for order in pit.orders) for colour in COLOURS]
    stored = list(map(min, spots, pit.storage))
    spots = list(map(sub, spots, stored))
    caged = list(map(min, spots, pit.cage))
    spots = list(map(sub, spots, caged))
    free = room - pit.caged + (0 if here else sum(caged))
    reached = min(steps, sum(stored) + (0 if here else sum(caged)))
    for count in range(len(COLOURS) + 1):
        for levels in combinations(COLOURS, count):
            left = steps - len({*levels} - {here - 1}) - 1
            lying = (sum(pit.cubes[level][colour] for level in levels) for colour in COLOURS)
            loaded = min(free, sum(map(min, spots, lying)))
            first = min(left, sum(stored) + sum(caged))
            reached = max(reached, first + min(loaded, (left - first) // 2))
    return reached


def delivered_spots(vehicle: str, table: Any, seat: int) -> int | None:
    """Count the spots a seat has delivered with a vehicle, as a majority does. (CB-72)"""
    cards = delivered_cards(table, seat)
    return None if cards is None else sum(sum(c.spots) for c in cards if c.vehicle == vehicle)


def delivered_coal(colour: int, table: Any, seat: int) -> int | None:
    """Count the spots of a colour a seat has delivered, as a majority does. (CB-72)"""
    cards = delivered_cards(table, seat)
    return None if cards is None else sum(card.spots[colour] for card in cards)


def delivered_cards(table: Any, seat: int) -> list[Any] | None:
    """Return what is printed on the orders a seat has delivered, if it may look at them."""
    names_of = table.pits[seat].delivered_cards
    return None if names_of is None else [table.printed.cards[name] for name in names_of]


def coal_majorities(compared: Comparison) -> Iterator[Change]:
    """Yield the spots that majorities of coal count: all colours that change in one row. (CB-72)"""
    before, after, seat = compared.before.table, compared.after.table, compared.seat
    changed = []
    for number, code in enumerate(names.COLOUR_CODES):
        old, new = delivered_coal(number, before, seat), delivered_coal(number, after, seat)
        if old is not None and new is not None and old != new:
            changed.append((number, f"{old}{code}{new}", old, new))
    if len(changed) == 1:
        ((number, _, old, new),) = changed
        yield number_change(f"cb-change-of-{names.COLOUR_NAMES[number]}", "coal", seat, old, new)
    elif changed:
        spelled = " ".join(tally for _, tally, _, _ in changed)
        words = message("cb-change-of-coal", tallies=("tally-row", spelled))
        yield Change("event", "coal", words, seat)


def order_points(table: Table, seat: int) -> int | None:
    """Sum the points of all orders a seat has taken, delivered or not, if it may look at them."""
    cards = delivered_cards(table, seat)
    if cards is None:
        return None
    open_cards = [table.printed.cards[order.card] for order in table.pits[seat].orders]
    points: int = sum(card.points for card in (*cards, *open_cards))
    return points


def deliveries(compared: Comparison) -> Iterator[Change]:
    """Yield the order that is delivered, or how many of them are."""
    found = [event for event in compared.events if event.key == "cb.order.delivered"]
    if len(found) == 1:
        words = message("cb-change-order-delivered", card=("card", found[0].args[0]))
        yield Change("event", "order", words, found[0].seat)
    elif found:
        words = message("cb-change-orders-delivered", count=("count", len(found)))
        yield Change("event", "order", words, found[0].seat)


def order_coal(compared: Comparison) -> Iterator[Change]:
    """Yield how much coal for an order that is taken lies ready, and not for another order.

    The row names the order as the board does, which shows where it would lie. As a number too, by
    which hints compare orders.
    """
    table = compared.before.table
    for event in compared.events:
        if event.key in ORDERED and event.seat == compared.seat:
            spots = table.printed.cards[names.CARD_NAMES[event.args[0]]].spots
            pit = table.pits[event.seat]
            have = sum(map(min, spots, spare_coal(pit)))
            words = message(
                "cb-change-order-coal",
                card=("card", event.args[0]),
                spots=("count", sum(spots)),
                have=("count", have),
                wanted=("count", sum(map(min, spots, coal_in(pit))) - have),
            )
            about = (f"order:{names.CARD_NAMES[event.args[0]]}",)
            yield Change("event", "coal", words, event.seat, about=about)
            if have:
                yield number_change("cb-change-order-cubes", "coal", event.seat, 0, have)


def coal_in(pit: Pit) -> list[int]:
    """Count the cubes of a pit by colour, without those on orders."""
    return [sum(place) for place in zip(*pit.cubes, pit.cage, pit.storage, strict=True)]


def spare_coal(pit: Pit) -> list[int]:
    """Count the cubes of a pit by colour that its outstanding orders do not want."""
    return [
        max(0, cubes - sum(order.free[colour] for order in pit.orders))
        for colour, cubes in enumerate(coal_in(pit))
    ]


def free_spots(compared: Comparison) -> Iterator[Change]:
    """Yield the free spots of orders that a seat has before and after, where coal fills some.

    Those of one order are counted as its card counts them, of several they are summed.
    """
    seat = compared.seat
    before, after = (
        {order.card: order.missing for order in view.table.pits[seat].orders}
        for view in (compared.before, compared.after)
    )
    filled = [card for card in before if after.get(card, before[card]) != before[card]]
    if filled:
        old, new = (sum(missing[card] for card in filled) for missing in (before, after))
        yield number_change("cb-change-to-fill", "order", seat, old, new)


def wanted_coal(compared: Comparison) -> Iterator[Change]:
    """Yield how many cubes of a colour that is loaded the orders of a seat want. (CB-45, CB-47)"""
    seat = compared.seat
    loaded = {e.args[0] for e in compared.events if e.key == "cb.coal.loaded" and e.seat == seat}
    if len(loaded) == 1:
        (colour,) = loaded
        free = sum(order.free[colour] for order in compared.after.table.pits[seat].orders)
        words = message("cb-change-coal-wanted", coal=("coal", colour), count=("count", free))
        yield Change("event", "order", words, seat)


def ousted(compared: Comparison) -> Iterator[Change]:
    """Yield whose workers go to the canteen, in other words if they are those of the seat. (CB-19)

    The name of another seat stands before its row.
    """
    for event in compared.events:
        if event.key == "cb.workers.ousted":
            key = "own-ousted" if event.seat == compared.seat else "workers-ousted"
            words = message(f"cb-change-{key}", workers=("count", event.args[1]))
            yield Change("event", "canteen", words, event.seat)


def bought_tile(args: tuple[int, ...]) -> tuple[str, ...]:
    """Name the tile of a purchase as the board does, which shows where it would lie. (CB-29)"""
    return (f"tile:{names.TILE_NAMES[args[0]]}",)


def delivered_points(table: Table, seat: int) -> int | None:
    """Sum the points of the orders a seat has delivered, if it may look at them. (CB-60)"""
    cards = delivered_cards(table, seat)
    return None if cards is None else sum(int(card.points) for card in cards)


VEHICLE_MAJORITIES = tuple(
    Number(f"by-{vehicle}", vehicle, partial(delivered_spots, vehicle), others=False)
    for vehicle in names.VEHICLE_NAMES
)

PREVIEW = PreviewTable(
    prefix="cb",
    rows=(
        Number("score", "vp", at("pits.*.score")),
        Number("delivered-points", "vp", delivered_points, others=False, shown=False),
        Happening("cb.shift.ended", "clock"),
        Happening("cb.end.marks", "coin"),
        Number("workers", "worker", at("pits.*.workers")),
        *VEHICLE_MAJORITIES,
        OwnRows(coal_majorities),
        OwnRows(deliveries),
        Happening("cb.order.taken", "order", omit_for=("keep-order",)),
        Happening("cb.card.drafted", "order", "order-taken", omit_for=("draft",)),
        OwnRows(order_coal, unshown=("order-cubes",)),
        Number("order-points", "order", order_points, others=False, shown=False),
        Number("complete", "check", at("pits.*.complete")),
        OwnRows(free_spots),
        Happening("cb.coal.placed", "order", shown=False),
        Happening("cb.pair.paid", "order", "coal-placed", shown=False),
        Number("marks", "coin", at("pits.*.marks")),
        Number("balance", "vp", at("pits.*.balance_points"), others=False),
        Happening("cb.tile.bought", "tile", omit_for=("keep-tile",), about=bought_tile),
        OwnRows(ousted),
        Number("cubes", "coal", at("pits.*.cubes"), others=False),
        Number("caged", "cage", at("pits.*.caged"), others=False),
        Number("stored", "storage", at("pits.*.stored"), others=False),
        OwnRows(wanted_coal),
        Happening("cb.cage.moved", "level", omit_for=("cage",)),
        Number("steps", "hammers", steps_left, others=False, shown=False),
        OwnRows(first_steps),
        Happening("cb.pair.begun", "coal", omit_for=("pair",)),
        Happening("cb.cart.substituted", "cart"),
        Happening("cb.carts.left", "cart"),
        Happening("cb.mining.stopped", "no"),
        Happening("cb.kept.none", "no", omit_for=("keep-none",)),
        Happening("cb.looked", "eye"),
        Happening("cb.returned", "back", omit_for=("return",)),
        Happening("cb.returned.tile", "back", omit_for=("return-tile",)),
        Happening("cb.returned.card", "back", omit_for=("return-order",)),
    ),
    named={"cb.card.shown": "draft"},
    sources={"first": "start", "tiles": "tile", "orders": "order"},
    revealed={
        "cb.draft.shown": "order",
        "cb.card.shown": "order",
        "cb.tile.shown": "tile",
        "cb.looked.card": "order",
        "cb.looked.tile": "tile",
    },
    foretold=("cb.looked",),
    small_moves=True,
    reasons=(
        "delivered-points",
        "score",
        "order-delivered",
        "complete",
        "coal-placed",
        "order-cubes",
        "order-points",
        "order-taken",
        "tile-bought",
        "stored",
        "caged",
        "steps",
        "marks",
        "cage-moved",
        "looked",
        "mining-stopped",
        "kept-none",
        "returned",
        "returned-tile",
        "returned-card",
    ),
)
