"""How states and records are drawn in notebooks; what draws them is imported when it is needed."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coalface.core.contract import State
    from coalface.core.record import Record

DRAWINGS = "coalface.notebook"
"""The module that draws: it knows texts and boards, which the core does not."""


def state_html(state: "State") -> str:
    """Return a position as HTML."""
    drawn: str = import_module(DRAWINGS).state_html(state)
    return drawn


def record_html(record: "Record") -> str:
    """Return a record as HTML: who plays, and the position it has come to."""
    drawn: str = import_module(DRAWINGS).record_html(record)
    return drawn
