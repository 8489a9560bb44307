"""How the things of Coal Country are spelled in notation, picks, positions and views."""

from typing import Final

from coalface.games.coal_country import ids

TYPE_NAMES: Final = ("wood", "water", "electricity")
TYPE_CODES: Final = "WAE"
COLOUR_NAMES: Final = ("green", "red", "white")
BUILDING_NAMES: Final = (
    "school",
    "tailor",
    "coal-shed",
    "mess-hall",
    "village-store",
    "doctors-office",
    "tavern",
    "church",
)
SITE_NAMES: Final = (*BUILDING_NAMES, "vacant")
ROW_NAMES: Final = ("top", "bottom")
SIDE_NAMES: Final = ("north", "east", "south", "west")
SIDE_CODES: Final = "NESW"
ACCOUNT_NAMES: Final = (
    "start",
    "sales",
    "penalties",
    "permits",
    "utilities",
    "buildings",
    "inspection",
)
ENTRANCE_NAME: Final = "entrance"

STEP_NAMES: Final = (
    "setup",
    "placing",
    "villages",
    "mining",
    "selling",
    "expanding",
    "supplying",
    "constructing",
    "tidying",
    "reporting",
    "restocking",
    "opening",
    "finished",
)
"""By the numbers of the steps in `ids`."""

PERMIT_NAMES: Final = ("1", "2", "3", "4")
"""The numbers of the permit stacks."""
VALUE_NAMES: Final = ("0", "1", "2", "3", "4")
"""The values of foremen."""
KIND_NUMBERS: Final = tuple(str(kind) for kind in range(ids.MAX_KINDS))
"""The kinds of mineshaft tiles, which a component set names."""
BASKETS: Final = tuple(
    (wood, water, power)
    for wood in range(ids.MAX_CUBES + 1)
    for water in range(ids.MAX_CUBES + 1 - wood)
    for power in range(ids.MAX_CUBES + 1 - wood - water)
)
"""What may be bought at once: the number of cubes of each utility."""


def _grid() -> tuple[tuple[int, int], ...]:
    """The cells outward from the entrance: by steps from it, then from west to east."""
    cells = [(0, 0)]
    for steps in range(1, int(ids.LONG_GAME) + 1):
        cells += [(x, steps - abs(x)) for x in range(-steps, steps + 1)]
    assert len(cells) == ids.CELLS
    return tuple(cells)


GRID: Final = _grid()
"""The cells by number, as (x, y); the entrance is (0, 0), the village lies below y = 0."""


def spell_cell(x: int, y: int) -> str:
    """A cell by its way from the entrance: `0`, `n1`, `e2`, `w3n1`."""
    across = f"e{x}" if x > 0 else f"w{-x}" if x < 0 else ""
    return across + (f"n{y}" if y else "") or "0"


CELL_NAMES: Final = tuple(spell_cell(x, y) for x, y in GRID)

SPACE_NAMES: Final = (
    "broker",
    "market",
    "tandem",
    "construction",
    "refuse",
    "storage",
    "village-store",
    "doctors-office",
    "tavern",
    "church",
    *CELL_NAMES,
)


def spell_types(mask: int) -> str:
    """Utilities on a tile as letters: wood W, water A, electricity E; none are `-`."""
    return "".join(code for bit, code in enumerate(TYPE_CODES) if mask & 1 << bit) or "-"


def read_types(letters: str) -> int:
    """Letters as a mask of utilities; ValueError names a letter that is none, or comes twice."""
    mask = 0
    for letter in "" if letters == "-" else letters:
        if letter not in TYPE_CODES or mask & 1 << TYPE_CODES.index(letter):
            raise ValueError(f"{letters!r} should be some of the letters {TYPE_CODES}, or -")
        mask |= 1 << TYPE_CODES.index(letter)
    return mask
