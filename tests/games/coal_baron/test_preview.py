"""What previews of Coal Baron say beside the words of a move, and what a miner is asked."""

import pytest

import coalface
from coalface.core.advice import Proposal, reason
from coalface.core.contract import CHANCE
from coalface.core.preview import preview
from coalface.core.random import Random
from coalface.core.registry import game_spec
from coalface.core.tables import Words
from coalface.text import Text

SPEC = game_spec("coal_baron")
MINING = "coal_baron\nseats 2\norder 0 B08\n{}\nask mining 0 steps {}\n"


def rows(position: str, move: str) -> list[str]:
    """The rows of the preview of a move of the first seat, in words."""
    game = coalface.game("coal_baron")
    view = game.position(position).view(0)
    found = preview(game, SPEC.preview_table(view), view, [game.moves.id(move)])
    text = Text("en", game.wording, ("Anna", "Ben"))
    return [text.render(change.words) for change in found.changes]


def test_the_preview_of_mining_says_what_a_step_is_for() -> None:
    found = rows("coal_baron\nseats 2\nask turn 0\n", "place/mining-6")
    assert "One step moves the cage, or loads or unloads one cube." in found


ENOUGH = "Enough to put {} matching cube{} on your orders"


@pytest.mark.parametrize(
    ("where", "space", "shown"),
    [
        # down, load, up, unload for each level; a fifth and a sixth step bring no second cube
        ("order 0 B08", 6, ENOUGH.format(1, "")),
        ("order 0 B08\nstorage 0 G", 6, ENOUGH.format(2, "s")),
        ("order 0 B08\ncage 0 GG", 6, ENOUGH.format(2, "s")),
        ("order 0 B08\ncage 0 G\nseat 0 level black", 6, ENOUGH.format(2, "s")),
        ("order 0 T10", 10, ENOUGH.format(3, "s")),
        ("order 0 T10\nseat 0 level grey\ncage 0 YYYYY", 10, ENOUGH.format(2, "s")),
        ("order 0 B08\ncarts 0 grey -", 10, "No matching cube reaches your orders with it"),
    ],
)
def test_the_preview_of_mining_says_what_the_steps_reach(
    where: str, space: int, shown: str
) -> None:
    assert shown in rows(f"coal_baron\nseats 2\n{where}\nask turn 0\n", f"place/mining-{space}")


def test_the_last_worker_says_what_becomes_of_the_marks() -> None:
    last = "shift 3\nseat 0 canteen 17 marks 9\nseat 1 canteen 18\nask turn 0\n"
    found = rows(f"coal_baron\nseats 2\n{last}", "place/bank")
    assert "Traded at the end: 10 Marks for 2 points" in found


def test_without_orders_no_steps_are_counted() -> None:
    found = rows("coal_baron\nseats 2\nask turn 0\n", "place/mining-6")
    assert not [row for row in found if "orders" in row]


@pytest.mark.parametrize(
    ("drafted", "asked"),
    [(0, "Take your 1st of 3 orders."), (1, "Take your 1st"), (5, "Take your 3rd of 3 orders.")],
)
def test_the_draft_counts_the_orders_of_who_is_asked(drafted: int, asked: str) -> None:
    game = coalface.game("coal_baron")
    state = game.start(2)
    chance = Random("draft")
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.draw(chance))
    for _ in range(drafted):
        state.apply(state.actor(), state.legal(state.actor())[0])
    (words,) = game.asked(state.view(state.actor()))
    assert Text("en", game.wording, ("Anna", "Ben")).render(words).startswith(asked)


@pytest.mark.parametrize(
    ("where", "move", "shown"),
    [
        ("cage 0 G", "cage/grey", ["4 work steps left. Load, or move the cage."]),
        (
            "cage 0 G",
            "fill/cage/B08/grey",
            [
                "Spots still to fill",
                "Cubes in the cage",
                "4 work steps left. Lower the cage, or stop.",
            ],
        ),
    ],
)
def test_a_preview_does_not_repeat_the_move(where: str, move: str, shown: list[str]) -> None:
    assert rows(MINING.format(where, 5), move) == shown


@pytest.mark.parametrize(("bought", "points"), [("", (0, -2)), ("tiles 0 YD1", (-2, 0))])
def test_a_tile_says_what_it_does_to_the_balance_of_the_tunnels(
    bought: str, points: tuple[int, int]
) -> None:
    game = coalface.game("coal_baron")
    position = f"coal_baron\nseats 2\ntile factory-1 YL1\n{bought}\nseat 0 marks 20\nask turn 0\n"
    view = game.position(position).view(0)
    move = game.moves.id("place/factory-1")
    found = preview(game, SPEC.preview_table(view), view, [move])
    rows = [(c.before, c.after) for c in found.changes if c.words.key == "cb-change-balance"]
    assert rows == [points]


def test_a_tile_says_all_that_it_costs_and_that_it_brings_coal() -> None:
    found = rows("coal_baron\nseats 2\ntile factory-1 YL1\nask turn 0\n", "place/factory-1")
    assert found == [
        "Workers",
        "Marks",
        "Points for tunnel balance at the end",
        "New, with coal: yellow tunnel tile (1 minecart, light side)",
    ]


@pytest.mark.parametrize(
    ("lies", "move", "thing"),
    [
        ("tile factory-1 YL1", "place/factory-1", "tile:YL1"),
        ("card order-2 B08", "place/order-2", "order:B08"),
    ],
)
def test_what_is_taken_is_named_for_the_place_where_it_would_lie(
    lies: str, move: str, thing: str
) -> None:
    game = coalface.game("coal_baron")
    view = game.position(f"coal_baron\nseats 2\n{lies}\nask turn 0\n").view(0)
    found = preview(game, SPEC.preview_table(view), view, [game.moves.id(move)])
    assert (thing,) in [change.about for change in found.changes]


@pytest.mark.parametrize(
    ("there", "shown"),
    [(0, "Your workers sent to the canteen: 2"), (1, "Ousted to the canteen: 2")],
)
def test_a_space_says_whose_workers_go_to_the_canteen(there: int, shown: str) -> None:
    position = f"coal_baron\nseats 2\nworkers money-4 {there} x2\nask turn 0\n"
    assert shown in rows(position, "place/money-4")


def test_a_cube_says_how_much_of_its_order_is_left_to_fill() -> None:
    game = coalface.game("coal_baron")
    position = "coal_baron\nseats 2\norder 0 B08\norder 0 B09\ncage 0 G\nask mining 0 steps 3\n"
    view = game.position(position).view(0)
    found = preview(game, SPEC.preview_table(view), view, [game.moves.id("fill/cage/B09/grey")])
    left = [(c.before, c.after) for c in found.changes if c.words.key == "cb-change-to-fill"]
    assert left == [(3, 2)]


@pytest.mark.parametrize(
    ("lang", "orders", "shown"),
    [
        ("en", "", "None of your orders wants grey coal"),
        ("en", "order 0 B04", "Your orders want 1 grey cube"),
        ("en", "order 0 B08 G\norder 0 B09", "Your orders want 4 grey cubes"),
        ("nl", "order 0 B08", "Je bestellingen vragen 2 grijze blokjes"),
        ("de", "order 0 B04", "Deine Aufträge verlangen 1 grauen Würfel"),
    ],
)
def test_a_cube_that_is_loaded_says_how_many_the_orders_want(
    lang: str, orders: str, shown: str
) -> None:
    game = coalface.game("coal_baron")
    position = f"coal_baron\nseats 2\n{orders}\nseat 0 level grey\nask mining 0 steps 3\n"
    view = game.position(position).view(0)
    found = preview(game, SPEC.preview_table(view), view, [game.moves.id("load/grey")])
    text = Text(lang, game.wording, ("Anna", "Ben"))
    assert shown in [text.render(change.words) for change in found.changes]
    assert found.changes[-1].kind == "next"


def test_points_of_a_shift_that_ends_are_not_taken_for_those_of_the_move() -> None:
    game = coalface.game("coal_baron")
    away = "seat 0 canteen 17\nseat 1 canteen 18\n"
    position = f"coal_baron\nseats 2\n{away}delivered 0 T02\nask turn 0\n"
    view = game.position(position).view(0)
    table = SPEC.preview_table(view)
    shown = preview(game, table, view, [game.moves.id("place/bank")])
    assert shown.changes[1].words.key == "cb-change-shift-ended"
    words, _ = reason(table, Proposal(shown, shown), [], 0)
    assert words is not None
    assert words.key == "cb-reason-score"


def test_a_delivery_says_what_it_does_to_the_majorities() -> None:
    game = coalface.game("coal_baron")
    position = "coal_baron\nseats 2\ndelivered 0 T01 B03\norder 0 T02 YY\nask turn 0\n"
    view = game.position(position).view(0)
    found = preview(game, SPEC.preview_table(view), view, [game.moves.id("place/delivery-truck")])
    counted = {c.words.key: (c.before, c.after) for c in found.changes if c.kind == "number"}
    assert counted["cb-change-by-truck"] == (1, 3)
    assert counted["cb-change-of-yellow"] == (1, 3)
    assert "cb-change-by-barrow" not in counted


@pytest.mark.parametrize(
    ("orders", "shown"),
    [
        (
            "order 0 T02 YY",
            [
                "Points",
                "Workers",
                "Spots delivered by truck",
                "Yellow spots delivered",
            ],
        ),
        (
            "order 0 T02 YY\norder 0 T07 K",
            [
                "Points",
                "Workers",
                "Spots delivered by truck",
                "Spots delivered",
            ],
        ),
    ],
)
def test_a_delivery_names_every_colour_whose_majority_it_changes(
    orders: str, shown: list[str]
) -> None:
    position = f"coal_baron\nseats 2\ndelivered 0 T01\n{orders}\nask turn 0\n"
    found = rows(position, "place/delivery-truck")
    assert [row.partition(" (")[0] for row in found] == shown
    if "order 0 T07" in orders:
        assert "Spots delivered (for majorities): yellow 1 → 3, black 0 → 1" in found


@pytest.mark.parametrize(
    ("where", "asked"),
    [
        ("", "5 work steps left. Lower the cage, or stop."),
        ("cage 0 G", "5 work steps left. Unload, or lower the cage."),
        ("storage 0 G", "5 work steps left. Use stored coal, or lower the cage."),
        ("storage 0 Y", "5 work steps left. Lower the cage, or stop."),
        ("seat 0 level grey", "5 work steps left. Load, or move the cage."),
        ("seat 0 level grey\ncage 0 YYYYY", "5 work steps left. Move the cage, or stop."),
        ("seat 0 level grey\ncarts 0 grey -", "5 work steps left. Move the cage, or stop."),
    ],
)
def test_a_miner_is_asked_for_what_can_be_done_here(where: str, asked: str) -> None:
    game = coalface.game("coal_baron")
    words, note = game.asked(game.position(MINING.format(where, 5)).view(0))
    assert note == Words("cb-note-mining")
    assert Text("en", game.wording, ("Anna", "Ben")).render(words) == asked


@pytest.mark.parametrize(
    ("held", "lies"),
    [
        ("", "Coal at hand for it: 1 of 2 cubes"),
        ("storage 0 Y", "Coal at hand for it: 2 of 2 cubes"),
        ("order 0 T01", "Coal at hand for it: 0 of 2 cubes (1 more is wanted by another order)"),
    ],
)
def test_an_order_says_how_much_coal_lies_ready_for_it(held: str, lies: str) -> None:
    position = f"coal_baron\nseats 2\ncard order-2 T02\n{held}\nask turn 0\n"
    assert lies in rows(position, "place/order-2")


@pytest.mark.parametrize(
    ("held", "why"),
    [
        ("", "Your pit already has a cube that this order asks for."),
        ("storage 0 Y", "Your pit already has 2 cubes that this order asks for."),
        ("order 0 T01", "It gets you an order worth 3 points."),
    ],
)
def test_a_hint_says_why_it_proposes_an_order(held: str, why: str) -> None:
    game = coalface.game("coal_baron")
    position = f"coal_baron\nseats 2\ncard order-2 T02\n{held}\nask turn 0\n"
    view = game.position(position).view(0)
    table = SPEC.preview_table(view)
    shown = preview(game, table, view, [game.moves.id("place/order-2")])
    words, _ = reason(table, Proposal(shown, shown), [], 0)
    assert words is not None
    assert Text("en", game.wording, ("Anna", "Ben")).render(words) == why


def test_the_last_order_of_the_draft_hides_nothing() -> None:
    position = "coal_baron\nseats 2\ndraft T02 T03\nask draft 0 drafted 5\n"
    assert "Something hidden is revealed" not in rows(position, "draft/T02")
