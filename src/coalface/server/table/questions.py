"""What people ask about a position: why a move is not possible, what it would bring."""

from coalface.core.contract import Event
from coalface.core.random import Random
from coalface.core.tables import Reason
from coalface.server import protocol as p
from coalface.server.refusal import Refusal
from coalface.server.table.connections import Connection
from coalface.server.table.state import TableState


def why(state: TableState, connection: Connection, asked: p.AskWhy) -> p.Why:
    """Return whether a move, or one that begins with these picks, is possible, and why not."""
    if asked.seat not in state.seats.of(connection.person):
        raise Refusal("not-your-seat")
    session = state.playing()
    moves = meant(state, asked)
    if not moves:
        raise Refusal("unknown-move")
    reasons = {move: state.game.explain(session.state, asked.seat, move) for move in moves}
    possible = [move for move, reason in reasons.items() if reason is None]
    presenter = state.presenter(connection.lang)
    if possible:
        move = possible[0]
        spelled, about = str(state.game.moves[move]), presenter.about(move)
        return p.Why(id=asked.id, move=spelled, possible=True, about=about)
    shown, reason = most_specific(reasons)
    return p.Why(
        id=asked.id,
        move=str(state.game.moves[shown]),
        possible=False,
        about=presenter.about(shown),
        key=reason.key,
        words=presenter.text(reason),
        rule=reason.rule,
        sentence=presenter.sentence(reason.rule),
    )


GENERAL = ("not-now", "not-your-turn")
"""Reasons that say little; another one is preferred if there is one."""


def most_specific(reasons: dict[int, Reason | None]) -> tuple[int, Reason]:
    """Return the move whose reason says most, and that reason."""
    refused = [(move, reason) for move, reason in reasons.items() if reason is not None]
    return min(refused, key=lambda found: found[1].key in GENERAL)


def meant(state: TableState, asked: p.AskWhy) -> list[int]:
    """Return the moves that were asked about."""
    moves = state.game.moves
    if asked.move is not None:
        return [state.move_id(asked.move)]
    picks = tuple(asked.picks)
    if not picks:
        return []
    return [id for id, move in enumerate(moves) if move.picks()[: len(picks)] == picks]


def preview(state: TableState, connection: Connection, asked: p.Preview) -> p.Previewed:
    """Return what a legal move would bring at once, in a state that the seat holds possible."""
    session = state.playing_for(connection.person, asked.seat)
    move = state.move_id(asked.move)
    reason = state.game.explain(session.state, asked.seat, move)
    if reason is not None:
        raise Refusal(reason.key, reason)
    guess = state.game.guesser(session.view(asked.seat)).sample(Random(asked.id))
    before = guess.scores()
    events: list[Event] = []
    guess.apply(asked.seat, move, events)
    presenter = state.presenter(connection.lang)
    rows = state.game.events
    shown = [e for e in events if e.seen(asked.seat) and not rows[e.key].reveals]
    points = [after - old for after, old in zip(guess.scores(), before, strict=True)]
    happens = [presenter.event(event) for event in shown]
    return p.Previewed(id=asked.id, move=asked.move, happens=happens, points=points)
