"""A class of moves and the expressions for its ids."""

import inspect
from typing import Any

from coalface.generate.source import constant


class Family:
    """A class of moves with its first id, and how its axes are computed from an id.

    `first` is None where it depends on the component set; `start` is the expression for it.
    """

    def __init__(self, cls: Any, first: int | None) -> None:
        self.cls = cls
        self.first = first
        self.name = constant(cls.__name__)
        self.start = self.name
        if first is None:
            self.start = f"state.components.first_{self.name.lower()}"
        self.sizes: dict[str, int] = {}
        self.lows: dict[str, int] = {}
        self.end: int | None = first
        for name, values in cls.axes().items():
            assert values or len(cls.axes()) == 1, f"{cls.__name__}: {name} is not the only axis"
            self.sizes[name] = len(values)
            self.lows[name] = values.start if isinstance(values, range) else 0
        if self.end is not None:
            size = len(cls.family()) if all(self.sizes.values()) else 0
            self.end = self.end + size if size else None

    def decoded(self, axis: str) -> str:
        """Return the expression for an axis of the move `move`."""
        if self.cls.distinct:
            return f"{self.name.lower()}_{axis}(move)"
        names = list(self.sizes)
        after = 1
        for name in names[names.index(axis) + 1 :]:
            after *= self.sizes[name]
        text = f"(move - {self.start})" if len(names) > 1 else f"move - {self.start}"
        text += f" // {after}" if after > 1 else ""
        text = text if axis == names[0] else f"{text} % {self.sizes[axis]}"
        return f"{text} + {self.lows[axis]}" if self.lows[axis] else text

    def encoded(self) -> str:
        """Return the expression for the id of a move with these axes."""
        value = ""
        for axis, size in self.sizes.items():
            value = f"({value}) * {size}" if "+" in value else f"{value} * {size}" if value else ""
            term = f"{axis} - {self.lows[axis]}" if self.lows[axis] else axis
            value = f"{value} + {term}" if value else term
        return f"{self.start} + {value}"

    def call(self, rule: Any) -> str:
        """Return a call of a rule with what it takes: state, player, axes, log."""
        args = []
        axes = iter(self.sizes)
        for name in inspect.signature(rule).parameters:
            if name == "state" or name == "log":
                args.append(name)
            elif name == "player":
                args.append("state.players[actor]")
            elif name == "actor":
                args.append("actor")
            else:
                args.append(self.decoded(next(axes)))
        left = list(axes)
        if len(left) < len(self.sizes):  # a rule takes all axes, or none
            assert not left, f"{rule.__qualname__} does not take {left} of {self.cls.__name__}"
        return f"{rule.__module__.rpartition('.')[2]}.{rule.__name__}({', '.join(args)})"
