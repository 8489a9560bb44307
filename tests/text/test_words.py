"""Every event, reason and move of every game has a text in every language, with its arguments."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import coalface
from coalface.core.contract import CHANCE, Event, Game, State
from coalface.core.record import Record
from coalface.core.registry import game_spec
from coalface.core.tables import Args, Section, Words, rule_key
from coalface.text import Text, languages, message_files
from tests.conftest import Sampling
from tests.game_ids import RELEASED
from tests.settings import settings

GAMES = RELEASED
RECORDS = Path(__file__).parent.parent / "records"
EVERY_GAME = pytest.mark.parametrize("name", GAMES)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", languages())


class Arguments(Visitor):
    """The names of the arguments that a message uses, their forms left out."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.partition("-")[0])


@cache
def arguments(lang: str) -> dict[str, set[str]]:
    """Every message of a language with the arguments that it uses."""
    found = {}
    for file in message_files(lang):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                used = Arguments()
                used.visit(entry)
                found[entry.id.name] = used.names
    return found


def variants(name: str) -> list[Game]:
    """A game under every set of options that has words of its own; without any, as it is."""
    options = settings("text", name).get("variants", [{}])
    return [game_spec(name).game(chosen) for chosen in options]


def names(args: Args) -> set[str]:
    return {name for name, _ in args}


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_event_has_its_message_with_its_arguments(name: str, lang: str) -> None:
    messages = arguments(lang)
    for key, row in coalface.game(name).events.items():
        used = messages[key.replace(".", "-")]
        assert used - {"seat"} == names(row.args) - {"seat"}, key
        if row.listed:
            assert messages[key.replace(".", "-") + "-item"] <= used, key
        if row.undoes:
            assert coalface.game(name).events[row.undoes].args == row.args, key


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_reason_has_its_message_with_its_arguments(name: str, lang: str) -> None:
    messages = arguments(lang)
    for row in coalface.game(name).reasons[1:]:
        assert messages[row.key.replace(".", "-")] == names(row.args), row.key


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_move_has_its_message_with_its_arguments(name: str, lang: str) -> None:
    game = coalface.game(name)
    messages = arguments(lang)
    families = {str(move).partition("/")[0]: id for id, move in enumerate(game.moves)}
    for id in families.values():
        words = game.move_words(id)
        assert messages[words.key] == {arg for arg, _, _ in words.args}, words.key


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_move_has_its_own_words(name: str, lang: str) -> None:
    """No two moves of a family sound alike, and what each one does has a text."""
    for game in variants(name):
        text = Text(lang, game.wording)
        names = [text.render(game.move_words(id)) for id in range(len(game.moves))]
        kinds = [move.kind for move in game.moves]
        assert len(set(zip(kinds, names, strict=True))) == len(names)
        for move in game.moves:
            assert text.render(game.wording("about", str(move)))


def random_steps(game: Game, seats: int, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A random game, step by step: the state and what has just happened."""
    rng = coalface.Random(seed)
    state = game.start(seats)
    while state.actors():
        actor = state.actors()[0]
        legal = state.legal(actor, retracting=True)
        move = state.draw(rng) if actor == CHANCE else legal[rng.below(len(legal))]
        events: list[Event] = []
        state.apply(actor, move, events)
        yield state, events


@EVERY_GAME
def test_every_event_of_the_golden_records_has_a_text(name: str) -> None:
    met = set()
    rendered: set[tuple[str, str, int, tuple[int, ...]]] = set()
    for path in sorted((RECORDS / name).glob("*.record")):
        record = Record.load(path)
        options = repr(record.game.options)
        texts = [Text(lang, record.game.wording) for lang in languages()]
        for step in record.replay():
            for event in step.events:
                met.add(event.key)
                new = (options, *event.content()) not in rendered
                rendered.add((options, *event.content()))
                for text in texts if new else ():
                    sentence = text.render_event(record.game.events[event.key], event)
                    assert sentence.strip() == sentence != ""
    assert met == set(coalface.game(name).events), "the records show every event there is"


def tables(name: str, sampling: Sampling) -> list[tuple[Game, int]]:
    """The variants of a game by numbers of players; in a sample some pairs of them, in turn."""
    every = list(product(variants(name), coalface.game(name).seat_counts))
    return every if sampling.whole else every[:: max(2, len(every) // 3)]


@EVERY_GAME
def test_every_reason_of_random_games_has_a_text(name: str, sampling: Sampling) -> None:
    met = set()
    for game, seats in product(variants(name), coalface.game(name).seat_counts):
        texts = [Text(lang, game.wording) for lang in languages()]
        seed = sampling.seed + seats - 3
        for number, (state, _) in enumerate(random_steps(game, seats, seed)):
            if number % 7 or not state.actors() or state.actors() == [CHANCE]:
                continue
            for id in range(len(game.moves)):
                reason = game.explain(state, state.actors()[0], id)
                if reason is not None and reason.key not in met:
                    met.add(reason.key)
                    assert all(text.render(reason) for text in texts)
                    assert all(text.say(rule_key(reason.rule)) for text in texts)
    assert len(met) > len(game.reasons) / 2


@EVERY_GAME
def test_every_position_of_random_games_has_a_text(name: str, sampling: Sampling) -> None:
    for game, seats in tables(name, sampling):
        texts = [Text(lang, game.wording) for lang in languages()]
        tried: set[Words] = set()
        for number, (state, _) in enumerate(random_steps(game, seats, sampling.seed)):
            if number % 23 == 0 or not state.actors():
                for seat in (None, number % seats):
                    for section in game.describe(state.view(seat)):
                        new = set(words_of(section)) - tried
                        assert all(text.render(words) for words in new for text in texts)
                        tried |= new
                        assert {len(row) for row in section.rows} <= {len(section.columns)}


def words_of(section: Section) -> Iterator[Words]:
    yield section.heading
    yield from section.lines
    yield from section.columns
    for row in section.rows:
        yield from row


@EVERY_GAME
def test_every_source_of_points_has_a_text(name: str) -> None:
    game = coalface.game(name)
    texts = [Text(lang, game.wording) for lang in languages()]
    seats = game.seat_counts[-1]
    state = list(random_steps(game, seats, 3))[-1][0]
    for seat in range(seats):
        for source in state.breakdown(seat):
            assert all(text.render(game.wording("source", source)) for text in texts)
