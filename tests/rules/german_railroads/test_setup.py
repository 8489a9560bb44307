"""Setting up. (RR-1 to RR-9, RR-88, RR-89)"""

import pytest

from coalface import CHANCE
from coalface.core.random import Random
from tests.rules import rule
from tests.rules.german_railroads.helpers import Board, game_with, german, russian


def dealt(seats: int, seed: int = 1, **options: object) -> Board:
    """A new game in which everything that chance deals at the start is dealt."""
    table = russian(f"seats {seats}", **options)
    table.state = table.game.start(seats)
    rng = Random(seed)
    while table.state.actor() == CHANCE and table.state.source() < 3:
        table.state.advance(CHANCE, table.state.draw(rng))
    return table


BOTH_SIDES = {"black2", "gray2", "loco2", "ind1black1", "temp", "order2"}


@rule("RR-1", "RR-89")
def test_two_players_have_their_own_side() -> None:
    line = "seat 0 TS-black 15 TS-gray 9 TS-brown 7 TS-natural 5 coins 5"
    text = f"{line}\nengineer 2 hire\norder 1 0"
    two = russian(f"seats 2\n{text}\nlast 0").places(0)
    three = russian(f"seats 3\n{text} 2\nlast 0").places(0)
    assert three - two == BOTH_SIDES - {"order2"}
    assert {"black3", "gray3", "any2", "bg1", "loco1", "loco3", "coins2", "eng_hire"} <= two
    assert russian("seats 3\nlast 2").refused(0, "place/coal_take/plain") == "RR-1 closed-space"
    assert "order2" in russian("seats 3").places(0)


@rule("RR-2")
def test_the_five_cards_lie_open() -> None:
    table = dealt(2)
    assert table.seen().cards == (
        "black_worker",
        "loco9",
        "engineer_coin",
        "three_steps",
        "three_coins",
    )
    assert table.seen().engineers["1"] == "card"


@rule("RR-3")
def test_eight_end_bonus_cards_form_the_pile() -> None:
    table = russian("seats 2\noffered end-bonus 1\nask turn 0 placed 1 free 0")
    assert table.seen().end_pile == 8
    assert len(table.legal(CHANCE)) == 10
    table.chance("deal-end-bonus/black", "deal-end-bonus/signals")
    assert len(table.legal(0)) == 8
    table.play(0, "keep/doublers")
    assert table.seen().end_pile == 7


@rule("RR-4", "RR-88", "RR-89")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_as_many_locomotives_of_each_number_as_players(seats: int) -> None:
    copies = max(seats, 2)
    assert dealt(seats).seen().locomotives == (0, 0, *[copies] * 8)


@rule("RR-5")
def test_supplies() -> None:
    table = dealt(3)
    assert table.seen().doublers == 20
    assert table.seen().turquoise_with == 0


@rule("RR-6", "RR-88", "RR-89", "GC-1")
@pytest.mark.parametrize(
    ("seats", "coal", "letters"),
    [
        (1, False, "AAABBB"),
        (2, False, "AAABBB"),
        (3, False, "AAABBB"),
        (4, False, "AAABBBB"),
        (1, True, "AABBB"),
        (2, True, "AABBB"),
        (3, True, "AABBB"),
        (4, True, "AAABBB"),
    ],
)
def test_engineers_lie_on_the_strip_first_a_then_b(seats: int, coal: bool, letters: str) -> None:
    table = dealt(seats, coal=coal)
    names = ["hire", *(f"strip-{place}" for place in range(1, 7))]
    by_place = {place: name for name, place in table.seen().engineers.items()}
    strip = [int(by_place[name]) for name in names if name in by_place]
    assert "".join("A" if number <= 8 else "B" for number in strip) == letters


@rule("RR-7", "RR-88", "RR-89", "GC-4", "GS-1")
@pytest.mark.parametrize(
    ("seats", "coal", "have"),
    [
        (1, False, (6, 5, 0)),
        (2, False, (6, 2, 0)),
        (3, False, (6, 1, 0)),
        (4, False, (5, 1, 0)),
        (1, True, (6, 6, 1)),
        (2, True, (6, 3, 1)),
        (3, True, (6, 2, 1)),
        (4, True, (5, 2, 1)),
    ],
)
def test_everyone_begins_with_the_same(seats: int, coal: bool, have: tuple[int, ...]) -> None:
    table = dealt(seats, coal=coal)
    for seat in range(seats):
        player = table.player(seat)
        assert (player.workers, player.coins, player.coal) == have
        assert player.tracks == ((1, 0, 0, 0, 0),) * 3
        assert player.locomotives == ("1", "-", "-", "-")
        assert player.markers[0] == 1
        assert player.aside == 2
        assert len(player.tokens) == 7


@rule("RR-8")
def test_the_turn_order_is_drawn() -> None:
    orders = {dealt(3, seed).seen().order for seed in range(40)}
    assert len(orders) == 6
    table = dealt(3, 1)
    for place, seat in enumerate(table.seen().order):
        assert table.player(seat).dealt == place


@rule("RR-9")
def test_start_bonus_from_the_last_to_the_second() -> None:
    table = russian("seats 3\norder 2 0 1\nask start-bonus 0 place 1\nask start-bonus 0 place 2")
    assert table.state.actors() == [1]
    assert table.legal(1) == {"bonus/coin", "bonus/black", "bonus/industry", "bonus/doubler"}
    table.play(1, "bonus/coin")
    assert table.player(1).coins == 2
    assert table.state.actors() == [0]
    assert table.refused(0, "bonus/coin") == "RR-9 no-bonus-card"
    table.play(0, "bonus/industry", "industry/0")
    assert table.player(0).markers[1] == 1
    assert table.state.actors() == [2]
    assert "pass" in table.legal(2)


@rule("GC-4")
def test_the_coal_card_is_one_of_the_start_bonus_cards() -> None:
    table = russian("seats 2\nask start-bonus 0 place 1", coal=True)
    table.play(1, "bonus/coal")
    assert table.player(1).coal == 2


@rule("GR-1", "GR-2")
def test_the_german_boards() -> None:
    table = german("seats 3")
    assert len(table.seen().extensions) == 18
    assert sum(table.seen().income) == 8
    assert table.seen().marker_left == 1
    assert table.player().tracks == ((1, 0, 0, 0, 0),) * 3
    assert table.player().locomotives == ("1", "-", "-", "-")
    assert {"step/colour/MU/black", "step/colour/DR/black", "step/colour/NU/black"} <= {
        str(move) for move in table.game.moves
    }
    assert russian("seats 3").seen().extensions == ()


@rule("GC-2")
def test_the_coal_board_has_two_sides() -> None:
    assert {"coal_take", "coal_foundry"} <= coal_board(3).places()
    assert coal_board(3).refused(0, "place/coal_combined/plain") == "RR-1 closed-space"
    for seats in (1, 2):
        table = coal_board(seats)
        assert {space for space in table.places() if "coal" in space} == {"coal_combined"}
        assert table.refused(0, "place/coal_take/plain") == "RR-1 closed-space"


def coal_board(seats: int) -> Board:
    """A game with the coal module in which every coal space could be paid."""
    more = "\nlast 1" if seats == 1 else ""
    return russian(f"seats {seats}{more}\nfoundry f1 display\nseat 0 coins 3", coal=True)


@rule("GC-3")
def test_two_foundries_lie_open() -> None:
    table = dealt(3, coal=True)
    assert [*table.seen().foundries.values()].count("display") == 2
    assert table.seen().foundry_pile == 10


@rule("GN-1", "GN-9")
def test_new_parts_with_coal_only_where_they_show_it() -> None:
    new = {"german_revaluation"}
    coal = {"coal_factory"}
    for with_coal in (False, True):
        table = german("seats 2", new_parts=True, coal=with_coal)
        cards = set(table.seen().cards)
        assert new <= cards
        assert (coal <= cards) == with_coal
        assert ("four_coal" in table.player().tokens) == with_coal
        assert "four_coins" in table.player().tokens
        assert (table.seen().engineers["g3"] == "stack") == with_coal
        assert table.seen().engineers["g4"] == "stack"
    assert german("seats 2").seen().engineers["g4"] == "out"


@rule("GN-2")
def test_no_two_engineers_of_one_number() -> None:
    for seed in range(30):
        table = dealt(4, seed, new_parts=True, coal=True)
        numbers = {"g1": "6", "g2": "12", "g3": "4", "g5": "3"}
        strip = [
            n for n, place in table.seen().engineers.items() if "strip" in place or place == "hire"
        ]
        assert len({numbers.get(name, name) for name in strip}) == len(strip)
    table = german("seats 2\nengineer 6 hire\nask deal-engineers chance dealt 1", new_parts=True)
    assert table.refused(CHANCE, "deal-engineer/g1") == "RR-6 not-in-draw"


@rule("GC-1")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 5), (2, 5), (3, 5), (4, 6)])
def test_one_round_fewer_with_coal(seats: int, rounds: int) -> None:
    assert dealt(seats, coal=True).seen().rounds == rounds
    assert dealt(seats).seen().rounds == rounds + 1


@rule("GR-26")
def test_all_modules_go_together() -> None:
    for board in ("russian", "german"):
        for coal in (False, True):
            for parts in (False, True):
                game = game_with(board=board, coal=coal, new_parts=parts)
                assert game.seat_counts == (1, 2, 3, 4)
                assert game.start(4).view(None).table.rounds == 7 - coal


@rule("GN-12")
def test_no_parts_of_the_mini_expansion() -> None:
    moves = {str(move) for move in game_with(board="german", new_parts=True).moves}
    assert "take-factory/9" in moves
    assert "take-factory/10" not in moves
