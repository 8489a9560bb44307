"""What greedy knows of Coal Country: it plans its foremen, ends its turn, and does not waste."""

from typing import Any

import pytest
from librt.vecs import vec

from coalface.bots import bot
from coalface.bots.evaluators import evaluator_for
from coalface.core.contract import CHANCE, OVER, State, room
from coalface.core.random import Random
from coalface.core.registry import game_spec
from coalface.games.coal_country.bot import WEIGHTS, evaluator
from coalface.games.coal_country.generated import pending
from coalface.games.coal_country.state import CoalCountryState
from coalface.games.coal_country.view import Token
from tests.bots.tables import decisions, forward

GAME = game_spec("coal_country").game()
EVALUATOR = evaluator_for("coal_country")
SETTINGS: dict[str, dict[str, Any]] = {
    "plain": {},
    "reformed": {"reformed": True},
    "amok": {"amok": True},
    "both, with house rules": {
        "reformed": True,
        "amok": True,
        "amok_pass_is_final": False,
        "place_after_purchase": "once_per_round",
        "buildings_per_construction_foreman": 2,
        "entrance_toppable": True,
    },
}


def chosen(text: str) -> str:
    """What greedy plays in a position of two players, by notation."""
    state = GAME.position(f"coal_country\nseats 2\n{text}")
    seat = state.actor()
    move = bot("greedy").choose(GAME, state.view(seat), state.legal(seat), Random(1))
    return str(GAME.moves[move])


def placed(text: str) -> dict[str, list[int]]:
    """Where seat 0 puts its foremen by the plan that ends a placement."""
    state = GAME.position(f"coal_country\nseats 2\n{text}")
    EVALUATOR.finish(state, 0, Random(1))
    tokens: tuple[Token, ...] = state.view(0).table.companies[0].foremen
    found: dict[str, list[int]] = {}
    for token in tokens:
        assert token.value is not None
        found.setdefault(token.space, []).append(token.value)
    return found


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_finish_ends_whatever_a_seat_has_begun(seats: int, name: str) -> None:
    for state in decisions(game_spec("coal_country").game(SETTINGS[name]), seats, 1):
        seat = state.actor()
        EVALUATOR.finish(state, seat, Random(1))
        assert isinstance(state, CoalCountryState)
        begun = (pending.PLACE, pending.LAY, pending.INSTALL, pending.SIDE)
        assert not state.owes(seat) or state.pending_kind not in begun


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_it_judges_and_answers_every_position_and_leaves_it_as_it_is(seats: int, name: str) -> None:
    game = game_spec("coal_country").game(SETTINGS[name])
    expected, ratings = vec[float]([0.0] * seats), vec[float]([0.0] * game.max_legal)
    moves = room(game.max_legal)
    for state in decisions(game, seats, 2):
        before = state.dump()
        seat = state.actor()
        legal = forward(game, state, int(seat))
        count = state.legal_into(seat, moves)
        EVALUATOR.points(state, expected)
        EVALUATOR.value(state, seat)
        EVALUATOR.rate(state, seat, moves, count, Random(3), ratings)
        assert EVALUATOR.rollout(state, seat, moves, count, Random(3)) in legal
        assert state.dump() == before


def test_at_the_end_only_money_counts() -> None:
    state = GAME.start(2)
    rng = Random(4)
    while (actor := state.actor()) != OVER:
        legal = state.legal(int(actor)) if actor < 0 else forward(GAME, state, int(actor))
        state.advance(actor, legal[rng.below(len(legal))])
    mine, yours = state.scores()
    expected = vec[float]([0.0, 0.0])
    EVALUATOR.points(state, expected)
    assert [expected[0], expected[1]] == [mine, yours]
    assert EVALUATOR.value(state, 0) == pytest.approx(mine - WEIGHTS["others"] * yours)


# Where foremen go


def test_in_the_first_round_the_strong_foremen_find_a_place() -> None:
    found = placed("top-row school tailor")
    values = sorted(value for space in found.values() for value in space)
    assert values[-6:] == [2, 2, 3, 3, 4, 4]
    assert len(found["broker"]) == 1
    assert found["0"][0] in (3, 4)


def test_strong_foremen_go_to_the_rich_tiles_and_the_brokers() -> None:
    found = placed(
        "round 6\nseat 0 cash 300 earned 300\nseat 1 earned 200\n"
        "tile 0 n1 cross-rich 0 WAE\ntile 0 e1 cross-rich 0 WAE\ntile 0 w1 dead-end-steady 1 WAE"
    )
    assert found["broker"][0] in (3, 4)
    assert min(found["n1"] + found["e1"]) > max(found["w1"])


def test_in_the_last_round_nobody_buys_utilities() -> None:
    found = placed(
        "round 6\nseat 0 cash 300 earned 300\nseat 1 earned 200\n"
        "tile 0 n1 cross-rich 0 WAE\ntile 0 e1 tee-rich 1 WAE"
    )
    assert not {"market", "tandem", "storage"} & set(found)


def test_without_refuse_or_cubes_nobody_is_sent_to_be_fined() -> None:
    found = placed("round 3\nseat 0 cash 200 earned 100\nseat 1 earned 50")
    assert "storage" not in found


# Answers


def test_all_refuse_is_cleared() -> None:
    text = "round 6\nstep tidying\nseat 0 cash 50 refuse 3 earned 90\nforeman 0 refuse 3"
    assert chosen(text) == "clear/3"


def test_a_cube_goes_where_it_completes_a_tile() -> None:
    assert (
        chosen(
            "round 3\nstep tidying\nseat 0 cash 50 earned 90\nstored 0 1 0 0\nforeman 0 storage 1\n"
            "tile 0 n1 tee-rich 2 AE\ntile 0 e1 tee-rich 1 E"
        )
        == "install/wood/n1"
    )


def test_a_building_that_pays_is_bought_and_a_dear_one_is_not() -> None:
    text = "round 6\nstep constructing\nseat 0 cash 200 earned 95\nforeman 0 construction {}\n"
    assert chosen(text.format(4) + "bottom-row school").startswith("build/school/bottom")
    assert chosen(text.format(0) + "gauge 1\ntop-row church tavern") == "stop"


def test_a_tile_is_joined_to_the_mine() -> None:
    for kind in (1, 3, 5, 7):
        text = (
            "round 2\nstep expanding\nseat 0 cash 50 earned 60\nforeman 0 n1 3\n"
            f"ask lay 0 cell n1 kind {kind}"
        )
        state = GAME.position(f"coal_country\nseats 2\n{text}")
        state.apply(0, GAME.moves.id(chosen(text)))
        assert all(shaft.connected for shaft in state.view(0).table.companies[0].mine), kind


# What it is made of


def test_other_weights_judge_otherwise() -> None:
    state: State = GAME.position("coal_country\nseats 2\nround 2\nvillage 0 school")
    other = evaluator({**WEIGHTS, "school": WEIGHTS["school"] + 10.0})
    assert other.value(state, 0) > EVALUATOR.value(state, 0)


def test_a_weight_that_is_missing_or_unknown_is_named() -> None:
    with pytest.raises(ValueError, match="the weight growth is missing"):
        evaluator({name: value for name, value in WEIGHTS.items() if name != "growth"})
    with pytest.raises(ValueError, match="unknown weight luck"):
        evaluator({**WEIGHTS, "luck": 1.0})


def test_playouts_are_judged_where_a_round_begins() -> None:
    state, rng, moves = GAME.start(2), Random(3), room(GAME.max_legal)
    begun: list[int] = []
    while (actor := state.actor()) != OVER:
        assert isinstance(state, CoalCountryState)
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(rng))
            continue
        if EVALUATOR.is_quiet(state):
            begun.append(int(state.round))
        count = state.legal_into(actor, moves)
        state.advance(actor, EVALUATOR.rollout(state, actor, moves, count, rng))
    assert isinstance(state, CoalCountryState)
    assert begun == list(range(1, int(state.components.rounds) + 1))


def test_the_church_helps_where_it_yields_most_but_not_for_the_sake_of_refuse() -> None:
    text = "round 3\nstep mining\ndone 0\nseat 0 cash 20 earned 60\nactive 0 church\nask bless 0\n"
    rich = "tile 0 n1 cross-steady 0 WAE\nforeman 0 n1 4\nforeman 0 0 4\nforeman 0 broker 3"
    assert chosen(text + rich) == "church/n1"
    last = text.replace("round 3", "round 6").replace("cash 20", "cash 200")
    glut = "seat 1 coal 99\ntile 0 w1 dead-end-rich 1 WAE\nforeman 0 w1 0"
    assert chosen(last + glut) == "stop"


def test_a_coal_shed_keeps_what_it_can() -> None:
    text = "round 2\nstep restocking\nvillage 0 coal-shed\nseat 0 cash 20 earned 60 coal 7\n"
    assert chosen(f"{text}ask cube chance\nask keep 0 limit 5") == "keep/5"
