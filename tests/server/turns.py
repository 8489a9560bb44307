"""Games in play, and what audiences are sent of their turns: for tests."""

from pathlib import Path

from coalface.core.random import Random
from coalface.core.registry import released_specs
from coalface.server import protocol as p
from coalface.server.games import find_game
from coalface.server.table.positions import PositionBuilder
from coalface.server.table.presenter import Presenter
from coalface.server.table.session import Audience, GameSession

GAMES = sorted(released_specs())
NAMES = ("Anna", "Bert", "Cora", "Dora")
RECORDS = Path(__file__).parents[1] / "records"


def session_of(name: str, seats: int) -> GameSession:
    session = GameSession(find_game(name, {}), NAMES[:seats], "seed")
    session.draw_all()
    return session


def play_on(session: GameSession, rng: Random) -> None:
    """Let someone who must decide make any legal move."""
    actors = session.actors()
    actor = actors[rng.below(len(actors))]
    legal = session.state.legal(actor)
    session.play_with_draws(actor, legal[rng.below(len(legal))])


def played(name: str, seats: int, moves: int = 10_000) -> GameSession:
    """A random game, or the beginning of one."""
    session, rng = session_of(name, seats), Random(name)
    while session.actors() and moves:
        play_on(session, rng)
        moves -= 1
    return session


def presenter(session: GameSession, lang: p.Lang = "en") -> Presenter:
    return Presenter(session.game, session.names, lang)


def story_of(session: GameSession, audience: Audience) -> p.Position:
    """What an audience is sent of a whole game so far."""
    return PositionBuilder(presenter(session), session).build(
        session.view(audience), 0, clock=None, memory=False, text=False, undo=False
    )
