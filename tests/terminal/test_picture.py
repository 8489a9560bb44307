"""The picture in the docs is what the terminal shows."""

from pathlib import Path

from coalface import Record
from coalface.terminal.picture import picture

FOLDER = Path(__file__).parents[2] / "docs" / "img"
AT = 226
SEAT = 0


def test_the_picture_is_drawn_from_its_record() -> None:
    """If this fails, draw it again: see the first lines of coalface/terminal/picture.py."""
    record = Record.load(FOLDER / "terminal.record")
    drawn = picture(record, AT, SEAT, "en")
    assert drawn == (FOLDER / "terminal.svg").read_text(encoding="utf-8")
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_another_place_gives_another_picture() -> None:
    record = Record.load(FOLDER / "terminal.record")
    assert picture(record, AT + 1, SEAT, "en") != picture(record, AT, SEAT, "en")
