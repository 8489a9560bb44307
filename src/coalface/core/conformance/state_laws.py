"""Laws of the state: copies, replays, dumps, scores and the count of pieces."""

from coalface.core.conformance.report import BrokenLaw, Law
from coalface.core.conformance.trial import Trial, Walk, bytes_of, pick
from coalface.core.contract import Event, State

PLAYED_ON = 25
"""How many moves are made on a copy to see whether the original feels them."""

ROUNDING = 1e-9
"""How far a sum of utilities may lie from 0."""

COUNTED = 6
"""In this many games pieces are counted after every line, in the others after the last."""


def clone(trial: Trial) -> None:
    """A copy is equal, and neither feels what is played on the other."""
    for state in trial.positions(60):
        before = state.dump()
        first = state.clone()
        if first.dump() != before:
            raise BrokenLaw("a copy has another dump")
        second = first.clone()
        _play_some(trial, first)
        if state.dump() != before or second.dump() != before:
            raise BrokenLaw("playing on a copy changed what it was copied from, or its own copy")
        trial.count("copies", 2)


def _play_some(trial: Trial, state: State) -> None:
    for _ in range(PLAYED_ON):
        actors = state.actors()
        if not actors:
            return
        actor = actors[trial.rng.below(len(actors))]
        state.advance(actor, pick(state, actor, trial.rng, True))


def replay(trial: Trial) -> None:
    """The same lines from the start give the same states and the same events."""
    for number, walk in enumerate(trial.walks.walks):
        trial.count("games")
        compared = number < 4
        first, second = (trial.game.start(trial.seats) for _ in range(2))
        for made, line in enumerate(walk.lines):
            trial.at(number, made, line)
            logs: tuple[list[Event], list[Event]] = ([], [])
            first.advance(line.actor, line.move, logs[0])
            if compared:
                second.advance(line.actor, line.move, logs[1])
                if logs[0] != logs[1]:
                    raise BrokenLaw(f"replayed, the events are {logs[1]}, not {logs[0]}")
                if first.dump() != second.dump():
                    raise BrokenLaw("replayed, the line leads to another state")
                trial.count("lines")
        _same_end(walk, first)


def _same_end(walk: Walk, state: State) -> None:
    if not walk.trouble and state.dump() != walk.dump:
        raise BrokenLaw("replayed, the game ends in another state")


def dump(trial: Trial) -> None:
    """Equal dumps mean equal answers, and asking changes nothing."""
    known: dict[bytes, tuple[list[int], list[list[int]], str]] = {}
    for state in trial.positions(150):
        before = state.dump()
        answers = (
            state.actors(),
            [state.legal(actor, retracting=True) for actor in state.actors()],
            state.text(),
        )
        for seat in trial.viewers:
            state.view(seat)
            trial.game.hidden(state, seat)
        state.scores()
        state.standing()
        if state.dump() != before:
            raise BrokenLaw("asking the state about itself changed it")
        if known.setdefault(before, answers) != answers:
            raise BrokenLaw("a state that answers otherwise has the same dump")


def log(trial: Trial) -> None:
    """A log is added to, and the state is the same without one."""
    for number, walk in enumerate(trial.walks.walks[:6]):
        silent, logged = (trial.game.start(trial.seats) for _ in range(2))
        earlier = [Event("before", 0)]
        for made, line in enumerate(walk.lines):
            trial.at(number, made, line)
            events = earlier[:]
            silent.advance(line.actor, line.move, None)
            logged.advance(line.actor, line.move, events)
            if events[:1] != earlier:
                raise BrokenLaw("a move took out of the log what was in it before")
            if silent.dump() != logged.dump():
                raise BrokenLaw("with a log, the line leads to another state")
            trial.count("lines")


def scores(trial: Trial) -> None:
    """A score is the sum of its parts."""
    for state in trial.positions(300):
        totals = state.scores()
        added = [sum(state.breakdown(seat).values()) for seat in range(trial.seats)]
        if totals != added:
            raise BrokenLaw(f"scores are {totals}, their parts add up to {added}")


def bounds(trial: Trial) -> None:
    """No score leaves the bounds that the game names."""
    low, high = trial.game.score_bounds
    for state in trial.positions(300):
        for seat, score in enumerate(state.scores()):
            if not low <= score <= high:
                raise BrokenLaw(f"seat {seat} has {score} points; score_bounds are {low} to {high}")
        trial.count("ends", not state.actors())


def returns(trial: Trial) -> None:
    """Utilities are 0 until the end, then go by the standing and add up to 0."""
    for state in trial.positions(300):
        found = state.returns()
        if len(found) != trial.seats or any(not -1 <= utility <= 1 for utility in found):
            raise BrokenLaw(f"returns are no utilities from -1 to 1 for every seat: {found}")
        if state.actors():
            if any(found):
                raise BrokenLaw(f"the game is not over, and returns are {found}")
            continue
        trial.count("ends")
        if trial.seats > 1 and abs(sum(found)) > ROUNDING:
            raise BrokenLaw(f"returns do not add up to 0: {found}")
        by_place = [{found[seat] for seat in place} for place in state.standing()]
        order = [utility for utilities in by_place for utility in sorted(utilities)]
        if order != sorted(set(order), reverse=True) or len(order) != len(by_place):
            raise BrokenLaw(f"returns {found} do not go by the standing {state.standing()}")


def standing(trial: Trial) -> None:
    """Every seat has one place; at the end nobody stands before one with more points."""
    for state in trial.positions(300):
        places = state.standing()
        if sorted(seat for place in places for seat in place) != [*range(trial.seats)]:
            raise BrokenLaw(f"a standing without, or twice with, some seat: {places}")
        if not all(places):
            raise BrokenLaw(f"a place where nobody stands: {places}")
        if state.actors():
            continue
        points = state.scores()
        order = [points[seat] for place in places for seat in place]
        shared = any(len({points[seat] for seat in place}) > 1 for place in places)
        if shared or order != sorted(order, reverse=True):
            raise BrokenLaw(f"the standing {places} is not by the scores {points}")
        trial.count("ends")


NO_PIECES = "where things come and go, as faces of dice do, let census() count what stays"


def census(trial: Trial) -> None:
    """No move makes a piece or loses one."""
    for number, walk in enumerate(trial.walks.walks):
        state = trial.game.start(trial.seats)
        pieces = state.census()
        if not pieces:
            raise BrokenLaw(f"the census counts no piece at the start; {NO_PIECES}")
        if any(count < 0 for count in pieces.values()):
            raise BrokenLaw(f"at the start there are {pieces}")
        for made, line in enumerate(walk.lines):
            trial.at(number, made, line)
            state.advance(line.actor, line.move)
            if number >= COUNTED and made + 1 < len(walk.lines):
                continue
            now = state.census()
            if now != pieces:
                raise BrokenLaw(f"pieces appear or vanish: {_differing(pieces, now)}")
            trial.count("lines")


def _differing(before: dict[str, int], now: dict[str, int]) -> str:
    kinds = sorted({*before, *now})
    changed = [kind for kind in kinds if before.get(kind) != now.get(kind)]
    return ", ".join(f"{kind} {before.get(kind)} to {now.get(kind)}" for kind in changed)


def view(trial: Trial) -> None:
    """A view says whose it is, and is the same for equal states."""
    for state in trial.positions(40):
        again = state.clone()
        for seat in trial.viewers:
            shown = state.view(seat)
            trial.count("views")
            if (shown.game, shown.seats, shown.seat) != (trial.game.id, trial.seats, seat):
                raise BrokenLaw(f"a view of {shown.game}, {shown.seats} seats, seat {shown.seat}")
            if shown.actors != tuple(state.actors()):
                raise BrokenLaw(f"a view names {shown.actors} to decide, not {state.actors()}")
            if len({bytes_of(shown), bytes_of(state.view(seat)), bytes_of(again.view(seat))}) > 1:
                raise BrokenLaw("a view is another one when it is asked for again")


LAWS = (
    Law("clone", "A copy is equal and shares nothing that changes.", clone),
    Law("replay", "The same lines give the same states and events.", replay),
    Law("dump", "Equal dumps mean equal states, and asking changes nothing.", dump),
    Law("log", "A log is only added to, and changes nothing.", log),
    Law("scores", "A score is the sum of its breakdown.", scores),
    Law("bounds", "Scores stay within `score_bounds`.", bounds),
    Law("returns", "Utilities are 0 until the end, then go by the standing.", returns),
    Law("standing", "A standing has every seat once, by the scores.", standing),
    Law("census", "Pieces are conserved by every move.", census),
    Law("view", "A view says whose it is and is the same for equal states.", view),
)
