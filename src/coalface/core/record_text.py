"""The text of a record, without its meaning: header, lines of play, result and checksum.

    coalface record 1
    game coal-baron
    rules 1
    components 1 sha256:5f…
    option NAME VALUE       one line an option
    seat 0 Anna             one line a seat
    draws -                 or the commitment of the draws
    * deal/B08              one line a move: a seat's number, or * for chance
    0 place/mining-8
    end 48 31               the final scores; or `open`, a game still in play
    check 2 sha256:9c…      the number of moves, the hash of everything above

A component file of the owner's stands after `components own …`: `components-text N`, its N lines
as they are, and `components-end`.
"""

import re
from collections import deque
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal

VERSION: Final = 1
MAX_BYTES: Final = 10_000_000
"""A game is some 20 kB; a file beyond this bound is not read."""

MAGIC: Final = "coalface record"
CHANCE_MARK: Final = "*"
NOTHING: Final = "-"
END: Final = "end"
OPEN: Final = "open"
OWN_BEGIN: Final = "components-text"
OWN_END: Final = "components-end"

NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}")
CLOSING: Final = re.compile(rf"check (?:{NUMBER.pattern}) sha256:[0-9a-f]{{64}}")

Kind = Literal[
    "foreign", "newer", "truncated", "damaged", "unreadable", "unknown", "illegal", "result"
]


class RecordError(ValueError):
    """A record that cannot be read or replayed; it names the line and what would be right.

    `line` is that of the file, from 1 on, and 0 where the whole file is wrong.
    """

    def __init__(self, kind: Kind, line: int, problem: str, path: str = "") -> None:
        where = ", ".join(part for part in (path, f"line {line}" if line else "") if part)
        super().__init__(f"{where}: {problem}" if where else problem)
        self.kind: Kind = kind
        self.line = line
        self.problem = problem
        self.path = path

    def within(self, path: str) -> "RecordError":
        """The same error, naming the file."""
        return RecordError(self.kind, self.line, self.problem, path)

    def changed(self) -> "RecordError":
        """The same error in a file whose checksum does not match either."""
        problem = f"{self.problem} (the checksum does not match: the file was changed)"
        return RecordError(self.kind, self.line, problem, self.path)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the text with its number, parted into its first word and the rest."""

    number: int
    text: str

    @property
    def word(self) -> str:
        """The first word."""
        return self.text.partition(" ")[0]

    @property
    def rest(self) -> str:
        """What follows the first word."""
        return self.text.partition(" ")[2]

    def wrong(self, problem: str, kind: Kind = "damaged") -> RecordError:
        """An error that names this line."""
        return RecordError(kind, self.number, problem)


@dataclass(slots=True)
class Parts:
    """A record taken apart: each part with the line it stood on."""

    game: Row
    rules: Row
    components: Row
    own_components: str | None
    options: list[Row]
    seats: list[Row]
    draws: Row
    moves: list[Row]
    result: Row


def closed(lines: list[str], moves: int) -> str:
    """The whole text: these lines and the closing line that vouches for them."""
    return "".join(f"{line}\n" for line in [*lines, _closing(lines, moves)])


def own_block(text: str) -> list[str]:
    """The lines that carry an owner's component file."""
    lines = text.split("\n")
    return [f"{OWN_BEGIN} {len(lines)}", *lines, OWN_END]


def split_lines(text: str) -> list[str]:
    """All lines of a whole record; RecordError if it is foreign, newer, cut off or too large.

    A file whose first line ends in CR LF has such ends everywhere.
    """
    if len(text) > MAX_BYTES:
        raise RecordError("unreadable", 0, f"too large for a record: over {MAX_BYTES} bytes")
    if text.partition("\n")[0].endswith("\r"):
        text = text.replace("\r\n", "\n")
    lines = text.rstrip("\n").split("\n")
    if not any(lines):
        raise RecordError("foreign", 0, f"the file is empty; a record begins with {MAGIC!r}")
    _check_first(lines[0])
    _check_last(lines)
    return lines


def _check_first(line: str) -> None:
    """Is this the first line of a record that this version can read?"""
    version = line.removeprefix(MAGIC + " ")
    if version in (line, "0") or not NUMBER.fullmatch(version):
        raise RecordError(
            "foreign",
            1,
            f"expected a Coalface record, which begins with {MAGIC!r}; got {line[:40]!r}",
        )
    if int(version) > VERSION:
        problem = f"record version {version} is newer than this program, which reads {VERSION}"
        raise RecordError("newer", 1, problem)


def _check_last(lines: list[str]) -> None:
    """Is the closing line there, whole and last?"""
    if CLOSING.fullmatch(lines[-1]):
        return
    for number, line in enumerate(lines, 1):
        if CLOSING.fullmatch(line):
            raise RecordError("damaged", number + 1, "nothing may follow the closing line")
    problem = "the file breaks off here; a record ends with `check MOVES sha256:HASH`"
    raise RecordError("truncated", len(lines), problem)


def damage(lines: list[str]) -> RecordError | None:
    """Does the closing line vouch for what stands above it? If not, an error that says so."""
    moves = int(lines[-1].split(" ")[1])
    right = _closing(lines[:-1], moves)
    if lines[-1] == right:
        return None
    problem = f"the checksum does not match: the file was changed; right would be `{right}`"
    return RecordError("damaged", len(lines), problem)


def _closing(lines: list[str], moves: int) -> str:
    digest = sha256(
        "".join(f"{line}\n" for line in lines).encode(errors="surrogatepass")
    ).hexdigest()
    return f"check {moves} sha256:{digest}"


def take_apart(lines: list[str]) -> Parts:
    """Sort the lines of a whole record; RecordError names one that stands in the wrong place."""
    rows = [Row(number, line) for number, line in enumerate(lines, 1)]
    end, header = rows[-1], deque(rows[1:-1])
    game = _next(header, end, "game", "game ID")
    rules = _next(header, end, "rules", "rules VERSION")
    components = _next(header, end, "components", "components NAME sha256:HASH")
    own = _own_components(header, end)
    options = _all(header, "option")
    seats = _all(header, "seat")
    draws = _next(header, end, "draws", f"draws COMMITMENT, or draws {NOTHING}")
    result = header.pop() if header else end
    if result.word not in (END, OPEN):
        raise result.wrong(
            f"expected `{END} SCORES` or `{OPEN}` before the closing line, got `{result.text[:60]}`"
        )
    moves = list(header)
    if (stated := int(end.text.split(" ")[1])) != len(moves):
        raise end.wrong(f"expected {stated} moves, as stated here; got {len(moves)}")
    return Parts(game, rules, components, own, options, seats, draws, moves, result)


def _next(rows: deque[Row], end: Row, word: str, right: str) -> Row:
    """The next row, which must begin with this word and say something."""
    row = rows.popleft() if rows else end
    if row.word != word or not row.rest:
        raise row.wrong(f"expected `{right}`, got `{row.text[:60]}`")
    return row


def _all(rows: deque[Row], word: str) -> list[Row]:
    """All following rows that begin with this word."""
    found = []
    while rows and rows[0].word == word:
        found.append(rows.popleft())
    return found


def _own_components(rows: deque[Row], end: Row) -> str | None:
    """The component file that is embedded here, as it was; None if there is none."""
    if not rows or rows[0].word != OWN_BEGIN:
        return None
    begin = rows.popleft()
    if not NUMBER.fullmatch(begin.rest) or int(begin.rest) > len(rows):
        raise begin.wrong(f"expected `{OWN_BEGIN} LINES`, the number of lines that follow")
    text = "\n".join(rows.popleft().text for _ in range(int(begin.rest)))
    close = rows.popleft() if rows else end
    if close.text != OWN_END:
        raise close.wrong(f"expected `{OWN_END}` here, {begin.rest} lines after `{OWN_BEGIN}`")
    return text
