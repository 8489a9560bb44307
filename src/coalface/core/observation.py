"""The layout of numeric observations, from the declarations of a game's state.

`coalface.generate` writes the module that fills an observation by this layout; `coalface.encoding`
describes it as a schema. Both go through the same parts in the same order: who observes, who must
decide, the pending decisions, the fields of the table, its piles, then the players from the
observer on, in the order in which they sit.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from coalface.core import encode, pile_encoding
from coalface.core.contract import Game, State
from coalface.core.decisions import Decision
from coalface.core.fields import (
    Choice,
    Counts,
    Declaration,
    Digits,
    Field,
    Kind,
    Multiset,
    Number,
    Row,
    Seat,
    Seats,
    Subset,
    Things,
    declaration,
    unit_of,
)
from coalface.core.schema import Form, Schema, Slice

LARGEST = int(encode.LARGEST)
"""What an entry can hold."""
MAX_COUNT = 255
NEXT = int(pile_encoding.NEXT)
PLACED = int(pile_encoding.PLACED)
PILE_NUMBERS = ("in the pile", "seen by anyone", "seen on top", "in a hand", "placed")

PILE_COUNTS = {
    "unseen": "Cards by face that the observer has not seen: in the bag, or seen by others.",
    "known": "Cards by face that the observer knows to be somewhere in the pile or in a hand.",
    "hand": "Cards by face that the observer knows in the hand of whoever looks at some.",
}
PILE_PLACES = (
    ("placed", PLACED, "The cards of that hand that go back in this order, the highest first."),
    ("next", NEXT, "The next cards as far as the observer knows them, the next one first."),
)
PILE_LOOKS = {
    "surely_known_by": "How many cards of the pile each seat surely knows.",
    "perhaps_known_by": "How many cards of the pile each seat may know.",
}
PILE_LEFT_OUT = {
    "bottom": "which known card lies where below the next ones: it is rarely reached",
    "groups": "which places of the pile a seat cannot tell apart, beyond the counts",
}
LEFT_OUT = {
    "printed": "it does not change in a game: read it once, from a view",
    "options": "they do not change in a game",
    "decisions_below.args": "arguments are written when a decision is the next to be answered",
    "computed": "what views compute for people, such as prices, follows from the rest",
}
"""What views show and no observation has."""


@dataclass(frozen=True, slots=True)
class Width:
    """A number of entries: some, and some more for each seat."""

    fixed: int = 0
    per_seat: int = 0

    def __add__(self, other: "Width") -> "Width":
        return Width(self.fixed + other.fixed, self.per_seat + other.per_seat)

    def __mul__(self, times: int) -> "Width":
        return Width(self.fixed * times, self.per_seat * times)

    def at(self, seats: int) -> int:
        """Return the number of entries at a table."""
        return self.fixed + self.per_seat * seats


@dataclass(frozen=True, slots=True)
class Part:
    """Something that an observation holds: a name, its entries, and how they are to be read."""

    name: str
    width: Width
    form: Form
    low: int
    high: int
    unit: str = ""
    doc: str = ""
    labels: tuple[str, ...] = ()
    """Where no kind says them, unless these are the seats."""
    kind: Kind | None = None


def is_plain(kind: Kind) -> bool:
    """Tell whether a kind is one number, which takes one entry."""
    return isinstance(kind, Number) and not kind.by_seat and not is_bits(kind)


def is_bits(kind: Number) -> bool:
    """Tell whether a number is written bit by bit: its range is that of some bits."""
    return kind.low == 0 and kind.high > LARGEST and kind.high & (kind.high - 1) == 0


def is_clipped(kind: Number) -> bool:
    """Tell whether a number can be larger than an entry; so large a one counts as the largest."""
    return kind.high > LARGEST or kind.low < -LARGEST


def width(kind: Kind) -> Width:
    """Return how many entries a value of a kind takes."""
    match kind:
        case Number():
            if kind.by_seat:
                return Width(kind.high - kind.low + 1)
            return Width(1 if is_plain(kind) else (kind.high - 1).bit_length())
        case Seat() | Seats():
            return Width(0, 1)
        case Counts():
            if kind.by_seat:
                return Width(0, 1)
            parts = sum((width(part) for part in kind.parts), Width())
            return parts + Width(len(kind.names) - len(kind.parts))
        case Subset():
            return Width(0, 1) if kind.by_seat else Width(len(kind.names))
        case Things():
            return Width(len(kind.names) * max(1, kind.places))
        case Digits():
            return width(kind.of) * kind.places
        case Row():
            return width(kind.of) * len(kind.names)
        case Choice() | Multiset():
            return Width(len(kind.names))


def reading(kind: Kind) -> tuple[Form, int, int]:
    """Return how the entries of a kind are to be read, the least and the most that they can be."""
    match kind:
        case Number():
            if kind.by_seat:
                return "one-hot", 0, 1
            low, high = max(min(0, kind.low), -LARGEST), min(kind.high, LARGEST)
            return ("flags", 0, 1) if is_bits(kind) else ("value", low, high)
        case Seat() | Choice():
            return "one-hot", 0, 1
        case Seats() | Subset():
            return "flags", 0, 1
        case Counts() | Multiset():
            return "count", 0, MAX_COUNT
        case Things():
            return ("one-hot", 0, 1) if kind.places else ("count", 0, MAX_COUNT)
        case Digits() | Row():
            return reading(kind.of)


def labels(kind: Kind, seats: int) -> tuple[str, ...]:
    """Return a name for each entry of a value."""
    order = ("own", *(f"+{number}" for number in range(1, seats)))
    match kind:
        case Number():
            if kind.by_seat:
                return tuple(str(value) for value in range(kind.low, kind.high + 1))
            entries = width(kind).fixed
            return ("",) if is_plain(kind) else tuple(f"bit {bit}" for bit in range(entries))
        case Seat() | Seats():
            return order
        case Counts() | Subset() if kind.by_seat:
            return order
        case Counts():
            own = [
                f"{name}={label}"
                for name, part in zip(kind.names, kind.parts, strict=False)
                for label in labels(part, seats)
            ]
            return (*own, *kind.names[len(kind.parts) :])
        case Things() if kind.places:
            return nested([str(place) for place in range(kind.places)], kind.names)
        case Digits():
            return nested([str(place) for place in range(kind.places)], labels(kind.of, seats))
        case Row():
            return nested(kind.names, labels(kind.of, seats))
        case Choice() | Multiset() | Subset() | Things():
            return kind.names


def nested(names: Any, inner: tuple[str, ...]) -> tuple[str, ...]:
    """Return each name with each label below it."""
    return tuple(f"{name} {label}".strip() for name in names for label in inner)


def field_part(prefix: str, field: Field) -> Part:
    """Return the part of a declared field."""
    return kind_part(f"{prefix}{field.name}", field.kind, " ".join(field.doc.split()))


def kind_part(name: str, kind: Kind, doc: str = "") -> Part:
    """Return the part of a value of a kind."""
    form, low, high = reading(kind)
    return Part(name, width(kind), form, low, high, unit_of(kind), doc, (), kind)


def encoded(declared: Declaration) -> Iterator[Field]:
    """Yield the fields of a record that observations have."""
    return (field for field in declared.fields if not field.left_out)


def turn_parts(decisions: tuple[Decision, ...]) -> list[Part]:
    """Return who observes, who must decide, and what."""
    kinds, named = len(decisions), tuple(decision.name for decision in decisions)
    now, then = "What must be decided now.", "What is pending after that."
    parts = [
        Part("observer", Width(0, 1), "one-hot", 0, 1, doc="The number of the observer's seat."),
        Part("to_act", Width(2, 1), "flags", 0, 1, doc="Who must decide; chance; nobody any more."),
        Part("decision", Width(kinds), "one-hot", 0, 1, "", now, named),
        Part("decision.seat", Width(0, 1), "one-hot", 0, 1, doc="Who is asked for it."),
        Part("decisions_below", Width(kinds), "count", 0, MAX_COUNT, "", then, named),
    ]
    for decision in decisions:
        for name, kind in decision.args:
            parts.append(kind_part(f"decision.{decision.name}.{name}", kind))
    return parts


def pile_parts(name: str, faces: tuple[str, ...]) -> list[Part]:
    """Return what a seat knows of a pile."""
    kinds = Width(len(faces))
    counted = [
        Part(f"{name}.{which}", kinds, "count", 0, MAX_COUNT, "card", doc, faces)
        for which, doc in PILE_COUNTS.items()
    ]
    numbered = [
        Part(f"{name}.{which}", kinds * many, "one-hot", 0, 1, "card", doc, in_order(many, faces))
        for which, many, doc in PILE_PLACES
    ]
    by_seat = [
        Part(f"{name}.{which}", Width(0, 1), "count", 0, MAX_COUNT, "card", doc)
        for which, doc in PILE_LOOKS.items()
    ]
    size = Width(len(PILE_NUMBERS))
    sizes = Part(f"{name}.sizes", size, "count", 0, MAX_COUNT, "card", "", PILE_NUMBERS)
    return [sizes, *counted, *numbered, *by_seat]


def in_order(places: int, faces: tuple[str, ...]) -> tuple[str, ...]:
    """Return labels for the faces at some places."""
    return nested([str(place) for place in range(places)], faces)


def table_parts(state: Declaration) -> list[Part]:
    """Return the fields and the piles of the table."""
    parts = [field_part("", field) for field in encoded(state)]
    for contained in state.contained:
        if contained.part == "pile":
            parts += pile_parts(contained.name, contained.names)
    return parts


def player_parts(player: Declaration, shared: dict[str, Declaration]) -> list[Part]:
    """Return the fields of a player, and of the records that a player has; `shared` by class."""
    parts = [field_part("", field) for field in encoded(player)]
    for contained in player.contained:
        if contained.part == "shared":
            record = shared[contained.of]
            parts += [field_part(f"{contained.name}.", field) for field in encoded(record)]
    return parts


def total(parts: list[Part]) -> Width:
    """Return how many entries some parts take."""
    return sum((part.width for part in parts), Width())


# The schema


def game_schema(game: Game, seats: int) -> Schema:
    """Return the schema of a game's observations; ValueError if it has none."""
    schema = game.start(seats).observation_schema()
    if schema is None:
        raise ValueError(f"{game.id} has no numeric observations: `observation_schema` gives None")
    return schema


def schema_of(state: State) -> Schema | None:
    """Return the schema of the observations at a table; None if its state is not declared."""
    cls = declared_class(state)
    if cls is None:
        return None
    package = cls.__module__.rpartition(".")[0]
    decisions = import_module(f"{package}.decisions").DECISIONS
    seats = int(state.seats)
    declared, player, shared = records_of(cls.__module__, cls.__name__)
    parts = [*turn_parts(decisions), *table_parts(declared)]
    for number in range(seats):
        parts += [
            replace(part, name=f"players[{number}].{part.name}")
            for part in player_parts(player, shared)
        ]
    slices: list[Slice] = []
    for part in parts:
        start = slices[-1].stop if slices else 0
        slices.append(placed(part, start, seats))
    return Schema(slices[-1].stop, tuple(slices), left_out(declared, player, shared))


def placed(part: Part, start: int, seats: int) -> Slice:
    """Return a part as it lies in an observation."""
    size = part.width.at(seats)
    names = part_labels(part, seats)
    assert len(names) == size, f"{part.name}: {len(names)} labels for {size} entries"
    rest = (part.form, part.low, part.high, part.unit, part.doc, names)
    return Slice(part.name, start, start + size, *rest)


def part_labels(part: Part, seats: int) -> tuple[str, ...]:
    """Return a label for each entry of a part."""
    if part.kind is not None:
        return labels(part.kind, seats)
    order = labels(Seat(), seats)
    if part.labels:
        return part.labels
    if part.name == "observer":
        return tuple(str(seat) for seat in range(seats))
    return (*order, "chance", "over") if part.name == "to_act" else order


def left_out(
    state: Declaration, player: Declaration, shared: dict[str, Declaration]
) -> dict[str, str]:
    """Return what views show and observations do not have, each with the reason."""
    found = dict(LEFT_OUT)
    for prefix, declared in (
        ("", state),
        ("players.", player),
        *(
            (f"players.{each.name}.", shared[each.of])
            for each in player.contained
            if each.of in shared
        ),
    ):
        found |= {f"{prefix}{f.name}": f.left_out for f in declared.fields if f.left_out}
    for contained in state.contained:
        if contained.part == "pile":
            found |= {f"{contained.name}.{name}": reason for name, reason in PILE_LEFT_OUT.items()}
    return found


def declared_class(state: State) -> type | None:
    """Return the class that declares a state, None if none does."""
    declared = (cls for cls in type(state).__mro__ if cls.__module__.endswith(".state"))
    return next(declared, None)


def records_of(module: str, name: str) -> tuple[Declaration, Declaration, dict[str, Declaration]]:
    """Return the declarations of a state, of its players and, by class, of what copies share."""
    state = declaration(module, name)
    (of,) = (part.of for part in state.contained if part.name == "players")
    player = declaration(module, of)
    shared = [part.of for part in player.contained if part.part == "shared"]
    return state, player, {each: declaration(module, each) for each in shared}


def size_of(
    decisions: tuple[Decision, ...],
    state: Declaration,
    player: Declaration,
    shared: dict[str, Declaration],
    seats: int,
) -> int:
    """Return the number of entries of an observation at a table."""
    board = total([*turn_parts(decisions), *table_parts(state)])
    return board.at(seats) + seats * total(player_parts(player, shared)).at(seats)
