"""Many games at once: the kernel plays them, numpy reads its buffers.

    >>> import coalface
    >>> from coalface.batch import Batch
    >>> batch = Batch(coalface.game("coal_baron"), seats=2, tables=64, seed=7)
    >>> for _ in range(100):
    ...     batch.step(batch.mask.argmax(axis=1))  # everywhere the first legal move
    >>> batch.observation.shape == (64, batch.encoder.size)
    True

Chance is played inside, and so are the seats of `opponents`. The arrays of a batch are made once:
every step writes into them. They are read-only; copy what you want to keep. Needs numpy.
"""

from collections.abc import Mapping, Sequence
from ctypes import memset
from dataclasses import dataclass
from operator import index
from typing import Any, Literal, SupportsIndex

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from coalface.bots import Bot, bot
from coalface.bots.base import chosen_move
from coalface.bots.evaluators import evaluator_for
from coalface.bots.one_ply import GreedyOpponent
from coalface.core import table_batch
from coalface.core.checks import not_one_of, number_below, whole_number
from coalface.core.contract import Game, IllegalMove, State
from coalface.core.random import Random
from coalface.core.table_batch import Opponent, TableBatch
from coalface.core.view import View
from coalface.encoding import Encoder

AutoReset = Literal["next_step", "same_step", "disabled"]
Reward = Literal["outcome", "score"]
RESETS = {
    "next_step": table_batch.NEXT_STEP,
    "same_step": table_batch.SAME_STEP,
    "disabled": table_batch.DISABLED,
}
REWARDS = ("outcome", "score")
WHOLE = "iub"
"""The kinds of arrays that hold whole numbers, as numpy spells them."""


@dataclass(frozen=True, slots=True)
class Buffers:
    """Arrays of the caller that a step is copied into; of any type that holds the numbers."""

    observation: NDArray[Any]
    mask: NDArray[Any]
    actor: NDArray[Any]
    reward: NDArray[Any]
    ended: NDArray[Any]


class Batch:
    """Some tables of one game, stepped together.

    After every step, by table: `actor` is the seat that must decide, -1 where a game is over;
    `observation` is what it knows, `mask` its legal moves, `reward` has what the step brought each
    seat, and `ended` tells whether the step ended the game. At a table that is over all moves are
    in the mask, the observation is that of the seat that moved last, and an action is ignored.
    `final_scores` has the scores of the last game that ended at a table, by seat.

    `auto_reset` says when such a table begins a new game: "next_step", as a step of its own;
    "same_step", at once, and `final_observation` has the end; or "disabled". A reward is the
    utility at the end (`State.returns`), or with reward="score" what the score has grown by.
    """

    def __init__(
        self,
        game: Game,
        seats: SupportsIndex,
        tables: SupportsIndex,
        seed: SupportsIndex | Sequence[SupportsIndex] = 0,
        *,
        auto_reset: AutoReset = "next_step",
        reward: Reward = "outcome",
        opponents: Mapping[int, str | Bot] | None = None,
    ) -> None:
        """Set the tables and begin; table t has the seed `seed + t`, or its own of a sequence.

        `opponents` says which seats bots play: `{1: "random", 2: "greedy"}`. These two play in
        compiled code; others by their names are slower, and one of your own is given a view.
        """
        if auto_reset not in RESETS:
            raise ValueError(not_one_of(auto_reset, tuple(RESETS)))
        if reward not in REWARDS:
            raise ValueError(not_one_of(reward, REWARDS))
        self.encoder = Encoder(game, seats)
        self.game = game
        self.seats = self.encoder.seats
        self.auto_reset = auto_reset
        self.tables = whole_number(tables, "tables")
        if self.tables < 1:
            raise ValueError(f"expected at least 1 table, got {self.tables}")
        players = seated(game, self.seats, opponents or {})
        streams = [Random(each) for each in seeds(seed, self.tables)]
        size, reset = self.encoder.size, RESETS[auto_reset]
        kernel = TableBatch(game, self.seats, size, streams, reset, reward == "score", players)
        self._kernel = kernel
        self.observation = shaped(kernel.observation, np.int16, self.tables, size)
        self.final_observation = shaped(kernel.final_observation, np.int16, self.tables, size)
        self.mask = shaped(kernel.mask, np.int8, self.tables, len(game.moves))
        self.actor = shaped(kernel.actor, np.int64, self.tables)
        self.last_actor = shaped(kernel.last_actor, np.int64, self.tables)
        self.reward = shaped(kernel.reward, np.float64, self.tables, self.seats)
        self.ended = shaped(kernel.ended, np.bool_, self.tables)
        self.final_scores = shaped(kernel.final_scores, np.int64, self.tables, self.seats)
        written = [self.observation, self.mask, self.reward]
        if auto_reset == "same_step":
            written.append(self.final_observation)
        self._written = [memory_of(array) for array in written]
        self.reset()

    def step(self, actions: Any, into: Buffers | None = None) -> None:
        """Make a move at every table; IllegalMove names one that is not, and nothing changes."""
        chosen = self._checked(actions)
        refused = self._kernel.refused(chosen)
        if refused >= 0:
            try:
                self._refuse(refused, chosen[refused])
            except ValueError as error:
                error.add_note(f"at table {refused}, action {chosen[refused]}")
                raise
        for place, size in self._written:
            memset(place, 0, size)
        self._kernel.step(chosen)
        if into is not None:
            self.copy_into(into)

    def reset(self, seed: SupportsIndex | Sequence[SupportsIndex] | None = None) -> None:
        """Begin a new game at every table; without a seed the streams of chance go on."""
        if seed is not None:
            for table, each in enumerate(seeds(seed, self.tables)):
                self._kernel.seed(table, Random(each))
        for place, size in (*self._written, memory_of(self.ended)):
            memset(place, 0, size)
        self._kernel.reset()

    def state(self, table: SupportsIndex) -> State:
        """Return a copy of the position at a table."""
        return self._kernel.states[number_below(table, self.tables, "table")].clone()

    def buffers(self) -> Buffers:
        """Return new arrays that a step can be copied into."""
        return Buffers(
            self.observation.copy(),
            self.mask.copy(),
            self.actor.copy(),
            self.reward.copy(),
            self.ended.copy(),
        )

    def copy_into(self, buffers: Buffers) -> None:
        """Copy what the last step wrote into arrays of the caller."""
        buffers.observation[...] = self.observation
        buffers.mask[...] = self.mask
        buffers.actor[...] = self.actor
        buffers.reward[...] = self.reward
        buffers.ended[...] = self.ended

    def _checked(self, actions: Any) -> vec[i64]:
        """Return the action of each table; ValueError or TypeError if these are none."""
        given = np.asarray(actions)
        if given.shape != (self.tables,):
            found = len(given) if given.ndim == 1 else f"an array of shape {given.shape}"
            raise ValueError(f"expected {self.tables} actions, got {found}")
        if given.dtype.kind not in WHOLE:
            raise TypeError(f"actions must be whole numbers, got {given.dtype}")
        return vec[i64](np.ascontiguousarray(given, np.int64))

    def _refuse(self, table: int, action: int) -> None:
        """Say why a move is not legal."""
        seat, state = int(self.actor[table]), self._kernel.states[table]
        reason = self.game.explain(state, seat, action)
        if reason is None:
            move = self.game.moves[action]
            raise ValueError(f"{move} takes something back, so no mask has it")
        raise IllegalMove(seat, str(self.game.moves[action]), reason)

    def __repr__(self) -> str:
        return f"<{self.tables} tables of {self.game.id}, {self.seats} seats>"


def seeds(seed: SupportsIndex | Sequence[SupportsIndex], tables: int) -> list[int]:
    """Return the seed of each table."""
    if isinstance(seed, SupportsIndex):
        return [index(seed) + table for table in range(tables)]
    found = [index(each) for each in seed]
    if len(found) != tables:
        raise ValueError(f"expected a seed, or one for each of {tables} tables, got {len(found)}")
    return found


def shaped(buffer: Any, dtype: Any, *shape: int) -> NDArray[Any]:
    """Return a buffer of the kernel as an array that is read only."""
    return np.frombuffer(buffer, dtype).reshape(shape)


def memory_of(array: NDArray[Any]) -> tuple[int, int]:
    """Return where the numbers of an array lie, and how many bytes they take."""
    return array.ctypes.data, array.nbytes


def seated(game: Game, seats: int, bots: Mapping[int, str | Bot]) -> list[Opponent | None]:
    """Return who plays each seat, None where nobody does; ValueError if all are taken."""
    found: list[Opponent | None] = [None] * seats
    for seat, who in bots.items():
        place = number_below(seat, seats, "seat")
        found[place] = opponent(game, who)
    if None not in found:
        raise ValueError("bots play every seat, so there is nothing to step")
    return found


def opponent(game: Game, who: str | Bot) -> Opponent:
    """Return who plays a seat: in compiled code if it is "random" or "greedy"."""
    if who == "random":
        return random_opponent()
    if who == "greedy":
        return GreedyOpponent(game, evaluator_for(game.id))
    return BotOpponent(game, who)


def random_opponent() -> Opponent:
    """Return an opponent that plays any legal move."""
    found = Opponent()
    found.sees_all = True  # it looks at nothing but the moves
    return found


class BotOpponent(Opponent):
    """A bot that plays a seat. One of ours needs only what the seat knows; others get a view."""

    def __init__(self, game: Game, who: str | Bot) -> None:
        super().__init__()
        self.game = game
        self.named = isinstance(who, str)
        self.bot = bot(who) if isinstance(who, str) else who

    def choose(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Random) -> i64:
        """Let the bot choose; ValueError if that is not a legal move."""
        given = View(self.game.id, int(state.seats), int(seat), (int(seat),), None, None, state)
        view = given if self.named else state.view(seat)
        legal = list(moves[:count])
        answer: object = self.bot.choose(self.game, view, legal.copy(), rng)
        try:
            return chosen_move(self.game, answer, legal)
        except ValueError as error:
            raise ValueError(f"the bot of seat {seat} {error}") from error
