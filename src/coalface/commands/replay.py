"""`coalface replay FILE`: the moves of a record in words, a position in it, or its verification."""

import dataclasses
import json as json_text
import sys
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from coalface.core.checks import did_you_mean
from coalface.core.contract import CHANCE, Event, Game, State
from coalface.core.course import score_key
from coalface.core.fairness import check_fairness, read_proof
from coalface.core.record import Record, RecordError, Step
from coalface.core.registry import game_spec
from coalface.core.tables import Section, Words
from coalface.core.view import canonical
from coalface.text import Text, warn_of_text

LAST_LINES = 8
"""How many lines of play are shown above a position."""

ALL = "all"
SPECTATOR = "spectator"


@dataclasses.dataclass(frozen=True, slots=True)
class Reader:
    """Through whose eyes a record is read: everyone's at once, a seat's, or a spectator's."""

    all: bool
    seat: int | None

    def sees(self, event: Event) -> bool:
        """Did this reader see it?"""
        return self.all or event.seen(self.seat)

    def sees_move(self, step: Step) -> bool:
        """May this reader know how the move was spelled? Another seat's may hold a secret."""
        return self.all or step.actor == self.seat

    def __str__(self) -> str:
        return ALL if self.all else SPECTATOR if self.seat is None else str(self.seat)


def main(
    file: str,
    at: int | None,
    seat: str | None,
    verify: bool,
    lang: str,
    json: bool,
    game: str | None = None,
) -> int:
    """Show or verify a record; return the exit code. `game` is loaded before it is read."""
    if game is not None:
        game_spec(game)
    if verify:
        return verified(file, json)
    record = Record.load(file)
    last = len(record) if at is None else at
    record.state(last)
    reader = read_as(seat or (ALL if at is None else SPECTATOR), record)
    if json:
        print(json_text.dumps(as_json(record, last, reader, at is not None), indent=2))
        return 0
    text = Text(lang, record.game.wording, record.seats, warn_of_text)
    shown = list(log_lines(record, last, reader, text))
    if at is None:
        print("\n".join([*shown, *result(record.state(), record.seats, text)]))
        return 0
    print("\n".join(shown[-LAST_LINES:]))
    show_position(record.state(at), reader, text)
    return 0


def verified(file: str, json: bool) -> int:
    """Check the file, every line and the result; 1 if something is wrong."""
    try:
        record = Record.load(file)
        record.verify()
        draws = fair_draws(record)
    except (RecordError, ValueError) as error:
        if json:
            line, problem = getattr(error, "line", 0), getattr(error, "problem", str(error))
            wrong = {"verified": False, "line": line, "problem": problem}
            print(json_text.dumps(wrong, indent=2))
        else:
            print(f"coalface replay: {error}", file=sys.stderr)
        return 1
    state = record.state()
    finished = not state.actors()
    if json:
        right = {"verified": True, "lines": len(record), "finished": finished}
        fair = {} if draws is None else {"fair_draws": draws}
        print(json_text.dumps({**right, **fair, "scores": state.scores()}, indent=2))
    else:
        fair_result = "" if draws is None else f"{draws} draws as committed, "
        ends = f"finished, {' '.join(map(str, state.scores()))}" if finished else "open"
        print(f"{file}: checksum right, {len(record)} lines legal, {fair_result}{ends}")
    return 0


def fair_draws(record: Record) -> int | None:
    """How many draws are as they were committed; None if the record tells no proof."""
    proof = read_proof(record.draws)
    return None if proof is None else check_fairness(record, proof)


def read_as(asked: str, record: Record) -> Reader:
    """Whose eyes are asked for: a number, a name, spectator or all."""
    if asked in (ALL, SPECTATOR):
        return Reader(asked == ALL, None)
    numbers = [str(seat) for seat in range(len(record.seats))]
    for known in (numbers, list(record.seats)):
        if known.count(asked) == 1:
            return Reader(False, known.index(asked))
    seats = [f"{seat} ({name})" for seat, name in enumerate(record.seats)]
    right = ", ".join([*seats, SPECTATOR, ALL])
    hint = did_you_mean(asked, [*record.seats, SPECTATOR, ALL])
    raise ValueError(f"unknown seat {asked!r}; available: {right}{hint}")


# --- the moves ---


def log_lines(record: Record, last: int, reader: Reader, text: Text) -> Iterator[str]:
    """The lines of play that this reader learned of, numbered, each with its events in words."""
    width = len(str(len(record)))
    for step in record.replay():
        if step.number > last:
            return
        happened = " · ".join(
            happening(record.game, e, text) for e in step.events if reader.sees(e)
        )
        if reader.sees_move(step):
            spelled = f"{name_of(step.actor, record.seats, text)}: {record.game.moves[step.move]}"
            yield f"{step.number:{width}}  {spelled}{'  ' + happened if happened else ''}"
        elif happened:
            yield f"{step.number:{width}}  {happened}"


def happening(game: Game, event: Event, text: Text) -> str:
    """An event in words; where this language has none for it, as it is written in the rules."""
    try:
        return text.render_event(game.events[event.key], event)
    except (KeyError, NotImplementedError):
        return f"[{event.key} {event.seat} {' '.join(map(str, event.args))}]"


def name_of(actor: int, seats: tuple[str, ...], text: Text) -> str:
    """Who moved."""
    return text.say("chance") if actor == CHANCE else seats[actor]


def result(state: State, seats: tuple[str, ...], text: Text) -> Iterator[str]:
    """The scores by place, and who must move if the game is still open."""
    yield ""
    scores = state.scores()
    key = score_key("score-line", game_spec(state.game.id).score_unit)
    for place, tied in enumerate(state.standing(), 1):
        for seat in tied:
            yield f"{place}. {text.say(key, name=seats[seat], points=scores[seat])}"
    yield from to_move(state, seats, text)


def to_move(state: State, seats: tuple[str, ...], text: Text) -> list[str]:
    """Who must decide now."""
    return [text.say("turn-of", name=name_of(actor, seats, text)) for actor in state.actors()]


# --- a position ---


def show_position(state: State, reader: Reader, text: Text) -> None:
    """The position as this reader sees it: all of it as text, or a view in words."""
    if reader.all:
        print(f"\n{state.text()}")
        return
    console = Console()
    for section in state.game.describe(state.view(reader.seat)):
        show_section(section, text, console)


def show_section(section: Section, text: Text, console: Console) -> None:
    """A heading, its lines, its table."""
    console.print(f"\n{text.render(section.heading)}", style="bold", markup=False, highlight=False)
    for line in section.lines:
        console.print(text.render(line), markup=False, highlight=False)
    if section.rows:
        table = Table(*cells(section.columns, text), show_header=bool(section.columns))
        for row in section.rows:
            table.add_row(*cells(row, text))
        console.print(table)


def cells(words: tuple[Words, ...], text: Text) -> list[str]:
    """A row of a table in words."""
    return [text.render(cell) for cell in words]


# --- JSON ---


def as_json(record: Record, last: int, reader: Reader, position: bool) -> dict[str, object]:
    """The header, the lines up to the last one asked for, and the position there."""
    game, state = record.game, record.state(last)
    shown: dict[str, object] = {
        "game": game.id,
        "rules": game.version,
        "components": game.components,
        "options": dict(game.options),
        "seats": list(record.seats),
        "as": str(reader),
        "lines": [line_json(record, s, reader) for s in record.replay() if s.number <= last],
        "actors": state.actors(),
        "finished": not state.actors(),
        "scores": state.scores(),
        "standing": state.standing(),
    }
    if position:
        whole = {"position": state.text()} if reader.all else {}
        shown |= whole or {"view": json_text.loads(canonical(state.view(reader.seat)))}
    return shown


def line_json(record: Record, step: Step, reader: Reader) -> dict[str, object]:
    """A line of play with the events that this reader saw."""
    events = [event_json(record.game, event) for event in step.events if reader.sees(event)]
    move = str(record.game.moves[step.move]) if reader.sees_move(step) else None
    actor = "chance" if step.actor == CHANCE else step.actor
    return {"line": step.number, "actor": actor, "move": move, "events": events}


def event_json(game: Game, event: Event) -> dict[str, object]:
    """An event with its arguments by name."""
    names = [name for name, _ in game.events[event.key].args]
    return {"key": event.key, "seat": event.seat, **dict(zip(names, event.args, strict=True))}
