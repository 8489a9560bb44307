"""A game at the terminal from the first draw to the last point: whose turn, what they type."""

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from coalface.bots import Bot
from coalface.core.contract import CHANCE
from coalface.core.course import score_key
from coalface.core.registry import game_spec
from coalface.terminal.commands import Commands, Leave
from coalface.terminal.screen import Screen, capital
from coalface.terminal.session import Session
from coalface.terminal.typed import spelled_out

MAX_EVENTS = 20
"""The number of log entries that stand above a position; `log` shows the others."""

MAX_INPUT = 200
"""No command is longer; what follows is not read."""

INTERRUPTED = 130


class Play:
    """Leads one session: chance draws, bots choose, people are asked; every move is saved."""

    def __init__(
        self, session: Session, minds: Sequence[Bot | None], screen: Screen, save: Path, resume: str
    ) -> None:
        self.session = session
        self.minds = minds
        self.screen = screen
        self.save = save
        self.resume = resume
        self.humans = [seat for seat, mind in enumerate(minds) if mind is None]
        self.heard = dict.fromkeys(range(len(minds)), 0)
        self.facing: int | None = self.humans[0] if len(self.humans) == 1 else None
        self.commands = Commands(session, screen, save)
        self._unwritable = False

    def run(self) -> int:
        """Play until the game is over or someone leaves; return the exit code."""
        if not self.humans:
            self.screen.say("bots-only")
        try:
            while self.session.actors():
                self.step()
            self.finish()
        except (Leave, EOFError) as left:
            if isinstance(left, EOFError):
                self.screen.console.print()
                self.screen.say("input-ended")
            self.keep()
            self.show_where("saved")
            self.screen.say("goodbye")
        except KeyboardInterrupt:
            self.screen.console.print()
            self.keep()
            self.show_where("saved-interrupted")
            return INTERRUPTED
        return 0

    def step(self) -> None:
        """One decision, of chance, a computer player or a person."""
        seat = self.session.actors()[0]
        if seat == CHANCE:
            self.session.draw()
            return
        mind = self.minds[seat]
        if mind is None:
            self.ask(seat)
            return
        self.session.play(seat, self.choice(mind, seat))

    def choice(self, mind: Bot, seat: int) -> int:
        """The move of a computer player; one that fails ends the program, not the game."""
        view, legal = self.session.view(seat), self.session.legal(seat)
        name = self.screen.names[seat]
        try:
            move = mind.choose(self.session.game, view, legal, self.session.rng(seat))
        except Exception as error:
            self.screen.say("bot-failed", name=name, reason=f"{type(error).__name__}: {error}")
            raise Leave from error
        if move not in legal:
            self.screen.say("bot-illegal", name=name, move=str(move))
            raise Leave
        return move

    # People

    def ask(self, seat: int) -> None:
        """Show a person the position and do what is typed, until a move is made or taken back."""
        self.keep()
        self.face(seat)
        legal = self.session.legal(seat)
        self.show(seat, legal)
        before = len(self.session)
        while len(self.session) == before:
            self.answer(seat, self.type_in(len(legal)), legal)
        self.heard[seat] = min(self.heard[seat], len(self.session))

    def show(self, seat: int, legal: list[int]) -> None:
        """What happened since this person was last asked, the position, and what is asked."""
        since = max(self.heard[seat], self.session.opening())
        self.screen.events(self.session.events_for(seat, since), MAX_EVENTS)
        self.heard[seat] = len(self.session)
        shown = self.screen.position(self.session.view(seat), legal)
        self.asked(seat, legal, shown)

    def asked(self, seat: int, legal: list[int], shown: set[int]) -> None:
        """Say what is asked, and what can be answered."""
        screen, text = self.screen, self.screen.text
        turn = text.say("your-turn", name=screen.names[seat])
        screen.line(f"{turn} {screen.asked(self.session.view(seat))}", "bold")
        if screen.moves(legal, shown, brief=True):
            screen.say("moves-brief", command=text.say("command-moves"))
        if shown:
            screen.say("moves-on-board", command=text.say("command-moves"))
        if len(legal) == 1:
            screen.say("only-move")

    def type_in(self, count: int) -> str:
        """One line from the keyboard; EOFError when there is no more."""
        typed = input(self.screen.text.say("prompt-move", count=count) + " ").strip()[:MAX_INPUT]
        if not sys.stdin.isatty():
            self.screen.plain(typed)
        return typed

    def face(self, seat: int) -> None:
        """Let another person take the keyboard before anything is shown."""
        if self.facing == seat:
            return
        self.facing = seat
        self.screen.cover()
        self.screen.say("prompt-seat-ready", name=self.screen.names[seat])
        input()
        self.screen.cover()

    def answer(self, seat: int, typed: str, legal: list[int]) -> None:
        """Make the move that was typed, or obey the command."""
        screen = self.screen
        if not typed and len(legal) == 1:
            self.make(seat, legal[0])
        elif not typed:
            screen.say("type-something", count=len(legal))
        elif typed.isdecimal() and not 1 <= int(typed) <= len(legal):
            screen.say("number-out-of-range", count=len(legal))
        elif (move := spelled_out(typed, screen.game.moves)) in legal:
            assert move is not None
            self.make(seat, move)
        elif not self.commands.obey(seat, typed, legal):
            found = screen.meant(typed, legal)
            if len(found) == 1 and found[0] in legal:
                self.make(seat, found[0])
            elif found:
                self.commands.settle(seat, typed, found)
            else:
                screen.say("unknown-input", input=typed)

    def make(self, seat: int, move: int) -> None:
        """Make a person's move, and say what it has changed."""
        self.screen.changes(self.session.play_and_compare(seat, move), seat)

    # The end, and what is saved

    def keep(self) -> bool:
        """Save the game; say it once if that cannot be."""
        try:
            self.session.save(self.save)
        except OSError as error:
            if not self._unwritable:
                reason = error.strerror or str(error)
                self.screen.say("file-unwritable", file=str(self.save), reason=reason)
            self._unwritable = True
            return False
        self._unwritable = False
        return True

    def show_where(self, key: str) -> None:
        """Say where the game lies, and how to go on with it."""
        if self._unwritable:
            self.screen.say("not-saved")
            return
        command = f"{self.resume} --resume {shlex.quote(str(self.save))}"
        self.screen.plain(self.screen.text.say(key, file=str(self.save), command=command))
        if key == "saved":
            self.screen.plain(self.screen.text.say("go-on-with", command=command))

    def finish(self) -> None:
        """Tell the end: what happened, the places, where the points came from, the record."""
        self.keep()
        screen, session = self.screen, self.session
        seat = self.humans[0] if len(self.humans) == 1 else None
        since = self.heard[seat] if seat is not None else min(self.heard.values())
        screen.events(session.events_for(seat, since), 2 * MAX_EVENTS)
        screen.position(session.view(seat), (), whole=True)
        screen.say("game-over")
        self.standing()
        screen.scores([session.breakdown(seat) for seat in range(len(session.names))])
        if not self._unwritable:
            screen.plain(screen.text.say("record-saved", file=str(self.save)))

    def standing(self) -> None:
        """Who won, and everyone's place."""
        screen, session = self.screen, self.session
        places, scores = session.standing(), session.scores()
        unit = game_spec(session.game.id).score_unit
        first = places[0]
        best = scores[first[0]]
        if len(first) > 1:
            names = [screen.names[s] for s in first]
            screen.say(score_key("winners-shared", unit), names=names, points=best)
        else:
            tied = scores.count(best) > 1
            key = "winner-tiebreak" if tied else "winner"
            screen.say(score_key(key, unit), name=screen.names[first[0]], points=best)
        for place, seats in enumerate(places, 1):
            for seat in seats:
                key = score_key("score-line", unit)
                line = screen.text.say(key, name=screen.names[seat], points=scores[seat])
                screen.plain(f"  {place}. {capital(line)}")
