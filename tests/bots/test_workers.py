"""Bots in worker processes: a legal move comes in time, whatever becomes of the bot."""

import os
import signal
import threading
import time
from collections.abc import Iterator

import pytest

import coalface
from coalface.bots import Bot, bot
from coalface.bots.workers import Answer, Question, Workers, question_about
from coalface.core.contract import Game
from coalface.core.random import Random
from coalface.core.view import AnyView
from tests.bots.tables import decisions, forward

GAME = coalface.game("coal_baron")
STATE = next(decisions(GAME, 2, 3))
SEAT = int(STATE.actor())
LEGAL = forward(GAME, STATE, SEAT)
AMPLE = 60.0
"""Seconds that no test needs, on however busy a machine."""


class Endless(Bot):
    """Thinks until it is asked to stop, and then takes the last move."""

    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        while not self.stopped():
            time.sleep(0.01)
        return legal[-1]


class Deaf(Bot):
    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        while True:
            time.sleep(1)


class Hungry(Bot):
    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        return len(bytearray(4 << 30))


class Illegal(Bot):
    def choose(self, game: Game, view: AnyView, legal: list[int], rng: Random) -> int:
        return -1


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    with Workers(1) as started:
        yield started


def question(name: str, seed: str = "1", seat: str = "table/0") -> Question:
    return question_about(GAME, STATE.view(SEAT), STATE.legal(SEAT), name, seat, seed)


def own(kind: type[Bot]) -> str:
    return f"{__name__}:{kind.__name__}"


def test_a_bot_in_a_worker_chooses_as_it_does_here(workers: Workers) -> None:
    for name in ("greedy", "hewer"):
        here = bot(name).choose(GAME, STATE.view(SEAT), LEGAL, Random("1"))
        seat = f"table/{name}"
        assert workers.choose(question(name, seat=seat), AMPLE) == Answer(here)


def test_a_bot_that_has_to_stop_answers_itself(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coalface.bots.workers.GRACE", 0.95)
    assert workers.choose(question(own(Endless)), 20.0) == Answer(LEGAL[-1])


def test_a_search_can_be_cancelled(workers: Workers) -> None:
    answers: list[Answer] = []
    asked = question(own(Endless), seat="cancelled")
    thread = threading.Thread(target=lambda: answers.append(workers.choose(asked, AMPLE)))
    thread.start()
    while not workers.cancel("cancelled"):
        time.sleep(0.01)
    thread.join(AMPLE)
    assert answers == [Answer(LEGAL[-1])]
    assert not workers.cancel("cancelled")


@pytest.mark.parametrize(("kind", "fault"), [(Illegal, "played -1"), (Hungry, "MemoryError")])
def test_a_bot_that_fails_is_answered_for(workers: Workers, kind: type[Bot], fault: str) -> None:
    answer = workers.choose(question(own(kind)), AMPLE)
    assert answer.move in LEGAL
    assert fault in str(answer.fault)


def test_a_bot_that_does_not_stop_is_ended_and_its_worker_replaced(workers: Workers) -> None:
    before = workers.processes()
    answer = workers.choose(question(own(Deaf)), 0.5)
    assert answer.move in LEGAL
    assert "0.5 s" in str(answer.fault)
    assert workers.choose(question("random"), AMPLE).fault is None
    assert set(workers.processes()).isdisjoint(before)


def test_who_finds_no_free_worker_in_time_gets_a_legal_move(workers: Workers) -> None:
    asked = question(own(Endless), seat="long")
    thread = threading.Thread(target=workers.choose, args=(asked, AMPLE))
    thread.start()
    while not workers.busy():
        time.sleep(0.001)
    answer = workers.choose(question("random"), 0.0)
    assert answer.move in LEGAL
    assert "no free worker" in str(answer.fault)
    assert workers.cancel("long")
    thread.join(AMPLE)


@pytest.mark.parametrize("name", ["baron", own(Deaf)])
def test_the_death_of_a_worker_in_mid_search_gives_a_legal_move(name: str) -> None:
    with Workers(1) as workers:
        assert workers.choose(question("random"), AMPLE).fault is None
        (process,) = workers.processes()
        answers: list[Answer] = []
        asked = question(name, seat="killed")
        thread = threading.Thread(target=lambda: answers.append(workers.choose(asked, AMPLE)))
        thread.start()
        while not workers.busy():
            time.sleep(0.001)
        os.kill(process, signal.SIGKILL)
        thread.join(AMPLE)
        assert answers[0].move in LEGAL
        assert answers[0].fault == "died"
        assert workers.choose(question("random"), AMPLE).fault is None
