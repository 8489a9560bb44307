"""How the things of Ruhrschifffahrt are spelled in notation, picks, positions and views."""

from typing import Final

COAL_NAMES: Final = ("black", "white")
TERRITORY_NAMES: Final = ("mark", "essen", "werden", "broich")
CITY_NAMES: Final = (
    *("witten", "blankenstein", "hattingen", "steele", "werden", "kettwig", "muelheim"),
)
KIND_NAMES: Final = ("city", "forge", "hammer", "gun", "port")
TRACK_NAMES: Final = ("brickearth", "paved", "rails")
"""The parts of the transport track, in the order in which they are used."""

COLUMN_NAMES: Final = ("belgium", "netherlands", "rhineland")
GAIN_NAMES: Final = ("thaler", "vp")
AREA_NAMES: Final = (
    *("black_industry", "black_city", "ruhrort", "white_industry", "white_city", "white_ruhrort"),
)
BLACK_NAMES: Final = (
    *("lock", "supply", "essen_warehouse", "wage", "port", "coal_depot"),
    *("mark", "mark_warehouse"),
)
WHITE_NAMES: Final = (
    *("coal_hauler", "hauling_action", "inn", "warehouse", "ruhraake", "mayor", "ruhrtalbahn"),
)
OPTION_NAMES: Final = (
    *("none", "pilot", "transport", "wage", "supply", "hauling", "transport_pilot"),
    *("hauling_pilot", "hauling_transport"),
)
HAULING_NAMES: Final = ("hauling", "hauling_pilot", "hauling_transport")
FACE_NAMES: Final = (
    "forge",
    "hammer",
    "gun",
    *(f"industry_{territory}" for territory in TERRITORY_NAMES),
    *(f"city_{territory}" for territory in TERRITORY_NAMES),
    *(f"{level}_water{change}" for level in ("high", "low") for change in ("", "_minus", "_plus")),
)
EFFECT_NAMES: Final = (
    *("", "start_player", "levy", "switch", "warehouse", "gift", "better_track", "fewer_dice"),
    *("country", "locks", "dear_locks", "dear_options", "last_turn"),
)
PHASE_NAMES: Final = (
    *("event", "marker", "option", "sale", "progress", "purchase", "export", "inn", "end"),
)
POINT_NAMES: Final = (
    *("locks", "cities", "depots", "port", "export", "gift", "inn", "levy", "hardship"),
    *("essen-set", "mark-set", "all-cities", "all-depots", "majorities", "mayor", "ruhrtalbahn"),
    *("ruhraake", "debt"),
)
"""Where points come from, in the order of `ids`."""

SEAT_NAMES: Final = ("0", "1", "2", "3")
TURN_NAMES: Final = tuple(str(turn) for turn in range(1, 13))
AWAY: Final = "away"
"""Where a barge is before the first turn."""
