"""What an engine can do wrong."""

from typing import Literal, TypeAlias

FaultKind: TypeAlias = Literal["raised", "illegal", "late", "died"]


class EngineError(ValueError):
    """An engine failed, and has been stopped; the text goes on after "the engine"."""

    def __init__(self, fault: FaultKind, text: str) -> None:
        super().__init__(text)
        self.fault: FaultKind = fault
