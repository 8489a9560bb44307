"""What a seat of German Railroads sees on the table, and what it remembers.

Built from what the seat knows and nothing else: see `known_to`. Fields that are shown as they are
come from the declaration of the state (`generated/view_fields.py`).
"""

from functools import lru_cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.decisions import Pending, pending_decisions
from coalface.core.fields import chosen, unpacked
from coalface.core.table_state import SPECTATOR
from coalface.core.view import View
from coalface.games.german_railroads import census, ids, names, outlook, secrecy, state
from coalface.games.german_railroads.decisions import DECISIONS
from coalface.games.german_railroads.generated.view_fields import (
    GermanRailroadsStateFields,
    PlayerFields,
    german_railroads_state_fields,
    player_fields,
)
from coalface.games.german_railroads.outlook import Lane
from coalface.games.german_railroads.printed import Printed, printed_of
from coalface.games.german_railroads.rules.end_bonus import cards_in_pile
from coalface.games.german_railroads.rules.locomotives import lowest_loco
from coalface.games.german_railroads.tasks import Task, tasks_view

Known = state.GermanRailroadsState


class Space(msgspec.Struct, frozen=True):
    """An action space where someone stands: its owner, or `emil`."""

    name: str
    owner: str
    workers: int
    coins: int
    black: int


class Player(PlayerFields, frozen=True):
    """All that lies open before one player.

    `lanes`, `industry` and `round_points` follow from the rest: what each railroad, the industry
    track and all of them would score if the round ended now, and `score_now` is the score with
    that. `income_ready` are the income markers that are not used yet.
    """

    points: dict[str, int]
    tracks: tuple[tuple[int, ...], ...]
    locomotives: tuple[str, ...]
    factories: tuple[str, ...]
    markers: tuple[int, ...]
    lanes: tuple[Lane, ...]
    industry: int
    round_points: int
    score_now: int
    income_ready: tuple[int, ...]
    on_bg1: tuple[int, int, int]
    end_bonus: int
    end_bonus_cards: tuple[str, ...] | None


class Emil(msgspec.Struct, frozen=True):
    """The solo opponent; `deck` are the cards that he may still draw."""

    deck: tuple[str, ...]
    workers: int
    total: int
    passed: int
    tiles: tuple[int, ...]
    tiles_total: int


class Table(GermanRailroadsStateFields, frozen=True):
    """What the viewer sees now; `open` are the spaces of this round. (RR-21, RR-84)

    `tasks` are what `owed` and `offered` mean for whoever decides. `lowest_locomotive` is the
    number of the one in the supply that is built next, None if there is none.
    """

    board: str
    coal: bool
    new_parts: bool
    open: tuple[str, ...]
    public: int
    rounds: int
    rounds_left: int
    lowest_locomotive: int | None
    passed: tuple[int, ...]
    spaces: tuple[Space, ...]
    engineers: dict[str, str]
    foundries: dict[str, str]
    end_pile: int
    emil: Emil | None
    players: tuple[Player, ...]
    owed: dict[str, int]
    offered: dict[str, int]
    of_foundry: dict[str, int]
    tasks: tuple[Task, ...]
    pending: tuple[Pending, ...]
    printed: Printed


class Position(msgspec.Struct, frozen=True):
    """Where an end bonus card lies, and how many looks of each seat have seen it there."""

    place: str
    seen: tuple[int, ...]


class Group(msgspec.Struct, frozen=True):
    """End bonus cards that lie at these positions, in an order that the seat does not know."""

    cards: tuple[str, ...]
    positions: tuple[Position, ...]


class Memory(msgspec.Struct, frozen=True):
    """What a seat that forgets nothing knows of the end bonus cards. (RR-21, RR-72)"""

    end_bonus: tuple[Group, ...]


GermanRailroadsView = View[Table, Memory]

CACHED = 5000
"""What comes again in nearly every view is made once."""


@lru_cache(CACHED)
def space_view(space: int, packed: int) -> Space:
    """Show a space with what stands there."""
    owner, *pieces = unpacked(packed, len(names.STANDING_NAMES))
    return Space(names.SPACE_NAMES[space], names.OWNER_NAMES[owner], *pieces)


@lru_cache(CACHED)
def tiles_view(locomotives: int, factories: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Show the locomotives and the factories of a player."""
    return (
        tuple(map(names.spell_locomotive, unpacked(locomotives, int(ids.SLOTS)))),
        tuple(map(names.spell_factory, unpacked(factories, int(ids.GAPS)))),
    )


@lru_cache(CACHED)
def places_view(
    things: tuple[str, ...], places: tuple[str, ...], where: tuple[int, ...]
) -> tuple[tuple[str, str], ...]:
    """Show where some things lie, by name."""
    return tuple((thing, places[place]) for thing, place in zip(things, where, strict=True))


def build_view(known: Known, seat: int | None) -> GermanRailroadsView:
    """Build the view of a seat, or of a spectator, from what it knows. (RR-21)"""
    return View(
        game="german_railroads",
        seats=int(known.seats),
        seat=seat,
        actors=tuple(known.actors()),
        table=table_view(known, seat),
        memory=memory_view(known, seat),
        known=known,
    )


def table_view(known: Known, seat: int | None) -> Table:
    """Show everything that lies open. (RR-21)"""
    components, passed = known.components, known.passed
    engineers = places_view(names.ENGINEER_NAMES, names.ENGINEER_PLACES, tuple(known.engineer_at))
    foundries = places_view(names.FOUNDRY_NAMES, names.FOUNDRY_PLACES, tuple(known.foundry_at))
    return Table(
        *german_railroads_state_fields(known),
        board=names.BOARD_NAMES[components.board],
        coal=bool(components.coal),
        new_parts=bool(components.new_parts),
        open=outlook.open_space_names(known),
        public=components.public[known.seats],
        rounds=components.rounds[known.seats],
        rounds_left=components.rounds[known.seats] - known.round,
        lowest_locomotive=lowest_loco(known) or None,
        passed=tuple(seat for seat in range(known.seats) if passed >> seat & 1),
        spaces=tuple(space_view(at, on) for at, on in enumerate(known.on_spaces) if on),
        engineers=dict(engineers),
        foundries=dict(foundries),
        end_pile=cards_in_pile(known),
        emil=emil_view(known) if known.seats == 1 else None,
        players=tuple(player_view(known, player, seat) for player in known.players),
        owed=effects_view(known.owed_count, known.owed),
        offered=effects_view(known.offered_count, known.offered),
        of_foundry=effects_view(known.open_foundry, known.of_foundry),
        tasks=tasks_view(known),
        pending=tuple(map(decision_view, pending_decisions(known, DECISIONS))),
        printed=printed_of(components),
    )


def emil_view(known: Known) -> Emil:
    """Show Emil's cards and workers."""
    return Emil(
        deck=chosen(names.EMIL_CARD_NAMES, known.emil_deck),
        workers=known.emil_workers,
        total=known.emil_total,
        passed=known.emil_passed,
        tiles=tuple(known.emil_tiles),
        tiles_total=sum(known.emil_tiles),
    )


def decision_view(decision: Pending) -> Pending:
    """Show a pending decision; a tile in the hand is spelled like those that lie there."""
    if decision.kind not in ("hand", "replace"):
        return decision
    tile = int(decision.args["tile"] or 0)
    factory = decision.kind == "replace"
    word = names.spell_factory(ids.FILLED + tile) if factory else names.spell_locomotive(tile)
    return Pending(decision.kind, decision.seat, {"tile": word})


def effects_view(any_there: int, pool: vec[i64]) -> dict[str, int]:
    """Show what waits, by name."""
    if not any_there:
        return {}
    return {names.ATOM_NAMES[atom]: count for atom, count in enumerate(pool) if count}


def player_view(known: Known, player: state.Player, seat: int | None) -> Player:
    """Show all that lies open before one player; end bonus cards only to himself. (RR-21)"""
    mine = ids.HELD + player.seat
    held = [card for card, place in enumerate(known.end_bonus_at) if place == mine]
    may_look = player.seat == seat or known.phase == ids.FINISHED
    lines = (player.main_line, player.second_line, player.third_line)
    locomotives, factories = tiles_view(player.locomotives, player.factories)
    lanes, industry = outlook.lanes_now(known, player), outlook.industry_now(known, player)
    round_points = industry + sum(lane.points for lane in lanes)
    income = unpacked(player.income - player.income_used, len(names.INCOME_NAMES))
    _, workers, coins, black = unpacked(player.on_bg1, len(names.STANDING_NAMES))
    return Player(
        *player_fields(player),
        points=census.breakdown(player),
        tracks=tuple(unpacked(line, int(ids.COLOURS)) for line in lines),
        locomotives=locomotives,
        factories=factories,
        markers=outlook.markers_on(player.markers),
        lanes=lanes,
        industry=industry,
        round_points=round_points,
        score_now=int(player.score) + round_points,
        income_ready=income,
        on_bg1=(workers, coins, black),
        end_bonus=len(held),
        end_bonus_cards=tuple(names.END_BONUS_NAMES[c] for c in held) if may_look else None,
    )


def memory_view(known: Known, seat: int | None) -> Memory:
    """Show what a seat knows of the end bonus cards. (RR-21, RR-72)"""
    found: dict[int, list[int]] = {}
    for card, group in enumerate(secrecy.groups(known, SPECTATOR if seat is None else seat)):
        found.setdefault(group, []).append(card)
    return Memory(tuple(group_view(known, found[group]) for group in sorted(found) if group >= 0))


def group_view(known: Known, cards: list[int]) -> Group:
    """Show the faces of a group, and its positions."""
    places = (
        position_view(known.end_bonus_at[card], known.end_bonus_looks[card], int(known.seats))
        for card in cards
    )
    return Group(tuple(names.END_BONUS_NAMES[card] for card in cards), tuple(places))


@lru_cache(CACHED)
def position_view(place: int, looks: int, seats: int) -> Position:
    """Show where a card lies, and who has seen it there how often."""
    return Position(names.END_PLACES[place], unpacked(looks, seats))
