"""How the things and moves of Ruhrschifffahrt are worded: keys and arguments, never prose."""

from dataclasses import fields
from functools import partial
from typing import Final

from coalface.core.catalogue import Move
from coalface.core.messages import LIST, ROW, joined, name_of
from coalface.core.tables import ArgKind, Words
from coalface.games.ruhrschifffahrt import ids, moves, names
from coalface.games.ruhrschifffahrt.component_tables import ComponentTables

NAMES: Final[dict[ArgKind, tuple[str, ...]]] = {
    "area": names.AREA_NAMES,
    "black": names.BLACK_NAMES,
    "city": names.CITY_NAMES,
    "coal": names.COAL_NAMES,
    "column": names.COLUMN_NAMES,
    "effect": names.EFFECT_NAMES,
    "face": names.FACE_NAMES,
    "kind": names.KIND_NAMES,
    "option": names.OPTION_NAMES,
    "phase": names.PHASE_NAMES,
    "purchase": ("lock", "warehouse", "lock_or_warehouse", "shift", "repay", "inn"),
    "source": names.POINT_NAMES,
    "territory": names.TERRITORY_NAMES,
    "white": names.WHITE_NAMES,
}
"""Things that have a number and a name; either may be given. Each has a message of its own."""

ARGUMENTS: Final[dict[str, tuple[str, ArgKind]]] = {
    "seat": ("seat", "seat"),
    "face": ("face", "face"),
    "column": ("column", "column"),
    "to": ("to", "column"),
    "storage": ("storage", "storage"),
    "coal": ("coal", "coal"),
    "box": ("box", "count"),
    "option": ("option", "option"),
    "space": ("space", "space"),
    "obstacle": ("obstacle", "obstacle"),
    "city": ("city", "city"),
    "territory": ("territory", "territory"),
}
"""What a field of a move is called in its message, and its kind."""

ABOUT: Final[dict[type[Move], str]] = {
    moves.First: "rs-rule-14",
    moves.DrawMarker: "rs-rule-27",
    moves.TurnCountry: "rs-rule-24",
    moves.Levy: "rs-rule-16",
    moves.Gift: "rs-rule-20",
    moves.Remove: "rs-rule-23",
    moves.RemoveBox: "rs-rule-23",
    moves.Action: "rs-rule-88",
    moves.Bring: "rs-rule-44",
    moves.Improve: "rs-rule-48",
    moves.Start: "rs-rule-33",
    moves.Haul: "rs-rule-87",
    moves.Stay: "rs-rule-89",
    moves.Sell: "rs-rule-74",
    moves.Return: "rs-rule-58",
    moves.BuildLock: "rs-rule-95",
    moves.OneLock: "rs-rule-121",
    moves.BuildCity: "rs-rule-97",
    moves.BuildCityCheap: "rs-rule-90",
    moves.BuildDepot: "rs-rule-98",
    moves.BuildPort: "rs-rule-99",
    moves.BuildPortCheap: "rs-rule-90",
    moves.Shift: "rs-rule-100",
    moves.Repay: "rs-rule-67",
    moves.Done: "rs-rule-94",
}
"""The sentence that says what a move does, where the family says it all."""

OPTION_RULES: Final = dict(
    zip(names.OPTION_NAMES, (34, 43, 44, 47, 48, 49, 50, 51, 52), strict=True)
)
"""The rule of each option."""


def spelled(name: str) -> str:
    """A name as a part of a key."""
    return name.replace("_", "-")


def wording(tables: ComponentTables, kind: ArgKind, value: int | str) -> Words:
    """A thing of this kind, by its number or its name; KeyError if nothing is called like that."""
    if kind.endswith((LIST, ROW)):
        return joined(kind, str(value).split(), partial(wording, tables))
    if (
        kind == "area"
        and has_white_ruhrort(tables)
        and value in (ids.RUHRORT, names.AREA_NAMES[ids.RUHRORT])
    ):
        return Words("rs-area-black-ruhrort")
    if kind == "marker":
        return Words(
            f"rs-{'black' if value in names.BLACK_NAMES else 'white'}-{spelled(str(value))}"
        )
    if kind in NAMES:
        return Words(f"rs-{kind}-{spelled(name_of(kind, value, NAMES[kind]))}")
    match kind:
        case "need":
            area, _, count = str(value).partition(":")
            return Words(f"rs-need-{spelled(area)}", (("count", "count", int(count)),))
        case "part":
            part, count, option = str(value).split(":")
            args = (("count", "count", int(count)), ("option", "option", option))
            return Words(f"rs-part-{part}", args[: 2 if part == "fee" else 1])
        case "seat":
            return Words("cell-seat", (("seat", "seat", int(value)),))
        case "storage":
            return place_words(tables, "storage", tables.storage_names, value)
        case "obstacle":
            return place_words(tables, "obstacle", tables.obstacle_names, value)
        case "space":
            return space_words(tables, name_of(kind, value, tuple(tables.space_names)))
        case "label":
            return Words("rs-label", (("label", "text", str(value)),))
        case "title":
            return Words("rs-title")
    raise KeyError(f"nothing says what {kind} {value!r} is called")


def has_white_ruhrort(tables: ComponentTables) -> bool:
    """Do player boards have areas of their own for black and for white coal to Ruhrort? (RS-74)"""
    return bool(tables.area_size[ids.WHITE_RUHRORT] > 0)


def place_words(
    tables: ComponentTables, kind: ArgKind, known: list[str], value: int | str
) -> Words:
    """A storage or an obstacle with its printed name."""
    name = name_of(kind, value, tuple(known))
    return Words(f"rs-{kind}", (("label", "text", tables.labels[name]),))


def space_words(tables: ComponentTables, name: str) -> Words:
    """A selling space: its kind and its printed name; a city by its name alone."""
    if name in names.CITY_NAMES:
        return Words(f"rs-city-{name}")
    kind = names.KIND_NAMES[tables.space_kind[tables.space_names.index(name)]]
    return Words(f"rs-space-{kind}", (("label", "text", tables.labels[name]),))


def move_words(tables: ComponentTables, move: Move) -> Words:
    """A move in words: the message of its family with its fields, or of what is chosen there."""
    if isinstance(move, moves.Levy | moves.Gift | moves.Stay):
        return Words(
            f"rs-move-{move.kind}-{move.what}", (("count", "count", amount(tables, move)),)
        )
    if isinstance(move, moves.Choose) and move.option == names.OPTION_NAMES[ids.NO_OPTION]:
        return Words("rs-move-no-option")
    args = tuple(
        (*ARGUMENTS[field.name], getattr(move, field.name))
        for field in fields(move)  # type: ignore[arg-type]
    )
    return Words(f"rs-move-{move.kind}", args)


def amount(tables: ComponentTables, move: moves.Levy | moves.Gift | moves.Stay) -> int:
    """How many Thalers or points are paid or taken. (RS-16, RS-20, RS-89)"""
    if isinstance(move, moves.Levy):
        return int(tables.levy)
    if isinstance(move, moves.Gift):
        return int(tables.gift)
    return int(tables.inn_thaler if move.what == names.GAIN_NAMES[ids.THALER] else tables.inn_vp)


def about_words(tables: ComponentTables, move: Move) -> Words:
    """What a move does: the sentence of the rule behind it."""
    if isinstance(move, moves.Choose):
        return Words(f"rs-rule-{OPTION_RULES[move.option]}")
    return Words(ABOUT[type(move)])
