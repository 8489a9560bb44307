"""A game in the terminal: `coalface play coal-baron --seats human,greedy`."""

import contextlib
import os
import secrets
import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from coalface.bots import usual_bot
from coalface.core.components import load_components
from coalface.core.contract import Game
from coalface.core.record import Record
from coalface.core.registry import game_spec, name_elsewhere, released_specs
from coalface.terminal.places import latest_save, new_save
from coalface.terminal.play import Play
from coalface.terminal.screen import Screen, make_console
from coalface.terminal.seats import is_human, read_seats, seats_of
from coalface.terminal.session import Session, seed_of
from coalface.text import Text, warn_of_text

LATEST = ""
"""Not a file, but the unfinished game that was saved last."""


def main(
    game: str | None = None,
    seats: Sequence[str] | None = None,
    options: Mapping[str, object] | None = None,
    lang: str = "en",
    seed: int | str | None = None,
    resume: str | None = None,
    save: str | Path | None = None,
    components: str | None = None,
) -> int:
    """Play a game, new or resumed; return the exit code. ValueError says what was wrong."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # the keyboard's arrows, where there are any
    plain = Text(lang, report=warn_of_text)
    if resume is not None and (options or components or seed is not None):
        raise ValueError(plain.say("resume-fixed"))
    id = named_id(game)
    resume = latest(id, plain) if resume == LATEST else resume
    waiting = None if resume else latest_save(id)
    record = open_record(game, resume, plain) if resume else None
    if seats is None:
        usual = ("human", usual_bot(id or ""))
        seats = usual if record is None else seats_of(record.seats, plain)
    names, minds = read_seats(seats, plain)
    if record is None:
        record = Record(new_game(game, options or {}, components, len(names), plain), names)
    elif len(names) != len(record.seats):
        count = len(record.seats)
        raise ValueError(plain.say("resume-seats", file=str(resume), count=count))
    chosen = str(seed) if seed is not None else seed_of(record) or secrets.token_hex(8)
    for mind in filter(None, minds):
        mind.check_game(record.game)
    humans = [seat for seat, mind in enumerate(minds) if mind is None]
    session = Session(record, chosen, humans)
    text = Text(lang, session.game.wording, session.names, warn_of_text)
    screen = Screen(make_console(), session.game, text, session.names)
    path = Path(save or resume or new_save(session.game.id, datetime.now()))
    greet(screen, session, resume)
    if waiting:
        command = f"{play_command(session.game.id)} --resume {shlex.quote(str(waiting))}"
        screen.plain(text.say("unfinished", command=command))
    command = resume_command(session.game.id, session.names, seats, plain)
    return Play(session, minds, screen, path, command).run()


def new_game(
    name: str | None,
    options: Mapping[str, object],
    components: str | None,
    seats: int,
    text: Text,
) -> Game:
    """The game that was asked for; ValueError lists those there are."""
    known = sorted(id.replace("_", "-") for id in released_specs())
    if name is None:
        raise ValueError(text.say("ask-game", known=known))
    try:
        found = game_spec(name)
    except ValueError as error:
        if ":" in name:
            raise
        raise ValueError(text.say("unknown-game", input=name, known=known)) from error
    game = found.game(options, components=load_components(components))
    for warning in game.component_warnings:
        print(f"coalface: warning: {warning}", file=sys.stderr)
    if seats not in game.seat_counts:
        title, known = text.render(game.wording("title", game.id)), list(map(str, game.seat_counts))
        raise ValueError(text.say("wrong-seats", game=title, count=seats, known=known))
    return game


def latest(game: str | None, text: Text) -> str:
    """The unfinished game that was saved last; ValueError if there is none."""
    found = latest_save(game)
    if found is None:
        raise ValueError(text.say("resume-none"))
    return str(found)


def open_record(name: str | None, file: str, text: Text) -> Record:
    """The saved game to go on with, whole and legal; ValueError if it is another game's."""
    meant = named_id(name)
    record = Record.load(file)
    if meant is not None and meant != record.game.id:
        game = record.game.id.replace("_", "-")
        raise ValueError(text.say("resume-other-game", file=file, game=game))
    return record


def named_id(name: str | None) -> str | None:
    """The id of the game that is named, which is loaded if it is named as `module:NAME`."""
    if name is None or ":" not in name:
        return name and name.replace("-", "_")
    return game_spec(name).id


def greet(screen: Screen, session: Session, resume: str | None) -> None:
    """Say which game begins or goes on."""
    text = screen.text
    title = text.render(session.game.wording("title", session.game.id))
    if resume:
        screen.plain(text.say("resumed", file=resume, line=len(session)))
    else:
        screen.say("welcome", game=title)
        screen.say("new-game", game=title, seats=list(session.names))


def resume_command(game: str, names: Sequence[str], seats: Sequence[str], text: Text) -> str:
    """What to type to go on, but for the file; the record knows who sat where."""
    who = "" if says_who(names, seats, text) else f" --seats {shlex.quote(','.join(seats))}"
    language = "" if text.lang == "en" else f" --lang {text.lang}"
    return f"{play_command(game)}{who}{language}"


def play_command(game: str) -> str:
    """What to type to play; a record does not load a game that was named as `module:NAME`."""
    name = name_elsewhere(game)
    return f"{program()} play {shlex.quote(name)}" if ":" in name else f"{program()} play"


def says_who(names: Sequence[str], seats: Sequence[str], text: Text) -> bool:
    """Do the names in a record say which seats are people's?"""
    try:
        found = seats_of(names, text)
    except ValueError:
        return False
    return [is_human(seat) for seat in found] == [is_human(seat) for seat in seats]


def program() -> str:
    """How this program was called."""
    called = sys.argv[0]
    if os.path.basename(called) != "coalface":
        return f"{shlex.quote(sys.executable)} -m coalface.cli"
    on_path = shutil.which("coalface")
    same = on_path is not None and os.path.realpath(on_path) == os.path.realpath(called)
    return "coalface" if same else shlex.quote(called)
