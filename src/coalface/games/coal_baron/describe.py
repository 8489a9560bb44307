"""A view of Coal Baron in words: sections and tables of keys and arguments."""

from collections.abc import Iterator
from typing import Final

from coalface.core.contract import CHANCE
from coalface.core.decisions import Pending
from coalface.core.messages import NONE, count_cell, counted_term, message, seat_cell, text_cell
from coalface.core.tables import ArgKind, Section, Words
from coalface.games.coal_baron import ids, names
from coalface.games.coal_baron.component_tables import ComponentTables
from coalface.games.coal_baron.view import CoalBaronView, Hand, Order, Pit, Space, Stack
from coalface.games.coal_baron.words import UNKNOWN, card_words, spots_of

GROUPS: Final = (
    ("factory", "cb-term-factory"),
    ("mining", "cb-term-mining"),
    ("delivery", "cb-term-delivery"),
    ("money", "cb-term-money"),
    ("order", "cb-term-new-order"),
)
"""The groups of worker spaces: how their names begin, and what they are called."""

ASKS: Final = {
    "turn": "cb-ask-turn",
    "end": "cb-ask-end",
    "return": "cb-ask-return",
}
"""What a frame asks, where its kind says it all."""

FACES: Final = {"tiles": "tile", "orders": "card"}


def describe(view: CoalBaronView, tables: ComponentTables) -> tuple[Section, ...]:
    """The position as this seat sees it."""
    return (
        describe_turn(view),
        *(describe_group(view, tables, *group) for group in GROUPS),
        describe_stacks(view),
        *describe_draft(view, tables),
        *describe_hand(view.table.hand, tables),
        describe_clock(view, tables),
        *(part for owner in range(view.seats) for part in describe_pit(view, tables, owner)),
    )


# Whose turn it is and what is asked


def describe_turn(view: CoalBaronView) -> Section:
    """The shift, who began it, who must decide, and what."""
    shift, shifts = ("count", view.table.shift), ("count", int(ids.SHIFTS))
    lines = [message("cb-round-of", round=shift, rounds=shifts)]
    if not any(top.kind.startswith("deal") for top in view.table.pending[-1:]):
        lines.append(message("cb-line-start", seat=("seat", view.table.start)))
    if not view.actors:
        return Section(Words("cb-title"), (*lines, Words("cb-phase-over")))
    lines += [message("turn-of", name=("seat", actor)) for actor in view.actors]
    if view.actors != (CHANCE,):
        lines += describe_asked(view)
    return Section(Words("cb-title"), tuple(lines))


def describe_asked(view: CoalBaronView) -> Iterator[Words]:
    """What is asked now: the top frame, and what it counts."""
    top = view.table.pending[-1]
    if top.kind == "keep":
        yield Words(f"cb-ask-draw-{top.args['pile']}")
    elif top.kind == "mining":
        yield message(f"cb-ask-mining-{mining_kind(view, top)}", count=number_arg(top, "steps"))
        yield Words("cb-note-mining")
    elif top.kind == "draft":
        yield describe_draft_turn(view, top)
    elif top.kind == "pair":
        yield message("cb-ask-pair", count=number_arg(top, "cubes_left"), card=arg(top, "card"))
    elif top.kind == "shortage":
        coal = ("coal", str(top.args["level"]))
        yield message("cb-ask-shortage", count=number_arg(top, "carts"), coal=coal)
    else:
        yield Words(ASKS[top.kind])


def describe_draft_turn(view: CoalBaronView, top: Pending) -> Words:
    """Which of its orders a seat takes in the draft; one card is left over. (CB-13, CB-14)"""
    drafted = int(top.args["drafted"] or 0)
    number = drafted // view.seats + 1
    rounds = (drafted + len(view.table.draft) - 1) // view.seats
    return message("cb-ask-draft", number=("count", number), rounds=("count", rounds))


def mining_kind(view: CoalBaronView, top: Pending) -> str:
    """What a work step can do here: unload, use stored coal, lower the cage, load, or move on."""
    pit = view.table.pits[top.seat]
    if pit.level == names.LEVEL_NAMES[0]:
        if pit.caged:
            return "unload"
        fits = any(
            stored and free
            for order in pit.orders
            for stored, free in zip(pit.storage, order.free, strict=True)
        )
        return "stored" if fits else "lower"
    here = pit.cubes[names.LEVEL_NAMES.index(pit.level) - 1]
    has_room = pit.caged < view.table.printed.cage_spots
    return "load" if has_room and any(here) else "move"


def arg(pending: Pending, name: str) -> tuple[ArgKind, int | str]:
    """An argument of a pending decision, of the kind that its name says."""
    value = pending.args[name]
    assert value is not None
    return name, value


def number_arg(pending: Pending, name: str) -> tuple[ArgKind, int | str]:
    """A number that a pending decision counts."""
    return "count", arg(pending, name)[1]


# The board


def describe_group(
    view: CoalBaronView, tables: ComponentTables, name: str, heading: str
) -> Section:
    """The worker spaces of a group: price in workers, who stands there, what they offer."""
    spaces = [space for space in view.table.spaces if space.name.partition("-")[0] == name]
    rows = [describe_space(space, tables) for space in spaces]
    if name == "money":
        bank = (message("cb-space-bank"), counted_term("cb-count-workers", 1))
        there = sum(pit.bank for pit in view.table.pits)
        at_bank = counted_term("cb-count-workers", there) if there else NONE
        rows.append(
            (*bank, at_bank, message("cb-count-marks", count=("count", int(tables.bank_marks))))
        )
    columns = ("cb-col-space", "cb-col-price", "cb-col-there", "cb-col-offer")
    return Section(Words(heading), (), tuple(map(Words, columns)), tuple(rows))


def describe_space(space: Space, tables: ComponentTables) -> tuple[Words, ...]:
    """A worker space as a row. (CB-2, CB-18)"""
    name = message(f"cb-space-{space.name}")
    if space.locked:
        return (name, Words("cb-term-locked"), NONE, NONE)
    there = NONE
    if space.owner is not None:
        there = message("cell-held", seat=("seat", space.owner), count=("count", space.workers))
    return (
        name,
        counted_term("cb-count-workers", space.workers + 1),
        there,
        describe_offer(space, tables),
    )


def describe_offer(space: Space, tables: ComponentTables) -> Words:
    """What lies on a space, or what it gives."""
    if space.tile is not None:
        price = int(tables.tile_cost[names.TILE_NAMES.index(space.tile)])
        return message("cb-tile-price", tile=("tile", space.tile), marks=("count", price))
    if space.card is not None:
        return card_words(tables, names.CARD_NAMES.index(space.card))
    group, _, which = space.name.partition("-")
    if which == "draw":
        return Words(f"cb-about-{space.name}")
    value = int(tables.value[names.SPACE_NAMES.index(space.name)])
    if group == "mining":
        return counted_term("cb-count-steps", value)
    if group == "money":
        return counted_term("cb-count-marks", value)
    return Words(f"cb-vehicle-{which}") if group == "delivery" else NONE


def describe_stacks(view: CoalBaronView) -> Section:
    """The supply, how high the stacks are, and what this seat knows of their ends."""
    table, memory = view.table, view.memory
    lines = [
        message("cb-line-supply", cubes=("cubes-list", names.spell_counts(table.supply))),
        message("cb-line-tile-stack", count=("count", table.tile_stack)),
        *describe_known(view, "tiles", memory.tiles),
        message("cb-line-order-stack", count=("count", table.order_stack)),
        *describe_known(view, "orders", memory.orders),
    ]
    return Section(Words("cb-heading-stacks"), tuple(lines))


def describe_known(view: CoalBaronView, pile: str, stack: Stack) -> Iterator[Words]:
    """What this seat knows of a stack, from its top down and from its bottom up. (CB-68)"""
    for end, numbers, faces in known_places(view, pile, stack):
        args: dict[str, tuple[ArgKind, int | str]] = {
            "pile": ("pile", pile),
            "faces": (f"{FACES[pile]}-list", " ".join(faces)),
        }
        if len(numbers) == 1:
            yield message(f"cb-known-{end}", place=("count", numbers[0]), **args)
        else:
            args |= {"first": ("count", numbers[0]), "last": ("count", numbers[-1])}
            yield message(f"cb-known-{end}-some", **args)


def known_places(
    view: CoalBaronView, pile: str, stack: Stack
) -> Iterator[tuple[str, list[int], list[str]]]:
    """Places of a stack of which this seat knows a face: the end, their numbers from it, the faces.

    Several places come together if their order is not known; a face that is not known is `?`.
    """
    hand = view.table.hand
    held = hand.size if hand is not None and hand.pile == pile else 0
    height = len(stack.places) - held
    in_hand = {place.group for place in stack.places[height:]}
    bottom = stack.places[: height - stack.on_top]
    top = stack.places[height - stack.on_top : height][::-1]
    for end, places in (("top", top), ("bottom", bottom)):
        for group in dict.fromkeys(place.group for place in places):
            numbers = [row for row, place in enumerate(places, 1) if place.group == group]
            faces = sorted(place.face or UNKNOWN for place in places if place.group == group)
            if group not in in_hand and any(face != UNKNOWN for face in faces):
                yield end, numbers, faces


def describe_draft(view: CoalBaronView, tables: ComponentTables) -> Iterator[Section]:
    """The cards that can be chosen before the game. (CB-13)"""
    if view.table.draft:
        yield Section(Words("cb-phase-draft"), (), *card_table(view.table.draft, tables))


def card_table(
    cards: tuple[str, ...], tables: ComponentTables
) -> tuple[tuple[Words, ...], tuple[tuple[Words, ...], ...]]:
    """Columns and rows for some order cards."""
    rows = [(card_words(tables, names.CARD_NAMES.index(card)),) for card in cards]
    return (Words("cb-col-order"),), tuple(rows)


def describe_hand(hand: Hand | None, tables: ComponentTables) -> Iterator[Section]:
    """What someone looks at; faces only for that player. (CB-68)"""
    if hand is None:
        return
    who = ("seat", hand.seat)
    line = message("cb-line-hand", seat=who, count=("count", hand.size), pile=("pile", hand.pile))
    placed = message("cb-line-hand-placed", count=("count", hand.placed))
    heading = Words(f"cb-phase-draw-{hand.pile}")
    if hand.faces is None:
        yield Section(heading, (line, placed))
    elif hand.pile == "orders":
        yield Section(heading, (line, placed), *card_table(hand.faces, tables))
    else:
        rows = [
            (
                text_cell("tile", tile),
                counted_term("cb-count-marks", int(tables.tile_cost[names.TILE_NAMES.index(tile)])),
            )
            for tile in hand.faces
        ]
        columns = (counted_term("cb-term-tile", 1), Words("cb-col-price"))
        yield Section(heading, (line, placed), columns, tuple(rows))


# The shift clock


def element_count(view: CoalBaronView, tables: ComponentTables, owner: int, element: int) -> int:
    """How much a player has of an element, as this seat can compute it. (CB-72, CB-73)"""
    if element >= ids.COLOURS + ids.VEHICLES:
        level = element - ids.COLOURS - ids.VEHICLES
        pit = view.table.pits[owner]
        return pit.carts[level] - sum(pit.cubes[level])
    cards = [names.CARD_NAMES.index(name) for name in view.memory.delivered[owner]]
    if element < ids.COLOURS:
        return sum(spots_of(tables, card)[element] for card in cards)
    return sum(
        sum(spots_of(tables, card))
        for card in cards
        if tables.vehicle[card] == element - ids.COLOURS
    )


def leaders(counts: list[int]) -> list[int]:
    """The seats with the highest count, if that is not 0. (CB-74, CB-78)"""
    best = max(counts)
    return [seat for seat, count in enumerate(counts) if count == best > 0]


def first_shift(tables: ComponentTables, element: int) -> int:
    """The first shift that scores an element; one past the last if none does. (CB-70)"""
    scored = [
        shift for shift in range(1, ids.SHIFTS + 1) if element < tables.elements_scored[shift]
    ]
    return scored[0] if scored else ids.SHIFTS + 1


def describe_clock(view: CoalBaronView, tables: ComponentTables) -> Section:
    """Each element: from which shift on it scores, its values, the counts, who leads."""
    second = bool(tables.second_scores[view.seats])
    seats = [seat_cell(seat) for seat in range(view.seats)]
    columns = [Words("cb-col-element"), Words("cb-col-shift"), Words("cb-col-first")]
    columns += [Words("cb-col-second")] * second + [*seats, Words("cb-col-leader")]
    rows = []
    for element in range(min(ids.ELEMENTS, int(tables.elements_scored[ids.SHIFTS]))):
        counts = [element_count(view, tables, owner, element) for owner in range(view.seats)]
        row = [
            Words(f"cb-element-{element + 1}"),
            Words(f"cb-shift-{first_shift(tables, element)}"),
        ]
        row.append(counted_term("cb-count-vp", int(tables.first_points[element])))
        row += [counted_term("cb-count-vp", int(tables.second_points[element]))] * second
        row += [count_cell(count) for count in counts]
        ahead = " ".join(str(seat) for seat in leaders(counts))
        rows.append((*row, text_cell("seat-list", ahead)))
    return Section(Words("cb-term-shift-clock"), (), tuple(columns), tuple(rows))


# The pits


def tiles_on(pit: Pit, tables: ComponentTables, side: int) -> list[int]:
    """The tunnel tiles of a pit on one side, by number."""
    tiles = [names.TILE_NAMES.index(name) for name in pit.tiles]
    return [tile for tile in tiles if tables.tile_side[tile] == side]


def describe_pit(view: CoalBaronView, tables: ComponentTables, owner: int) -> Iterator[Section]:
    """All that lies before one player. (CB-66, CB-67)"""
    pit = view.table.pits[owner]
    seat: tuple[ArgKind, int | str] = ("seat", owner)
    light, dark = (len(tiles_on(pit, tables, side)) for side in range(len(names.SIDE_NAMES)))
    workers = {"supply": pit.workers, "canteen": pit.canteen, "bank": pit.bank}
    lines = [
        message("score-line", name=seat, points=("count", pit.score)),
        message("cb-line-marks", marks=("count", pit.marks)),
        message("cb-line-workers", **{name: ("count", there) for name, there in workers.items()}),
        message(
            "cb-line-cage",
            level=("level", pit.level),
            cubes=("cubes-list", names.spell_counts(pit.cage)),
        ),
        message("cb-line-storage", cubes=("cubes-list", names.spell_counts(pit.storage))),
        message("cb-line-balance", light=("count", light), dark=("count", dark)),
    ]
    if pit.delivered_cards is None:
        lines.append(message("cb-line-delivered", count=("count", pit.delivered)))
    else:
        cards = " ".join(pit.delivered_cards)
        lines.append(message("cb-line-delivered-cards", cards=("card-list", cards)))
    heading = message("cb-heading-pit", seat=seat)
    yield Section(heading, tuple(lines), *level_table(pit, tables))
    columns = ("cb-col-order", "cb-col-filled", "cb-col-free")
    rows = tuple(describe_order(order, tables) for order in pit.orders)
    heading = message("cb-heading-orders", seat=seat)
    yield Section(heading, () if rows else (NONE,), tuple(map(Words, columns)), rows)


def level_table(
    pit: Pit, tables: ComponentTables
) -> tuple[tuple[Words, ...], tuple[tuple[Words, ...], ...]]:
    """Columns and rows for the tunnel levels of a pit."""
    columns = [Words("cb-col-level"), Words("cb-col-carts"), Words("cb-col-cubes")]
    columns += [Words("cb-col-empty"), Words("cb-col-light"), Words("cb-col-dark")]
    rows = []
    for level in range(len(names.COLOUR_NAMES)):
        cubes = names.spell_counts(pit.cubes[level])
        row = [Words(f"cb-level-{level + 1}"), count_cell(pit.carts[level])]
        row.append(text_cell("cubes-list", cubes))
        row.append(count_cell(pit.carts[level] - sum(pit.cubes[level])))
        for side in range(len(names.SIDE_NAMES)):
            here = [
                tile for tile in tiles_on(pit, tables, side) if tables.tile_colour[tile] == level
            ]
            row.append(count_cell(len(here)))
        rows.append(tuple(row))
    return tuple(columns), tuple(rows)


def describe_order(order: Order, tables: ComponentTables) -> tuple[Words, ...]:
    """An outstanding order as a row: what it is worth, the cubes on it, its free spots."""
    card = names.CARD_NAMES.index(order.card)
    free = Words("cb-term-complete")
    if any(order.free):
        free = text_cell("spots-list", names.spell_counts(order.free))
    cubes = text_cell("cubes-list", names.spell_counts(order.cubes))
    return (card_words(tables, card), cubes, free)
