"""Computer players that the host offers: programs too, which nobody else can have started."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from coalface.server.bots.pool import check_own_bots
from coalface.server.settings import Settings
from tests.engine.test_engine_bot import command
from tests.server.conftest import Running

PROGRAM = f"cmd:{command()}"


@pytest.fixture
def offering(tmp_path: Path) -> Iterator[Running]:
    """A server whose host offers a program, and one that fails."""
    bots = {"first-move": PROGRAM, "broken": f"cmd:{command('exits')}"}
    running = Running(
        Settings(data=tmp_path, bot_workers=1, bot_pace=0.0, bot_seconds=60.0, bots=bots)
    )
    yield running
    running.stop()


def test_a_program_of_the_host_is_offered_and_plays(offering: Running) -> None:
    anna = offering.person()
    listed = [bot["name"] for bot in anna.get("/api/bots")]
    assert listed[0] == "random"
    assert listed[-2:] == ["first-move", "broken"]
    table = anna.table("me,bot:first-move")
    window = anna.open(table["id"])
    for _ in range(3):
        while not window.positions[0]["legal"]:
            window.receive()
        assert window.play(0)["type"] == "done"
    assert offering.server.app.state.context.bots.faults == 0
    assert offering.server.app.state.context.bots.asked > 0


def test_a_program_that_fails_does_not_hold_up_a_table(offering: Running) -> None:
    anna = offering.person()
    window = anna.open(anna.table("me,bot:broken")["id"])
    for _ in range(2):
        while not window.positions[0]["legal"]:
            window.receive()
        assert window.play(0)["type"] == "done"
    assert offering.server.app.state.context.bots.faults > 0


@pytest.mark.parametrize(
    "name", [PROGRAM, "cmd:touch started", "cmd:", "os:abort", "tests.research.faulty:Banker"]
)
def test_nobody_else_has_a_program_or_a_module_started(offering: Running, name: str) -> None:
    anna = offering.person()
    named, bot = name[:40], {"who": "bot", "bot": name[:40]}
    asked = {"game": "coal-baron", "nonce": "0" * 32}
    result = anna.post("/api/tables", 400, seats=[{"who": "me"}, bot], **asked)
    assert result["key"] == "unknown-bot", result
    people = [{"who": "me"}, {"who": "anyone"}]
    result = anna.post("/api/tables", 400, seats=people, settings={"stand_in": named}, **asked)
    assert result["key"] == "unknown-bot", result


@pytest.mark.parametrize(
    ("name", "place", "text"),
    [
        ("Loud", PROGRAM, "expected a name of lower-case letters"),
        ("greedy", PROGRAM, "the name 'greedy' is that of coalface"),
        ("mine", "cmd:./nothing", "could not be started"),
        ("mine", "no_such_module:Bot", "cannot load the bot no_such_module:Bot"),
        ("mine", "os:getcwd", "expected a coalface.Bot at 'os:getcwd'"),
    ],
)
def test_what_a_host_cannot_offer_is_reported(name: str, place: str, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        check_own_bots({name: place})
