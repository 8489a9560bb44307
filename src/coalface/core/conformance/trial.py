"""Random games to try laws on: walks through a game, and the sampled positions of them."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from msgspec import json as json_of

from coalface.core.conformance.report import BrokenLaw
from coalface.core.contract import ALLOWED, CHANCE, Event, Game, State
from coalface.core.random import Random
from coalface.core.record import spelled_actor
from coalface.core.view import AnyView, record_fields

MAX_RETRACTED = 12
"""How many retracting moves a random game makes before it only goes forward."""

SEARCHED = 3000
"""In how many positions of all walks hidden facts are looked for."""

SMALL_PART = 60
FEW_WALKS = 7
"""This few positions are taken from this few walks, since each walk is replayed to reach them."""

ALL_MOVES = 60_000
LEAST_WHOLE = 4
"""A large catalogue is tried whole in fewer positions: this many moves, at least this often."""

SHARED = 480
LEAST_TRIED = 4
"""A sampled check divides the first among its laws, all of which look at the same positions; none
of them looks at fewer than the second."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of play."""

    actor: int
    move: int


@dataclass(frozen=True, slots=True)
class Spot:
    """A position of a walk: the one after its first `made` lines."""

    walk: int
    made: int


def in_order(spots: Iterable[Spot]) -> list[Spot]:
    """Positions in the order in which the walks reach them."""
    return sorted(spots, key=lambda spot: (spot.walk, spot.made))


class Walk:
    """A random game: its lines, how it ended, or what went wrong after the last line."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.trouble = ""
        self.dump = b""


def play(game: Game, seats: int, rng: Random, limit: int) -> Walk:
    """Play a random game; what goes wrong is written down, not raised."""
    walk = Walk()
    try:
        state = game.start(seats)
        retracted = 0
        while actors := state.actors():
            if len(walk.lines) >= limit:
                raise BrokenLaw(f"the game has not ended after {limit} lines")
            actor = actors[rng.below(len(actors))]
            move = pick(state, actor, rng, retracted < MAX_RETRACTED)
            retracted += move >= game.first_retracting
            state.advance(actor, move)
            walk.lines.append(Line(actor, move))
        walk.dump = state.dump()
    except BrokenLaw as broken:
        walk.trouble = str(broken)
    except Exception as error:  # a game under test may raise anything
        walk.trouble = described(error)
    return walk


def pick(state: State, actor: int, rng: Random, retracting: bool) -> int:
    """A random move: for chance by the odds; a retracting one only if asked for, and seldom."""
    if actor == CHANCE:
        return state.draw(rng)
    moves = state.legal(actor, retracting and rng.below(4) == 0)
    if not moves:
        raise BrokenLaw(f"seat {actor} must decide and has no move")
    return moves[rng.below(len(moves))]


def described(error: Exception) -> str:
    """An exception in one line, with the place it came from."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    if place is None:
        return f"{type(error).__name__}: {error}"
    code = place.tb_frame.f_code
    at = f"in {code.co_name}, line {place.tb_lineno} of {Path(code.co_filename).name}"
    return f"{type(error).__name__}: {error} ({at})"


class Walks:
    """The random games of one number of seats, which all laws share.

    With a `part` above 1, a law tries one in `part` of the things that it would try otherwise,
    and all laws look at the same positions, so that a view is made once for all of them.
    """

    def __init__(
        self, game: Game, seats: int, games: int, seed: int, limit: int, part: int = 1
    ) -> None:
        self.game = game
        self.seats = seats
        self.limit = limit
        self.part = part
        self.walks: list[Walk] = []
        for number in range(games):
            rng = Random(f"{seed} walk {number} of {seats} seats")
            self.walks.append(play(game, seats, rng, limit))
            if self.walks[-1].trouble:
                break
        self.spots = [
            Spot(walk, made)
            for walk in range(len(self.walks))
            for made in range(len(self.walks[walk].lines) + 1)
        ]
        if part > 1:
            rng = Random(f"{seed} positions of {seats} seats")
            chosen = {*self.spots[:1], *self.mixed(self.spots, SHARED // part, rng)}
            self.spots = in_order(chosen)
        self._found: dict[Callable[[State], bool], list[Spot]] = {}
        self._shown: dict[tuple[Spot, int | None], tuple[AnyView, bytes]] = {}

    def where(self, holds: Callable[[State], bool]) -> list[Spot]:
        """The positions, of up to SEARCHED ones, for which something holds."""
        if holds not in self._found:
            step = len(self.spots) // SEARCHED + 1
            searched = self.spots[::step]
            self._found[holds] = [spot for spot, state in self.visit(searched) if holds(state)]
        return self._found[holds]

    def shown(self, spot: Spot, state: State, seat: int | None) -> tuple[AnyView, bytes]:
        """The view of the position at a spot, and its bytes; made once where laws share spots."""
        if self.part == 1:
            view = state.view(seat)
            return view, bytes_of(view)
        if (spot, seat) not in self._shown:
            view = state.view(seat)
            self._shown[spot, seat] = view, bytes_of(view)
        return self._shown[spot, seat]

    def mixed(self, spots: list[Spot], most: int, rng: Random) -> list[Spot]:
        """A random part of these positions, in order, every kind of next move as often as any."""
        if len(spots) <= most:
            return spots
        kinds: dict[str, list[Spot]] = {}
        for spot in spots:
            kinds.setdefault(self.next_kind(spot), []).append(spot)
        chosen: list[Spot] = []
        while len(chosen) < most:
            for left in kinds.values():
                if left and len(chosen) < most:
                    chosen.append(left.pop(rng.below(len(left))))
        return in_order(chosen)

    def next_kind(self, spot: Spot) -> str:
        """The kind of the move that was made in a position; nothing at the end."""
        lines = self.walks[spot.walk].lines
        return self.game.moves[lines[spot.made].move].kind if spot.made < len(lines) else ""

    def visit(self, spots: list[Spot]) -> Iterator[tuple[Spot, State]]:
        """Replay to each of these positions, which are in order; clone a state to change it."""
        at = -1
        made = 0
        state: State
        for spot in spots:
            if spot.walk != at:
                state, at, made = self.game.start(self.seats), spot.walk, 0
            for line in self.walks[at].lines[made : spot.made]:
                state.advance(line.actor, line.move)
            made = spot.made
            yield spot, state


class Trial:
    """One law on one number of seats: it hands out positions, counts, and knows where it is."""

    def __init__(self, walks: Walks, rng: Random, tried: dict[str, int]) -> None:
        self.walks = walks
        self.game = walks.game
        self.seats = walks.seats
        self.rng = rng
        self.tried = tried
        self.spot = Spot(0, 0)
        self.trying: Line | None = None
        self.other: list[Line] = []
        self.viewers: list[int | None] = [*range(self.seats), None]

    def at(self, walk: int, made: int, trying: Line | None = None) -> None:
        """Note where the law is: the number of lines of a walk, and the one it tries."""
        self.spot, self.trying = Spot(walk, made), trying

    def count(self, what: str, times: int = 1) -> None:
        """Say that something was tried."""
        self.tried[what] = self.tried.get(what, 0) + times

    def few(self, most: int) -> int:
        """In how many positions, at the most, every move of the catalogue is tried."""
        return min(most, max(LEAST_WHOLE, ALL_MOVES // len(self.game.moves)))

    def share(self, most: int) -> int:
        """Return how many of a number of things are tried, where laws are tried in part."""
        return max(min(most, LEAST_TRIED), most // self.walks.part)

    def shown(self, state: State, seat: int | None) -> tuple[AnyView, bytes]:
        """The view of the position that was handed out last, and its bytes."""
        return self.walks.shown(self.spot, state, seat)

    def positions(self, most: int) -> Iterator[State]:
        """Some positions anywhere in the walks, the start and some end among them."""
        chosen = {*self.walks.spots[:1], *self._some(self.walks.spots, self.share(most) - 1)}
        return self._visit(in_order(chosen))

    def positions_where(self, holds: Callable[[State], bool], most: int) -> Iterator[State]:
        """Some of the positions for which something holds."""
        return self._visit(self._some(self.walks.where(holds), self.share(most)))

    def lines(self, most: int, holds: Callable[[State], bool]) -> Iterator[tuple[State, Line]]:
        """Some positions with the line played there, half of them where something holds."""
        most = self.share(most)
        chosen = {*self._some(self._open(self.walks.where(holds)), most // 2)}
        chosen |= {*self._some(self._open(self.walks.spots), most - len(chosen))}
        for state in self._visit(in_order(chosen)):
            self.trying = self.walks.walks[self.spot.walk].lines[self.spot.made]
            yield state, self.trying

    def _open(self, spots: list[Spot]) -> list[Spot]:
        """Those after which a line was played."""
        walks = self.walks.walks
        return [spot for spot in spots if spot.made < len(walks[spot.walk].lines)]

    def _some(self, spots: list[Spot], most: int) -> list[Spot]:
        """A random part of these positions, in order, every kind of next move as often as any."""
        if most <= SMALL_PART and len(self.walks.walks) > FEW_WALKS:
            first = self.rng.below(len(self.walks.walks) - FEW_WALKS + 1)
            few = [spot for spot in spots if first <= spot.walk < first + FEW_WALKS]
            spots = few if len(few) >= most else spots
        return self.walks.mixed(spots, most, self.rng)

    def _visit(self, spots: list[Spot]) -> Iterator[State]:
        for spot, state in self.walks.visit(spots):
            self.spot, self.trying = spot, None
            self.count("positions")
            yield state

    def record(self) -> tuple[str, ...]:
        """The lines up to here, the one that is being tried included."""
        walks = self.walks.walks
        lines = walks[self.spot.walk].lines[: self.spot.made] if walks else []
        tried = [] if self.trying is None else [self.trying]
        return tuple(self.spelled(line) for line in [*lines, *tried])

    def other_record(self) -> tuple[str, ...]:
        """The lines of the other history, where a law compares two."""
        return tuple(self.spelled(line) for line in self.other)

    def spelled(self, line: Line) -> str:
        """A line as a record has it."""
        known = 0 <= line.move < len(self.game.moves)
        move = self.game.moves[line.move] if known else line.move
        return f"{spelled_actor(line.actor)} {move}"


def bytes_of(view: AnyView) -> bytes:
    """A view as bytes to compare: equal views have equal bytes, and `sent` reads them as JSON."""
    return _ENCODER.encode(view)


def sent(view: AnyView) -> str:
    """A view as JSON; TypeError if it holds anything that has no plain form of its own."""
    return json.dumps(view, default=_plain, separators=(",", ":"))


def _plain(value: object) -> dict[str, object]:
    kind = type(value)
    if kind not in _NAMES:
        names = record_fields(kind)
        if names is None:
            raise TypeError(f"a view holds a {kind.__name__}, which cannot be sent")
        _NAMES[kind] = names
    return {name: getattr(value, name) for name in _NAMES[kind]}


def _unknown(value: object) -> object:
    """What the quick encoder does not know: the state behind a view, which is not shown."""
    return None if isinstance(value, State) else _plain(value)


_ENCODER = json_of.Encoder(enc_hook=_unknown)

_NAMES: dict[type, tuple[str, ...]] = {}
"""The fields of the records that views are made of."""


def who(seat: int | None) -> str:
    """A viewer in words."""
    return "a spectator" if seat is None else f"seat {seat}"


def may(state: State, actor: int, move: int) -> bool:
    """Is this move legal?"""
    return state.why_not(actor, move) == ALLOWED


def after(state: State, line: Line) -> tuple[State, list[Event]]:
    """A copy of the state with a line made on it, and all events of that line."""
    copy = state.clone()
    log: list[Event] = []
    copy.advance(line.actor, line.move, log)
    return copy, log


def play_on(state: State, rng: Random, limit: int) -> bool:
    """Play forward moves on this very state; did the game end within the limit?"""
    for _ in range(limit):
        actors = state.actors()
        if not actors:
            return True
        actor = actors[rng.below(len(actors))]
        state.advance(actor, pick(state, actor, rng, False))
    return not state.actors()
