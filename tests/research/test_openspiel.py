"""The games pass OpenSpiel's own tests, and its algorithms run on them."""

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python import observation  # type: ignore[import-untyped]
from open_spiel.python.algorithms import (  # type: ignore[import-untyped]
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

import coalface
from coalface.encoding import encoder
from coalface.envs import openspiel
from tests.game_ids import DECLARED, OPEN
from tests.research.env_cases import Case, cases

openspiel.register()


def spelled(case: Case) -> str:
    """Return a case as OpenSpiel spells games."""
    chosen = [f"players={case.seats}", *(f"{name}={value}" for name, value in case.options.items())]
    return f"coalface_{case.game}({','.join(chosen)})"


def played(name: str, seed: int, decisions: int) -> Any:
    """Return a state after some random decisions, at which a player must decide."""
    rng = np.random.default_rng(seed)
    state = decided(pyspiel.load_game(name).new_initial_state(), rng)
    for _ in range(decisions):
        state.apply_action(int(rng.choice(state.legal_actions())))
        decided(state, rng)
    return state


def decided(state: Any, rng: np.random.Generator) -> Any:
    """Draw until a player must decide."""
    while state.is_chance_node():
        actions, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(actions, p=shares)))
    return state


def with_secrets(name: str) -> tuple[Any, bool]:
    """Return a state in which something is hidden from whoever must decide, if there is one."""
    for seed in range(8):
        rng = np.random.default_rng(seed)
        state = decided(pyspiel.load_game(name).new_initial_state(), rng)
        while not state.is_terminal():
            position = state.position
            if position.game.hidden(position, state.current_player()):
                return state, True
            state.apply_action(int(rng.choice(state.legal_actions())))
            decided(state, rng)
    return played(name, 1, 30), False


@cases()
def test_games_pass_random_sim_test(case: Case) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spelled(case)), 1, serialize=True, verbose=False)


LONG = [pytest.param(id, marks=pytest.mark.whole) for id in DECLARED if id not in OPEN]
"""Playthroughs print every number at every step: the shortest game is the sample."""


@pytest.mark.parametrize("id", [*OPEN, *LONG])
def test_a_playthrough_can_be_made_again(id: str) -> None:
    name = f"coalface_{id}"
    actions = played(name, 3, 6).history()
    text = generate_playthrough.playthrough(name, actions, seed=5)
    assert f'GameType.short_name = "{name}"' in text
    for action in actions:
        assert f"action: {action}\n" in text
    assert "InformationStateString(0)" in text
    assert "ObservationTensor(0)" in text
    assert text == generate_playthrough.playthrough(name, actions, seed=5)


@pytest.mark.parametrize("id", DECLARED)
def test_a_state_says_what_the_position_says(id: str) -> None:
    state = played(f"coalface_{id}(players=3)", 4, 8)
    position, actor = state.position, state.current_player()
    assert position.actor() == actor
    assert state.legal_actions() == state.legal_actions(actor) == position.legal(actor)
    assert state.legal_actions((actor + 1) % 3) == []
    assert str(state) == position.text()
    encode = encoder(coalface.game(id), 3)
    seen = observation.make_observation(state.get_game())
    for player in range(3):
        expected = encode.encode(position, player)
        assert (np.array(state.observation_tensor(player)) == expected).all()
        assert (np.array(state.information_state_tensor(player)) == expected).all()
        seen.set_from(state, player)
        assert (seen.tensor == expected).all()
        assert state.information_state_string(player) == position.information_state(player)
    assert state.action_to_string(state.legal_actions()[0]) == str(
        position.game.moves[position.legal(actor)[0]]
    )


def test_draws_have_their_odds_and_the_end_its_utilities() -> None:
    state, rng = played("coalface_coal_baron(players=4)", 5, 0), np.random.default_rng(1)
    drawn = 0
    while not state.is_terminal():
        assert state.returns() == [0.0] * 4
        if not state.is_chance_node():
            state.apply_action(int(rng.choice(state.legal_actions())))
            continue
        drawn += 1
        outcomes = dict(state.chance_outcomes())
        odds = state.position.odds()
        assert list(outcomes) == state.legal_actions() == state.position.legal(coalface.CHANCE)
        assert list(outcomes.values()) == [weight / sum(odds) for weight in odds]
        state.apply_action(int(rng.choice(list(outcomes), p=list(outcomes.values()))))
    assert drawn > 20
    assert state.returns() == state.position.returns()
    assert sum(state.returns()) == pytest.approx(0)
    assert state.legal_actions() == []


@pytest.mark.parametrize("id", DECLARED)
def test_a_state_is_written_and_read_in_the_middle_of_a_game(id: str) -> None:
    state = played(f"coalface_{id}", 6, 30)
    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert again.position == state.position
    assert again.history() == state.history()
    assert str(game) == str(state.get_game())
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert copy.position != state.position


@pytest.mark.parametrize("id", DECLARED)
def test_a_resampled_state_is_one_that_the_player_holds_possible(id: str) -> None:
    state, hidden = with_secrets(f"coalface_{id}")
    assert hidden != (id in OPEN)
    player = state.current_player()
    known = state.information_state_string(player)
    sampler = pyspiel.UniformProbabilitySampler(5, 0.0, 1.0)
    drawn = [state.resample_from_infostate(player, sampler) for _ in range(12)]
    for each in drawn:
        assert each.information_state_string(player) == known
        assert each.legal_actions() == state.legal_actions()
    differ = any(each.position != state.position for each in drawn)
    assert differ == hidden, "what is hidden differs from guess to guess"


@pytest.mark.parametrize("id", DECLARED)
def test_the_algorithms_of_openspiel_run(id: str) -> None:
    np.random.seed(1)
    state = played(f"coalface_{id}", 8, 20)
    game = state.get_game()
    rollout = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searched = mcts.MCTSBot(game, 2.0, 4, rollout, random_state=np.random.RandomState(1))
    assert searched.step(state) in state.legal_actions()
    blind = ismcts.ISMCTSBot(game, rollout, 2.0, 4, random_state=np.random.RandomState(1))
    assert blind.step(state) in state.legal_actions()
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1.0)


def test_parameters_are_players_and_options() -> None:
    game = pyspiel.load_game("coalface_german_railroads(players=3,board=russian,coal=True)")
    assert game.num_players() == 3
    assert game.core.options["board"] == "russian"
    assert game.core.options["coal"] is True
    assert game.num_distinct_actions() == len(game.core.moves)
    assert game.observation_tensor_shape() == [encoder(game.core, 3).size]
    alone = pyspiel.load_game("coalface_german_railroads(players=1)")
    assert alone.utility_sum() is None
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("coalface_coal_baron(colour=red)")
    with pytest.raises(ValueError, match="supports 2–4 players, got 5"):
        pyspiel.load_game("coalface_coal_baron(players=5)")


def test_a_program_that_registers_the_games_ends_well() -> None:
    program = (
        "import pyspiel\n"
        "from coalface.envs import openspiel\n"
        "openspiel.register()\n"
        "openspiel.register()\n"
        "print(pyspiel.load_game('coalface_coal_baron').new_initial_state().is_chance_node())\n"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "True\n", "")


@pytest.mark.parametrize("game", OPEN)
def test_an_illegal_action_is_refused_by_name_and_changes_nothing(game: str) -> None:
    state = played(f"coalface_{game}", 3, 4)
    legal = state.legal_actions()
    before, moves = str(state), state.position.game.moves
    wrong = next(action for action in range(len(moves)) if action not in legal)
    with pytest.raises(ValueError, match="expected a legal action of player") as refused:
        state.apply_action(wrong)
    assert f"{legal[0]} ({moves[legal[0]]})" in str(refused.value)
    assert str(refused.value).endswith(f"; got {wrong} ({moves[wrong]})")
    for outside in (len(moves), -2):
        with pytest.raises(ValueError, match=f"; got {outside}$"):
            state.apply_action(outside)
    assert (str(state), state.legal_actions()) == (before, legal)


def test_an_action_that_takes_back_is_no_legal_action() -> None:
    state = played("coalface_coal_country", 3, 2)
    position = state.position
    every = position.legal(state.current_player(), retracting=True)
    wrong = next(action for action in every if action not in state.legal_actions())
    with pytest.raises(ValueError, match=f"; got {wrong} "):
        state.apply_action(wrong)


def test_no_action_is_legal_once_the_game_is_over() -> None:
    state = pyspiel.load_game("coalface_ruhrschifffahrt").new_initial_state()
    rng = np.random.default_rng(1)
    while not decided(state, rng).is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    with pytest.raises(ValueError, match="expected no action, as the game is over; got 0 "):
        state.apply_action(0)


def test_an_illegal_draw_is_refused() -> None:
    state = pyspiel.load_game("coalface_coal_baron").new_initial_state()
    possible = {action for action, _ in state.chance_outcomes()}
    wrong = next(action for action in range(1000) if action not in possible)
    with pytest.raises(ValueError, match="expected a legal action of chance: "):
        state.apply_action(wrong)
