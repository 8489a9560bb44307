"""Words for moves and things of German Railroads: keys and arguments for the locales."""

from dataclasses import fields

from coalface.core.catalogue import Move
from coalface.core.tables import Words
from coalface.games.german_railroads import names

THINGS: dict[str, tuple[str, ...]] = {
    "source": names.POINT_NAMES,
    "emil-card": names.EMIL_CARD_NAMES,
    "revaluation": ("none", "base", "german"),
    "colour": names.COLOUR_NAMES,
    "engineer": names.ENGINEER_NAMES,
    "gap": names.GAP_NAMES,
    "branch": names.BRANCH_NAMES,
    "extension": names.EXTENSION_NAMES,
    "station": names.STATION_NAMES,
    "slot": names.SLOT_NAMES,
    "end-bonus": names.END_BONUS_NAMES,
    "space": names.SPACE_NAMES,
    "token": names.TOKEN_NAMES,
    "card": names.CARD_NAMES,
    "income": names.INCOME_NAMES,
    "foundry": names.FOUNDRY_NAMES,
    "tile": (*names.SLOT_NAMES, *names.GAP_NAMES),
    "bonus": names.BONUS_NAMES,
    "strip": ("hire", "1", "2", "3", "4", "5", "6"),
}
"""Kinds of arguments whose values are numbers of these names."""


def wording(board: str, kind: str, value: int | str) -> Words:
    """How a thing is said: its key is its kind and its name."""
    if kind == "railroad":
        name = names.RAILROAD_NAMES[board][value] if isinstance(value, int) else value
    elif isinstance(value, int) and kind in THINGS:
        name = THINGS[kind][value]
    else:
        name = str(value)
    return Words(f"gr-{kind}-{name.lower().replace('_', '-')}")


def move_words(move: Move) -> Words:
    """A move in words: the key is its kind, the arguments its fields."""
    args = tuple(
        (field.name, "count" if field.type == "int" or field.type is int else field.name, value)
        for field in fields(move)  # type: ignore[arg-type]
        for value in (getattr(move, field.name),)
    )
    return Words(f"gr-move-{move.kind}", args)
