"""Laws of previews: from what a seat knows alone, few rows, sums that are right, words in all
languages, and never nothing."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

import coalface
from coalface.core.advice import (
    FALLS,
    OUTLOOKS,
    Proposal,
    difference,
    grounds,
    outlook,
    reason,
)
from coalface.core.contract import CHANCE, Game, State
from coalface.core.preview import (
    MAX_ROWS,
    Preview,
    PreviewTable,
    counted,
    declared_table,
    number_change,
    preview,
)
from coalface.core.random import Random
from coalface.core.registry import game_spec
from coalface.core.view import canonical
from coalface.text import Text, change_line, languages
from tests.game_ids import RELEASED

GAMES = 2
EVERY = 5
MOVES = 4


def playout(game: Game, seed: int) -> Iterator[tuple[State, int]]:
    """Play at random; yield some states with a seat that must decide."""
    rng = Random(seed)
    counts = game.seat_counts
    state = game.start(counts[seed % len(counts)])
    turn = 0
    while state.actors():
        actors = state.actors()
        if actors == [CHANCE]:
            state.advance(CHANCE, state.draw(rng))
            continue
        turn += 1
        seat = actors[rng.below(len(actors))]
        if turn % EVERY == 0:
            yield state, seat
        legal = state.legal(seat)
        state.advance(seat, legal[rng.below(len(legal))])


def shown(game: Game, state: State, seat: int, move: int) -> Preview:
    """The preview of a move, from the view of the seat."""
    view = state.view(seat)
    return preview(game, game_spec(game.id).preview_table(view), view, [move])


def sampled(name: str) -> Iterator[tuple[Game, State, int, int]]:
    """Some moves in some states of random games."""
    game = coalface.game(name)
    for seed in range(GAMES):
        rng = Random(seed)
        for state, seat in playout(game, seed):
            legal = state.legal(seat, retracting=True)
            for _ in range(min(MOVES, len(legal))):
                yield game, state, seat, legal[rng.below(len(legal))]


@pytest.mark.parametrize("name", RELEASED)
def test_previews_keep_the_laws(name: str) -> None:
    """At most four rows and at least one; sums are right; before is what the view shows."""
    tried = 0
    for game, state, seat, move in sampled(name):
        before = state.dump()
        view = state.view(seat)
        table = game_spec(game.id).preview_table(view)
        found = preview(game, table, view, [move])
        assert state.dump() == before, "a preview has changed the state"
        assert 1 <= len(found.changes) <= MAX_ROWS, game.moves[move]
        numbers = {f"{table.prefix}-change-{row.name}": row for row in table.numbers}
        for change in found.changes:
            assert (change.amount is None) == (change.kind != "number")
            if change.kind == "number":
                assert change.before is not None
                assert change.before + (change.amount or 0) == change.after
                assert change.seat is not None
                row = numbers.get(change.words.key)
                assert row is None or row.read(view.table, change.seat) == change.before
        tried += 1
    assert tried > 100


def test_without_a_table_the_numbers_of_players_are_shown() -> None:
    """Points come first, then every other number that the view shows of a player."""
    tried = 0
    for game, state, seat, move in islice(sampled("german_railroads"), 40):
        view = state.view(seat)
        table = declared_table("gr", view)
        assert (table.numbers[0].name, table.numbers[0].icon) == ("score", "vp")
        assert {"coins", "workers"} <= {row.name for row in table.numbers}
        numbers = {f"gr-column-{row.name}": row for row in table.numbers}
        for change in preview(game, table, view, [move]).every:
            assert change.seat is not None
            assert numbers[change.words.key].read(view.table, change.seat) == change.before
            tried += 1
    assert tried > 20


@pytest.mark.parametrize("name", RELEASED)
def test_what_is_hidden_does_not_change_a_preview(name: str) -> None:
    """Draw again all that a seat does not know: what it is shown stays the same."""
    for game, state, seat, move in sampled(name):
        other = game.scramble(state, seat, Random(str(move)))
        assert canonical(other.view(seat)) == canonical(state.view(seat))
        assert shown(game, other, seat, move) == shown(game, state, seat, move)


@pytest.mark.parametrize("name", RELEASED)
def test_what_a_preview_shows_comes_true(name: str) -> None:
    """Make the move in truth: numbers of the table are then what the preview shows.

    Where the seat goes on with the only move that it has, the preview has gone on too, unless moves
    of that kind are left to the viewer.
    """
    for game, state, seat, move in sampled(name):
        table = game_spec(game.id).preview_table(state.view(seat))
        numbers = {f"{table.prefix}-change-{row.name}": row for row in table.numbers}
        found = shown(game, state, seat, move)
        truth = state.clone()
        truth.apply(seat, move)
        while truth.actors() == [seat] and len(legal := truth.legal(seat)) == 1:
            if game.moves[legal[0]].kind in table.left:
                break
            truth.advance(seat, legal[0])
        after = truth.view(seat).table
        for change in found.changes:
            row = numbers.get(change.words.key)
            if change.kind == "number" and row is not None:
                assert change.seat is not None
                assert row.read(after, change.seat) == change.after, (game.moves[move], change)


@cache
def texts(name: str) -> list[Text]:
    game = coalface.game(name)
    return [Text(lang, game.wording, ("Anna", "Bert", "Cem", "Dora")) for lang in languages()]


@pytest.mark.parametrize("name", RELEASED)
def test_every_row_has_words_in_every_language(name: str) -> None:
    for game, state, seat, move in sampled(name):
        for change in shown(game, state, seat, move).changes:
            lines = [change_line(text, change, seat) for text in texts(name)]
            assert all(lines)
            if change.seat not in (seat, None):
                assert all(("Anna", "Bert", "Cem", "Dora")[change.seat] in line for line in lines)


@pytest.mark.parametrize("name", RELEASED)
def test_the_words_of_every_row_are_there(name: str) -> None:
    """Rare events too: every row of the table and every source of chance has its message."""
    spec = game_spec(name)
    assert spec.preview is not None
    table, game = spec.preview, coalface.game(name)
    keys = [f"{table.prefix}-change-{row.name}" for row in table.numbers]
    keys += [f"{table.prefix}-change-{row.tail}" for row in table.happenings]
    keys += [f"{table.prefix}-chance-{source}" for source in game.sources]
    keys += [f"{table.prefix}-reason-{name.removeprefix(FALLS)}" for name in table.reasons]
    keys += [
        f"{table.prefix}-hidden-{event.partition('.')[2].replace('.', '-')}"
        for event in table.revealed
    ]
    keys += [key for _, key in OUTLOOKS]
    assert [key for text in texts(name) for key in keys if not text.has(key)] == []
    assert {row.event for row in table.happenings} <= set(game.events)
    assert {event for event in game.events if game.events[event].reveals} >= set(table.revealed)
    assert set(table.sources) == set(game.sources)


def test_a_value_counts_what_it_holds() -> None:
    assert counted(None) is None
    assert counted(3) == 3
    assert counted((1, 0, 2)) == 3
    assert counted(((1, 2), (3,))) == 6
    assert counted(("school", "church")) == 2
    assert counted({"ruhrort": 2, "city": 1}) == 3


@pytest.mark.parametrize("name", RELEASED)
def test_every_reason_has_words_in_every_language(name: str) -> None:
    found = set()
    for game, state, seat, move in sampled(name):
        table = game_spec(game.id).preview_table(state.view(seat))
        for ground in grounds(table, shown(game, state, seat, move).every, seat):
            assert all(text.render(ground.words).endswith(".") for text in texts(name))
            found.add(ground.words.key)
    assert len(found) > 4


def test_the_chance_to_win_is_given_in_words() -> None:
    assert outlook(0.5, 2).key == outlook(1 / 3, 3).key == outlook(0.25, 4).key == "outlook-even"
    assert outlook(0.0, 2).key == "outlook-lost"
    assert outlook(0.4, 2).key == outlook(0.6, 2).key == "outlook-even"
    assert outlook(0.65, 2).key == "outlook-more"
    assert outlook(0.5, 4).key == "outlook-ahead"
    assert outlook(1.0, 3).key == "outlook-won"


@pytest.mark.parametrize("name", RELEASED)
def test_a_preview_says_what_comes_to_light(name: str) -> None:
    """Not only that something does."""
    for game, state, seat, move in sampled(name):
        keys = [change.words.key for change in shown(game, state, seat, move).changes]
        assert not {"change-hidden", "change-chance"} & set(keys), game.moves[move]


def proposed(*rows: tuple[str, int], then: tuple[tuple[str, int], ...] = ()) -> Proposal:
    """A move that changes these numbers of the first seat by these amounts, and what follows."""

    def brings(rows: tuple[tuple[str, int], ...]) -> Preview:
        changes = tuple(number_change(f"x-change-{n}", "", 0, 0, amount) for n, amount in rows)
        return Preview((), (), (), changes)

    alone = brings(rows)
    return Proposal(alone, brings((*rows, *then)) if then else alone)


REASONS = PreviewTable("x", (), reasons=("score", "coins", "-debt"))


@pytest.mark.parametrize(
    ("move", "others", "expected"),
    [
        (proposed(("score", 2)), [proposed(("coins", 1))], ("x-reason-score", False)),
        (proposed(("score", 3)), [proposed(("score", 2))], ("x-reason-score", False)),
        (proposed(("score", 2)), [proposed(("score", 2))], None),
        (proposed(("score", 2)), [proposed(("score", 3))], None),
        (proposed(("score", 2), ("coins", 1)), [proposed(("score", 3))], ("x-reason-coins", False)),
        (proposed(("score", 2)), [proposed(), proposed(("score", 3))], None),
        (proposed(("score", 2)), [proposed(), proposed(("score", 2))], ("x-reason-score", False)),
        (proposed(then=(("score", 2),)), [proposed()], ("x-reason-score", True)),
    ],
)
def test_a_reason_sets_a_move_apart_from_the_others(
    move: Proposal, others: list[Proposal], expected: tuple[str, bool] | None
) -> None:
    words, is_planned = reason(REASONS, move, others, 0)
    assert (words and (words.key, is_planned)) == expected


def test_a_number_that_falls_less_is_a_difference() -> None:
    dear, cheap = proposed(("coins", -3)), proposed(("coins", -1))
    found = difference(REASONS, cheap.alone, dear.alone, 0)
    assert found is not None
    assert (found.label.key, found.own, found.other) == ("x-change-coins", -1, -3)
    assert difference(REASONS, dear.alone, cheap.alone, 0) is None
    more, less = proposed(("debt", 2)), proposed(("debt", 1))
    assert difference(REASONS, less.alone, more.alone, 0) is not None
    assert difference(REASONS, more.alone, less.alone, 0) is None
