"""How the things of German Railroads are spelled in notation, picks, positions and views."""

from typing import Final

COLOUR_NAMES: Final = ("black", "gray", "brown", "natural", "white")
BOARD_NAMES: Final = ("russian", "german")
RAILROAD_NAMES: Final = {"russian": ("TS", "SP", "KI"), "german": ("MU", "DR", "NU")}
BRANCH_NAMES: Final = ("hamburg", "berlin")
STATION_NAMES: Final = ("hannover", "wuerzburg", "frankfurt")

BOARD_SPACE_NAMES: Final = (
    "black2",
    "black3",
    "gray2",
    "gray3",
    "brown1",
    "brown2",
    "natural1",
    "natural2",
    "white1",
    "white2",
    "any2",
    "bg1",
    "loco1",
    "loco2",
    "loco3",
    "ind1",
    "ind2",
    "ind1black1",
    "doubler",
    "coins2",
    "temp",
    "order1",
    "order2",
    "eng_hire",
    "last_round",
    "coal_take",
    "coal_foundry",
    "coal_combined",
)
ENGINEER_NAMES: Final = (*(str(number) for number in range(1, 16)), "g1", "g2", "g3", "g4", "g5")
SPACE_NAMES: Final = (*BOARD_SPACE_NAMES, *(f"engineer-{name}" for name in ENGINEER_NAMES))
PAY_NAMES: Final = (
    "plain",
    "black",
    "coin",
    "coin-black",
    "2coins",
    "2coins-black",
    "3coins",
)
SLOT_NAMES: Final = ("main-1", "main-2", "second", "third")
GAP_NAMES: Final = ("gap-1", "gap-2", "gap-3", "gap-4", "gap-5")
EXTENSION_NAMES: Final = tuple(f"{size}{number}" for size in "WHF" for number in range(1, 7))
INCOME_NAMES: Final = ("any", "black_gray", "gray_brown", "coin", "industry")
FOUNDRY_NAMES: Final = tuple(f"f{number}" for number in range(1, 13))
TOKEN_NAMES: Final = (
    "endbonus_qcard",
    "kiev_medal",
    "revaluation",
    "two_signals",
    "second_marker",
    "three_doublers",
    "loco_and_factory",
    "four_coal",
    "four_coins",
)
CARD_NAMES: Final = (
    "black_worker",
    "loco9",
    "engineer_coin",
    "three_steps",
    "three_coins",
    "german_revaluation",
    "coal_factory",
)
BONUS_NAMES: Final = ("coin", "black", "industry", "doubler", "coal")
END_BONUS_NAMES: Final = (
    "factories",
    "engineers",
    "end_stations",
    "gray_brown",
    "black",
    "signals",
    "doublers",
    "qtokens",
    "extra_engineer",
    "top_locos",
    "extra_workers",
)
EMIL_CARD_NAMES: Final = (
    "white1",
    "white2",
    "natural1",
    "natural2",
    "brown1",
    "brown2",
    "gray3",
    "black3",
    "any2",
    "loco1",
    "loco3",
    "eng_pub1",
    "eng_hire",
    "ind1",
    "ind2",
    "doubler",
    "coal_combined",
)
SOURCE_NAMES: Final = ("colour", "any", "bg", "distinct", "catch")
BUILD_NAMES: Final = ("loco/loco", "either/loco", "factory/factory", "either/factory")
RESOLVE_NAMES: Final = ("doubler", "points", "engineers", "top1", "top2", "top3", "top4")
PART_NAMES: Final = ("first", "second", "third")
CHOICE_NAMES: Final = (
    *(f"factory-{number}" for number in range(10)),
    *(f"engineer-{name}" for name in ENGINEER_NAMES),
)
SIGNAL_NAMES: Final = ("steps", "points")
MARKER_NAMES: Final = ("take", "leave")
POINT_NAMES: Final = (
    "railroad-1",
    "railroad-2",
    "railroad-3",
    "stars",
    "medal",
    "industry",
    "passing",
    "actions",
    "end-bonus",
    "majority",
)
PHASE_NAMES: Final = ("playing", "relocating", "finished")

ATOM_NAMES: Final = (
    *COLOUR_NAMES,
    "any",
    "bg",
    "bg-bonus",
    "distinct",
    *(f"allow-{colour}" for colour in COLOUR_NAMES),
    "catch",
    *(f"run-{number}" for number in (1, 2, 3)),
    "industry",
    "loco",
    "factory",
    "either",
    "doubler",
    "question",
    "signal",
    "card",
    "end-bonus",
    "income",
    "foundry",
    "copy",
    "use-factory",
    "engineers",
    *(f"top-{number}" for number in (1, 2, 3, 4)),
    "points",
    "coal-steps",
    *(f"choice-{name}" for name in CHOICE_NAMES),
)
"""By the numbers of the pool."""

STANDING_NAMES: Final = ("owner", "workers", "coins", "black")
"""What stands on a space."""

SEAT_NAMES: Final = ("0", "1", "2", "3")
NUMBER_NAMES: Final = tuple(str(number) for number in range(10))
TILE_NAMES: Final = (*SLOT_NAMES, *GAP_NAMES)
REPEAT_NAMES: Final = ("one", "two", "one-worked")
SIDE_NAMES: Final = ("owed", "offered")

EMPTY: Final = "-"
OWNER_NAMES: Final = (EMPTY, *(f"seat-{seat}" for seat in SEAT_NAMES), "emil")
ENGINEER_PLACES: Final = (
    "stack",
    "hire",
    *(f"strip-{place}" for place in range(1, 7)),
    *OWNER_NAMES[1:],
    "card",
    "gone",
    "out",
)
FOUNDRY_PLACES: Final = ("unseen", "display", *OWNER_NAMES[1:-1], "closed")
END_PLACES: Final = ("pile", "removed", *OWNER_NAMES[1:-1], "out")
"""Places of engineers, foundries and end bonus cards."""


def spell_locomotive(tile: int) -> str:
    """A locomotive: its number, `b` with a boilerman, `s` for the special #9; `-` is none."""
    if tile == 0:
        return EMPTY
    return f"{tile % 16}{'s' if tile >= 32 else ''}{'b' if tile // 16 % 2 else ''}"


def read_locomotive(word: str) -> int:
    """Read a locomotive as it is spelled."""
    if word == EMPTY:
        return 0
    number = word.rstrip("bs")
    if word[len(number) :] not in ("", "b", "s", "sb") or number not in NUMBER_NAMES:
        raise ValueError(f"expected a tile such as 4, 4b, 9s or -; got {word!r}")
    if "s" in word and number != "9":
        raise ValueError("only a 9 is special")
    return int(number) + 16 * ("b" in word) + 32 * ("s" in word)


def spell_factory(tile: int) -> str:
    """A factory in a gap: its number, `b` with a boilerman; 0 is the coal factory, `-` none."""
    return EMPTY if tile == 0 else f"{(tile - 1) % 16}{'b' if tile > 16 else ''}"


def read_factory(word: str) -> int:
    """Read a factory in a gap as it is spelled."""
    if word == EMPTY:
        return 0
    if "s" in word:
        raise ValueError("the special 9 has no factory side")
    return read_locomotive(word) + 1
