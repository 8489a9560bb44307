"""A position with nothing hidden: what lies before each seat, as that seat sees it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from coalface.core.contract import State
from coalface.core.view import AnyView, record_fields

FOR_ONE = "computed"
"""The field of a table that is worked out for whoever looks: nobody's is shown to all."""


def open_view(state: State) -> AnyView:
    """Return what a spectator sees to whom every seat has shown all that it knows."""
    shown = state.view(None)
    tables = [state.view(seat).table for seat in range(shown.seats)]
    return replace(shown, table=opened(shown.table, tables))


def opened(shown: Any, seen: Sequence[Any]) -> Any:
    """Return what is shown to all, and what is not as a seat sees it, its own place first."""
    if shown is None:
        return next((one for one in seen if one is not None), None)
    names = record_fields(type(shown))
    if names is not None:
        found = {
            name: opened(getattr(shown, name), [getattr(one, name) for one in seen])
            for name in names
            if name != FOR_ONE
        }
        return with_fields(shown, found)
    if isinstance(shown, tuple) and len(shown) == len(seen) and all(map(is_record, shown)):
        return tuple(one[seat] for seat, one in enumerate(seen))
    return shown


def is_record(value: object) -> bool:
    """Whether this has fields."""
    return record_fields(type(value)) is not None


def with_fields(record: Any, found: dict[str, Any]) -> Any:
    """Return a record with other values in some of its fields."""
    if isinstance(record, msgspec.Struct):
        return msgspec.structs.replace(record, **found)
    return replace(record, **found)
