"""A view of Ruhrschifffahrt in words: sections and tables of keys and arguments."""

from typing import Final

from coalface.core.contract import CHANCE
from coalface.core.messages import count_cell, message
from coalface.core.tables import ArgKind, Section, Words
from coalface.games.ruhrschifffahrt.asked import describe_asked
from coalface.games.ruhrschifffahrt.printed import RiverSpace
from coalface.games.ruhrschifffahrt.state import RuhrState
from coalface.games.ruhrschifffahrt.view import Player, RuhrView, Table

NOBODY: Final = Words("rs-cell-nobody")
NO_DIE: Final = Words("rs-cell-no-die")
NOWHERE: Final = Words("cell-text", (("text", "text", "\N{EN DASH}"),))


def describe(view: RuhrView, known: RuhrState) -> tuple[Section, ...]:
    """The position as anyone sees it; `known` is what the seat knows, as a state."""
    table = view.table
    return (
        describe_turn(view, known),
        describe_options(table),
        describe_storages(table),
        describe_track(table),
        describe_spaces(table),
        describe_locks(table),
        describe_depots(table),
        describe_port(table),
        describe_markers(view),
        describe_players(table),
        describe_needs(table),
        *(describe_player(table, seat) for seat in range(view.seats)),
    )


def thing(kind: ArgKind, name: str) -> Words:
    """One thing as a cell of a table."""
    return message("rs-cell", what=(kind, name))


def owners(seats: tuple[int, ...]) -> Words:
    """Seats as a cell of a table."""
    names = " ".join(str(seat) for seat in seats)
    return message("rs-cell", what=("seat-list", names)) if names else NOBODY


def describe_turn(view: RuhrView, known: RuhrState) -> Section:
    """Turn and phase, what they bring, the order of play, who must decide, and what."""
    table = view.table
    lines = [
        message("rs-line-turn", turn=("count", table.turn), year=("text", str(table.year))),
        message("rs-line-coat", territory=("territory", table.coat)),
    ]
    if not view.actors:
        lines.append(Words("rs-phase-end"))
        return Section(Words("rs-title"), tuple(lines))
    lines.append(thing("phase", table.phase))
    coming = table.printed.turns[table.turn - 1 : table.turn + 1]
    for turn, key in zip(coming, ("rs-line-effects", "rs-line-effects-next"), strict=False):
        if turn.effects:
            lines.append(message(key, effects=("effect-list", " ".join(turn.effects))))
    if len(set(table.order)) == view.seats:
        order = " ".join(str(seat) for seat in table.order)
        lines.append(message("rs-line-order", order=("seat-row", order)))
    if table.pilots_banned:
        lines.append(Words("rs-line-banned"))
    if table.locks_forced:
        lines.append(Words("rs-line-forced"))
    lines += [message("turn-of", name=("seat", actor)) for actor in view.actors]
    if view.actors != (CHANCE,):
        lines += describe_asked(table, known)
    return Section(Words("rs-title"), tuple(lines))


def describe_options(table: Table) -> Section:
    """The special options with their fees and who has chosen them."""
    rows = []
    for option, fee in table.fees.items():
        chosen = tuple(s for s, player in enumerate(table.players) if player.option == option)
        if option != "none":
            cost = count_cell(fee) if fee else Words("rs-cell-free")
            rows.append((thing("option", option), cost, owners(chosen)))
    columns = (Words("rs-head-option"), Words("rs-head-fee"), Words("rs-head-chosen"))
    return Section(Words("rs-head-options"), (), columns, tuple(rows))


def describe_storages(table: Table) -> Section:
    """The storages, from upriver: territory, die, standard trip, barge."""
    columns = tuple(
        Words(f"rs-head-{name}") for name in ("storage", "territory", "die", "trip", "barge")
    )
    rows = tuple(describe_storage(table, name, pips) for name, pips in table.storages.items())
    return Section(Words("rs-head-storages"), (), columns, rows)


def describe_storage(table: Table, name: str, pips: int) -> tuple[Words, ...]:
    """One storage with the pips of its die."""
    storage = table.printed.river[name]
    return (
        thing("storage", name),
        describe_territory(storage),
        count_cell(pips) if pips else NO_DIE,
        thing("space", storage.target) if storage.target else Words("rs-cell-pilot"),
        describe_barges(table, name),
    )


def describe_territory(space: RiverSpace) -> Words:
    """The territory of a space as a cell of a table."""
    return thing("territory", space.territory) if space.territory else NOWHERE


def describe_barges(table: Table, place: str) -> Words:
    """The barges at a place as a cell of a table."""
    return owners(tuple(s for s, player in enumerate(table.players) if player.place == place))


def describe_track(table: Table) -> Section:
    """The columns of the transport track."""
    rows = tuple(
        (
            thing("coal", column.coal),
            count_cell(column.boxes),
            message("rs-cell-dice", dice=("text", " ".join(map(str, column.dice))))
            if column.dice
            else NO_DIE,
            count_cell(column.gone),
        )
        for column in table.track
    )
    columns = tuple(Words(f"rs-head-{name}") for name in ("coal", "boxes", "dice", "gone"))
    return Section(Words("rs-head-track"), (), columns, rows)


def describe_spaces(table: Table) -> Section:
    """The selling spaces: demand, warehouses, barges."""
    rows = tuple(
        (
            thing("space", name),
            describe_territory(table.printed.river[name]),
            count_cell(table.demand.get(name, 0)),
            owners(table.cities[name].warehouses if name in table.cities else ()),
            describe_barges(table, name),
        )
        for name in table.printed.names["space"]
    )
    columns = tuple(
        Words(f"rs-head-{name}") for name in ("space", "territory", "demand", "warehouses", "barge")
    )
    return Section(Words("rs-head-spaces"), (), columns, rows)


def describe_locks(table: Table) -> Section:
    """Obstacles that are left, with the points of their locks."""
    rows = tuple(
        (
            thing("obstacle", name),
            describe_territory(table.printed.river[name]),
            count_cell(table.printed.river[name].points or 0),
            Words("rs-cell-obstacle" if name in table.obstacles else "rs-cell-lock"),
        )
        for name in table.printed.names["obstacle"]
    )
    columns = tuple(Words(f"rs-head-{name}") for name in ("lock", "territory", "points", "state"))
    line = message("rs-line-lock-cost", thalers=("count", table.lock_cost))
    return Section(Words("rs-head-locks"), (line,), columns, rows)


def describe_depots(table: Table) -> Section:
    """Warehouses in the coal depots."""
    rows = tuple(
        (thing("territory", name), owners(depot.warehouses)) for name, depot in table.depots.items()
    )
    columns = (Words("rs-head-territory"), Words("rs-head-warehouses"))
    return Section(Words("rs-head-depots"), (), columns, rows)


def describe_port(table: Table) -> Section:
    """The export columns, the marker, the country of this turn."""
    lines = [message("rs-line-export", points=("count", table.export_value))]
    if str(table.turn) in table.countries:
        lines.append(
            message("rs-line-country", column=("column", table.countries[str(table.turn)]))
        )
    rows = tuple(
        (thing("column", name), owners(place.warehouses)) for name, place in table.port.items()
    )
    columns = (Words("rs-head-column"), Words("rs-head-warehouses"))
    return Section(Words("rs-head-port"), tuple(lines), columns, rows)


def describe_markers(view: RuhrView) -> Section:
    """The bag, markers that were not drawn, countries face down, white markers left."""
    table, memory = view.table, view.memory
    lines = [message("rs-line-bag", markers=("count", table.bag))]
    rows = [(thing("face", name), count_cell(count)) for name, count in memory.undrawn.items()]
    rows += [(thing("column", name), count_cell(n)) for name, n in memory.countries_left.items()]
    rows += [(thing("white", name), count_cell(n)) for name, n in table.white_left.items()]
    columns = (Words("rs-head-marker"), Words("rs-head-left"))
    return Section(Words("rs-head-markers"), tuple(lines), columns, tuple(rows))


def describe_players(table: Table) -> Section:
    """What can be counted of each player."""
    rows = tuple(
        (
            message("cell-seat", seat=("seat", seat)),
            count_cell(player.vp),
            count_cell(player.thaler),
            count_cell(player.pool),
            count_cell(player.coming),
            count_cell(player.debt),
            count_cell(player.locks),
        )
        for seat, player in enumerate(table.players)
    )
    names = ("player", "points", "thalers", "pool", "to-come", "debt", "locks-built")
    columns = tuple(Words(f"rs-head-{name}") for name in names)
    return Section(Words("rs-head-players"), (), columns, rows)


def describe_needs(table: Table) -> Section:
    """How many tokens of each area a progress marker needs, and who has earned it."""
    rows = []
    areas = table.printed.areas
    for name, marker in table.printed.markers.items():
        kind: ArgKind = "white" if marker.white else "black"
        counts = (count_cell(marker.needs.get(area, 0)) for area in areas)
        rows.append((thing(kind, name), *counts, earned_by(table, kind, name)))
    columns = (
        Words("rs-head-needs-marker"),
        *(thing("area", area) for area in areas),
        Words("rs-head-earned"),
    )
    return Section(Words("rs-head-needs"), (), columns, tuple(rows))


def earned_by(table: Table, kind: str, marker: str) -> Words:
    """The seats that have a progress marker, spent or not."""
    return owners(
        tuple(
            seat
            for seat, player in enumerate(table.players)
            if marker in (player.earned if kind == "black" else player.white)
        )
    )


def describe_player(table: Table, seat: int) -> Section:
    """The board of a player: money, tokens, and progress markers."""
    player = table.players[seat]
    lines = [
        message(
            "rs-line-means",
            thalers=("count", player.thaler),
            pool=("count", player.pool),
            debt=("count", player.debt),
        ),
        message("rs-line-black", markers=("black-list", " ".join(player.earned))),
        message("rs-line-white", markers=("white-list", " ".join(player.white))),
    ]
    if player.used:
        lines.append(message("rs-line-used", markers=("black-list", " ".join(player.used))))
    if player.spent:
        lines.append(message("rs-line-spent", markers=("white-list", " ".join(player.spent))))
    if player.blank:
        lines.append(message("rs-line-blank", markers=("white-list", " ".join(player.blank))))
    if player.thirty_plus:
        lines.append(Words("rs-line-thirty"))
    columns = (Words("rs-head-area"), Words("rs-head-tokens"))
    return Section(
        message("rs-head-board", name=("seat", seat)),
        tuple(lines),
        columns,
        describe_tokens(player),
    )


def describe_tokens(player: Player) -> tuple[tuple[Words, ...], ...]:
    """Development tokens by area."""
    return tuple((thing("area", area), count_cell(count)) for area, count in player.tokens.items())
