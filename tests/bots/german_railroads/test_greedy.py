"""What greedy knows of German Railroads: it ends its turn, counts the end, and builds wisely."""

from itertools import product

import pytest

from coalface.bots import bot
from coalface.bots.evaluators import evaluator_for
from coalface.core.contract import CHANCE, OVER, Game, State, room
from coalface.core.random import Random
from coalface.core.registry import game_spec
from coalface.games.german_railroads.bot import WEIGHTS, evaluator
from coalface.games.german_railroads.generated import pending
from coalface.games.german_railroads.state import GermanRailroadsState
from tests.bots.tables import play
from tests.rules.german_railroads.helpers import Board

EVALUATOR = evaluator_for("german_railroads")
TABLES = [
    pytest.param(game_spec("german_railroads").game(options), id="-".join(options.values()))
    for options in (
        {"board": board, "coal": coal, "new_parts": new}
        for board, coal, new in product(("german", "russian"), ("off", "on"), ("off", "on"))
    )
]


def chosen(table: Board) -> str:
    """What greedy plays in a position, by notation."""
    seat = table.state.actor()
    view = table.state.view(seat)
    move = bot("greedy").choose(table.game, view, table.state.legal(seat), Random(1))
    return str(table.game.moves[move])


def random_states(game: Game, seats: int) -> list[State]:
    """Every position of a random game in which a seat decides, and the end."""
    state, rng = game.start(seats), Random(seats)
    seen: list[State] = []
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(rng))
            continue
        seen.append(state.clone())
        legal = state.legal(actor)
        state.advance(actor, legal[rng.below(len(legal))])
    return [*seen, state]


@pytest.mark.parametrize("game", TABLES)
def test_finish_ends_whatever_a_seat_has_begun(game: Game) -> None:
    for seats in game.seat_counts:
        for state in random_states(game, seats)[:-1:3]:
            seat = state.actor()
            moves = EVALUATOR.finish(state, seat, Random(1))
            assert isinstance(state, GermanRailroadsState)
            assert state.actor() != seat or (
                state.pending_kind == pending.TURN and pending.placed(state) == 0
            )
            assert moves >= 0


@pytest.mark.parametrize("game", TABLES)
def test_judging_leaves_the_state_as_it_is(game: Game) -> None:
    for seats in game.seat_counts:
        for state in random_states(game, seats)[::3]:
            before = state.dump()
            for seat in range(seats):
                EVALUATOR.value(state, seat)
            seat = state.actor()
            if seat != OVER:
                moves = room(game.max_legal)
                count = state.legal_into(seat, moves)
                assert EVALUATOR.rollout(state, seat, moves, count, Random(1)) in state.legal(seat)
            assert state.dump() == before


@pytest.mark.parametrize("seats", [1, 2])
def test_at_the_end_only_points_count(seats: int) -> None:
    end = random_states(game_spec("german_railroads").game(), seats)[-1]
    mine, *others = end.scores()
    assert EVALUATOR.value(end, 0) == pytest.approx(mine - WEIGHTS["rival"] * sum(others))


@pytest.mark.parametrize("game", TABLES)
def test_it_beats_random_players_under_all_modules(game: Game) -> None:
    for seed, seats in enumerate((2, 3)):
        _, end = play(game, [bot("greedy"), *(bot("random") for _ in range(seats - 1))], seed)
        assert end.standing()[0] == [0]


def test_against_emil_it_does_well() -> None:
    game = game_spec("german_railroads").game()
    scores = [play(game, [bot("greedy")], seed)[1].scores()[0] for seed in range(5)]
    assert sum(scores) / len(scores) >= 250


LAST = "seats 2\nround 6\nask turn 0 placed 1 free 1\n"


def test_in_the_last_round_it_builds_where_its_locomotives_reach() -> None:
    tracks = "MU-black 8 MU-gray 7 MU-brown 5 DR-black 6 DR-gray 4 unlocked gray,brown"
    for locos, railroad in (("main-1 6", "MU"), ("main-1 1 second 3", "DR")):
        table = Board(f"{LAST}seat 0 {tracks} {locos}\nowed brown 1")
        assert chosen(table) == f"step/colour/{railroad}/brown"


def test_in_the_last_round_a_signal_is_points() -> None:
    table = Board(f"{LAST}seat 0 MU-black 8\noffered signal 1")
    assert chosen(table) == "signal/points"


def test_a_medal_in_reach_goes_before_other_tokens() -> None:
    tracks = "MU-black 6 DR-black 7 DR-gray 6 hannover H1"
    place = f"seat 0 {tracks} second 6 unlocked gray,brown\noffered question 1"
    table = Board(f"seats 2\nround 3\nask turn 0 placed 1 free 1\n{place}")
    assert chosen(table) == "token/kiev_medal"


@pytest.mark.parametrize(
    ("change", "told"),
    [({"hand": None}, "the weight hand is missing"), ({"foot": 1.0}, "no weight is called foot")],
)
def test_weights_must_be_all_and_no_others(change: dict[str, float | None], told: str) -> None:
    weights = {name: value for name, value in (WEIGHTS | change).items() if value is not None}
    with pytest.raises(ValueError, match=told):
        evaluator(weights)
