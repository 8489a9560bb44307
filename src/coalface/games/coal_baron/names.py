"""How the things of Coal Baron are spelled in notation, picks, positions and views."""

from typing import Final

from coalface.core.checks import not_one_of

COLOUR_NAMES: Final = ("yellow", "brown", "grey", "black")
COLOUR_CODES: Final = "YRGK"
LEVEL_NAMES: Final = ("surface", *COLOUR_NAMES)
VEHICLE_NAMES: Final = ("barrow", "carriage", "truck", "engine")
SIDE_NAMES: Final = ("light", "dark")
ORIGIN_NAMES: Final = ("cage", "storage")
END_NAMES: Final = ("top", "bottom")
PILE_NAMES: Final = ("tiles", "orders")

SPACE_NAMES: Final = (
    *(f"factory-{number}" for number in range(1, 9)),
    "factory-draw",
    *(f"mining-{steps}" for steps in (4, 6, 8, 10)),
    *(f"delivery-{vehicle}" for vehicle in VEHICLE_NAMES),
    *(f"money-{marks}" for marks in (3, 4, 5, 6)),
    *(f"order-{number}" for number in range(1, 5)),
    "order-draw",
    "bank",
)

WORKER_SPACE_NAMES: Final = SPACE_NAMES[:-1]
FACTORY_SPACE_NAMES: Final = SPACE_NAMES[:8]
ORDER_SPACE_NAMES: Final = SPACE_NAMES[21:25]

CARD_NAMES: Final = tuple(f"{vehicle}{number:02}" for vehicle in "BCTE" for number in range(1, 12))
TILE_NAMES: Final = tuple(
    f"{colour}{side}{carts}" for colour in COLOUR_CODES for side in "LD" for carts in (1, 2)
)

ELEMENT_NAMES: Final = (
    *(f"{colour}-coal" for colour in COLOUR_NAMES),
    *VEHICLE_NAMES,
    *(f"{colour}-carts" for colour in COLOUR_NAMES),
)

SCORED_ELEMENT_NAMES: Final = tuple(
    f"shift-{shift}/{element}" for shift in (1, 2, 3) for element in ELEMENT_NAMES
)
"""An element in the scoring of a shift: the names of a breakdown."""


def spell_cubes(counts: list[int]) -> str:
    """Cubes as letters: two yellow and a black one are `YYK`; none are `-`."""
    return "".join(code * count for code, count in zip(COLOUR_CODES, counts, strict=True)) or "-"


def read_cubes(letters: str) -> list[int]:
    """Letters as counts by colour; ValueError names a letter that is no colour."""
    if letters == "-":
        return [0] * len(COLOUR_CODES)
    for letter in letters:
        if letter not in COLOUR_CODES:
            raise ValueError(not_one_of(letter, COLOUR_CODES))
    return [letters.count(code) for code in COLOUR_CODES]


def spell_counts(counts: tuple[int, ...]) -> str:
    """Spell counts by colour for the kinds `cubes-list` and `spots-list`: `2Y 1K`."""
    coded = zip(counts, COLOUR_CODES, strict=True)
    return " ".join(f"{count}{code}" for count, code in coded if count)
