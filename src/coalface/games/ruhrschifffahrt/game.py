"""Ruhrschifffahrt 1769-1890 as a Game: its tables, and the contract's questions passed on."""

from coalface.core.component_shape import Shape
from coalface.core.components import ComponentSet
from coalface.core.contract import Game, Guesser, State
from coalface.core.picked import PickedByTable
from coalface.core.random import Random
from coalface.core.reasons import Refused
from coalface.core.registry import GameSpec
from coalface.core.tables import Option, OptionValue, Reason, Section, Words
from coalface.core.view import AnyView
from coalface.games.ruhrschifffahrt import ids
from coalface.games.ruhrschifffahrt.asked import describe_asked
from coalface.games.ruhrschifffahrt.component_check import check_components
from coalface.games.ruhrschifffahrt.components import SEAT_COUNTS, build_tables
from coalface.games.ruhrschifffahrt.course import COURSE
from coalface.games.ruhrschifffahrt.describe import describe
from coalface.games.ruhrschifffahrt.events import EVENTS
from coalface.games.ruhrschifffahrt.fixes import FIXES
from coalface.games.ruhrschifffahrt.guess import RuhrGuesser
from coalface.games.ruhrschifffahrt.moves import catalogue
from coalface.games.ruhrschifffahrt.play import PlayableRuhr
from coalface.games.ruhrschifffahrt.position import Reader
from coalface.games.ruhrschifffahrt.preview import PREVIEW
from coalface.games.ruhrschifffahrt.prompts import PICKED, forfeit
from coalface.games.ruhrschifffahrt.reasons import REASONS
from coalface.games.ruhrschifffahrt.rules.flow import settle
from coalface.games.ruhrschifffahrt.rules.setup import prepare
from coalface.games.ruhrschifffahrt.words import about_words, move_words, wording

SOURCES = ("first", "markers", "countries")
MAX_LENGTH = 2_000
"""At most twelve turns of four players, each of fewer than 40 lines; 20 draws."""
SCORE_BOUNDS = (-99, 499)
EIGHTEEN_MARKERS = "eighteen_markers"
OPTIONS = (Option(EIGHTEEN_MARKERS, "switch", False, rule="RS-9"),)


class Ruhrschifffahrt(PickedByTable, Game):
    """Ruhrschifffahrt 1769-1890, 2 to 4 players, twelve turns. (RS-9)"""

    locale_prefix = "rs"
    picked_table = PICKED

    def __init__(
        self, options: dict[str, OptionValue], version: int, components: ComponentSet
    ) -> None:
        tables = build_tables(components, bool(options[EIGHTEEN_MARKERS]))
        super().__init__(
            id="ruhrschifffahrt",
            version=version,
            components=components.label,
            seat_counts=SEAT_COUNTS,
            options=options,
            moves=catalogue(tables),
            max_legal=int(ids.MAX_LEGAL),
            reasons=REASONS.table,
            events=EVENTS,
            sources=SOURCES,
            max_length=MAX_LENGTH,
            score_bounds=SCORE_BOUNDS,
        )
        self.tables = tables

    def _new(self, seats: int) -> PlayableRuhr:
        self.check_seats(seats)
        return PlayableRuhr(self, self.tables, seats)

    def start(self, seats: int) -> State:
        state = self._new(seats)
        prepare(state)
        settle(state, None)
        return state

    def known_state(self, view: AnyView) -> PlayableRuhr:
        known = super().known_state(view)
        assert isinstance(known, PlayableRuhr)
        return known

    def guesser(self, view: AnyView) -> Guesser:
        return RuhrGuesser(self.known_state(view))

    def scramble(self, state: State, seat: int | None, rng: Random) -> State:
        return state.clone()

    def hidden(self, state: State, seat: int | None) -> dict[str, int]:
        return {}

    def reason(self, state: State, row: int, actor: int, move: int) -> Reason:
        assert isinstance(state, PlayableRuhr)
        known = state if actor < 0 else state.known_to(actor)
        return REASONS.build(row, Refused(known, actor, self.moves[move]))

    def position(self, text: str) -> State:
        state: State = Reader.read_text(text, self._new)
        return state

    def describe(self, view: AnyView) -> tuple[Section, ...]:
        return describe(view, self.known_state(view))

    def question(self, view: AnyView) -> tuple[Words, ...]:
        return tuple(describe_asked(view.table, self.known_state(view)))

    def forfeit(self, view: AnyView, move: int) -> Words | None:
        return forfeit(self.known_state(view), view.seat, self.moves[move])

    def wording(self, kind: str, value: int | str) -> Words:
        if kind == "about":
            return about_words(self.tables, self.moves[self.moves.id(str(value))])
        return wording(self.tables, kind, value)

    def move_words(self, move: int) -> Words:
        return move_words(self.tables, self.moves[move])


def explained_numbers(game: Game) -> dict[str, int]:
    """Return what a loan gives and costs, and the most one may save. (RS-62, RS-67, RS-115)"""
    assert isinstance(game, Ruhrschifffahrt)
    tables = game.tables
    return {
        "loan": int(tables.loan),
        "repay": int(tables.repay),
        "debt": abs(int(tables.debt_vp)),
        "limit": int(tables.income),
    }


SPEC = GameSpec(
    id="ruhrschifffahrt",
    package="coalface.games.ruhrschifffahrt",
    preview=PREVIEW,
    shape=Shape(
        alike=("markers", "black_markers", "white_markers", "options", "transport"),
        free=("dice.*.black", "dice.*.white"),
        more={
            "dice.[234]": {"track": [3]},
            "board.areas": {"white_ruhrort": 1},
            "black_markers.*": {"white_ruhrort": 1},
            "white_markers.*": {"white_ruhrort": 1},
        },
    ),
    rules_prefixes=("RS",),
    locale_prefix=Ruhrschifffahrt.locale_prefix,
    version=1,
    components="1",
    options=OPTIONS,
    fixes=FIXES,
    course=COURSE,
    make=Ruhrschifffahrt,
    numbers=explained_numbers,
    check_components=check_components,
)
