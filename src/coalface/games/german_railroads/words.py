"""How the things of German Railroads are worded: keys and arguments, never prose."""

from collections.abc import Callable
from typing import Final

from coalface.core.messages import LIST, ROW, index_of, joined, name_of
from coalface.core.tables import ArgKind, Words
from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.component_tables import ComponentTables
from coalface.games.german_railroads.effect_words import (
    EFFECT_KINDS,
    choice_part,
    effect_words,
    given_words,
    part_words,
)
from coalface.games.german_railroads.means import MEANS_NAMES
from coalface.games.german_railroads.move_words import about_words, extension_cells, pieces

NAMES: Final[dict[ArgKind, tuple[str, ...]]] = {
    "branch": names.BRANCH_NAMES,
    "colour": names.COLOUR_NAMES,
    "revaluation": ("none", "base", "german"),
    "station": names.STATION_NAMES,
    "strip": ("hire", *(f"strip-{place}" for place in range(1, 7))),
    "pay": names.PAY_NAMES,
    "means": MEANS_NAMES,
}
"""Things that have a number and a name; either may be given. Each has a message of its own."""


COMPOSED: Final = (
    "bonus",
    "card",
    "cell",
    "end-bonus",
    "engineer",
    "factory",
    "foundry",
    "income",
    "token",
)
"""Kinds whose words may hold an "and" themselves: semicolons part them."""

COAL_FACTORY: Final = 0


def spelled(name: str) -> str:
    """A name as a part of a key."""
    return name.lower().replace("_", "-")


def wording(tables: ComponentTables, kind: ArgKind, value: int | str) -> Words:
    """A thing of this kind, by its number or its name; KeyError if nothing is called like that."""
    if kind.endswith((LIST, ROW)):
        return some(kind, str(value).split())
    if kind in WORDINGS:
        return WORDINGS[kind](tables, value)
    if kind in NAMES:
        return Words(f"gr-{kind}-{spelled(name_of(kind, value, NAMES[kind]))}")
    if kind in EFFECT_KINDS:
        return effect_words(tables, kind, value)
    raise KeyError(f"nothing says what {kind} {value!r} is called")


def some(kind: ArgKind, items: list[str]) -> Words:
    """Return several things in a row; composed names follow each other without an "and"."""
    of = kind.removesuffix(LIST).removesuffix(ROW)
    if of in COMPOSED and len(items) > 1:
        first = ("first", of + ROW, " ".join(items[:-1]))
        return Words("gr-list-next", (first, ("next", of, items[-1])))
    return joined(kind, items, lambda of, item: Words("gr-cell", (("what", of, item),)))


# Railroads and what stands on them


def railroads(tables: ComponentTables) -> tuple[str, ...]:
    """The names of the three railroads of this board."""
    return names.RAILROAD_NAMES[names.BOARD_NAMES[tables.board]]


def railroad_words(tables: ComponentTables, value: int | str) -> Words:
    """A railroad by its number or its letters."""
    return Words(f"gr-railroad-{name_of('railroad', value, railroads(tables)).lower()}")


def slot_words(tables: ComponentTables, value: int | str) -> Words:
    """A place for a locomotive: its railroad, and which of the two on the main line."""
    slot = index_of("slot", value, names.SLOT_NAMES)
    railroad = ("railroad", "railroad", max(slot - 1, 0))
    if slot > 1:
        return Words("gr-slot", (railroad,))
    return Words("gr-slot-main", (railroad, ("number", "count", slot + 1)))


def gap_words(tables: ComponentTables, value: int | str) -> Words:
    """A gap of the industry track."""
    return Words("gr-gap", (("number", "count", index_of("gap", value, names.GAP_NAMES) + 1),))


def tile_words(tables: ComponentTables, value: int | str) -> Words:
    """A locomotive or a factory by the place where it lies."""
    tile = index_of("tile", value, (*names.SLOT_NAMES, *names.GAP_NAMES))
    if tile < ids.SLOTS:
        return Words("gr-tile-loco", (("slot", "slot", tile),))
    return Words("gr-tile-factory", (("gap", "gap", tile - ids.SLOTS),))


def place_words(tables: ComponentTables, value: int | str) -> Words:
    """A place of the industry track: a printed number, a gap, or neither."""
    place = int(value)
    if tables.lane_gap[place] >= 0:
        return Words("gr-place-gap", (("gap", "gap", int(tables.lane_gap[place])),))
    if place and tables.lane_points[place] == tables.lane_points[place - 1]:
        return Words("gr-place-blank")
    return Words("gr-place", (("points", "count", int(tables.lane_points[place])),))


def extension_words(tables: ComponentTables, value: int | str) -> Words:
    """A railroad extension with all its special spaces."""
    extension = index_of("extension", value, names.EXTENSION_NAMES)
    cells = extension_cells(tables, extension)
    size = ("size", "count", int(tables.extension_size[extension]))
    return Words("gr-extension", (size, ("cells", "cell-list", " ".join(map(str, cells)))))


def cell_words(tables: ComponentTables, value: int | str) -> Words:
    """A special space of an extension: where it will lie, what it asks for, what it gives."""
    cell = int(value)
    extension, place = divmod(cell, ids.CELLS + 1)
    for at, size in zip(tables.station_at, tables.station_size, strict=True):
        if size == tables.extension_size[extension]:
            place += int(at) - 1
    where = ("space", "count", place)
    gives = ("gives", "gives", f"{tables.cell_kind[cell]}*{tables.cell_value[cell]}")
    colour = ("colour", "colour", int(tables.cell_need[cell]))
    return Words(
        "gr-special-loco" if tables.cell_loco[cell] else "gr-special", (where, colour, gives)
    )


# Spaces and people


def space_words(tables: ComponentTables, value: int | str) -> Words:
    """An action space; an engineer is one too."""
    space = index_of("space", value, names.SPACE_NAMES)
    if space >= ids.FIRST_ENGINEER:
        return engineer_words(tables, space - ids.FIRST_ENGINEER)
    return Words(f"gr-space-{spelled(names.SPACE_NAMES[space])}")


def engineer_words(tables: ComponentTables, value: int | str) -> Words:
    """An engineer: number and effect."""
    engineer = index_of("engineer", value, names.ENGINEER_NAMES)
    row = int(tables.space_row[ids.FIRST_ENGINEER + engineer])
    number = ("number", "count", int(tables.engineer_number[engineer]))
    return Words("gr-engineer", (number, ("effect", "effect", row)))


def emil_card_words(tables: ComponentTables, value: int | str) -> Words:
    """A card of Emil by the space it shows."""
    name = name_of("emil-card", value, names.EMIL_CARD_NAMES)
    return (
        space_words(tables, name) if name in names.SPACE_NAMES else Words("gr-emil-card-engineer")
    )


def owner_words(tables: ComponentTables, value: int | str) -> Words:
    """Who stands on a space: a seat, or Emil."""
    if value == "emil":
        return Words("gr-emil")
    return Words("cell-seat", (("seat", "seat", int(str(value).removeprefix("seat-"))),))


# Tiles, tokens and cards


def foundry_words(tables: ComponentTables, value: int | str) -> Words:
    """A foundry: number and effect."""
    foundry = index_of("foundry", value, names.FOUNDRY_NAMES)
    effect = ("effect", "effect", int(tables.foundry_row[foundry]))
    return Words("gr-foundry", (("number", "count", foundry + 1), effect))


def factory_words(tables: ComponentTables, value: int | str) -> Words:
    """A factory: number and effect."""
    number = int(value)
    effect = ("effect", "effect", int(tables.factory_row[number]))
    if number == COAL_FACTORY:
        return Words("gr-factory-coal", (effect,))
    return Words("gr-factory", (("number", "count", number), effect))


def by_row(
    known: tuple[str, ...], kind: str, rows: str
) -> Callable[[ComponentTables, int | str], Words]:
    """Things that are called by what they give."""

    def words(tables: ComponentTables, value: int | str) -> Words:
        number = index_of(kind, value, known)
        return effect_words(tables, "effect", int(getattr(tables, rows)[number]))

    return words


def end_bonus_words(tables: ComponentTables, value: int | str) -> Words:
    """An end bonus card by what it pays."""
    card = index_of("end-bonus", value, names.END_BONUS_NAMES)
    key = f"gr-end-bonus-{spelled(names.END_BONUS_NAMES[card])}"
    tiers = {"signals": tables.signal_tiers, "doublers": tables.doubler_tiers}.get(
        names.END_BONUS_NAMES[card]
    )
    if tiers is not None:
        steps = [f"{tiers[at]}+ → {tiers[at + 1]}" for at in range(len(tiers) - 2, -1, -2)]
        return Words(key, (("steps", "text", ", ".join(steps)),))
    return Words(key, (("points", "count", int(tables.end_each[card])),))


def piece_words(tables: ComponentTables, value: int | str) -> Words:
    """Workers or coins that stand on a space: `workers*2`."""
    name, count = str(value).split("*")
    return Words(f"gr-pieces-{name}", (("count", "count", int(count)),))


def pieces_words(tables: ComponentTables, value: int | str) -> Words:
    """All that is put on a space, as events have it: see `PUT` there."""
    workers, rest = divmod(int(value), 100)
    coins, black = divmod(rest, 10)
    return some("piece-list", pieces(workers, black, coins).split())


def source_words(tables: ComponentTables, value: int | str) -> Words:
    """Where points come from."""
    source = index_of("source", value, names.POINT_NAMES)
    if source < ids.RAILROADS:
        return Words("gr-source-railroad", (("railroad", "railroad", source),))
    return Words(f"gr-source-{names.POINT_NAMES[source]}")


def title_words(tables: ComponentTables, value: int | str) -> Words:
    """The name of the game, by its player boards."""
    return Words("gr-title" if tables.board else "gr-title-russian")


def locos_words(tables: ComponentTables, value: int | str) -> Words:
    """How many locomotives there are of a number: `2*4`."""
    number, count = map(int, str(value).split("*"))
    return Words("gr-locos", (("number", "count", number), ("count", "count", count)))


def special_words(tables: ComponentTables, value: int | str) -> Words:
    """What a special space gives: a printed one by its number, then the cells of extensions."""
    special = int(value)
    cell = special - ids.FIRST_CELL
    if cell >= 0:
        return given_words(tables, f"{tables.cell_kind[cell]}*{tables.cell_value[cell]}")
    return given_words(tables, f"{tables.special_kind[special]}*{tables.special_value[special]}")


def lane_words(tables: ComponentTables, value: int | str) -> Words:
    """What a place of the industry track gives once."""
    row = int(tables.lane_row[int(value)])
    return effect_words(tables, "effect", row) if row >= 0 else Words("none")


def chosen_words(tables: ComponentTables, value: int | str) -> Words:
    """A part of an effect that leaves a choice, by the choice and the place of the part."""
    part = choice_part(tables, *divmod(int(value), 3))
    return Words("none") if part is None else part_words(tables, part)


def resolved_words(tables: ComponentTables, value: int | str) -> Words:
    """What brings points at once: 0 the numbers of the engineers, then this many locomotives."""
    if int(value) == 0:
        return Words("gr-resolved-engineers")
    return Words("gr-resolved-top", (("count", "count", int(value)),))


WORDINGS: Final[dict[ArgKind, Callable[[ComponentTables, int | str], Words]]] = {
    "about": about_words,
    "bonus": by_row(names.BONUS_NAMES, "bonus", "bonus_row"),
    "card": by_row(names.CARD_NAMES, "card", "card_row"),
    "cell": cell_words,
    "chosen": chosen_words,
    "emil-card": emil_card_words,
    "end-bonus": end_bonus_words,
    "engineer": engineer_words,
    "extension": extension_words,
    "factory": factory_words,
    "foundry": foundry_words,
    "gap": gap_words,
    "gives": given_words,
    "income": by_row(names.INCOME_NAMES, "income", "income_row"),
    "lane": lane_words,
    "locos": locos_words,
    "owner": owner_words,
    "part": part_words,
    "piece": piece_words,
    "pieces": pieces_words,
    "place": place_words,
    "railroad": railroad_words,
    "resolved": resolved_words,
    "seat": lambda _, value: Words("cell-seat", (("seat", "seat", int(value)),)),
    "slot": slot_words,
    "space": space_words,
    "special": special_words,
    "tile": tile_words,
    "source": source_words,
    "title": title_words,
    "token": by_row(names.TOKEN_NAMES, "token", "token_row"),
}
"""Things whose words depend on the component set, or on the board."""
