"""How the numbers of a state are spelled in positions and views: tiles, masks, places."""

from coalface.games.german_railroads.ids import (
    BOILER,
    CLOSED,
    EMIL,
    FILLED,
    GONE,
    HELD,
    HIRED,
    IN_PILE,
    IN_STACK,
    MAX_SEATS,
    NO_CARD,
    NOT_IN_GAME,
    ON_CARD,
    ON_DISPLAY,
    OWNED,
    REMOVED,
    SPECIAL,
    STRIP,
    UNSEEN,
)

EMPTY = "-"

ENGINEER_PLACES = {
    IN_STACK: "stack",
    STRIP: "hire",
    **{STRIP + place: f"strip-{place}" for place in range(1, 7)},
    **{HIRED + seat: f"seat-{seat}" for seat in range(MAX_SEATS)},
    HIRED + EMIL: "emil",
    ON_CARD: "card",
    GONE: "gone",
    NOT_IN_GAME: "out",
}
FOUNDRY_PLACES = {
    UNSEEN: "unseen",
    ON_DISPLAY: "display",
    **{OWNED + seat: f"seat-{seat}" for seat in range(MAX_SEATS)},
    CLOSED: "closed",
}
END_PLACES = {
    IN_PILE: "pile",
    REMOVED: "removed",
    **{HELD + seat: f"seat-{seat}" for seat in range(MAX_SEATS)},
    NO_CARD: "out",
}
OWNERS = {0: EMPTY, **{seat + 1: f"seat-{seat}" for seat in range(MAX_SEATS)}, EMIL + 1: "emil"}


def spell_tile(tile: int) -> str:
    """A locomotive: its number, `b` with a boilerman, `s` for the special #9; `-` is none."""
    if tile == 0:
        return EMPTY
    boiler = "b" if (tile // BOILER) % 2 else ""
    return f"{tile % BOILER}{'s' if tile >= SPECIAL else ''}{boiler}"


def read_tile(word: str) -> int:
    """A locomotive as it is spelled."""
    if word == EMPTY:
        return 0
    number = word.rstrip("bs")
    if word[len(number) :] not in ("", "b", "s", "sb") or number not in "0123456789" or not number:
        raise ValueError(f"{word!r} is no tile; tiles are like 4, 4b, 9s or -")
    if "s" in word and number != "9":
        raise ValueError("only a 9 is special")
    return int(number) + BOILER * ("b" in word) + SPECIAL * ("s" in word)


def spell_gap(tile: int) -> str:
    """A factory in a gap."""
    return EMPTY if tile == 0 else spell_factory(tile - FILLED)


def spell_factory(tile: int) -> str:
    """A factory: its number, `b` with a boilerman; 0 is the coal factory."""
    return f"{tile % BOILER}{'b' if tile >= BOILER else ''}"


def read_gap(word: str) -> int:
    """A factory in a gap as it is spelled."""
    if word == EMPTY:
        return 0
    if "s" in word:
        raise ValueError("the special 9 has no factory side")
    return read_tile(word) + FILLED


def spell_mask(mask: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the bits that are set."""
    return tuple(name for bit, name in enumerate(names) if mask & (1 << bit))


def read_mask(names: tuple[str, ...], known: tuple[str, ...]) -> int:
    """A mask from names."""
    return sum(1 << known.index(name) for name in set(names))


def reversed_table(table: dict[int, str]) -> dict[str, int]:
    """From words to numbers."""
    return {word: number for number, word in table.items()}
