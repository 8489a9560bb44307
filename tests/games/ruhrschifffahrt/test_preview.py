"""What previews of Ruhrschifffahrt say first."""

from collections.abc import Iterator
from pathlib import Path

import coalface
from coalface.core.contract import CHANCE, OVER, State
from coalface.core.preview import Comparison, Preview, changes_made, preview
from coalface.core.random import Random
from coalface.core.registry import game_spec
from coalface.games.ruhrschifffahrt.state import RuhrState
from coalface.text import Text

GAME = coalface.game("ruhrschifffahrt")
SPEC = game_spec("ruhrschifffahrt")
RECORD = Path(__file__).parents[2] / "records" / "ruhrschifffahrt" / "eighteen-2.record"
RETURNED = "rs-change-die-brought"
TRIP = {"rs-change-trip-pips", "rs-change-trip-whole", "rs-change-trip-least"}
BEST = {f"{key}-best" for key in TRIP}


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
    assert rows[False] == {"rs-change-no-start-upriver", "rs-change-no-start-pilot"}
    assert TRIP <= rows[True] <= TRIP | BEST


def starts() -> Iterator[tuple[State, int, Preview]]:
    """Every start of some random games, each with the option that it needs, and its preview."""
    for state, seat in asked("option"):
        view = state.view(seat)
        for move in state.legal(seat):
            after = state.clone()
            after.apply(seat, move)
            for start in after.legal(seat) if after.actor() == seat else ():
                if GAME.moves[start].kind == "start":
                    yield state, seat, preview(GAME, SPEC.preview_table(view), view, [move, start])


def test_a_start_shows_its_whole_trip_in_four_rows() -> None:
    """Also the last one of a phase, after which the sale is all that remains."""
    loans = 0
    for state, seat, shown in starts():
        now = state.view(seat).table.players[seat]
        rows = {row.words.key.removeprefix("rs-change-"): row for row in shown.changes}
        everything = {row.words.key.removeprefix("rs-change-") for row in shown.every}
        assert {name for name in rows if name.startswith("trip-")}
        assert rows["thaler-sale"].before == now.thaler
        assert rows.keys() & {"token", "token-earns", "token-none"}
        assert not everything & {"markers-earned"} or rows["markers-earned"].about
        if "debt-loan" in everything:
            loans += 1
            assert rows.keys() & {"debt-loan", "loan-hard-vp", "fee-waived-vp"}
            assert "markers-earned" not in everything  # they stand beside the token
    assert loans


def recorded(line: int, *moves: str) -> tuple[State, int, Preview]:
    """A position of a stored game, who decides there, and the preview of some moves."""
    record = coalface.load(RECORD)
    state = record.state(line)
    seat = state.actor()
    view = state.view(seat)
    chosen = [record.game.moves.id(move) for move in moves]
    return state, seat, preview(record.game, SPEC.preview_table(view), view, chosen)


def test_a_loan_on_an_empty_pool_shows_the_points_that_it_costs() -> None:
    state, seat, shown = recorded(21, "option/hauling", "start/e2")
    assert state.view(seat).table.players[seat].pool == 0
    rows = {row.words.key: (row.before, row.after) for row in shown.changes}
    assert list(rows) == [
        "rs-change-trip-pips",
        "rs-change-loan-hard-vp",
        "rs-change-thaler-sale",
        "rs-change-token-earns",
    ]
    assert rows["rs-change-loan-hard-vp"] == (1, 0)  # of two points there is one to lose
    assert "rs-change-debt-loan" in {row.words.key for row in shown.more}


def test_points_that_a_loan_costs_are_one_row_before_the_start_is_chosen() -> None:
    _, _, shown = recorded(21, "option/hauling")
    keys = [row.words.key for row in shown.every]
    assert keys[0] == "rs-change-loan-hard-vp"
    assert "rs-change-loan-hard" not in keys


def test_a_die_of_value_1_says_that_an_obstacle_takes_nothing() -> None:
    found = {"rs-change-trip-least": set[int](), "rs-change-trip-whole": set[int]()}
    for _, _, shown in starts():
        words = shown.changes[0].words
        pips = {int(value) for name, _, value in words.args if name == "pips"}
        found.setdefault(words.key.removesuffix("-best"), set()).update(pips)
    assert found["rs-change-trip-least"] == {1}
    assert found["rs-change-trip-whole"] > {1}


def test_a_sale_that_others_feel_keeps_its_markers() -> None:
    _, seat, shown = recorded(14, "sell/muelheim")
    assert [row.seat == seat for row in shown.changes] == [True, True, True, False]
    assert shown.changes[2].words.key == "rs-change-token-earns"


def test_the_board_gets_the_sale_that_the_words_name() -> None:
    """With a pilot too, where it is the best of many."""
    best = 0
    for state, _, shown in starts():
        die = next(row for row in shown.changes if row.words.key.startswith("rs-change-trip-"))
        space = next(int(value) for name, _, value in die.words.args if name == "space")
        start, end = die.about
        assert isinstance(state, RuhrState)
        assert start.partition(":")[2] in state.components.storage_names
        assert end == f"to:{state.components.space_names[space]}"
        best += die.words.key.endswith("-best")
    assert best


def test_one_row_names_all_markers_and_the_things_that_it_is_about() -> None:
    most = 0
    for _, _, shown in starts():
        for row in shown.changes:
            markers = [thing for thing in row.about if thing.startswith("marker:")]
            listed = [str(value).split() for name, _, value in row.words.args if name == "markers"]
            assert listed == ([[thing.partition(":")[2] for thing in markers]] if markers else [])
            if row.words.key == "rs-change-token":
                assert [thing.partition(":")[0] for thing in row.about] == ["area"]
            most = max(most, len(markers))
    assert most > 1


def test_a_turn_of_a_replay_tells_the_markers_of_every_seat() -> None:
    """There only the views before and after it are known."""
    found = set()
    for state, seat in asked("return"):
        after = state.clone()
        after.apply(seat, state.legal(seat)[0])
        before = state.view(seat)
        if after.actor() == CHANCE:
            continue
        compared = Comparison(GAME, seat, before, after.view(seat), ())
        for row in changes_made(SPEC.preview_table(before), compared):
            if row.words.key == "rs-change-markers-earned":
                assert isinstance(state, RuhrState)
                assert isinstance(after, RuhrState)
                old, new = (each.view(seat).table.players[row.seat] for each in (state, after))
                assert len(row.about) == new.markers_earned - old.markers_earned
                found.add(row.seat == seat)
    assert found == {True, False}


def test_a_value_that_rises_is_shown_before_and_after() -> None:
    for state, seat in asked("improve"):
        view = state.view(seat)
        for move in state.legal(seat):
            if GAME.moves[move].kind != "supply":
                continue
            row = preview(GAME, SPEC.preview_table(view), view, [move]).changes[0]
            assert row.words.key == "rs-change-die-supplied"
            assert row.amount in (0, 1, 2)


def test_what_nobody_does_is_nobodys_row() -> None:
    rows = [
        row
        for state, seat in asked("buy")
        for move in state.legal(seat)
        for row in preview(
            GAME, SPEC.preview_table(state.view(seat)), state.view(seat), [move]
        ).every
        if row.words.key == "rs-change-export-lowered"
    ]
    assert rows
    assert {row.seat for row in rows} == {None}


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
            assert keys[0] in TRIP
            assert keys[1] == "rs-change-thaler-sale"
            assert "rs-change-tokens" not in keys  # the area says more
            seen |= set(keys)
    assert seen >= {
        "rs-change-token",
        "rs-change-token-none",
        "rs-change-missing",
        "rs-change-markers-earned",
    }


def test_a_trip_counts_the_obstacles_that_cost_its_die_one_pip() -> None:
    passed = set[int]()
    for _, _, shown in starts():
        words = shown.changes[0].words
        if words.key.startswith("rs-change-trip-pips"):
            passed |= {int(value) for name, _, value in words.args if name == "obstacles"}
    assert min(passed) == 1
    assert max(passed) > 1


def test_a_loan_says_what_a_debt_costs() -> None:
    debts = [row for _, _, shown in starts() for row in shown.every if "debt-loan" in row.words.key]
    for row in debts:
        args = {name: value for name, _, value in row.words.args}
        assert (args["repay"], args["points"]) == (3, 2)
    assert debts


def test_a_sale_in_the_port_shows_once_what_export_scores_then() -> None:
    raised = 0
    for state, seat in asked("sell"):
        view = state.view(seat)
        for move in state.legal(seat):
            shown = preview(GAME, SPEC.preview_table(view), view, [move])
            rows = [row for row in shown.changes if "-export-" in row.words.key]
            first = [row for row in rows if row.words.key == "rs-change-export-value"]
            assert not first or rows == first
            raised += len(first)
            assert all((row.after or 0) > (row.before or 0) for row in first)
    assert raised


def test_the_row_of_thalers_names_the_option_that_is_paid() -> None:
    text = Text("en", GAME.wording, ("Anna", "Ben"))
    hauling = GAME.moves.id("option/hauling")
    state, seat = next(
        (state, seat)
        for state, seat in asked("option")
        if state.view(seat).table.turn > 1 and hauling in state.legal(seat)
    )
    view, after = state.view(seat), state.clone()
    after.apply(seat, hauling)
    chain = [hauling, after.legal(seat)[0]]
    rows = preview(GAME, SPEC.preview_table(view), view, chain).changes
    assert any("for hauling," in text.render(row.words) for row in rows)


def parts_of(shown: Preview) -> dict[str, int]:
    """What the Thalers of a trip are for, as its row lists it."""
    row = next(row for row in shown.every if row.words.key == "rs-change-thaler-sale")
    listed = next(str(value) for name, _, value in row.words.args if name == "parts")
    parts = (part.split(":") for part in listed.split())
    return {name: int(count) for name, count, _ in parts}


def test_the_pip_that_becomes_a_token_is_among_the_thalers_of_a_trip() -> None:
    """Or nobody sees why 3 pips bring 2 Thalers."""
    with_token = set[bool]()
    for _, _, shown in starts():
        rows = {row.words.key.removeprefix("rs-change-"): row for row in shown.every}
        parts = parts_of(shown)
        lost = parts.pop("token", 0) + parts.pop("fee", 0)
        thalers = rows["thaler-sale"]
        assert thalers.before is not None
        assert thalers.after is not None
        assert sum(parts.values()) - lost == thalers.after - thalers.before
        with_token.add("token-none" not in rows)
        assert ("token" in parts_of(shown)) == ("token-none" not in rows)
        assert parts["die"] > 0
    assert True in with_token


def test_tokens_and_markers_have_the_signs_of_the_counters() -> None:
    icons = {row.words.key: row.icon for _, _, shown in starts() for row in shown.every}
    assert icons["rs-change-token"] == "rs-token"
    assert icons["rs-change-missing"] == icons["rs-change-markers-earned"] == "check"


def test_a_plan_that_ends_with_the_sale_shows_the_trip_like_the_start_alone() -> None:
    plans = 0
    for state, seat in asked("option"):
        view = state.view(seat)
        table = SPEC.preview_table(view)
        for move in state.legal(seat):
            plan, after = [move], state.clone()
            after.apply(seat, move)
            while after.actor() == seat and kind(after, seat) in {"start", "sell"}:
                plan.append(after.legal(seat)[0])
                after.apply(seat, plan[-1])
            kinds = [GAME.moves[each].kind for each in plan]
            if kinds == ["option", "start", "sell"]:
                whole, short = (
                    [row for row in shown.changes if row.kind != "next"]
                    for shown in (preview(GAME, table, view, each) for each in (plan, plan[:2]))
                )
                assert whole[0].words.key in TRIP
                if short[0].words.key in TRIP:  # no pilot: the start has one sale
                    assert whole == short
                    plans += 1
    assert plans


def test_what_is_bought_after_a_sale_is_shown_and_not_the_trip() -> None:
    bought = 0
    for state, seat in asked("sell"):
        view = state.view(seat)
        for move in state.legal(seat):
            after = state.clone()
            after.apply(seat, move)
            buys = after.legal(seat) if after.actor() == seat else ()
            for lock in [each for each in buys if GAME.moves[each].kind == "lock"][:1]:
                rows = preview(GAME, SPEC.preview_table(view), view, [move, lock]).changes
                keys = [row.words.key for row in rows]
                assert keys[0] == "rs-change-vp"
                assert not TRIP & set(keys)
                bought += 1
    assert bought
