"""The shared boards of German Railroads in words: spaces, engineers, supplies, coal, Emil."""

from coalface.core.messages import NONE, message
from coalface.core.tables import Section, Words
from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.messages import head, listed, thing
from coalface.games.german_railroads.move_words import pieces as spell_pieces
from coalface.games.german_railroads.outlook import open_spaces
from coalface.games.german_railroads.rules.owed import public
from coalface.games.german_railroads.state import GermanRailroadsState
from coalface.games.german_railroads.view import GermanRailroadsView, Table

ON_STRIP = ("hire", *(f"strip-{place}" for place in range(1, 7)))


def cost_words(known: GermanRailroadsState, space: int) -> Words:
    """What it costs to use a space."""
    tables = known.components
    counts = spell_pieces(int(tables.space_workers[space]), 0, int(tables.space_coins[space]))
    return message("gr-cell", what=("piece-list", counts))


def owners(table: Table, space: int) -> list[str]:
    """Who stands on a space; on the one that is never blocked, everyone who does."""
    name = names.SPACE_NAMES[space]
    if space == ids.BLACK_OR_GRAY:
        return [f"seat-{seat}" for seat, player in enumerate(table.players) if any(player.on_bg1)]
    return [taken.owner for taken in table.spaces if taken.name == name]


def describe_spaces(table: Table, known: GermanRailroadsState) -> Section:
    """The action spaces with cost and who stands there."""
    rows = tuple(
        (
            thing("space", names.SPACE_NAMES[space]),
            cost_words(known, space),
            listed("owner", owners(table, space)),
        )
        for space in open_spaces(known)
    )
    return Section(Words("gr-head-spaces"), (), head("space", "cost", "taken"), rows)


def describe_engineers(table: Table, known: GermanRailroadsState) -> Section:
    """Where each engineer is that can be seen, what he costs, and whether he is in use."""
    rows = []
    for place in (*ON_STRIP, "card"):
        rows += [
            engineer_row(table, known, name, thing("strip", place) if place in ON_STRIP else NONE)
            for name, where in table.engineers.items()
            if where == place
        ]
    for name, where in table.engineers.items():
        if where == "emil" or where.startswith("seat-"):
            hired = message("gr-cell-hired", owner=("owner", where))
            rows.append(engineer_row(table, known, name, hired))
    columns = head("place", "engineer", "cost", "taken")
    return Section(Words("gr-head-engineers"), (Words("gr-line-engineers"),), columns, tuple(rows))


def engineer_row(
    table: Table, known: GermanRailroadsState, name: str, where: Words
) -> tuple[Words, ...]:
    """One engineer as a row."""
    engineer = names.ENGINEER_NAMES.index(name)
    space = ids.FIRST_ENGINEER + engineer
    if where == NONE:
        where = Words("gr-cell-on-card")
    elif table.engineers[name] in ON_STRIP[1:] and not public(known, engineer):
        where = message("gr-cell-announced", place=("strip", table.engineers[name]))
    taken = listed("owner", owners(table, space))
    return (where, thing("engineer", name), cost_words(known, space), taken)


def describe_supply(view: GermanRailroadsView, known: GermanRailroadsState) -> Section:
    """Tiles, doublers, `?` cards, extensions, income markers, end bonus cards."""
    table = view.table
    lines = [
        message("gr-line-locomotives", tiles=("locos-list", spell_tiles(table.locomotives))),
        message("gr-line-factories", tiles=("factory-list", spell_numbers(table.factories))),
        message("gr-line-doublers-left", count=("count", table.doublers)),
        message("gr-line-cards", cards=("card-list", " ".join(table.cards))),
        message("gr-line-end-pile", count=("count", table.end_pile)),
    ]
    if table.pending and table.pending[-1].kind == "start-bonus":
        lines.append(message("gr-line-bonuses", cards=("bonus-list", " ".join(table.bonuses))))
    if table.turquoise_with:
        lines.append(message("gr-line-turquoise", seat=("seat", table.turquoise_with - 1)))
    hidden = [c for group in view.memory.end_bonus for c in group.cards if len(group.cards) > 1]
    if hidden and view.seat is not None:
        lines.append(message("gr-line-end-hidden", cards=("end-bonus-list", " ".join(hidden))))
    if known.components.board:
        income = [
            name for kind, name in enumerate(names.INCOME_NAMES) for _ in range(table.income[kind])
        ]
        lines.append(message("gr-line-income-left", markers=("income-list", " ".join(income))))
        if table.marker_left:
            lines.append(Words("gr-line-marker-left"))
    return Section(Words("gr-head-supply"), tuple(lines))


def describe_extensions(table: Table, known: GermanRailroadsState) -> Section:
    """The railroad extensions that are left, by the station they fit."""
    tables, rows = known.components, []
    for station, name in enumerate(names.STATION_NAMES):
        for extension, tile in enumerate(names.EXTENSION_NAMES):
            fits = tables.extension_size[extension] == tables.station_size[station]
            if fits and tile in table.extensions:
                rows.append((thing("station", name), thing("extension", tile)))
    return Section(Words("gr-head-extensions"), (), head("station", "extension"), tuple(rows))


def spell_tiles(counts: tuple[int, ...]) -> str:
    """Locomotives by number, with how many there are: `2*4 3*2`."""
    return " ".join(f"{n}*{count}" for n, count in enumerate(counts) if count)


def spell_numbers(counts: tuple[int, ...]) -> str:
    """Factories by number, each as often as it lies there."""
    return " ".join(str(n) for n, count in enumerate(counts) for _ in range(count))


def describe_coal(table: Table, known: GermanRailroadsState) -> Section:
    """Foundries that can be taken, the pile, the boilerman space."""
    shown = [name for name, where in table.foundries.items() if where == "display"]
    lines = [
        message("gr-line-display", foundries=("foundry-list", " ".join(shown))),
        message("gr-line-foundry-pile", count=("count", table.foundry_pile)),
        message("gr-line-boiler", coal=("count", int(known.components.boiler_coal))),
    ]
    if table.boiler_used:
        lines.append(message("gr-line-boiler-used", seat=("seat", table.boiler_used - 1)))
    return Section(Words("gr-head-coal"), tuple(lines))


def describe_emil(table: Table, known: GermanRailroadsState) -> Section:
    """Emil: workers, when he grows, what his cards may still show, what he took."""
    emil = table.emil
    assert emil is not None
    tables = known.components
    workers, total = ("count", emil.workers), ("count", emil.total)
    lines = [message("gr-line-emil-workers", workers=workers, total=total)]
    growing = [int(tables.emil_growth[step]) for step in range(len(tables.emil_growth))]
    coming = growing[emil.total - int(tables.emil_workers) :]
    if coming:
        lines.append(message("gr-line-emil-grows", points=("count", coming[0])))
    if emil.passed:
        lines.append(Words("gr-line-emil-passed"))
    else:
        lines.append(
            message(
                "gr-line-emil-deck",
                count=("count", len(emil.deck)),
                cards=("emil-card-list", " ".join(emil.deck)),
            )
        )
    hired = [name for name, where in table.engineers.items() if where == "emil"]
    lines.append(message("gr-line-emil-engineers", engineers=("engineer-list", " ".join(hired))))
    if any(emil.tiles):
        lines.append(message("gr-line-emil-tiles", tiles=("locos-list", spell_tiles(emil.tiles))))
    return Section(Words("gr-head-emil"), tuple(lines))
