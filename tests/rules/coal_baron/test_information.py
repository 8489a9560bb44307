"""What lies open, what is face down, and what only the looker sees."""

from typing import Any

import pytest
from msgspec.structs import replace

from coalface import CHANCE, Event
from coalface.core.contract import SPECTATORS
from coalface.games.coal_baron.names import CARD_NAMES, TILE_NAMES
from coalface.games.coal_baron.view import CoalBaronView, Order, Table
from tests.rules import rule
from tests.rules.coal_baron.helpers import last_turn
from tests.rules.table import TestTable

VIEWERS = (0, 1, 2, None)

RICH = """
    coal_baron
    seats 3
    shift 2
    start 1
    workers factory-2 1 x3
    workers mining-8 2 x1
    tile factory-1 GL2
    card order-3 T08
    seat 0 marks 2 workers 3 canteen 7 bank 5 level grey score 17
    seat 1 marks 31 level black
    cage 0 YRG
    storage 1 KK
    tiles 2 YL2 KD1
    carts 2 yellow YR
    carts 2 black -
    order 0 C10 YR YKK
    order 2 E01
    delivered 1 B01 C02
    """


def view(table: TestTable, viewer: int | None) -> CoalBaronView:
    """What a seat or a spectator is shown."""
    seen: CoalBaronView = table.state.view(viewer)
    return seen


def without_faces(table: Table) -> Table:
    """A table with everything left out that a chair may see and another not."""
    pits = tuple(replace(pit, delivered_cards=None) for pit in table.pits)
    hand = replace(table.hand, faces=None) if table.hand is not None else None
    return replace(table, pits=pits, hand=hand)


@rule("CB-66", "CB-95")
def test_all_that_lies_open_is_seen_by_all() -> None:
    table = TestTable("coal_baron", RICH)
    seen = view(table, None).table
    assert (seen.shift, seen.start, seen.supply) == (2, 1, (11, 11, 12, 10))
    assert [(s.name, s.owner, s.workers) for s in seen.spaces if s.workers] == [
        ("factory-2", 1, 3),
        ("mining-8", 2, 1),
    ]
    assert [(s.name, s.tile, s.card) for s in seen.spaces if s.tile or s.card] == [
        ("factory-1", "GL2", None),
        ("order-3", None, "T08"),
    ]
    assert [s.name for s in seen.spaces if s.locked] == ["factory-8", "mining-4", "money-3"]
    assert (seen.tile_stack, seen.order_stack) == (48 - 3, 44 - 5)
    assert [pit.score for pit in seen.pits] == [17, 0, 0]
    assert [pit.points["orders"] for pit in seen.pits] == [17, 0, 0]
    assert [pit.marks for pit in seen.pits] == [2, 31, 9]
    assert [(pit.workers, pit.canteen, pit.bank) for pit in seen.pits] == [
        (3, 7, 5),
        (12, 0, 0),
        (14, 0, 0),
    ]
    assert [pit.level for pit in seen.pits] == ["grey", "black", "surface"]
    assert [pit.cage for pit in seen.pits] == [(1, 1, 1, 0), (0, 0, 0, 0), (0, 0, 0, 0)]
    assert [pit.storage for pit in seen.pits] == [(0, 0, 0, 0), (0, 0, 0, 2), (0, 0, 0, 0)]
    assert [(pit.caged, pit.stored, pit.complete) for pit in seen.pits] == [
        (3, 0, 0),
        (0, 2, 0),
        (0, 0, 0),
    ]
    assert [(space.workers, space.price) for space in seen.spaces if space.workers] == [
        (space.workers, space.workers + 1) for space in seen.spaces if space.workers
    ]
    assert seen.pits[2].tiles == ("YL2", "KD1")
    assert (seen.pits[2].light, seen.pits[2].dark, seen.pits[2].balance_points) == (1, 1, 0)
    assert seen.pits[2].carts == (3, 1, 1, 2)
    assert seen.pits[2].cubes == ((1, 1, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 0))
    assert seen.pits[0].orders == (Order("C10", (0, 0, 1, 1), (1, 0, 0, 2), 2),)
    assert seen.pits[2].orders == (Order("E01", (1, 0, 0, 0), (0, 0, 0, 0), 1),)
    for viewer in VIEWERS:
        assert without_faces(view(table, viewer).table) == without_faces(seen)


@rule("CB-66")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_lies_open(seats: int) -> None:
    cards = CARD_NAMES[: 3 * seats + 1]
    text = f"coal_baron\nseats {seats}\ndraft {' '.join(cards)}\nask draft 0 drafted 0\n"
    table = TestTable("coal_baron", text)
    for viewer in (*range(seats), None):
        assert view(table, viewer).table.draft == cards


# Delivered orders


@rule("CB-67")
def test_delivered_orders_are_a_number_to_others_and_faces_to_their_owner() -> None:
    table = TestTable("coal_baron", RICH)
    for viewer in VIEWERS:
        pit = view(table, viewer).table.pits[1]
        assert pit.delivered == 2
        assert pit.delivered_cards == (("B01", "C02") if viewer == 1 else None)
        assert view(table, viewer).table.pits[0].delivered == 0


@rule("CB-67", "CB-60")
def test_who_saw_them_delivered_remembers_their_faces() -> None:
    """The table hides them; memory does not, for they lay open before and when delivered."""
    table = TestTable("coal_baron", "coal_baron\nseats 3\norder 0 C09 KK\n")
    table.play(0, "place/delivery-carriage")
    assert table.events[-1] == Event("cb.order.delivered", 0, (CARD_NAMES.index("C09"), 9, 2))
    for viewer in VIEWERS:
        assert table.events[-1].seen(viewer)
        assert view(table, viewer).memory.delivered == (("C09",), (), ())
        shown = view(table, viewer).table.pits[0].delivered_cards
        assert shown == (("C09",) if viewer == 0 else None)


@rule("CB-67", "CB-69")
def test_after_the_last_shift_scoring_delivered_orders_stay_revealed() -> None:
    table = last_turn(3, "shift 3\ndelivered 1 B01 C02\ndelivered 2 T11")
    assert view(table, 0).table.pits[1].delivered_cards is None
    table.play(0, "place/bank")
    for viewer in VIEWERS:
        shown = [pit.delivered_cards for pit in view(table, viewer).table.pits]
        assert shown == [(), ("B01", "C02"), ("T11",)]


# Draw spaces


LOOKS: dict[str, dict[str, Any]] = {
    "tile": {"space": "factory-draw", "names": TILE_NAMES, "pile": "tiles", "number": 0},
    "order": {"space": "order-draw", "names": CARD_NAMES, "pile": "orders", "number": 1},
}
FACES = {
    "tile": ("YL1", "KD2", "YL1", "GL1", "RD2"),
    "order": ("B01", "E11", "C02", "T04", "B09"),
}
OTHERS = SPECTATORS | 0b110
KEPT = {"tile": "GL1", "order": "T04"}
BACK = {"tile": ("KD2", "YL1", "RD2"), "order": ("E11", "B01", "B09")}


def seen_by(events: list[Event], viewer: int | None) -> list[Event]:
    """The events that a seat or a spectator sees."""
    return [event for event in events if event.seen(viewer)]


@rule("CB-68")
@pytest.mark.parametrize("kind", ["tile", "order"])
def test_only_the_looker_sees_what_he_draws(kind: str) -> None:
    look = LOOKS[kind]
    table = TestTable("coal_baron", "coal_baron\nseats 3\n")
    table.play(0, f"place/{look['space']}")
    for drawn, face in enumerate(FACES[kind], 1):
        table.chance(f"draw-{kind}/{face}")
        number = look["names"].index(face)
        key = "cb.looked.tile" if kind == "tile" else "cb.looked.card"
        assert seen_by(table.events, 0) == [Event(key, 0, (number,), 1)]
        drawing = Event("cb.drawn", 0, (look["number"], drawn, 5), OTHERS)
        for viewer in (1, 2, None):
            assert seen_by(table.events, viewer) == [drawing]
            hand = view(table, viewer).table.hand
            assert hand is not None
            assert (hand.pile, hand.seat, hand.size, hand.faces) == (look["pile"], 0, drawn, None)
            places = getattr(view(table, viewer).memory, look["pile"]).places
            assert [place.face for place in places] == [None] * drawn
    hand = view(table, 0).table.hand
    assert hand is not None
    assert hand.faces is not None
    assert sorted(hand.faces) == sorted(FACES[kind])
    assert sum(space.tile is not None for space in view(table, 1).table.spaces) == 0


@rule("CB-68")
@pytest.mark.parametrize("end", ["top", "bottom"])
@pytest.mark.parametrize("kind", ["tile", "order"])
def test_the_others_learn_what_was_taken_how_many_went_back_and_where(kind: str, end: str) -> None:
    look = LOOKS[kind]
    table = TestTable("coal_baron", "coal_baron\nseats 3\n")
    table.play(0, f"place/{look['space']}")
    table.chance(*(f"draw-{kind}/{face}" for face in FACES[kind]))
    table.play(0, f"keep-{kind}/{KEPT[kind]}")
    taken = look["names"].index(KEPT[kind])
    key = "cb.tile.bought" if kind == "tile" else "cb.order.taken"
    for viewer in VIEWERS:
        assert seen_by(table.events, viewer)[0].key == key
        assert seen_by(table.events, viewer)[0].args[0] == taken
    table.play(0, f"return/{end}")
    expected = Event("cb.returned", 0, (look["number"], ("top", "bottom").index(end), 4))
    for viewer in VIEWERS:
        assert seen_by(table.events, viewer) == [expected]
    for placed, face in enumerate(BACK[kind], 1):
        table.play(0, f"return-{kind}/{face}")
        assert [event.key for event in table.events if event.seen(0)]
        numbers = [placed, 4] if placed == len(BACK[kind]) else [placed]
        for viewer in (1, 2, None):
            assert seen_by(table.events, viewer) == [
                Event("cb.returned.next", 0, (look["number"], number, 4), OTHERS)
                for number in numbers
            ]
    assert table.state.actors() == [1]
    for viewer in VIEWERS:
        stack = getattr(view(table, viewer).memory, look["pile"])
        assert stack.on_top == (4 if end == "top" else 0)
        assert len(stack.places) == 4
        assert view(table, viewer).table.hand is None


def knowledge(table: TestTable, viewer: int, pile: str) -> list[tuple[int, str | None]]:
    """What a seat remembers of a stack, from above: the group and a face of each place."""
    places = getattr(view(table, viewer).memory, pile).places
    return [(place.group, place.face) for place in reversed(places)]


@rule("CB-68")
@pytest.mark.parametrize("kind", ["tile", "order"])
def test_the_looker_remembers_the_order_of_return_and_nobody_else_does(kind: str) -> None:
    look = LOOKS[kind]
    table = TestTable("coal_baron", "coal_baron\nseats 3\n")
    table.play(0, f"place/{look['space']}")
    table.chance(*(f"draw-{kind}/{face}" for face in FACES[kind]))
    table.play(0, f"keep-{kind}/{KEPT[kind]}", "return/top")
    table.play(0, *(f"return-{kind}/{face}" for face in BACK[kind]))
    last = {"tile": "YL1", "order": "C02"}[kind]
    own = knowledge(table, 0, look["pile"])
    assert [face for _, face in own] == [*BACK[kind], last]
    assert len({group for group, _ in own}) == 4
    for viewer in (1, 2):
        assert [face for _, face in knowledge(table, viewer, look["pile"])] == [None] * 4
        assert len({group for group, _ in knowledge(table, viewer, look["pile"])}) == 1


@rule("CB-68")
def test_a_second_looker_leaves_the_first_knowing_the_set_but_not_the_order() -> None:
    table = TestTable("coal_baron", "coal_baron\nseats 3\n")
    table.play(0, "place/order-draw")
    table.chance(*(f"draw-order/{face}" for face in FACES["order"]))
    table.play(0, "keep-none", "return/top")
    table.play(0, *(f"return-order/{face}" for face in ("B01", "B09", "C02", "T04")))
    table.play(1, "place/order-draw")
    assert len(seen_by(table.events, 1)) == 3 + 5
    assert len(seen_by(table.events, 0)) == len(seen_by(table.events, None)) == 3 + 5
    assert table.state.actors() == [1]
    table.play(1, "keep-order/C02", "return/top")
    table.play(1, *(f"return-order/{face}" for face in ("E11", "B09", "T04")))
    faces = [face for _, face in knowledge(table, 0, "orders")]
    assert sorted(str(face) for face in faces) == ["B01", "B09", "E11", "T04"]
    assert len({group for group, _ in knowledge(table, 0, "orders")}) == 1
    own = [face for _, face in knowledge(table, 1, "orders")]
    assert own == ["E11", "B09", "T04", "B01"]
    assert [face for _, face in knowledge(table, 2, "orders")] == [None] * 4


@rule("CB-68")
def test_others_are_offered_nothing_while_one_looks() -> None:
    table = TestTable("coal_baron", "coal_baron\nseats 3\n")
    table.play(0, "place/factory-draw")
    table.chance(*(f"draw-tile/{face}" for face in FACES["tile"]))
    assert table.legal(1) == table.legal(2) == table.legal(CHANCE) == set()
    reason = table.why_not(1, "keep-tile/YL1")
    assert reason is not None
    assert reason == table.why_not(1, "keep-tile/KL1")


@rule("CB-68")
def test_what_the_others_see_does_not_depend_on_the_faces_drawn() -> None:
    """Two lookers draw different tiles, keep none and put them back: it looks the same."""
    seen: list[list[Any]] = []
    for faces in (("YL1", "KD2", "YL2", "GL1", "RD2"), ("KL1", "KL2", "KD1", "YD2", "GL2")):
        table = TestTable("coal_baron", "coal_baron\nseats 3\n")
        looks: list[Any] = []
        for actor, move in (
            (0, "place/factory-draw"),
            *((CHANCE, f"draw-tile/{face}") for face in faces),
            (0, "keep-none"),
            (0, "return/bottom"),
            *((0, f"return-tile/{face}") for face in faces[:4]),
        ):
            table.play(actor, move)
            looks.append([view(table, viewer) for viewer in (1, 2, None)])
            looks.append([seen_by(table.events, viewer) for viewer in (1, 2, None)])
        seen.append(looks)
    assert seen[0] == seen[1]


@rule("CB-68")
def test_a_return_does_not_tell_that_the_last_tiles_are_alike() -> None:
    """Two tiles are left to put back, alike or not: to the others that looks the same."""
    seen = []
    for fifth in ("YL1", "YL2"):
        table = TestTable("coal_baron", "coal_baron\nseats 3\n")
        table.play(0, "place/factory-draw")
        table.chance(*(f"draw-tile/{face}" for face in ("GL1", "KD2", "RD2", "YL1", fifth)))
        table.play(0, "keep-tile/GL1", "return/top", "return-tile/KD2", "return-tile/RD2")
        seen.append([view(table, viewer) for viewer in (1, 2, None)])
    assert seen[0] == seen[1]
