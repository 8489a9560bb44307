"""What is asked in the middle of an action of German Railroads, and what a step brings."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from coalface.core.contract import CHANCE, State
from coalface.core.preview import MAX_ROWS, preview
from coalface.core.record import Record
from coalface.core.registry import game_spec
from coalface.core.tables import Words
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.describe import ASKED_ALONE, PLAIN_ATOMS
from coalface.text import Text, languages

RECORDS = Path(__file__).parents[2] / "records" / "german_railroads"
TOLD = ("second-1", "second-3", "building-2", "sparing-2", "mechanics-3", "boilers-2")


def positions(name: str) -> Iterator[tuple[Record, State, int, int]]:
    """Each decision of a record: the state before it, who decides, and the move that is made."""
    record = Record.load(RECORDS / f"{name}.record")
    steps = record.replay()
    before = None
    for step in steps:
        if before is not None and step.actor != CHANCE:
            yield record, before, step.actor, step.move
        before = step.state.clone()


@cache
def single_demands() -> dict[Words, Record]:
    """The questions where one thing, and nothing else, is to be done or may be."""
    found: dict[Words, Record] = {}
    for name in TOLD:
        for record, state, seat, _ in positions(name):
            view = state.view(seat)
            table = view.table
            owed = [atom for atom in table.owed if atom not in PLAIN_ATOMS]
            waiting = owed or [atom for atom in table.offered if atom not in PLAIN_ATOMS]
            if len(waiting) == 1 and table.pending[-1].kind == "turn":
                found.setdefault(record.game.asked(view)[0], record)
    return found


def test_one_thing_to_be_done_is_asked_for_by_itself() -> None:
    keys = {words.key for words in single_demands()}
    own = {key.removeprefix("gr-do-") for key in keys if key.startswith("gr-do-")}
    assert own <= set(ASKED_ALONE)
    assert {"step", "any", "industry", "either", "question", "signal"} <= own


@pytest.mark.parametrize("lang", languages())
def test_such_a_question_is_a_sentence_that_says_how_much_is_still_to_do(lang: str) -> None:
    for words, record in single_demands().items():
        sentence = Text(lang, record.game.wording, ("Anna", "Ben", "Cleo")).render(words)
        assert sentence.endswith("."), sentence
        if words.key == "gr-do-step":
            (count,) = (value for name, _, value in words.args if name == "count")
            assert f"{count} " in sentence.partition("(")[2]
            assert "left" not in sentence, "nothing has been done before the first step"


def test_a_step_beyond_the_reach_says_that_it_scores_nothing_there() -> None:
    seen = set()
    for record, state, seat, move in positions("building-2"):
        if record.game.moves[move].kind != "step":
            continue
        view = state.view(seat)
        table = game_spec(record.game.id).preview_table(view)
        changes = preview(record.game, table, view, [move]).changes
        rows = [change.words for change in changes]
        beyond = [words for words in rows if words.key == "gr-change-beyond-reach"]
        points = [row.amount for row in changes if row.words.key == "gr-change-round-points"]
        scored = any(points)
        assert not (beyond and scored)
        steps = [words for words in rows if words.key == "gr-change-track-moved"]
        if len(steps) == 1 and not scored:
            railroad, colour, space = (
                next(int(value) for name, _, value in steps[0].args if name == wanted)
                for wanted in ("railroad", "colour", "space")
            )
            lane = view.table.players[seat].lanes[railroad]
            is_black = colour == ids.BLACK
            assert bool(beyond) == (space > lane.reach and not is_black)
            seen.add((is_black, bool(beyond)))
    assert seen == {(True, False), (False, True)}


def test_a_locomotive_that_is_placed_says_how_far_it_takes_its_railroad() -> None:
    found = 0
    for record, state, seat, move in positions("building-2"):
        view = state.view(seat)
        table = game_spec(record.game.id).preview_table(view)
        rows = [change.words for change in preview(record.game, table, view, [move]).changes]
        for words in (words for words in rows if words.key == "gr-change-reach"):
            railroad, before, after = (value for _, _, value in sorted(words.args, reverse=True))
            assert int(before) == view.table.players[seat].lanes[int(railroad)].reach
            assert int(before) != int(after)
            found += any(row.key == "gr-change-loco-placed" for row in rows)
    assert found


def test_a_step_promises_itself_and_says_what_is_still_owed() -> None:
    """Where there is nothing else to do, a preview of steps does not go on by itself."""
    seen = set()
    for record, state, seat, move in positions("greedy-3"):
        made = record.game.moves[move]
        if made.kind not in ("place", "industry", "step"):
            continue
        after = state.clone()
        after.apply(seat, move)
        legal = after.legal(seat) if after.actors() == [seat] else []
        kinds = {record.game.moves[other].kind for other in legal}
        if len(legal) != 1 or not kinds <= {"industry", "step"}:
            continue
        view = state.view(seat)
        table = game_spec(record.game.id).preview_table(view)
        rows = [change.words.key for change in preview(record.game, table, view, [move]).every]
        moved = rows.count("gr-change-marker-moved") + rows.count("gr-change-track-moved")
        assert moved <= (made.kind != "place"), str(made)
        shown = preview(record.game, table, view, [move]).changes
        assert shown[-1].kind == "next" or len(shown) == MAX_ROWS
        seen.add(made.kind)
    assert seen == {"place", "industry", "step"}


def rows_of(record: Record, state: State, seat: int, move: int) -> list[Words]:
    """The rows of a move's preview, as words."""
    view = state.view(seat)
    table = game_spec(record.game.id).preview_table(view)
    return [change.words for change in preview(record.game, table, view, [move]).changes]


def moves_named(prefix: str, names: tuple[str, ...]) -> Iterator[tuple[Record, State, int, int]]:
    """The positions of records in which a move is legal whose notation begins so, with it."""
    for name in names:
        for record, state, seat, _ in positions(name):
            for move in state.legal(seat):
                if str(record.game.moves[move]).startswith(prefix):
                    yield record, state, seat, move


def test_the_space_for_coal_or_a_foundry_says_what_this_payment_brings() -> None:
    seen = set()
    for record, state, seat, move in moves_named("place/coal_combined/", ("coal-2", "boilers-2")):
        text = Text("en", record.game.wording, ("Anna", "Ben"))
        view = state.view(seat)
        words = text.render(record.game.move_words(move))
        keys = [words.key for words in rows_of(record, state, seat, move)]
        pays_worker = str(record.game.moves[move]).endswith("/plain")
        assert words.startswith(
            "1 coal, but no foundry," if pays_worker else "1 coal and a foundry"
        )
        has_coin = view.table.players[seat].coins > 0
        assert ("gr-change-coin-for-foundry" in keys) == (pays_worker and has_coin)
        seen.add(pays_worker)
    assert seen == {True, False}


def test_ending_a_turn_says_what_is_lost() -> None:
    found = 0
    for record, state, seat, move in moves_named("end-turn", ("second-1", "building-2")):
        offered = [atom for atom in state.view(seat).table.offered if atom not in PLAIN_ATOMS]
        first = rows_of(record, state, seat, move)[0]
        assert (first.key == "gr-forfeit-parts") == bool(offered)
        found += bool(offered)
    assert found


def test_industry_steps_say_where_they_lead_and_what_industry_scores_there() -> None:
    single, several = "gr-change-industry-step", "gr-change-industry-marker"
    seen = set()
    for record, state, seat, move in moves_named("place/ind", ("building-2", "greedy-1")):
        player = state.view(seat).table.players[seat]
        at = [place for place, count in enumerate(player.markers) if count]
        rows = rows_of(record, state, seat, move)
        steps = [
            {name: int(value) for name, _, value in words.args}
            for words in rows
            if words.key in (single, several)
        ]
        keys = {words.key for words in rows} & {single, several}
        assert len(keys) == 1
        assert all(step["place"] == step["before"] + 1 for step in steps)
        assert steps[0]["before"] in at
        (key,) = keys
        if key == single:
            assert [step["number"] for step in steps] == list(range(1, len(steps) + 1))
        else:
            assert {step["before"] for step in steps} <= set(at)
        if at == [0]:
            assert [step["points"] for step in steps][:2] == [1, 2][: len(steps)]
        seen.add(key)
    assert seen == {single, several}


def test_an_extension_says_what_lies_further_on() -> None:
    """Its name is short; where each of its spaces will lie is a row, unless it is reached."""
    found = 0
    for record, state, seat, move in moves_named("extension/", ("building-2", "second-1")):
        rows = rows_of(record, state, seat, move)
        text = Text("en", record.game.wording, ("Anna", "Ben"))
        title = text.render(record.game.move_words(move))
        assert len(title) < 100
        assert "on space" not in title
        for words in (words for words in rows if words.key == "gr-change-extension-space"):
            assert " on space " in text.render(words)
            found += 1
    assert found


def test_a_claim_says_which_place_it_is_for() -> None:
    seen = set()
    for record, state, seat, move in moves_named("place/order", ("sparing-2", "mechanics-3")):
        made, order = record.game.moves[move], state.view(seat).table.order
        claimed = 1 if "order1" in str(made) else 2
        rows = rows_of(record, state, seat, move)
        found = [words.args for words in rows if words.key == "gr-change-order-claimed"]
        now = order.index(seat) + 1
        assert bool(found) == (now > 1 or claimed == 1)
        if found:
            assert {name: value for name, _, value in found[0]} == {"place": claimed, "now": now}
        seen.add(claimed)
    assert seen == {1, 2}


def test_what_may_also_be_used_is_named() -> None:
    seen = set()
    for name in ("boilers-2", "building-2", "second-1"):
        for record, state, seat, _ in positions(name):
            asked = record.game.asked(state.view(seat))
            text = Text("en", record.game.wording, ("Anna", "Ben"))
            prompt = " ".join(text.render(words) for words in asked)
            kinds = {record.game.moves[move].kind for move in state.legal(seat)}
            if asked[0].key == "gr-ask-turn":
                assert ("use an income marker" in prompt) == ("income" in kinds)
                assert ("fire up a foundry" in prompt) == ("foundry" in kinds)
                assert ("take a boilerman" in prompt) == ("boiler" in kinds)
            seen |= {words.key for words in asked}
    assert {"gr-ask-turn", "gr-line-means", "gr-ask-means", "gr-line-open-foundry"} <= seen
    assert "gr-ask-resolve" not in seen


def test_a_locomotive_that_fits_nowhere_is_asked_back() -> None:
    seen = set()
    for name in ("greedy-1", "building-2"):
        for record, state, seat, _ in positions(name):
            asked = record.game.asked(state.view(seat))[0].key
            kinds = {record.game.moves[move].kind for move in state.legal(seat)}
            if asked in ("gr-ask-hand", "gr-ask-give-back"):
                assert (asked == "gr-ask-hand") == ("loco" in kinds)
                seen.add(asked)
    assert seen == {"gr-ask-hand", "gr-ask-give-back"}


def test_beside_a_question_what_is_owed_is_foretold_and_not_asked() -> None:
    found = set()
    for record, state, seat, _ in positions("building-2"):
        question, *others = record.game.asked(state.view(seat))
        if question.key == "gr-ask-hand":
            found |= {words.key for words in others}
            assert not any(words.key.startswith("gr-do-") for words in others)
    assert "gr-line-then" in found


def test_a_factory_that_is_still_to_be_built_is_asked_for_and_not_foretold() -> None:
    found = 0
    for record, state, seat, move in moves_named("loco/", ("building-2", "greedy-1")):
        after = state.clone()
        after.apply(seat, move)
        legal = after.legal(seat) if after.actors() == [seat] else []
        if [record.game.moves[other].kind for other in legal] != ["build"]:
            continue
        keys = [words.key for words in rows_of(record, state, seat, move)]
        assert not any(key.startswith("gr-change-factory") for key in keys)
        found += 1
    assert found
