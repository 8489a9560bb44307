"""Laws of guessing: a guess is any state that the seat holds possible, from its view alone."""

from collections import Counter
from collections.abc import Iterator

from coalface.core.conformance.report import BrokenLaw, Law
from coalface.core.conformance.secrecy import hides_anything
from coalface.core.conformance.trial import Trial, bytes_of, play_on, who
from coalface.core.contract import Game, State
from coalface.core.random import Random

SAMPLES = 2000
"""A fact that this many guesses never vary is not varied; most positions need far fewer."""

FEW_STATES = 12
"""With no more different guesses than this, the true state must be among them."""

FIRST_LOOK = 60
"""How many guesses are made to see whether a position has few states."""


def frequencies(
    game: Game, state: State, seat: int | None, name: str, samples: int
) -> Counter[int]:
    """How often each value of a hidden fact comes in guesses of a seat; for tests of the odds."""
    guesser, rng = game.guesser(state.view(seat)), Random(f"frequencies of {name}")
    counts: Counter[int] = Counter()
    for _ in range(samples):
        counts[game.hidden(guesser.sample(rng), seat)[name]] += 1
    return counts


def views(trial: Trial) -> None:
    """Every guess has the view that it was made from, and all the pieces."""
    for state in trial.positions_where(hides_anything, 16):
        _same_views(trial, state)
    for state in trial.positions(10):
        _same_views(trial, state)


def _same_views(trial: Trial, state: State) -> None:
    for seat in trial.viewers:
        view, encoded = trial.shown(state, seat)
        names = {*trial.game.hidden(state, seat)}
        guesser = trial.game.guesser(view)
        for _ in range(2):
            guess = guesser.sample(trial.rng)
            trial.count("guesses")
            if bytes_of(guess.view(seat)) != encoded:
                raise BrokenLaw(f"a guess of {who(seat)} does not have the view it was made from")
            if guess.census() != state.census():
                raise BrokenLaw(f"a guess of {who(seat)} makes pieces or loses them")
            if {*trial.game.hidden(guess, seat)} != names:
                raise BrokenLaw(f"a guess of {who(seat)} hides other facts than the truth")


def blind(trial: Trial) -> None:
    """Guesses are the same whatever the truth behind the view is."""
    for state in trial.positions_where(hides_anything, 16):
        for seat in trial.viewers:
            other = trial.game.scramble(state, seat, trial.rng)
            seed = trial.rng.word()
            pairs = [
                trial.game.guesser(one.view(seat)).sample(Random(seed)).dump()
                for one in (state, other)
            ]
            trial.count("pairs of guesses")
            if pairs[0] != pairs[1]:
                raise BrokenLaw(f"a guess of {who(seat)} depends on more than its view")


def varied(trial: Trial) -> None:
    """Every hidden fact takes at least two values."""
    for state, seat, hidden in _hiding(trial):
        seen: dict[str, set[int]] = {name: set() for name in hidden}
        guesser = trial.game.guesser(trial.shown(state, seat)[0])
        for _ in range(SAMPLES):
            facts = trial.game.hidden(guesser.sample(trial.rng), seat)
            trial.count("guesses")
            for name in hidden:
                seen[name].add(facts.get(name, hidden[name]))
            if all(len(values) > 1 for values in seen.values()):
                break
        else:
            stuck = [name for name, values in seen.items() if len(values) < 2]
            raise BrokenLaw(f"{who(seat)} always guesses the same for {', '.join(stuck)}")
        trial.count("facts", len(hidden))


def possible(trial: Trial) -> None:
    """Each hidden fact is now and then guessed as it is; so is the whole state if few can be."""
    for state, seat, hidden in _hiding(trial):
        left = dict(hidden)
        truth = state.dump()
        dumps: set[bytes] = set()
        guesser = trial.game.guesser(trial.shown(state, seat)[0])
        for number in range(SAMPLES):
            guess = guesser.sample(trial.rng)
            trial.count("guesses")
            facts = trial.game.hidden(guess, seat)
            left = {name: value for name, value in left.items() if facts.get(name) != value}
            dumps.add(guess.dump())
            few = len(dumps) <= FEW_STATES and truth not in dumps
            if not left and number >= FIRST_LOOK and not few:
                break
        else:
            missed = ", ".join(f"{name} = {value}" for name, value in left.items())
            raise BrokenLaw(f"{who(seat)} never guesses {missed or 'the true state'}")
        trial.count("whole states", truth in dumps and len(dumps) <= FEW_STATES)


def _hiding(trial: Trial) -> Iterator[tuple[State, int | None, dict[str, int]]]:
    """Positions and viewers from whom something is hidden."""
    for state in trial.positions_where(hides_anything, 8):
        for seat in trial.viewers:
            hidden = trial.game.hidden(state, seat)
            if hidden:
                yield state, seat, hidden


def certain(trial: Trial) -> None:
    """Where nothing is hidden from a seat its guess is the truth."""
    for state in trial.positions(100):
        for seat in trial.viewers:
            if trial.game.hidden(state, seat):
                continue
            trial.count("guesses")
            guesser = trial.game.guesser(trial.shown(state, seat)[0])
            if guesser.sample(trial.rng).dump() != state.dump():
                raise BrokenLaw(f"nothing is hidden from {who(seat)}, and it guesses wrong")


def playable(trial: Trial) -> None:
    """A guess can be played to its end."""
    for state in trial.positions(8):
        for seat in trial.viewers:
            guess = trial.game.guesser(trial.shown(state, seat)[0]).sample(trial.rng)
            trial.count("games")
            if not play_on(guess, trial.rng, trial.walks.limit):
                raise BrokenLaw(f"a guess of {who(seat)} does not come to its end")


LAWS = (
    Law("guess-views", "Every guess has the view it was made from.", views),
    Law("guess-blind", "Guesses depend on the view alone.", blind),
    Law("guess-varied", "Every hidden fact takes at least two values in guesses.", varied),
    Law("guess-possible", "The truth is always possible.", possible),
    Law("guess-certain", "Where nothing is hidden a guess is the truth.", certain),
    Law("guess-playable", "Guesses can be played to their end.", playable),
)
