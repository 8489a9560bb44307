"""The printed values that the rulebook states: a set that has others is refused by them.

By the table of a component set, the path of the value in it, and the section of the rulebook.
"""

from typing import Any, Final, NamedTuple


class Stated(NamedTuple):
    """A value that the rulebook states."""

    table: str
    path: str
    value: Any
    section: str


def _rows(table: str, section: str, **values: Any) -> list[Stated]:
    """Values of one table that stand in one section; `__` parts the words of a path."""
    return [
        Stated(table, name.replace("__", "."), value, section) for name, value in values.items()
    ]


def _fees(section: str, **fees: list[int]) -> list[Stated]:
    """The fees of options before and from turn 7."""
    return [Stated("options", f"{name}.fee", fee, section) for name, fee in fees.items()]


def _turn(turn: int, *effects: str, **values: Any) -> list[Stated]:
    """What a turn brings, and what else is stated of it."""
    rows = [Stated("turns", f"{turn}.effects", sorted(effects), "6.1")]
    return rows + [
        Stated("turns", f"{turn}.{name}", value, "6.1") for name, value in values.items()
    ]


STATED: Final = (
    *_rows("dice", "6.1", **{"2__removed": {"black": 1, "white": 0}}),
    *_rows("dice", "6.1", **{"3__removed": {"black": 1, "white": 1}}),
    *_rows("dice", "6.1", **{"4__removed": {"black": 2, "white": 1}}),
    *_rows("transport", "5.1", brickearth__first_turn=1, paved__first_turn=4, rails__first_turn=8),
    *_turn(1, "start_player", year=1769),
    *_turn(2, "locks", coat="essen"),
    *_turn(3, "levy", coat="werden"),
    *_turn(4, "switch", "country", coat="broich"),
    *_turn(5, "dear_locks", "country", coat="essen"),
    *_turn(6, "warehouse", "gift", "country", coat="werden", year=1782),
    *_turn(7, "dear_options", "warehouse", "country", coat="broich", year=1784),
    *_turn(8, "switch", "country", coat="essen"),
    *_turn(9, "better_track", "warehouse", "country", coat="werden", year=1809),
    *_turn(10, "warehouse", "gift", "country", coat="broich", year=1860),
    *_turn(11, "fewer_dice", "warehouse", "country", coat="essen", year=1880),
    *_turn(12, "last_turn"),
    *_rows("export", "6.4", step_low=1, step_high=2, high_from=4, extra_thaler=1),
    *_rows("export", "6.6", port_cost=[3, 4, 4, 5, 5, 5, 5, 5], shift_cost=2, per_player=2),
    *_rows("export", "6.7", first_turn=4, last_turn=11),
    *_rows("warehouse", "4.0", pool=1, lock_box=2, mark_box=2, turn_track=[6, 7, 9, 10, 11]),
    *_rows("warehouse", "6.6", vp=2, city_income=1, marker_price=2),
    *_rows("warehouse", "6.5.2", essen_cities=["kettwig", "steele", "werden"]),
    *_rows("warehouse", "6.5.2", mark_cities=["blankenstein", "hattingen", "witten"]),
    *_rows("locks", "6.6", cost=2, dear_cost=3),
    *_rows("locks", "8.1", two_for_one_turns_2=[2, 5]),
    *_rows("locks", "8.2", two_for_one_first_3=True),
    *_rows("board", "6.4", areas__white_city=2),
    *_rows("board", "6.7", income=10),
    *_rows("board", "5.3", debt_spaces=4, loan=2, repay=3, hardship_vp=2),
    *_rows("black_markers", "6.5", lock={"black_industry": 1, "black_city": 1}),
    *_rows("white_markers", "8.1", copies__2=1),
    *_rows("white_markers", "8.2", copies__3=2),
    *_rows("white_markers", "6.5.1 and 6.6", copies__4=3),
    *_fees("5.2", pilot=[0, 0], transport=[0, 0], wage=[0, 0], supply=[0, 0]),
    *_fees("5.2", hauling=[1, 2], transport_pilot=[1, 2]),
    *_fees("5.2", hauling_pilot=[2, 3], hauling_transport=[2, 3]),
    *_rows("options", "5.2", wage__last_turn=11, supply__last_turn=11),
    *_rows("effects", "5.2", wage_thaler=2, supply_pips=2, most_pips=6),
    *_rows("effects", "6.5.2", hauler_pips=3, inn_thaler=3, inn_vp=2),
    *_rows("effects", "6.1", gift=1, levy=1),
    *_rows("effects", "6.2", demand_most=2),
    *_rows("scoring", "7.0", essen_set=1, mark_set=1, all_cities=3, all_depots=2, debt=-2),
    *_rows("scoring", "7.0", depot_majority=1, mayor_per_thaler=1, ruhrtalbahn_per_warehouse=1),
    *_rows("scoring", "7.0", ruhraake=2, ruhraake_in_ruhrort=4),
)
"""Lists of names are compared in the order of the alphabet: their order says nothing."""
