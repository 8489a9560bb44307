"""What a record holds, how it is written, read, replayed and grown."""

import re
from pathlib import Path

import pytest

from coalface.core.components import read_components
from coalface.core.contract import CHANCE, OVER
from coalface.core.record import Record, RecordError
from tests.records.pit import AFTER, LEAVE, TAKE, Take, find, play_out

OWN = '[cards]\nprovenance = "ruling"\nvalue = [7, 8, 9]\ncheck = 1\n# end of mine\n'

WRITTEN = """\
coalface record 1
game pit
rules 2
components 2 sha256:{digest}
option copies 1
option open off
seat 0 Anna Müller
seat 1 greedy
draws -
* deal/0
0 take
* deal/1
1 leave
* deal/2
0 take
end 6 0
"""


def finished() -> Record:
    game = AFTER.game({"copies": 1})
    lines = [(CHANCE, 0), (0, TAKE), (CHANCE, 1), (1, LEAVE), (CHANCE, 2), (0, TAKE)]
    return Record(game, ("Anna Müller", "greedy"), lines)


def test_a_record_reads_as_plain_text() -> None:
    record = finished()
    digest = record.game.components.partition(":")[2]
    text = record.write()
    body, _, closing = text.rpartition("check ")
    assert body == WRITTEN.format(digest=digest)
    assert closing.startswith("6 sha256:")
    assert text.endswith("\n")


def test_what_is_written_reads_back_the_same() -> None:
    record = finished()
    again = Record.read(record.write(), find)
    assert again.write() == record.write()
    assert again.lines == record.lines
    assert again.seats == ("Anna Müller", "greedy")
    assert again.game.options == {"copies": 1, "open": False}
    assert (again.game.version, again.game.components) == (2, record.game.components)
    again.verify()


def test_replay_gives_every_line_with_events_and_state() -> None:
    steps = [
        (step.number, step.actor, step.move, [event.key for event in step.events])
        for step in finished().replay()
    ]
    assert steps[:2] == [
        (1, CHANCE, 0, ["pit.dealt", "pit.card"]),
        (2, 0, TAKE, ["points"]),
    ]
    assert len(steps) == 6
    last = [step.state for step in finished().replay()][-1]
    assert last.dump() == finished().state().dump()


def test_state_at_a_line() -> None:
    record = finished()
    assert record.state(0).dump() == record.game.start(2).dump()
    assert [int(record.state(at).actor()) for at in range(7)] == [-1, 0, -1, 1, -1, 0, OVER]
    assert record.state().scores() == [6, 0]


@pytest.mark.parametrize("at", [-1, 7])
def test_state_at_a_line_that_is_not_there(at: int) -> None:
    with pytest.raises(ValueError, match=f"line {at} out of range "):
        finished().state(at)


def test_the_state_given_out_is_a_copy() -> None:
    record = Record(AFTER.game(), ("a", "b"))
    record.state().apply(CHANCE, 0)
    assert record.state().dump() == record.game.start(2).dump()


def test_a_record_grows_by_ids_moves_and_notation() -> None:
    record = Record(AFTER.game({"copies": 1}), ("a", "b"))
    record.append(CHANCE, "deal/0")
    record.append(0, Take())
    record.append(CHANCE, 1)
    assert record.lines == ((CHANCE, 0), (0, TAKE), (CHANCE, 1))
    assert record.state().actor() == 1
    assert record.write().splitlines()[-2] == "open"
    play_out(record)
    assert record.write().splitlines()[-2].startswith("end ")


@pytest.mark.parametrize(
    ("actor", "move", "message"),
    [
        (2, "take", "actor 2 out of range 0–1, or CHANCE (-1)"),
        (-2, "take", "actor -2 out of range 0–1, or CHANCE (-1)"),
        (0, "tak", "unknown move 'tak'; did you mean take?"),
        (0, 5, "move id 5 out of range 0–4"),
        (0, -1, "move id -1 out of range 0–4"),
    ],
)
def test_what_cannot_be_appended(actor: int, move: int | str, message: str) -> None:
    record = Record(AFTER.game(), ("a", "b"))
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        record.append(actor, move)
    assert len(record) == 0


def test_an_illegal_line_is_seen_when_the_record_is_written_or_replayed() -> None:
    record = Record(AFTER.game({"copies": 1}), ("a", "b"), [(CHANCE, 0), (1, TAKE)])
    for use in (record.write, record.state, record.verify, lambda: list(record.replay())):
        with pytest.raises(RecordError, match=r"line 11: seat 1 may not play take.*P-1"):
            use()
    assert record.state(1).actor() == 0


def test_lines_once_checked_are_not_checked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished()
    record.verify()

    def refuse(*_: object) -> None:
        raise AssertionError("checked again")

    monkeypatch.setattr(type(record.state()), "apply", refuse)
    assert len(list(record.replay())) == 6
    assert record.state(3).actor() == 1


def test_an_owners_component_file_is_embedded_as_it_is() -> None:
    game = AFTER.game({"copies": 1}, None, read_components(OWN))
    record = Record(game, ("a", "b"), [(CHANCE, 2), (0, TAKE)])
    text = record.write()
    assert "components-text 6\n" + OWN + "\ncomponents-end\n" in text
    again = Record.read(text, find)
    assert again.game.own_components == OWN
    assert again.state().scores() == [9, 0]
    assert again.write() == text


def test_an_owners_component_file_may_have_any_line_ends() -> None:
    own = OWN.replace("\n", "\r\n").rstrip()
    record = Record(AFTER.game({}, None, read_components(own)), ("a", "b"))
    assert Record.read(record.write(), find).game.own_components == own


@pytest.mark.parametrize("name", ["", " a", "a ", "a\nb", "a\u2028b", "x" * 81, "\ud800", "a\rb"])
def test_names_that_do_not_fit_on_a_line(name: str) -> None:
    with pytest.raises(ValueError, match="expected a seat's name that is printable"):
        Record(AFTER.game(), ("a", name))


def test_the_number_of_seats_is_checked() -> None:
    with pytest.raises(ValueError, match="pit supports 2–3 players, got 4"):
        Record(AFTER.game(), ("a", "b", "c", "d"))


def test_the_commitment_of_the_draws_is_kept() -> None:
    record = Record(AFTER.game(), ("a", "b"), draws="sha256:ab12")
    assert "\ndraws sha256:ab12\n" in record.write()
    assert Record.read(record.write(), find).draws == "sha256:ab12"
    assert Record.read(finished().write(), find).draws is None


@pytest.mark.parametrize("draws", ["-", "a b", "", "a\nb"])
def test_a_commitment_is_one_word(draws: str) -> None:
    with pytest.raises(ValueError, match="expected a commitment of draws that is one word"):
        Record(AFTER.game(), ("a", "b"), draws=draws)


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    record = Record(AFTER.game({"copies": 1}), ("a", "b"))
    record.save(path)
    before = record.write()
    (tmp_path / "same").hardlink_to(path)
    play_out(record)
    record.save(path)
    assert path.read_bytes() == record.write().encode()
    assert (tmp_path / "same").read_text() == before, "the old file was written over"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game.record", "same"]


def test_a_failed_save_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    record = Record(AFTER.game({"copies": 1}), ("a", "b"))
    record.save(path)
    before = path.read_text()
    record.append(1, TAKE)
    with pytest.raises(RecordError):
        record.save(path)
    assert path.read_text() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.record"]


def test_a_save_through_a_link_writes_what_it_points_at(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    link = tmp_path / "link.record"
    link.symlink_to(tmp_path / "deep" / "game.record")
    finished().save(link)
    assert link.is_symlink()
    assert Record.load(link, find).lines == finished().lines


def test_a_record_grows_by_whatever_has_an_index() -> None:
    numpy = pytest.importorskip("numpy")
    record = Record(AFTER.game({"copies": 1}), ("a", "b"))
    record.append(numpy.int64(CHANCE), numpy.int64(0))
    record.append(numpy.int8(0), numpy.uint8(TAKE))
    assert record.lines == ((CHANCE, 0), (0, TAKE))
    assert [type(number) for line in record.lines for number in line] == [int] * 4
    assert record.transcript(numpy.int64(0)) == record.transcript(0)


@pytest.mark.parametrize("seat", [2, -1, 9])
def test_nobody_else_has_a_transcript(seat: int) -> None:
    with pytest.raises(ValueError, match=f"seat {seat} out of range"):
        Record(AFTER.game(), ("a", "b")).transcript(seat)
