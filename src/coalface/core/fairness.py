"""Fair draws: what a table commits to before the first draw, and how anyone checks it afterwards.

The table makes a secret and tells its hash; each seat adds a nonce; the seed of all draws is made
of both, so that neither side can choose it. A record of a finished game tells them in its header:

    draws fair:COMMITMENT:SECRET:NONCE,NONCE:UNDONE:AFTER

UNDONE lists draws that were taken back, as LINE.SOURCE.COUNT parted by commas; they count, so that
none comes twice. AFTER is the number of lines that the table took over from another game.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from coalface.core.contract import CHANCE
from coalface.core.draws import SeededDraws
from coalface.core.record import Record

OPEN: Final = "sha256:"
FAIR: Final = "fair:"


def commit(secret: str) -> str:
    """What is told of a secret before it may be known."""
    return sha256(secret.encode()).hexdigest()


def make_seed(secret: str, nonces: Iterable[str]) -> str:
    """The seed of a table's draws: nobody alone has chosen it."""
    return sha256("/".join([secret, *nonces]).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class RevokedDraw:
    """Draws from a source that were taken back before line `line` was played (from 0)."""

    line: int
    source: int
    count: int


@dataclass(frozen=True, slots=True)
class Proof:
    """All that it takes to check the draws of a finished game."""

    commitment: str
    secret: str
    nonces: tuple[str, ...]
    undone: tuple[RevokedDraw, ...] = field(default=())
    after: int = 0

    def write(self) -> str:
        """The word that a record's header tells it by."""
        undone = ",".join(f"{u.line}.{u.source}.{u.count}" for u in self.undone)
        parts = (self.commitment, self.secret, ",".join(self.nonces), undone, str(self.after))
        return FAIR + ":".join(parts)


def read_proof(draws: str | None) -> Proof | None:
    """The proof in a record's header; None if it has none, ValueError if it is damaged."""
    if draws is None or not draws.startswith(FAIR):
        return None
    try:
        commitment, secret, nonces, undone, after = draws.removeprefix(FAIR).split(":")
        rows = [row.split(".") for row in undone.split(",") if row]
        taken = tuple(
            RevokedDraw(int(line), int(source), int(count)) for line, source, count in rows
        )
        return Proof(commitment, secret, tuple(nonces.split(",")), taken, int(after))
    except ValueError as error:
        raise ValueError(f"the proof of the draws cannot be read: {error}") from error


def check_fairness(record: Record, proof: Proof) -> int:
    """How many draws were checked; ValueError names the first thing that is not as committed."""
    if commit(proof.secret) != proof.commitment:
        raise ValueError("the secret is not the one that was committed to")
    if len(proof.nonces) != len(record.seats):
        raise ValueError("there must be one nonce a seat")
    draws = SeededDraws(make_seed(proof.secret, proof.nonces))
    state = record.game.start(len(record.seats))
    checked = 0
    for number, (actor, move) in enumerate(record.lines):
        for undone in proof.undone:
            if undone.line == number:
                draws.skip(record.game.sources[undone.source], undone.count)
        if actor == CHANCE and number >= proof.after:
            if draws.next(state) != move:
                raise ValueError(f"line {number + 1} is not what was to be drawn")
            checked += 1
        state.apply(actor, move)
    return checked
