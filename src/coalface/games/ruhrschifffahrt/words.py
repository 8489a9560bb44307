"""How the things and moves of Ruhrschifffahrt are said: keys and arguments, never prose."""

from dataclasses import fields
from typing import Final

from coalface.core.catalogue import Move
from coalface.core.tables import ArgKind, Words
from coalface.games.ruhrschifffahrt import moves
from coalface.games.ruhrschifffahrt.ids import NO_OPTION, RUHRORT, THALER, WHITE_RUHRORT
from coalface.games.ruhrschifffahrt.kit import Kit
from coalface.games.ruhrschifffahrt.names import (
    AREA_NAMES,
    BLACK_NAMES,
    CITY_NAMES,
    COAL_NAMES,
    COLUMN_NAMES,
    EFFECT_NAMES,
    FACE_NAMES,
    FRAME_NAMES,
    GAIN_NAMES,
    KIND_NAMES,
    OPTION_NAMES,
    PHASE_NAMES,
    POINT_NAMES,
    TERRITORY_NAMES,
    WHITE_NAMES,
)

NAMES: Final[dict[ArgKind, tuple[str, ...]]] = {
    "area": AREA_NAMES,
    "black": BLACK_NAMES,
    "city": CITY_NAMES,
    "coal": COAL_NAMES,
    "column": COLUMN_NAMES,
    "effect": EFFECT_NAMES,
    "face": FACE_NAMES,
    "frame": FRAME_NAMES,
    "kind": KIND_NAMES,
    "option": OPTION_NAMES,
    "phase": PHASE_NAMES,
    "source": POINT_NAMES,
    "territory": TERRITORY_NAMES,
    "white": WHITE_NAMES,
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

OPTION_RULES: Final = dict(zip(OPTION_NAMES, (34, 43, 44, 47, 48, 49, 50, 51, 52), strict=True))
"""The rule of each option."""

LIST: Final = "-list"
ROW: Final = "-row"
"""A kind with this ending is some things of that kind, parted by spaces: one, two and three."""


def spelled(name: str) -> str:
    """A name as a part of a key."""
    return name.replace("_", "-")


def wording(kit: Kit, kind: ArgKind, value: int | str) -> Words:
    """A thing of this kind, by its number or its name; KeyError if nothing is called like that."""
    if kind.endswith((LIST, ROW)):
        return some(kit, kind, str(value).split())
    if kind == "area" and has_white_ruhrort(kit) and value in (RUHRORT, AREA_NAMES[RUHRORT]):
        return Words("rs-area-black-ruhrort")
    if kind in NAMES:
        return Words(f"rs-{kind}-{spelled(name_of(NAMES[kind], kind, value))}")
    match kind:
        case "seat":
            return Words("cell-seat", (("seat", "seat", int(value)),))
        case "storage":
            return place_words(kit, "storage", kit.storage_names, value)
        case "obstacle":
            return place_words(kit, "obstacle", kit.obstacle_names, value)
        case "space":
            return space_words(kit, name_of(tuple(kit.space_names), kind, value))
        case "label":
            return Words("rs-label", (("label", "text", str(value)),))
        case "title":
            return Words("rs-title")
    raise KeyError(f"nothing says what {kind} {value!r} is called")


def has_white_ruhrort(kit: Kit) -> bool:
    """Do player boards have areas of their own for black and for white coal to Ruhrort? (RS-74)"""
    return bool(kit.area_size[WHITE_RUHRORT] > 0)


def name_of(names: tuple[str, ...], kind: ArgKind, value: int | str) -> str:
    """The name of a thing that is named or numbered."""
    if isinstance(value, int):
        return names[value]
    if value not in names:
        raise KeyError(f"no {kind} is called {value!r}")
    return value


def place_words(kit: Kit, kind: ArgKind, names: list[str], value: int | str) -> Words:
    """A storage or an obstacle with its printed name."""
    name = name_of(tuple(names), kind, value)
    return Words(f"rs-{kind}", (("label", "text", kit.labels[name]),))


def space_words(kit: Kit, name: str) -> Words:
    """A selling space: its kind and its printed name; a city by its name alone."""
    if name in CITY_NAMES:
        return Words(f"rs-city-{name}")
    kind = KIND_NAMES[kit.space_kind[kit.space_names.index(name)]]
    return Words(f"rs-space-{kind}", (("label", "text", kit.labels[name]),))


def some(kit: Kit, kind: ArgKind, items: list[str]) -> Words:
    """Several things in a row, with an "and" before the last; `none` if there are none."""
    of = kind.removesuffix(LIST).removesuffix(ROW)
    if not items:
        return Words("none")
    if len(items) == 1:
        return wording(kit, of, items[0])
    first = ("first", of + ROW, " ".join(items[:-1]))
    if kind.endswith(ROW):
        return Words("list-next", (first, ("next", of, items[-1])))
    return Words("list-last", (first, ("last", of, items[-1])))


def move_words(kit: Kit, move: Move) -> Words:
    """A move in words: the message of its family with its fields, or of what is chosen there."""
    if isinstance(move, moves.Levy | moves.Gift | moves.Stay):
        return Words(f"rs-move-{move.kind}-{move.what}", (("count", "count", amount(kit, move)),))
    if isinstance(move, moves.Choose) and move.option == OPTION_NAMES[NO_OPTION]:
        return Words("rs-move-no-option")
    args = tuple(
        (*ARGUMENTS[field.name], getattr(move, field.name))
        for field in fields(move)  # type: ignore[arg-type]
    )
    return Words(f"rs-move-{move.kind}", args)


def amount(kit: Kit, move: moves.Levy | moves.Gift | moves.Stay) -> int:
    """How many Thalers or points are paid or taken. (RS-16, RS-20, RS-89)"""
    if isinstance(move, moves.Levy):
        return int(kit.levy)
    if isinstance(move, moves.Gift):
        return int(kit.gift)
    return int(kit.inn_thaler if move.what == GAIN_NAMES[THALER] else kit.inn_vp)


def about_words(kit: Kit, move: Move) -> Words:
    """What a move does: the sentence of the rule behind it."""
    if isinstance(move, moves.Choose):
        return Words(f"rs-rule-{OPTION_RULES[move.option]}")
    return Words(ABOUT[type(move)])
