"""Presents a game in a language: positions, stories, reasons. Pure: a session in, payloads out."""

from collections.abc import Container, Iterable, Sequence
from functools import lru_cache

import msgspec

from coalface.core.contract import CHANCE, Event, Game, State
from coalface.core.course import (
    Course,
    ScoreUnit,
    SourceGroup,
    deed_key,
    deed_kind_key,
    deed_place_key,
    group_key,
    round_key,
    round_of_key,
)
from coalface.core.preview import Change, Preview
from coalface.core.registry import game_spec
from coalface.core.tables import ArgKind, Reason, Section, Words, rule_key
from coalface.core.view import AnyView
from coalface.server.choices import Choice, PickStep
from coalface.server.phrases import MARK, MARKS, capitalise, name_list, phrasebook, translate
from coalface.server.preview_messages import Delta
from coalface.server.protocol import (
    Deed,
    KindCount,
    Lang,
    LogEntry,
    Part,
    Row,
)
from coalface.server.table.session import Audience, StoryLine, TakenBack
from coalface.text import change_line

MAX_ORDERS = 5000
"""Size of the cache of `merge_orders`."""


@lru_cache(MAX_ORDERS)
def merge_orders(lists: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """Return what these lists hold, each once, right after what it follows in its own list."""
    merged: list[str] = []
    for names in lists:
        at = 0
        for name in names:
            if name not in merged:
                merged.insert(at, name)
            at = merged.index(name) + 1
    return tuple(merged)


class Presenter:
    """Presents one table's game in one language, with the names of its seats."""

    def __init__(self, game: Game, names: tuple[str, ...], lang: Lang) -> None:
        self.game = game
        self.names = names
        self.lang = lang
        self._book = phrasebook(game, lang)
        self._spec = game_spec(game.id)

    @property
    def course(self) -> Course | None:
        """Return how the game is divided; None if it does not say."""
        return self._spec.course

    @property
    def score_unit(self) -> ScoreUnit:
        """Return what the scores of the game are counted in."""
        return self._spec.score_unit

    def text(self, words: Words | Reason) -> str:
        """Words of the game."""
        return self._named(self._book.words(words))

    def _named(self, sentence: str) -> str:
        """Put the names of this table in the place of their marks."""
        if MARK[0] in sentence:
            for mark, name in zip(MARKS, self.names, strict=False):
                sentence = sentence.replace(mark, name)
        return sentence

    def title(self) -> str:
        """Return what the game is called."""
        return self.text(self.game.wording("title", self.game.id))

    def event(self, event: Event) -> str:
        """Return a line of the log."""
        return capitalise(self._named(self._book.event(*event.content())))

    def sentences(self, events: Sequence[Event]) -> str:
        """Return what happened; what a seat does more (`.more`) goes on in its sentence."""
        sentences: list[list[str]] = []
        last: int | None = None
        for event in events:
            more = self._book.event_part(*event.content(), "more")
            if event.seat == last and more is not None:
                sentences[-1].append(more)
            else:
                sentences.append([self._head(event)])
            last = event.seat
        return " ".join(f"{capitalise(self._named('; '.join(each)))}." for each in sentences)

    def _head(self, event: Event) -> str:
        """Return an event as the first part of a sentence: in short (`.head`), or as it is."""
        short = self._book.event_part(*event.content(), "head")
        return self._book.event(*event.content()).removesuffix(".") if short is None else short

    def entry(self, number: int, line: StoryLine, turn: int = 0) -> LogEntry:
        """Return a line of a story, which happened in a turn."""
        if isinstance(line, TakenBack):
            return LogEntry(
                number=number,
                key="taken-back",
                seat=line.seat,
                words=self._taken_back(line),
                back_to=line.back_to,
                turn=turn,
            )
        row = self.game.events[line.key]
        named = [name for name, _ in row.args]
        return LogEntry(
            number=number,
            key=line.key,
            seat=line.seat,
            words=self.event(line),
            args=dict(zip(named, line.args, strict=True)),
            turn=turn,
            rule=self.rule_behind(line),
            counted=row.counted,
            item=self.item(line),
            undoes=row.undoes,
        )

    def _taken_back(self, line: TakenBack) -> str:
        """Return who took back, and whose later moves fell with it."""
        name, others = self.names[line.seat], [self.names[seat] for seat in line.others]
        if not others:
            return translate(self.lang, "story-taken-back", name=name)
        named = name_list(self.lang, others)
        return translate(self.lang, "story-taken-back-with", name=name, others=named)

    def item(self, event: Event) -> str:
        """Return what an event adds to a list in one line of the log; empty: it makes none."""
        row = self.game.events[event.key]
        if not row.listed:
            return ""
        args = tuple(
            (name, kind, value) for (name, kind), value in zip(row.args, event.args, strict=True)
        )
        return self.text(Words(f"{event.key}.item", args))

    def rule_behind(self, event: Event) -> str | None:
        """Return the id of the rule that explains an event; None if the game names none."""
        return self.game.events[event.key].rule or None

    def round(self, number: int) -> str:
        """Return the name of a round, as the game calls it."""
        key = round_key(self._spec.locale_prefix)
        return capitalise(self.text(Words(key, (("round", "count", number),))))

    def round_now(self, state: State) -> str:
        """Return the round of a state among all of them; empty where there is none yet."""
        course = self.course
        number = course.round(state) if course else 0
        if course is None or number == 0:
            return ""
        if course.rounds is None:
            return self.round(number)
        args: tuple[tuple[str, ArgKind, int], ...] = (
            ("round", "count", number),
            ("rounds", "count", course.rounds(state)),
        )
        return capitalise(self.text(Words(round_of_key(self._spec.locale_prefix), args)))

    def deed_words(self, key: str, count: int) -> Words:
        """Return words for some events of a kind, one that the game's course names."""
        return Words(deed_key(key), (("count", "count", count),))

    def deed(self, key: str, count: int, events: Sequence[Event] = ()) -> Deed:
        """Return what was done in a turn: how often, or where these events have led."""
        counted = self.course is not None and key in dict(self.course.counted_by)
        places = "" if counted else self.places(key, events)
        words = places or self.text(self.deed_words(key, count))
        return Deed(key=key, count=count, words=capitalise(words))

    def kind_count(self, key: str, kind: int, count: int, events: Sequence[Event]) -> KindCount:
        """Return how often something was done in a turn with one kind of thing, by these events."""
        assert self.course is not None
        arg = dict(self.course.counted_by)[key]
        counted = dict(self.course.counted_as).get(key)
        args: tuple[tuple[str, ArgKind, int], ...] = (
            ("count", "count", count),
            (arg, counted[0] if counted else dict(self.game.events[key].args)[arg], kind),
        )
        words = capitalise(self.text(Words(deed_kind_key(key, arg), args)))
        return KindCount(kind=kind, count=count, words=words, places=self.places(key, events))

    def places(self, key: str, events: Sequence[Event]) -> str:
        """Return where events of a kind have led, by way, if the game's course names that."""
        assert self.course is not None
        names = dict(self.course.reached).get(key)
        if names is None:
            return ""
        given = [dict(zip(dict(self.game.events[key].args), e.args, strict=True)) for e in events]
        last = {args[names[0]]: args for args in given}
        kinds = dict(self.game.events[key].args)
        return ", ".join(
            self.text(
                Words(deed_place_key(key), tuple((name, kinds[name], args[name]) for name in names))
            )
            for args in last.values()
        )

    def choice(self, view: AnyView, move: int) -> Choice:
        """Return a move that can be made, with what it gives up where it ends something."""
        found = self._book.choice(move)
        if MARK[0] in found.words:
            found = msgspec.structs.replace(found, words=capitalise(self._named(found.words)))
        lost = self.game.forfeit(view, move) if found.ends else None
        loses = found.loses if lost is None else capitalise(self.text(lost))
        small = self.game.is_small_step(view, move)
        return msgspec.structs.replace(found, loses=loses, small=small)

    def steps(self, legal: Iterable[int]) -> list[PickStep]:
        """Return what is asked after each pick that completes none of these moves."""
        picks: dict[str, str] = {}
        for move in legal:
            found = self._book.choice(move)
            for pick in found.picks if found.shortcut else found.picks[:-1]:
                picks.setdefault(pick, found.kind)
        steps = [self._book.step(kind, pick) for pick, kind in picks.items()]
        return [step for step in steps if step is not None]

    def deltas(self, preview: Preview, viewer: int) -> list[Delta]:
        """Return the rows of a preview."""
        return self.changes(preview.changes, viewer)

    def changes(self, changes: Iterable[Change], viewer: int) -> list[Delta]:
        """Return rows of changes; a name that a game without a table lacks is left out."""
        text = self._book.text
        return [self._delta(c, viewer) for c in changes if text.has(c.words.key)]

    def _delta(self, change: Change, viewer: int) -> Delta:
        return Delta(
            kind=change.kind,
            icon=change.icon,
            label=capitalise(self.text(change.words)),
            line=capitalise(self._named(change_line(self._book.text, change, viewer))),
            seat=change.seat,
            amount=change.amount,
            before=change.before,
            after=change.after,
            about=change.about,
        )

    def move(self, move: int) -> str:
        """Return a move in words."""
        return capitalise(self.text(self.game.move_words(move)))

    def prompt_parts(self, view: AnyView) -> list[str]:
        """Return what is asked of this audience and what to bear in mind, or who is asked."""
        if not view.actors:
            return [translate(self.lang, "game-over")]
        if view.seat is not None and view.seat in view.actors:
            return [capitalise(self.text(words)) for words in self.game.asked(view)]
        awaited = [capitalise(self.text(words)) for words in self.game.awaited(view)]
        return awaited or [self.turn(view.actors)]

    def turn(self, actors: Iterable[int]) -> str:
        """Return who must decide."""
        names = [self.names[actor] for actor in actors if actor != CHANCE]
        return " ".join(translate(self.lang, "turn-of", name=name) for name in names)

    def secret(self, audience: Audience, memory: bool) -> frozenset[int]:
        """Return the seats whose points this audience does not see during play. (CC-18)"""
        if memory or not game_spec(self.game.id).secret_points:
            return frozenset()
        return frozenset(range(len(self.names))) - {audience}

    def scores(self, state: State, secret: Container[int]) -> list[int | None]:
        """Return the points of every seat, but for the secret ones."""
        return [None if seat in secret else points for seat, points in enumerate(state.scores())]

    def sheet(self, state: State, secret: Container[int]) -> list[Row]:
        """Return points by source, every source that has brought any seat something known.

        They are in the order of play, and those of a group are the parts of one row.
        """
        points: list[dict[str, int] | None] = [
            None if seat in secret else state.breakdown(seat) for seat in range(len(self.names))
        ]
        rows = [self._group_row(group, points) for group in self._groups(points)]
        return [row for row in rows if row.parts or any(row.points)]

    def _groups(self, points: list[dict[str, int] | None]) -> list[SourceGroup]:
        """Return the groups of sources that a game declares, and what it does not name there."""
        declared = list(self.course.groups) if self.course else []
        known = {source for group in declared for source in group.members()}
        listed = merge_orders(tuple(tuple(by_source or ()) for by_source in points))
        return [*declared, *(SourceGroup(source) for source in listed if source not in known)]

    def _group_row(self, group: SourceGroup, points: list[dict[str, int] | None]) -> Row:
        """Return the points of a group, with a part for each source that brought something."""
        parts = [
            row for source in group.sources if any((row := self._source_row(source, points)).points)
        ]
        if not group.sources:
            return self._source_row(group.name, points)
        total = [
            None if by_source is None else sum(by_source.get(name, 0) for name in group.sources)
            for by_source in points
        ]
        words = self.text(Words(group_key(self._spec.locale_prefix, group.name)))
        return Row(source=group.name, words=capitalise(words), points=total, parts=parts)

    def _source_row(self, source: str, points: list[dict[str, int] | None]) -> Row:
        row = [None if by_source is None else by_source.get(source, 0) for by_source in points]
        return Row(source=source, words=self._book.source(source), points=row)

    def goal_values(self, view: AnyView) -> dict[str, int]:
        """Return what the secret goals of a view's seat would bring now, where the game says so."""
        return self._spec.goal_values(self.game, view) if self._spec.goal_values else {}

    def parts(self, view: AnyView) -> list[Part]:
        """Return a view in words and tables."""
        return [self._part(section) for section in self.game.describe(view)]

    def _part(self, section: Section) -> Part:
        return Part(
            heading=capitalise(self.text(section.heading)),
            lines=[capitalise(self.text(words)) for words in section.lines],
            columns=[capitalise(self.text(words)) for words in section.columns],
            rows=[
                [capitalise(self.text(first)), *map(self.text, cells)]
                for first, *cells in section.rows
            ],
        )

    def sentence(self, rule: str) -> str | None:
        """Return a rule in our own words."""
        text, key = self._book.text, rule_key(rule)
        return text.say(key) if text.has(key) else None

    def about(self, move: int) -> str:
        """Return what a move does; empty where the game says nothing more than its name."""
        try:
            return self.text(self.game.wording("about", str(self.game.moves[move])))
        except (KeyError, NotImplementedError):
            return ""
