"""The contract: what a game is, what a state answers, what an event says. Read this page first.

A Game is one published game under one set of options. Its States change through moves alone, and
chance is an actor like any seat. Only `view(seat)` leaves the engine. Subclass `Game`, `State` and
`Guesser`, in plain Python or compiled; `core/conformance` holds the laws that they must keep. What
takes a seat or a move by number checks it here and asks the method of the same name with an
underscore, which a game defines; the methods made for search do not check.
"""

from typing import Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from coalface.core.catalogue import Catalogue
from coalface.core.checks import number_below, number_range, numbers_below, unknown, whole_number
from coalface.core.fixes import NO_FIXES, Fixes
from coalface.core.random import Random
from coalface.core.schema import Schema
from coalface.core.tables import EventRow, Option, OptionValue, Reason, ReasonRow, Section, Words
from coalface.core.view import AnyView, canonical

CHANCE: Final = -1
OVER: Final = -2

ALLOWED: Final[i64] = 0
NOT_YOUR_TURN: Final[i64] = 1
NOT_NOW: Final[i64] = 2
FIRST_REASON: Final[i64] = 3
"""Rows of a game's reason table: the first three mean the same in every game."""

EVERYONE: Final = -1
SPECTATORS: Final = 1 << 16
"""Masks of who sees an event: bit s for seat s, one bit for spectators, all bits for everyone."""


class Event:
    """Something that happened: `Event("cb.coal.loaded", seat, (colour, 1))`."""

    def __init__(
        self, key: str, seat: int, args: tuple[int, ...] = (), seen_by: int = EVERYONE
    ) -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.args: Final = args
        self.seen_by: Final = seen_by

    def seen(self, seat: int | None) -> bool:
        """Does this seat (None: a spectator) learn of it?"""
        bit = SPECTATORS if seat is None else 1 << seat
        return (self.seen_by & bit) != 0

    def content(self) -> tuple[str, int, tuple[int, ...]]:
        """Return what those who see the event receive: all but who else sees it."""
        return self.key, self.seat, self.args

    def __repr__(self) -> str:
        shown = "" if self.seen_by == EVERYONE else f", seen_by={self.seen_by}"
        return f"Event({self.key!r}, {self.seat}, {self.args}{shown})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash((self.key, self.seat, self.args, self.seen_by))

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.key, self.seat, self.args, self.seen_by)


class IllegalMove(ValueError):
    """A move that the rules do not allow now; `reason` says why, `move` is its notation."""

    def __init__(self, actor: int, move: str, reason: Reason) -> None:
        who = "chance" if actor == CHANCE else f"seat {actor}"
        super().__init__(f"{who} may not play {move}: {reason}")
        self.actor = actor
        self.move = move
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMove, (self.actor, self.move, self.reason)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One published game under one set of options. It reads its own data once, when it is made.

    A game is never changed, so a copy of one is the game itself. Two are equal if they have the
    same id, options, rules version and component set, which is also what `pickle` writes.
    """

    def __init__(
        self,
        id: str,
        version: int,
        components: str,
        seat_counts: tuple[int, ...],
        options: dict[str, OptionValue],
        moves: Catalogue,
        max_legal: int,
        reasons: tuple[ReasonRow, ...],
        events: dict[str, EventRow],
        sources: tuple[str, ...],
        max_length: int,
        score_bounds: tuple[int, int],
    ) -> None:
        """Say what this game is; `sources` names what chance draws from: piles, bags, dice.

        `max_length` is a safe bound on the lines of a game, draws of chance included, in which
        nothing is taken back; `score_bounds` are safe bounds on the score of a seat at any time.
        Neither need be tight.

        `components` is the label of a component set; `own_components` the text of an owner's own
        set, which a record has to carry; `component_warnings` what is doubtful in that set.
        """
        self.id = id
        self.version = version
        self.components = components
        self.seat_counts = seat_counts
        self.options = options
        self.moves = moves
        self.max_legal = max_legal
        self.reasons = reasons
        self.events = events
        self.sources = sources
        self.max_length = max_length
        self.score_bounds = score_bounds
        self.first_retracting: i64 = moves.first_retracting
        self.blank: vec[i64] = room(max_legal)
        self.own_components: str | None = None
        self.component_warnings: tuple[str, ...] = ()
        self.fixes: Fixes = NO_FIXES

    def start(self, seats: int) -> "State":
        """A new game before its first draw; ValueError if that many cannot play."""
        raise NotImplementedError

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that this game is not made for."""
        if seats not in self.seat_counts:
            allowed = number_range(self.seat_counts[0], self.seat_counts[-1])
            raise ValueError(f"{self.id} supports {allowed} players, got {seats}")

    def known_state(self, view: AnyView) -> "State":
        """Return what the seat of a view knows, as a state, also if the view came over the wire."""
        if isinstance(view.known, str):
            return self.position(view.known)
        known: State = view.known
        return known

    def guesser(self, view: AnyView) -> "Guesser":
        """Parse a view once, to draw States that its seat holds possible."""
        raise NotImplementedError

    def scramble(self, state: "State", seat: int | None, rng: Random) -> "State":
        """A copy with every fact hidden from this seat drawn again; for the law of secrecy."""
        raise NotImplementedError

    def hidden(self, state: "State", seat: int | None) -> dict[str, int]:
        """The facts hidden from this seat that it holds at least two values possible for."""
        raise NotImplementedError

    def explain(self, state: "State", actor: SupportsIndex, move: SupportsIndex) -> Reason | None:
        """Why this actor may not make this move now; None if it may."""
        by, made = state.checked_actor(actor), self.checked_move(move)
        row = state._why_not(by, made)
        if row == ALLOWED:
            return None
        return self.reason(state, row, by, made)

    def checked_move(self, move: SupportsIndex) -> int:
        """Return the id of a move as a number; ValueError if the catalogue has none with it."""
        return number_below(move, len(self.moves), "move id")

    def reason(self, state: "State", row: int, actor: int, move: int) -> Reason:
        """A row of the reason table with its arguments, from what the actor's view shows."""
        found = self.reasons[row]
        return Reason(found.rule, found.key)

    def position(self, text: str) -> "State":
        """Read what `State.text()` wrote; ValueError names the line that is wrong."""
        raise NotImplementedError

    def describe(self, view: AnyView) -> tuple[Section, ...]:
        """A view in words: sections and tables of keys and arguments, for terminal and reader."""
        raise NotImplementedError

    def asked(self, view: AnyView) -> tuple[Words, ...]:
        """What has to be decided now; nothing while chance draws, nor when the game is over."""
        if not view.actors or view.actors == (CHANCE,):
            return ()
        return self.question(view)

    def question(self, view: AnyView) -> tuple[Words, ...]:
        """What is asked where a seat must decide: what a description says after whose turn it is.

        A game may answer this in a shorter way.
        """
        lines = self.describe(view)[0].lines
        turns = [number for number, words in enumerate(lines) if words.key == "turn-of"]
        return lines[turns[-1] + 1 :] if turns else ()

    def awaited(self, view: AnyView) -> tuple[Words, ...]:
        """What others read while seats decide, where that is more than whose turn it is."""
        return ()

    def picked(self, kind: str, pick: str) -> Words | None:
        """What to point at next after a pick of a kind of move that completes none."""
        return None

    def forfeit(self, view: AnyView, move: int) -> Words | None:
        """What a legal move that ends something gives up now; None if it costs nothing."""
        return None

    def is_small_step(self, view: AnyView, move: int) -> bool:
        """Is a legal move one small step of an action that goes on, and reveals nothing?

        It can be taken back as easily as made, so that a client need not ask twice before it.
        """
        return False

    def wording(self, kind: str, value: int | str) -> Words:
        """Return words for a thing of this game: an argument of this kind as a key of its own."""
        raise NotImplementedError

    def move_words(self, move: int) -> Words:
        """A move in words, for lists of choices and for the log."""
        raise NotImplementedError

    def barrier(self, actor: int, events: list[Event]) -> bool:
        """Did this line tell anyone a fact that no undo can take back?"""
        return actor == CHANCE or any(self.events[event.key].reveals for event in events)

    def _made_from(self) -> tuple[object, ...]:
        """Return all that decides what this game is."""
        options = tuple(sorted(self.options.items()))
        return self.id, self.version, options, self.components, self.own_components

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._made_from() == other._made_from()

    def __hash__(self) -> int:
        return hash(self._made_from())

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from coalface.core.restore import parts_of, restore_game

        return restore_game, parts_of(self)

    def __repr__(self) -> str:
        """Return the call that makes this game, but for the text of an owner's own components."""
        components = f"components={self.components.partition(' ')[0]!r}"
        if self.own_components is not None:
            components = "components_text=..."
        chosen = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"coalface.game({self.id!r}, rules={self.version}, {components}{chosen})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position in a game. It changes through `apply` (checked) and `advance` (not) alone.

    Two states are equal if their games are and they hold the same. The hash follows from what a
    state holds now: while it is a key of a dict or in a set it must not change, so put a `clone`
    there. `pickle` writes a state as its game and its position text.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats: i64 = seats

    # Who must decide now?

    def actor(self) -> i64:
        """The first who must decide: a seat, CHANCE, or OVER."""
        raise NotImplementedError

    def owes(self, seat: i64) -> bool:
        """Must this seat decide now? Several may, where choices are made at once."""
        return seat == self.actor()

    def actors(self) -> list[int]:
        """Everyone who must decide now: `[]` over, `[CHANCE]`, `[2]`, `[0, 1, 3]` at once."""
        first = self.actor()
        if first == OVER:
            return []
        if first == CHANCE:
            return [CHANCE]
        return [seat for seat in range(self.seats) if self.owes(seat)]

    # Who is meant? Callers give anything with `__index__`; see `core.checks`.

    def checked_seat(self, seat: SupportsIndex) -> int:
        """Return a seat as a number; ValueError if it is not at this table."""
        return number_below(seat, self.seats, "seat")

    def checked_viewer(self, seat: SupportsIndex | None) -> int | None:
        """Return a seat as a number, or None for a spectator."""
        if seat is None:
            return None
        number = whole_number(seat, "seat")
        if not 0 <= number < int(self.seats):
            accepted = f"{numbers_below(self.seats)}, or None for a spectator"
            raise ValueError(f"seat {number} out of range {accepted}")
        return number

    def checked_actor(self, actor: SupportsIndex) -> int:
        """Return a seat or CHANCE as a number; ValueError if it is neither."""
        number = whole_number(actor, "actor")
        if not CHANCE <= number < int(self.seats):
            accepted = f"{numbers_below(self.seats)}, or CHANCE ({CHANCE})"
            raise ValueError(f"actor {number} out of range {accepted}")
        return number

    # What may they do?

    def why_not(self, actor: SupportsIndex, move: SupportsIndex) -> int:
        """The one truth for legality: ALLOWED, or the row of the reason table that forbids it."""
        return self._why_not(self.checked_actor(actor), self.game.checked_move(move))

    def _why_not(self, actor: i64, move: i64) -> i64:
        """Answer `why_not`, which has checked the numbers: what a game defines."""
        raise NotImplementedError

    def legal_into(self, actor: i64, buffer: vec[i64]) -> i64:
        """Write the ids of all legal forward moves, ascending, into a buffer; return how many.

        Forward moves take nothing back. This is for search and playouts: the actor is not checked.
        """
        raise NotImplementedError

    def retracting_into(self, actor: i64, buffer: vec[i64], count: i64) -> i64:
        """Add the ids of all legal moves that take something back; return how many there are now.

        They follow in the buffer on what `legal_into` wrote, `count` moves. A game in which moves
        take something back defines this.
        """
        return count

    def legal(self, actor: SupportsIndex, retracting: bool = False) -> list[int]:
        """Return the ids of the legal forward moves, ascending; with `retracting` of all moves.

        Forward moves take nothing back; where a seat must decide there is at least one. Whoever
        does not owe a decision has no legal moves, and neither has OVER, the actor at the end.
        """
        number = OVER if whole_number(actor, "actor") == OVER else self.checked_actor(actor)
        buffer = self.game.blank[:]
        count = self.legal_into(number, buffer)
        if retracting:
            count = self.retracting_into(number, buffer, count)
        return [buffer[i] for i in range(count)]

    # How likely is each draw?

    def source(self) -> i64:
        """Which row of `game.sources` chance draws from now."""
        return 0

    def odds(self) -> list[int]:
        """Whole-number weights beside `legal(CHANCE)`."""
        raise NotImplementedError

    def draw(self, rng: Random) -> i64:
        """One of chance's moves, picked by the odds."""
        weights = self.odds()
        left: i64 = rng.below(sum(weights))
        for move, weight in zip(self.legal(CHANCE), weights, strict=True):
            left -= weight
            if left < 0:
                return move
        raise AssertionError("odds do not add up")

    # Do it.

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        """Make a legal move, unchecked: for search, playouts and verified records."""
        raise NotImplementedError

    def apply(
        self, actor: SupportsIndex, move: SupportsIndex, log: list[Event] | None = None
    ) -> None:
        """Make a move if it is legal; otherwise raise IllegalMove and leave the state untouched."""
        by, made = self.checked_actor(actor), self.game.checked_move(move)
        row = self._why_not(by, made)
        if row != ALLOWED:
            reason = self.game.reason(self, row, by, made)
            raise IllegalMove(by, str(self.game.moves[made]), reason)
        self.advance(by, made, log)

    def clone(self) -> "State":
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def _identity(self) -> tuple[object, ...]:
        """Return all in which a state can differ from others."""
        return self.game, int(self.seats), self.dump()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        from coalface.core.restore import restore_state

        return restore_state, (self.game, self.text())

    def __repr__(self) -> str:
        actors = self.actors()
        turn = "over" if not actors else f"seats {actors} to act"
        if actors == [CHANCE]:
            turn = "chance to act"
        elif len(actors) == 1:
            turn = f"seat {actors[0]} to act"
        return f"<{self.game.id}, {self.seats} seats, {turn}, scores {self.scores()}>"

    def _repr_html_(self) -> str:
        """Return the board as HTML, for notebooks: what a spectator sees, or who knows it."""
        from coalface.core.drawing import state_html

        return state_html(self)

    # How is it described?

    def known_to(self, seat: SupportsIndex | None) -> "State":
        """Return what this seat (None: a spectator) knows, as a state; the rest is unknown in it.

        Views, guesses, prompts, explanations and hints are built from it and from nothing else.
        """
        return self._known_to(self.checked_viewer(seat))

    def _known_to(self, seat: int | None) -> "State":
        """Answer `known_to`: the one place where a game decides what is secret."""
        raise NotImplementedError

    def view(self, seat: SupportsIndex | None) -> AnyView:
        """What this seat knows; None: what a spectator knows.

        It follows from the events that the seat saw and the moves that it made itself: two
        histories that are equal in these have equal views.
        """
        return self._view(self.checked_viewer(seat))

    def _view(self, seat: int | None) -> AnyView:
        """Answer `view`, which has checked the seat: what a game defines."""
        raise NotImplementedError

    def information_state(self, seat: SupportsIndex | None) -> str:
        """Return the information state of a seat (None: a spectator) as canonical text.

        It is the whole view, memory included: all that the seat knows of the position. Two
        positions have the same text exactly if the seat has the same view in both, so it is the
        same for all that the seat holds possible. It keeps what the seat knows and forgets in
        which order it came to know it; where the whole history counts (perfect recall, as
        counterfactual regret minimisation needs it), take `Record.transcript(seat)`, from which
        this text follows.
        """
        return canonical(self.view(seat))

    def encode_into(self, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the observation of a seat into a buffer, which holds zeros at this place.

        This is for many games at once, and the seat is not checked: see `coalface.encoding`.
        """
        raise NotImplementedError

    def observation_schema(self) -> Schema | None:
        """Return what the numbers of an observation at this table mean; None if it has none."""
        return None

    def scores(self) -> list[int]:
        """The points of each seat so far."""
        raise NotImplementedError

    def breakdown(self, seat: SupportsIndex) -> dict[str, int]:
        """The points of a seat by where they came from; they add up to its score."""
        return self._breakdown(self.checked_seat(seat))

    def _breakdown(self, seat: int) -> dict[str, int]:
        """Answer `breakdown`, which has checked the seat: what a game defines."""
        raise NotImplementedError

    def standing(self) -> list[list[int]]:
        """The seats by place, best first, after all tie-breaks; those who share one together."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Return the utility of each seat, from -1 to 1; all 0 until the game is over.

        It goes by the places of `standing`, tie-breaks included: 1 for the winner, -1 for the
        last, even steps between them, and the mean of their places for those who share some. So
        it adds up to 0; two players have 1 and -1, or 0 each. Who plays alone has the score,
        brought from `game.score_bounds` to the same range.
        """
        if self.actors():
            return [0.0] * int(self.seats)
        if self.seats == 1:
            low, high = self.game.score_bounds
            return [2.0 * (self.scores()[0] - low) / (high - low) - 1.0]
        utilities = [0.0] * int(self.seats)
        better = 0
        for place in self.standing():
            mean = better + (len(place) - 1) / 2
            for seat in place:
                utilities[seat] = 1.0 - 2.0 * mean / (int(self.seats) - 1)
            better += len(place)
        return utilities

    def dump(self) -> bytes:
        """The whole state as canonical bytes: equal exactly if the states are equal."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """How many pieces of each kind there are, wherever they lie: never changes in a game."""
        raise NotImplementedError

    def text(self) -> str:
        """A readable position that `game.position` reads back."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Guesser:
    """Draws States that a seat holds possible, from its view alone."""

    def sample(self, rng: Random) -> State:
        """One State with this very view; what chance hid comes with its true odds."""
        raise NotImplementedError


def room(size: int) -> vec[i64]:
    """A buffer for `legal_into`."""
    return vec[i64]([0] * size)


def read_options(known: tuple[Option, ...], given: dict[str, object]) -> dict[str, OptionValue]:
    """Every option with its value, given or default; ValueError names one that is not known."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise ValueError(unknown("option", name, names))
    return {o.name: o.read(given[o.name]) if o.name in given else o.default for o in known}
