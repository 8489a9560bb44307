"""Coal Baron as a Game: its tables, and the contract's questions passed on."""

from coalface.core.components import ComponentSet
from coalface.core.contract import Game, Guesser, State
from coalface.core.counts import unpack
from coalface.core.picked import PickedByTable
from coalface.core.random import Random
from coalface.core.reasons import Refused
from coalface.core.registry import GameSpec
from coalface.core.tables import OptionValue, Reason, Section, Words
from coalface.core.view import AnyView
from coalface.games.coal_baron import ids
from coalface.games.coal_baron.component_tables import ComponentTables
from coalface.games.coal_baron.components import SEAT_COUNTS, build_tables
from coalface.games.coal_baron.course import COURSE
from coalface.games.coal_baron.describe import describe, describe_asked
from coalface.games.coal_baron.events import EVENTS
from coalface.games.coal_baron.fixes import FIXES
from coalface.games.coal_baron.guess import CoalBaronGuesser
from coalface.games.coal_baron.moves import catalogue
from coalface.games.coal_baron.play import PlayableCoalBaron
from coalface.games.coal_baron.position import Reader
from coalface.games.coal_baron.preview import PREVIEW
from coalface.games.coal_baron.prompts import PICKED, forfeit, is_small_step
from coalface.games.coal_baron.reasons import REASONS
from coalface.games.coal_baron.rules.flow import settle
from coalface.games.coal_baron.rules.setup import prepare
from coalface.games.coal_baron.scramble import hidden_facts, scramble_stacks
from coalface.games.coal_baron.words import about_words, move_words, wording

SOURCES = ("first", "tiles", "orders")
MAX_LENGTH = 4_000
"""At most 156 turns (four players, 13 workers, three shifts) of fewer than 25 lines each."""
SCORE_BOUNDS = (-999, 999)


class CoalBaron(PickedByTable, Game):
    """Coal Baron, 2 to 4 players, three shifts. (CB-1)"""

    locale_prefix = "cb"
    picked_table = PICKED

    def __init__(
        self, options: dict[str, OptionValue], version: int, components: ComponentSet
    ) -> None:
        tables = build_tables(components)
        super().__init__(
            id="coal_baron",
            version=version,
            components=components.label,
            seat_counts=SEAT_COUNTS,
            options=options,
            moves=catalogue(),
            max_legal=most_legal_moves(tables),
            reasons=REASONS.table,
            events=EVENTS,
            sources=SOURCES,
            max_length=MAX_LENGTH,
            score_bounds=SCORE_BOUNDS,
        )
        self.tables = tables

    def _new(self, seats: int) -> PlayableCoalBaron:
        self.check_seats(seats)
        return PlayableCoalBaron(self, self.tables, seats)

    def start(self, seats: int) -> State:
        state = self._new(seats)
        prepare(state)
        settle(state, None)
        return state

    def guesser(self, view: AnyView) -> Guesser:
        known = self.known_state(view)
        assert isinstance(known, PlayableCoalBaron)
        return CoalBaronGuesser(known)

    def scramble(self, state: State, seat: int | None, rng: Random) -> State:
        other = state.clone()
        assert isinstance(other, PlayableCoalBaron)
        scramble_stacks(other, seat, rng)
        return other

    def hidden(self, state: State, seat: int | None) -> dict[str, int]:
        assert isinstance(state, PlayableCoalBaron)
        return hidden_facts(state, seat)

    def reason(self, state: State, row: int, actor: int, move: int) -> Reason:
        assert isinstance(state, PlayableCoalBaron)
        known = state if actor < 0 else state.known_to(actor)
        return REASONS.build(row, Refused(known, actor, self.moves[move]))

    def position(self, text: str) -> State:
        state: State = Reader.read_text(text, self._new)
        return state

    def describe(self, view: AnyView) -> tuple[Section, ...]:
        return describe(view, self.tables)

    def question(self, view: AnyView) -> tuple[Words, ...]:
        return tuple(describe_asked(view))

    def forfeit(self, view: AnyView, move: int) -> Words | None:
        return forfeit(view, self.moves[move])

    def is_small_step(self, view: AnyView, move: int) -> bool:
        return is_small_step(view, self.moves[move])

    def wording(self, kind: str, value: int | str) -> Words:
        if kind == "about":
            return about_words(self.tables, self.moves[self.moves.id(str(value))])
        return wording(self.tables, kind, value)

    def move_words(self, move: int) -> Words:
        return move_words(self.moves[move])


def most_legal_moves(tables: ComponentTables) -> int:
    """No list is longer than that of a miner who holds all orders and coal of every colour."""
    spots = sum(1 for packed in tables.spots for spots in unpack(packed, 4) if spots)
    return int(ids.LEVELS) + 3 * spots + 2 * int(ids.COLOURS) + 1


SPEC = GameSpec(
    id="coal_baron",
    package="coalface.games.coal_baron",
    preview=PREVIEW,
    rules_prefixes=("CB",),
    locale_prefix=CoalBaron.locale_prefix,
    version=1,
    components="1",
    options=(),
    fixes=FIXES,
    course=COURSE,
    make=CoalBaron,
)
