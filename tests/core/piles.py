"""Words for tests of piles: faces are letters, a stack is written from above, worlds are orders."""

from collections import Counter
from collections.abc import Iterable
from itertools import permutations

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.piles import CLASS, KINDS, MARKS, PERHAPS, SURELY, SURELY_NOT, Pile

World = tuple[str, ...]
"""The whole pile from above, in one order."""


def letter(face: int) -> str:
    """A face as a letter."""
    return "abcdefghijklmnopqrstuvwxyz"[face]


def number(face: str) -> int:
    """A letter as a face."""
    return ord(face) - ord("a")


def heap(seats: int, faces: str) -> Pile:
    """A shuffled pile of these faces."""
    return Pile(seats, vec[i64]([faces.count(letter(face)) for face in range(26)]))


def look(pile: Pile, seat: int, *, fixed: int = 0, drawn: str = "") -> str:
    """Let a seat look at this many cards that are fixed, and at some that come out of the bag.

    With an empty bag the fixed ones may follow: call it twice.
    """
    seen = ""
    for _ in range(fixed):
        assert pile.next_is_fixed()
        seen += letter(int(pile.look_at_fixed(seat)))
    for face in drawn:
        assert not pile.next_is_fixed()
        pile.look_at_drawn(seat, number(face))
    return seen + drawn


def put_back(pile: Pile, seat: int, faces: str, end: str) -> None:
    """Put the hand back, the first named highest, on top or at the bottom."""
    for face in faces:
        pile.place(seat, number(face))
    assert pile.placed == pile.in_hand
    if end == "top":
        pile.return_to_top()
    else:
        pile.return_to_bottom()


def public_marks(pile: Pile, seat: int) -> list[int]:
    """Return the marks of a seat as anyone sees them, from above."""
    width = MARKS + int(pile.seats)
    return [int(n) for n in pile.canonical()][MARKS + seat :: width][::-1]


def marks(pile: Pile, seat: int) -> list[tuple[int, str]]:
    """What a seat knows of each fixed place, from above: its class and a face, or ?."""
    rows = public_marks(pile, seat)
    return [(m // CLASS, letter(m % KINDS - 1) if m % KINDS else "?") for m in rows]


def public(pile: Pile, seat: int) -> list[tuple[int, int]]:
    """Return what all can compute of a seat's knowledge of each place: class, and how sure."""
    return [(m // CLASS, m % CLASS // KINDS) for m in public_marks(pile, seat)]


def sure(pile: Pile, seat: int) -> str:
    """The same in short for one class: + for a face surely known, ~ perhaps, - surely not."""
    signs = {SURELY: "+", PERHAPS: "~", SURELY_NOT: "-"}
    return "".join(sorted((signs[level] for _, level in public(pile, seat)), key="+~-".index))


def known(pile: Pile, seat: int) -> str:
    """The same in short: `1e 2a 3? 3d`, classes numbered from above, the faces of each sorted."""
    rows = marks(pile, seat)
    names = {group: n for n, group in enumerate(dict.fromkeys(g for g, _ in rows), 1)}
    faces = {group: sorted(f for g, f in rows if g == group) for group in names}
    return " ".join(f"{names[group]}{faces[group].pop(0)}" for group, _ in rows)


def fixed(pile: Pile) -> str:
    """The faces of the fixed places, from above."""
    return "".join(letter(int(pile.face(row))) for row in reversed(range(pile.fixed())))


def in_bag(pile: Pile) -> str:
    """The faces in the bag, sorted."""
    return "".join(letter(face) * int(count) for face, count in enumerate(pile.bag))


def orders(faces: Iterable[str]) -> set[World]:
    """All different orders of some cards."""
    return set(permutations(sorted(faces)))


def places(pile: Pile) -> list[int]:
    """Where in the pile, from above, each fixed place is; the hand must be empty."""
    size = int(pile.bag_size) + int(pile.fixed())
    top = int(pile.on_top) if pile.bag_size else int(pile.fixed())
    return [*range(top), *range(top + int(pile.bag_size), size)]


def allowed(pile: Pile, seat: int) -> set[World]:
    """Every order of the whole pile that the marks of a seat allow."""
    rows, at = marks(pile, seat), places(pile)
    groups = {group for group, _ in rows}
    demands = []
    for group in groups:
        where = [place for place, (g, _) in zip(at, rows, strict=True) if g == group]
        faces = Counter(face for g, face in rows if g == group and face != "?")
        demands.append((where, faces))
    return {
        world
        for world in orders(fixed(pile) + in_bag(pile))
        if all(faces <= Counter(world[place] for place in where) for where, faces in demands)
    }


def truths(pile: Pile) -> set[World]:
    """Every order that the pile can really be in: the bag has none yet."""
    top = int(pile.on_top) if pile.bag_size else int(pile.fixed())
    rows = tuple(fixed(pile))
    return {rows[:top] + middle + rows[top:] for middle in orders(in_bag(pile))}
