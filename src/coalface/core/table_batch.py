"""Many tables of one game, played side by side into shared buffers: see `coalface.batch`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from coalface.core.contract import CHANCE, OVER, Game, State
from coalface.core.random import Random

NEXT_STEP: Final[i64] = 0
SAME_STEP: Final[i64] = 1
DISABLED: Final[i64] = 2
"""When a table whose game is over begins a new one: at the next step, at once, or never."""

NOBODY: Final = -1
"""Who acts at a table whose game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """Plays some of the seats; it is given the state as the seat knows it, or a true one.

    `sees_all` says that it needs no more than the legal moves, so that nothing need be hidden.
    """

    def __init__(self) -> None:
        self.sees_all: bool = False

    def choose(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random) -> i64:
        """Return one of the first `count` moves."""
        return moves[rng.below(count)]


class TableBatch:
    """The tables and their buffers; entries of a table lie together, table after table."""

    def __init__(
        self,
        game: Game,
        seats: i64,
        size: i64,
        streams: list[Random],
        reset: i64,
        scores: bool,
        opponents: list[Opponent | None],
    ) -> None:
        """Set the tables; `size` is that of an observation, `streams` has the chance of each.

        With `scores` the reward of a seat is what its score has grown by, otherwise its utility
        at the end. `opponents` has who plays each seat, None for those that are stepped.
        """
        self.game = game
        self.seats: i64 = seats
        self.size: i64 = size
        self.moves: i64 = len(game.moves)
        self.tables: i64 = len(streams)
        self.reset_mode: i64 = reset
        self.scores: bool = scores
        self.opponents = opponents
        self.streams = streams
        self.states: list[State] = [game.start(seats) for _ in streams]
        self.legal: vec[i64] = game.blank[:]
        self.observation: vec[i16] = vec[i16]([0] * (self.tables * size))
        self.final_observation: vec[i16] = vec[i16]([0] * (self.tables * size))
        self.mask: vec[u8] = vec[u8]([0] * (self.tables * self.moves))
        self.actor: vec[i64] = vec[i64]([NOBODY] * self.tables)
        self.last_actor: vec[i64] = vec[i64]([0] * self.tables)
        self.reward: vec[float] = vec[float]([0.0] * (self.tables * seats))
        self.ended: vec[u8] = vec[u8]([0] * self.tables)
        self.points: vec[i64] = vec[i64]([0] * (self.tables * seats))
        self.final_scores: vec[i64] = vec[i64]([0] * (self.tables * seats))
        self.steps: i64 = 0

    def reset(self) -> None:
        """Begin a new game at every table; all buffers hold zeros."""
        for table in range(self.tables):
            self.begin(table)
            self.observe(table)

    def seed(self, table: i64, stream: Random) -> None:
        """Give a table another stream of chance; its game goes on."""
        self.streams[table] = stream

    def refused(self, actions: vec[i64]) -> i64:
        """Return the first table whose action is not legal, -1 if all are."""
        actor, mask, moves = self.actor, self.mask, self.moves
        for table in range(self.tables):
            if actor[table] < 0:
                continue
            action = actions[table]
            if action < 0 or action >= moves or mask[table * moves + action] == 0:
                return table
        return -1

    def step(self, actions: vec[i64]) -> None:
        """Make a move at every table: all are legal, and the buffers hold zeros but for `ended`.

        At a table whose game is over the action is ignored.
        """
        for table in range(self.tables):
            if self.ended[table] != 0 and self.reset_mode != DISABLED:
                self.ended[table] = 0
                if self.reset_mode == NEXT_STEP:
                    self.begin(table)
                    self.observe(table)
                    continue
            if self.actor[table] >= 0:
                self.play(table, actions[table])
            self.observe(table)

    def play(self, table: i64, action: i64) -> None:
        """Make a move at a table, and go on to the next decision that is asked for."""
        state = self.states[table]
        seat = self.actor[table]
        self.last_actor[table] = seat
        state.advance(seat, action)
        self.settle(table)
        self.steps += 1
        over = self.actor[table] < 0
        if self.scores:
            self.pay_scores(table, state)
        elif over:
            self.pay_utilities(table, state)
        if not over:
            return
        self.ended[table] = 1
        self.copy_scores(table, state, self.final_scores)
        if self.reset_mode == SAME_STEP:
            state.encode_into(seat, self.final_observation, table * self.size)
            self.begin(table)

    def begin(self, table: i64) -> None:
        """Begin a new game at a table."""
        self.states[table] = self.game.start(self.seats)
        self.settle(table)
        self.copy_scores(table, self.states[table], self.points)

    def copy_scores(self, table: i64, state: State, into: vec[i64]) -> None:
        """Write the score of each seat of a table."""
        scores = state.scores()
        for seat in range(self.seats):
            into[table * self.seats + seat] = scores[seat]

    def settle(self, table: i64) -> None:
        """Let chance and the opponents go on until someone else must decide."""
        state = self.states[table]
        rng = self.streams[table]
        actor = state.actor()
        while actor != OVER:
            if actor == CHANCE:
                state.advance(CHANCE, state.draw(rng))
            else:
                opponent = self.opponents[actor]
                if opponent is None:
                    break
                self.answer(state, actor, opponent, rng)
            actor = state.actor()
        self.actor[table] = NOBODY if actor == OVER else actor

    def answer(self, state: State, seat: i64, opponent: Opponent, rng: Random) -> None:
        """Let an opponent make a move."""
        count = state.legal_into(seat, self.legal)
        if count == 1:
            state.advance(seat, self.legal[0])
            return
        given = state if opponent.sees_all else state.known_to(seat)
        state.advance(seat, opponent.choose(given, seat, self.legal, count, rng))

    def observe(self, table: i64) -> None:
        """Write what whoever must decide knows and may do."""
        seat = self.actor[table]
        if seat < 0:
            self.observe_end(table)
            return
        state = self.states[table]
        state.encode_into(seat, self.observation, table * self.size)
        legal = self.legal
        mask = self.mask
        first = table * self.moves
        for place in range(state.legal_into(seat, legal)):
            mask[first + legal[place]] = 1

    def observe_end(self, table: i64) -> None:
        """Write the end of a game as its last mover sees it; any action will do."""
        seat = self.last_actor[table]
        self.states[table].encode_into(seat, self.observation, table * self.size)
        mask = self.mask
        first = table * self.moves
        for place in range(first, first + self.moves):
            mask[place] = 1

    def pay_scores(self, table: i64, state: State) -> None:
        """Reward each seat with what its score has grown by."""
        scores = state.scores()
        first = table * self.seats
        for seat in range(self.seats):
            score: i64 = scores[seat]
            self.reward[first + seat] = float(score - self.points[first + seat])
            self.points[first + seat] = score

    def pay_utilities(self, table: i64, state: State) -> None:
        """Reward each seat with its utility at the end of a game."""
        utilities = state.returns()
        for seat in range(self.seats):
            self.reward[table * self.seats + seat] = utilities[seat]
