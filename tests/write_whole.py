"""Writes files that others may be reading: they find the old one whole, or the new one."""

from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a file beside the old one, and put it in its place."""
    written = path.with_name(f".{path.name}.written")
    written.write_text(text, "utf-8")
    written.replace(path)
