"""How the moves of German Railroads are worded, and which rule says what each one does."""

from dataclasses import fields
from typing import Final

from coalface.core.catalogue import Move
from coalface.core.tables import ArgKind, Words, rule_key
from coalface.games.german_railroads import ids, moves, names
from coalface.games.german_railroads.answer_moves import Extension
from coalface.games.german_railroads.component_tables import ComponentTables
from coalface.games.german_railroads.effect_words import choice_part

KINDS: Final[dict[str, ArgKind]] = {"way": "branch", "number": "factory", "place": "place"}
"""The kinds of fields that are not called like their kind."""

EMIL: Final[dict[str, ArgKind]] = {"emil": "emil-card", "deal-end-bonus": "end-bonus"}
CARDS: Final[dict[str, ArgKind]] = {**EMIL, "keep": "end-bonus"}
"""Families in which `card` is another kind of card."""

BY_VALUE: Final = ("build", "resolve", "signal", "marker")
"""Families that have a message for each of their few moves."""

COMBINED: Final = names.SPACE_NAMES[ids.COAL_COMBINED]

RULES: Final[dict[str, str]] = {
    "deal-engineer": "RR-6",
    "deal-order": "RR-8",
    "deal-foundry": "GC-3",
    "draw-bonus": "GN-8",
    "emil": "GS-5",
    "deal-end-bonus": "RR-3",
    "bonus": "RR-9",
    "place": "RR-11",
    "pass": "RR-76",
    "end-turn": "RR-18",
    "income": "GR-20",
    "foundry": "GC-17",
    "boiler": "GC-12",
    "close": "GC-21",
    "step": "RR-22",
    "step/distinct": "RR-90",
    "step/catch": "RR-56",
    "step/bg": "RR-28",
    "step/any": "RR-27",
    "build": "RR-29",
    "build/factory": "RR-37",
    "build/either/factory": "RR-37",
    "industry": "RR-41",
    "resolve": "RR-18",
    "resolve/doubler": "RR-47",
    "resolve/engineers": "RR-45",
    "resolve/top1": "GC-20",
    "resolve/top": "RR-46",
    "choose": "GC-16",
    "choose/engineer": "RR-90",
    "signal": "RR-67",
    "burn": "GC-23",
    "token": "RR-68",
    "token/endbonus_qcard": "RR-72",
    "token/kiev_medal": "RR-69",
    "token/revaluation": "RR-70",
    "token/two_signals": "RR-67",
    "token/second_marker": "RR-71",
    "token/three_doublers": "RR-47",
    "token/loco_and_factory": "RR-40",
    "token/four": "GN-9",
    "card": "RR-73",
    "card/black_worker": "RR-74",
    "card/german_revaluation": "GN-10",
    "card/coal_factory": "GN-11",
    "take-income": "GR-18",
    "take-foundry": "GC-7",
    "copy": "RR-55",
    "work": "GN-6",
    "skip": "RR-16",
    "branch": "GR-5",
    "extension": "GR-10",
    "marker": "GR-17",
    "loco": "RR-30",
    "give-back": "RR-32",
    "turn-lowest": "RR-37",
    "take-factory": "RR-37",
    "replace": "RR-38",
    "again": "RR-50",
    "boilerman": "GC-13",
    "boilerman/gap": "GC-16",
    "relocate": "RR-61",
    "keep": "RR-72",
    **dict.fromkeys(
        (f"place/{colour}" for colour in ("black", "gray", "brown", "natural", "white")), "RR-22"
    ),
    "place/any2": "RR-13",
    "place/bg1": "RR-12",
    "place/loco": "RR-29",
    "place/loco3": "RR-40",
    "place/ind": "RR-44",
    "place/doubler": "RR-47",
    "place/coins2": "RR-48",
    "place/temp": "RR-49",
    "place/order": "RR-57",
    "place/eng_hire": "RR-52",
    "place/last_round": "RR-84",
    "place/coal_take": "GC-6",
    "place/coal_foundry": "GC-7",
    "place/coal_combined": "GC-8",
    "place/engineer": "RR-51",
    "place/engineer-10/": "RR-56",
    "place/engineer-13/": "RR-50",
    "place/engineer-14/": "RR-55",
    "place/engineer-g4/": "GN-6",
    "place/engineer-g5/": "GN-8",
}
"""The rule behind a move: that of the longest beginning of its notation."""


def about_words(tables: ComponentTables, notation: int | str) -> Words:
    """What a move does: the sentence of the rule behind it."""
    spelled = str(notation)
    longest = max((begin for begin in RULES if spelled.startswith(begin)), key=len)
    return Words(rule_key(RULES[longest]))


def move_words(tables: ComponentTables, move: Move) -> Words:
    """A move in words: the message of its family with its fields."""
    if isinstance(move, moves.Place):
        return place_words(tables, move)
    if isinstance(move, moves.Choose):
        return choose_words(tables, move)
    if isinstance(move, moves.Step):
        track = (("railroad", "railroad", move.railroad), ("colour", "colour", move.colour))
        return Words(f"gr-move-step-{move.source}", track)
    if isinstance(move, Extension):
        return extension_move_words(tables, move)
    if move.kind in BY_VALUE:
        return Words("gr-move-" + str(move).replace("/", "-"))
    args = tuple(
        (field.name, kind_of(move, field.name), getattr(move, field.name))
        for field in fields(move)  # type: ignore[arg-type]
    )
    return Words(f"gr-move-{move.kind}", args)


def kind_of(move: Move, field: str) -> ArgKind:
    """What kind of thing a field of a move is."""
    if field == "card":
        return CARDS.get(move.kind, "card")
    return KINDS.get(field, field)


def extension_move_words(tables: ComponentTables, move: Extension) -> Words:
    """An extension by its station and what its spaces give; previews say where each will lie."""
    extension = names.EXTENSION_NAMES.index(move.extension)
    letter = move.extension[0].lower()
    station = next(at for at, name in enumerate(names.STATION_NAMES) if name.startswith(letter))
    cells = extension_cells(tables, extension)
    gives = " ".join(str(ids.FIRST_CELL + cell) for cell in cells)
    args = (("extension", "special-list", gives), ("station", "station", station))
    return Words("gr-move-extension", args)


def extension_cells(tables: ComponentTables, extension: int) -> list[int]:
    """The special spaces of an extension: their numbers among those of all."""
    first = extension * (ids.CELLS + 1)
    return [c for c in range(first + 1, first + ids.CELLS + 1) if tables.cell_kind[c] >= 0]


def place_words(tables: ComponentTables, move: moves.Place) -> Words:
    """A space with what is put there; a payment that is impossible is worded as such.

    What the combined coal space gives depends on it. (GC-8)
    """
    space, way = names.SPACE_NAMES.index(move.space), names.PAY_NAMES.index(move.pay)
    coins, black = divmod(way, 2)
    workers = int(tables.space_workers[space]) - coins - black
    if workers < 0:
        cost = ("cost", "pay", move.pay)
    else:
        counts = (workers, black, coins + int(tables.space_coins[space]))
        cost = ("cost", "piece-list", pieces(*counts))
    if move.space == COMBINED:
        return Words("gr-move-place-coal-coin" if coins else "gr-move-place-coal", (cost,))
    return Words("gr-move-place", (("space", "space", move.space), cost))


def pieces(workers: int, black: int, coins: int) -> str:
    """Workers and coins as a list of `kind*count`."""
    counts = {"workers": workers, "black": black, "coins": coins}
    return " ".join(f"{name}*{count}" for name, count in counts.items() if count)


def choose_words(tables: ComponentTables, move: moves.Choose) -> Words:
    """One part of an effect that leaves a choice."""
    choice, part = names.CHOICE_NAMES.index(move.row), names.PART_NAMES.index(move.part)
    kind: ArgKind = "factory" if choice < ids.NUMBERS else "engineer"
    what = ("what", kind, choice if choice < ids.NUMBERS else choice - ids.NUMBERS)
    value = choice_part(tables, choice, part)
    if value is None:
        return Words("gr-move-choose-none", (what, ("number", "count", part + 1)))
    return Words("gr-move-choose", (what, ("part", "part", value)))
