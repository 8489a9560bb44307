"""Words for the things and moves of Coal Baron: keys and arguments, never prose."""

import re
from dataclasses import fields
from typing import Final

from coalface.core.catalogue import Move
from coalface.core.fields import unpacked
from coalface.core.messages import LIST, ROW, index_of, joined
from coalface.core.tables import ArgKind, Words
from coalface.games.coal_baron import ids, moves, names
from coalface.games.coal_baron.component_tables import ComponentTables

NAMES: Final[dict[ArgKind, tuple[str, ...]]] = {
    "card": names.CARD_NAMES,
    "coal": names.COLOUR_NAMES,
    "element": names.ELEMENT_NAMES,
    "end": names.END_NAMES,
    "level": names.LEVEL_NAMES,
    "origin": names.ORIGIN_NAMES,
    "pile": names.PILE_NAMES,
    "side": names.SIDE_NAMES,
    "space": names.SPACE_NAMES,
    "tile": names.TILE_NAMES,
    "vehicle": names.VEHICLE_NAMES,
}
"""Things that have a number and a name; either may be given."""

KEYS: Final[dict[ArgKind, tuple[str, ...]]] = {
    "coal": tuple(f"cb-coal-{code.lower()}" for code in names.COLOUR_CODES),
    "element": tuple(f"cb-element-{number + 1}" for number in range(len(names.ELEMENT_NAMES))),
    "end": tuple(f"cb-end-{name}" for name in names.END_NAMES),
    "level": tuple(f"cb-level-{number}" for number in range(len(names.LEVEL_NAMES))),
    "origin": tuple(f"cb-origin-{name}" for name in names.ORIGIN_NAMES),
    "pile": ("cb-pile-tile", "cb-pile-order"),
    "side": tuple(f"cb-side-{name}" for name in names.SIDE_NAMES),
    "space": tuple(f"cb-space-{name}" for name in names.SPACE_NAMES),
    "vehicle": tuple(f"cb-vehicle-{name}" for name in names.VEHICLE_NAMES),
}
"""The message of each, where it needs no arguments."""

ARGUMENTS: Final[dict[str, tuple[str, ArgKind]]] = {
    "seat": ("seat", "seat"),
    "tile": ("tile", "tile"),
    "card": ("card", "card"),
    "space": ("space", "space"),
    "level": ("level", "level"),
    "colour": ("coal", "coal"),
    "origin": ("origin", "origin"),
    "end": ("end", "end"),
}
"""What a field of a move is called in its message, and its kind."""

ABOUT: Final[dict[type[Move], str]] = {
    moves.First: "cb-rule-11",
    moves.DrawTile: "cb-rule-30",
    moves.DrawOrder: "cb-rule-63",
    moves.Draft: "cb-rule-13",
    moves.Load: "cb-rule-45",
    moves.Store: "cb-rule-51",
    moves.Pair: "cb-rule-48",
    moves.Pay: "cb-rule-49",
    moves.Stop: "cb-rule-41",
    moves.Substitute: "cb-rule-38",
    moves.LeaveEmpty: "cb-rule-38",
    moves.KeepTile: "cb-rule-35",
    moves.KeepOrder: "cb-rule-65",
    moves.KeepNone: "cb-rule-34",
    moves.Return: "cb-rule-36",
    moves.ReturnTile: "cb-rule-33",
    moves.ReturnOrder: "cb-rule-65",
}
"""The sentence that says what a move does, where the family says it all."""

UNKNOWN: Final = "?"
"""A tile or card whose face is not known."""


def wording(tables: ComponentTables, kind: ArgKind, value: int | str) -> Words:
    """A thing of this kind, by its number or its name; KeyError if nothing is called like that."""
    if kind in KEYS:
        return Words(KEYS[kind][index_of(kind, value, NAMES[kind])])
    if kind.endswith((LIST, ROW)):
        return joined(kind, str(value).split(), lambda of, item: wording(tables, of, item))
    if value == UNKNOWN:
        return Words("unknown")
    match kind:
        case "seat":
            return Words("cell-seat", (("seat", "seat", int(value)),))
        case "tile":
            return tile_words(tables, index_of("tile", value, NAMES["tile"]))
        case "card":
            return card_words(tables, index_of("card", value, NAMES["card"]))
        case "cubes" | "spots":
            return counted_words(kind, str(value))
        case "lack":
            return lack_words(tables, str(value))
        case "tally":
            return tally_words(str(value))
        case "shift":
            return Words(f"cb-shift-{value}")
        case "title":
            return Words("cb-title")
        case "source":
            return source_words(tables, str(value))
    raise KeyError(f"no words for {kind} {value!r}")


def tile_words(tables: ComponentTables, tile: int) -> Words:
    """A tunnel tile by its parts."""
    return Words(
        "cb-tile",
        (
            ("coal", "coal", int(tables.tile_colour[tile])),
            ("carts", "count", int(tables.tile_carts[tile])),
            ("side", "side", int(tables.tile_side[tile])),
        ),
    )


def card_words(tables: ComponentTables, card: int) -> Words:
    """An order card by its parts."""
    return Words(
        "cb-card",
        (
            ("vehicle", "vehicle", int(tables.vehicle[card])),
            ("vp", "count", int(tables.card_points[card])),
            ("spots", "cubes-list", spell_spots(spots_of(tables, card))),
        ),
    )


def spots_of(tables: ComponentTables, card: int) -> tuple[int, ...]:
    """The printed spots of a card by colour."""
    return unpacked(tables.spots[card], len(names.COLOUR_NAMES))


def spell_spots(counts: tuple[int, ...]) -> str:
    """The cubes that spots want, for `cubes-list`: `2G`, `1Y 2R`, or `each` for one of each."""
    return "each" if counts == (1,) * ids.COLOURS else names.spell_counts(counts)


def counted_words(kind: ArgKind, value: str) -> Words:
    """A number of cubes or spots of one colour: `2G`."""
    if value == "each":
        return Words("cb-spots-each")
    coal = ("coal", "coal", names.COLOUR_CODES.index(value[-1]))
    return Words(f"cb-{kind}", (("count", "count", int(value[:-1])), coal))


def lack_words(tables: ComponentTables, value: str) -> Words:
    """Put into words which cubes an order lacks, and how many points it is for: `2Y+1K:B11`."""
    cubes, _, card = value.partition(":")
    points = int(tables.card_points[names.CARD_NAMES.index(card)])
    return Words(
        "cb-lack",
        (("cubes", "cubes-list", cubes.replace("+", " ")), ("points", "count", points)),
    )


def tally_words(value: str) -> Words:
    """How a number of spots of one colour changes: `1G3`."""
    before, code, after = re.split("([A-Z])", value)
    coal = ("coal", "coal", names.COLOUR_CODES.index(code))
    counts = (("before", "count", int(before)), ("after", "count", int(after)))
    return Words("cb-tally", (coal, *counts))


def source_words(tables: ComponentTables, name: str) -> Words:
    """Where points came from, by the names of a breakdown. (CB-88, CB-89)"""
    shift, slash, element = name.partition("/")
    if not slash:
        rates = {"marks": tables.marks_per_point, "coal": tables.cubes_per_point}
        rate = (("count", "count", int(rates[name])),) if name in rates else ()
        return Words(f"cb-score-{name}", rate)
    number = int(shift.removeprefix("shift-"))
    return Words("cb-score-element", (("shift", "shift", number), ("element", "element", element)))


def move_words(move: Move) -> Words:
    """A move in words: the message of its family with its fields."""
    args = tuple(
        (*ARGUMENTS[field.name], getattr(move, field.name))
        for field in fields(move)  # type: ignore[arg-type]
    )
    return Words(f"cb-move-{move.kind}", args)


def about_words(tables: ComponentTables, move: Move) -> Words:
    """What a move does: the sentence of its space, or of the rule behind it."""
    if isinstance(move, moves.Place):
        return space_words(tables, move.space)
    if isinstance(move, moves.MoveCage):
        return Words("cb-rule-43" if move.level == names.LEVEL_NAMES[0] else "cb-rule-42")
    if isinstance(move, moves.Fill):
        return Words("cb-rule-47" if move.origin == names.ORIGIN_NAMES[0] else "cb-rule-53")
    return Words(ABOUT[type(move)])


def space_words(tables: ComponentTables, space: str) -> Words:
    """What a worker space, or the Bank, is good for. (CB-16)"""
    group, _, which = space.partition("-")
    if which == "draw" or not which:
        return Words(f"cb-about-{space}")
    if group == "delivery":
        return Words("cb-about-delivery", (("vehicle", "vehicle", which),))
    if group in ("mining", "money"):
        value = int(tables.value[names.SPACE_NAMES.index(space)])
        return Words(f"cb-about-{group}", (("count", "count", value),))
    return Words(f"cb-about-{group}")
