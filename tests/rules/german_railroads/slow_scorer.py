"""A second scorer: slow and obvious, from the view and the component file alone."""

from typing import Any

from coalface.core.components import released_components
from coalface.core.registry import game_spec
from coalface.games.german_railroads.names import RAILROAD_NAMES
from coalface.games.german_railroads.view import Player, Table

SPEC = game_spec("german_railroads")
COMPONENTS: dict[str, Any] = released_components(SPEC.package, SPEC.components).values
COLOURS = ["black", "gray", "brown", "natural", "white"]
VALUES = [COMPONENTS["values"][name] for name in ("normal", "base", "german")]


def numbers(player: Player) -> list[int]:
    """The locomotives by slot, each boilerman one more; empty slots are 0."""
    found = []
    for tile in player.locomotives:
        digits = "".join(letter for letter in tile if letter.isdigit())
        found.append((int(digits) if digits else 0) + tile.count("b"))
    return found


def reaches(player: Player) -> list[int]:
    """How far the locomotives of each railroad reach."""
    slots = numbers(player)
    return [slots[0] + slots[1], slots[2], slots[3]]


def specials(player: Player, board: str) -> list[tuple[str, dict[str, Any]]]:
    """Every special space of a player with its railroad, extensions counted along it."""
    found = []
    table = COMPONENTS["boards"][board]
    for row in table["special"]:
        if row.get("branch", player.branch) == player.branch:
            found.append((row["rr"], row))
    for station, laid in zip(table.get("stations", []), player.extensions, strict=False):
        if laid is None:
            continue
        for cell in COMPONENTS["extensions"][laid]["cells"]:
            found.append((station["rr"], {**cell, "at": station["at"] + cell["c"] - 1}))
    return found


def holds(player: Player, board: str, railroad: str, row: dict[str, Any]) -> bool:
    """Is a special space satisfied?"""
    number = RAILROAD_NAMES[board].index(railroad)
    there = player.tracks[number][COLOURS.index(row["need"])] >= row["at"]
    return there and (not row["loco"] or reaches(player)[number] >= row["at"])


def space_value(player: Player, number: int, space: int) -> int:
    """The best colour on or beyond a space."""
    values: list[int] = VALUES[player.revaluation]
    return max(values[c] for c in range(5) if player.tracks[number][c] >= space)


def phase(player: Player, board: str) -> dict[str, int]:
    """What a scoring phase brings, by source."""
    points: dict[str, int] = {}
    rows = specials(player, board)
    for number, railroad in enumerate(RAILROAD_NAMES[board]):
        total = 0
        for space in range(1, 16):
            if space > reaches(player)[number] or space > player.tracks[number][0]:
                continue
            factor = 2 if number == 0 and space <= player.doublers else 1
            total += factor * space_value(player, number, space)
        for name, row in rows:
            if name == railroad and row["gives"] == "x2" and holds(player, board, name, row):
                total *= 2
        points[f"railroad-{number + 1}"] = total
    stars = [
        int(row["gives"][5:])
        for name, row in rows
        if row["gives"].startswith("star:") and holds(player, board, name, row)
    ]
    points["stars"] = sum(stars)
    slots = [holds(player, board, name, row) for name, row in rows if row["gives"] == "medal"]
    points["medal"] = 20 if player.medal and any(slots) else 0
    points["industry"] = sum(count * lane(place) for place, count in enumerate(player.markers))
    return points


def lane(place: int) -> int:
    """The number of a place of the industry track, or the last one before it."""
    printed: list[int] = COMPONENTS["industry"]["points"]
    while printed[place] < 0:
        place -= 1
    return printed[place]


def end_card(card: str, table: Table, seat: int, board: str) -> int:
    """What an end bonus card is worth."""
    player = table.players[seat]
    if card == "factories":
        return 4 * sum(tile != "-" for tile in player.factories)
    if card == "engineers":
        return 6 * engineers(table, f"seat-{seat}")[0]
    if card == "end_stations":
        last = [15, 9, 9]
        if player.branch == "berlin":
            last[0] = 12
        return 10 * sum(player.tracks[number][0] == last[number] for number in range(3))
    if card == "gray_brown":
        return sum(tracks[1] + tracks[2] for tracks in player.tracks)
    if card == "black":
        return sum(tracks[0] for tracks in player.tracks)
    if card == "signals":
        return (0, 0, 15, 15, 25, 25, 40)[min(player.signals, 6)]
    if card == "doublers":
        return (0, 0, 0, 0, 20, 20, 20, 30, 30)[player.doublers]
    if card == "top_locos":
        return sum(numbers(player))
    return 0


def engineers(table: Table, owner: str) -> tuple[int, int]:
    """How many engineers an owner has, and the highest number."""
    rows = COMPONENTS["engineers"] | COMPONENTS["engineers_new"]
    held = [rows[name]["n"] for name, place in table.engineers.items() if place == owner]
    extra = 0
    if owner.startswith("seat-"):
        cards = table.players[int(owner[5:])].end_bonus_cards or ()
        extra = int("extra_engineer" in cards)
    return len(held) + extra, max(held, default=-99)


def majority(table: Table) -> list[int]:
    """40 and 20 points for who has hired engineers; Emil only takes a place."""
    owners = [f"seat-{seat}" for seat in range(len(table.players))]
    ranked = sorted([*owners, "emil"], key=lambda owner: engineers(table, owner), reverse=True)
    ranked = [owner for owner in ranked if engineers(table, owner)[1] > -99]
    prizes = dict(zip(ranked, (40, 20), strict=False))
    return [prizes.get(owner, 0) for owner in owners]
