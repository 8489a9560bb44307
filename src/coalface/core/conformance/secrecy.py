"""Laws of secrecy: what a seat is told does not depend on what is hidden from it.

Two worlds that differ only in what is hidden from a seat (`game.scramble` makes the second) look
the same to it: view, legal list and reasons. If the same line is then played in both, the seat
sees the same events up to the first that reveals: where the lists part, both have an event whose
row says `reveals`. If no event of the line reveals, the views after it are equal as well. And of
two moves that an actor might make: if they lead to different states that look alike to a seat, the
events that the seat sees are alike too, for otherwise they tell what its view does not know.
"""

from itertools import chain

from coalface.core.conformance.report import BrokenLaw, Law
from coalface.core.conformance.trial import Line, Trial, after, bytes_of, may, who
from coalface.core.contract import Event, Game, State

SCRAMBLES = 12
"""How often a position is scrambled to see a fact change."""

CERTAINLY_TRIED = 60
"""A fact that was scrambled so often and never changed is not scrambled at all."""

OTHER_MOVES = 2
"""How many other moves are compared with the one that was played."""


def veiled(state: State) -> bool:
    """Is anything hidden from anyone?"""
    game = state.game
    return any(game.hidden(state, seat) for seat in [*range(state.seats), None])


def views(trial: Trial) -> None:
    """A scrambled state looks the same to the seat: view, legal list and reasons."""
    game = trial.game
    for state in trial.positions_where(veiled, trial.few(24)):
        before = state.dump()
        for seat in trial.viewers:
            other = game.scramble(state, seat, trial.rng)
            trial.count("scrambles")
            if state.dump() != before:
                raise BrokenLaw("scramble changed the state that it was given")
            if bytes_of(other.view(seat)) != trial.shown(state, seat)[1]:
                raise BrokenLaw(f"the view of {who(seat)} depends on what is hidden from it")
            if other.census() != state.census():
                raise BrokenLaw("scramble makes pieces or loses them")
            if {*game.hidden(other, seat)} != {*game.hidden(state, seat)}:
                raise BrokenLaw(f"what is hidden from {who(seat)} depends on how it lies")
            if seat is not None:
                _choices(trial, state, other, seat)


def _choices(trial: Trial, state: State, other: State, seat: int) -> None:
    """The legal list and the reasons do not depend on what is hidden."""
    if other.legal(seat, True) != state.legal(seat, True):
        raise BrokenLaw(f"what seat {seat} may do depends on what is hidden from it")
    if not state.owes(seat):
        return
    for move in range(len(trial.game.moves)):
        told = trial.game.explain(state, seat, move)
        if trial.game.explain(other, seat, move) != told:
            trial.trying = Line(seat, move)
            raise BrokenLaw(f"a reason told to seat {seat} depends on what is hidden: {told}")
    trial.trying = None
    trial.count("reasons", len(trial.game.moves))


def events(trial: Trial) -> None:
    """In both worlds a line tells the seat the same, up to what it openly reveals."""
    for state, line in trial.lines(80, veiled):
        truth, told = after(state, line)
        for seat in trial.viewers:
            other = trial.game.scramble(state, seat, trial.rng)
            if not may(other, line.actor, line.move):
                continue
            trial.count("lines played twice")
            world, said = after(other, line)
            fault = parting(trial.game, told, said, seat)
            if fault:
                raise BrokenLaw(f"{who(seat)} is told what is hidden from it: {fault}")
            if _reveals(trial.game, told) or _reveals(trial.game, said):
                continue
            if bytes_of(truth.view(seat)) != bytes_of(world.view(seat)):
                raise BrokenLaw(f"{who(seat)} sees what is hidden from it, and no event reveals it")


def parting(game: Game, told: list[Event], said: list[Event], seat: int | None) -> str:
    """Where two worlds tell a seat different things, unless both reveal there; "" if nowhere."""
    here = [event for event in told if event.seen(seat)]
    there = [event for event in said if event.seen(seat)]
    for one, two in zip(here, there, strict=False):
        if one != two:
            openly = game.events[one.key].reveals and game.events[two.key].reveals
            return "" if openly else f"{one} here, {two} there"
    if len(here) != len(there):
        return f"{len(here)} events here, {len(there)} there: {here} and {there}"
    return ""


def _reveals(game: Game, told: list[Event]) -> bool:
    return any(game.events[event.key].reveals for event in told)


def alike_events(trial: Trial) -> None:
    """Moves that look alike afterwards are told alike."""
    for state, line in trial.lines(80, veiled):
        moves = [move for move in state.legal(line.actor, True) if move != line.move]
        if not moves:
            continue
        one, told = after(state, line)
        for _ in range(OTHER_MOVES):
            move = moves[trial.rng.below(len(moves))]
            two, said = after(state, Line(line.actor, move))
            if one.dump() == two.dump():
                continue
            for seat in trial.viewers:
                trial.count("pairs of moves")
                here = [event for event in told if event.seen(seat)]
                there = [event for event in said if event.seen(seat)]
                if here == there or bytes_of(one.view(seat)) != bytes_of(two.view(seat)):
                    continue
                name = trial.game.moves[move]
                raise BrokenLaw(
                    f"{who(seat)} is told more than it then knows: {here}, or after {name} {there}"
                )


def scramble(trial: Trial) -> None:
    """Scrambling changes every hidden fact now and then, and nothing where none is hidden."""
    game = trial.game
    times: dict[tuple[int | None, str], int] = {}
    changed: set[tuple[int | None, str]] = set()
    for state in chain(trial.positions_where(veiled, 40), trial.positions(15)):
        for seat in trial.viewers:
            hidden = game.hidden(state, seat)
            for _ in range(SCRAMBLES if hidden else 1):
                other = game.scramble(state, seat, trial.rng)
                trial.count("scrambles")
                if not hidden and other.dump() != state.dump():
                    raise BrokenLaw(f"nothing is hidden from {who(seat)}, yet something changed")
                now = game.hidden(other, seat)
                for name, value in hidden.items():
                    times[seat, name] = times.get((seat, name), 0) + 1
                    if now.get(name) != value:
                        changed.add((seat, name))
    for (seat, name), tried in times.items():
        trial.count("facts")
        if tried >= CERTAINLY_TRIED and (seat, name) not in changed:
            raise BrokenLaw(f"{name}, hidden from {who(seat)}, was never changed in {tried} times")


def known_to(trial: Trial) -> None:
    """What a seat knows is a state that stays the same whatever is hidden, and makes its view.

    A game that does not say what a seat knows as a state is passed over.
    """
    if not has_known_to(trial.game, trial.seats):
        return
    for state in chain(trial.positions_where(veiled, 24), trial.positions(12)):
        before = state.dump()
        for seat in trial.viewers:
            known = state.known_to(seat)
            trial.count("known states")
            _is_known(trial, state, known, seat)
            for _ in range(2):
                other = trial.game.scramble(state, seat, trial.rng)
                if other.known_to(seat) != known:
                    raise BrokenLaw(f"what {who(seat)} knows depends on what is hidden from it")
        if state.dump() != before:
            raise BrokenLaw("asking what a seat knows changed the state")


def has_known_to(game: Game, seats: int) -> bool:
    """Does this game say what a seat knows as a state?"""
    try:
        game.start(seats).known_to(None)
    except NotImplementedError:
        return False
    return True


def _is_known(trial: Trial, state: State, known: State, seat: int | None) -> None:
    """A known state knows itself, comes back from its text, and makes the view."""
    if known.known_to(seat) != known:
        raise BrokenLaw(f"what {who(seat)} knows is another state when it is asked for again")
    if trial.game.position(known.text()) != known:
        raise BrokenLaw(f"what {who(seat)} knows reads back as another state")
    if bytes_of(known.view(seat)) != bytes_of(state.view(seat)):
        raise BrokenLaw(f"what {who(seat)} knows does not make its view")
    view = state.view(seat)
    if view.known is not None and trial.game.known_state(view) != known:
        raise BrokenLaw(f"the view of {who(seat)} carries another state than it knows")


LAWS = (
    Law("known-to", "What a seat knows, as a state, does not depend on the rest.", known_to),
    Law("secret-views", "View, legal list and reasons do not depend on what is hidden.", views),
    Law("secret-events", "Events tell a seat nothing hidden unless they say so.", events),
    Law("alike-events", "Events tell a seat no more than its view then knows.", alike_events),
    Law("scramble", "Scrambling changes all that is hidden and nothing else.", scramble),
)
