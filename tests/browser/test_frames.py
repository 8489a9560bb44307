"""How the frames of a trace are counted, in microseconds of it, and how the page plays itself."""

import json
import subprocess
import sys

import pytest
from playwright.sync_api import Error

from tests.browser.conftest import Visit
from tests.browser.frames import PLAY, frames_in, joined, read_trace
from tests.browser.table import FLIGHTS, WAIT


def test_pieces_that_move_at_once_are_one_stretch() -> None:
    assert joined([(5.0, 9.0), (0.0, 6.0), (1.0, 2.0), (20.0, 30.0)]) == [(0.0, 9.0), (20.0, 30.0)]


@pytest.mark.parametrize(
    ("drawn", "longest"),
    [
        ([16_000.0, 32_000.0, 48_000.0, 64_000.0, 80_000.0, 96_000.0], 16.0),
        ([70_000.0, 80_000.0, 90_000.0], 70.0),
        ([10_000.0, 20_000.0], 80.0),
        ([10_000.0, 70_000.0, 90_000.0], 60.0),
        ([-5_000.0, 105_000.0], 100.0),
        ([], 100.0),
    ],
)
def test_a_gap_counts_wherever_it_lies(drawn: list[float], longest: float) -> None:
    assert max(frames_in([(0.0, 100_000.0)], drawn)) == longest


def test_what_is_drawn_while_nothing_moves_does_not_count() -> None:
    assert frames_in([(0.0, 10.0), (90_000.0, 90_010.0)], [50.0, 80_000.0]) == [0.01, 0.01]


FLY = """async ({ delay, duration, ends }) => {
  const piece = document.createElement('b')
  piece.className = 'bd-flying'
  document.body.append(piece)
  const ways = [{ transform: 'none' }, { transform: 'translateX(90px)' }]
  const motion = piece.animate(ways, { delay, duration })
  await motion.ready
  if (ends !== null) setTimeout(() => motion.finish(), ends)
  await motion.finished
  await new Promise((resolve) => setTimeout(resolve))
  return performance.getEntriesByType('measure').map(({ name }) => Number(name.split(' ')[1]))
}"""


@pytest.mark.parametrize(
    ("way", "flown"),
    [
        ({"delay": 100, "duration": 400, "ends": None}, 400),
        ({"delay": 100, "duration": 9000, "ends": 250}, 4500),
        ({"delay": 9000, "duration": 400, "ends": 0}, 0),
    ],
)
def test_a_piece_is_on_its_way_until_it_arrives_or_its_way_is_cut_short(
    visit: Visit, way: dict[str, int | None], flown: int
) -> None:
    page = visit(name="Mara")
    page.evaluate(FLIGHTS.read_text("utf-8"))
    assert [time <= flown for time in page.evaluate(FLY, way)] == [True] * (flown > 0)


TABLE = """<div id="asking" data-decision="1">Sell coal.</div>
<nav class="tabs"><button data-tab-of="mine">Mine</button><button>Explain</button></nav>
<button data-pick="count:coal:21" data-state="selectable" hidden></button>"""
ASKS = """() => {
  const [mine, explain] = document.querySelectorAll('nav button')
  const thing = document.querySelector('[data-pick]')
  const sure = document.createElement('p')
  sure.className = 'sure'
  sure.innerHTML = '<button class="yes"></button>'
  let explains = false
  explain.onclick = () => (explains = true)
  mine.onclick = () => (thing.hidden = false)
  thing.onclick = () => explains || document.body.append(sure)
  sure.onclick = () => (document.querySelector('#asking').dataset.decision = 2)
}"""
"""The thing lies behind a tab, and is only explained once that was asked for; then it asks."""
EMPTY = """() => {
  const thing = document.querySelector('[data-pick]')
  thing.hidden = false
  thing.onclick = () => {
    thing.remove()
    document.querySelector('#asking').dataset.decision = 2
  }
}"""


def test_it_finds_what_lies_behind_a_tab_and_confirms_what_it_chose(visit: Visit) -> None:
    page = visit(name="Mara")
    for seed in range(1, 5):
        page.evaluate("html => (document.body.innerHTML = html)", TABLE)
        page.evaluate(ASKS)
        page.evaluate(PLAY, {"turns": 1, "seed": seed, "timeout": WAIT})


@pytest.mark.parametrize(
    ("table", "words"),
    [
        (TABLE, "decision 1 was not made, with count:coal:21 to choose from, in 0.3 s"),
        ('<p id="asking" data-decision="1">Sell coal.</p>', "with nothing to choose from"),
    ],
)
def test_it_says_what_it_waited_for(visit: Visit, table: str, words: str) -> None:
    page = visit(name="Mara")
    page.evaluate("html => (document.body.innerHTML = html)", table)
    with pytest.raises(Error, match=f"{words}.*“Sell coal.”"):
        page.evaluate(PLAY, {"turns": 1, "seed": 1, "timeout": 300})


def test_it_says_that_nothing_was_asked(visit: Visit) -> None:
    page = visit(name="Mara")
    page.evaluate("html => (document.body.innerHTML = html)", TABLE)
    page.evaluate(EMPTY)
    with pytest.raises(Error, match=r"after 1 of 2 decisions nothing was asked in 4 s; .*“Sell"):
        page.evaluate(PLAY, {"turns": 2, "seed": 1, "timeout": 4000})


def test_a_trace_in_which_nothing_moved_says_so() -> None:
    drawn = {"name": "DrawFrame", "ph": "I", "pid": 1, "tid": 1, "ts": 5}
    with pytest.raises(ValueError, match="no piece moved"):
        read_trace(json.dumps({"traceEvents": [drawn]}).encode())


def test_a_run_that_hangs_is_ended() -> None:
    code = (
        "import time\nfrom tests.browser.frames import no_longer_than\n"
        "with no_longer_than(0.1, 'coal_country, run 2'):\n    time.sleep(900)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 1
    assert "coal_country, run 2: the browser has not come to an end in 0 s" in ended.stderr
