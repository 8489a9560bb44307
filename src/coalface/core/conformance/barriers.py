"""The law of barriers: what no barrier guards can be taken back, for nobody learned anything.

A line of chance is a barrier. Any other line that `game.barrier` calls none must leave every view
computable from what its seat knew. The law tries this with guesses: a guess of a seat is a world
that looked the same to it before the line. If the line is legal there, then played there it must
show the seat the same events and leave it with the same view as in truth. For the seat that moves
the line is always legal, since its legal list depends on its view alone. For another seat the line
may be illegal in a guess (a card that the guess does not deal): that guess is passed over, since
whoever sees such a move knows by the move itself that this world is not the true one.
"""

from coalface.core.conformance.report import BrokenLaw, Law
from coalface.core.conformance.secrecy import hides_anything
from coalface.core.conformance.trial import Line, Trial, after, bytes_of, may, who
from coalface.core.contract import CHANCE, Event, State

GUESSES = 3
"""How many worlds each seat holds possible are tried."""


def barriers(trial: Trial) -> None:
    """A line that is no barrier leaves every view computable from the one before."""
    for state, line in trial.lines(90, hides_anything):
        truth, events = after(state, line)
        stopped = trial.game.barrier(line.actor, events)
        if line.actor == CHANCE:
            if not stopped:
                raise BrokenLaw("a line of chance is declared to be no barrier")
            continue
        trial.count("barriers" if stopped else "lines that are none")
        if stopped:
            continue
        for seat in trial.viewers:
            _computable(trial, state, line, seat, truth, events)


def _computable(
    trial: Trial, state: State, line: Line, seat: int | None, truth: State, events: list[Event]
) -> None:
    """Is the view after the line the same in all worlds that this seat holds possible?"""
    seen = [event for event in events if event.seen(seat)]
    view = bytes_of(truth.view(seat))
    guesser = trial.game.guesser(trial.shown(state, seat)[0])
    for _ in range(GUESSES):
        guess = guesser.sample(trial.rng)
        if not may(guess, line.actor, line.move):
            continue
        trial.count("guesses")
        world, guessed_events = after(guess, line)
        there = [event for event in guessed_events if event.seen(seat)]
        if there != seen:
            raise BrokenLaw(f"no barrier, yet {who(seat)} sees {seen} and not {there}")
        if bytes_of(world.view(seat)) != view:
            raise BrokenLaw(f"no barrier, yet {who(seat)} could not have known its next view")


LAWS = (Law("barriers", "A line that tells someone something new is a barrier.", barriers),)
