"""The law of texts: everything that a game says has its text, in English at least."""

from collections.abc import Iterator

from coalface.core.conformance import BrokenLaw, Law, Trial
from coalface.core.contract import CHANCE, Event, Game
from coalface.core.registry import all_specs
from coalface.core.rulebook import package_rulebook
from coalface.core.tables import Section, Words
from coalface.text import Text, languages

MAX_LISTED = 12
"""No more missing texts than this are named."""
MOVES_OF_A_KIND = 40
"""No more moves of a kind than this are put into words."""
REFUSED = 20
"""This many moves of a position are tried, to be refused in words."""


def texts(trial: Trial) -> None:
    """Say everything that can be met in a few games, in every language."""
    found = all_specs().get(trial.game.id)
    if found is None:
        return  # it has no texts to be looked up
    problems: dict[str, None] = {}
    spoken = [
        Text(lang, trial.game.wording, report=lambda problem: problems.setdefault(problem))
        for lang in languages()
    ]
    keys = [rule.sentence for rule in package_rulebook(found.package)]
    keys += [row.key for row in trial.game.reasons[1:]]
    keys += [*trial.game.events]
    for key in keys:
        trial.count("keys")
        if not spoken[0].has(key):
            problems[f"no message {key.replace('.', '-')!r} in language 'en'"] = None
    for words in (*words_of_moves(trial.game), *words_in_positions(trial)):
        trial.count("texts")
        for text in spoken:
            text.render(words)
    for event in events_of(trial):
        trial.count("events")
        for text in spoken:
            text.render_event(trial.game.events[event.key], event)
    if problems:
        listed = "; ".join([*problems][:MAX_LISTED])
        more = f"; and {len(problems) - MAX_LISTED} more" if len(problems) > MAX_LISTED else ""
        raise BrokenLaw(f"{listed}{more}")


def words_of_moves(game: Game) -> Iterator[Words]:
    """Yield the title, and the words of moves of every kind."""
    yield game.wording("title", game.id)
    kinds: dict[str, list[int]] = {}
    for id, move in enumerate(game.moves):
        kinds.setdefault(move.kind, []).append(id)
    for ids in kinds.values():
        for id in ids[:: len(ids) // MOVES_OF_A_KIND + 1]:
            yield game.move_words(id)
            yield game.wording("about", str(game.moves[id]))


def words_in_positions(trial: Trial) -> Iterator[Words]:
    """Yield descriptions, the sources of points, and why moves are refused."""
    game = trial.game
    for state in trial.positions(10):
        for seat in range(trial.seats):
            view = state.view(seat)
            for section in game.describe(view):
                yield from words_of(section)
            for source in state.breakdown(seat):
                yield game.wording("source", source)
        for seat in state.actors():
            if seat == CHANCE:
                continue
            for _ in range(REFUSED):
                reason = game.explain(state, seat, trial.rng.below(len(game.moves)))
                if reason is not None:
                    yield Words(reason.key, reason.args)


def words_of(section: Section) -> Iterator[Words]:
    """Yield all words of a section of a description."""
    yield from (section.heading, *section.lines, *section.columns)
    for row in section.rows:
        yield from row


def events_of(trial: Trial) -> Iterator[Event]:
    """Yield one event of each key that the first game has."""
    state, seen = trial.game.start(trial.seats), set[str]()
    for line in trial.walks.walks[0].lines:
        log: list[Event] = []
        state.advance(line.actor, line.move, log)
        for event in log:
            if event.key not in seen:
                seen.add(event.key)
                yield event


TEXTS = Law("texts", "Everything that a game says has its text, in English at least.", texts)
