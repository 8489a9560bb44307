"""The training run of a profile-guided build: every game, as bots and researchers use it.

`COALFACE_PGO=1 make setup` runs it on an instrumented build, which notes what is run how often.
"""

import coalface
from coalface.core.contract import room
from coalface.core.playout import Tally, playout
from coalface.core.registry import game_spec, released_specs

RANDOM_GAMES = 120
SEARCHED_MOVES = 12


def play_random_games(name: str) -> None:
    """Play games by random moves inside the kernel, as the game comes and with each option."""
    play_games(name, coalface.game(name).seat_counts, RANDOM_GAMES)
    for option in game_spec(name).options:
        for value in option.values():
            if value != option.default:
                seats = option.seats(value, coalface.game(name).seat_counts)
                play_games(name, seats, RANDOM_GAMES // 20, **{option.name: value})


def play_games(name: str, seat_counts: tuple[int, ...], games: int, **options: object) -> None:
    """Play some games with each number of players."""
    game = game_spec(name).game(options)
    buffer = room(game.max_legal)
    rng = coalface.Random("training")
    for seats in seat_counts:
        for _ in range(games):
            playout(game.start(seats), rng, buffer, Tally())


def search_some_moves(name: str) -> None:
    """Let a searching bot choose some moves."""
    game = coalface.game(name)
    bot, rng, state = coalface.bot("foreman"), coalface.Random(1), game.start(2)
    for _ in range(SEARCHED_MOVES):
        while state.actor() == coalface.CHANCE:
            state.advance(coalface.CHANCE, state.draw(rng))
        if state.actor() == coalface.OVER:
            return
        seat = state.actor()
        state.apply(seat, bot.choose(game, state.view(seat), state.legal(seat), rng))


for id in sorted(released_specs()):  # without their titles: a build has no package for texts
    play_random_games(id)
    search_some_moves(id)
