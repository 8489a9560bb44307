"""The Coal module. (GC-5 to GC-24)"""

import pytest

from tests.rules import rule
from tests.rules.german_railroads.helpers import Board, german, russian


def coal(text: str, **options: object) -> Board:
    """A table with the Russian boards and the Coal module."""
    return russian(text, coal=True, **options)


OPEN = "foundry f1 display\nfoundry f2 display"


@rule("GC-5", "GC-6")
def test_taking_coal() -> None:
    table = coal("seats 3")
    table.play(0, "place/coal_take/plain")
    assert table.player().coal == 2
    table = coal(
        "seats 3\nspace coal_take seat-0 workers 1\nask turn 0 placed 1 free 1\n"
        "ask again 0 repeat one side offered"
    )
    table.play(0, "again/coal_take")
    assert table.player().coal == 2
    assert "place/coal_take/coin" in coal("seats 3").legal(0)
    moved = coal("seats 3\npassed 1 2\nspace order1 seat-1 workers 1")
    moved.play(0, "pass")
    assert "relocate/coal_take" in moved.legal(1)


@rule("GC-7")
def test_a_foundry_for_a_coin() -> None:
    table = coal(f"seats 3\n{OPEN}")
    assert table.refused(0, "place/coal_foundry/coin") == "RR-13 wrong-payment"
    table.play(0, "place/coal_foundry/plain")
    assert (table.player().coins, table.player().workers, table.player().coal) == (1, 6, 2)
    assert table.legal(0) == {"take-foundry/f1", "take-foundry/f2", "boiler"}
    assert table.refused(0, "take-foundry/f3") == "GC-17 not-your-foundry"
    table.play(0, "take-foundry/f1")
    assert table.state.actors() == [-1]
    assert len(table.legal(-1)) == 10
    table.chance("deal-foundry/f9")
    assert table.seen().foundries["f1"] == "seat-0"
    assert table.seen().foundries["f9"] == "display"
    assert table.seen().foundry_pile == 9
    last = coal(f"seats 3\n{OPEN}\nfoundry-pile 0")
    last.play(0, "place/coal_foundry/plain", "take-foundry/f2")
    assert last.state.actors() != [-1]
    assert "coal_foundry" not in coal("seats 3").places()


@rule("GC-8")
def test_the_combined_space() -> None:
    table = coal(f"seats 2\n{OPEN}")
    table.play(0, "place/coal_combined/plain")
    assert table.player().coal == 2
    table.play(0, "end-turn")
    assert table.refused(1, "place/coal_combined/coin") == "RR-11 occupied"
    table = coal(f"seats 2\n{OPEN}")
    table.play(0, "place/coal_combined/coin")
    assert table.seen().owed == {"foundry": 1}
    assert (table.player().coins, table.player().workers, table.player().coal) == (2, 6, 2)
    empty = coal("seats 2\nfoundry-pile 0")
    assert empty.refused(0, "place/coal_combined/coin") == "RR-15 not-complete"


@rule("GC-9", "GC-10", "GC-11", "GC-17")
def test_foundries_are_used_beside_the_turn_once_a_round() -> None:
    table = coal(
        "seats 3\nfoundry f11 seat-0\nfoundry f9 seat-0\nfoundry f1 display\nseat 0 coal 4"
    )
    assert table.refused(0, "foundry/f1") == "GC-17 not-your-foundry"
    table.play(0, "foundry/f11")
    assert (table.player().coal, table.player().coins) == (2, 4)
    assert table.refused(0, "foundry/f11") == "GC-10 foundry-spent"
    table.play(0, "place/coins2/plain", "foundry/f9", "step/any/TS/black", "step/any/KI/black")
    assert table.player().coal == 0
    assert table.refused(0, "boiler") == "GC-17 too-little-coal"
    table.play(0, "end-turn")
    table.all_pass()
    assert table.seen().foundries_used == ()


@rule("GC-12", "GC-13", "GC-10")
def test_the_boilerman_space() -> None:
    table = coal("seats 3\nseat 0 coal 4 KI-black 4 third 3")
    table.play(0, "boiler")
    assert table.player().coal == 2
    assert table.seen().foundry_pile == 11
    assert table.legal(0) == {"boilerman/main-1", "boilerman/third"}
    table.play(0, "boilerman/third")
    assert table.player().locomotives == ("1", "-", "-", "3b")
    assert table.refused(0, "boiler") == "GC-10 boiler-spent"
    table.play(0, "pass")
    table.all_pass()
    assert table.state.breakdown(0)["stars"] == 10
    assert (
        coal("seats 3\nseat 0 coal 4\nfoundry-pile 0").refused(0, "boiler") == "GC-12 no-boilerman"
    )


@rule("GC-13")
def test_a_boilerman_brings_advantages_at_once() -> None:
    table = coal("seats 3\nseat 0 coal 2 SP-black 4 second 3")
    table.play(0, "boiler", "boilerman/second")
    assert table.seen().offered == {"question": 1}


@rule("GC-14", "GC-15")
def test_the_boilerman_stays_with_his_tile() -> None:
    table = coal("seats 3\nseat 0 main-1 3b main-2 6 second 6 third 1\nreturned 2 3\nreturned 3 2")
    table.play(0, "place/loco1/plain", "build/either/loco")
    assert table.refused(0, "loco/main-1") == "RR-30 not-lower"
    table = coal(
        "seats 3\nseat 0 main-1 3b main-2 6 second 6 third 1\nreturned 2 3\n"
        "returned 3 2\nreturned 4 3"
    )
    table.play(0, "place/loco1/plain", "build/either/loco", "loco/main-1")
    assert table.legal(0) == {"loco/third", "give-back"}
    table.play(0, "loco/third")
    assert table.player().locomotives == ("5", "6", "6", "3b")
    table = coal(
        "seats 3\nseat 0 main-1 3b main-2 6 second 6 third 1\nreturned 2 3\n"
        "returned 3 1\nreturned 4 3"
    )
    table.play(0, "place/loco1/plain", "build/either/loco")
    assert table.refused(0, "loco/main-1") == "RR-30 not-lower"


@rule("GC-14")
def test_a_tile_given_back_loses_its_boilerman() -> None:
    table = coal(
        "seats 3\nseat 0 main-1 2b main-2 6 second 6 third 6\n"
        "returned 2 2\nreturned 3 3\nreturned 4 2"
    )
    table.play(0, "place/loco1/plain", "build/either/loco", "loco/main-1", "give-back")
    assert table.seen().factories[2] == 3


def working(number: str, text: str = "", line: str = "") -> Board:
    """A marker of seat 0 moves onto a factory."""
    table = coal(f"seats 3\nseat 0 gap-1 {number} markers 4 coins 0 {line}\n{text}", new_parts=True)
    table.play(0, "place/ind1/plain", "industry/4")
    return table


@rule("GC-16", "RR-42")
def test_boilermen_improve_factories() -> None:
    assert working("6b").player().coins == 4
    assert working("6").player().coins == 2
    assert working("2b").seen().offered == {"black": 4}
    table = working("3b")
    assert table.seen().offered == {"any": 1, "black": 1, "choice-factory-3": 1}
    table.play(0, "choose/factory-3/first")
    assert table.seen().offered == {"any": 2, "black": 1}
    table = working("5b")
    table.play(0, "choose/factory-5/second")
    assert table.seen().offered == {"doubler": 1, "black": 2}
    assert table.refused(0, "choose/factory-5/first") == "RR-18 not-pending"
    table = working("8b", line="main-1 6 main-2 5")
    table.play(0, "resolve/top2")
    assert table.state.scores()[0] == 12
    replaced = coal("seats 3\nseat 0 gap-1 2b gap-2 3 gap-3 3 gap-4 3 gap-5 4")
    replaced.play(0, "place/loco1/plain", "build/either/factory", "replace/gap-1")
    assert replaced.player().factories[0] == "2"


@rule("GC-16")
def test_a_choice_has_only_its_parts() -> None:
    table = working("3b")
    assert table.refused(0, "choose/factory-3/third") == "GC-16 no-such-part"


@rule("GC-18")
def test_foundries_that_build() -> None:
    table = coal("seats 3\nfoundry f2 seat-0\nfoundry f4 seat-0\nseat 0 coal 4")
    table.play(0, "foundry/f2")
    assert {"build/either/loco", "build/either/factory"} <= table.legal(0)
    table = coal("seats 3\nfoundry f4 seat-0\nseat 0 coal 2\nreturned 5 1")
    table.play(0, "foundry/f4")
    assert table.refused(0, "build/loco/loco") == "RR-18 not-pending"
    table.play(0, "build/factory/factory")
    assert table.legal(0) == {"turn-lowest", "take-factory/5"}


@rule("GC-19")
def test_foundry_7_repeats_spaces_with_up_to_two_pieces() -> None:
    table = coal(
        "seats 3\nfoundry f7 seat-0\nseat 0 coal 2 aside 0 bg-workers 1\n"
        "space black3 seat-0 workers 1 coins 1\nspace ind2 seat-0 coins 2\n"
        "space loco1 seat-0 coins 1\nspace loco3 seat-0 workers 3\n"
        "space any2 seat-0 workers 1 coins 1\nspace order2 seat-0 workers 1"
    )
    table.play(0, "foundry/f7")
    assert {move for move in table.legal(0) if move.startswith("again/")} == {
        "again/black3",
        "again/loco1",
        "again/bg1",
    }
    table.play(0, "again/black3")
    assert table.seen().offered == {"black": 3}
    assert table.seen().of_foundry == {"black": 3}


@rule("GC-20")
def test_foundries_that_score_the_best_locomotive() -> None:
    table = coal("seats 3\nfoundry f12 seat-0\nseat 0 coal 2 main-1 6b main-2 4")
    table.play(0, "foundry/f12", "resolve/top1")
    assert table.state.scores()[0] == 7


@rule("GC-21")
def test_closing_directly_after_the_use() -> None:
    table = coal("seats 3\nfoundry f10 seat-0\nseat 0 coal 2 second 3")
    table.play(0, "foundry/f10", "step/any/TS/black", "resolve/doubler")
    assert "close" in table.legal(0)
    table.play(0, "close", "boilerman/second")
    assert table.player().locomotives[2] == "3b"
    assert table.seen().foundries["f10"] == "closed"
    assert table.seen().foundries_used == ()
    table = coal("seats 3\nfoundry f10 seat-0\nseat 0 coal 2 second 3")
    table.play(0, "foundry/f10", "step/any/TS/black", "close")
    assert table.seen().offered == {}
    table = coal("seats 3\nfoundry f10 seat-0\nseat 0 coal 2 second 3")
    table.play(0, "foundry/f10", "step/any/TS/black", "resolve/doubler", "place/coins2/plain")
    table.play(1, "pass")
    table.play(2, "pass")
    assert table.refused(0, "close") == "GC-21 not-just-used"


@rule("GC-22")
def test_no_closing_without_a_place_for_the_boilerman() -> None:
    table = coal("seats 3\nfoundry f11 seat-0\nseat 0 coal 2 main-1 1b")
    table.play(0, "foundry/f11")
    assert table.refused(0, "close") == "GC-22 no-place-for-boilerman"


FACTORY = "cards black_worker loco9 engineer_coin three_steps three_coins german_revaluation"


@rule("GC-23")
@pytest.mark.parametrize(("burnt", "steps"), [(0, 2), (1, 4), (3, 8)])
def test_the_coal_factory(burnt: int, steps: int) -> None:
    table = working("0", FACTORY, "coal 5")
    table.play(0, *["burn"] * burnt)
    assert table.seen().offered["black"] == steps
    assert table.player().coal == 5 - burnt
    if burnt == 3:
        assert table.refused(0, "burn") == "RR-18 not-pending"
    assert working("0b", FACTORY, "coal 0").seen().offered["black"] == 3
    assert working("0", FACTORY, "coal 0").refused(0, "burn") == "GC-17 too-little-coal"


@rule("GC-23", "GC-24", "GN-11")
def test_building_and_replacing_the_coal_factory() -> None:
    table = german(
        "seats 3\noffered card 1\nask turn 0 placed 1 free 0\nseat 0 gap-1 2",
        coal=True,
        new_parts=True,
    )
    table.play(0, "card/coal_factory")
    assert table.player().coal == 3
    assert table.player().factories[:2] == ("2", "0")
    full = "gap-1 0 gap-2 3 gap-3 3 gap-4 3 gap-5 4"
    table = coal(f"seats 3\n{FACTORY}\nseat 0 {full}", new_parts=True)
    table.play(0, "place/loco1/plain", "build/either/factory", "replace/gap-1")
    assert table.seen().factories[0] == 1
    table.play(1, "place/loco2/plain", "build/either/factory")
    assert "take-factory/0" in table.legal(1)


@rule("GC-24", "GN-6")
def test_the_factory_engineer_uses_the_coal_factory() -> None:
    table = coal(f"seats 3\n{FACTORY}\nengineer g4 seat-0\nseat 0 gap-1 0 coal 1", new_parts=True)
    table.play(0, "place/engineer-g4/plain", "work/gap-1", "burn")
    assert table.seen().offered["black"] == 4
