"""Backups: made while games go on, restored to either database, refused unless whole."""

import asyncio
import gzip
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect, select

from coalface.server import admin
from coalface.server.settings import DATABASE
from coalface.server.store import Store, ownership
from coalface.server.store.backup import BadBackup, restore
from coalface.server.store.ownership import OWNER, DatabaseInUse
from coalface.server.store.schema import metadata, people
from coalface.server.store.store import open_engine, writing
from tests.server.browser import Browser, Window
from tests.server.conftest import Running, Serve, new_database, settings_for
from tests.server.test_process import Player, stored_moves


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for a server that runs."""
    monkeypatch.setattr(ownership, "LOCK_TIMEOUT", 0.0)


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of another empty database."""
    return new_database(request.param, tmp_path_factory.mktemp("other"), request)


@pytest.fixture
def anna_alone(
    serve: Serve, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """A backup of the database, which holds one person."""
    running = serve()
    running.person("Anna")
    running.stop()
    monkeypatch.setenv(DATABASE, database)
    file = tmp_path / "whole.backup"
    admin.main("backup", None, file=str(file))
    return file


def rows(database: str) -> dict[str, list[tuple[object, ...]]]:
    """All that a database holds, but for whose it is."""
    engine = create_engine(database)
    with engine.connect() as connection:
        found = {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=str)
            for table in metadata.sorted_tables
        }
    engine.dispose()
    found["meta"] = [row for row in found["meta"] if row[0] != OWNER]
    return found


def restored(
    database: str, file: Path, monkeypatch: pytest.MonkeyPatch, replace: bool = False
) -> None:
    monkeypatch.setenv(DATABASE, database)
    assert admin.main("restore", None, file=str(file), replace=replace) == 0


def test_a_backup_of_a_server_that_runs_is_restored_to_either_database(
    serve: Serve, database: str, other: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves are made all the while; the copy holds a beginning of them, and can be played."""
    running = serve()
    anna = running.person("Anna")
    anna.post("/api/me/account", login="anna", password="correct horse")
    table = anna.table("me,me")["id"]
    player = Player(anna.open(table))
    player.start()
    while len(player.done) < 5:
        assert player.is_alive()
    before = len(player.done)
    monkeypatch.setenv(DATABASE, database)
    file = tmp_path / "while-it-runs.backup"
    assert admin.main("backup", None, file=str(file)) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    running.stop()
    player.join()
    restored(other, file, monkeypatch)
    moves = stored_moves(other, table)
    assert len(moves) >= before
    assert moves == stored_moves(database, table)[: len(moves)]
    copy = Running(settings_for(other, tmp_path))
    try:
        again = Browser(copy.url, None)
        again.http.cookies = anna.http.cookies
        assert again.get("/api/me")["login"] == "anna"
        window = again.open(table)
        if not window.positions[0]["over"]:
            play_once(window)
        again.post("/api/login", login="anna", password="correct horse")
        again.close()
    finally:
        copy.stop()


def play_once(window: Window) -> None:
    assert window.play(window.positions[0]["actors"][0])["type"] == "done"


def test_a_round_trip_changes_nothing(
    serve: Serve, database: str, other: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = serve()
    anna, bert = running.person("Anna"), running.person("Bært 🚂")
    table = anna.table("me,anyone", settings={"time": {"bank": 600}})["id"]
    bert.join(table)
    anna.open(table).answer("chat", text="'hello'\n\"you\" \\ there")
    anna.post(f"/api/tables/{table}/mute", person=bert.me["id"], on=True)
    running.stop()
    monkeypatch.setenv(DATABASE, database)
    file = tmp_path / "there.backup"
    admin.main("backup", None, file=str(file))
    restored(other, file, monkeypatch)
    assert rows(other) == rows(database)


def test_a_restore_refuses_a_database_that_is_in_use_or_not_empty(
    serve: Serve, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = serve()
    anna = running.person("Anna")
    monkeypatch.setenv(DATABASE, database)
    file = tmp_path / "old.backup"
    admin.main("backup", None, file=str(file))
    with pytest.raises(FileExistsError):
        admin.main("backup", None, file=str(file))
    bert = running.person("Bert")
    with pytest.raises(DatabaseInUse):
        admin.main("restore", None, file=str(file), replace=True)
    running.stop()
    with pytest.raises(ValueError, match="not empty"):
        admin.main("restore", None, file=str(file))
    assert names(database) == {"Anna", "Bert"}
    restored(database, file, monkeypatch, replace=True)
    assert names(database) == {"Anna"}
    later = serve().person(None)
    later.http.cookies = anna.http.cookies
    assert later.get("/api/me")["name"] == "Anna"
    later.http.cookies = bert.http.cookies
    later.get("/api/me", 401)


def names(database: str) -> set[object]:
    return {row[1] for row in rows(database)["people"]}


def damaged(whole: bytes) -> dict[str, bytes]:
    """Files that are not whole backups."""
    lines = gzip.decompress(whole).splitlines(keepends=True)
    anna = next(number for number, line in enumerate(lines) if b"Anna" in line)
    changed = lines.copy()
    changed[anna] = changed[anna].replace(b"Anna", b"Anne")
    later = lines[0].replace(b'"revision":"', b'"revision":"9')
    newer = lines[0].replace(b'"coalface_backup":1', b'"coalface_backup":2')
    return {
        "empty": b"",
        "no archive": b"SQLite format 3\0" + bytes(100),
        "cut": whole[: len(whole) // 2],
        "without its end": gzip.compress(b"".join(lines[:-1])),
        "changed": gzip.compress(b"".join(changed)),
        "a line less": gzip.compress(b"".join([*lines[:anna], *lines[anna + 1 :]])),
        "a bit flipped": whole[:-6] + bytes([whole[-6] ^ 1]) + whole[-5:],
        "of a later format": gzip.compress(b"".join([newer, *lines[1:]])),
        "of a later version": gzip.compress(b"".join([later, *lines[1:]])),
    }


def test_what_is_not_a_whole_backup_is_refused_before_anything_is_touched(
    anna_alone: Path, database: str, tmp_path: Path
) -> None:
    before = rows(database)
    for name, content in damaged(anna_alone.read_bytes()).items():
        bad = tmp_path / "bad.backup"
        bad.write_bytes(content)
        with pytest.raises(BadBackup):
            admin.main("restore", None, file=str(bad), replace=True)
        assert rows(database) == before, name


def test_a_restore_that_fails_in_the_middle_leaves_the_old_database(
    anna_alone: Path, database: str
) -> None:
    before = rows(database)
    engine = open_engine(database)

    def fails() -> None:
        with writing(engine).begin() as connection:
            restore(connection, anna_alone, replace=True)
            assert inspect(connection).has_table(people.name)
            raise RuntimeError("on purpose")

    with pytest.raises(RuntimeError):
        fails()
    engine.dispose()
    assert rows(database) == before


def test_a_backup_goes_into_the_data_folder(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(database)
    asyncio.run(store.write(lambda _: None))
    store.close()
    monkeypatch.setenv(DATABASE, database)
    folder = tmp_path / "data"
    admin.main("backup", str(folder))
    assert len(list(folder.glob("coalface-*.backup"))) == 1


def test_there_is_nothing_to_back_up(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DATABASE, database)
    with pytest.raises(ValueError, match="no server has used it"):
        admin.main("backup", None, file=str(tmp_path / "none.backup"))
    assert list(tmp_path.glob("*.backup*")) == []
