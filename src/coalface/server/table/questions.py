"""What people ask about a position: why a move is not possible, what it would bring."""

from collections.abc import Sequence

from coalface.core.catalogue import Move
from coalface.core.contract import Game
from coalface.core.preview import Preview
from coalface.core.preview import preview as find_preview
from coalface.core.registry import game_spec
from coalface.core.tables import Reason
from coalface.core.view import AnyView
from coalface.server import client_messages as c
from coalface.server import protocol as p
from coalface.server.preview_messages import Previewed
from coalface.server.refusal import Refusal
from coalface.server.table.connections import Connection
from coalface.server.table.presenter import Presenter
from coalface.server.table.state import TableState


def why(state: TableState, connection: Connection, asked: c.AskWhy) -> p.Why:
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
    rule: str | None = reason.rule
    sentence = presenter.sentence(reason.rule)
    if reason.key == NOT_NOW:  # what is asked says more than the rule that a turn is one action
        rule, sentence = None, " ".join(presenter.prompt_parts(session.view(asked.seat)))
    return p.Why(
        id=asked.id,
        move=str(state.game.moves[shown]),
        possible=False,
        about=presenter.about(shown),
        key=reason.key,
        words=presenter.text(reason),
        rule=rule,
        sentence=sentence,
    )


NOT_NOW = "not-now"
GENERAL = (NOT_NOW, "not-your-turn")
"""Reasons that say little; another one is preferred if there is one."""


def most_specific(reasons: dict[int, Reason | None]) -> tuple[int, Reason]:
    """Return the move whose reason says most, and that reason."""
    refused = [(move, reason) for move, reason in reasons.items() if reason is not None]
    return min(refused, key=lambda found: found[1].key in GENERAL)


def meant(state: TableState, asked: c.AskWhy) -> list[int]:
    """Return the moves that were asked about."""
    moves = state.game.moves
    if asked.move is not None:
        return [state.move_id(asked.move)]
    picks = tuple(asked.picks)
    if not picks:
        return []
    begun = [id for id, move in enumerate(moves) if move.picks()[: len(picks)] == picks]
    return begun + [id for id, move in enumerate(moves) if is_shortcut(move, picks)]


def is_shortcut(move: Move, picks: tuple[str, ...]) -> bool:
    """Return whether these picks are the last one of a move that it alone may mean."""
    return move.shortcut and len(move.picks()) > 1 and move.picks()[-1:] == picks


def preview(state: TableState, connection: Connection, asked: c.Preview) -> Previewed:
    """Return what a legal move would change, as far as the seat can know."""
    session = state.playing_for(connection.person, asked.seat)
    move = state.move_id(asked.move)
    reason = state.game.explain(session.state, asked.seat, move)
    if reason is not None:
        raise Refusal(reason.key, reason)
    moves = [move, *(state.move_id(then) for then in asked.then)]
    found = previewed(state.game, session.view(asked.seat), moves)
    presenter = state.presenter(connection.lang)
    return Previewed(
        id=asked.id,
        move=asked.move,
        words=presenter.move(found.made[-1]),
        deltas=presenter.deltas(found, asked.seat),
        more=presenter.changes(found.more, asked.seat),
        happens=other_lines(presenter, found, asked.seat),
        points=list(found.points),
    )


def other_lines(presenter: Presenter, found: Preview, seat: int) -> list[str]:
    """Return what else moves would bring: rows of the seat itself, and of others what a log says.

    A log speaks of everyone by name, and nobody reads of themselves so.
    """
    rows = [delta.line for delta in presenter.changes(found.further, seat)]
    return rows + [presenter.event(event) for event in found.events if event.seat != seat]


def previewed(game: Game, view: AnyView, moves: Sequence[int]) -> Preview:
    """Return what moves would change, by what the game says previews show."""
    return find_preview(game, game_spec(game.id).preview_table(view), view, moves)
