"""Data sets of decisions: what `coalface dataset` has written, as batches of numpy arrays.

    from coalface import dataset

    data = dataset.load("decisions")
    for batch in data.batches(256, seed=7):
        learn(batch.observation, batch.mask, batch.policy, batch.returns[:, 0])

A data set is a folder: `dataset.json` says what was played, `games` and `decisions` hold Parquet
files, one of each for every few games. `COLUMNS` says what is in them. Needs the extra `parquet`.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow
import pyarrow.parquet
from numpy.typing import NDArray

import coalface
from coalface.core.contract import Game
from coalface.core.record import Record

FORMAT = 1
"""The version of the format: it rises when a column changes its meaning."""
INFO = "dataset.json"
WINDOW = 32
"""From how many files at a time decisions are mixed."""


class Column(NamedTuple):
    """A column of a table: its name, its type as Arrow spells it, and what it holds."""

    name: str
    kind: str
    doc: str


GAME_COLUMNS = (
    Column("game", "int32", "the number of the game, from 1"),
    Column("seed", "string", "what fixed its draws; games of one seed met the same chance"),
    Column("rotation", "int8", "how far the bots were moved around the table"),
    Column("bots", "list<string>", "who played, by seat"),
    Column("scores", "list<int32>", "the final scores, by seat; null after a fault"),
    Column("returns", "list<float32>", "the utilities, -1 to 1, by seat; null after a fault"),
    Column("lines", "int32", "the number of lines of the record"),
    Column("decisions", "int32", "the number of decisions"),
    Column("fault", "string", "what a bot did wrong that ended the game; null if none did"),
    Column("record", "string", "the record, as `coalface.Record.read` takes it"),
)
DECISION_COLUMNS = (
    Column("game", "int32", "the number of the game"),
    Column("line", "int32", "the line of the record that the decision made, from 1"),
    Column("seat", "int8", "who decided"),
    Column("bot", "string", "the bot that decided"),
    Column("observation", "list<int16>[size]", "what the seat knew, as `coalface.encoding` has it"),
    Column("legal", "list<int32>", "the ids of the legal moves, ascending"),
    Column("action", "int32", "the id of the move that was made"),
    Column("visits", "list<int32>", "how often a search came to each legal move; else null"),
    Column("values", "list<float32>", "what it found each worth, 0 to 1; null if not visited"),
    Column("value", "float32", "the mean of these by visits; null without a search"),
    Column("returns", "list<float32>[seats]", "the utilities at the end, own seat first"),
    Column("scores", "list<int32>[seats]", "the final scores, own seat first"),
)
COLUMNS = {"games": GAME_COLUMNS, "decisions": DECISION_COLUMNS}
KINDS: dict[str, Any] = {
    "int8": pyarrow.int8(),
    "int16": pyarrow.int16(),
    "int32": pyarrow.int32(),
    "float32": pyarrow.float32(),
    "string": pyarrow.string(),
}


def arrow_schema(table: str, size: int, seats: int) -> Any:
    """Return the Arrow schema of a table; every field says in its metadata what it holds."""
    fields = [
        pyarrow.field(each.name, arrow_type(each.kind, size, seats), metadata={"doc": each.doc})
        for each in COLUMNS[table]
    ]
    return pyarrow.schema(fields)


def arrow_type(kind: str, size: int, seats: int) -> Any:
    """Return the type that a column names."""
    inner, _, rest = kind.removeprefix("list<").partition(">")
    if inner == kind:
        return KINDS[kind]
    count = {"": -1, "[size]": size, "[seats]": seats}[rest]
    return pyarrow.list_(KINDS[inner], count)


@dataclass(frozen=True, slots=True)
class Decisions:
    """Some decisions as arrays, a row for each; seats are counted from the one that decides.

    `policy` is the share of a search's visits that each move got, or 1 for the move that was made
    by a bot that does not search; `value` is NaN there. `bot` is the name of the bot that decided.
    """

    observation: NDArray[np.int16]
    mask: NDArray[np.bool_]
    action: NDArray[np.int32]
    policy: NDArray[np.float32]
    value: NDArray[np.float32]
    returns: NDArray[np.float32]
    scores: NDArray[np.int32]
    seat: NDArray[np.int8]
    game: NDArray[np.int32]
    line: NDArray[np.int32]
    bot: NDArray[np.str_]

    def __len__(self) -> int:
        return len(self.action)


def load(folder: str | Path) -> "Dataset":
    """Open a data set; ValueError if the folder holds none."""
    path = Path(folder)
    file = path / INFO
    if not file.is_file():
        raise ValueError(f"{path}: expected a data set with a file {INFO}, got none")
    info = json.loads(file.read_text("utf-8"))
    if info.get("format") != FORMAT:
        raise ValueError(f"{file}: expected format {FORMAT}, got {info.get('format')!r}")
    return Dataset(path, info)


class Dataset:
    """A folder of games and their decisions; `info` is what `dataset.json` says."""

    def __init__(self, folder: Path, info: dict[str, Any]) -> None:
        self.folder, self.info = folder, info
        self.seats: int = len(info["bots"])
        self.actions: int = info["actions"]
        self.size: int = info["size"]

    def files(self, table: str) -> list[Path]:
        """Return the files of a table whose games are all there, in order."""
        whole = sorted((self.folder / "games").glob("[0-9]*.parquet"))
        return [self.folder / table / each.name for each in whole]

    @property
    def games(self) -> int:
        """The number of games that have been written."""
        return sum(rows_of(file) for file in self.files("games"))

    def __len__(self) -> int:
        return sum(rows_of(file) for file in self.files("decisions"))

    def game(self) -> Game:
        """Return the game under the options and rules that were played."""
        info, own = self.info, self.info["own_components"]
        return coalface.game(
            info["game"],
            rules=info["rules"],
            components=None if own else info["components"],
            components_text=own,
            **info["options"],
        )

    def records(self) -> Iterator[Record]:
        """Yield the record of every game that was played to its end."""
        for file in self.files("games"):
            rows = pyarrow.parquet.read_table(file, columns=["record", "fault"]).to_pylist()
            yield from (Record.read(row["record"]) for row in rows if row["fault"] is None)

    def batches(self, size: int, *, seed: int | None = None) -> Iterator[Decisions]:
        """Yield all decisions once, `size` at a time, the last batch maybe fewer.

        With a seed they are mixed: files in another order, and decisions among some files.
        """
        if size < 1:
            raise ValueError(f"expected a size of at least 1, got {size}")
        files = self.files("decisions")
        if seed is None:
            yield from self._batches(files, size, None)
            return
        numbers = np.random.default_rng(seed)
        yield from self._batches([files[i] for i in numbers.permutation(len(files))], size, numbers)

    def _batches(
        self, files: list[Path], size: int, numbers: np.random.Generator | None
    ) -> Iterator[Decisions]:
        left: Any = None
        step = 1 if numbers is None else WINDOW
        for start in range(0, len(files), step):
            tables = [pyarrow.parquet.read_table(file) for file in files[start : start + step]]
            table = pyarrow.concat_tables([*([] if left is None else [left]), *tables])
            if numbers is not None:
                table = table.take(numbers.permutation(len(table)))
            whole = len(table) - len(table) % size
            for at in range(0, whole, size):
                yield self.arrays(table.slice(at, size))
            left = table.slice(whole)
        if left is not None and len(left):
            yield self.arrays(left)

    def arrays(self, table: Any) -> Decisions:
        """Return rows of the table of decisions as arrays."""
        count, columns = len(table), table.combine_chunks()
        action = columns["action"].to_numpy()
        rows, legal = nested(columns["legal"])
        mask = np.zeros((count, self.actions), np.bool_)
        mask[rows, legal] = True
        return Decisions(
            observation=grid(columns["observation"], self.size),
            mask=mask,
            action=action,
            policy=self._policy(columns, rows, legal, action),
            value=columns["value"].to_numpy().astype(np.float32),
            returns=grid(columns["returns"], self.seats),
            scores=grid(columns["scores"], self.seats),
            seat=columns["seat"].to_numpy(),
            game=columns["game"].to_numpy(),
            line=columns["line"].to_numpy(),
            bot=np.array(columns["bot"].to_pylist(), np.str_),
        )

    def _policy(self, columns: Any, rows: Any, legal: Any, action: Any) -> NDArray[np.float32]:
        """Return the shares of visits, or the move that was made where nobody counted any."""
        found = np.zeros((len(action), self.actions), np.float32)
        searched = ~columns["visits"].combine_chunks().is_null().to_numpy(zero_copy_only=False)
        _, visits = nested(columns["visits"])
        chosen = searched[rows]
        found[rows[chosen], legal[chosen]] = visits
        totals = found.sum(axis=1, keepdims=True)
        np.divide(found, totals, out=found, where=totals > 0)
        without = np.flatnonzero(totals[:, 0] == 0)
        found[without, action[without]] = 1
        return found

    def __repr__(self) -> str:
        bots = ", ".join(self.info["bots"])
        return f"<data set of {self.info['game']}: {bots}; {self.games} games>"


def rows_of(file: Path) -> int:
    """Return the number of rows of a file."""
    return int(pyarrow.parquet.read_metadata(file).num_rows)


def grid(column: Any, width: int) -> Any:
    """Return a column of lists of one length as an array of rows."""
    return column.combine_chunks().flatten().to_numpy().reshape(-1, width)


def nested(column: Any) -> tuple[Any, Any]:
    """Return all numbers of a column of lists, and before them the row that each is in."""
    lists = column.combine_chunks()
    lengths = lists.value_lengths().fill_null(0).to_numpy()
    return np.repeat(np.arange(len(lists)), lengths), lists.flatten().to_numpy()
