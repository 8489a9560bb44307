"""The command `coalface`."""

from coalface.cli.command import COMMANDS, main, parser

__all__ = ["COMMANDS", "main", "parser"]
