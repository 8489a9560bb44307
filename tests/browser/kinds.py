"""Every kind of decision of each game occurs in some test in a browser.

The kinds are the families of a game's catalogue that a person points at. Whatever a page sends is
noted as a file, build/kinds/GAME/KIND, by whichever process runs the test; when all tests have
run, `python -m tests.browser.kinds` says which kinds are missing. Rare decisions are reached by
playing on from a golden record (`moments`).
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


def missing() -> dict[str, list[str]]:
    """The kinds of each game that have not been noted."""
    games = {game: kinds_of(game) for game in RELEASED}
    return {
        game: sorted(kind for kind in kinds if not (NOTED / game / kind).exists())
        for game, kinds in games.items()
    }


def main() -> int:
    """Print what is there and what is missing."""
    lacking = missing()
    for game, kinds in lacking.items():
        every = len(kinds_of(game))
        lack = f", missing: {', '.join(kinds)}" if kinds else ""
        print(f"{game}: {every - len(kinds)} of {every} kinds of decision made in a browser{lack}")
    return 1 if any(lacking.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
