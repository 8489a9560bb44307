"""A view of Coal Baron in words: sections and tables of keys and arguments."""

from coalface.core.tables import Section, Words
from coalface.games.coal_baron.kit import Kit
from coalface.games.coal_baron.view import CoalBaronView


def describe(view: CoalBaronView, kit: Kit) -> tuple[Section, ...]:
    """The position as this seat sees it."""
    return (Section(Words("cb-title"), (Words("cb-shift-1"),)),)
