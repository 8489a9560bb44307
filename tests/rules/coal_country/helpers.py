"""Words for the rule tests of Coal Country: positions, what a move changed, and refusals."""

from textwrap import dedent
from typing import Any

from coalface import CHANCE, Event
from coalface.core.registry import game_spec
from coalface.games.coal_country.names import spell_types
from coalface.games.coal_country.view import Company, Memory, Table
from tests.rules.table import TestTable

Facts = dict[str, Any]
Option = bool | str | int


class Desk(TestTable):
    """A position of Coal Country under options."""

    def __init__(self, text: str, options: dict[str, Option]) -> None:
        """`version` among the options is that of the rules; the newest if it is left out."""
        version = options.pop("version", None)
        self.game = game_spec("coal_country").game(
            options, None if version is None else int(version)
        )
        self.state = self.game.position(text)
        self.events: list[Event] = []


def position(text: str = "", seats: int = 2, **options: Option) -> Desk:
    """A position with this number of seats; lines that are left out are as from the box."""
    return Desk(f"coal_country\nseats {seats}\n{dedent(text)}", options)


def start(seats: int = 2, **options: Option) -> Desk:
    """A new game before its first draw."""
    desk = position("", seats, **options)
    desk.state = desk.game.start(seats)
    return desk


def draw(desk: Desk, *moves: str) -> None:
    """Let chance draw these; afterwards anything until a seat is asked."""
    desk.chance(*moves)
    draw_on(desk)


def draw_on(desk: Desk) -> None:
    """Let chance draw the first thing it may until a seat is asked."""
    while desk.state.actors() == [CHANCE]:
        desk.state.apply(CHANCE, desk.state.legal(CHANCE)[0])


def look(desk: Desk, seat: int | None = None) -> Table:
    """The table as a seat, or a spectator, sees it."""
    seen: Table = desk.state.view(seat).table
    return seen


def recall(desk: Desk, seat: int | None = None) -> Memory:
    """What a seat, or a spectator, remembers."""
    seen: Memory = desk.state.view(seat).memory
    return seen


def facts(desk: Desk) -> Facts:
    """Everything there is, by name."""
    seen = look(desk)
    found: Facts = {"asked": tuple(desk.state.actors()), "round": seen.round, "step": seen.step}
    found |= {"gauge": seen.gauge, "price": seen.coal_price, "stock": seen.stockpile}
    found |= {"market": dotted(seen.market), "permits": dotted(seen.permits), "pile": seen.pile}
    found |= {"top": " ".join(seen.top_row), "bottom": " ".join(seen.bottom_row)}
    found |= {"cubes": " ".join(seen.cubes), "removed": dotted(recall(desk).removed)}
    for seat in range(len(seen.companies)):
        own = look(desk, seat).companies[seat]
        found |= {f"{seat} {name}": fact for name, fact in company_facts(own).items()}
    return found


def dotted(counts: tuple[int, ...]) -> str:
    """Counts as they are written in a move: `1.0.2`."""
    return ".".join(str(count) for count in counts)


def company_facts(company: Company) -> Facts:
    """What one player has, by name."""
    found: Facts = {"cash": company.cash, "earned": company.earnings, "fee": company.fee}
    found |= {"coal": company.coal, "refuse": company.refuse, "stored": dotted(company.stored)}
    found |= {"village": " ".join(company.buildings), "covered": " ".join(company.covered)}
    found |= {"laid": company.tiles_laid, "hand": dotted(company.hand or ())}
    found |= {"tavern": company.tavern, "church": company.church}
    for shaft in company.mine:
        mask = sum(1 << ["wood", "water", "electricity"].index(cube) for cube in shaft.utilities)
        joined = "joined" if shaft.connected else "apart"
        found[f"tile {shaft.cell}"] = f"{shaft.kind} {shaft.openings} {spell_types(mask)} {joined}"
    for token in company.foremen:
        found.setdefault(f"on {token.space}", []).append(token.value)
    return found


def changes(before: Facts, desk: Desk) -> Facts:
    """Each fact that is no longer as it was, as (before, now)."""
    now = facts(desk)
    names = [*before, *(name for name in now if name not in before)]
    pairs = {name: (before.get(name), now.get(name)) for name in names}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def refused(desk: Desk, actor: int, move: str) -> str:
    """Check that a move is refused in every way and changes nothing; its reason in short."""
    return str(desk.refusal(actor, move))


def logged(desk: Desk, key: str) -> list[tuple[int, tuple[int, ...]]]:
    """Who and what the last move logged under a key."""
    return [(event.seat, event.args) for event in desk.events if event.key == key]


def spaces(desk: Desk, seat: int) -> set[str]:
    """The spaces on which a seat may place some foreman."""
    moves = [move.split("/") for move in desk.legal(seat)]
    return {parts[1] for parts in moves if parts[0] == "place"}
