"""What follows from the pieces: spaces of this round, reach, special spaces, the next scoring."""

from coalface.games.german_railroads import ids
from coalface.games.german_railroads.names import BRANCH_NAMES
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.rules.scoring import industry_points, railroad_points
from coalface.games.german_railroads.rules.specials import medal, reach, stars
from coalface.games.german_railroads.rules.turn import last_round
from coalface.games.german_railroads.special_spaces import specials_of
from coalface.games.german_railroads.view import Lane, SpecialSpace


def open_spaces(pieces: Pieces) -> list[int]:
    """The spaces of the board that there are in this round. (RR-84)"""
    late = last_round(pieces)
    closed = (ids.FIRST_ORDER, ids.SECOND_ORDER) if late else (ids.LAST_ROUND,)
    return [int(s) for s in pieces.kit.open_spaces[pieces.seats] if s not in closed]


def lanes_now(pieces: Pieces, seat: int) -> tuple[Lane, ...]:
    """The railroads of a seat with what they would score now. (RR-78)"""
    return tuple(
        Lane(
            reach=int(reach(pieces, seat, rr)),
            track=int(railroad_points(pieces, seat, rr)),
            stars=int(stars(pieces, seat, rr)),
            medal=int(medal(pieces, seat, rr)),
        )
        for rr in range(ids.RAILROADS)
    )


def industry_now(pieces: Pieces, seat: int) -> int:
    """What the industry track would score now. (RR-81)"""
    return int(industry_points(pieces, seat))


def specials_met(pieces: Pieces, seat: int) -> tuple[SpecialSpace, ...]:
    """The special spaces of a seat that count now or have given their advantage. (RR-65)"""
    return tuple(
        SpecialSpace(
            railroad=special.railroad,
            space=special.space,
            branch=BRANCH_NAMES[special.branch - 1] if special.branch else None,
            status=special.status,
        )
        for special in specials_of(pieces, seat)
        if special.status in ("received", "counts")
    )
