"""A program as a bot: it plays, and whatever it does wrong has a clear error."""

import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import coalface
from coalface.bots import bot
from coalface.bots.workers import Workers, question_about
from coalface.core.random import Random
from coalface.core.registry import game_spec
from coalface.engine import EngineBot, EngineError, messages
from coalface.engine import process as engine_process
from coalface.engine.process import RUNNING, EngineProcess
from tests.bots.tables import decisions
from tests.game_ids import RELEASED

PROGRAM = Path(__file__).with_name("program.py")
GAME = coalface.game("coal_baron")
STATE = next(decisions(GAME, 2, 3))
SEAT = int(STATE.actor())
SHORT = 0.5
AMPLE = 60.0
"""Seconds: some that an engine which hangs gets, some that no engine needs."""

WRONG = {
    "exits": ("died", "ended with exit code 3; it wrote 'out of coal' to stderr"),
    "dies": ("died", "was ended by signal 6 (SIGABRT)"),
    "garbage": ("raised", "answered a line that is not JSON: 'place/bank'"),
    "bytes": ("raised", "answered a line that is not JSON: "),
    "list": ("raised", "answered JSON that is not an object: '[1, 2]'"),
    "deep": ("raised", "answered JSON that is nested too deeply"),
    "huge": ("raised", "answered a line of more than 65536 bytes"),
    "flood": ("raised", "answered a line that is not JSON: 'xxx"),
    "illegal": ("illegal", "played 'place/moon', which is not legal"),
    "number": ("illegal", "played 7, which is not legal"),
    "stale": ("raised", "answered with the id 2, expected 3"),
    "wrong": ("raised", "answered with the type 'ready', expected 'move'"),
    "reports": ("raised", "reported 'no idea'"),
    "closes": ("died", "closed its output"),
    "silent": ("late", "did not answer within 0.5 s"),
    "deaf": ("late", "did not answer within 0.5 s"),
}


def command(*arguments: str) -> str:
    return shlex.join([sys.executable, str(PROGRAM), *arguments])


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """No engine runs on after its test, nor from one before."""
    engine_process.end_all()
    yield
    engine_process.end_all()


def play(player: EngineBot, seconds: float = AMPLE) -> int:
    player.time_limit = seconds
    return player.choose(GAME, STATE.view(SEAT), STATE.legal(SEAT), Random(1))


def test_a_program_plays_and_is_used_again() -> None:
    player = EngineBot(command())
    assert play(player) == STATE.legal(SEAT)[0]
    (engine,) = RUNNING
    player.close()
    again = EngineBot(command())
    assert play(again) == STATE.legal(SEAT)[0]
    assert list(RUNNING) == [engine]


@pytest.mark.parametrize("failure", WRONG)
def test_what_goes_wrong_is_reported_and_the_engine_is_ended(failure: str) -> None:
    fault, text = WRONG[failure]
    player = EngineBot(command(failure))
    (engine,) = RUNNING
    with pytest.raises(EngineError) as result:
        play(player, SHORT if fault == "late" else AMPLE)
    assert result.value.fault == fault
    assert str(result.value).startswith(text)
    assert not engine.is_running
    assert not RUNNING


def test_a_second_answer_to_one_request_is_noticed() -> None:
    player = EngineBot(command("twice"))
    play(player)
    with pytest.raises(EngineError, match="answered with the id 3, expected 4"):
        play(player)


def test_an_engine_that_failed_is_started_again() -> None:
    player = EngineBot(command("exits"))
    for _ in range(2):
        with pytest.raises(EngineError, match="exit code 3"):
            play(player)


def test_whoever_stops_waiting_ends_it() -> None:
    player = EngineBot(command("silent"))
    player.stopped = lambda: True
    with pytest.raises(EngineError, match="did not answer"):
        play(player)


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ("no-such-program", "could not be started: No such file or directory: no-such-program"),
        ("", "has no command"),
        ("'", "has a command that cannot be read: No closing quotation"),
        (command("newer"), "speaks protocol 2, expected 1"),
        ("true", "ended with exit code 0"),
    ],
)
def test_what_cannot_be_started_is_reported(given: str, text: str) -> None:
    with pytest.raises(EngineError, match=text):
        bot(f"cmd:{given}")


def test_a_program_that_does_not_say_hello_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coalface.engine.bot.HELLO_TIMEOUT", SHORT)
    with pytest.raises(EngineError, match="did not answer within"):
        EngineBot(command("mute"))


def test_what_an_engine_has_started_ends_with_it(tmp_path: Path) -> None:
    player = EngineBot(command("child", str(tmp_path / "pid")))
    play(player)
    child = int((tmp_path / "pid").read_text())
    engine_process.end_all()
    wait_for(lambda: not is_alive(child))


def test_an_engine_that_does_not_quit_is_ended() -> None:
    engine = EngineProcess(command("stays"))
    engine.quit()
    assert not engine.is_running


def test_an_engine_that_thinks_ends_with_the_worker_that_asked_it(tmp_path: Path) -> None:
    """It notices nothing of the end of its input, so whoever ends the worker has to end it."""
    noted = tmp_path / "pid"
    name = f"cmd:{command('thinks', str(noted))}"
    asked = question_about(GAME, STATE.view(SEAT), STATE.legal(SEAT), name, "table/0", "1")
    with Workers(1) as workers:
        asking = threading.Thread(target=workers.choose, args=(asked, AMPLE))
        asking.start()
        wait_for(lambda: noted.exists() and noted.read_text() != "")
    asking.join()
    wait_for(lambda: not is_alive(int(noted.read_text())))


def wait_for(done: Callable[[], bool]) -> None:
    """Wait until something has happened, for a minute at most."""
    until = time.monotonic() + AMPLE
    while not done():
        assert time.monotonic() < until
        time.sleep(0.01)


def is_alive(process: int) -> bool:
    """Does a process run? One that has ended and waits for nobody does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.mark.parametrize("game", RELEASED)
def test_coalface_as_an_engine_plays_as_it_does_itself(game: str) -> None:
    played = game_spec(game).game()
    player = EngineBot(f"{shlex.quote(sys.executable)} -m coalface.cli engine apprentice")
    player.time_limit = AMPLE
    for number, state in enumerate(decisions(played, 2, 5)):
        if number % 20 == 0:
            seat = int(state.actor())
            view, legal, rng = state.view(seat), state.legal(seat), Random(number)
            here = bot("apprentice").choose(played, view, legal, Random(int(rng.word())))
            assert player.choose(played, view, legal, Random(number)) == here
        if number == 60:
            break


@pytest.mark.parametrize("game", RELEASED)
def test_an_engine_gets_only_what_its_seat_knows(game: str) -> None:
    """Whatever is hidden from a seat may be otherwise: the request is the same to the byte."""
    played, changed, hidden = game_spec(game).game(), False, False
    for number, state in enumerate(decisions(played, 3, 11)):
        if number % 10 == 0:
            seat, legal = int(state.actor()), state.legal(int(state.actor()))
            other = played.scramble(state, seat, Random(number))
            changed |= other.text() != state.text()
            hidden |= bool(played.hidden(state, seat))
            sent, also = (
                messages.encoded(messages.choose(played, each.view(seat), legal, 1, 10.0))
                for each in (state, other)
            )
            assert sent == also
        if number == 100:
            break
    assert changed == hidden


def test_the_view_in_a_request_is_the_view_of_the_seat() -> None:
    view = STATE.view(SEAT)
    sent = messages.decoded(messages.encoded(messages.choose(GAME, view, [], 1, 1.0)))
    assert set(sent["view"]) == {"game", "seats", "seat", "actors", "table", "memory"}
    assert GAME.position(sent["position"]).view(SEAT) == view


def test_an_engine_in_a_process_with_little_memory_has_its_own() -> None:
    """A cap on the memory of a worker is not that of the programs it starts."""
    limit = "import resource; print(resource.getrlimit(resource.RLIMIT_AS)[0])"
    here = subprocess.run([sys.executable, "-c", limit], capture_output=True, text=True).stdout
    name = f"cmd:{command('limited', here.strip())}"
    with Workers(1, megabytes=700) as workers:
        asked = question_about(GAME, STATE.view(SEAT), STATE.legal(SEAT), name, "table/0", "1")
        answer = workers.choose(asked, AMPLE)
    assert (answer.move, answer.fault) == (STATE.legal(SEAT)[0], None)


def test_workers_answer_for_an_engine_that_fails() -> None:
    with Workers(1) as workers:
        name = f"cmd:{command('exits')}"
        asked = question_about(GAME, STATE.view(SEAT), STATE.legal(SEAT), name, "table/0", "1")
        answer = workers.choose(asked, AMPLE)
    assert answer.move in STATE.legal(SEAT)
    assert "ended with exit code 3" in str(answer.fault)
