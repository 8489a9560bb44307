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

FRAME_NAMES: Final = (
    "none",
    "deal-engineers",
    "deal-order",
    "deal-foundries",
    "start-bonus",
    "turn",
    "hand",
    "factory",
    "replace",
    "branch",
    "extension",
    "marker",
    "again",
    "boilerman",
    "draw-bonus",
    "relocate",
    "keep",
    "emil",
    "refill",
)
"""By the numbers of the frames."""
