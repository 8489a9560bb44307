"""Scoring checked by a second, slow scorer over random games of every set of modules."""

from itertools import product

import pytest

from coalface import CHANCE, State
from coalface.core.contract import Game
from coalface.core.random import Random
from coalface.games.german_railroads.state import GermanRailroadsState
from coalface.games.german_railroads.view import Table
from tests.rules import rule
from tests.rules.german_railroads.helpers import game_with
from tests.rules.german_railroads.slow_scorer import end_card, majority, phase

GAMES = 2
PHASE = ("railroad-1", "railroad-2", "railroad-3", "stars", "medal", "industry")


def advance(state: State, rng: Random) -> None:
    """One random move; passing is rare, so that much happens."""
    actor = state.actor()
    if actor == CHANCE:
        state.advance(CHANCE, state.draw(rng))
        return
    moves = state.legal(actor)
    names = [str(state.game.moves[move]) for move in moves]
    if len(moves) > 1 and "pass" in names and rng.below(8):
        moves.pop(names.index("pass"))
    state.advance(actor, moves[rng.below(len(moves))])


def check_game(game: Game, seats: int, seed: str) -> int:
    """Play a game and compute every scoring phase and the end again; how many phases there were."""
    state, rng, phases = game.start(seats), Random(seed), 0
    board = str(game.options["board"])
    assert isinstance(state, GermanRailroadsState)
    while state.actors():
        number, before = state.round, [state.breakdown(seat) for seat in range(seats)]
        advance(state, rng)
        if state.round == number and state.actors():
            continue
        phases += 1
        now: Table = state.view(None).table
        for seat in range(seats):
            points = state.breakdown(seat)
            gained = {name: points[name] - before[seat][name] for name in PHASE}
            assert gained == phase(now.players[seat], board), (seed, seat, state.text())
    check_end(state, board)
    return phases


def tokens_at_start(game: Game) -> int:
    """Seven tokens, and the new ones that are in the game."""
    coal, parts = bool(game.options["coal"]), bool(game.options["new_parts"])
    return 7 + parts + (parts and coal)


def check_end(state: State, board: str) -> None:
    """End bonus cards and majority."""
    table: Table = state.view(None).table
    for seat, player in enumerate(table.players):
        assert player.end_bonus_cards is not None
        worth = 0
        for card in player.end_bonus_cards:
            used = tokens_at_start(state.game) - len(player.tokens)
            tokens = 7 * used if card == "qtokens" else 0
            worth += end_card(card, table, seat, board) + tokens
        assert state.breakdown(seat)["end-bonus"] == worth
    assert [state.breakdown(seat)["majority"] for seat in range(state.seats)] == majority(table)


SETS = list(product(("russian", "german"), (False, True), (False, True), (1, 2, 3, 4)))


@rule("RR-78", "RR-79", "RR-80", "RR-81", "RR-85", "RR-86")
@pytest.mark.parametrize(("board", "coal", "parts", "seats"), SETS)
def test_both_scorers_agree(board: str, coal: bool, parts: bool, seats: int) -> None:
    game = game_with(board=board, coal=coal, new_parts=parts)
    for number in range(GAMES):
        phases = check_game(game, seats, f"{board} {coal} {parts} {seats} {number}")
        assert phases == game.start(seats).view(None).table.rounds
