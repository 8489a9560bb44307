"""States and records draw themselves in notebooks."""

from html.parser import HTMLParser

import pytest

import coalface
from coalface.core.record import Record
from tests.game_ids import RELEASED


class Words(HTMLParser):
    """Collects the text of a page and the names of its elements."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.text, self.tags = "", set[str]()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_data(self, data: str) -> None:
        self.text += data


def begun(game: str, lines: int) -> Record:
    """Return a random game after some lines."""
    record = Record(coalface.game(game), ("<script>Anna", "Bert"))
    state, rng = record.state(), coalface.Random(5)
    for _ in range(lines):
        actor = state.actor()
        legal = state.legal(actor) if actor >= 0 else []
        move = legal[rng.below(len(legal))] if legal else state.draw(rng)
        state.apply(actor, move)
        record.append(actor, move)
    return record


@pytest.mark.parametrize("game", RELEASED)
def test_a_state_draws_what_a_spectator_sees(game: str) -> None:
    assert "<pre" in coalface.game(game).start(2)._repr_html_()
    state = begun(game, 90).state()
    drawn = Words(state._repr_html_())
    assert {"pre"} <= drawn.tags <= {"pre", "span"}
    assert "seat 0" in drawn.text
    assert len(drawn.text.splitlines()) > 15
    known = [state.known_to(viewer)._repr_html_() for viewer in (None, 0, 1)]
    assert known[0] == state._repr_html_()
    if game == "coal_baron":  # seats know something of their own then
        assert len({*known}) > 1


def test_a_record_draws_its_line_and_escapes_names() -> None:
    record = begun("coal_baron", 90)
    last = Words(record._repr_html_())
    assert last.tags <= {"p", "pre", "span"}
    assert "Coal Baron: <script>Anna, Bert; line 90 of 90" in last.text
    record.line = 40
    earlier = Words(record._repr_html_())
    assert "line 40 of 90" in earlier.text
    assert earlier.text.partition("90")[2] != last.text.partition("90 of 90")[2]


def test_a_finished_record_tells_the_scores() -> None:
    record, rng = begun("ruhrschifffahrt", 0), coalface.Random(5)
    state = record.state()
    while (actor := state.actor()) != coalface.OVER:
        legal = state.legal(actor) if actor >= 0 else []
        move = legal[rng.below(len(legal))] if legal else state.draw(rng)
        state.apply(actor, move)
        record.append(actor, move)
    assert f"Bert {state.scores()[1]}" in Words(record._repr_html_()).text
