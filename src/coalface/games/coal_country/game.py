"""Coal Country as a Game: its tables and options, and the contract's questions passed on."""

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
from coalface.games.coal_country import ids
from coalface.games.coal_country.component_tables import ComponentTables
from coalface.games.coal_country.components import SEAT_COUNTS, build_tables, kind_names
from coalface.games.coal_country.course import COURSE
from coalface.games.coal_country.describe import describe
from coalface.games.coal_country.describe_asked import awaited_lines, describe_asked
from coalface.games.coal_country.events import EVENTS
from coalface.games.coal_country.fixes import FIXES
from coalface.games.coal_country.guess import CoalCountryGuesser
from coalface.games.coal_country.moves import catalogue
from coalface.games.coal_country.play import PlayableCoalCountry
from coalface.games.coal_country.position import Reader
from coalface.games.coal_country.preview import PREVIEW
from coalface.games.coal_country.prompts import PICKED, forfeit
from coalface.games.coal_country.reasons import REASONS
from coalface.games.coal_country.rules.flow import settle
from coalface.games.coal_country.rules.setup import prepare
from coalface.games.coal_country.scramble import hidden_facts, scramble_foremen
from coalface.games.coal_country.words import Wording, move_words

SOURCES = ("order", "market", "company", "permit-1", "permit-2", "permit-3", "permit-4")
MAX_LENGTH = 5_000
"""At most eight rounds of four players with nine foremen, each of fewer than 14 lines; draws."""
SCORE_BOUNDS = (-999, 2_999)


class CoalCountry(PickedByTable, Game):
    """Coal Country, 2 to 4 players, six or eight rounds, two variants. (CC-1, CC-96)"""

    locale_prefix = "cc"
    picked_table = PICKED

    def __init__(
        self, options: dict[str, OptionValue], version: int, components: ComponentSet
    ) -> None:
        tables = build_tables(components, options)
        fixes = fixes_for(FIXES, version)
        tables.church_optional = fixes.church_may_be_declined
        tables.shed_optional = fixes.shed_may_keep_less
        self.tables = tables
        self.tiles = kind_names(components)
        moves = catalogue(self.tiles, int(tables.most_coal), int(tables.shed_coal))
        tables.first_sell = moves.firsts["sell"]
        tables.first_keep = moves.firsts["keep"]
        tables.first_withdraw = moves.firsts["withdraw"]
        super().__init__(
            id="coal_country",
            version=version,
            components=components.label,
            seat_counts=SEAT_COUNTS,
            options=options,
            moves=moves,
            max_legal=most_legal_moves(tables),
            reasons=REASONS.table,
            events=EVENTS,
            sources=SOURCES,
            max_length=MAX_LENGTH,
            score_bounds=SCORE_BOUNDS,
        )

    def _new(self, seats: int) -> PlayableCoalCountry:
        self.check_seats(seats)
        return PlayableCoalCountry(self, self.tables, seats)

    def start(self, seats: int) -> State:
        state = self._new(seats)
        prepare(state)
        settle(state, None)
        return state

    def guesser(self, view: AnyView) -> Guesser:
        known = self.known_state(view)
        assert isinstance(known, PlayableCoalCountry)
        return CoalCountryGuesser(known)

    def scramble(self, state: State, seat: int | None, rng: Random) -> State:
        other = state.clone()
        assert isinstance(other, PlayableCoalCountry)
        scramble_foremen(other, seat, rng)
        return other

    def hidden(self, state: State, seat: int | None) -> dict[str, int]:
        assert isinstance(state, PlayableCoalCountry)
        return hidden_facts(state, seat)

    def reason(self, state: State, row: int, actor: int, move: int) -> Reason:
        assert isinstance(state, PlayableCoalCountry)
        known = state if actor < 0 else state.known_to(actor)
        return REASONS.build(row, Refused(known, actor, self.moves[move]))

    def position(self, text: str) -> State:
        state: State = Reader.read_text(text, self._new)
        return state

    def describe(self, view: AnyView) -> tuple[Section, ...]:
        known = self.known_state(view)
        assert isinstance(known, PlayableCoalCountry)
        return describe(known, view)

    def question(self, view: AnyView) -> tuple[Words, ...]:
        known = self.known_state(view)
        assert isinstance(known, PlayableCoalCountry)
        return tuple(describe_asked(known, view))

    def awaited(self, view: AnyView) -> tuple[Words, ...]:
        return tuple(awaited_lines(view))

    def forfeit(self, view: AnyView, move: int) -> Words | None:
        known = self.known_state(view)
        assert isinstance(known, PlayableCoalCountry)
        assert view.seat is not None
        return forfeit(known, view.seat, self.moves[move])

    def wording(self, kind: str, value: int | str) -> Words:
        words = Wording(self.tables, self.tiles)
        if kind == "about":
            return words.about(self.moves[self.moves.id(str(value))])
        return words.say(kind, value)

    def move_words(self, move: int) -> Words:
        return move_words(self.moves[move])


def most_legal_moves(tables: ComponentTables) -> int:
    """No list is longer than that of all placements and withdrawals, or of all sales."""
    placements = int(ids.SPACES * ids.VALUES)
    return max(placements + int(tables.foremen_each) + 2, int(tables.most_coal) + 1)


OPTIONS = (
    Option("rounds", "count", 6, (6, 8), rule="CC-1"),
    Option("reformed", "switch", False, rule="CC-86"),
    Option("amok", "switch", False, rule="CC-92"),
    house_rule("starting_money", 0, 20, "CC-5"),
    house_rule("entrance_toppable", False, True, "CC-53"),
    house_rule("influence_zero_mines", 0, 1, "CC-36"),
    house_rule("market_recycle", "when_bag_empty", "every_round", "CC-11"),
    house_rule("utility_supply_limited", True, False, "CC-76"),
    house_rule("tavern_affects_permits", False, True, "CC-97"),
    house_rule("penalty_uses_effective_influence", True, False, "CC-97"),
    house_rule("place_after_purchase", "per_purchase", "once_per_round", "CC-59"),
    house_rule("church_half_yield", "each_part_separately", "sum_then_halve", "CC-38"),
    house_rule("permit_cost_evaluated", "when_resolved", "when_placed", "CC-50"),
    house_rule("closed_company_sells_display", True, False, "CC-78"),
    house_rule("refuse_only_if_coal_mined", True, False, "CC-39"),
    house_rule("buildings_per_construction_foreman", 1, 2, "CC-63"),
    house_rule("amok_pass_is_final", True, False, "CC-92"),
    house_rule("final_tie", "shared", "earnings", "CC-85"),
    house_rule("cash_shown_to_others", False, True, "CC-18"),
)

SPEC = GameSpec(
    id="coal_country",
    package="coalface.games.coal_country",
    preview=PREVIEW,
    shape=Shape(
        free=("mineshafts.kinds",),
        optional=("rulings",),
        more={"mineshafts.kinds.*": {"links": ["NS"]}},
    ),
    rules_prefixes=("CC",),
    locale_prefix=CoalCountry.locale_prefix,
    version=2,
    components="1",
    options=OPTIONS,
    fixes=FIXES,
    course=COURSE,
    make=CoalCountry,
    secret_points=True,
    score_unit="dollars",
)
