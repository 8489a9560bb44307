"""Foremen placed in secret: what is thought of those of others, and the order of one's own."""

from collections.abc import Iterator

from librt.vecs import vec

from coalface.bots.evaluators import evaluator_for
from coalface.bots.quick_weights import both
from coalface.core.contract import room
from coalface.core.random import Random
from coalface.core.registry import game_spec
from coalface.games.coal_country.bot import WEIGHTS
from coalface.games.coal_country.bot.areas import Areas
from coalface.games.coal_country.bot.outlook import Outlook
from coalface.games.coal_country.bot.survey import survey_all
from coalface.games.coal_country.bot.weights import Weights
from coalface.games.coal_country.generated import dispatch, pending
from coalface.games.coal_country.ids import BROKER, TANDEM
from coalface.games.coal_country.rules import foremen, placement
from coalface.games.coal_country.state import CoalCountryState
from tests.bots.tables import decisions, forward

GAME = game_spec("coal_country").game()
EVALUATOR = evaluator_for("coal_country")
FOREMEN = 9


def placing(seats: int, seed: int) -> Iterator[CoalCountryState]:
    """Positions of a random game in which foremen are placed."""
    for state in decisions(GAME, seats, seed):
        assert isinstance(state, CoalCountryState)
        if state.pending_kind == pending.PLACE:
            yield state


def test_a_guess_with_imagined_foremen_is_still_a_guess_of_the_same_view() -> None:
    for state in placing(3, 1):
        seat = int(state.actor())
        view = state.view(seat)
        guess = GAME.guesser(view).sample(Random(1))
        EVALUATOR.refine_guess(guess, seat, Random(2))
        assert guess.view(seat) == view


def test_who_has_finished_is_thought_to_have_placed_well_and_others_to_have_all_to_place() -> None:
    finished = 0
    for state in placing(2, 2):
        guess = GAME.guesser(state.view(1)).sample(Random(1))
        EVALUATOR.refine_guess(guess, 1, Random(2))
        assert isinstance(guess, CoalCountryState)
        if placement.is_placing(state, 0):
            assert foremen.in_hand(guess.players[0]) == FOREMEN
        else:
            assert guess.players[0].foreman_on[BROKER] > 0
            assert placement.can_commit(guess, guess.players[0]) == 0
            finished += 1
    assert finished > 0


def test_a_quick_placement_is_whole_and_legal() -> None:
    moves = room(GAME.max_legal)
    for state in placing(2, 3):
        if not placement.is_placing(state, 1) or not state.owes(0):
            continue
        EVALUATOR.rollout_step(state, 0, moves, state.legal_into(0, moves), Random(1))
        assert not placement.is_placing(state, 0)
        assert placement.can_commit(state, state.players[0]) == 0


def test_the_strongest_foreman_is_placed_first() -> None:
    ratings, moves = vec[float]([0.0] * GAME.max_legal), room(GAME.max_legal)
    for state in placing(2, 4):
        seat = state.actor()
        legal = forward(GAME, state, int(seat))
        EVALUATOR.rate(state, seat, moves, state.legal_into(seat, moves), Random(1), ratings)
        rated = {int(moves[place]): ratings[place] for place in range(len(legal))}
        if len(legal) == 1 or state.players[seat].foreman_on[TANDEM] != 0:
            continue
        values = {move: dispatch.place_value(move) for move in legal if move < dispatch.COMMIT}
        best = max(rated, key=lambda move: rated[move])
        assert best == dispatch.COMMIT or values[best] == max(values.values())


def test_of_equal_sellers_the_one_with_more_earnings_is_thought_to_sell_first() -> None:
    state = GAME.position(
        "coal_country\nseats 2\nround 3\nstep selling\nseat 0 cash 50 coal 9 earned 90\n"
        "seat 1 cash 40 coal 9 earned 60\nforeman 0 broker 3\nforeman 1 broker 3"
    )
    assert isinstance(state, CoalCountryState)
    weights = Weights(both(WEIGHTS)[0])
    surveys = survey_all(state, weights)
    players = state.players
    areas = [Areas(state, each, Outlook(state, each, surveys, weights)) for each in players]
    assert not areas[0].sells_before(players[1], 3)
    assert areas[1].sells_before(players[0], 3)
