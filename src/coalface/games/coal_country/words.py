"""Coal Country in words: things and moves as keys with arguments."""

from coalface.core.catalogue import Move
from coalface.core.tables import Words


def wording(tiles: tuple[str, ...], kind: str, value: int | str) -> Words:
    """How a thing of this game is said."""
    return Words(f"cc-{kind}-{value}")


def move_words(move: Move) -> Words:
    """A move in words."""
    return Words(f"cc-move-{move.kind}")
