"""`coalface rules GAME`: which function carries a rule, which test proves it, and does it run."""

from coalface.rules_tool.command import main

__all__ = ["main"]
