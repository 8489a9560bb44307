"""Every kind of decision of each game occurs in some test in a browser.

The kinds are the families of a game's catalogue that a person points at. Whatever a page sends is
noted as a file, build/kinds/GAME/KIND, by whichever process runs the test; when all tests have
run, `python -m tests.browser.kinds --whole` says which kinds are missing. Rare decisions are
reached by playing on from a golden record (`moments`).

A sample has one kind for each way of pointing: `my:cage` and `my:boiler` are both a thing of one's
own, which the boards make selectable by the same code. Without `--whole` only those are demanded.
"""

import json
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, WebSocket

from coalface.core.contract import CHANCE
from coalface.core.record import Record
from coalface.core.registry import game_spec
from tests.game_ids import RELEASED

HOME = Path(__file__).parents[2]
NOTED = HOME / "build" / "kinds"
RECORDS = HOME / "tests" / "records"


@cache
def kinds_of(game: str) -> frozenset[str]:
    """The kinds of decision that people make in a game; chance points at nothing."""
    return frozenset(move.kind for move in game_spec(game).game().moves if move.picks())


def kind_of(move: str) -> str:
    """The family of a move by its notation."""
    return move.partition("/")[0]


def note_kinds(page: Page) -> None:
    """Note every kind of decision that is made in this page."""
    page.on("websocket", note_line)


def note_line(line: WebSocket) -> None:
    """Note what goes through one connection: the server says which game it is."""
    games: list[str] = []

    def received(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "welcome":
            games.append(message["table"]["game"])

    def sent(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "move" and games:
            note(games[-1], kind_of(message["move"]))

    line.on("framereceived", received)
    line.on("framesent", sent)


def note(game: str, kind: str) -> None:
    """Remember that a kind of decision has been made."""
    folder = NOTED / game
    folder.mkdir(parents=True, exist_ok=True)
    (folder / kind).touch()


@dataclass(frozen=True)
class Moment:
    """A decision of a golden record: the line before it, who decides, and what."""

    path: Path
    line: int
    seat: int
    seats: int
    move: str
    picks: tuple[str, ...]


@cache
def moments(game: str) -> dict[str, Moment]:
    """For every kind of decision the earliest moment at which a golden record has it."""
    found: dict[str, Moment] = {}
    for path in sorted((RECORDS / game).glob("*.record")):
        record = Record.load(path)
        for line, (actor, move) in enumerate(record.lines):
            made = record.game.moves[move]
            earlier = found.get(made.kind)
            if actor == CHANCE or (earlier and earlier.line <= line):
                continue
            seats = len(record.seats)
            found[made.kind] = Moment(path, line, actor, seats, str(made), made.picks())
    return found


def sample_of(game: str) -> dict[str, Moment]:
    """One kind of decision for each way of pointing, with its moment."""
    ways: dict[tuple[str, ...], str] = {}
    for kind, moment in moments(game).items():
        if kind in kinds_of(game):
            ways.setdefault(tuple(pick.partition(":")[0] for pick in moment.picks), kind)
    return {kind: moments(game)[kind] for kind in ways.values()}


def near_end(game: str, name: str, left: int = 3) -> Moment:
    """The moment of a golden record at which whoever decides has `left` decisions left."""
    path = RECORDS / game / f"{name}.record"
    record = Record.load(path)
    last = next(actor for actor, _ in reversed(record.lines) if actor != CHANCE)
    line = [line for line, (actor, _) in enumerate(record.lines) if actor == last][-left]
    made = record.game.moves[record.lines[line][1]]
    return Moment(path, line, last, len(record.seats), str(made), made.picks())


def demanded(whole: bool) -> dict[str, frozenset[str]]:
    """The kinds of each game that must be made in a browser."""
    return {game: kinds_of(game) if whole else frozenset(sample_of(game)) for game in RELEASED}


def missing(whole: bool) -> dict[str, list[str]]:
    """The kinds of each game that have not been noted."""
    games = demanded(whole)
    return {
        game: sorted(kind for kind in kinds if not (NOTED / game / kind).exists())
        for game, kinds in games.items()
    }


def main(whole: bool) -> int:
    """Print what is there and what is missing."""
    lacking = missing(whole)
    for game, kinds in lacking.items():
        every = len(demanded(whole)[game])
        lack = f", missing: {', '.join(kinds)}" if kinds else ""
        print(f"{game}: {every - len(kinds)} of {every} kinds of decision made in a browser{lack}")
    return 1 if any(lacking.values()) else 0


if __name__ == "__main__":
    sys.exit(main("--whole" in sys.argv))
