"""The fair queue: who comes first, who waits, and what leaves it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from coalface.server import fair_queue as fair
from coalface.server.fair_queue import BACKGROUND, WAITING, WATCHED, Claim, FairQueue, Withdrawn


class Trial:
    """A queue, and work that ends when a test says so."""

    def __init__(self, slots: int) -> None:
        self.time = 0.0
        self.queue = FairQueue(slots, lambda: self.time)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[str]] = {}

    async def add(self, name: str, claim: Claim | Callable[[], Claim | None]) -> None:
        """Want some work done."""
        self.ends[name] = asyncio.Event()

        async def work() -> str:
            self.begun.append(name)
            await self.ends[name].wait()
            self.time += 1
            return name

        asked = claim if callable(claim) else lambda: claim
        self.tasks[name] = asyncio.create_task(self.queue.run(asked, work))
        await settle()

    async def end(self, name: str) -> None:
        """Let work be done."""
        self.ends[name].set()
        await settle()

    async def all_done(self) -> list[str]:
        """Let all work be done, each as soon as it begins; in which order it began."""
        while not all(task.done() for task in self.tasks.values()):
            for name in self.begun:
                self.ends[name].set()
            await settle()
        return self.begun


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(trial: Coroutine[Any, Any, None]) -> None:
    asyncio.run(trial)


def test_a_dozen_guests_at_one_address_get_what_one_person_elsewhere_gets() -> None:
    async def trial() -> None:
        table = Trial(1)
        for number in range(12):
            for guest in range(3):
                claim = Claim(WAITING, f"guest{number}", "attacker")
                await table.add(f"a{number}.{guest}", claim)
        for number in range(3):
            await table.add(f"v{number}", Claim(WAITING, "victim", "home"))
        order = await table.all_done()
        assert [order.index(f"v{number}") for number in range(3)] == [1, 3, 5]

    run(trial())


def test_people_at_one_address_take_turns() -> None:
    async def trial() -> None:
        table = Trial(1)
        for number in range(5):
            await table.add(f"a{number}", Claim(WAITING, "anna", "home"))
        await table.add("b0", Claim(WAITING, "bert", "home"))
        await table.add("b1", Claim(WAITING, "bert", "home"))
        assert (await table.all_done())[:4] == ["a0", "b0", "a1", "b1"]

    run(trial())


def test_who_waits_comes_before_who_watches_and_both_before_nobody() -> None:
    async def trial() -> None:
        table = Trial(1)
        await table.add("first", Claim(BACKGROUND, "x", "1"))
        await table.add("nobody", Claim(BACKGROUND, "a", "2"))
        await table.add("watches", Claim(WATCHED, "b", "3"))
        await table.add("waits", Claim(WAITING, "c", "4"))
        assert await table.all_done() == ["first", "waits", "watches", "nobody"]

    run(trial())


def test_one_person_never_has_all_workers_and_one_is_reserved_for_who_waits() -> None:
    async def trial() -> None:
        table = Trial(3)
        for number in range(3):
            await table.add(f"a{number}", Claim(WAITING, "anna", "home"))
        assert table.begun == ["a0", "a1"]
        await table.add("absent", Claim(BACKGROUND, "bert", "away"))
        assert table.begun == ["a0", "a1"]
        await table.add("carl", Claim(WAITING, "carl", "away"))
        assert table.begun == ["a0", "a1", "carl"]
        await table.all_done()

    run(trial())


def test_whoever_was_away_does_not_make_up_for_it() -> None:
    async def trial() -> None:
        table = Trial(1)
        for number in range(20):
            await table.add(f"a{number}", Claim(BACKGROUND, "anna", "1"))
            await table.end(f"a{number}")
        await table.add("a", Claim(BACKGROUND, "anna", "1"))
        for number in range(4):
            await table.add(f"b{number}", Claim(BACKGROUND, "bert", "2"))
            await table.add(f"c{number}", Claim(BACKGROUND, "anna", "1"))
        order = (await table.all_done())[20:]
        assert order.index("c1") < order.index("b3")

    run(trial())


def test_what_nobody_wants_any_more_leaves_the_queue() -> None:
    async def trial() -> None:
        table, wanted = Trial(1), {"late": True}
        mine = Claim(WAITING, "anna", "1")
        await table.add("first", mine)
        await table.add("late", lambda: mine if wanted["late"] else None)
        await table.add("gone", mine)
        assert table.queue.waiting() == 2
        table.tasks["gone"].cancel()
        await settle()
        assert table.queue.waiting() == 1
        wanted["late"] = False
        table.queue.recheck()
        assert table.queue.waiting() == 0
        with pytest.raises(Withdrawn):
            await table.tasks["late"]
        await table.end("first")
        await table.add("next", mine)
        assert table.begun == ["first", "next"]
        await table.end("next")

    run(trial())


def test_a_turn_that_comes_as_its_owner_goes_is_given_to_the_next() -> None:
    async def trial() -> None:
        table = Trial(1)
        for name in ("first", "gone", "next"):
            await table.add(name, Claim(WAITING, name, name))
        table.ends["first"].set()
        while not table.tasks["first"].done():
            await asyncio.sleep(0)  # its turn is given now, and it is not yet awake
        table.tasks["gone"].cancel()
        await settle()
        assert "next" in table.begun
        await table.end("next")

    run(trial())


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "MAX_KEYS", 20)

    async def trial() -> None:
        table = Trial(1)
        for number in range(200):
            await table.add(f"{number}", Claim(WAITING, f"p{number}", f"a{number}"))
            await table.end(f"{number}")
        assert len(table.queue._used) <= 22
        assert len(table.queue._now) <= 23

    run(trial())
