"""What previews of Ruhrschifffahrt say first."""

from collections.abc import Iterator

import coalface
from coalface.core.contract import CHANCE, OVER, State
from coalface.core.preview import preview
from coalface.core.random import Random
from coalface.core.registry import game_spec

GAME = coalface.game("ruhrschifffahrt")
SPEC = game_spec("ruhrschifffahrt")
RETURNED = "rs-change-die-brought"
TRIP = {"rs-change-trip-pips", "rs-change-trip-whole"}


def asked(decision: str) -> Iterator[tuple[State, int]]:
    """Every state of some random games in which a seat is asked this, and the seat."""
    for seed in range(3):
        rng, state = Random(seed), GAME.start(2)
        while (actor := state.actor()) != OVER:
            if actor != CHANCE and kind(state, actor) == decision:
                yield state, actor
            legal = state.legal(actor)
            state.apply(actor, state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))])


def kind(state: State, seat: int) -> str:
    """What a seat is asked."""
    return str(state.view(seat).table.pending[-1].kind)


def first_row(state: State, seat: int, move: int) -> str:
    """The first row of the preview of a move."""
    view = state.view(seat)
    return preview(GAME, SPEC.preview_table(view), view, [move]).changes[0].words.key


def places(state: State, seat: int) -> set[str]:
    """What can be pointed at first."""
    return {GAME.moves[move].picks()[0] for move in state.legal(seat)}


def test_a_die_that_returns_comes_before_what_follows_anyway() -> None:
    rows = {first_row(state, seat, state.legal(seat)[0]) for state, seat in asked("return")}
    assert rows == {RETURNED}


def test_a_die_that_is_brought_shows_its_trip_where_the_barge_may_start() -> None:
    rows: dict[bool, set[str]] = {True: set(), False: set()}
    for state, seat in asked("bring"):
        for move in state.legal(seat):
            after = state.clone()
            after.apply(seat, move)
            starts = places(after, seat) if after.actor() == seat else set()
            if len(starts) > 1 and kind(after, seat) == "start":
                is_start = GAME.moves[move].picks()[0] in starts
                rows[is_start].add(first_row(state, seat, move))
    assert rows == {True: TRIP, False: {RETURNED}}


def test_a_start_whose_fee_is_borrowed_shows_the_debt_among_its_first_rows() -> None:
    """The Thalers after the sale do not tell of it: what is borrowed goes to the fee."""
    shown: set[bool] = set()
    for state, seat in asked("option"):
        view = state.view(seat)
        for move in state.legal(seat):
            after = state.clone()
            after.apply(seat, move)
            if after.view(seat).table.players[seat].debt == view.table.players[seat].debt:
                continue
            for start in after.legal(seat) if after.actor() == seat else ():
                rows = preview(GAME, SPEC.preview_table(view), view, [move, start]).changes
                keys = {row.words.key for row in rows}
                if keys & TRIP:
                    shown.add("rs-change-debt-fee" in keys)
    assert shown == {True}


def test_warehouses_that_an_event_gives_to_others_are_no_row() -> None:
    for state, seat in asked("buy"):
        view = state.view(seat)
        for move in state.legal(seat):
            rows = preview(GAME, SPEC.preview_table(view), view, [move]).changes
            assert all(row.seat == seat for row in rows if row.words.key == "rs-change-pool")


def test_a_sale_names_the_area_of_its_token_and_its_markers() -> None:
    seen = set()
    for state, seat in asked("sell"):
        view = state.view(seat)
        for move in state.legal(seat):
            rows = preview(GAME, SPEC.preview_table(view), view, [move]).every
            keys = [row.words.key for row in rows if row.seat == seat]
            assert keys[0] == "rs-change-thaler-sale"
            assert "rs-change-tokens" not in keys  # the area says more
            seen |= set(keys)
    assert seen >= {"rs-change-token", "rs-change-black-earned", "rs-change-missing"}
