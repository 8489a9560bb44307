"""Names for the numbers of a state: what a line of a written position may say, and its bounds."""

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.kit import Kit
from coalface.games.german_railroads.names import (
    BOARD_NAMES,
    BONUS_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    EXTENSION_NAMES,
    FOUNDRY_NAMES,
    GAP_NAMES,
    INCOME_NAMES,
    POINT_NAMES,
    RAILROAD_NAMES,
    SLOT_NAMES,
    SPACE_NAMES,
    STATION_NAMES,
    TOKEN_NAMES,
)
from coalface.games.german_railroads.spelling import (
    EMPTY,
    read_gap,
    read_mask,
    read_tile,
    spell_gap,
    spell_mask,
    spell_tile,
)

TABLE = {
    "round": (ids.ROUND, 9),
    "phase": (ids.PHASE, 2),
    "last": (ids.LAST, 3),
    "passed": (ids.PASSED, 15),
    "turquoise-with": (ids.TEMP_OWNER, 4),
    "boiler-used": (ids.BOILER_USED, 4),
    "using": (ids.USING, ids.SPACES),
    "open-foundry": (ids.OPEN_FOUNDRY, ids.FOUNDRIES),
    "emil-deck": (ids.EMIL_DECK, (1 << ids.EMIL_CARDS) - 1),
    "emil-total": (ids.EMIL_TOTAL, 9),
    "emil-passed": (ids.EMIL_PASSED, 1),
}
"""Single numbers of the table, with the most that each can be."""

MASKS = {
    "cards": (ids.CARDS_LEFT, CARD_NAMES),
    "bonuses": (ids.BONUS_LEFT, BONUS_NAMES),
    "repeated": (ids.REPEATED, SPACE_NAMES),
    "foundries-used": (ids.FOUNDRIES_USED, FOUNDRY_NAMES),
}
"""Sets of names."""

SEAT = {
    "aside": (ids.ASIDE, 9),
    "black-worker": (ids.BLACK_HOME, 2),
    "coins": (ids.COINS, 999),
    "coal": (ids.COALS, 999),
    "branch": (ids.BRANCHED, 2),
    "doublers": (ids.DOUBLERS, ids.DOUBLERS_MOST),
    "medal": (ids.MEDAL, 1),
    "revaluation": (ids.REVALUED, 2),
    "signals": (ids.SIGNALS, 99),
    "bg-workers": (ids.BG_WORKERS, 20),
    "bg-coins": (ids.BG_COINS, 999),
    "bg-black": (ids.BG_BLACK, 1),
    "dealt": (ids.DEALT, 3),
    "claimed": (ids.CLAIMED, 1 << 36),
    "lane-claimed": (ids.LANE_CLAIMED, 1 << 16),
    **{f"income-{name}": (ids.INCOME_OWN + k, 9) for k, name in enumerate(INCOME_NAMES)},
    **{f"used-{name}": (ids.INCOME_USED + k, 9) for k, name in enumerate(INCOME_NAMES)},
    **{f"points-{name}": (ids.POINTS + k, 9999) for k, name in enumerate(POINT_NAMES)},
}
"""Single numbers of a seat."""

DERIVED = ("claimed", "lane-claimed", "unlocked")
"""What a position need not say: it is as it follows from the tracks, locomotives and markers."""


def track_names(kit: Kit) -> dict[str, int]:
    """The tracks of a seat: `MU-black` and so on."""
    railroads = RAILROAD_NAMES[BOARD_NAMES[kit.board]]
    return {
        f"{name}-{colour}": ids.TRACK + rr * ids.COLOURS + number
        for rr, name in enumerate(railroads)
        for number, colour in enumerate(COLOUR_NAMES)
    }


def spell_seat(kit: Kit, own: list[int]) -> dict[str, str]:
    """Everything of a seat in words."""
    told = {name: str(own[at]) for name, (at, _) in SEAT.items()}
    told |= {name: str(own[at]) for name, at in track_names(kit).items()}
    told |= {name: spell_tile(own[ids.SLOT + k]) for k, name in enumerate(SLOT_NAMES)}
    told |= {name: spell_gap(own[ids.GAP + k]) for k, name in enumerate(GAP_NAMES)}
    for k, name in enumerate(STATION_NAMES):
        tile = own[ids.LAID + k]
        told[name] = EXTENSION_NAMES[tile - 1] if tile else EMPTY
    markers = [place for place in range(ids.LANE_PLACES) for _ in range(own[ids.LANE + place])]
    told["markers"] = ",".join(map(str, markers)) or EMPTY
    told["tokens"] = ",".join(spell_mask(own[ids.TOKENS_LEFT], TOKEN_NAMES)) or EMPTY
    told["unlocked"] = ",".join(spell_mask(own[ids.UNLOCKED], COLOUR_NAMES)) or EMPTY
    return told


def whole(word: str, most: int, least: int = 0) -> int:
    """A whole number within bounds."""
    if not word.lstrip("-").isdigit() or not least <= int(word) <= most:
        raise ValueError(f"{word!r} should be a whole number from {least} to {most}")
    return int(word)


def read_seat(kit: Kit, name: str, word: str) -> list[tuple[int, int]]:
    """The numbers that a word stands for: where they go, and what they are."""
    if name in SEAT:
        at, most = SEAT[name]
        return [(at, whole(word, most))]
    tracks = track_names(kit)
    if name in tracks:
        return [(tracks[name], whole(word, 15))]
    if name in SLOT_NAMES:
        return [(ids.SLOT + SLOT_NAMES.index(name), read_tile(word))]
    if name in GAP_NAMES:
        return [(ids.GAP + GAP_NAMES.index(name), read_gap(word))]
    if name in STATION_NAMES:
        tile = 0 if word == EMPTY else EXTENSION_NAMES.index(word) + 1
        return [(ids.LAID + STATION_NAMES.index(name), tile)]
    words = () if word == EMPTY else tuple(word.split(","))
    if name == "markers":
        places = [whole(each, ids.LAST_PLACE) for each in words]
        return [(ids.LANE + place, places.count(place)) for place in range(ids.LANE_PLACES)]
    if name == "tokens":
        return [(ids.TOKENS_LEFT, read_mask(words, TOKEN_NAMES))]
    if name == "unlocked":
        return [(ids.UNLOCKED, read_mask(words, COLOUR_NAMES) | 1)]
    raise ValueError(f"{name!r} is nothing that a seat has")
