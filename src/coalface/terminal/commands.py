"""What a person may type other than moves: help, why, rule, what, undo, hint, log and others."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text as Line

from coalface.bots import bot, usual_bot
from coalface.core.record import RecordError
from coalface.core.registry import game_spec
from coalface.core.tables import rule_key
from coalface.subjects import find_subjects
from coalface.terminal.pieces import DIM
from coalface.terminal.screen import ENGLISH, Screen, capital
from coalface.terminal.session import Session, Undo
from coalface.terminal.typed import rule_meant
from coalface.text import Text

ASK = "?"
NOT_NOW = "not-now"
MAX_SPELLED = 8
MAX_EXPLAINED = 3


class Leave(Exception):
    """Someone leaves the table; the game is saved."""


class Commands:
    """Obeys commands at one table, typed in the language of the table or in English."""

    def __init__(self, session: Session, screen: Screen, save: Path) -> None:
        self.session = session
        self.screen = screen
        self.save_path = save
        self._seat = 0
        self._legal: Sequence[int] = ()
        self._known: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "rule": self.rule,
            "what": self.what,
            "moves": self.moves,
            "board": self.board,
            "undo": self.undo,
            "hint": self.hint,
            "score": self.score,
            "log": self.log,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }
        self._words = {name: name for name in self._known}
        self._words |= {self.word(name): name for name in self._known}

    def word(self, name: str) -> str:
        """How a command is typed in the language of the table."""
        return self.screen.text.say(f"command-{name}")

    def obey(self, seat: int, typed: str, legal: Sequence[int]) -> bool:
        """Obey a command; False if it is none."""
        self._seat, self._legal = seat, legal
        if typed.startswith(ASK):
            self.why(typed[len(ASK) :].strip())
            return True
        word, _, rest = typed.partition(" ")
        name = self._words.get(word.lower())
        if name is None:
            return False
        self._known[name](rest.strip())
        return True

    # Help and reasons

    def help(self, rest: str) -> None:
        """List the commands, or explain what is named."""
        if rest:
            self.why(rest)
            return
        screen = self.screen
        screen.say("help-intro")
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(min_width=12)
        for name in self._known:
            about = screen.text.say(f"command-{name}-about")
            table.add_row(Line(f"  {self.word(name)}", "bold"), Line(about))
        screen.console.print(table)
        prefix = game_spec(screen.game.id).locale_prefix
        if screen.columns:
            screen.say("help-width", columns=screen.columns)
        for legend in (f"{prefix}-legend", f"{prefix}-legend-coal", f"{prefix}-legend-more"):
            if screen.text.has(legend):
                screen.line(screen.text.say(legend), DIM)

    def why(self, rest: str) -> None:
        """Say what a move does, and whether it is possible now."""
        if not rest:
            self.help("")
            return
        screen = self.screen
        found = screen.meant(rest, self._legal)
        if not found:
            screen.say("unknown-move", input=rest, command=self.word("moves"))
        elif len(found) > 1:
            self.settle(self._seat, rest, found)
        else:
            about = screen.text.render(
                screen.game.wording("about", str(screen.game.moves[found[0]]))
            )
            screen.say("about-line", move=screen.move(found[0]), about=about)
            self.refuse(self._seat, found[0])
            reason = self.session.explain(self._seat, found[0])
            if reason is None or not reason.key.endswith("locked"):
                name = screen.text.render(screen.game.move_words(found[0]))
                screen.row(self.session.view(self._seat), name)

    def settle(self, seat: int, typed: str, found: Sequence[int]) -> None:
        """Say what several moves have in common: a reason why none is possible, or a spelling."""
        reasons = {self.session.explain(seat, id) for id in found}
        ways = all(str(self.screen.game.moves[id]).startswith(f"{typed}/") for id in found)
        if None not in reasons and (len(reasons) == 1 or ways):
            self.refuse(seat, found[0])
            return
        spelled = [str(self.screen.game.moves[id]) for id in found[:MAX_SPELLED]]
        self.screen.say("ambiguous-input", input=typed, moves=spelled)

    def refuse(self, seat: int, move: int) -> None:
        """Say why a move is not possible, with the sentence of the rule; or that it is."""
        reason = self.session.explain(seat, move)
        if reason is None:
            self.screen.say("move-possible")
            return
        message = self.screen.text.render(reason)
        if reason.key == NOT_NOW:
            self.screen.line(f"{message} {self.screen.asked(self.session.view(seat))}")
            return
        self.screen.say("move-refused", reason=message, rule=reason.rule)
        self.rule(reason.rule)

    def rule(self, rest: str) -> None:
        """Read a rule: `rule CB-38`, `rule cb38`, `rule 38`."""
        text = self.screen.text
        rule = rule_meant(rest, game_spec(self.screen.game.id).rules_prefixes)
        if rule is None or not text.has(rule_key(rule)):
            if rest:
                self.screen.say("unknown-rule", input=rest)
            self.screen.plain(text.say("command-rule-about"))
            return
        sentence = text.say(rule_key(rule))
        self.screen.line(text.say("rule-line", rule=rule, sentence=sentence), DIM)

    def what(self, rest: str) -> None:
        """Explain a thing on the table: `what signal`; where many may be meant, list them."""
        screen = self.screen
        spec = game_spec(screen.game.id)
        numbers = spec.explained_numbers(screen.game)
        found = find_subjects(spec.package, screen.text.lang, rest, numbers)
        if not found:
            screen.say("unknown-subject", input=rest)
        elif len(found) > MAX_EXPLAINED:
            screen.say("subjects-named", names=[one.name for one in found])
        else:
            for one in found:
                words = {"name": one.name, "does": one.does, "rules": ", ".join(one.rules)}
                screen.line(screen.text.say("subject-line", **words))

    def moves(self, rest: str) -> None:
        """List the moves, or those of one family."""
        moves = self.screen.game.moves
        others = {id for id in self._legal if not str(moves[id]).startswith(rest.lower())}
        self.screen.moves(self._legal, others)

    # The position

    def board(self, rest: str) -> None:
        """Show the position: `board`, `board text`, `board 2` for a player's own things."""
        view = self.session.view(self._seat)
        words = {self.screen.text.say("in-words"), Text(ENGLISH).say("in-words")}
        if rest.isdecimal() and 1 <= int(rest) <= len(self.session.names):
            self.screen.seat(view, int(rest) - 1)
        elif rest in self.session.names:
            self.screen.seat(view, self.session.names.index(rest))
        elif rest and rest.lower() not in words:
            self.screen.say("unknown-input", input=f"{self.word('board')} {rest}")
        else:
            self.screen.position(view, self._legal, whole=True, words=bool(rest))

    def score(self, rest: str) -> None:
        """Show the points of everyone by source, as far as they lie open."""
        view = self.session.view(self._seat)
        self.screen.scores(
            [
                None if self.screen.hides_score(view, seat) else self.session.breakdown(seat)
                for seat in range(len(self.session.names))
            ]
        )

    def log(self, rest: str) -> None:
        """Show what happened: all of it, or the last lines."""
        most = int(rest) if rest.isdecimal() else None
        self.screen.events(self.session.events_for(self._seat), most)

    # Hints and taking back

    def hint(self, rest: str) -> None:
        """Ask a computer player what it would do, from the same view."""
        session = self.session
        try:
            view = session.view(self._seat)
            rng = session.rng(self._seat)
            adviser = bot(usual_bot(session.game.id))
            chosen = adviser.choose(session.game, view, list(self._legal), rng)
        except ValueError as error:
            self.screen.say("hint-none", reason=str(error))
            return
        number = list(self._legal).index(chosen) + 1
        self.screen.say("hint-line", move=f"{number} {self.screen.move(chosen)}")

    def undo(self, rest: str) -> None:
        """Take back the last own decision, if nobody has learned anything since."""
        done = self.session.undo(self._seat)
        if done.taken is not None:
            self.screen.say("undone", move=self.screen.move(done.taken.move))
        elif done.others:
            self.screen.say("undo-others")
        elif done.seen:
            self.screen.say("undo-barrier")
            self.show_seen(done)
        else:
            self.screen.say("undo-nothing")

    def show_seen(self, done: Undo) -> None:
        """Say what has been learned, each fact once; what this seat did not see is left out."""
        text, names = self.screen.text, self.session.names
        lines: list[str] = []
        for event in done.seen:
            by = [name for seat, name in enumerate(names) if event.seen(seat)]
            if not event.seen(self._seat):
                lines += [text.say("undo-learned-hidden", who=name) for name in by]
                continue
            what = text.render_event(self.session.game.events[event.key], event)
            lines.append(what if len(by) < len(names) else text.say("undo-learned", what=what))
        for line in dict.fromkeys(lines):
            self.screen.line("  " + capital(line))

    # Leaving

    def save(self, rest: str) -> None:
        """Save the game, in the usual place or in a file."""
        path = Path(os.path.expanduser(rest)) if rest else self.save_path
        if rest and path.exists() and not self.sure(str(path)):
            return
        try:
            self.session.save(path)
        except (OSError, RecordError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.screen.say("file-unwritable", file=str(path), reason=reason)
            return
        self.screen.plain(self.screen.text.say("saved", file=str(path)))

    def sure(self, file: str) -> bool:
        """Ask whether a file may be replaced."""
        text = self.screen.text
        letters = f"{text.say('yes-letter')}/{text.say('no-letter')}"
        self.screen.plain(f"{text.say('prompt-overwrite', file=file)} ({letters})", end=" ")
        return input().strip().lower().startswith(text.say("yes-letter"))

    def quit(self, rest: str) -> None:
        """Leave; the game is saved."""
        raise Leave
