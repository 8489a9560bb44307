"""German Railroads as a Game: its options and tables, and the contract's questions passed on."""

from coalface.core.component_shape import Shape
from coalface.core.components import ComponentSet
from coalface.core.contract import Game, Guesser, State
from coalface.core.fixes import fixes_for
from coalface.core.picked import PickedByTable
from coalface.core.random import Random
from coalface.core.reasons import Refused
from coalface.core.registry import GameSpec
from coalface.core.tables import Option, OptionValue, Reason, Section, Words, house_rule
from coalface.core.view import AnyView
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.card_values import goal_values_now
from coalface.games.german_railroads.components import SEAT_COUNTS, build_tables
from coalface.games.german_railroads.course import COURSE
from coalface.games.german_railroads.describe import describe, describe_asked
from coalface.games.german_railroads.events import EVENTS
from coalface.games.german_railroads.fixes import FIXES
from coalface.games.german_railroads.guess import GermanRailroadsGuesser
from coalface.games.german_railroads.move_words import move_words
from coalface.games.german_railroads.moves import catalogue
from coalface.games.german_railroads.play import PlayableGermanRailroads
from coalface.games.german_railroads.position import Reader
from coalface.games.german_railroads.preview import PREVIEW
from coalface.games.german_railroads.prompts import PICKED, forfeit
from coalface.games.german_railroads.reasons import REASONS, build_reason
from coalface.games.german_railroads.rules.flow import settle
from coalface.games.german_railroads.rules.setup import prepare
from coalface.games.german_railroads.scramble import hidden_cards, scramble_cards
from coalface.games.german_railroads.words import wording

SOURCES = ("engineers", "order", "foundries", "start-bonus", "emil", "end-bonus")
MAX_LENGTH = 6_000
"""At most seven rounds of four players with 15 turns each, of fewer than 14 lines."""
SCORE_BOUNDS = (0, 1_999)

SEVERAL, ALONE = (2, 3, 4), (1,)

OPTIONS = (
    Option("board", "choice", "german", ("german", "russian"), rule="GR-1"),
    Option("coal", "switch", False, rule="GC-1"),
    Option("new_parts", "switch", False, rule="GN-1"),
    house_rule("any2_two_coins", True, False, "RR-13"),
    house_rule("end_bonus", "choose", "draw", "RR-72"),
    house_rule("order_coin_moves", False, True, "RR-62", SEVERAL),
    house_rule("pass_points", "position", "dealt", "RR-76", SEVERAL),
    house_rule("emil_tiles", "two", "one", "GS-10", ALONE),
    house_rule("emil_engineer", "printed", "one", "GS-12", ALONE),
    house_rule("medal_track", "printed", "black", "RR-69", since=2),
    house_rule("emil_blocks", "possible", "payable", "GS-8", ALONE, since=2),
    house_rule("emil_tie", "number", "player", "GS-18", ALONE, since=2),
    house_rule("extra_tokens", "each", "shared", "GN-9", SEVERAL, since=2),
)


def seat_counts(options: dict[str, OptionValue]) -> tuple[int, ...]:
    """How many can play under these options; ValueError if nobody can. (GS-1, GR-26)"""
    counts: tuple[int, ...] = SEAT_COUNTS
    for option in OPTIONS:
        counts = option.seats(options[option.name], counts)
    if not counts:
        chosen = ", ".join(option.name for option in OPTIONS if option.seat_counts)
        raise ValueError(f"no number of players goes with these together: {chosen}")
    return counts


class GermanRailroads(PickedByTable, Game):
    """Russian and German Railroads, 1 to 4 players. (RR-1, GR-26)"""

    locale_prefix = "gr"
    picked_table = PICKED

    def __init__(
        self, options: dict[str, OptionValue], version: int, components: ComponentSet
    ) -> None:
        self.tables = build_tables(components, options, fixes_for(FIXES, version))
        super().__init__(
            id="german_railroads",
            version=version,
            components=components.label,
            seat_counts=seat_counts(options),
            options=options,
            moves=catalogue(str(options["board"])),
            max_legal=int(ids.MAX_LEGAL),
            reasons=REASONS.table,
            events=EVENTS,
            sources=SOURCES,
            max_length=MAX_LENGTH,
            score_bounds=SCORE_BOUNDS,
        )

    def _new(self, seats: int) -> PlayableGermanRailroads:
        self.check_seats(seats)
        return PlayableGermanRailroads(self, self.tables, seats)

    def start(self, seats: int) -> State:
        state = self._new(seats)
        prepare(state)
        settle(state, None)
        return state

    def known_state(self, view: AnyView) -> PlayableGermanRailroads:
        known = super().known_state(view)
        assert isinstance(known, PlayableGermanRailroads)
        return known

    def guesser(self, view: AnyView) -> Guesser:
        return GermanRailroadsGuesser(self.known_state(view))

    def scramble(self, state: State, seat: int | None, rng: Random) -> State:
        other = state.clone()
        assert isinstance(other, PlayableGermanRailroads)
        scramble_cards(other, seat, rng)
        return other

    def hidden(self, state: State, seat: int | None) -> dict[str, int]:
        assert isinstance(state, PlayableGermanRailroads)
        return hidden_cards(state, seat)

    def reason(self, state: State, row: int, actor: int, move: int) -> Reason:
        assert isinstance(state, PlayableGermanRailroads)
        known = state if actor < 0 else state.known_to(actor)
        return build_reason(row, Refused(known, actor, self.moves[move]))

    def position(self, text: str) -> State:
        state: State = Reader.read_text(text, self._new)
        return state

    def describe(self, view: AnyView) -> tuple[Section, ...]:
        return describe(view, self.known_state(view))

    def question(self, view: AnyView) -> tuple[Words, ...]:
        return tuple(describe_asked(view.table, self.known_state(view)))

    def forfeit(self, view: AnyView, move: int) -> Words | None:
        assert view.seat is not None
        return forfeit(view.table, self.known_state(view), view.seat, self.moves[move])

    def wording(self, kind: str, value: int | str) -> Words:
        return wording(self.tables, kind, value)

    def move_words(self, move: int) -> Words:
        return move_words(self.tables, self.moves[move])


def explained_numbers(game: Game) -> dict[str, int]:
    """Return the points of medal and signal. (RR-67, RR-69)"""
    assert isinstance(game, GermanRailroads)
    return {"medal": int(game.tables.medal_points), "signal": int(game.tables.signal_points)}


SPEC = GameSpec(
    id="german_railroads",
    package="coalface.games.german_railroads",
    preview=PREVIEW,
    shape=Shape(
        alike=("spaces", "coal_spaces", "extensions", "end_bonus"),
        free=("industry.gives",),
    ),
    rules_prefixes=("RR", "GR", "GC", "GS", "GN"),
    locale_prefix=GermanRailroads.locale_prefix,
    version=2,
    components="2",
    options=OPTIONS,
    fixes=FIXES,
    course=COURSE,
    make=GermanRailroads,
    numbers=explained_numbers,
    goal_values=goal_values_now,
)
