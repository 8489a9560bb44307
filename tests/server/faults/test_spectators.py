"""Spectators behind the players miss nothing, whatever fails."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from tests.server.browser import WAIT
from tests.server.conftest import Running
from tests.server.faults.databases import Faults
from tests.server.faults.scenes import (
    check_sound,
    live,
    loop,
    move,
    scene,
)


def test_spectators_behind_the_players_miss_nothing(
    faults: Faults, start: Callable[..., Running]
) -> None:
    running = start()
    at = scene(running, settings={"spectator_delay": 1})
    carla = running.person("Carla").open(at.table, wait=False)
    faults.lose_answer()
    assert move(at) == "no-database"
    check_sound(running, at.table)
    table = live(running, at.table)
    assert table.state.spectators.session is not table.state.session
    while (
        table.state.spectators.session is None
        or table.state.session is None
        or len(table.state.spectators.session.lines) < len(table.state.session.lines)
    ):
        carla.until("position")
    assert table.state.spectators.session.lines == table.state.session.lines


def test_spectators_go_on_after_something_was_being_written(on_sqlite: Running) -> None:
    """What is written may be no move but chat, which does not let them catch up by itself."""
    at = scene(on_sqlite, settings={"spectator_delay": 1})
    carla = on_sqlite.person("Carla").open(at.table, wait=False)
    table = live(on_sqlite, at.table)

    async def due_while_writing() -> int:
        assert table.state.spectators.session is not None
        table._catch_up_timer.set(None)
        table.lock.invalidate()
        table.catch_up()
        table.lock.validate()
        return len(table.state.spectators.session.lines)

    before = asyncio.run_coroutine_threadsafe(due_while_writing(), loop(on_sqlite)).result()
    assert table.state.spectators.session is not None
    while len(table.state.spectators.session.lines) == before:
        carla.until("position")


def test_spectators_whose_game_fails_get_it_back(
    on_sqlite: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = scene(on_sqlite, settings={"spectator_delay": 1})
    table = live(on_sqlite, at.table)
    assert table.state.spectators.session is not None
    failed = threading.Event()

    def fails(*_: object) -> None:
        failed.set()
        raise RuntimeError("on purpose")

    with monkeypatch.context() as patched:
        patched.setattr(type(table.state.spectators.session), "play", fails)
        assert failed.wait(WAIT)
    check_sound(on_sqlite, at.table)
    carla = on_sqlite.person("Carla").open(at.table, wait=False)
    assert table.state.session is not None
    while len(table.state.spectators.session.lines) < len(table.state.session.lines):
        carla.until("position")
