"""A table's log, followed line by line: the game that comes out, whole or as spectators see it.

Pure, and long: it runs in the background thread.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from coalface.core.contract import Game
from coalface.core.fairness import make_seed
from coalface.server.games import find_game
from coalface.server.store.tables import GOES_ON, MOVE, LogLine, StoredTable, TableRow
from coalface.server.table.session import GameSession


@dataclass(frozen=True, slots=True)
class Replayed:
    """What a table's log leads to. `past` is what spectators see, `behind` what they do not yet."""

    game: Game
    session: GameSession | None
    past: GameSession | None
    behind: Sequence[LogLine]


def game_of(row: TableRow) -> Game:
    """Return the game that is played at a table."""
    components = None if row.own_components else row.components
    return find_game(row.game, row.options, row.rules, components, row.own_components)


def new_session(
    game: Game, row: TableRow, names: tuple[str, ...], nonces: Sequence[str]
) -> GameSession:
    """Return the game of a table before its first line."""
    return GameSession(game, names, make_seed(row.secret, nonces), row.taken_over)


def replay_log(found: StoredTable, at: int) -> Replayed:
    """Follow a table's whole log, at a time that says how far spectators see."""
    row, game = found.row, game_of(found.row)
    if row.status == "open":
        return Replayed(game, None, None, ())
    names = tuple(seat.name for seat in found.seats)
    nonces = [seat.nonce for seat in found.seats]
    session = follow_all(new_session(game, row, names, nonces), found.log)
    if not row.settings.spectator_delay:
        return Replayed(game, session, session, ())
    until = at - row.settings.spectator_delay * 1000
    later = (number for number, line in enumerate(found.log) if line.at > until)
    seen = len(found.log) if row.status == "over" else next(later, len(found.log))
    past = follow_all(new_session(game, row, names, nonces), found.log[:seen])
    return Replayed(game, session, past, found.log[seen:])


def follow_all(session: GameSession, lines: Iterable[LogLine]) -> GameSession:
    """Return a session after some lines of a log."""
    for line in lines:
        follow(session, line)
    return session


def follow(session: GameSession, line: LogLine) -> bool:
    """Do in a session what a line of the log says; return whether spectators may notice it."""
    if line.kind in (MOVE, GOES_ON):
        move = session.game.moves.id(line.move)
        return not session.play(line.actor, move, line.kind == GOES_ON).quiet
    if line.kind == "undo":
        session.take_back(line.actor, int(line.move))
    return True
