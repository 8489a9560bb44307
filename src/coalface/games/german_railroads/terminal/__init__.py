"""German Railroads drawn with letters: the main board, the boards of the players, Emil."""

from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text as Line

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.describe_seat import spell_loco
from coalface.games.german_railroads.names import (
    EMPTY,
    ENGINEER_NAMES,
    FOUNDRY_NAMES,
    INCOME_NAMES,
    POINT_NAMES,
    TOKEN_NAMES,
)
from coalface.games.german_railroads.rules.scoring import industry_points, railroad_points
from coalface.games.german_railroads.rules.specials import medal, reach, stars
from coalface.games.german_railroads.state import GermanRailroadsState
from coalface.games.german_railroads.terminal.lanes import draw_lanes, spell_factory
from coalface.games.german_railroads.terminal.pieces import (
    EMIL,
    EMIL_STYLE,
    REACHED,
    brief,
    game_of,
    heading,
    labelled,
    letter,
    tables_of,
)
from coalface.games.german_railroads.terminal.spaces import draw_spaces
from coalface.games.german_railroads.view import Player
from coalface.terminal.boards import Scene
from coalface.terminal.pieces import DIM, HEADING, OWN, join, seat_mark, seat_name, styled

WIDTH: Final = 100
SOURCES: Final = POINT_NAMES
MARGIN: Final = 4
LEGENDS: Final = ("gr-legend", "gr-legend-coal", "gr-legend-more")
WHOLE_BOARD: Final = ("start-bonus", "again", "relocate")
"""Questions, other than where to place, that the whole table matters for."""


def draw(scene: Scene, whole: bool) -> tuple[list[RenderableType], set[str]]:
    """The position as the seat of the view sees it, and the moves whose numbers stand in it."""
    known = game_of(scene).known_state(scene.view)
    shown = set[str]()
    parts: list[RenderableType] = [draw_title(scene)]
    seat = scene.view.seat
    if scene.view.actors and (whole or of_the_board(scene)):
        parts += [draw_spaces(scene, known, shown), *draw_supply(scene, whole)]
        parts += draw_emil(scene, known, whole)
        for other in range(scene.view.seats):
            if other != seat and not whole:
                parts += draw_other(scene, known, other)
    seats = range(scene.view.seats) if whole or seat is None else [seat]
    for each in seats:
        parts += draw_board(scene, known, each)
    if of_the_board(scene):
        legends = LEGENDS if whole else LEGENDS[:2]
        parts += [styled(scene.text.say(key), DIM) for key in legends]
    return parts, shown


def of_the_board(scene: Scene) -> bool:
    """Is the decision about the whole board, and not about one's own alone?"""
    asked = scene.view.table.pending
    if not asked:
        return bool(scene.view.actors)
    if asked[-1].kind in WHOLE_BOARD:
        return True
    return bool(asked[-1].kind == "turn" and asked[-1].args["placed"] == 0)


def draw_seat(scene: Scene, seat: int) -> list[RenderableType]:
    """All that lies before one player."""
    return draw_board(scene, game_of(scene).known_state(scene.view), seat)


# Title, supply, Emil


def draw_title(scene: Scene) -> RenderableType:
    """The game, the round, and the scores; names only as long as there is room."""
    long = title_line(scene, names=True)
    fits = long.cell_len <= WIDTH - MARGIN
    return Rule(long if fits else title_line(scene, names=False), align="left", style=DIM)


def title_line(scene: Scene, names: bool) -> Line:
    """What the title says, the players in turn order."""
    table, text = scene.view.table, scene.text
    title = styled(text.render(scene.game.wording("title", scene.game.id)), HEADING)
    round_text = text.say("gr-short-round", round=table.round, rounds=table.rounds)
    title.append(f" · {round_text}", HEADING)
    known = len(set(table.order)) == scene.view.seats
    for seat in table.order if known else range(scene.view.seats):
        title.append(" · ")
        title.append_text(seat_name(scene, seat) if names else seat_mark(seat))
        title.append(" " + text.say("gr-short-points", count=table.players[seat].score))
        if seat in table.passed:
            title.append(f" ({text.say('gr-short-passed')})", DIM)
    return title


def draw_supply(scene: Scene, whole: bool) -> list[RenderableType]:
    """What the supply holds; all of it by name if the whole table is asked for."""
    table, text = scene.view.table, scene.text
    locos = " ".join(f"#{n}x{c}" for n, c in enumerate(table.locomotives) if c)
    factories = " ".join(f"[{n}]" for n, c in enumerate(table.factories) for _ in range(c))
    line = heading(text.say("gr-short-supply")).append(f"  {locos}", "")
    for key, value in (
        ("factories", factories),
        ("doublers", str(table.doublers)),
        ("cards", str(len(table.cards))),
        ("end-pile", str(table.end_pile)),
    ):
        if value:
            line.append_text(labelled(f"  {text.say(f'gr-short-{key}')}", value))
    lines: list[RenderableType] = [line]
    if whole:
        lines.append(text_list(scene, "gr-line-cards", "card", "cards", table.cards))
        if tables_of(scene).board:
            left = [n for k, n in enumerate(INCOME_NAMES) for _ in range(table.income[k])]
            lines.append(text_list(scene, "gr-line-income-left", "income", "markers", left))
            lines += [
                indented(Line(text.render(scene.game.wording("extension", name))))
                for name in table.extensions
            ]
    return lines


def text_list(
    scene: Scene, key: str, kind: str, name: str, items: list[str] | tuple[str, ...]
) -> Line:
    """A line of the described position that lists things."""
    listed = scene.game.wording(f"{kind}-list", " ".join(items))
    return Line(scene.text.say(key, **{name: listed}))


def draw_emil(scene: Scene, known: GermanRailroadsState, whole: bool) -> list[RenderableType]:
    """Emil in a line: workers, cards, when he grows, engineers; his cards if asked for."""
    emil, text, tables = scene.view.table.emil, scene.text, tables_of(scene)
    if emil is None:
        return []
    line = styled(f"{EMIL} {text.say('gr-emil')}", EMIL_STYLE)
    workers = f"{emil.workers}/{emil.total}"
    line.append_text(labelled(f"  {text.say('gr-sign-worker')}", workers)).append("  ")
    line.append(text.say("gr-short-deck", count=len(emil.deck)), "")
    if emil.passed:
        line.append(f"  ({text.say('gr-short-passed')})", DIM)
    coming = [int(mark) for mark in tables.emil_growth][emil.total - int(tables.emil_workers) :]
    if coming:
        line.append("  " + text.say("gr-short-grows", points=coming[0]), DIM)
    hired = engineers_of(scene, "emil")
    if hired:
        line.append_text(labelled(f"  {text.say('gr-short-engineers')}", hired))
    lines: list[RenderableType] = [line]
    if emil.deck and not emil.passed:
        cards = ", ".join(text.render(scene.game.wording("emil-card", card)) for card in emil.deck)
        lines.append(indented(labelled(f"{text.say('gr-short-coming')}:", cards)))
    return lines


def engineers_of(scene: Scene, owner: str) -> str:
    """The numbers of someone's engineers."""
    tables, table = tables_of(scene), scene.view.table
    return " ".join(
        f"#{tables.engineer_number[ENGINEER_NAMES.index(name)]}"
        for name, where in table.engineers.items()
        if where == owner
    )


# The players


def draw_board(scene: Scene, known: GermanRailroadsState, seat: int) -> list[RenderableType]:
    """All that lies before one player: what is counted, what is owned, the lanes."""
    owned = [indented(line) for line in draw_owned(scene, seat)]
    return [draw_counts(scene, known, seat), *owned, *draw_lanes(scene, known, seat)]


def indented(line: Line) -> RenderableType:
    """A line whose continuation begins where it begins."""
    return Padding(line, (0, 0, 0, 2))


def draw_counts(scene: Scene, known: GermanRailroadsState, seat: int) -> Line:
    """What is counted of a player."""
    player: Player = scene.view.table.players[seat]
    text = scene.text
    line = seat_name(scene, seat)
    line.append(f" {text.say('gr-short-points', count=player.score)}", OWN)
    if scene.view.actors:
        line.append(f" (+{player.round_points})", DIM)
    line.append("  " + text.say("gr-short-workers", count=player.workers), "")
    if player.black_worker == 1:
        line.append(" " + text.say("gr-short-black-worker"), "")
    line.append("  " + text.say("gr-short-coins", count=player.coins), "")
    if tables_of(scene).coal:
        line.append("  " + text.say("gr-short-coals", count=player.coal), "")
    if player.aside:
        line.append("  " + text.say("gr-short-to-earn", count=player.aside), DIM)
    if player.signals:
        line.append_text(labelled(f"  {text.say('gr-short-signals')}", str(player.signals)))
    hired = engineers_of(scene, f"seat-{seat}")
    if hired:
        line.append_text(labelled(f"  {text.say('gr-short-engineers')}", hired))
    if player.end_bonus:
        line.append_text(labelled(f"  {text.say('gr-short-end-pile')}", str(player.end_bonus)))
    return line


def draw_owned(scene: Scene, seat: int) -> list[Line]:
    """Tokens that are left, income markers, foundries, end bonus cards."""
    table, tables, text = scene.view.table, tables_of(scene), scene.text
    player: Player = table.players[seat]
    tokens = [
        brief(scene, int(tables.token_row[TOKEN_NAMES.index(name)])) for name in player.tokens
    ]
    lines = [labelled(f"{text.say('gr-short-tokens')}:", " · ".join(tokens))]
    groups = [draw_income(scene, player), draw_foundries(scene, seat)]
    if player.revaluation:
        values = text.render(scene.game.wording("revaluation", player.revaluation))
        groups.append(labelled(f"{text.say('gr-short-values')}:", values))
    filled = [group for group in groups if group.cell_len]
    if filled:
        lines.append(join(filled, "  "))
    if player.end_bonus_cards:
        cards = scene.game.wording("end-bonus-list", " ".join(player.end_bonus_cards))
        lines.append(labelled(f"{text.say('gr-short-end-pile')}:", text.render(cards)))
    return lines


def draw_income(scene: Scene, player: Player) -> Line:
    """Income markers; those that are turned over in brackets."""
    tables, effects = tables_of(scene), []
    for kind, count in enumerate(player.income):
        effect = brief(scene, int(tables.income_row[kind]))
        used = player.income_used[kind]
        effects += [effect] * (count - used) + [f"({effect})"] * used
    if not effects:
        return Line()
    return labelled(f"{scene.text.say('gr-short-income')}:", " · ".join(effects))


def draw_foundries(scene: Scene, seat: int) -> Line:
    """Foundries; those that were used this round in brackets."""
    tables, table, effects = tables_of(scene), scene.view.table, []
    for foundry, name in enumerate(FOUNDRY_NAMES):
        if table.foundries[name] == f"seat-{seat}":
            effect = f"{name.upper()} {brief(scene, int(tables.foundry_row[foundry]))}"
            effects.append(f"({effect})" if name in table.foundries_used else effect)
    if not effects:
        return Line()
    return labelled(f"{scene.text.say('gr-short-foundries')}:", " · ".join(effects))


def draw_other(scene: Scene, known: GermanRailroadsState, seat: int) -> list[RenderableType]:
    """Another player in few lines: counts, railroads, industry."""
    player: Player = scene.view.table.players[seat]
    text = scene.text
    groups = [draw_short_railroad(scene, known, seat, rr) for rr in range(ids.RAILROADS)]
    factories = "".join(f"[{spell_factory(tile)}]" for tile in player.factories if tile != EMPTY)
    industry = styled(f"{text.say('gr-short-markers')} ", DIM)
    industry.append(f"{industry_points(known, known.players[seat])} {factories}".strip(), "")
    doublers = labelled(text.say("gr-short-doublers"), str(player.doublers))
    second = join(groups, "  ")
    third = join([industry, doublers], "  ")
    tokens = labelled(text.say("gr-short-tokens"), str(len(player.tokens)))
    third.append("  ").append_text(tokens)
    for extra in (draw_income(scene, player), draw_foundries(scene, seat)):
        if extra.cell_len:
            third.append("  ").append_text(extra)
    return [draw_counts(scene, known, seat), indented(second), indented(third)]


def draw_short_railroad(scene: Scene, known: GermanRailroadsState, seat: int, rr: int) -> Line:
    """A railroad in few letters: tracks, locomotives, reach, what it scores."""
    player: Player = scene.view.table.players[seat]
    tracks = [f"{letter(scene, c)}{place}" for c, place in enumerate(player.tracks[rr]) if place]
    slots = player.locomotives[:2] if rr == ids.MAIN else (player.locomotives[rr + 1],)
    locos = "".join(spell_loco(tile) for tile in slots if tile != EMPTY)
    line = styled(scene.text.render(scene.game.wording("railroad", rr)) + " ", DIM)
    line.append(f"{' '.join(tracks)} {locos}{REACHED}{reach(known.players[seat], rr)}", "")
    points = int(railroad_points(known, known.players[seat], rr))
    points += int(stars(known, known.players[seat], rr)) + int(
        medal(known, known.players[seat], rr)
    )
    return line.append(f" +{points}", OWN)
