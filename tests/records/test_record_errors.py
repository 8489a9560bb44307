"""Every record that cannot be used is refused with the line and what would be right."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coalface.core.components import read_components
from coalface.core.record import Record, RecordError
from coalface.core.record_text import MAX_BYTES
from tests.records.pit import AFTER, find, play_out

OWN = '[cards]\nprovenance = "ruling"\nvalue = [7, 8, 9]\n'


def sample(own: bool = False) -> str:
    game = AFTER.game({"copies": 1}, None, read_components(OWN) if own else None)
    record = Record(game, ("Anna", "Ben"))
    play_out(record)
    return record.write()


TEXT = sample()
OWN_TEXT = sample(own=True)


def reclosed(text: str) -> str:
    """The text with a closing line that fits what now stands above it."""
    body = text[: text.rindex("check ")]
    head, draws, play = body.partition("\ndraws ")
    moves = max(play.count("\n") - 2, 0) if draws else head.count("\n*")
    return f"{body}check {moves} sha256:{sha256(body.encode()).hexdigest()}\n"


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.read(text, find).verify()
    return caught.value


def edited(old: str, new: str, text: str = TEXT) -> RecordError:
    """The error of a record with one change, made by someone who closed it again."""
    assert old in text
    return refused(reclosed(text.replace(old, new, 1)))


def test_the_sample_is_a_record_of_sixteen_lines() -> None:
    Record.read(TEXT, find).verify()
    assert len(TEXT.splitlines()) == 17
    assert reclosed(TEXT) == TEXT


# --- the file as a whole ---


@pytest.mark.parametrize("text", ["", "\n", "\n\n\n"])
def test_an_empty_file(text: str) -> None:
    error = refused(text)
    assert (error.kind, error.line) == ("foreign", 0)
    assert str(error) == "the file is empty; a record begins with 'coalface record'"


@pytest.mark.parametrize(
    "text",
    ["hello", "coalface\n", "coalface record\n", "coalface record x\n", "coalface recorder 1"],
)
def test_a_foreign_file(text: str) -> None:
    error = refused(text)
    assert (error.kind, error.line) == ("foreign", 1)
    assert "expected a Coalface record" in str(error)


def test_a_record_of_a_newer_version() -> None:
    error = refused(TEXT.replace("coalface record 1", "coalface record 2"))
    assert (error.kind, error.line) == ("newer", 1)
    assert "record version 2 is newer than this program, which reads 1" in str(error)


def test_a_record_of_version_zero_is_foreign() -> None:
    error = refused(TEXT.replace("coalface record 1", "coalface record 0"))
    assert (error.kind, error.line) == ("foreign", 1)


@pytest.mark.parametrize("lines", range(1, 17))
def test_a_record_that_breaks_off(lines: int) -> None:
    error = refused("\n".join(TEXT.split("\n")[:lines]))
    assert (error.kind, error.line) == ("truncated", lines)
    assert "a record ends with `check MOVES sha256:HASH`" in str(error)


def test_a_record_that_breaks_off_within_its_closing_line() -> None:
    error = refused(TEXT[:-2])
    assert (error.kind, error.line) == ("truncated", 17)


def test_only_the_last_line_end_missing_does_no_harm() -> None:
    assert Record.read(TEXT[:-1], find).write() == TEXT


def test_something_after_the_closing_line() -> None:
    error = refused(TEXT + "0 take\n")
    assert (error.kind, error.line) == ("damaged", 18)
    assert "nothing may follow the closing line" in str(error)


def test_a_damaged_record() -> None:
    error = refused(TEXT.replace("seat 0 Anna", "seat 0 Anne"))
    right = reclosed(TEXT.replace("seat 0 Anna", "seat 0 Anne")).splitlines()[-1]
    assert (error.kind, error.line) == ("damaged", 17)
    assert f"the file was changed; right would be `{right}`" in str(error)


def test_damage_that_can_be_pointed_at_is_pointed_at() -> None:
    error = refused(TEXT.replace("0 take", "0 tuke", 1))
    assert (error.kind, error.line) == ("unknown", 11)
    assert "did you mean take? (the checksum does not match: the file was changed)" in str(error)


def test_a_wrong_number_of_moves() -> None:
    error = refused(TEXT.replace("check 6", "check 7"))
    assert (error.kind, error.line) == ("damaged", 17)
    assert "expected 7 moves, as stated here; got 6" in str(error)


def test_windows_line_ends_are_read() -> None:
    assert Record.read(TEXT.replace("\n", "\r\n"), find).write() == TEXT


def test_stray_windows_line_ends_are_damage() -> None:
    error = refused(TEXT.replace("0 take\n", "0 take\r\n", 1))
    assert error.line == 11


def test_a_text_that_is_too_large() -> None:
    error = refused(TEXT + "\n" * MAX_BYTES)
    assert (error.kind, error.line) == ("unreadable", 0)
    assert "too large for a record: over 10000000 bytes" in str(error)


# --- the header ---


def test_an_unknown_game() -> None:
    error = edited("game pit", "game pot")
    assert (error.kind, error.line) == ("unknown", 2)
    assert "unknown game 'pot'; available: pit" in str(error)


@pytest.mark.parametrize("version", ["0", "3", "one", "-1", "99999999999999999999"])
def test_an_unknown_rules_version(version: str) -> None:
    error = edited("rules 2", f"rules {version}")
    assert (error.kind, error.line) == ("unknown", 3)
    assert f"unknown rules version {version!r} of pit; available: 1, 2" in str(error)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("3", "unknown component set '3' of "),
        ("../2", "unknown component set '../2'; expected a number"),
    ],
)
def test_an_unknown_component_set(name: str, message: str) -> None:
    error = edited("components 2 ", f"components {name} ")
    assert (error.kind, error.line) == ("unknown", 4)
    assert message in str(error)


def test_another_component_set_of_the_same_name() -> None:
    error = edited("components 2 sha256:", "components 2 sha256:0")
    assert (error.kind, error.line) == ("damaged", 4)
    assert f"expected `components {AFTER.game().components}`, got " in str(error)


def test_an_embedded_component_file_that_was_changed() -> None:
    error = edited("value = [7,", "value = [6,", OWN_TEXT)
    assert (error.kind, error.line) == ("damaged", 4)


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("components-text 4", "components-text 3", 9, "expected `components-end` here, 3 lines"),
        ("components-text 4", "components-text 400", 5, "expected `components-text LINES`"),
        ("components-text 4", "components-text", 5, "expected `components-text LINES`"),
        ("components-end", "components-stop", 10, "expected `components-end` here"),
        ("components own", "components 2", 4, "go together"),
    ],
)
def test_a_broken_block_of_components(old: str, new: str, line: int, message: str) -> None:
    error = edited(old, new, OWN_TEXT)
    assert error.line == line
    assert message in str(error)


def test_an_embedded_file_that_is_no_component_file() -> None:
    broken = OWN_TEXT.replace("value = [7, 8, 9]", "value = [7, 8,, 9]")
    digest = sha256(OWN.replace("[7, 8, 9]", "[7, 8,, 9]").encode()).hexdigest()
    error = edited(sha256(OWN.encode()).hexdigest(), digest, broken)
    assert (error.kind, error.line) == ("unknown", 4)
    assert "the component file is not TOML" in str(error)


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        (
            "option copies 1",
            "option copys 1",
            5,
            "unknown option 'copys'; available: copies, open; did you mean 'copies'?",
        ),
        (
            "option copies 1",
            "option copies 9",
            5,
            "option copies: expected one of 1, 2, 3; got '9'",
        ),
        ("option open off", "option copies 1", 6, "duplicate option copies"),
        ("seat 0 Anna", "seat 1 Anna", 7, "expected `seat 0 NAME`"),
        ("seat 1 Ben", "seat 1", 8, "expected a seat's name that is"),
        ("seat 1 Ben", "seat 1 B\u2028n", 8, "expected a seat's name that is"),
        ("seat 1 Ben\n", "", 8, "pit supports 2–3 players, got 1"),
        ("rules 2\n", "", 3, "expected `rules VERSION`, got `components 2"),
        ("draws -", "draws a b", 9, "expected a commitment of draws that is one word; got 'a b'"),
        ("draws -\n", "", 9, "expected `draws COMMITMENT, or draws -`, got `* deal/0`"),
    ],
)
def test_a_broken_header(old: str, new: str, line: int, message: str) -> None:
    error = edited(old, new)
    assert error.line == line
    assert message in str(error)


def test_an_option_that_came_later_has_its_default() -> None:
    text = reclosed(TEXT.replace("option open off\n", ""))
    assert Record.read(text, find).game.options == {"copies": 1, "open": False}
    error = refused(reclosed(text.replace("0 take", "1 take", 1)))
    assert error.line == 10


# --- the lines of play and the result ---


@pytest.mark.parametrize("line", ["2 take", "+0 take", "take", "", "-1 deal/0", "chance take"])
def test_an_actor_that_is_none(line: str) -> None:
    error = edited("0 take", line)
    assert (error.kind, error.line) == ("damaged", 11)
    assert "expected * or a seat from 0 to 1, then a move" in str(error)


@pytest.mark.parametrize(
    ("wrong", "near"),
    [
        ("deal/4", "deal/2 or deal/1 or deal/0"),
        ("daal/0", "deal"),
        ("xyz", "deal or take or leave"),
    ],
)
def test_an_unknown_move_names_some_that_are_spelled_nearly_so(wrong: str, near: str) -> None:
    error = edited("deal/0", wrong)
    assert (error.kind, error.line) == ("unknown", 10)
    assert str(error) == f"line 10: unknown move {wrong!r}; did you mean {near}?"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("* deal/1", "* deal/0", "chance may not play deal/0: pit.no-such-card (P-2)"),
        ("* deal/1", "1 take", "seat 1 may not play take: not-your-turn (P-1)"),
        ("* deal/1", "* take", "chance may not play take: not-now (P-1)"),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(old: str, new: str, message: str) -> None:
    error = edited(old, new)
    assert (error.kind, error.line) == ("illegal", 12)
    assert str(error) == f"line 12: {message}"


def test_a_move_after_the_end() -> None:
    error = edited("end ", "* deal/0\nend ")
    assert (error.kind, error.line) == ("illegal", 16)
    assert "the game was over after 6 moves" in str(error)


@pytest.mark.parametrize("message", ["open", "end 6 3", "end 6", "end", "end 6 2 0"])
def test_a_wrong_result(message: str) -> None:
    error = edited("end 6 2", message)
    assert (error.kind, error.line) == ("result", 16)
    assert str(error) == f"line 16: expected the result `end 6 2`, got `{message}`"


def test_an_end_that_is_none() -> None:
    error = edited("* deal/2\n0 take\nend", "end")
    assert (error.kind, error.line) == ("result", 14)
    assert "expected the result `open`" in str(error)


def test_no_result_at_all() -> None:
    error = edited("end 6 2\n", "")
    assert (error.kind, error.line) == ("damaged", 15)
    assert "expected `end SCORES` or `open` before the closing line" in str(error)


# --- files ---


def test_the_error_of_a_file_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "x.record"
    path.write_text("hello\n")
    with pytest.raises(RecordError, match=r"x\.record, line 1: expected a Coalface record"):
        Record.load(path, find)


def test_an_illegal_move_of_a_file_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "x.record"
    path.write_text(reclosed(TEXT.replace("* deal/1", "* deal/0")))
    record = Record.load(path, find)
    with pytest.raises(RecordError, match=r"x\.record, line 12: chance may not play"):
        record.verify()


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "x.record"
    path.write_bytes(TEXT.encode().replace(b"Ben", b"B\xffn"))
    with pytest.raises(RecordError, match=r"x\.record, line 8: expected UTF-8 text") as caught:
        Record.load(path, find)
    assert caught.value.kind == "unreadable"


def test_a_byte_order_mark_is_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "x.record"
    path.write_text(TEXT, encoding="utf-8-sig")
    assert Record.load(path, find).write() == TEXT


def test_a_folder(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="expected the file of a record, got a folder"):
        Record.load(tmp_path, find)


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    path = tmp_path / "x.record"
    with path.open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    with pytest.raises(RecordError, match="too large for a record"):
        Record.load(path, find)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Record.load(tmp_path / "x.record", find)


# --- anything at all ---

LINES = sorted({*TEXT.split("\n"), *OWN_TEXT.split("\n"), "", "*", "0", "end x", "seat 2 C", "\r"})


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A record with lines put in, left out and written over, and sometimes closed again."""
    lines = draw(st.sampled_from([TEXT, OWN_TEXT])).split("\n")
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines)))
        cut = draw(st.integers(0, 2))
        put = draw(st.lists(st.sampled_from(LINES) | st.text(max_size=12), max_size=2))
        lines[at : at + cut] = put
    text = "\n".join(lines)
    return reclosed(text) if "check " in text and draw(st.booleans()) else text


def outcome(read: Callable[[], Record]) -> Record | RecordError:
    """The record if it can be read and verified, else why not; any other error goes through."""
    try:
        record = read()
        record.verify()
    except RecordError as error:
        return error
    return record


@settings(max_examples=400, deadline=None)
@given(mutated())
def test_a_mutated_record_is_read_or_refused(text: str) -> None:
    found = outcome(lambda: Record.read(text, find))
    if isinstance(found, Record):
        assert Record.read(found.write(), find).lines == found.lines
    else:
        assert found.problem
        assert 0 <= found.line <= text.count("\n") + 2


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=60), st.integers(0, len(TEXT)), st.integers(0, 40))
def test_any_bytes_are_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, put: bytes, at: int, cut: int
) -> None:
    path = tmp_path_factory.getbasetemp() / "fuzz.record"
    path.write_bytes(TEXT.encode()[:at] + put + TEXT.encode()[at + cut :])
    found = outcome(lambda: Record.load(path, find))
    assert isinstance(found, Record) or found.path == str(path)


@settings(max_examples=200, deadline=None)
@given(st.text(st.characters(codec=None), max_size=80))
def test_any_text_is_refused(text: str) -> None:
    assert isinstance(outcome(lambda: Record.read("coalface record 1\n" + text, find)), RecordError)
