"""What a seat knows of the end bonus cards, the only thing that is hidden in German Railroads."""

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core import counts
from coalface.games.german_railroads import ids
from coalface.games.german_railroads.state import GermanRailroadsState


def group_of(known: GermanRailroadsState, viewer: i64, card: i64) -> i64:
    """Return which cards a viewer cannot tell from this one: all with the same number.

    They have been in the same number of looks. A card whose place the viewer knows, because it is
    an own one or open at the end, stands alone. (RR-21, RR-72)
    """
    place = known.end_bonus_at[card]
    if place == ids.NO_CARD:
        return -1
    if place >= ids.HELD and (known.phase == ids.FINISHED or place == ids.HELD + viewer):
        return 1000 + card
    return counts.count(known.end_bonus_looks[card], viewer) if viewer >= 0 else 0


def groups(known: GermanRailroadsState, viewer: i64) -> vec[i64]:
    """Return the group of every card."""
    return vec[i64]([group_of(known, viewer, card) for card in range(ids.END_BONUSES)])


def hide_cards(known: GermanRailroadsState, viewer: i64) -> None:
    """Let cards that a viewer cannot tell apart lie in one fixed order, which tells nothing."""
    group = groups(known, viewer)
    places = known.end_bonus_at[:]
    looks = known.end_bonus_looks[:]
    for card in range(ids.END_BONUSES):
        for other in range(card + 1, ids.END_BONUSES):
            if group[other] != group[card]:
                continue
            if is_before(places[other], looks[other], places[card], looks[card]):
                place = places[card]
                places[card] = places[other]
                places[other] = place
                seen = looks[card]
                looks[card] = looks[other]
                looks[other] = seen
    known.end_bonus_at = places
    known.end_bonus_looks = looks


def is_before(place: i64, looks: i64, other_place: i64, other_looks: i64) -> bool:
    """Compare two positions of cards: where they lie, then the looks of one seat after another."""
    if place != other_place:
        return place < other_place
    for seat in range(ids.MAX_SEATS):
        mine, others = counts.count(looks, seat), counts.count(other_looks, seat)
        if mine != others:
            return mine < others
    return False
