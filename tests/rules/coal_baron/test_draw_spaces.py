"""Draw spaces: look at five, keep none or one, put the rest back. (CB-33 to CB-37)"""

import pytest

from coalface import CHANCE
from coalface.games.coal_baron.names import CARD_NAMES, TILE_NAMES
from tests.rules import rule
from tests.rules.coal_baron.helpers import (
    changes,
    facts,
    look,
    position,
    refused,
    stack,
    tiles_but,
)
from tests.rules.table import TestTable

FIVE = ("YL1", "RD2", "GL2", "KD1", "KD2")


def rows(pile: str, faces: str) -> str:
    """Lines of a position that lay these faces on a stack, the first on top."""
    return "\n".join(f"{pile}-row {face}" for face in faces.split())


def looking(text: str = "", faces: tuple[str, ...] = FIVE) -> TestTable:
    """Seat 0 looks at five tiles that chance has drawn."""
    table = position(f"coal_baron\nseats 3\ntile factory-1 YL1\n{text}")
    table.play(0, "place/factory-draw")
    table.chance(*(f"draw-tile/{tile}" for tile in faces))
    return table


def whole_stack(pile: str, faces: str) -> TestTable:
    """A table at which a stack holds exactly these, from the top; the others are out of play."""
    if pile == "tile":
        empty = "\n".join(f"carts 1 {level} -" for level in ("yellow", "brown", "grey", "black"))
        away = f"tiles 1 {tiles_but(*faces.split())}\n{empty}"
    else:
        others = [card for card in CARD_NAMES if card not in faces.split()]
        away = f"delivered 1 {' '.join(others)}"
    return position(f"coal_baron\nseats 3\n{away}\n{rows(pile, faces)}")


@rule("CB-33")
def test_the_player_looks_at_the_top_five_tiles() -> None:
    table = position("coal_baron\nseats 3\ntile factory-1 YL1\nseat 0 marks 0")
    before = facts(table)
    table.play(0, "place/factory-draw")
    for tile in FIVE:
        assert table.state.actors() == [CHANCE]
        table.chance(f"draw-tile/{tile}")
    assert changes(before, table) == {
        "tile stack": (47, 42),
        "factory-draw workers": (None, (0, 1)),
        "0 workers": (15, 14),
        "hand": (None, " ".join(FIVE)),
    }
    assert refused(table, 0, "place/bank") == "not-now (CB-16)"


@rule("CB-33")
def test_tiles_that_were_put_back_on_top_are_looked_at_first() -> None:
    table = position(f"coal_baron\nseats 3\n{rows('tile', 'KD2 YL1')}")
    table.play(0, "place/factory-draw")
    table.chance("draw-tile/RL1", "draw-tile/RL1", "draw-tile/GD1")
    assert table.state.actors() == [0]
    assert facts(table)["hand"] == "YL1 RL1 RL1 GD1 KD2"


@rule("CB-33")
def test_one_tile_is_bought_at_the_normal_price_with_its_coal() -> None:
    table = looking()
    before = facts(table)
    table.play(0, "keep-tile/GL2")
    assert changes(before, table) == {
        "supply grey": (13, 11),
        "0 marks": (9, 3),
        "0 tiles": ("", "GL2"),
        "0 grey carts": (1, 3),
        "0 grey coal": ("G", "GGG"),
        "hand": (" ".join(FIVE), "YL1 RD2 KD1 KD2"),
    }
    assert table.legal(0) == {"return/top", "return/bottom"}


@rule("CB-33", "CB-37")
@pytest.mark.parametrize(
    ("end", "order"), [("top", "KD1 YL1 KD2 RD2 KL1"), ("bottom", "KL1 KD1 YL1 KD2 RD2")]
)
def test_the_others_go_back_in_an_order_of_choice_to_one_end(end: str, order: str) -> None:
    table = whole_stack("tile", f"{' '.join(FIVE)} KL1")
    table.play(0, "place/factory-draw", "keep-tile/GL2")
    before = facts(table)
    table.play(0, f"return/{end}")
    assert table.legal(0) == {f"return-tile/{tile}" for tile in ("YL1", "RD2", "KD1", "KD2")}
    table.play(0, "return-tile/KD1")
    assert refused(table, 0, "return-tile/KD1") == "cb.why.not-looked-at (CB-33)"
    assert refused(table, 0, "return-tile/KL1") == "cb.why.not-looked-at (CB-33)"
    table.play(0, "return-tile/YL1", "return-tile/KD2")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "tile stack": (1, 5),
        "hand": ("YL1 RD2 KD1 KD2", None),
    }
    assert stack(table, "tile") == order


@rule("CB-33")
def test_only_a_tile_that_was_looked_at_can_be_taken() -> None:
    table = looking()
    assert refused(table, 0, "keep-tile/YL2") == "cb.why.not-looked-at (CB-33)"
    assert refused(table, 0, "keep-order/B01") == "not-now (CB-16)"
    assert refused(table, 1, "keep-tile/YL1") == "not-your-turn (CB-15)"


@rule("CB-33", "CB-38")
def test_a_shortage_is_settled_before_the_others_go_back() -> None:
    table = looking(f"storage 1 {'G' * 12}")
    table.play(0, "keep-tile/GL2")
    others = {"substitute/yellow", "substitute/brown", "substitute/black"}
    assert table.legal(0) == {*others, "leave-empty"}
    before = facts(table)
    table.play(0, "substitute/brown")
    assert changes(before, table) == {
        "supply brown": (13, 12),
        "0 grey coal": ("GG", "RGG"),
    }
    assert table.legal(0) == {"return/top", "return/bottom"}


@rule("CB-34")
def test_all_five_may_be_put_back() -> None:
    table = position(f"coal_baron\nseats 3\nseat 0 marks 20\n{rows('tile', ' '.join(FIVE))}")
    before = facts(table)
    table.play(0, "place/factory-draw")
    assert "keep-none" in table.legal(0)
    table.play(0, "keep-none")
    assert table.legal(0) == {"return/top", "return/bottom"}
    table.play(0, "return/top", *(f"return-tile/{tile}" for tile in FIVE[:4]))
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "factory-draw workers": (None, (0, 1)),
        "0 workers": (15, 14),
    }
    assert stack(table, "tile") == " ".join(FIVE)


@rule("CB-34", "CB-35")
def test_dt_5_draw_space_without_money() -> None:
    table = position("coal_baron\nseats 2\nseat 0 marks 0")
    assert table.why_not(0, "place/factory-draw") is None
    assert "place/factory-draw" in table.legal(0)
    table.play(0, "place/factory-draw")
    table.chance(*(f"draw-tile/{tile}" for tile in FIVE))
    assert table.legal(0) == {"keep-none"}
    for tile in FIVE:
        assert refused(table, 0, f"keep-tile/{tile}").endswith("have=0) (CB-35)")


@rule("CB-35")
@pytest.mark.parametrize(
    ("marks", "able"),
    [
        (1, {"YL1"}),
        (3, {"YL1"}),
        (4, {"YL1", "RD2", "KD1"}),
        (7, {"YL1", "RD2", "KD1", "GL2"}),
        (8, set(FIVE)),
    ],
)
def test_only_a_tile_that_can_be_paid_may_be_taken(marks: int, able: set[str]) -> None:
    table = looking(f"seat 0 marks {marks}")
    assert table.legal(0) == {"keep-none", *(f"keep-tile/{tile}" for tile in able)}
    prices = {"YL1": 1, "RD2": 4, "GL2": 6, "KD1": 4, "KD2": 8}
    for tile in set(FIVE) - able:
        why = f"cb.why.kept-tile (needed={prices[tile]}, have={marks}) (CB-35)"
        assert refused(table, 0, f"keep-tile/{tile}") == why


@rule("CB-35")
def test_no_second_tile_may_be_taken() -> None:
    table = looking("seat 0 marks 40")
    table.play(0, "keep-tile/YL1")
    assert refused(table, 0, "keep-tile/KD1") == "not-now (CB-16)"
    table.play(0, "return/top")
    assert refused(table, 0, "keep-tile/KD1") == "not-now (CB-16)"


@rule("CB-35")
def test_of_two_equal_tiles_one_is_taken() -> None:
    table = looking(faces=("YL1", "YL1", "GD1", "GD1", "GD1"))
    table.play(0, "keep-tile/YL1")
    assert look(table).pits[0].tiles == ("YL1",)
    assert facts(table)["hand"] == "YL1 GD1 GD1 GD1"


@rule("CB-36")
@pytest.mark.parametrize(("chosen", "other"), [("top", "bottom"), ("bottom", "top")])
def test_what_goes_back_is_not_split(chosen: str, other: str) -> None:
    table = looking()
    table.play(0, "keep-none", f"return/{chosen}")
    for placed in range(1, 5):
        assert refused(table, 0, f"return/{other}") == "not-now (CB-16)"
        assert {move.split("/")[0] for move in table.legal(0)} == {"return-tile"}
        table.play(0, f"return-tile/{FIVE[-placed]}")
    seen = look(table)
    assert (seen.tile_stack, seen.hand) == (47, None)
    on_top = len(FIVE) if chosen == "top" else 0
    assert table.state.view(0).memory.tiles.on_top == on_top
    assert stack(table, "tile") == "KD2 KD1 GL2 RD2 YL1"


@rule("CB-36")
def test_what_goes_to_the_bottom_comes_after_all_that_is_not_known() -> None:
    table = looking()
    table.play(0, "keep-none", "return/bottom", *(f"return-tile/{tile}" for tile in FIVE[:4]))
    table.play(1, "place/factory-1")
    assert table.state.actors() == [CHANCE]
    assert sum(table.state.odds()) == 42


@rule("CB-36")
def test_what_goes_on_top_comes_first() -> None:
    table = looking()
    table.play(0, "keep-none", "return/top", *(f"return-tile/{tile}" for tile in FIVE[:4]))
    table.play(1, "place/factory-1")
    assert look(table).spaces[0].tile == "YL1"
    assert stack(table, "tile") == " ".join(FIVE[1:])


@rule("CB-37")
@pytest.mark.parametrize(("pile", "space"), [("tile", "factory-draw"), ("order", "order-draw")])
def test_with_fewer_than_five_the_player_looks_at_all(pile: str, space: str) -> None:
    faces = TILE_NAMES if pile == "tile" else CARD_NAMES
    for count in range(1, 6):
        table = whole_stack(pile, " ".join(faces[:count]))
        table.play(0, f"place/{space}")
        assert table.state.actors() == [0]
        assert facts(table)["hand"] == " ".join(faces[:count])
        assert facts(table)[f"{pile} stack"] == 0


@rule("CB-37")
def test_the_bottom_is_looked_at_when_nothing_else_is_left() -> None:
    """Chance draws what no one has seen, then the bottom of the stack follows."""
    away = tiles_but("YL1", "RL1", "GL1", "KL1")
    empty = "\n".join(f"carts 1 {level} -" for level in ("yellow", "brown", "grey", "black"))
    table = position(
        f"coal_baron\nseats 3\ntiles 1 {away}\n{empty}\n"
        "tile-stack hand 0 placed 0 top 1\ntile-row GL1\ntile-row KL1\n"
    )
    table.play(0, "place/factory-draw")
    assert table.legal(CHANCE) == {"draw-tile/YL1", "draw-tile/RL1"}
    table.chance("draw-tile/RL1", "draw-tile/YL1")
    assert table.state.actors() == [0]
    assert facts(table)["hand"] == "YL1 RL1 GL1 KL1"


@rule("CB-37")
def test_the_last_tile_can_be_taken_and_nothing_goes_back() -> None:
    table = whole_stack("tile", "YL1")
    before = facts(table)
    table.play(0, "place/factory-draw", "keep-tile/YL1")
    assert changes(before, table) == {
        "asked": ((0,), (1,)),
        "tile stack": (1, 0),
        "supply yellow": (14, 13),
        "factory-draw workers": (None, (0, 1)),
        "0 marks": (9, 8),
        "0 workers": (15, 14),
        "0 tiles": ("", "YL1"),
        "0 yellow carts": (1, 2),
        "0 yellow coal": ("Y", "YY"),
    }


@rule("CB-37")
@pytest.mark.parametrize(
    ("pile", "space", "number"), [("tile", "factory-draw", 0), ("order", "order-draw", 1)]
)
def test_with_an_empty_stack_the_draw_space_cannot_be_chosen(
    pile: str, space: str, number: int
) -> None:
    table = whole_stack(pile, "")
    assert refused(table, 0, f"place/{space}") == f"cb.why.stack (pile={number}) (CB-37)"


@rule("CB-37")
@pytest.mark.parametrize(
    ("space", "draws", "keep"),
    [
        ("factory-draw", [f"draw-tile/{tile}" for tile in FIVE], "keep-tile/YL1"),
        ("order-draw", [f"draw-order/{card}" for card in CARD_NAMES[:5]], "keep-order/B01"),
    ],
)
def test_a_draw_space_refills_nothing(space: str, draws: list[str], keep: str) -> None:
    table = position("coal_baron\nseats 2\ntile factory-2 RL1\ncard order-2 E01")
    before = facts(table)
    table.play(0, f"place/{space}")
    table.chance(*draws)
    table.play(0, keep, "return/bottom", *sorted(returns_of(draws, keep))[:3])
    assert table.state.actors() == [1]
    offers = {name for name in changes(before, table) if name.endswith("offers")}
    assert offers == set()


def returns_of(draws: list[str], keep: str) -> list[str]:
    """The moves that put back what was drawn and not taken."""
    taken = keep.split("/")[1]
    moves = [draw.replace("draw-", "return-") for draw in draws]
    return [move for move in moves if not move.endswith(taken)]


@rule("CB-33", "CB-36")
@pytest.mark.parametrize("pile", ["tile", "order"])
@pytest.mark.parametrize(
    ("keep", "end", "returned", "then"),
    [
        ("c", "top", "e a d b", "e a d b f g"),
        ("c", "bottom", "e a d b", "f g e a d b"),
        ("", "bottom", "b a e d c", "f g b a e d c"),
        ("", "top", "b a e d c", "b a e d c f g"),
    ],
)
def test_dt_4_draw_space_order_of_return(
    pile: str, keep: str, end: str, returned: str, then: str
) -> None:
    names = TILE_NAMES if pile == "tile" else CARD_NAMES
    faces = dict(zip("abcdefg", names, strict=False))

    def spelled(letters: str) -> str:
        return " ".join(faces[letter] for letter in letters.split())

    table = whole_stack(pile, spelled("a b c d e f g"))
    table.play(0, "place/factory-draw" if pile == "tile" else "place/order-draw")
    assert facts(table)["hand"] == spelled("a b c d e")
    table.play(0, f"keep-{pile}/{faces[keep]}" if keep else "keep-none", f"return/{end}")
    *chosen, _ = spelled(returned).split()
    table.play(0, *(f"return-{pile}/{face}" for face in chosen))
    assert stack(table, pile) == spelled(then)
    assert table.state.actors() == [1]
