"""Draws every fact again that is hidden from a seat of Coal Baron; written apart from guessing."""

from coalface.core.piles import CLASS, FACE, KINDS, MARKS, PERHAPS, SURELY, UNKNOWN, Pile
from coalface.core.random import Random
from coalface.games.coal_baron.state import CoalBaronState


def scramble_stacks(state: CoalBaronState, seat: int | None, rng: Random) -> None:
    """Deal again what this seat has not seen of the stacks, and what others know of it. (CB-68)"""
    for pile in (state.tiles, state.orders):
        _redeal(pile, seat, rng)
        for other in range(int(pile.seats)):
            if other != seat:
                _learn_again(pile, other, rng)


def hidden_facts(state: CoalBaronState, seat: int | None) -> dict[str, int]:
    """Return all facts of the stacks that are hidden from this seat."""
    facts = {}
    for label, pile in (("tile", state.tiles), ("order", state.orders)):
        for row in hidden_places(pile, seat):
            facts[f"{label} {row}"] = int(pile.face(row))
        for name, value in hidden_knowledge(pile, seat).items():
            facts[f"{label} {name}"] = value
    return facts


def hidden_places(pile: Pile, seat: int | None) -> list[int]:
    """The fixed places of a stack for which this seat holds several faces possible."""
    unseen = {face for face, count in enumerate(pile.bag) if count}
    groups = _groups(pile, seat)
    for rows in groups:
        unseen.update(_unknown_faces(pile, seat, rows))
    places = []
    for rows in groups:
        possible = set(_faces(pile, rows))
        if _unknown_faces(pile, seat, rows):
            possible |= unseen
        if len(possible) > 1:
            places += rows
    return sorted(places)


def _groups(pile: Pile, seat: int | None) -> list[list[int]]:
    """The rows of each class; a spectator knows every row apart, and none of them."""
    rows = range(pile.fixed())
    if seat is None:
        return [[row] for row in rows]
    classes = [pile.mark(row, seat) // CLASS for row in rows]
    return [[row for row in rows if classes[row] == name] for name in sorted(set(classes))]


def _faces(pile: Pile, rows: list[int]) -> list[int]:
    """The faces that lie in some rows."""
    return [int(pile.face(row)) for row in rows]


def _unknown_faces(pile: Pile, seat: int | None, rows: list[int]) -> list[int]:
    """The faces in a class that the seat has not seen."""
    faces = _faces(pile, rows)
    if seat is None:
        return faces
    for row in rows:
        known = int(pile.mark(row, seat) % KINDS)
        if known:
            faces.remove(known - 1)
    return faces


def _redeal(pile: Pile, seat: int | None, rng: Random) -> None:
    """Shuffle what is unseen between the bag and the fixed places, then each class in itself."""
    groups = _groups(pile, seat)
    unknown = [_unknown_faces(pile, seat, rows) for rows in groups]
    pool = [face for face, count in enumerate(pile.bag) for _ in range(count)]
    for faces in unknown:
        pool += faces
    _shuffle(pool, rng)
    for rows, faces in zip(groups, unknown, strict=True):
        known = _faces(pile, rows)
        for face in faces:
            known.remove(face)
        dealt = known + [pool.pop() for _ in faces]
        _shuffle(dealt, rng)
        for row, face in zip(rows, dealt, strict=True):
            pile.rows[row * (MARKS + pile.seats) + FACE] = face
    for face in range(len(pile.bag)):
        pile.bag[face] = pool.count(face)


def _shuffle(numbers: list[int], rng: Random) -> None:
    """Bring a list into a random order."""
    for last in range(len(numbers) - 1, 0, -1):
        pick = rng.below(last + 1)
        numbers[last], numbers[pick] = numbers[pick], numbers[last]


def _learn_again(pile: Pile, seat: int, rng: Random) -> None:
    """Let another seat know as many faces of each class as all can compute, of those there."""
    for rows in _groups(pile, seat):
        sure, perhaps = _computed(pile, seat, rows)
        faces = [face + 1 for face in _faces(pile, rows)]
        _shuffle(faces, rng)
        knows = sure + int(rng.below(perhaps + 1))
        for place, row in enumerate(rows):
            at = row * (MARKS + pile.seats) + MARKS + seat
            known = faces[place] if place < knows else UNKNOWN
            pile.rows[at] += known - pile.rows[at] % KINDS


def _computed(pile: Pile, seat: int, rows: list[int]) -> tuple[int, int]:
    """How many faces of a class a seat surely knows, and how many more it perhaps knows."""
    looked = [int(pile.mark(row, seat) // KINDS % 4) for row in rows]
    return looked.count(SURELY), looked.count(PERHAPS)


def hidden_knowledge(pile: Pile, seat: int | None) -> dict[str, int]:
    """What others know of classes that they know a part of, where it may be several things.

    Where the seat knows all that lies in the class, it is open which faces the other knows;
    otherwise, beside the faces that are hidden themselves, only how many it knows.
    """
    unsure = set(hidden_places(pile, seat))
    facts = {}
    for other in range(int(pile.seats)):
        if other == seat:
            continue
        for rows in _groups(pile, other):
            sure, perhaps = _computed(pile, other, rows)
            known = sorted(int(pile.mark(row, other) % KINDS) for row in rows)
            name = f"known to {other} from {rows[0]}"
            if unsure & set(rows):
                if perhaps:
                    facts[name] = len(rows) - known.count(UNKNOWN)
            elif perhaps or (0 < sure < len(rows) and len(set(_faces(pile, rows))) > 1):
                facts[name] = sum(face * KINDS**at for at, face in enumerate(known))
    return facts
