"""How the things and moves of Coal Country are put into words: keys and arguments, never prose."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Final

from coalface.core.catalogue import Move
from coalface.core.fields import chosen
from coalface.core.messages import LIST, NONE, ROW, joined, message, name_of
from coalface.core.tables import ArgKind, Words
from coalface.games.coal_country import ids, moves, names
from coalface.games.coal_country.component_tables import ComponentTables
from coalface.games.coal_country.course import AREA_NAMES
from coalface.games.coal_country.printed import coal_of
from coalface.games.coal_country.rules import geometry

SHAPE_NAMES: Final = ("dead-end", "straight", "bend", "tee", "cross")

NAMES: Final[dict[ArgKind, tuple[str, ...]]] = {
    "area": AREA_NAMES,
    "building": names.BUILDING_NAMES,
    "colour": names.COLOUR_NAMES,
    "row": names.ROW_NAMES,
    "shape": SHAPE_NAMES,
    "source": names.ACCOUNT_NAMES,
    "step": names.STEP_NAMES,
    "type": names.TYPE_NAMES,
}
"""Things that have a number and a name; either may be given. Each has a message of its own."""

COUNTED: Final = ("fees", "dollars", "coal", "refuse")
"""Amounts that have a message for their number."""

HAVE_NONE: Final = ("dollars", "coal", "refuse")
"""Amounts that have a message for none at all."""

GAUGES: Final = {-1: "low", 0: "even", 1: "high"}

ARGUMENTS: Final[dict[str, tuple[str, ArgKind]]] = {
    "space": ("space", "space"),
    "value": ("value", "count"),
    "out": ("out", "type"),
    "for_": ("wanted", "type"),
    "cell": ("cell", "cell"),
    "number": ("number", "count"),
    "turned": ("turned", "turn"),
    "type": ("type", "type"),
    "building": ("building", "building"),
    "row": ("row", "row"),
    "site": ("site", "building"),
    "cubes": ("cubes", "refuse"),
    "seat": ("seat", "seat"),
    "colour": ("cube", "colour"),
    "tile": ("tile", "tile"),
    "coal": ("coal", "coal"),
}
"""What a field of a move is called in its message, and its kind."""

ABOUT: Final[dict[type[Move], str]] = {
    moves.Commit: "cc-rule-20",
    moves.Pass: "cc-rule-92",
    moves.Swap: "cc-rule-32",
    moves.Bless: "cc-rule-38",
    moves.Above: "cc-rule-15",
    moves.Below: "cc-rule-15",
    moves.Permit: "cc-rule-50",
    moves.Decline: "cc-rule-51",
    moves.Lay: "cc-about-lay",
    moves.Take: "cc-rule-57",
    moves.Install: "cc-rule-60",
    moves.Deny: "cc-rule-67",
    moves.Clear: "cc-rule-70",
    moves.Stop: "cc-about-stop",
    moves.DrawOrder: "cc-rule-6",
    moves.DrawCube: "cc-rule-9",
    moves.DrawBuilding: "cc-rule-77",
    moves.DrawTile: "cc-rule-48",
    moves.Sell: "cc-rule-43",
    moves.Keep: "cc-rule-74",
    moves.Withdraw: "cc-about-withdraw",
}
"""The sentence that says what a move does, where the family says it all."""

HIDDEN: Final = Words("cc-cell-hidden")
MINUS: Final = "\N{MINUS SIGN}"


class Wording:
    """The words for the things of one component set."""

    def __init__(self, tables: ComponentTables, tiles: tuple[str, ...]) -> None:
        """`tiles` are the kinds of mineshaft tiles by number; the entrance is the first."""
        self.tables = tables
        self.tiles = tiles

    def say(self, kind: ArgKind, value: int | str) -> Words:
        """A thing of this kind, by number or name; KeyError if nothing is called like that."""
        if kind.endswith((LIST, ROW)):
            return joined(kind, str(value).split(), self.say)
        if kind in NAMES:
            return Words(f"cc-{kind}-{name_of(kind, value, NAMES[kind])}")
        if kind in COUNTED:
            return counted(kind, int(value))
        match kind:
            case "space":
                return space_words(name_of(kind, value, names.SPACE_NAMES))
            case "cell":
                return space_words(name_of(kind, value, names.CELL_NAMES))
            case "tile":
                return self.tile_words(name_of(kind, value, self.tiles))
            case "gauge":
                return Words(f"cc-gauge-{GAUGES[int(value)]}")
            case "turn":
                return Words(f"cc-turn-{range(ids.ROTATIONS)[int(value)]}")
            case "change":
                return change_words(int(value))
            case "cubes":
                items = bundles(counts_in(int(value), ids.TYPES)).split()
                return joined("bundle-list", items, self.say)
            case "hand":
                counts = enumerate(counts_in(int(value), ids.VALUES))
                values = [str(n) for n, count in counts for _ in range(count)]
                return joined("value-list", values, self.say)
            case "value":
                return Words("cc-value", (("value", "count", int(value)),))
            case "bundle":
                count, _, type = str(value).partition(":")
                return Words("cc-bundle", (("count", "count", int(count)), ("type", "type", type)))
            case "token":
                return token_words(str(value))
            case "side":
                return Words(f"cc-side-{str(value).lower()}")
            case "seat":
                return Words("cell-seat", (("seat", "seat", int(value)),))
            case "title":
                return Words("cc-title")
        raise KeyError(f"nothing says what {kind} {value!r} is called")

    def tile_words(self, name: str) -> Words:
        """A mineshaft tile: its number, its shape, and the coal of the influences 1 to 4."""
        kind = self.tiles.index(name)
        coal = yields(self.tables, kind)
        if name == names.ENTRANCE_NAME:
            return Words("cc-tile-entrance", (("coal", "text", coal),))
        return Words(
            "cc-tile",
            (
                ("number", "count", int(self.tables.number[kind])),
                ("shape", "shape", shape_of(self.tables, kind)),
                ("coal", "text", coal),
            ),
        )

    def about(self, move: Move) -> Words:
        """What a move does: the sentence of the rule behind it, or of the space or building."""
        if isinstance(move, moves.Place):
            space = move.space
            return Words("cc-about-cell" if space in names.CELL_NAMES else f"cc-about-{space}")
        if isinstance(move, moves.Build):
            return Words(f"cc-about-{move.building}")
        return Words(ABOUT[type(move)])


def yields(tables: ComponentTables, kind: int) -> str:
    """The coal that a tile gives to the influences 1 to 4."""
    return "/".join(map(str, coal_of(tables, kind)[1:]))


def openings_of(tables: ComponentTables, kind: int, turned: int) -> str:
    """The sides to which the tunnels of a tile lead, turned by this many quarters."""
    openings = int(geometry.openings_of(tables, kind, turned))
    return "".join(chosen(tuple(names.SIDE_CODES), openings))


def shape_of(tables: ComponentTables, kind: int) -> str:
    """The shape of a tile by its openings."""
    sides = openings_of(tables, kind, 0)
    if len(sides) == 1:
        return "dead-end"
    if len(sides) == 2:
        return "straight" if sides in ("NS", "EW") else "bend"
    return "tee" if len(sides) == 3 else "cross"


def space_words(name: str) -> Words:
    """A space for a foreman; a cell by its way from the entrance."""
    if name not in names.CELL_NAMES:
        return Words(f"cc-space-{name}")
    x, y = names.GRID[names.CELL_NAMES.index(name)]
    if x == y == 0:
        return Words("cc-space-entrance")
    side = "left" if x < 0 else "right"
    across: tuple[str, ArgKind, int | str] = ("across", "count", abs(x))
    up: tuple[str, ArgKind, int | str] = ("up", "count", y)
    if x == 0:
        return Words("cc-space-cell-up", (up,))
    if y == 0:
        return Words(f"cc-space-cell-{side}", (across,))
    return Words(f"cc-space-cell-{side}-up", (across, up))


def token_words(token: str) -> Words:
    """A foreman on a space, `broker:3`, or face down, `broker:?`."""
    space, _, value = token.partition(":")
    return Words("cc-token", (("space", "space", space), ("value", "text", value)))


def move_words(move: Move) -> Words:
    """A move in words: the message of its family with its fields."""
    if isinstance(move, moves.Take):
        return take_words(move)
    if isinstance(move, moves.Build) and move.site not in names.BUILDING_NAMES:
        building = ("building", "building", move.building)
        return Words("cc-move-build-vacant", (building, ("row", "row", move.row)))
    if isinstance(move, moves.Sell) and move.coal == 0:
        return Words("cc-move-sell-none")
    if isinstance(move, moves.Clear) and move.cubes == 0:
        return Words("cc-move-clear-none")
    if isinstance(move, moves.Keep) and move.coal == 0:
        return Words("cc-move-keep-none")
    args = tuple(
        (*ARGUMENTS[field.name], getattr(move, field.name))
        for field in fields(move)  # type: ignore[arg-type]
    )
    return Words(f"cc-move-{move.kind}", args)


def take_words(move: moves.Take) -> Words:
    """A purchase of utilities as a move."""
    bought = bundles((move.wood, move.water, move.electricity))
    if not bought:
        return Words("cc-move-take-none")
    return Words("cc-move-take", (("cubes", "bundle-list", bought),))


def bundles(counts: Sequence[int]) -> str:
    """How many there are of each type, types without any left out."""
    pairs = zip(counts, names.TYPE_NAMES, strict=True)
    return " ".join(f"{count}:{type}" for count, type in pairs if count)


def counted(kind: ArgKind, count: int) -> Words:
    """An amount; none at all and less than nothing have words of their own."""
    if count == 0 and kind in HAVE_NONE:
        return Words(f"cc-no-{kind}")
    key = f"cc-{kind}-less" if count < 0 else f"cc-{kind}"
    return Words(key, (("count", "count", abs(count)),))


def counts_in(packed: int, kinds: int) -> list[int]:
    """How many there are of each kind, out of one number of an event."""
    return [packed >> kind * ids.COUNT_BITS & (1 << ids.COUNT_BITS) - 1 for kind in range(kinds)]


def change_words(dollars: int) -> Words:
    """What a company pays, if it is less than nothing, or receives."""
    if dollars == 0:
        return Words("cc-unchanged")
    key = "cc-paid" if dollars < 0 else "cc-received"
    return Words(key, (("dollars", "dollars", abs(dollars)),))


# The small change of a described position


def thing(kind: ArgKind, name: int | str) -> Words:
    """One thing as a cell of a table."""
    return message("cc-cell", what=(kind, name))


def listed(kind: ArgKind, names: tuple[str, ...]) -> Words:
    """Some things of a kind as a cell of a table."""
    return thing(f"{kind}-list", " ".join(names)) if names else NONE


def signed(count: int) -> tuple[ArgKind, str]:
    """A number with its sign, as an argument: a part of a sum."""
    return "text", f"{MINUS if count < 0 else '+'} {abs(count)}"


def less(count: int) -> tuple[ArgKind, str]:
    """A part of a sum that is taken off, even if it is nothing."""
    return "text", f"{MINUS} {count}"
