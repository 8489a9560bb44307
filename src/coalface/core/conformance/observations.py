"""Laws of numeric observations: they tell a seat what its view tells, in the bounds they name.

A game without observations is passed over.
"""

from itertools import chain

from librt.vecs import vec
from mypy_extensions import i16

from coalface.core.conformance.report import BrokenLaw, Law
from coalface.core.conformance.secrecy import has_known_to, hides_anything
from coalface.core.conformance.trial import Trial, after, bytes_of, who
from coalface.core.contract import Game, State
from coalface.core.schema import Schema

PAST_END = 3
"""Entries around an observation, which it must not touch."""


def observe(state: State, seat: int, size: int) -> tuple[int, ...]:
    """Return the observation of a seat; BrokenLaw if it writes outside of its place."""
    out = vec[i16]([0] * (size + 2 * PAST_END))
    state.encode_into(seat, out, PAST_END)
    written = tuple(out)
    if any((*written[:PAST_END], *written[-PAST_END:])):
        raise BrokenLaw(f"the observation of {who(seat)} is larger than its schema")
    return written[PAST_END:-PAST_END]


def schema_for(game: Game, seats: int) -> Schema | None:
    """Return the schema of a game's observations, None if it has none."""
    return game.start(seats).observation_schema()


def bounds(trial: Trial) -> None:
    """Every entry lies within its schema, and to observe changes nothing."""
    schema = schema_for(trial.game, trial.seats)
    if schema is None:
        return
    for state in trial.positions(60):
        before = state.dump()
        for seat in range(trial.seats):
            trial.count("observations")
            _in_bounds(schema, observe(state, seat, schema.size))
        if state.dump() != before:
            raise BrokenLaw("observing a state changed it")


def _in_bounds(schema: Schema, written: tuple[int, ...]) -> None:
    for part in schema.slices:
        entries = written[part.start : part.stop]
        for label, entry in zip(part.labels, entries, strict=True):
            if not part.low <= entry <= part.high:
                bounds = f"{part.low} to {part.high}"
                raise BrokenLaw(f"{part.name} {label} is {entry}, outside of {bounds}")


def secret(trial: Trial) -> None:
    """The observation of a state is that of what the seat knows, whatever is hidden from it."""
    schema = schema_for(trial.game, trial.seats)
    if schema is None or not has_known_to(trial.game, trial.seats):
        return
    same: dict[bytes, tuple[int, ...]] = {}
    for state in chain(trial.positions_where(hides_anything, 40), trial.positions(20)):
        for seat in range(trial.seats):
            trial.count("observations")
            written = observe(state, seat, schema.size)
            if observe(state.known_to(seat), seat, schema.size) != written:
                raise BrokenLaw(f"the observation of {who(seat)} is not that of its view")
            other = trial.game.scramble(state, seat, trial.rng)
            if observe(other, seat, schema.size) != written:
                raise BrokenLaw(f"the observation of {who(seat)} tells what is hidden from it")
            _, shown = trial.shown(state, seat)
            if same.setdefault(shown, written) != written:
                raise BrokenLaw(f"{who(seat)} has two observations of the same view")


def complete(trial: Trial) -> None:
    """A line that changes what a seat sees on the table changes its observation."""
    schema = schema_for(trial.game, trial.seats)
    if schema is None:
        return
    for state, line in trial.lines(80, hides_anything):
        then, _ = after(state, line)
        for seat in range(trial.seats):
            if _table(state, seat) == _table(then, seat):
                continue
            trial.count("changes")
            if observe(state, seat, schema.size) == observe(then, seat, schema.size):
                raise BrokenLaw(f"{who(seat)} sees a change that is not in its observation")


def _table(state: State, seat: int) -> bytes:
    return bytes_of(state.view(seat).table)


LAWS = (
    Law("observation-bounds", "Observations lie within the schema that describes them.", bounds),
    Law("secret-observations", "An observation tells what the seat's view tells.", secret),
    Law("complete-observations", "What a seat sees change changes its observation.", complete),
)
